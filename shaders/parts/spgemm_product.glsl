// The product of two nonzeros. Nothing is read outside A and B. (Lavapipe loads what is the same for all invocations also
// where none of them is.)
SUM multiply_atoms(uint32_t atom, uint32_t atom_of_b)
{
    SUM value = load_value(arguments.b_values, bound_atom(atom_of_b, arguments.b_nonzeros));
    if (!A_IS_IDENTITY)
    {
        value = multiply(load_value(arguments.a_values, bound_atom(atom, arguments.a_nonzeros)), value);
    }
    return value;
}
