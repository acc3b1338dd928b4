/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-hand-value.h"
#include "tb-tai-hand.h"

G_BEGIN_DECLS

/* A hand for everything that a hand can have. The scorer is asked before one is shown, so that none
 * is untrue under any ruleset; without GTK. */

/* A hand under @rules, which do not count tai, that has @yaku. Returns FALSE, with @out undefined,
 * if none is known. */
gboolean tenbo_help_find_yaku (const TbRules *rules,
                               TbYaku         yaku,
                               TbTileHand    *out);

/* A hand under @rules, which count tai, that has @item; the same. */
gboolean tenbo_help_find_tai (const TbRules *rules,
                              TbTai          item,
                              TbTileHand    *out);

/* What @fu is under @rules: how many, and tiles that have them. */
typedef struct
{
  int32_t fu;
  size_t  n_tiles;
  TbTile  tiles[TB_TILE_COPIES]; /* none where the fu are not those of tiles */
} TenboHelpFu;

/* Finds out what @fu is worth, by a hand that has it; FALSE, with @out undefined, if no hand is
 * known that has any under @rules. */
gboolean tenbo_help_find_fu (const TbRules *rules,
                             TbFu           fu,
                             TenboHelpFu   *out);

G_END_DECLS
