#pragma once
#include <stddef.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

// Swift does not see macros made of other macros' arithmetic.
static const size_t ISAL_LEVEL1_BUFFER_SIZE = ISAL_DEF_LVL1_DEFAULT;
static const size_t ISAL_LEVEL2_BUFFER_SIZE = ISAL_DEF_LVL2_DEFAULT;
static const size_t ISAL_LEVEL3_BUFFER_SIZE = ISAL_DEF_LVL3_DEFAULT;
