/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"
#include "tenbo-statistic.h"

/* Internal to the layer: the properties of each statistic, in the order of their ids. */

/* Unit of a denominator */
typedef enum
{
  OF_GAMES,
  OF_GAMES_WITH_BUST,
  OF_GAMES_WITH_CHIPS,
  OF_HANDS,
  OF_DEALER_HANDS,
  OF_WINS,
  OF_WINS_OPEN_OR_CLOSED, /* all wins; without riichi, open or closed has to be recorded */
  OF_DEAL_INS,
  OF_TSUMO_OF_OTHERS,
  OF_POINTS_PAID,
  OF_DRAWS,
  OF_RIICHI,
  OF_RIICHI_WINS,
} TenboStatisticUnit;

/* Variants of a statistic */
typedef enum
{
  VARIANTS_NONE,
  VARIANTS_PLAYERS,
  VARIANTS_FOUR_PLAYERS,
  VARIANTS_WINDS,
  VARIANTS_SEATS,
  VARIANTS_CLASSES,
  N_VARIANTS,
} TenboStatisticVariants;

typedef struct
{
  const char            *key;
  TenboStatisticKind     kind;
  TenboStatisticGroup    group;
  TenboStatisticVariants variants;
  TenboStatisticUnit     unit;
  const char            *name; /* to be translated */
  const char            *help; /* to be translated */
} TenboStatisticEntry;

extern const TenboStatisticEntry tenbo_statistic_table[TENBO_N_STATISTICS];

/* Maximum number of variants: the classes of value */
#define TENBO_MAX_VARIANTS (TENBO_N_SCORINGS * TENBO_N_VALUE_CLASSES)

/* Returns the index of the variant among the variants of the statistic. */
int tenbo_statistic_find_variant (TenboStatisticId id,
                                  int              variant);
