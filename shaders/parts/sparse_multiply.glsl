SUM multiply(SUM a, SUM b)
{
    return a * b;
}
