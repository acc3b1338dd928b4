/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-tai-hand.h"
#include "tb-value.h"

G_BEGIN_DECLS

/* What a hand is worth and what that is made of, in words: its yaku or tai, its dora and fu, line
 * by line or in a sentence. Of tiles all is worked out, of lists what they say. */

typedef enum
{
  TENBO_WORTH_YAKU, /* and dora */
  TENBO_WORTH_FU,
  TENBO_WORTH_TAI,
} TenboWorthPart;

/* One thing that counts. Texts are owned. */
typedef struct
{
  TenboWorthPart part;
  gboolean       is_sum; /* of those above it, or this rounded up */
  char          *name;   /* "Riichi", "Closed wait" */
  char          *amount; /* "1 han", "2 fu", "150 tai" */
  TbTile         tile;   /* the set or pair whose fu they are; TB_TILE_NONE: of none */
} TenboWorthLine;

typedef struct
{
  const TbRules *rules; /* borrowed */
  TbValueEntry   entry;
  TbHandError    error;    /* of tiles; else TB_HAND_FINE */
  TbTile         bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  TbValue        value;    /* unless there is an error */

  /* How tiles are read, by the way the ruleset counts; not set beside an error. */
  union
  {
    TbHandValue    han;
    TbTaiHandValue tai;
  };
} TenboWorth;

/* Works out what @entry is worth under @rules; tiles with where and how they were won in them
 * (tb_win_value()). An entry that the engine refuses, tiles apart, is worth nothing. */
void tenbo_worth_init (TenboWorth         *self,
                       const TbRules      *rules,
                       const TbValueEntry *entry);

/* The same of @hand alone. */
void tenbo_worth_init_tiles (TenboWorth       *self,
                             const TbRules    *rules,
                             const TbTileHand *hand);

/* What the hand is worth in a few words: "3 han 30 fu", "5 han 40 fu, mangan", "yakuman",
 * "14 tai"; of a sum of han that was entered the fu only if they matter: "8 han, baiman". NULL if
 * it is worth nothing. */
char *tenbo_worth_dup_sum (const TenboWorth *self);

/* The same with what it is made of: "3 han 30 fu: Riichi, Pinfu, dora 1"; for tiles that are worth
 * nothing why. */
char *tenbo_worth_dup_sentence (const TenboWorth *self);

/* Everything that counts, of a part what belongs to it together: TenboWorthLine; none where only a
 * sum was entered or the hand is worth nothing. Transfer full. */
GPtrArray *tenbo_worth_list (const TenboWorth *self);

/* The kinds that the wild tiles of a hand of tiles stand for, into @out, which holds
 * TB_MAX_WILD_TILES. Returns how many there are: none beside an error. */
size_t tenbo_worth_list_wild (const TenboWorth *self,
                              TbTile           *out);

/* Why the tiles are worth nothing, as a sentence; NULL if they are worth something. */
char *tenbo_worth_dup_error (const TenboWorth *self);

G_END_DECLS
