/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* A second scorer, slow and plain, written from the rules and not from the first: it forms every
 * grouping of the tiles, puts the winning tile in each group that can hold it, and asks of the
 * groups what they are. */

typedef struct
{
  TbHandError error;
  TbYakuSet   yaku;
  int32_t     han; /* 0 for yakuman */
  int32_t     fu;  /* 0 for yakuman and where none count */
  int32_t     base;
  int32_t     yakuman; /* in mangan */
  bool        instead; /* one yaku stands in place of the rest */
  TbDora      dora;
} SlowValue;

void slow_value (const TbRules    *rules,
                 const TbTileHand *hand,
                 SlowValue        *out);
