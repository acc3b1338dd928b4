/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-json.h"
#include "tenbo-period.h"
#include "tenbo-standing-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* People per record */
#define N_BEST 3

/* Begins the next object of a list. */
static void
begin_object (GString *out)
{
  g_string_append (out, out->str[out->len - 1] == '[' ? "\n  {" : ",\n  {");
}

/* --- Totals of a person --- */

static void
print_totals (const GArray *totals,
              GString      *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lrl");

  for (guint i = 0; i < totals->len; i++)
    {
      const TenboPeriodTotal *total = &g_array_index (totals, TenboPeriodTotal, i);

      tenbo_columns_take_row (columns, (char *[]) {
                                         tenbo_period_total_dup_name (total),
                                         tenbo_statistic_dup_text (&total->total),
                                         tenbo_period_total_dup_games (total),
                                       });
    }
  if (totals->len > 0)
    tenbo_columns_print (columns, 0, out);
  else
    g_string_append_printf (out, "%s\n", _ ("No games."));
}

static void
write_totals (const GArray *totals,
              GString      *out)
{
  g_string_append_c (out, '[');
  for (guint i = 0; i < totals->len; i++)
    {
      const TenboPeriodTotal *total = &g_array_index (totals, TenboPeriodTotal, i);
      g_autofree char        *key = tenbo_period_total_dup_key (total);

      begin_object (out);
      tenbo_json_write_text_member (out, "period", key);
      tenbo_json_write_int_member (out, "total", total->total.number);
      tenbo_json_write_int_member (out, "games_3", total->ranks[0].of);
      tenbo_json_write_int_member (out, "games_4", total->ranks[1].of);
      tenbo_json_write_int_member (out, "rank_sum_3", total->ranks[0].number);
      tenbo_json_write_int_member (out, "rank_sum_4", total->ranks[1].number);
      g_string_append_c (out, '}');
    }
  g_string_append (out, totals->len > 0 ? "\n]\n" : "]\n");
}

static TenboExit
print_person (TenboInvocation   *self,
              TenboResultFilter *filter,
              TenboTotalsUnit    unit)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GArray) totals = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!tenbo_find_people (self, self->arguments[0], filter, NULL, NULL))
    return TENBO_EXIT_REFUSED;

  read = tenbo_store_read_begin (self->store, NULL, &error);
  statistics = tenbo_statistics_read (read, filter, &error);
  if (statistics == NULL)
    return tenbo_print_store_error (self->database, error);

  totals = tenbo_period_totals_new (statistics, unit);
  if (self->json)
    write_totals (totals, text);
  else
    print_totals (totals, text);
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* --- Totals of everybody --- */

static void
print_people (const GPtrArray *standings,
              const GArray    *months,
              GString         *out)
{
  g_autofree char *alignments = g_strnfill (months->len + 1, 'r');
  g_autoptr (TenboColumns) columns = NULL;

  if (standings->len == 0)
    {
      g_string_append_printf (out, "%s\n", _ ("No people yet."));
      return;
    }

  alignments[0] = 'l';
  columns = tenbo_columns_new (alignments);
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("Name"));
  for (guint i = 0; i < months->len; i++)
    tenbo_columns_take (columns, i + 1,
                        tenbo_standing_column_dup_title (
                          &g_array_index (months, TenboStandingColumn, i), 0));
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, 0, tenbo_text_shorten_name (standing->name));
      for (guint j = 0; j < months->len; j++)
        tenbo_columns_take (columns, j + 1,
                            tenbo_standing_dup_cell (
                              standing, &g_array_index (months, TenboStandingColumn, j)));
    }
  tenbo_columns_print (columns, 0, out);
}

static void
write_people (const GPtrArray *standings,
              const GArray    *months,
              GString         *out)
{
  g_string_append_c (out, '[');
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      begin_object (out);
      tenbo_json_write_int_member (out, "person", standing->person_id);
      tenbo_json_write_text_member (out, "name", standing->name);
      for (guint j = 0; j < months->len; j++)
        {
          const TenboStandingColumn *month = &g_array_index (months, TenboStandingColumn, j);
          TenboStatistic             cell = tenbo_standing_get_cell (standing, month);
          g_autofree char           *key = tenbo_standing_column_dup_key (month);

          if (cell.of > 0)
            tenbo_json_write_int_member (out, key, cell.number);
        }
      g_string_append_c (out, '}');
    }
  g_string_append (out, standings->len > 0 ? "\n]\n" : "]\n");
}

/* Reads the standings by the total. Without a database, there are none. NULL with @error. */
static GPtrArray *
read_standings (const TenboInvocation   *self,
                const TenboResultFilter *filter,
                GError                 **error)
{
  TenboStandingsFilter standings = {
    .since_msec = filter->since_msec,
    .until_msec = filter->until_msec,
    .ruleset_key = filter->ruleset_key,
    .n_players = filter->n_players,
    .order = TENBO_STATISTIC_TOTAL,
    .variant = filter->n_players,
  };
  g_autoptr (TenboRead) read = NULL;

  if (self->store == NULL)
    return g_ptr_array_new ();

  read = tenbo_store_read_begin (self->store, NULL, error);
  return tenbo_standings_read (read, &standings, error);
}

static TenboExit
print_everybody (TenboInvocation         *self,
                 const TenboResultFilter *filter,
                 TenboTotalsUnit          unit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = read_standings (self, filter, &error);
  g_autoptr (GArray) months = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));
  g_autoptr (GString) text = g_string_new (NULL);

  if (standings == NULL)
    return tenbo_print_store_error (self->database, error);

  tenbo_standing_add_columns (months, TENBO_STATISTIC_TOTAL, filter->n_players);
  tenbo_standings_add_months (standings, months, filter->n_players,
                              unit == TENBO_TOTALS_YEAR ? 12 : 1);
  if (self->json)
    write_people (standings, months, text);
  else
    print_people (standings, months, text);
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

static TenboExit
totals (TenboInvocation *self)
{
  const char       *by = self->by != NULL ? self->by
                                          : tenbo_totals_unit_get_name (TENBO_TOTALS_MONTH);
  TenboTotalsUnit   unit = TENBO_TOTALS_DAY;
  TenboResultFilter filter;

  if (!tenbo_find_period (self, &filter))
    return TENBO_EXIT_USAGE;

  while (unit < TENBO_N_TOTALS_UNITS && !g_str_equal (by, tenbo_totals_unit_get_name (unit)))
    unit++;
  if (unit == TENBO_N_TOTALS_UNITS)
    return tenbo_misused (self, _ ("Unknown period “%s”; expected one of: %s"), by,
                          "day, month, year");
  if (unit == TENBO_TOTALS_DAY && self->arguments[0] == NULL)
    return tenbo_misused (self, _ ("--by day requires PERSON."));

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  return self->arguments[0] != NULL ? print_person (self, &filter, unit)
                                    : print_everybody (self, &filter, unit);
}

/* --- Records --- */

static void
print_records (const GPtrArray           *best,
               const TenboStandingColumn *column,
               int                        n_players,
               GString                   *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rlrl");
  g_autofree char *title = tenbo_standing_column_dup_title (column, n_players);

  for (guint i = 0; i < best->len; i++)
    {
      const TenboStanding *standing = best->pdata[i];
      TenboStatistic       record = tenbo_standing_get_cell (standing, column);
      TenboStoredTime      started = tenbo_standing_get_time (standing, column);
      g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);

      tenbo_columns_take_row (columns,
                              (char *[]) {
                                tenbo_statistic_dup_text (&record),
                                tenbo_text_shorten_name (standing->name),
                                g_strdup_printf ("%" G_GINT64_FORMAT, record.game_id),
                                tenbo_describe_date (time),
                              });
    }
  g_string_append_printf (out, "%s%s\n", out->len > 0 ? "\n" : "", title);
  tenbo_columns_print (columns, 2, out);
}

static void
write_records (const GPtrArray           *best,
               const TenboStandingColumn *column,
               GString                   *out)
{
  g_autofree char *key = tenbo_standing_column_dup_key (column);

  for (guint i = 0; i < best->len; i++)
    {
      const TenboStanding *standing = best->pdata[i];
      TenboStatistic       record = tenbo_standing_get_cell (standing, column);

      begin_object (out);
      tenbo_json_write_text_member (out, "record", key);
      tenbo_json_write_int_member (out, "number", record.number);
      tenbo_json_write_int_member (out, "person", standing->person_id);
      tenbo_json_write_text_member (out, "name", standing->name);
      tenbo_json_write_int_member (out, "game", record.game_id);
      g_string_append_c (out, '}');
    }
}

static TenboExit
records (TenboInvocation *self)
{
  TenboResultFilter filter;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GArray) columns = NULL;
  g_autoptr (GString) text = g_string_new (self->json ? "[" : NULL);
  g_autoptr (GError) error = NULL;

  if (!tenbo_find_period (self, &filter))
    return TENBO_EXIT_USAGE;
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  standings = read_standings (self, &filter, &error);
  if (standings == NULL)
    return tenbo_print_store_error (self->database, error);

  columns = tenbo_standings_list_records (filter.n_players);
  for (guint i = 0; i < columns->len; i++)
    {
      const TenboStandingColumn *column = &g_array_index (columns, TenboStandingColumn, i);
      g_autoptr (GPtrArray) best = tenbo_standings_list_best (standings, column, N_BEST);

      if (self->json)
        write_records (best, column, text);
      else if (best->len > 0)
        print_records (best, column, filter.n_players, text);
    }
  if (self->json)
    g_string_append (text, text->len > 1 ? "\n]\n" : "]\n");
  else if (text->len == 0)
    g_string_append_printf (text, "%s\n", _ ("No people yet."));
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* --- The commands --- */

static const GOptionEntry totals_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_PERIOD_OPTIONS,
  TENBO_RULESET_OPTION,
  TENBO_PLAYERS_OPTION,
  { "by", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (by),
    N_ ("Period of each total: day, month (default) or year"), N_ ("PERIOD") },
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

static const GOptionEntry records_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_PERIOD_OPTIONS,
  TENBO_RULESET_OPTION,
  TENBO_PLAYERS_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_totals[] = {
  {
    .name = "history totals",
    .arguments = "[PERSON]",
    .summary = N_ ("Print totals by day, month or year"),
    .details = N_ ("Prints the total of PERSON in each period with games, the latest first. "
                   "Without PERSON, prints the totals of everyone except guests in each month or "
                   "year. Void and deleted games are excluded."),
    .example = "tenbo-cli history totals Aki",
    .n_arguments = { 0, 1 },
    .options = totals_options,
    .run = totals,
  },
  {
    .name = "history records",
    .summary = N_ ("Print the club records"),
    .details = N_ ("Prints the best game, the highest score, the biggest win and the longest "
                   "streaks, each with the three best people and the ID of the game. Guests are "
                   "excluded."),
    .example = "tenbo-cli history records",
    .options = records_options,
    .run = records,
  },
  { .name = NULL },
};
