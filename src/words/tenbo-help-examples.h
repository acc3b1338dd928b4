/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-hand-value.h"
#include "tb-tai-hand.h"

G_BEGIN_DECLS

/* An example hand for each yaku, item and kind of fu. Only hands with the expected value under the
 * rules are returned. */

/* Finds a hand with @yaku under @rules, which do not count tai. Returns FALSE, with @out undefined,
 * if no example fits. */
gboolean tenbo_help_find_yaku (const TbRules *rules,
                               TbYaku         yaku,
                               TbTileHand    *out);

/* Finds a hand with @item under @rules, which count tai. Returns FALSE, with @out undefined, if no
 * example fits. */
gboolean tenbo_help_find_tai (const TbRules *rules,
                              TbTai          item,
                              TbTileHand    *out);

/* A kind of fu under some rules: the number, and tiles that have them */
typedef struct
{
  int32_t fu;
  size_t  n_tiles;
  TbTile  tiles[TB_TILE_COPIES]; /* empty if the fu do not depend on tiles */
} TenboHelpFu;

/* Computes the number of @fu under @rules from an example hand. Returns FALSE, with @out undefined,
 * if no example fits. */
gboolean tenbo_help_find_fu (const TbRules *rules,
                             TbFu           fu,
                             TenboHelpFu   *out);

G_END_DECLS
