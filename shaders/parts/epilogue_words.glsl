layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer told_words
{
    uint32_t x[];
};

// Words that the device has no push constants for are in the workspace: a dispatch before wrote them there.
uint32_t epilogue_word(uint32_t word)
{
    uint32_t read;
    if (word < 2u || MORE_WORDS > 0u)
    {
        read = epilogue[word];
    }
    else
    {
        read = told_words(add(words(arguments.workspace), uvec2(4u * SK_TOLD, 0u))).x[word - 2u];
    }
    return read;
}

float epilogue_number(uint32_t word)
{
    return uintBitsToFloat(epilogue_word(word));
}

uvec2 epilogue_address(uint32_t word)
{
    return uvec2(epilogue_word(word), epilogue_word(word + 1u));
}
