uint32_t epilogue_word(uint32_t word)
{
    return epilogue[word];
}

float epilogue_number(uint32_t word)
{
    return uintBitsToFloat(epilogue_word(word));
}

uvec2 epilogue_address(uint32_t word)
{
    return uvec2(epilogue_word(word), epilogue_word(word + 1u));
}
