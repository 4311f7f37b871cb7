// Alpha and beta of a problem, as kernels of one problem are pushed them.
void begin_factors(sk_problem_row row)
{
    epilogue[ALPHA] = sk_round_factor(row.alpha);
    epilogue[BETA] = sk_round_factor(row.beta);
}
