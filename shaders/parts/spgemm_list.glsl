const uint32_t LISTS = SK_SHORT_CLASSES + 1u;

shared uint32_t list_counts[LISTS]; // rows of each class that a workgroup lists at once
shared uint32_t list_places[LISTS]; // and the place of the first of them

// Lists a row in its class. Those of a workgroup have neighbouring places, so that a counter is reached once for all of
// them. A row without products is in no list: its size is 0. Returns the products that the invocation has listed. All
// invocations meet.
sk_wide list_row(uint32_t row, uint32_t nonzeros, sk_wide products, bool has_row)
{
    uint32_t self = gl_LocalInvocationIndex, row_class = 0u, place = 0u;
    uint32_t row_products = has_row ? sk_listed_products(products) : 0u;
    barrier();
    if (self < LISTS)
    {
        list_counts[self] = 0u;
    }
    barrier();
    if (row_products > 0u)
    {
        row_class = sk_class_of(nonzeros, row_products);
        place = atomicAdd(list_counts[row_class], 1u);
    }
    barrier();
    if (self < LISTS && list_counts[self] > 0u)
    {
        list_places[self] = atomicAdd(table_words(word_at(self)).x, list_counts[self]);
    }
    barrier();
    if (row_products > 0u)
    {
        place += list_places[row_class];
        table_words(list_at(row_class, place)).x = row;
    }
    if (row_products > 0u && row_class == SK_SHORT_CLASSES)
    {
        table_words(long_products_at(place)).x = row_products;
    }
    return has_row ? products : sk_widen(0u);
}
