// Alpha and beta of a problem, as kernels of one problem are pushed them.
void begin_factors(sk_problem_row row)
{
    epilogue[ALPHA_WIDE + 0u] = row.alpha[0];
    epilogue[ALPHA_WIDE + 1u] = row.alpha[1];
    epilogue[ALPHA_WIDE + 2u] = row.alpha_imaginary[0];
    epilogue[ALPHA_WIDE + 3u] = row.alpha_imaginary[1];
    epilogue[BETA_WIDE + 0u] = row.beta[0];
    epilogue[BETA_WIDE + 1u] = row.beta[1];
    epilogue[BETA_WIDE + 2u] = row.beta_imaginary[0];
    epilogue[BETA_WIDE + 3u] = row.beta_imaginary[1];
}
