/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-json.h"
#include "tenbo-stats-output.h"

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
write_figure (GString           *out,
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
        write_figure (out, tenbo_statistics_get (statistics, id, variants[i]));
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

void
tenbo_stats_write (const TenboStatistics *statistics,
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

void
tenbo_standings_write (GPtrArray  *standings,
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

          write_figure (out, &figure);
        }
      g_string_append (out, "}}");
    }
  g_string_append (out, "]\n");
}
