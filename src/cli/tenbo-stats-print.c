/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stats-output.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* How many yaku are worth a line. */
#define N_YAKU 15

static void
end_table (TenboColumns *columns,
           const char   *title,
           GString      *out)
{
  if (tenbo_columns_get_n_rows (columns) > 0)
    {
      g_string_append_printf (out, "\n%s\n", title);
      tenbo_columns_print (columns, 2, out);
    }
}

/* In brackets, where it is of fewer than @minimum games. */
static char *
write_figure (const TenboFigure *figure,
              guint              minimum)
{
  g_autofree char *text = tenbo_figure_dup_text (figure);

  if (figure->of > 0 && figure->n_games < minimum)
    return g_strdup_printf ("(%s)", text);

  return g_steal_pointer (&text);
}

/* --- Figures --- */

static void
add_figure (TenboColumns      *columns,
            const TenboFigure *figure,
            guint              minimum)
{
  g_autofree char *variant = tenbo_figure_dup_variant_name (figure->id, figure->variant);
  const char      *name = tenbo_figure_get_name (figure->id);

  /* Of games that were never played so there is nothing to say. */
  if (variant != NULL && figure->of == 0)
    return;

  tenbo_columns_add_row (columns);
  if (variant != NULL)
    /* Translators: "Average rank: Four players" */
    tenbo_columns_take (columns, 0, g_strdup_printf (C_ ("figures", "%1$s: %2$s"), name, variant));
  else
    tenbo_columns_set (columns, 0, name);
  tenbo_columns_take (columns, 1, write_figure (figure, minimum));
  tenbo_columns_take (columns, 2, tenbo_figure_dup_of (figure));
}

static void
print_group (const TenboStatistics *statistics,
             TenboFigureGroup       group,
             guint                  minimum,
             GString               *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_END, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      for (gsize i = 0; i < n && tenbo_figure_get_group (id) == group; i++)
        add_figure (columns, tenbo_statistics_get (statistics, id, variants[i]), minimum);
    }

  end_table (columns, tenbo_figure_group_get_name (group), out);
}

static char *
write_rate (int    n,
            gint64 of)
{
  return g_strdup_printf (C_ ("figures", "%.1f%%"), 100.0 * n / (double) of);
}

static void
print_yaku (const TenboStatistics *statistics,
            GHashTable            *names,
            GString               *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_END, TENBO_ALIGN_END };
  TenboYakuScope   scope;
  const GPtrArray *yaku = tenbo_statistics_get_yaku (statistics, &scope);
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  g_autofree char *of = tenbo_yaku_scope_dup_text (&scope);
  g_autofree char *title = NULL;

  for (guint i = 0; i < yaku->len && i < N_YAKU; i++)
    {
      const TenboStoredYaku *entry = yaku->pdata[i];
      const char            *name = g_hash_table_lookup (names, entry->yaku);

      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, name != NULL ? name : entry->yaku);
      tenbo_columns_take (columns, 1, tenbo_words_points (entry->n, FALSE));
      if (scope.known == scope.asked)
        tenbo_columns_take (columns, 2, write_rate (entry->n, scope.known));
    }

  /* Translators: what the yaku below are of: "Yaku, of 40 wins" */
  title = g_strdup_printf (_ ("Yaku, %s"), of);
  end_table (columns, title, out);
}

/* --- Head to head --- */

enum
{
  COLUMN_NAME,
  COLUMN_GAMES,
  COLUMN_AHEAD,
  COLUMN_DIFFERENCE,
  COLUMN_DEALT_TO,
  COLUMN_DEALT_FROM,
  N_COLUMNS,
};

/* "12 (−41,700)": how many deal-ins, and what they brought. */
static char *
write_deal_ins (gint64 n,
                gint64 points)
{
  g_autofree char *times = tenbo_words_points (n, FALSE);
  g_autofree char *amount = tenbo_words_points (points, TRUE);

  return n > 0 ? g_strdup_printf ("%s (%s)", times, amount) : g_steal_pointer (&times);
}

static void
add_opponent (TenboColumns        *columns,
              const TenboOpponent *opponent)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_set_name (columns, COLUMN_NAME, opponent->name);
  tenbo_columns_take (columns, COLUMN_GAMES, tenbo_words_points (opponent->n_games, FALSE));
  tenbo_columns_take (columns, COLUMN_AHEAD, tenbo_words_points (opponent->n_ahead, FALSE));
  tenbo_columns_take (columns, COLUMN_DIFFERENCE,
                      tenbo_words_total (opponent->difference, opponent->in_thousands));
  tenbo_columns_take (columns, COLUMN_DEALT_TO,
                      write_deal_ins (opponent->dealt_to, -opponent->dealt_to_points));
  tenbo_columns_take (columns, COLUMN_DEALT_FROM,
                      write_deal_ins (opponent->dealt_from, opponent->dealt_from_points));
}

static void
print_opponents (const TenboStatistics *statistics,
                 GString               *out)
{
  const TenboAlign alignments[N_COLUMNS] = {
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
  };
  const GPtrArray *opponents = tenbo_statistics_get_opponents (statistics);
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, N_COLUMNS);

  if (opponents->len == 0)
    return;

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, COLUMN_GAMES, _ ("Games"));
  tenbo_columns_set (columns, COLUMN_AHEAD, C_ ("head to head", "Ahead"));
  tenbo_columns_set (columns, COLUMN_DIFFERENCE, C_ ("head to head", "Difference"));
  tenbo_columns_set (columns, COLUMN_DEALT_TO, C_ ("head to head", "Dealt in to"));
  tenbo_columns_set (columns, COLUMN_DEALT_FROM, C_ ("head to head", "Won off"));
  for (guint i = 0; i < opponents->len; i++)
    add_opponent (columns, opponents->pdata[i]);

  end_table (columns, _ ("Head to head"), out);
}

void
tenbo_stats_print (const TenboStatistics *statistics,
                   const char            *name,
                   guint                  minimum,
                   GHashTable            *names,
                   GString               *out)
{
  g_autofree char *printable = tenbo_text_printable (name);
  guint            n_uncounted = tenbo_statistics_get_n_uncounted (statistics);

  g_string_append_printf (out, "%s\n", printable);
  if (tenbo_statistics_get_n_games (statistics) == 0)
    {
      g_string_append_printf (out, "%s\n", _ ("No games."));
      return;
    }

  if (n_uncounted > 0)
    {
      g_autofree char *uncounted =
        tenbo_words_count (g_dngettext (GETTEXT_PACKAGE, "%s game is not counted yet.",
                                        "%s games are not counted yet.", n_uncounted),
                           n_uncounted);

      g_string_append_printf (out, "%s %s\n", uncounted,
                              _ ("“tenbo-cli check --rebuild” does it."));
    }
  if (tenbo_statistics_mixes_players (statistics))
    g_string_append_printf (
      out, "%s\n", _ ("Games of three and of four players are counted together: see --players."));
  if (tenbo_statistics_is_mixed (statistics))
    g_string_append_printf (out, "%s\n",
                            _ ("Points of different kinds are added up: see --ruleset."));

  for (TenboFigureGroup group = 0; group < TENBO_N_FIGURE_GROUPS; group++)
    print_group (statistics, group, minimum, out);
  print_yaku (statistics, names, out);
  print_opponents (statistics, out);
}

/* --- Standings --- */

void
tenbo_standings_print (GPtrArray *standings,
                       int        n_players,
                       GString   *out)
{
  static const TenboFigureId figures[] = {
    TENBO_FIGURE_AVERAGE_RANK,
    TENBO_FIGURE_RANK_1_RATE,
    TENBO_FIGURE_TOP_TWO_RATE,
    TENBO_FIGURE_LAST_RATE,
    TENBO_FIGURE_AVERAGE_TOTAL,
    TENBO_FIGURE_TOTAL,
  };
  const TenboAlign alignments[] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
  };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
  guint place = 0;

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 1, _ ("Name"));
  tenbo_columns_set (columns, 2, _ ("Games"));
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    tenbo_columns_set (columns, 3 + i, tenbo_figure_get_name (figures[i]));

  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      tenbo_columns_add_row (columns);
      if (standing->is_ranked)
        tenbo_columns_take (columns, 0, g_strdup_printf ("%u", ++place));
      tenbo_columns_set_name (columns, 1, standing->name);
      tenbo_columns_take (columns, 2, tenbo_words_points (standing->n_games[n_players - 3], FALSE));
      for (guint j = 0; j < G_N_ELEMENTS (figures); j++)
        {
          gsize       n;
          int         variant = tenbo_figure_get_variants (figures[j], &n)[0] == 0 ? 0 : n_players;
          TenboFigure figure = tenbo_standing_get (standing, figures[j], variant);

          tenbo_columns_take (columns, 3 + j, tenbo_figure_dup_text (&figure));
        }
    }

  if (standings->len == 0)
    return;

  g_string_append_printf (out, "%s%s\n", out->len > 0 ? "\n" : "",
                          n_players == 3 ? C_ ("figures", "Three players")
                                         : C_ ("figures", "Four players"));
  tenbo_columns_print (columns, 0, out);
}
