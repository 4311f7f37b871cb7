// Alpha and beta of a problem, as kernels of one problem are pushed them.
void begin_factors(sk_problem_row row)
{
    epilogue[ALPHA] = sk_integer_factor(row.alpha);
    epilogue[BETA] = sk_integer_factor(row.beta);
}
