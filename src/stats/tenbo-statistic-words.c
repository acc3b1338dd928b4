/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-number.h"
#include "tenbo-statistic-table.h"
#include "tenbo-statistics.h"

#include <glib/gi18n-lib.h>

/* --- Names --- */

const char *
tenbo_statistic_get_name (TenboStatisticId id)
{
  g_return_val_if_fail ((guint) id < TENBO_N_STATISTICS, NULL);

  return _ (tenbo_statistic_table[id].name);
}

const char *
tenbo_statistic_get_help (TenboStatisticId id)
{
  g_return_val_if_fail ((guint) id < TENBO_N_STATISTICS, NULL);

  return _ (tenbo_statistic_table[id].help);
}

const char *
tenbo_statistic_group_get_name (TenboStatisticGroup group)
{
  static const char *const names[TENBO_N_STATISTIC_GROUPS] = {
    [TENBO_STATISTIC_GROUP_GAMES] = NC_ ("statistics", "Games"),
    [TENBO_STATISTIC_GROUP_HANDS] = NC_ ("statistics", "Hands"),
    [TENBO_STATISTIC_GROUP_RIICHI] = NC_ ("statistics", "Riichi"),
    [TENBO_STATISTIC_GROUP_VALUE] = NC_ ("statistics", "Value of Wins"),
    [TENBO_STATISTIC_GROUP_DEALER] = NC_ ("statistics", "As Dealer"),
    [TENBO_STATISTIC_GROUP_WIND] = NC_ ("statistics", "By Wind"),
    [TENBO_STATISTIC_GROUP_SEAT] = NC_ ("statistics", "By Seat"),
    [TENBO_STATISTIC_GROUP_STREAKS] = NC_ ("statistics", "Streaks"),
  };

  g_return_val_if_fail ((guint) group < TENBO_N_STATISTIC_GROUPS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "statistics", names[group]);
}

static const char *
get_players_name (int players)
{
  return players == 3 ? C_ ("statistics", "Three players") : C_ ("statistics", "Four players");
}

static const char *
get_wind_name (int wind)
{
  static const char *const names[] = {
    NC_ ("wind", "East"),
    NC_ ("wind", "South"),
    NC_ ("wind", "West"),
    NC_ ("wind", "North"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "wind", names[wind]);
}

/* Names in the order of TENBO_STATISTIC_CLASS() */
static const char *
get_class_name (int variant)
{
  static const char *const names[3][8] = {
    { NC_ ("value", "Below 2,000"), NC_ ("value", "2,000 to 3,900"),
      NC_ ("value", "From 4,000, below mangan"), NC_ ("value", "Mangan"), NC_ ("value", "Haneman"),
      NC_ ("value", "Baiman"), NC_ ("value", "Sanbaiman"), NC_ ("value", "Yakuman") },
    { NC_ ("value", "1 han"), NC_ ("value", "2 han"), NC_ ("value", "3 han"),
      NC_ ("value", "4 han"), NC_ ("value", "5 or 6 han"), NC_ ("value", "7 to 9 han"),
      NC_ ("value", "10 han or more"), NC_ ("value", "Yakuman") },
    { NC_ ("value", "Up to 4 tai"), NC_ ("value", "5 to 9 tai"), NC_ ("value", "10 to 19 tai"),
      NC_ ("value", "20 to 29 tai"), NC_ ("value", "30 to 49 tai"), NC_ ("value", "50 to 79 tai"),
      NC_ ("value", "80 to 99 tai"), NC_ ("value", "100 tai or more") },
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "value", names[variant / 10][variant % 10]);
}

char *
tenbo_statistic_dup_variant_name (TenboStatisticId id,
                                  int              variant)
{
  g_return_val_if_fail ((guint) id < TENBO_N_STATISTICS, NULL);

  switch (tenbo_statistic_table[id].variants)
    {
    case VARIANTS_PLAYERS:
    case VARIANTS_FOUR_PLAYERS:
      return g_strdup (get_players_name (variant));
    case VARIANTS_WINDS:
      return g_strdup (get_wind_name (variant));
    case VARIANTS_SEATS:
      /* Translators: "Four players, South": games of four that were begun as South */
      return g_strdup_printf (C_ ("statistics", "%1$s, %2$s"), get_players_name (variant / 10),
                              get_wind_name (variant % 10));
    case VARIANTS_CLASSES:
      return g_strdup (get_class_name (variant));
    case VARIANTS_NONE:
    case N_VARIANTS:
    default:
      return NULL;
    }
}

/* --- Numbers --- */

/* Divides by @divisor and rounds half away from zero. */
static gint64
divide (gint64 number,
        gint64 divisor)
{
  gint64 half = divisor / 2;

  /* NOLINTNEXTLINE(*.DivideZero): `of` is not 0 */
  return (number + (number >= 0 ? half : -half)) / divisor;
}

char *
tenbo_statistic_dup_text (const TenboStatistic *statistic)
{
  double value;

  g_return_val_if_fail (statistic != NULL, NULL);

  if (statistic->of == 0 && statistic->id != TENBO_STATISTIC_GAMES)
    return g_strdup ("\u2013");

  value = tenbo_statistic_get_value (statistic);
  switch (tenbo_statistic_get_kind (statistic->id))
    {
    case TENBO_STATISTIC_KIND_RATE:
      /* Translators: a rate: "23.4%" */
      return g_strdup_printf (C_ ("statistics", "%.1f%%"), value * 100);
    case TENBO_STATISTIC_KIND_AVERAGE:
    case TENBO_STATISTIC_KIND_SPREAD:
      return g_strdup_printf ("%.2f", value);
    case TENBO_STATISTIC_KIND_POINTS:
      return tenbo_number_dup (statistic->number, FALSE);
    case TENBO_STATISTIC_KIND_AVERAGE_POINTS:
      return tenbo_number_dup (divide (statistic->number, statistic->of), FALSE);
    case TENBO_STATISTIC_KIND_AVERAGE_CHANGE:
      return tenbo_number_dup (divide (statistic->number, statistic->of), TRUE);
    case TENBO_STATISTIC_KIND_TOTAL:
      /* The same format as on the page of a result: only an agreed correction leaves a remainder
       * below 100. */
      return statistic->in_thousands
               ? tenbo_number_dup_thousands (statistic->number,
                                             statistic->number % 100 == 0 ? 1 : 3)
               : tenbo_number_dup (statistic->number, TRUE);
    case TENBO_STATISTIC_KIND_AVERAGE_TOTAL:
      return statistic->in_thousands
               ? tenbo_number_dup_thousands (10 * divide (statistic->number, 10 * statistic->of), 2)
               : tenbo_number_dup (divide (statistic->number, statistic->of), TRUE);
    case TENBO_STATISTIC_KIND_COUNT:
    default:
      return tenbo_number_dup (statistic->number, FALSE);
    }
}

/* --- Denominators --- */

/* Returns the text if nothing was recorded. */
static char *
dup_of_nothing (TenboStatisticUnit unit)
{
  switch (unit)
    {
    case OF_GAMES:
    case OF_GAMES_WITH_BUST:
    case OF_GAMES_WITH_CHIPS:
      return g_strdup (_ ("not recorded in any game"));
    case OF_WINS:
    case OF_WINS_OPEN_OR_CLOSED:
    case OF_RIICHI_WINS:
      return g_strdup (_ ("not recorded for any win"));
    case OF_HANDS:
    case OF_DEALER_HANDS:
    case OF_DEAL_INS:
    case OF_TSUMO_OF_OTHERS:
    case OF_POINTS_PAID:
    case OF_DRAWS:
    case OF_RIICHI:
    default:
      return g_strdup (_ ("not recorded in any hand"));
    }
}

/* "recorded for %1$s of %2$s wins", in the form for @n of the second. */
static const char *
get_incomplete_format (TenboStatisticUnit unit,
                       gulong             n)
{
  if (unit == OF_RIICHI_WINS)
    return g_dngettext (GETTEXT_PACKAGE, "recorded for %1$s of %2$s win with riichi",
                        "recorded for %1$s of %2$s wins with riichi", n);
  if (unit == OF_WINS_OPEN_OR_CLOSED)
    return g_dngettext (GETTEXT_PACKAGE, "recorded for %1$s of %2$s win without riichi",
                        "recorded for %1$s of %2$s wins without riichi", n);

  return g_dngettext (GETTEXT_PACKAGE, "recorded for %1$s of %2$s win",
                      "recorded for %1$s of %2$s wins", n);
}

/* "of %s games", in the form for @n. */
static const char *
get_of_format (TenboStatisticUnit unit,
               gulong             n)
{
  switch (unit)
    {
    case OF_GAMES:
      return g_dngettext (GETTEXT_PACKAGE, "of %s game", "of %s games", n);
    case OF_GAMES_WITH_BUST:
      return g_dngettext (GETTEXT_PACKAGE, "of %s game that a bust can end",
                          "of %s games that a bust can end", n);
    case OF_GAMES_WITH_CHIPS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s game with chips", "of %s games with chips", n);
    case OF_DEALER_HANDS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s hand as dealer", "of %s hands as dealer", n);
    case OF_WINS:
    case OF_WINS_OPEN_OR_CLOSED:
      return g_dngettext (GETTEXT_PACKAGE, "of %s win", "of %s wins", n);
    case OF_DEAL_INS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s deal-in", "of %s deal-ins", n);
    case OF_TSUMO_OF_OTHERS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s tsumo by others", "of %s tsumo by others", n);
    case OF_POINTS_PAID:
      return g_dngettext (GETTEXT_PACKAGE, "of %s point paid", "of %s points paid", n);
    case OF_DRAWS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s draw", "of %s draws", n);
    case OF_RIICHI:
      return g_dngettext (GETTEXT_PACKAGE, "of %s riichi", "of %s riichi", n);
    case OF_RIICHI_WINS:
      return g_dngettext (GETTEXT_PACKAGE, "of %s win with riichi", "of %s wins with riichi", n);
    case OF_HANDS:
    default:
      return g_dngettext (GETTEXT_PACKAGE, "of %s hand", "of %s hands", n);
    }
}

/* Returns the denominator in words: @of things, or a fact recorded @known times of @asked. */
static char *
dup_of (TenboStatisticUnit unit,
        gint64             of,
        gint64             known,
        gint64             asked)
{
  g_autofree char *number = tenbo_number_dup (of > 0 ? of : known, FALSE);
  g_autofree char *whole = tenbo_number_dup (asked, FALSE);

  if (of == 0 && known == 0)
    return dup_of_nothing (unit);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return of > 0
           ? g_strdup_printf (get_of_format (unit, (gulong) of), number)
           : g_strdup_printf (get_incomplete_format (unit, (gulong) asked), number, whole);
#pragma GCC diagnostic pop
}

char *
tenbo_yaku_scope_dup_text (const TenboYakuScope *scope)
{
  g_return_val_if_fail (scope != NULL, NULL);

  return dup_of (OF_WINS, scope->known == scope->asked ? scope->known : 0, scope->known,
                 scope->asked);
}

char *
tenbo_statistic_dup_of (const TenboStatistic *statistic)
{
  g_return_val_if_fail (statistic != NULL, NULL);

  /* The number of games has no denominator. */
  if (statistic->id == TENBO_STATISTIC_GAMES)
    return g_strdup ("");

  return dup_of (tenbo_statistic_table[statistic->id].unit,
                 statistic->of,
                 statistic->known,
                 statistic->asked);
}
