// Alpha and beta of a problem, as kernels of one problem are pushed them.
void begin_factors(sk_problem_row row)
{
    epilogue[ALPHA_WIDE + 0u] = row.alpha[0];
    epilogue[ALPHA_WIDE + 1u] = row.alpha[1];
    epilogue[BETA_WIDE + 0u] = row.beta[0];
    epilogue[BETA_WIDE + 1u] = row.beta[1];
}
