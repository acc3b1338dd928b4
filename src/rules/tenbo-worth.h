/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-tai-hand.h"
#include "tb-value.h"

G_BEGIN_DECLS

/* The value of a hand and its parts in words: yaku or tai, dora and fu, line by line or in a
 * sentence. The parts of tiles are computed; the parts of lists are as entered. */

typedef enum
{
  TENBO_WORTH_YAKU, /* and dora */
  TENBO_WORTH_FU,
  TENBO_WORTH_TAI,
} TenboWorthPart;

/* A line of the value. Texts are owned. */
typedef struct
{
  TenboWorthPart part;
  gboolean       is_sum; /* sum of the lines above it, or that sum rounded up */
  char          *name;   /* "Riichi", "Closed wait" */
  char          *amount; /* "1 han", "2 fu", "150 tai" */
  TbTile         tile;   /* the set or pair that has these fu; otherwise TB_TILE_NONE */
} TenboWorthLine;

typedef struct
{
  const TbRules *rules; /* borrowed */
  TbValueEntry   entry;
  TbHandError    error;    /* of tiles; else TB_HAND_FINE */
  TbTile         bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  TbValue        value;    /* unset on an error */

  /* The interpretation of the tiles, by the scoring of the ruleset; unset on an error. */
  union
  {
    TbHandValue    han;
    TbTaiHandValue tai;
  };
} TenboWorth;

/* Computes the value of @entry under @rules; tiles must include where and how they were won
 * (tb_win_value()). An entry that the engine refuses has no value; tiles have an error instead. */
void tenbo_worth_init (TenboWorth         *self,
                       const TbRules      *rules,
                       const TbValueEntry *entry);

/* Like tenbo_worth_init(), for @hand alone. */
void tenbo_worth_init_tiles (TenboWorth       *self,
                             const TbRules    *rules,
                             const TbTileHand *hand);

/* Returns the value of the hand in a few words: "3 han 30 fu", "5 han 40 fu, mangan", "yakuman",
 * "14 tai"; for an entered sum of han, fu only if they matter: "8 han, baiman". NULL if it has no
 * value. */
char *tenbo_worth_dup_sum (const TenboWorth *self);

/* Returns the value with its parts: "3 han 30 fu: Riichi, Pinfu, dora 1"; for tiles without value,
 * the reason. */
char *tenbo_worth_dup_sentence (const TenboWorth *self);

/* Returns all lines, grouped by part: TenboWorthLine; none if only a sum was entered or the hand
 * has no value. Transfer full. */
GPtrArray *tenbo_worth_list (const TenboWorth *self);

/* Lists the kinds that the wild tiles of a hand of tiles represent in @out, which holds
 * TB_MAX_WILD_TILES. Returns the count: 0 on an error. */
size_t tenbo_worth_list_wild (const TenboWorth *self,
                              TbTile           *out);

/* Returns the reason why the tiles have no value, as a sentence; NULL if they have one. */
char *tenbo_worth_dup_error (const TenboWorth *self);

G_END_DECLS
