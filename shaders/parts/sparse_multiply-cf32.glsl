// The product of two complex numbers. Its four products are rounded.
SUM multiply(SUM a, SUM b)
{
    precise SUM product;
    product.x = a.x * b.x - a.y * b.y;
    product.y = a.x * b.y + a.y * b.x;
    return product;
}
