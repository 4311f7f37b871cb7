/* launch_rows.h - what is wrong with a launch: commands, matrices, workspace. Include it after rig.h. */
#ifndef LAUNCH_ROWS_H
#define LAUNCH_ROWS_H

/* result, what is different, sentence */
#define LAUNCH_ROWS(X)                                                                                               \
    X(SK_ERROR_NULL_ARGUMENT, s.commands = NULL, "commands is NULL")                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.given_args = NULL, "args is NULL")                                                   \
    X(SK_ERROR_NULL_ARGUMENT, s.step = LAUNCH; s.given_args = NULL, "args is NULL")                                  \
    X(SK_ERROR_NULL_ARGUMENT, s.args.a.address = 0, "a has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.b.address = 0, "b has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.d.address = 0, "d has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.workspace.address = 0, "workspace has neither a buffer nor an address")         \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1;                                 \
      s.args.c.address = 0, "c has neither a buffer nor an address")                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.step = CLEAR; s.commands = NULL, "commands is NULL")                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.step = CLEAR;                                                                        \
      s.workspace.buffer = VK_NULL_HANDLE,                                                                           \
      "workspace.buffer is NULL: a fill needs the buffer; its first 262400 bytes must become zero")                  \
    X(SK_ERROR_INVALID_VALUE, s.args.a.buffer = fake_buffer(0x10000000), "a has both a buffer and an address")       \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.a.size = 119999, "a.size is 119999 bytes, its elements reach 120000")        \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.b.size = 0, "b.size is 0 bytes, its elements reach 240000")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.d.size = 1, "d.size is 1 byte, its elements reach 80000")                    \
    X(SK_ERROR_MISALIGNED, s.args.b.offset = 2, "b is at address 0x20000002, not a multiple of its 4-byte elements") \
    X(SK_ERROR_INVALID_VALUE, s.args.d.offset = 0 - (VkDeviceSize)64,                                                \
      "d.offset is 18446744073709551552, which from address 0x30000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.args.a.address = 0; s.args.a.buffer = fake_buffer(0x10000000);                       \
      s.args.a.offset = 0 - (VkDeviceSize)4,                                                                         \
      "a.offset is 18446744073709551612, which from address 0x10000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.args.workspace.offset = 0 - (VkDeviceSize)256,                                       \
      "workspace.offset is 18446744073709551360, which from address 0x40000000 leads beyond 2^64")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.bias = SK_BIAS_ALONG_N; s.args.bias = locate_memory(0x60000000, 800);           \
      s.args.bias.offset = 0 - (VkDeviceSize)0x60000000,                                                             \
      "bias.offset is 18446744072098938880, which from address 0x60000000 leads beyond 2^64")                        \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = true;                                                                \
      s.args.b.offset = 0 - (VkDeviceSize)8,                                                                         \
      "b.offset is 18446744073709551608, which from address 0x20000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.step = CLEAR; s.workspace.size = VK_WHOLE_SIZE;                                      \
      s.workspace.offset = 0 - (VkDeviceSize)64,                                                                     \
      "workspace.offset is 18446744073709551552, from which 262400 bytes reach beyond 2^64")                         \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.d = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                 \
      "d is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.b = locate_memory(0 - (VkDeviceAddress)4096, 240000),                        \
      "b is at address 0xfffffffffffff000, from which its elements reach 240000 bytes, beyond 2^64")                 \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1;                              \
      s.args.c = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                                            \
      "c is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.scale_m = true;                                                              \
      s.args.scale_m = locate_memory(0 - (VkDeviceAddress)100, VK_WHOLE_SIZE),                                       \
      "scale_m is at address 0xffffffffffffff9c, from which its elements reach 400 bytes, beyond 2^64")              \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.add_residual = true;                                                         \
      s.args.residual = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                                     \
      "residual is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")           \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.pointers = true; s.desc.batch_count = 7;                                     \
      s.args.a = locate_memory(0 - (VkDeviceAddress)48, VK_WHOLE_SIZE),                                              \
      "a is at address 0xffffffffffffffd0, from which its elements reach 56 bytes, beyond 2^64")                     \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.args.workspace = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),      \
      "workspace is at address 0xfffffffffffff000, from which the plan needs 917760 bytes, beyond 2^64")             \
    X(SK_ERROR_OVERLAP, s.args.d.address = 0x10000000 + 119996,                                                      \
      "d [0x1001d4bc, 0x10030d3c) overlaps a [0x10000000, 0x1001d4c0)")                                              \
    X(SK_ERROR_OVERLAP, s.args.b.address = 0x30000000 + 79996,                                                       \
      "d [0x30000000, 0x30013880) overlaps b [0x3001387c, 0x3004e1fc)")                                              \
    X(SK_ERROR_OVERLAP, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1; s.args.alpha = 1;                     \
      s.args.c.address = 0x30000004, "d [0x30000000, 0x30013880) overlaps c [0x30000004, 0x30013884)")               \
    X(SK_ERROR_OVERLAP, s.args.workspace.address = 0x20000000,                                                       \
      "workspace [0x20000000, 0x200e0100) overlaps b [0x20000000, 0x2003a980)")                                      \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.args.workspace.size = 917759,                                                  \
      "workspace.size is 917759 bytes, the plan needs 917760")                                                       \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.step = CLEAR;                                                                  \
      s.workspace.size = 262399, "workspace.size is 262399 bytes, what precedes its slots takes 262400")             \
    X(SK_ERROR_WORKSPACE_MISALIGNED, s.args.workspace.address += 128,                                                \
      "workspace is at address 0x40000080, not a multiple of 256")                                                   \
    X(SK_ERROR_WORKSPACE_MISALIGNED, s.step = CLEAR;                                                                 \
      s.workspace.offset = 2, "workspace.offset is 2, not a multiple of 4")                                          \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.pointers = true; s.desc.batch_count = 7;                                     \
      s.args.b.size = 55, "b.size is 55 bytes, its elements reach 56")                                               \
    X(SK_ERROR_MISALIGNED, s.desc.pointers = true;                                                                   \
      s.args.d.offset = 4, "d is at address 0x30000004, not a multiple of its 8-byte elements")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.clamp = true; s.args.clamp_min = 2;                                             \
      s.args.clamp_max = 1, "clamp_min is 2, must be at most clamp_max, 1")                                          \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.bias = SK_BIAS_ALONG_M;                                                      \
      s.args.bias = locate_memory(0x60000000, 399), "bias.size is 399 bytes, its elements reach 400")                \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.bias = SK_BIAS_ALONG_N;                                                      \
      s.args.bias = locate_memory(0x60000000, 400), "bias.size is 400 bytes, its elements reach 800")                \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.scale_n = true; s.desc.d.layout = SK_LAYOUT_COL_MAJOR;                       \
      s.args.scale_n = locate_memory(0x60000000, 400), "scale_n.size is 400 bytes, its elements reach 800")          \
    X(SK_ERROR_MISALIGNED, s.desc.scale_n = true;                                                                    \
      s.args.scale_n = locate_memory(0x60000002, 800),                                                               \
      "scale_n is at address 0x60000002, not a multiple of its 4-byte elements")                                     \
    X(SK_ERROR_OVERLAP, s.desc.bias = SK_BIAS_ALONG_N;                                                               \
      s.args.bias = locate_memory(0x30000000, 800),                                                                  \
      "d [0x30000000, 0x30013880) overlaps bias [0x30000000, 0x30000320)")                                           \
    X(SK_ERROR_OVERLAP, s.desc.scale_m = true;                                                                       \
      s.args.scale_m = locate_memory(0x40000000, 400),                                                               \
      "workspace [0x40000000, 0x400e0100) overlaps scale_m [0x40000000, 0x40000190)")                                \
    X(SK_ERROR_OVERLAP, s.desc.add_residual = true; s.desc.residual.layout = SK_LAYOUT_COL_MAJOR;                    \
      s.args.residual = s.args.d, "d [0x30000000, 0x30013880) overlaps residual [0x30000000, 0x30013880)")

#endif
