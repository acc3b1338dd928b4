/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The bytes of an input as a source of random numbers. */

typedef struct
{
  const uint8_t *bytes;
  size_t         n;
} FuzzBytes;

/* The next bytes of @data, as many as necessary, are the choice; after the last byte, always the
 * first choice. */
static inline int
fuzz_choose (void *data,
             int   n)
{
  FuzzBytes *self = data;
  int        number = 0;

  for (int range = 1; range < n && self->n > 0; range *= 256)
    {
      self->n--;
      number = number * 256 + *self->bytes++;
    }

  return number % n;
}
