#include "options.h"

#include "course/decisions.h"

#include <stdio.h>

#define FOLLOWING(name, word) " " word
#define ACTIVATION_WORDS SK_ACTIVATIONS(FOLLOWING)

static void print_usage(void)
{
    puts("usage: matmul A.npy B.npy -o D.npy [options]\n"
         "       matmul --group LIST [options]\n"
         "       matmul A.mtx B.mtx -o C.mtx [--type f32, f64 or cf32]\n"
         "       matmul A.mtx B.npy -o D.npy\n"
         "       matmul A.npy B.npy --pattern P.mtx -o D.mtx [--alpha X] [--beta X]\n"
         "       matmul --list model.gguf\n"
         "       matmul --quantize TYPE W.npy -o W.gguf\n"
         "       matmul --pack b A.npy B.npy -o B.skp\n"
         "\n"
         "Multiplies matrices on a Vulkan device, as NumPy's matmul does:\n"
         "D = clamp(activation(scales (alpha (A B + A2 B2)) + beta C + bias)) + residual.\n"
         "Takes NumPy files of f2, f4, f8, i1, u1, c8 or c16: matrices, vectors, and batches of matrices in 3\n"
         "dimensions. One matrix serves for a batch. A vector A is a row, a vector B a column. Or sparse matrices.\n"
         "A file may also be a tensor of a GGUF or safetensors file, model.gguf:NAME. As B it is transposed: one of\n"
         "n x k is k x n. A or B may be in blocks, as q4_0; then the other one is f2, f4, bf16, or in blocks, too.\n"
         "A or B may be a file of --pack.\n");
}

static void print_options(void)
{
    puts(
        "  --group LIST          many products in one launch, that a text file names; see below\n"
        "  --pattern P.mtx       D = alpha A B + beta P only where P has nonzeros, and as sparse as P\n"
        "  --list FILE           print the tensors of a GGUF or safetensors file\n"
        "  --quantize TYPE       quantize the rows of a matrix to q4_0, q4_1, q5_0, q8_0, q4_K, q6_K, mxfp4 or nvfp4;\n"
        "                        -o W.gguf:NAME names the tensor, which is called weight otherwise\n"
        "  --pack WORD           a or b: -o FILE.skp gets A or B as the plan of this product reads it, and D is not\n"
        "                        written\n"
        "  -o, --output FILE     where D goes; - is standard output; may be left out with --check or --time\n"
        "  --types TYPE          bf16, e4m3 or e5m2: that is what files of u2, or u1, hold\n"
        "  --from LAYOUT         gptq, gptq-v2 or awq: how a layer's qweight, qzeros and scales lie in safetensors\n"
        "                        files; it is joined to blocks, exactly\n"
        "  --type-d TYPE         f16, f32, ...; default: the type of C, else the residual's, else A's; of 8 bits\n"
        "                        s32, u32 or f32\n"
        "  --layout-d LAYOUT     row-major or col-major (Fortran order); default: row-major\n"
        "  --multiplied TYPE     f16 or bf16, to which an A or B of f4 beside blocks is rounded; of two in blocks,\n"
        "                        to which one is decoded, or both; default: f4 is not rounded, two have D's type\n"
        "  --accumulator TYPE    f16: halves are summed in halves\n"
        "  --triangle WORD       lower or upper: only that part of a square D is computed, the rest becomes 0\n"
        "  --conjugate WHICH     a, b or both: complex A and B are conjugated\n"
        "\n"
        "  --second-a FILE       A2 of a second term,\n"
        "  --second-b FILE       and B2\n"
        "  --alpha X             default 1\n"
        "  --beta X              default 1 with C, else 0\n"
        "  --c FILE              what beta multiplies\n"
        "  --alpha-imaginary X   of complex alpha and beta; default 0\n"
        "  --beta-imaginary X\n"
        "  --scale-m FILE        f4: a factor for each row of D\n"
        "  --scale-n FILE        f4: a factor for each column\n"
        "  --bias FILE           f4: added to each row of D, or to each column if it is m x 1\n"
        "  --activation NAME     one of" ACTIVATION_WORDS "\n"
        "  --gate                D = activation(X1) X3, X = scales A B + bias: columns 2 j and 2 j + 1 of X, whose B\n"
        "                        has the columns of two matrices in turn, make column j of D\n"
        "  --clamp-min X         limits of D before the residual is added\n"
        "  --clamp-max X\n"
        "  --residual FILE       added last; of D's type\n"
        "\n"
        "  --check               verify every value on the CPU; a wrong D is not written\n"
        "  --time                print time and TFLOP/s: the median of several runs\n"
        "  --verbose             print what streamk decided\n"
        "  --json                print all of that as JSON\n"
        "\n"
        "  --device D            index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
        "\n"
        "The last five and -o are for all products, the others for dense ones, unless the lines above tell "
        "otherwise.\n");
    puts(DECISIONS_HELP);
}

void print_help(void)
{
    print_usage();
    print_options();
    puts(
        "A line of LIST names the files of one product, with blanks between: A.npy B.npy D.npy, and C.npy if there\n"
        "is a C. A D of - is not written. A word that begins with # begins a comment. Relative names count from\n"
        "LIST's folder, so that it can be moved with its matrices; if LIST is -, standard input, they count from the\n"
        "working directory. Sizes may differ from line to line. Types, orders and options are those of all lines,\n"
        "and all have a C, or none; there are no other operands. If any D fails --check, none is written.\n");
    puts("D.npy is written as cp and sort -o write their output. An existing file keeps its mode, owner and\n"
         "other names, and a failure to write it leaves a part; a symlink is followed, if it leads to a file;\n"
         "a FIFO or a device takes the bytes. A new file appears when it is complete, or not at all.\n"
         "Where D goes to standard output, what matmul prints goes to standard error.\n"
         "\n"
         "Exit codes: 0 done, 1 a wrong result or a failure of Vulkan, 2 bad input.");
}
