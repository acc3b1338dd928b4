/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rows.h"

#define COLUMN(name)          ELEMENT (name, name)
#define ELEMENT(name, member) { #name, ":" #name, offsetof (TenboStoredResult, member) }

const TenboResultColumn tenbo_result_columns[] = {
  COLUMN (rank),
  COLUMN (points),
  COLUMN (base),
  COLUMN (oka),
  COLUMN (uma),
  COLUMN (prizes),
  COLUMN (chips),
  COLUMN (total),
  COLUMN (hands),
  COLUMN (dealer_hands),
  COLUMN (wins),
  COLUMN (dealer_wins),
  COLUMN (self_draws),
  COLUMN (deal_ins),
  COLUMN (riichi),
  COLUMN (riichi_wins),
  COLUMN (draws),
  COLUMN (tenpai),
  COLUMN (fouls),
  COLUMN (busts),
  COLUMN (won_points),
  COLUMN (lost_points),
  COLUMN (scoring),
  COLUMN (chips_played),
  COLUMN (busts_asked),
  ELEMENT (wind_hands_0, wind_hands[0]),
  ELEMENT (wind_hands_1, wind_hands[1]),
  ELEMENT (wind_hands_2, wind_hands[2]),
  ELEMENT (wind_hands_3, wind_hands[3]),
  ELEMENT (wind_wins_0, wind_wins[0]),
  ELEMENT (wind_wins_1, wind_wins[1]),
  ELEMENT (wind_wins_2, wind_wins[2]),
  ELEMENT (wind_wins_3, wind_wins[3]),
  ELEMENT (wind_deal_ins_0, wind_deal_ins[0]),
  ELEMENT (wind_deal_ins_1, wind_deal_ins[1]),
  ELEMENT (wind_deal_ins_2, wind_deal_ins[2]),
  ELEMENT (wind_deal_ins_3, wind_deal_ins[3]),
  COLUMN (riichi_hands),
  COLUMN (riichi_self_draws),
  COLUMN (riichi_deal_ins),
  COLUMN (riichi_draws),
  COLUMN (riichi_points),
  COLUMN (open_known),
  COLUMN (open_wins),
  COLUMN (han_known),
  COLUMN (han_sum),
  COLUMN (dora_known),
  COLUMN (dora_sum),
  COLUMN (ippatsu_known),
  COLUMN (ippatsu),
  COLUMN (ura_known),
  COLUMN (ura_wins),
  COLUMN (ura_sum),
  COLUMN (yaku_known),
  COLUMN (won_value),
  COLUMN (lost_value),
  ELEMENT (value_0, value[0]),
  ELEMENT (value_1, value[1]),
  ELEMENT (value_2, value[2]),
  ELEMENT (value_3, value[3]),
  ELEMENT (value_4, value[4]),
  ELEMENT (value_5, value[5]),
  ELEMENT (value_6, value[6]),
  ELEMENT (value_7, value[7]),
  COLUMN (best_win),
  ELEMENT (paid_1, paid[0]),
  ELEMENT (paid_2, paid[1]),
  ELEMENT (paid_3, paid[2]),
  ELEMENT (paid_hands_1, paid_hands[0]),
  ELEMENT (paid_hands_2, paid_hands[1]),
  ELEMENT (paid_hands_3, paid_hands[2]),
  COLUMN (tsumo_paid_hands),
  COLUMN (tsumo_paid_points),
  COLUMN (dealer_tsumo_paid),
  COLUMN (draws_asked),
  COLUMN (draw_points),
  COLUMN (nagashi),
  COLUMN (dealer_points),
  COLUMN (dealer_runs_max),
  COLUMN (points_max),
  COLUMN (points_min),
  COLUMN (last_rank),
  COLUMN (open_asked),
  COLUMN (han_asked),
  COLUMN (ippatsu_asked),
  COLUMN (ura_asked),
  COLUMN (yaku_asked),
  COLUMN (draws_tenpai),
  COLUMN (nagashi_asked),
  COLUMN (fouls_asked),
};

/* Each number in the struct is a column that is stored and compared. */
G_STATIC_ASSERT (G_N_ELEMENTS (tenbo_result_columns) == TENBO_N_RESULT_COLUMNS);

/* The base is the points minus the return, rounded. Rounding never compensates for the return. */
gboolean
tenbo_stored_result_is_in_thousands (const TenboStoredResult *result)
{
  g_return_val_if_fail (result != NULL, TRUE);

  return result->base != result->points;
}

gint64
tenbo_stored_summary_get_limit_msec (const TenboStoredSummary *summary)
{
  return summary->time_limit_minutes != 0
           ? summary->started.msec + (gint64) summary->time_limit_minutes * 60000
           : 0;
}

gboolean
tenbo_stored_summary_is_in_thousands (const TenboStoredSummary *summary)
{
  int sum = 0;

  g_return_val_if_fail (summary != NULL, TRUE);

  for (int i = 0; i < summary->n_players; i++)
    {
      if (summary->players[i].total != summary->players[i].points)
        return TRUE;

      sum += summary->players[i].points;
    }

  return sum != 0;
}

gboolean
tenbo_stored_result_is_counted (const TenboStoredResult *result)
{
  return result->scoring != TENBO_NOT_COUNTED && result->fouls_asked != TENBO_NOT_COUNTED;
}

TenboStoredYaku *
tenbo_stored_yaku_new (const char *yaku,
                       int         n)
{
  TenboStoredYaku *self = g_new (TenboStoredYaku, 1);

  *self = (TenboStoredYaku) { g_strdup (yaku), n };
  return self;
}

void
tenbo_stored_yaku_free (TenboStoredYaku *yaku)
{
  g_free (yaku->yaku);
  g_free (yaku);
}

void
tenbo_stored_results_clear (TenboStoredResults *results)
{
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&results->yaku[i], g_ptr_array_unref);
}

TenboStoredTime
tenbo_stored_now (void)
{
  return tenbo_stored_time_here (g_get_real_time () / 1000);
}

TenboStoredTime
tenbo_stored_time_here (gint64 msec)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (msec / 1000);
  TenboStoredTime time = { .msec = msec };

  /* A damaged file may contain a time outside of the calendar. */
  if (local != NULL)
    time.offset_minutes = (int) (g_date_time_get_utc_offset (local) / G_TIME_SPAN_MINUTE);

  return time;
}

/* Years 1001 to 9998: a date in a file has four digits, with any offset and in the next month. */
#define MIN_MSEC   G_GINT64_CONSTANT (-30578688000000)
#define MAX_MSEC   G_GINT64_CONSTANT (253370764799999)
#define MAX_OFFSET (24 * 60 - 1)

GDateTime *
tenbo_stored_time_to_local (const TenboStoredTime *time)
{
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) utc = NULL;

  g_return_val_if_fail (time != NULL, NULL);

  zone = g_time_zone_new_offset (CLAMP (time->offset_minutes, -MAX_OFFSET, MAX_OFFSET) * 60);
  utc = g_date_time_new_from_unix_utc_usec (CLAMP (time->msec, MIN_MSEC, MAX_MSEC) * 1000);
  return g_date_time_to_timezone (utc, zone);
}

char *
tenbo_stored_time_dup_utc (gint64 msec)
{
  g_autoptr (GDateTime) utc = tenbo_stored_time_to_local (&(TenboStoredTime) { .msec = msec });

  return g_date_time_format (utc, "%FT%TZ");
}

TenboStoredPerson *
tenbo_stored_person_copy (const TenboStoredPerson *person)
{
  TenboStoredPerson *copy = g_memdup2 (person, sizeof *person);

  copy->uuid = g_strdup (person->uuid);
  copy->name = g_strdup (person->name);
  copy->aliases = g_strdupv (person->aliases);
  copy->merged_uuid = g_strdup (person->merged_uuid);
  return copy;
}

void
tenbo_stored_person_free (TenboStoredPerson *person)
{
  g_strfreev (person->aliases);
  g_free (person->merged_uuid);
  g_free (person->uuid);
  g_free (person->name);
  g_free (person);
}

TenboStoredSession *
tenbo_stored_session_new (void)
{
  TenboStoredSession *session = g_new0 (TenboStoredSession, 1);

  session->rate = -1;
  session->fee = -1;
  return session;
}

TenboStoredSession *
tenbo_stored_session_copy (const TenboStoredSession *session)
{
  TenboStoredSession *copy = g_memdup2 (session, sizeof *session);

  copy->uuid = g_strdup (session->uuid);
  copy->title = g_strdup (session->title);
  copy->venue = g_strdup (session->venue);
  copy->note = g_strdup (session->note);
  copy->unit = g_strdup (session->unit);
  copy->fee_person_uuid = g_strdup (session->fee_person_uuid);
  return copy;
}

void
tenbo_stored_session_free (TenboStoredSession *session)
{
  g_free (session->uuid);
  g_free (session->title);
  g_free (session->venue);
  g_free (session->note);
  g_free (session->unit);
  g_free (session->fee_person_uuid);
  g_free (session);
}

void
tenbo_stored_player_copy (TenboStoredPlayer       *copy,
                          const TenboStoredPlayer *player)
{
  *copy = *player;
  copy->person_uuid = g_strdup (player->person_uuid);
  copy->name = g_strdup (player->name);
}

void
tenbo_stored_player_clear (TenboStoredPlayer *player)
{
  g_free (player->person_uuid);
  g_free (player->name);
}

int
tenbo_stored_side (int side,
                   int player)
{
  return side >= 0 ? side : (TENBO_STORED_PLAYERS - player) % TENBO_STORED_PLAYERS;
}

TenboStoredEvent *
tenbo_stored_event_new (const char *uuid,
                        const char *text)
{
  TenboStoredEvent *event = g_new0 (TenboStoredEvent, 1);

  event->uuid = uuid != NULL ? g_strdup (uuid) : g_uuid_string_random ();
  event->text = g_strdup (text);
  event->created_msec = g_get_real_time () / 1000;
  return event;
}

TenboStoredEvent *
tenbo_stored_event_copy (const TenboStoredEvent *event)
{
  TenboStoredEvent *copy = tenbo_stored_event_new (event->uuid, event->text);

  copy->created_msec = event->created_msec;
  return copy;
}

void
tenbo_stored_event_free (TenboStoredEvent *event)
{
  g_free (event->uuid);
  g_free (event->text);
  g_free (event);
}

static gpointer
copy_event (gconstpointer event,
            gpointer      user_data)
{
  return tenbo_stored_event_copy (event);
}

TenboStoredEdit *
tenbo_stored_edit_copy (const TenboStoredEdit *edit)
{
  TenboStoredEdit *copy = g_new0 (TenboStoredEdit, 1);

  copy->seq = edit->seq;
  copy->event = edit->event != NULL ? tenbo_stored_event_copy (edit->event) : NULL;
  copy->running_hand = g_strdup (edit->running_hand);
  if (edit->other != NULL)
    {
      copy->other = tenbo_stored_game_copy_summary (edit->other);
      g_ptr_array_unref (copy->other->events);
      copy->other->events = g_ptr_array_copy (edit->other->events, copy_event, NULL);
      copy->other->ruleset_json = g_strdup (edit->other->ruleset_json);
    }

  return copy;
}

TenboStoredEdit *
tenbo_stored_edit_own (GPtrArray *edits,
                       guint      index)
{
  TenboStoredEdit *edit = edits->pdata[index];

  if (edit->n_shares > 0)
    {
      edits->pdata[index] = tenbo_stored_edit_copy (edit);
      tenbo_stored_edit_free (edit);
    }

  return edits->pdata[index];
}

void
tenbo_stored_edit_free (TenboStoredEdit *edit)
{
  if (edit->n_shares > 0)
    {
      edit->n_shares--;
      return;
    }

  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  g_clear_pointer (&edit->other, tenbo_stored_game_free);
  g_free (edit->running_hand);
  g_free (edit);
}

static void
clear_summary (TenboStoredSummary *summary)
{
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    tenbo_stored_player_clear (&summary->players[i]);

  g_free (summary->uuid);
  g_free (summary->session_uuid);
  g_free (summary->ruleset_key);
  g_free (summary->ruleset_name);
  g_free (summary->title);
  g_free (summary->venue);
  g_free (summary->note);
  g_free (summary->progress.end_reason);
}

void
tenbo_stored_summary_free (TenboStoredSummary *summary)
{
  clear_summary (summary);
  g_free (summary);
}

TenboStoredGame *
tenbo_stored_game_new (void)
{
  TenboStoredGame *game = g_new0 (TenboStoredGame, 1);

  game->events = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_event_free);
  game->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_edit_free);
  game->summary.started = tenbo_stored_now ();

  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    game->summary.players[i].side = -1;

  return game;
}

void
tenbo_stored_game_free (TenboStoredGame *game)
{
  clear_summary (&game->summary);
  g_free (game->ruleset_json);
  g_ptr_array_unref (game->events);
  g_ptr_array_unref (game->edits);
  g_free (game->running_hand);
  g_free (game->notes);
  tenbo_stored_results_clear (&game->results);
  g_free (game);
}

/* Adds a reference to @edit, which is immutable while it is shared. */
static gpointer
share_edit (gconstpointer edit,
            gpointer      user_data)
{
  TenboStoredEdit *self = (TenboStoredEdit *) edit;

  self->n_shares++;
  return self;
}

TenboStoredGame *
tenbo_stored_game_copy_summary (const TenboStoredGame *game)
{
  TenboStoredGame    *copy = g_new0 (TenboStoredGame, 1);
  TenboStoredSummary *summary = &copy->summary;

  *summary = game->summary;
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    tenbo_stored_player_copy (&summary->players[i], &game->summary.players[i]);

  summary->uuid = g_strdup (summary->uuid);
  summary->session_uuid = g_strdup (summary->session_uuid);
  summary->ruleset_key = g_strdup (summary->ruleset_key);
  summary->ruleset_name = g_strdup (summary->ruleset_name);
  summary->title = g_strdup (summary->title);
  summary->venue = g_strdup (summary->venue);
  summary->note = g_strdup (summary->note);
  summary->progress.end_reason = g_strdup (summary->progress.end_reason);
  copy->events = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_event_free);
  copy->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_edit_free);
  return copy;
}

TenboStoredGame *
tenbo_stored_game_copy_head (const TenboStoredGame *game)
{
  TenboStoredGame *copy = tenbo_stored_game_copy_summary (game);

  g_ptr_array_unref (copy->edits);
  copy->edits = g_ptr_array_copy (game->edits, share_edit, NULL);
  copy->n_done = game->n_done;
  return copy;
}
