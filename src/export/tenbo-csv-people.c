/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-csv-people.h"

/* What stands before the figures; the number of games is a figure of its own and stands there. */
static const char *const columns[] = {
  "person_id",
  "name",
  "aliases",
  "guest",
  "hidden",
  "games",
  "games_3",
  "games_4",
  "uncounted",
};

typedef void (*FigureFunc) (TenboCsv              *csv,
                            const TenboStatistics *statistics,
                            TenboFigureId          id,
                            int                    variant);

/* Calls @func for each figure but the number of games, which has a column of its own. */
static void
for_each_figure (TenboCsv              *csv,
                 const TenboStatistics *statistics,
                 FigureFunc             func)
{
  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      for (gsize i = 0; i < n && id != TENBO_FIGURE_GAMES; i++)
        func (csv, statistics, id, variants[i]);
    }
}

static void
add_names (TenboCsv              *csv,
           const TenboStatistics *statistics,
           TenboFigureId          id,
           int                    variant)
{
  g_autofree char *key = tenbo_figure_dup_key (id, variant);
  g_autofree char *of = g_strconcat (key, "_of", NULL);

  tenbo_csv_add_text (csv, key);
  tenbo_csv_add_text (csv, of);
}

static void
add_figure (TenboCsv              *csv,
            const TenboStatistics *statistics,
            TenboFigureId          id,
            int                    variant)
{
  const TenboFigure *figure = tenbo_statistics_get (statistics, id, variant);

  if (figure->of == 0)
    tenbo_csv_add_empty (csv);
  else
    tenbo_csv_add_decimal (csv, tenbo_figure_get_value (figure));
  tenbo_csv_add_int (csv, figure->of);
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const TenboStoredPerson *one = a;
  const TenboStoredPerson *other = b;
  int                      order = g_strcmp0 (one->name, other->name);

  return order != 0 ? order : g_strcmp0 (one->uuid, other->uuid);
}

void
tenbo_csv_sort_people (GPtrArray *people)
{
  g_return_if_fail (people != NULL);

  g_ptr_array_sort_values (people, compare_people);
}

void
tenbo_csv_begin_people (TenboCsv *csv)
{
  g_return_if_fail (csv != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    tenbo_csv_add_text (csv, columns[i]);
  for_each_figure (csv, NULL, add_names);
  tenbo_csv_end_row (csv);
}

void
tenbo_csv_add_person (TenboCsv                *csv,
                      const TenboStoredPerson *person,
                      const TenboStatistics   *statistics)
{
  g_autofree char *aliases = NULL;

  g_return_if_fail (csv != NULL && person != NULL && statistics != NULL);

  if (person->aliases != NULL)
    aliases = g_strjoinv ("; ", person->aliases);

  tenbo_csv_add_text (csv, person->uuid);
  tenbo_csv_add_text (csv, person->name);
  tenbo_csv_add_text (csv, aliases);
  tenbo_csv_add_int (csv, person->is_guest ? 1 : 0);
  tenbo_csv_add_int (csv, person->is_hidden ? 1 : 0);
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games (statistics));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games_of (statistics, 3));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_games_of (statistics, 4));
  tenbo_csv_add_int (csv, tenbo_statistics_get_n_uncounted (statistics));
  for_each_figure (csv, statistics, add_figure);
  tenbo_csv_end_row (csv);
}
