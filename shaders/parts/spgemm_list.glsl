// Lists a row in its class, by the first of its invocations. Returns the products that the invocation has listed.
sk_wide list_row(uint32_t row, uint32_t nonzeros, sk_wide products, bool is_first)
{
    if (!is_first)
    {
        return sk_widen(0u);
    }
    uint32_t row_products = products.high > 0u ? 0xffffffffu : products.low;
    uint32_t row_class = sk_class_of(nonzeros, row_products);
    uint32_t place = atomicAdd(table_words(word_at(row_class)).x, 1u);
    table_words(list_at(row_class, place)).x = row;
    if (row_class == SK_SHORT_CLASSES)
    {
        table_words(list_at(LONG_ROW_PRODUCTS, place)).x = row_products;
    }
    return products;
}
