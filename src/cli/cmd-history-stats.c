/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tb-yaku.h"
#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-filter-options.h"
#include "tenbo-find.h"
#include "tenbo-json.h"
#include "tenbo-standings.h"
#include "tenbo-statistics.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* --- For people --- */

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

static void
print_stats (const TenboStatistics *statistics,
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

static void
print_standings (GPtrArray *standings,
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

/* --- For programs --- */

static void
write_int (GString    *out,
           const char *key,
           gint64      number)
{
  tenbo_json_write_key (out, key);
  tenbo_json_write_int (out, number);
}

static void
write_text (GString    *out,
            const char *key,
            const char *text)
{
  tenbo_json_write_key (out, key);
  tenbo_json_write_text (out, text);
}

/* Begins the next entry of a list. */
static void
begin_entry (GString *out)
{
  g_string_append (out, out->str[out->len - 1] == '[' ? "\n    {" : ",\n    {");
}

static void
write_moment (GString    *out,
              const char *key,
              gint64      msec)
{
  g_autoptr (GDateTime) seconds = g_date_time_new_from_unix_utc (msec / 1000);
  g_autofree char *text = g_date_time_format (seconds, "%FT%TZ");

  write_text (out, key, text);
}

static void
write_person (GString    *out,
              GHashTable *people,
              gint64      person_id)
{
  const TenboStoredPerson *person = g_hash_table_lookup (people, &person_id);

  write_text (out, "id", person != NULL ? person->uuid : "");
  write_text (out, "name", person != NULL ? person->name : "");
}

static void
write_figure_json (GString           *out,
                   const TenboFigure *figure)
{
  g_autofree char *key = tenbo_figure_dup_key (figure->id, figure->variant);
  char             value[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (out, out->str[out->len - 1] == '{' ? "\n    " : ",\n    ");
  tenbo_json_write_text (out, key);
  g_string_append (out, ": {");
  write_int (out, "number", figure->number);
  write_int (out, "of", figure->of);
  tenbo_json_write_key (out, "value");
  g_string_append (out, figure->of == 0 ? "null"
                                        : g_ascii_dtostr (value, sizeof value,
                                                          tenbo_figure_get_value (figure)));
  write_int (out, "games", figure->n_games);
  if (figure->asked > 0)
    {
      write_int (out, "known", figure->known);
      write_int (out, "asked", figure->asked);
    }
  if (figure->game_id != 0)
    write_int (out, "game", figure->game_id);
  g_string_append_c (out, '}');
}

/* --- A person --- */

static void
write_figures (const TenboStatistics *statistics,
               GString               *out)
{
  tenbo_json_write_key (out, "figures");
  g_string_append_c (out, '{');
  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      for (gsize i = 0; i < n; i++)
        write_figure_json (out, tenbo_statistics_get (statistics, id, variants[i]));
    }
  g_string_append (out, "\n  }");
}

static void
write_yaku (const TenboStatistics *statistics,
            GString               *out)
{
  TenboYakuScope   scope;
  const GPtrArray *yaku = tenbo_statistics_get_yaku (statistics, &scope);

  tenbo_json_write_key (out, "yaku");
  g_string_append_c (out, '{');
  write_int (out, "known", scope.known);
  write_int (out, "asked", scope.asked);
  tenbo_json_write_key (out, "wins");
  g_string_append_c (out, '{');
  for (guint i = 0; i < yaku->len; i++)
    {
      const TenboStoredYaku *entry = yaku->pdata[i];

      write_int (out, entry->yaku, entry->n);
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

      begin_entry (out);
      write_person (out, people, opponent->person_id);
      write_int (out, "games", opponent->n_games);
      write_int (out, "ahead", opponent->n_ahead);
      write_int (out, "difference", opponent->difference);
      write_int (out, "hands", opponent->hands);
      write_int (out, "dealt_to", opponent->dealt_to);
      write_int (out, "dealt_to_points", opponent->dealt_to_points);
      write_int (out, "dealt_from", opponent->dealt_from);
      write_int (out, "dealt_from_points", opponent->dealt_from_points);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_points (const TenboStatistics *statistics,
              GString               *out)
{
  const GArray *points = tenbo_statistics_get_points (statistics);

  tenbo_json_write_key (out, "graph");
  g_string_append_c (out, '[');
  for (guint i = 0; i < points->len; i++)
    {
      const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, i);

      begin_entry (out);
      write_int (out, "game", point->game_id);
      write_moment (out, "started", point->started_msec);
      write_int (out, "players", point->n_players);
      write_int (out, "rank", point->rank);
      write_int (out, "total", point->total);
      write_int (out, "sum", point->total_sum);
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
  g_string_append_c (out, '{');
  write_person (out, people, person_id);
  write_int (out, "games", tenbo_statistics_get_n_games (statistics));
  write_int (out, "games_3", tenbo_statistics_get_n_games_of (statistics, 3));
  write_int (out, "games_4", tenbo_statistics_get_n_games_of (statistics, 4));
  write_int (out, "uncounted", tenbo_statistics_get_n_uncounted (statistics));
  write_figures (statistics, out);
  write_yaku (statistics, out);
  write_opponents (statistics, people, out);
  write_points (statistics, out);
  g_string_append (out, "}\n");
}

/* --- Standings --- */

static void
write_standings (GPtrArray  *standings,
                 GHashTable *people,
                 GString    *out)
{
  static const struct
  {
    TenboFigureId id;
    int           variant;
  } figures[] = {
    { TENBO_FIGURE_GAMES, 0 },
    { TENBO_FIGURE_AVERAGE_RANK, 3 },
    { TENBO_FIGURE_AVERAGE_RANK, 4 },
    { TENBO_FIGURE_RANK_1_RATE, 3 },
    { TENBO_FIGURE_RANK_1_RATE, 4 },
    { TENBO_FIGURE_RANK_2_RATE, 3 },
    { TENBO_FIGURE_RANK_2_RATE, 4 },
    { TENBO_FIGURE_RANK_3_RATE, 3 },
    { TENBO_FIGURE_RANK_3_RATE, 4 },
    { TENBO_FIGURE_RANK_4_RATE, 4 },
    { TENBO_FIGURE_TOP_TWO_RATE, 3 },
    { TENBO_FIGURE_TOP_TWO_RATE, 4 },
    { TENBO_FIGURE_LAST_RATE, 3 },
    { TENBO_FIGURE_LAST_RATE, 4 },
    { TENBO_FIGURE_TOTAL, 0 },
    { TENBO_FIGURE_AVERAGE_TOTAL, 0 },
  };

  g_string_append_c (out, '[');
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      begin_entry (out);
      write_person (out, people, standing->person_id);
      write_moment (out, "last_played", standing->last_played_msec);
      tenbo_json_write_key (out, "figures");
      g_string_append_c (out, '{');
      for (gsize j = 0; j < G_N_ELEMENTS (figures); j++)
        {
          TenboFigure figure = tenbo_standing_get (standing, figures[j].id, figures[j].variant);

          write_figure_json (out, &figure);
        }
      g_string_append (out, "}}");
    }
  g_string_append (out, "]\n");
}

/* --- The command --- */

/* What the command line asks for. */
typedef struct
{
  char              *path; /* of the database, or NULL; owned */
  TenboFilterOptions options;
  TenboResultFilter  filter; /* what they say, but for the people */
  gboolean           is_json;
} Question;

static void
question_clear (Question *question)
{
  g_free (question->path);
  tenbo_filter_options_clear (&question->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

/* All people by id: of TenboStoredPerson. NULL with @error. */
static GHashTable *
read_people (TenboStore *store,
             GError    **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_store_list_everybody (store, error);
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

/* What the yaku are called, by id. */
static GHashTable *
name_yaku (void)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    g_hash_table_insert (names, (gpointer) tb_yaku_id (yaku), (gpointer) tenbo_words_yaku (yaku));

  return names;
}

/* --- One person --- */

static TenboExit
print_person (TenboStore     *store,
              const Question *question,
              const char     *word)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) opponent = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GHashTable) people = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboResultFilter filter = question->filter;

  person = tenbo_find_person (store, question->path, word, TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;
  filter.person_id = person->id;

  if (question->options.opponent != NULL)
    {
      opponent = tenbo_find_person (store, question->path, question->options.opponent,
                                    TENBO_FIND_SOMEBODY);
      if (opponent == NULL)
        return TENBO_EXIT_REFUSED;
      filter.opponent_id = opponent->id;
    }

  people = read_people (store, &error);
  if (people != NULL)
    statistics = tenbo_statistics_read (store, &filter, NULL, &error);
  if (statistics == NULL)
    {
      tenbo_complain_of_store (question->path, error);
      return TENBO_EXIT_REFUSED;
    }

  if (question->is_json)
    write_stats (statistics, person->id, people, text);
  else
    {
      g_autoptr (GHashTable) names = name_yaku ();

      print_stats (statistics, person->name, (guint) question->options.minimum, names, text);
    }

  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

/* --- All of them --- */

static GPtrArray *
read_standings (TenboStore     *store,
                const Question *question,
                int             n_players,
                GError        **error)
{
  TenboStandingsFilter filter = {
    .since_msec = question->filter.since_msec,
    .until_msec = question->filter.until_msec,
    .ruleset_key = question->filter.ruleset_key,
    .n_players = n_players,
    .order = question->is_json ? TENBO_FIGURE_GAMES : TENBO_FIGURE_AVERAGE_RANK,
    .variant = n_players,
    .minimum = (guint) question->options.minimum,
  };

  return tenbo_standings_read (store, &filter, NULL, error);
}

static gboolean
write_everybody (TenboStore     *store,
                 const Question *question,
                 GString        *text,
                 GError        **error)
{
  g_autoptr (GHashTable) people = read_people (store, error);
  g_autoptr (GPtrArray) standings = NULL;

  if (people != NULL)
    standings = read_standings (store, question, question->filter.n_players, error);
  if (standings == NULL)
    return FALSE;

  write_standings (standings, people, text);
  return TRUE;
}

static gboolean
print_tables (TenboStore     *store,
              const Question *question,
              GString        *text,
              GError        **error)
{
  for (int n_players = 4; n_players >= 3; n_players--)
    {
      g_autoptr (GPtrArray) standings = NULL;

      if (question->filter.n_players != 0 && question->filter.n_players != n_players)
        continue;

      standings = read_standings (store, question, n_players, error);
      if (standings == NULL)
        return FALSE;
      print_standings (standings, n_players, text);
    }

  return TRUE;
}

/* @store NULL: somebody who never played. */
static TenboExit
print_everybody (TenboStore     *store,
                 const Question *question)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean done = TRUE;

  if (store != NULL)
    done = question->is_json ? write_everybody (store, question, text, &error)
                             : print_tables (store, question, text, &error);
  if (!done)
    {
      tenbo_complain_of_store (question->path, error);
      return TENBO_EXIT_REFUSED;
    }

  if (text->len == 0)
    g_string_append_printf (text, "%s\n", question->is_json ? "[]" : _ ("Nobody yet."));
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

TenboExit
tenbo_cmd_history_stats (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  g_auto (Question) question = { .options = { .minimum = 1 } };
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  const GOptionEntry entries[] = {
    tenbo_database_option (&question.path),
    TENBO_PERIOD_OPTIONS (&question.options),
    TENBO_RULESET_OPTION (&question.options),
    TENBO_FIGURE_OPTIONS (&question.options),
    { "json", 0, 0, G_OPTION_ARG_NONE, &question.is_json,
      N_ ("Print everything as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_filter_options_read (&question.options, command, &question.filter))
    return TENBO_EXIT_USAGE;
  if (arguments[0] == NULL && question.options.opponent != NULL)
    return tenbo_command_misused (command, _ ("An opponent is somebody's: say whose."));

  if (!tenbo_database_open_history (question.path, &store))
    return TENBO_EXIT_REFUSED;
  if (arguments[0] == NULL)
    return print_everybody (store, &question);
  if (store != NULL)
    return print_person (store, &question, arguments[0]);

  tenbo_complain (_ ("There is nobody called “%s”."), arguments[0]);
  return TENBO_EXIT_REFUSED;
}
