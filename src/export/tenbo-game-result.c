/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-result.h"

#include "tenbo-charts.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-settlement-words.h"

#include <glib/gi18n-lib.h>

#define SEPARATOR " \u00b7 "

static void
line_free (TenboResultLine *line)
{
  g_free (line->points);
  g_free (line->total);
  g_free (line->chips);
  g_free (line);
}

void
tenbo_keep_hand_cb (const TbTable      *table,
                    const TbHandResult *result,
                    guint               index,
                    gpointer            hands)
{
  g_array_append_vals (hands, result, 1);
}

static TenboResultLine *
add_line (TenboGameResult *self,
          TbPlayer         player)
{
  TenboResultLine *line = g_new0 (TenboResultLine, 1);

  line->player = player;
  line->rank = "";
  line->name = self->words.names[player];
  g_ptr_array_add (self->lines, line);

  return line;
}

/* Adds the lines of a finished game. If scores start at 0, points equal the total and are
 * omitted. */
static void
add_settled (TenboGameResult *self)
{
  gboolean in_thousands = tenbo_words_in_thousands (self->words.rules);
  TbPlayer order[TB_MAX_PLAYERS];

  tb_table_settle (&self->table, &self->settlement);
  tenbo_result_items_sort_players (&self->settlement, self->words.rules->players, order);
  for (int i = 0; i < self->words.rules->players; i++)
    {
      const TbFinal   *final = &self->settlement.players[order[i]];
      TenboResultLine *line = add_line (self, order[i]);

      line->rank = tenbo_words_rank (final->rank);
      line->points = in_thousands ? tenbo_words_points (final->points, FALSE) : NULL;
      line->total = tenbo_words_total (final->total, in_thousands);
      if (final->chips != 0)
        line->chips = tenbo_words_total (final->chips, in_thousands);
    }
}

/* Adds the lines of a running game by score; equal scores are in turn order. */
static void
add_running (TenboGameResult *self)
{
  TbPlayerSet added = 0;

  for (int i = 0; i < self->words.rules->players; i++)
    {
      TbPlayer best = TB_NOBODY;

      for (TbPlayer player = 0; player < self->words.rules->players; player++)
        if ((added & TB_PLAYER_BIT (player)) == 0 &&
            (best == TB_NOBODY || self->table.scores[player] > self->table.scores[best]))
          best = player;
      added |= TB_PLAYER_BIT (best);
      add_line (self, best)->points = tenbo_words_points (self->table.scores[best], FALSE);
    }
}

TenboGameResult *
tenbo_game_result_new (const TenboRecord  *record,
                       TenboRecordProblem *problem)
{
  g_autoptr (TenboGameResult) self = g_new0 (TenboGameResult, 1);

  self->record = record;
  tenbo_words_game_init (&self->words, tenbo_ruleset_get_rules (record->ruleset),
                         (const char *const *) record->names);
  self->hands = g_array_new (FALSE, FALSE, sizeof (TbHandResult));
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);
  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &self->table, tenbo_keep_hand_cb,
                          self->hands, problem))
    return NULL;

  if (self->table.end.reason != TB_END_NONE)
    add_settled (self);
  else
    add_running (self);

  return g_steal_pointer (&self);
}

void
tenbo_game_result_free (TenboGameResult *self)
{
  g_array_unref (self->hands);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

static const char *
get_ruleset_name (const TenboGameResult *self)
{
  return tenbo_free_text_isolate (tenbo_ruleset_get_name (self->record->ruleset));
}

/* Returns the title of the game, else the date, else the ruleset. */
static char *
dup_title (const TenboGameResult *self)
{
  char *time;

  if (self->record->title != NULL)
    return g_strdup (tenbo_free_text_isolate (self->record->title));

  time = tenbo_describe_record_time (self->record->started);
  return time != NULL ? time : g_strdup (get_ruleset_name (self));
}

/* Returns the rest of date, venue and ruleset: "14 November 2026, 19:12 · Shinjuku · M.League". */
static char *
dup_subtitle (const TenboGameResult *self)
{
  g_autofree char *time = tenbo_describe_record_time (self->record->started);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  if (self->record->title != NULL && time != NULL)
    g_ptr_array_add (parts, time);
  if (self->record->venue != NULL)
    g_ptr_array_add (parts, (gpointer) tenbo_free_text_isolate (self->record->venue));
  if (self->record->title != NULL || time != NULL)
    g_ptr_array_add (parts, (gpointer) get_ruleset_name (self));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (SEPARATOR, (char **) parts->pdata);
}

/* Returns the reason for the end, or the next hand. */
static char *
dup_end (const TenboGameResult *self)
{
  return tenbo_describe_next (&self->words, &self->table.end, &self->table.next);
}

char *
tenbo_game_result_dup_headline (const TenboGameResult *self)
{
  if (self->table.end.reason == TB_END_NONE)
    return dup_title (self);

  return tenbo_describe_outcome (&self->words, &self->settlement);
}

char *
tenbo_game_result_dup_subhead (const TenboGameResult *self)
{
  gboolean         ended = self->table.end.reason != TB_END_NONE;
  g_autofree char *title = dup_title (self);
  g_autofree char *subtitle = dup_subtitle (self);
  g_autofree char *end = ended ? tenbo_describe_end (&self->words, &self->table.end)
                               : dup_end (self);
  GString         *text = g_string_new (ended ? end : subtitle);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, ended ? title : end);
  if (ended && *subtitle != '\0')
    g_string_append_printf (text, "%s%s", SEPARATOR, subtitle);

  return g_string_free_and_steal (text);
}

TenboChart *
tenbo_game_result_create_chart (const TenboGameResult *self)
{
  g_autofree const TbHandResult **hands = g_new0 (const TbHandResult *, self->hands->len + 1);

  for (guint i = 0; i < self->hands->len; i++)
    hands[i] = &g_array_index (self->hands, TbHandResult, i);

  return tenbo_game_chart_new (self->words.rules, self->words.names, self->record->sides, hands,
                               self->hands->len);
}

char *
tenbo_game_result_dup_share_text (const TenboGameResult *self)
{
  g_autofree char *title = dup_title (self);
  g_autofree char *subtitle = dup_subtitle (self);
  g_autofree char *end = dup_end (self);
  GString         *text = g_string_new (title);

  if (*subtitle != '\0')
    g_string_append_printf (text, "%s%s", SEPARATOR, subtitle);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TenboResultLine *line = self->lines->pdata[i];

      if (*line->rank != '\0')
        g_string_append_printf (text, "%s ", line->rank);
      g_string_append (text, line->name);
      if (line->points != NULL)
        g_string_append_printf (text, "  %s", line->points);
      if (line->total != NULL)
        g_string_append_printf (text, "  %s", line->total);
      if (line->chips != NULL)
        {
          g_string_append_c (text, ' ');
          /* Translators: the part of a total that chips add: "(chips +15.0)" */
          g_string_append_printf (text, _ ("(chips %s)"), line->chips);
        }
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "%s\n", end);

  return g_string_free_and_steal (text);
}
