shared uint32_t sorted_products[ALL_ROOM]; // numbers within the batch

// Whether a place's product belongs behind another's: products of a column stay in their order.
bool is_behind(uint32_t place, uint32_t other)
{
    return sorted_columns[place] > sorted_columns[other] ||
           (sorted_columns[place] == sorted_columns[other] && sorted_products[place] > sorted_products[other]);
}

void exchange(uint32_t place, uint32_t other)
{
    uint32_t column = sorted_columns[place], product = sorted_products[place];
    sorted_columns[place] = sorted_columns[other];
    sorted_products[place] = sorted_products[other];
    sorted_columns[other] = column;
    sorted_products[other] = product;
}

// Sorts what each team has staged: bitonic. All invocations meet.
void sort_batch()
{
    for (uint32_t run = 2u; run <= ROOM; run *= 2u)
    {
        for (uint32_t distance = run / 2u; distance > 0u; distance /= 2u)
        {
            barrier();
            for (uint32_t pair = gl_LocalInvocationIndex % LANES; pair < ROOM / 2u; pair += LANES)
            {
                uint32_t low = pair / distance * 2u * distance + pair % distance;
                uint32_t place = first_room() + low, other = place + distance;
                if ((low & run) == 0u ? is_behind(place, other) : is_behind(other, place))
                {
                    exchange(place, other);
                }
            }
        }
    }
    barrier();
}

// Whether a place of the team is the first of its column.
bool is_head(uint32_t place)
{
    uint32_t column = sorted_columns[first_room() + place];
    bool is_first = place == 0u;
    if (!is_first)
    {
        is_first = sorted_columns[first_room() + place - 1u] != column;
    }
    return is_first && column != NO_COLUMN;
}

// How many of the lane's places are heads. It has neighbouring ones.
uint32_t count_heads()
{
    uint32_t first = gl_LocalInvocationIndex % LANES * SK_SPARSE_PRODUCTS_OF_LANE, heads = 0u;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        heads += is_head(first + i) ? 1u : 0u;
    }
    return heads;
}
