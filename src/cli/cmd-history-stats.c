/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-describe.h"
#include "tenbo-find.h"
#include "tenbo-json.h"
#include "tenbo-people.h"
#include "tenbo-standings.h"
#include "tenbo-statistics.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

/* Maximum number of yaku in the list. */
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

/* Prints the statistics of @group. Statistics of fewer than @minimum games are in brackets. */
static void
print_group (const TenboStatistics *statistics,
             TenboStatisticGroup    group,
             guint                  minimum,
             GString               *out)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lrl");

  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      const char *name = tenbo_statistic_get_name (id);
      gsize       n;
      const int  *variants = tenbo_statistic_get_variants (id, &n);

      for (gsize i = 0; i < n && tenbo_statistic_get_group (id) == group; i++)
        {
          const TenboStatistic *statistic = tenbo_statistics_get (statistics, id, variants[i]);
          g_autofree char      *variant = tenbo_statistic_dup_variant_name (id, statistic->variant);
          g_autofree char      *text = tenbo_statistic_dup_text (statistic);
          gboolean              is_of_few = statistic->of > 0 && statistic->n_games < minimum;

          /* Skip variants of games that the person never played. */
          if (variant != NULL && statistic->of == 0)
            continue;

          tenbo_columns_take_row (
            columns,
            (char *[]) {
              /* Translators: "Average Rank: Four players" */
              variant != NULL ? g_strdup_printf (C_ ("statistics", "%1$s: %2$s"), name, variant)
                              : tenbo_text_printable (name),
              is_of_few ? g_strdup_printf ("(%s)", text) : g_steal_pointer (&text),
              tenbo_statistic_dup_of (statistic),
            });
        }
    }

  end_table (columns, tenbo_statistic_group_get_name (group), out);
}

static void
print_yaku (const TenboStatistics *statistics,
            GString               *out)
{
  TenboYakuScope   scope;
  const GPtrArray *yaku = tenbo_statistics_get_yaku (statistics, &scope);
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lrr");
  g_autofree char *of = tenbo_yaku_scope_dup_text (&scope);
  g_autofree char *title = NULL;

  for (guint i = 0; i < yaku->len && i < N_YAKU; i++)
    {
      const TenboStoredYaku *entry = yaku->pdata[i];

      tenbo_columns_take_row (columns,
                              (char *[]) {
                                tenbo_text_printable (
                                  tenbo_describe_counted_yaku (statistics, entry->yaku)),
                                tenbo_words_points (entry->n, FALSE),
                                scope.known == scope.asked
                                  ? g_strdup_printf (C_ ("statistics", "%.1f%%"),
                                                     100.0 * entry->n / (double) scope.known)
                                  : NULL,
                              });
    }

  /* Translators: the total that the yaku below are counted from: "Yaku, of 40 wins" */
  title = g_strdup_printf (_ ("Yaku, %s"), of);
  end_table (columns, title, out);
}

/* Returns the number of deal-ins and their points: "12 (−41,700)". Transfer full. */
static char *
write_deal_ins (gint64 n,
                gint64 points)
{
  g_autofree char *times = tenbo_words_points (n, FALSE);
  g_autofree char *amount = tenbo_words_points (points, TRUE);

  return n > 0 ? g_strdup_printf ("%s (%s)", times, amount) : g_steal_pointer (&times);
}

static void
print_opponents (const TenboStatistics *statistics,
                 GString               *out)
{
  const GPtrArray *opponents = tenbo_statistics_get_opponents (statistics);
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lrrrrr");

  if (opponents->len == 0)
    return;

  tenbo_columns_add_headings (columns, (const char *[]) {
                                         NULL,
                                         _ ("Games"),
                                         C_ ("head to head", "Ahead"),
                                         C_ ("head to head", "Difference"),
                                         C_ ("head to head", "Dealt in to"),
                                         C_ ("head to head", "Won from"),
                                       });
  for (guint i = 0; i < opponents->len; i++)
    {
      const TenboOpponent *opponent = opponents->pdata[i];

      tenbo_columns_take_row (
        columns, (char *[]) {
                   tenbo_text_shorten_name (opponent->name),
                   tenbo_words_points (opponent->n_games, FALSE),
                   tenbo_words_points (opponent->n_ahead, FALSE),
                   tenbo_words_total (opponent->difference, opponent->in_thousands),
                   write_deal_ins (opponent->dealt_to, -opponent->dealt_to_points),
                   write_deal_ins (opponent->dealt_from, opponent->dealt_from_points),
                 });
    }

  end_table (columns, _ ("Head to head"), out);
}

static void
print_stats (const TenboStatistics *statistics,
             const char            *name,
             guint                  minimum,
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
        tenbo_words_count (g_dngettext (GETTEXT_PACKAGE,
                                        "The hands of %s game are not in the statistics yet.",
                                        "The hands of %s games are not in the statistics yet.",
                                        n_uncounted),
                           n_uncounted);

      g_string_append_printf (out, "%s %s\n", uncounted,
                              _ ("Run “tenbo-cli check --rebuild” to update the statistics."));
    }
  if (tenbo_statistics_mixes_players (statistics))
    g_string_append_printf (
      out, "%s\n", _ ("Three- and four-player games are combined. Use --players to separate "
                      "them."));
  if (tenbo_statistics_is_mixed (statistics))
    g_string_append_printf (out, "%s\n",
                            _ ("Points from different scoring systems are added together. Use "
                               "--ruleset to "
                               "select one ruleset."));

  for (TenboStatisticGroup group = 0; group < TENBO_N_STATISTIC_GROUPS; group++)
    print_group (statistics, group, minimum, out);
  print_yaku (statistics, out);
  print_opponents (statistics, out);
}

/* --- Standings --- */

static void
print_standings (GPtrArray *standings,
                 int        n_players,
                 GString   *out)
{
  static const TenboStatisticId statistics[] = {
    TENBO_STATISTIC_AVERAGE_RANK,
    TENBO_STATISTIC_RANK_1_RATE,
    TENBO_STATISTIC_TOP_TWO_RATE,
    TENBO_STATISTIC_LAST_RATE,
    TENBO_STATISTIC_AVERAGE_TOTAL,
    TENBO_STATISTIC_TOTAL,
  };
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rlrrrrrrr");
  guint rank = 0;

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 1, _ ("Name"));
  tenbo_columns_set (columns, 2, _ ("Games"));
  for (guint i = 0; i < G_N_ELEMENTS (statistics); i++)
    tenbo_columns_set (columns, 3 + i, tenbo_statistic_get_name (statistics[i]));

  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      tenbo_columns_add_row (columns);
      if (standing->is_ranked)
        tenbo_columns_take (columns, 0, g_strdup_printf ("%u", ++rank));
      tenbo_columns_take (columns, 1, tenbo_text_shorten_name (standing->name));
      tenbo_columns_take (columns, 2, tenbo_words_points (standing->n_games[n_players - 3], FALSE));
      for (guint j = 0; j < G_N_ELEMENTS (statistics); j++)
        {
          gsize          n;
          const int     *variants = tenbo_statistic_get_variants (statistics[j], &n);
          int            variant = variants[0] == 0 ? 0 : n_players;
          TenboStatistic statistic = tenbo_standing_get (standing, statistics[j], variant);

          tenbo_columns_take (columns, 3 + j, tenbo_statistic_dup_text (&statistic));
        }
    }

  if (standings->len == 0)
    return;

  g_string_append_printf (out, "%s%s\n", out->len > 0 ? "\n" : "",
                          n_players == 3 ? C_ ("statistics", "Three players")
                                         : C_ ("statistics", "Four players"));
  tenbo_columns_print (columns, 0, out);
}

/* --- For programs --- */

/* Begins the next entry of a list: an object about @person_id, one of @people (TenboStoredPerson by
 * ID). If @person_id is 0, the object is about nobody. */
static void
begin_entry (GString    *out,
             GHashTable *people,
             gint64      person_id)
{
  const TenboStoredPerson *person = g_hash_table_lookup (people, &person_id);

  if (out->len > 0)
    g_string_append (out, out->str[out->len - 1] == '[' ? "\n    " : ",\n    ");
  g_string_append_c (out, '{');
  if (person_id == 0)
    return;

  tenbo_json_write_text_member (out, "id", person != NULL ? person->uuid : "");
  tenbo_json_write_text_member (out, "name", person != NULL ? person->name : "");
}

static void
write_moment (GString    *out,
              const char *key,
              gint64      msec)
{
  g_autofree char *text = tenbo_stored_time_dup_utc (msec);

  tenbo_json_write_text_member (out, key, text);
}

static void
write_statistic (GString              *out,
                 const TenboStatistic *statistic)
{
  g_autofree char *key = tenbo_statistic_dup_key (statistic->id, statistic->variant);
  char             value[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (out, out->str[out->len - 1] == '{' ? "\n    " : ",\n    ");
  tenbo_json_write_text (out, key);
  g_string_append (out, ": {");
  tenbo_json_write_int_member (out, "number", statistic->number);
  tenbo_json_write_int_member (out, "of", statistic->of);
  tenbo_json_write_key (out, "value");
  g_string_append (out,
                   statistic->of == 0
                     ? "null"
                     : g_ascii_dtostr (value, sizeof value, tenbo_statistic_get_value (statistic)));
  tenbo_json_write_int_member (out, "games", statistic->n_games);
  if (statistic->asked > 0)
    {
      tenbo_json_write_int_member (out, "known", statistic->known);
      tenbo_json_write_int_member (out, "asked", statistic->asked);
    }
  if (statistic->game_id != 0)
    tenbo_json_write_int_member (out, "game", statistic->game_id);
  g_string_append_c (out, '}');
}

static void
write_yaku (const TenboStatistics *statistics,
            GString               *out)
{
  TenboYakuScope   scope;
  const GPtrArray *yaku = tenbo_statistics_get_yaku (statistics, &scope);

  tenbo_json_write_key (out, "yaku");
  g_string_append_c (out, '{');
  tenbo_json_write_int_member (out, "known", scope.known);
  tenbo_json_write_int_member (out, "asked", scope.asked);
  tenbo_json_write_key (out, "wins");
  g_string_append_c (out, '{');
  for (guint i = 0; i < yaku->len; i++)
    {
      const TenboStoredYaku *entry = yaku->pdata[i];

      tenbo_json_write_int_member (out, entry->yaku, entry->n);
    }
  g_string_append (out, "}}");
}

static void
write_opponents (const TenboStatistics *statistics,
                 GHashTable            *people,
                 GString               *out)
{
  const GPtrArray *opponents = tenbo_statistics_get_opponents (statistics);

  tenbo_json_write_key (out, "opponents");
  g_string_append_c (out, '[');
  for (guint i = 0; i < opponents->len; i++)
    {
      const TenboOpponent *opponent = opponents->pdata[i];

      begin_entry (out, people, opponent->person_id);
      tenbo_json_write_int_member (out, "games", opponent->n_games);
      tenbo_json_write_int_member (out, "ahead", opponent->n_ahead);
      tenbo_json_write_int_member (out, "difference", opponent->difference);
      tenbo_json_write_int_member (out, "hands", opponent->hands);
      tenbo_json_write_int_member (out, "dealt_to", opponent->dealt_to);
      tenbo_json_write_int_member (out, "dealt_to_points", opponent->dealt_to_points);
      tenbo_json_write_int_member (out, "dealt_from", opponent->dealt_from);
      tenbo_json_write_int_member (out, "dealt_from_points", opponent->dealt_from_points);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_stats (const TenboStatistics *statistics,
             gint64                 person_id,
             GHashTable            *people,
             GString               *out)
{
  const GArray *points = tenbo_statistics_get_points (statistics);

  begin_entry (out, people, person_id);
  tenbo_json_write_int_member (out, "games", tenbo_statistics_get_n_games (statistics));
  tenbo_json_write_int_member (out, "games_3", tenbo_statistics_get_n_games_of (statistics, 3));
  tenbo_json_write_int_member (out, "games_4", tenbo_statistics_get_n_games_of (statistics, 4));
  tenbo_json_write_int_member (out, "uncounted", tenbo_statistics_get_n_uncounted (statistics));

  tenbo_json_write_key (out, "figures");
  g_string_append_c (out, '{');
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      gsize      n;
      const int *variants = tenbo_statistic_get_variants (id, &n);

      for (gsize i = 0; i < n; i++)
        write_statistic (out, tenbo_statistics_get (statistics, id, variants[i]));
    }
  g_string_append (out, "\n  }");

  write_yaku (statistics, out);
  write_opponents (statistics, people, out);

  tenbo_json_write_key (out, "graph");
  g_string_append_c (out, '[');
  for (guint i = 0; i < points->len; i++)
    {
      const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, i);

      begin_entry (out, people, 0);
      tenbo_json_write_int_member (out, "game", point->game_id);
      write_moment (out, "started", point->started_msec);
      tenbo_json_write_int_member (out, "players", point->n_players);
      tenbo_json_write_int_member (out, "rank", point->rank);
      tenbo_json_write_int_member (out, "total", point->total);
      tenbo_json_write_int_member (out, "sum", point->total_sum);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "]}\n");
}

static void
write_standings (GPtrArray  *standings,
                 GHashTable *people,
                 GString    *out)
{
  g_autoptr (GArray) columns = tenbo_standings_list_columns (0);

  g_string_append_c (out, '[');
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      begin_entry (out, people, standing->person_id);
      write_moment (out, "last_played", standing->last_played_msec);
      tenbo_json_write_key (out, "figures");
      g_string_append_c (out, '{');
      for (guint j = 0; j < columns->len; j++)
        {
          TenboStatistic statistic = tenbo_standing_get_cell (
            standing, &g_array_index (columns, TenboStandingColumn, j));

          write_statistic (out, &statistic);
        }
      g_string_append (out, "}}");
    }
  g_string_append (out, "]\n");
}

/* --- The command --- */

/* Returns all people, as TenboStoredPerson by ID. NULL with @error. */
static GHashTable *
read_people (TenboRead *read,
             GError   **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_people_list_all (read, error);
  GHashTable *people;

  if (everybody == NULL)
    return NULL;

  people = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                  (GDestroyNotify) tenbo_stored_person_free);
  for (guint i = 0; i < everybody->len; i++)
    {
      TenboStoredPerson *person = tenbo_stored_person_copy (everybody->pdata[i]);

      g_hash_table_insert (people, &person->id, person);
    }

  return people;
}

/* Prints the statistics of the person that the argument names. */
static TenboExit
print_person (TenboInvocation   *self,
              TenboResultFilter *filter)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GHashTable) people = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!tenbo_find_people (self, self->arguments[0], filter, &person, NULL))
    return TENBO_EXIT_REFUSED;

  read = tenbo_store_read_begin (self->store, NULL, &error);
  if (self->json)
    people = read_people (read, &error);
  if (people != NULL || !self->json)
    statistics = tenbo_statistics_read (read, filter, &error);
  if (statistics == NULL)
    return tenbo_print_store_error (self->database, error);

  if (self->json)
    write_stats (statistics, person->id, people, text);
  else
    print_stats (statistics, person->name, (guint) self->minimum, text);

  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* Appends the standings of games of @n_players. Returns FALSE with @error. */
static gboolean
append_standings (TenboInvocation         *self,
                  TenboRead               *read,
                  const TenboResultFilter *filter,
                  int                      n_players,
                  GString                 *text,
                  GError                 **error)
{
  TenboStandingsFilter standings_filter = {
    .since_msec = filter->since_msec,
    .until_msec = filter->until_msec,
    .ruleset_key = filter->ruleset_key,
    .n_players = n_players,
    .order = self->json ? TENBO_STATISTIC_GAMES : TENBO_STATISTIC_AVERAGE_RANK,
    .variant = n_players,
    .minimum = (guint) self->minimum,
  };
  g_autoptr (GHashTable) people = self->json ? read_people (read, error) : NULL;
  g_autoptr (GPtrArray) standings = NULL;

  if (people != NULL || !self->json)
    standings = tenbo_standings_read (read, &standings_filter, error);
  if (standings == NULL)
    return FALSE;

  if (self->json)
    write_standings (standings, people, text);
  else
    print_standings (standings, n_players, text);
  return TRUE;
}

static TenboExit
print_everybody (TenboInvocation         *self,
                 const TenboResultFilter *filter)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean done = TRUE;

  if (self->store != NULL)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);

      if (self->json)
        done = append_standings (self, read, filter, filter->n_players, text, &error);
      for (int n = 4; n >= 3 && done && !self->json; n--)
        if (filter->n_players == 0 || filter->n_players == n)
          done = append_standings (self, read, filter, n, text, &error);
    }
  if (!done)
    return tenbo_print_store_error (self->database, error);

  if (text->len == 0)
    g_string_append_printf (text, "%s\n", self->json ? "[]" : _ ("No people yet."));
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

static TenboExit
stats (TenboInvocation *self)
{
  TenboResultFilter filter;

  if (!tenbo_find_period (self, &filter))
    return TENBO_EXIT_USAGE;
  if (self->arguments[0] == NULL && self->opponent != NULL)
    return tenbo_misused (self, _ ("--opponent requires PERSON."));
  if (self->arguments[0] == NULL && self->latest > 0)
    return tenbo_misused (self, _ ("--latest requires PERSON."));

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  return self->arguments[0] != NULL ? print_person (self, &filter)
                                    : print_everybody (self, &filter);
}

static const GOptionEntry stats_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_PERIOD_OPTIONS,
  TENBO_RULESET_OPTION,
  TENBO_STATISTIC_OPTIONS,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_stats[] = {
  {
    .name = "history stats",
    .arguments = "[PERSON]",
    .summary = N_ ("Print statistics or standings"),
    .details = N_ ("Prints the statistics of PERSON, each with the number of games or hands "
                   "that it is based on. Without PERSON, prints the standings of everyone "
                   "except guests. Void and deleted games are excluded."),
    .example = "tenbo-cli history stats Aki --ruleset mleague",
    .n_arguments = { 0, 1 },
    .options = stats_options,
    .run = stats,
  },
  { .name = NULL },
};
