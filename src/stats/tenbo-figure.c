/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-figure-table.h"

#include <math.h>

/* --- What is known of each --- */

static const int variants_none[] = { 0 };
static const int variants_players[] = { 3, 4 };
static const int variants_four_players[] = { 4 };
static const int variants_winds[] = { 0, 1, 2, 3 };
static const int variants_seats[] = { 30, 31, 32, 40, 41, 42, 43 };
static const int variants_classes[] = { 0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13,
                                        14, 15, 16, 17, 20, 21, 22, 23, 24, 25, 26, 27 };

G_STATIC_ASSERT (G_N_ELEMENTS (variants_classes) == TENBO_MAX_VARIANTS);

static const struct
{
  const int *variants;
  gsize      n;
} all_variants[N_VARIANTS] = {
  [VARIANTS_NONE] = { variants_none, G_N_ELEMENTS (variants_none) },
  [VARIANTS_PLAYERS] = { variants_players, G_N_ELEMENTS (variants_players) },
  [VARIANTS_FOUR_PLAYERS] = { variants_four_players, G_N_ELEMENTS (variants_four_players) },
  [VARIANTS_WINDS] = { variants_winds, G_N_ELEMENTS (variants_winds) },
  [VARIANTS_SEATS] = { variants_seats, G_N_ELEMENTS (variants_seats) },
  [VARIANTS_CLASSES] = { variants_classes, G_N_ELEMENTS (variants_classes) },
};

static const TenboFigureEntry *
get_entry (TenboFigureId id)
{
  g_assert ((guint) id < TENBO_N_FIGURES);

  return &tenbo_figure_table[id];
}

TenboFigureKind
tenbo_figure_get_kind (TenboFigureId id)
{
  return get_entry (id)->kind;
}

TenboFigureGroup
tenbo_figure_get_group (TenboFigureId id)
{
  return get_entry (id)->group;
}

const int *
tenbo_figure_get_variants (TenboFigureId id,
                           gsize        *n)
{
  TenboFigureVariants variants = get_entry (id)->variants;

  *n = all_variants[variants].n;
  return all_variants[variants].variants;
}

/* Asked for each figure of each game, so it is not looked for. */
static int
compute_place (TenboFigureVariants variants,
               int                 variant)
{
  switch (variants)
    {
    case VARIANTS_PLAYERS:
      return variant - 3;
    case VARIANTS_WINDS:
      return variant;
    case VARIANTS_SEATS:
      return variant < 40 ? variant - 30 : 3 + variant - 40;
    case VARIANTS_CLASSES:
      return variant / 10 * 8 + variant % 10;
    case VARIANTS_NONE:
    case VARIANTS_FOUR_PLAYERS:
    case N_VARIANTS:
    default:
      return 0;
    }
}

int
tenbo_figure_find_variant (TenboFigureId id,
                           int           variant)
{
  TenboFigureVariants variants = get_entry (id)->variants;
  int                 place = compute_place (variants, variant);

  g_return_val_if_fail (place >= 0 && (gsize) place < all_variants[variants].n &&
                          all_variants[variants].variants[place] == variant,
                        0);

  return place;
}

char *
tenbo_figure_dup_key (TenboFigureId id,
                      int           variant)
{
  static const char *const winds[] = { "east", "south", "west", "north" };
  static const char *const scorings[] = { "fu", "linear", "tai" };
  const TenboFigureEntry  *entry = get_entry (id);

  switch (entry->variants)
    {
    case VARIANTS_PLAYERS:
    case VARIANTS_FOUR_PLAYERS:
      return g_strdup_printf ("%s_%d", entry->key, variant);
    case VARIANTS_WINDS:
      return g_strdup_printf ("%s_%s", entry->key, winds[variant]);
    case VARIANTS_SEATS:
      return g_strdup_printf ("%s_%d_%s", entry->key, variant / 10, winds[variant % 10]);
    case VARIANTS_CLASSES:
      return g_strdup_printf ("%s_%s_%d", entry->key, scorings[variant / 10], variant % 10);
    case VARIANTS_NONE:
    case N_VARIANTS:
    default:
      return g_strdup (entry->key);
    }
}

/* --- Its number --- */

double
tenbo_figure_get_value (const TenboFigure *figure)
{
  g_return_val_if_fail (figure != NULL, 0);

  if (figure->of == 0)
    return 0;

  switch (tenbo_figure_get_kind (figure->id))
    {
    case TENBO_FIGURE_KIND_RATE:
    case TENBO_FIGURE_KIND_AVERAGE:
    case TENBO_FIGURE_KIND_AVERAGE_POINTS:
    case TENBO_FIGURE_KIND_AVERAGE_CHANGE:
    case TENBO_FIGURE_KIND_AVERAGE_TOTAL:
      return (double) figure->number / (double) figure->of;
    case TENBO_FIGURE_KIND_SPREAD:
      return sqrt ((double) figure->number) / (double) figure->of;
    case TENBO_FIGURE_KIND_COUNT:
    case TENBO_FIGURE_KIND_POINTS:
    case TENBO_FIGURE_KIND_TOTAL:
    default:
      return (double) figure->number;
    }
}
