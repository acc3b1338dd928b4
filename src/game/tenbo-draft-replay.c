/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-private.h"

#include <string.h>

#include "tenbo-event-players.h"
#include "tenbo-moot.h"

/* --- Texts --- */

char *
tenbo_draft_entry_dup_text (const TenboDraftEntry *entry,
                            gboolean               with_note)
{
  TenboRecordHand hand = entry->said;

  if (!with_note)
    hand.note = NULL;

  return tenbo_log_write_event (&hand, entry->said_under);
}

void
tenbo_draft_get_renumbering (TenboDraft *self,
                             TbPlayer   *to)
{
  for (int i = 0; i < self->n_players; i++)
    to[self->seats[i].before] = (TbPlayer) i;
}

char *
tenbo_draft_dup_recorded_text (TenboDraft *self,
                               guint       index,
                               gboolean    with_note)
{
  const TenboPlayed *played = self->recorded.log.played->pdata[index];
  TenboRecordHand    hand = played->hand;
  TbPlayer           to[TB_MAX_PLAYERS];

  if (!with_note)
    hand.note = NULL;

  tenbo_draft_get_renumbering (self, to);
  tenbo_event_renumber (&hand.event, to);
  return tenbo_log_write_event (&hand, self->recorded.log.ruleset);
}

/* --- The running hand --- */

void
tenbo_draft_get_wanted_partial (TenboDraft    *self,
                                TbPartialHand *partial)
{
  TbPartialHand recorded = self->recorded.partial;
  TbPlayer      to[TB_MAX_PLAYERS];

  tenbo_draft_get_renumbering (self, to);
  tenbo_partial_renumber (&recorded, to);
  *partial = recorded;
  partial->n_fouls = 0;

  for (int32_t i = 0; i < recorded.n_fouls; i++)
    {
      const TbRules *rules = tenbo_ruleset_get_rules (self->recorded.log.ruleset);
      TbFoul         foul = recorded.fouls[i];

      foul.rule = tenbo_ruleset_find_foul (self->ruleset, rules->fouls[foul.rule].id);
      if (foul.rule >= 0)
        partial->fouls[partial->n_fouls++] = foul;
    }
}

void
tenbo_draft_keep_legal (const TenboLog      *log,
                        const TbPartialHand *wanted,
                        TbPartialHand       *kept,
                        TbView              *view)
{
  TbProblem problem;
  TbView    seen;
  TbStatus  status;

  *kept = (TbPartialHand) { 0 };
  status = tenbo_log_view (&log->table, kept, view, &problem);
  g_assert (status == TB_OK); /* nothing has happened in it */

  for (int32_t i = 0; i < wanted->n_riichi; i++)
    {
      kept->riichi[kept->n_riichi++] = wanted->riichi[i];
      if (tenbo_log_view (&log->table, kept, &seen, &problem) == TB_OK)
        *view = seen;
      else
        kept->n_riichi--;
    }

  for (int32_t i = 0; i < wanted->n_fouls; i++)
    {
      kept->fouls[kept->n_fouls++] = wanted->fouls[i];
      if (tenbo_log_view (&log->table, kept, &seen, &problem) == TB_OK)
        *view = seen;
      else
        kept->n_fouls--;
    }
}

/* --- Replay --- */

static void
refuse (TenboDraftEntry *entry,
        char            *at,
        char            *words)
{
  entry->at = at;
  entry->problem = words;
}

/* Plays what was read of @entry, without what is moot. */
static TbStatus
try_entry (TenboDraft      *self,
           TenboDraftEntry *entry,
           TbProblem       *refusal)
{
  TenboMoot moot;

  memset (entry->dropped, 0, sizeof entry->dropped);
  while (tenbo_log_try (&self->log, entry->played, refusal) != TB_OK)
    {
      if (!tenbo_moot_drop (&entry->played->hand.event, refusal, &moot))
        return TB_REFUSED;

      entry->dropped[moot] = TRUE;
    }

  return TB_OK;
}

static void
play_entry (TenboDraft      *self,
            TenboDraftEntry *entry)
{
  g_auto (TenboRecordProblem) unreadable = { 0 };
  g_autofree char *text = tenbo_draft_entry_dup_text (entry, TRUE);
  TenboStoredEvent event = {
    .uuid = entry->said.id,
    .text = text,
    .created_msec = entry->created_msec,
  };
  TbProblem refusal;

  g_clear_pointer (&entry->played, tenbo_played_unref);
  g_clear_pointer (&entry->problem, g_free);
  g_clear_pointer (&entry->at, g_free);
  entry->before = self->log.table;

  entry->played = tenbo_log_read (&self->log, &event, &unreadable);
  if (entry->played == NULL)
    refuse (entry, g_strdup (unreadable.at), tenbo_record_problem_dup_text (&unreadable));
  else if (try_entry (self, entry, &refusal) == TB_OK)
    tenbo_log_add (&self->log, tenbo_played_ref (entry->played));
  else
    refuse (entry,
            tenbo_record_path (&refusal, -1),
            tenbo_words_problem (&refusal,
                                 tenbo_record_problem_word (&refusal,
                                                            &entry->played->hand.event,
                                                            self->log.table.rules)));

  self->n_refused += entry->problem != NULL ? 1 : 0;
}

void
tenbo_draft_replay (TenboDraft *self)
{
  TbPartialHand wanted;

  tenbo_log_clear (&self->log);
  tenbo_log_init (&self->log, self->ruleset);
  self->n_refused = 0;

  for (guint i = 0; i < self->entries->len; i++)
    play_entry (self, self->entries->pdata[i]);

  tenbo_draft_get_wanted_partial (self, &wanted);
  tenbo_draft_keep_legal (&self->log, &wanted, &self->partial, &self->view);
}

/* --- Games in memory --- */

/* Who the recorded game knows under the name of @seat, and is nobody of @taken: two people who
 * exchange their names are the same two people. TB_NOBODY: somebody new. */
static TbPlayer
find_person (TenboDraft           *self,
             const TenboDraftSeat *seat,
             TbPlayerSet           taken)
{
  const TenboStoredPlayer *recorded = self->recorded.stored->summary.players;

  for (TbPlayer player = 0; player < self->n_players; player++)
    if ((taken & TB_PLAYER_BIT (player)) == 0 && g_str_equal (recorded[player].name, seat->name))
      return player;

  return TB_NOBODY;
}

/* Who of the recorded game sits on each seat; TB_NOBODY: somebody new. */
static void
find_people (TenboDraft *self,
             TbPlayer   *people)
{
  TbPlayerSet taken = 0;

  for (int i = 0; i < self->n_players; i++)
    if (!self->seats[i].is_new)
      {
        people[i] = self->seats[i].before;
        taken |= TB_PLAYER_BIT (people[i]);
      }

  for (int i = 0; i < self->n_players; i++)
    if (self->seats[i].is_new)
      {
        people[i] = find_person (self, &self->seats[i], taken);
        if (people[i] != TB_NOBODY)
          taken |= TB_PLAYER_BIT (people[i]);
      }
}

void
tenbo_draft_seat_players (TenboDraft         *self,
                          TenboStoredSummary *summary)
{
  const TenboStoredPlayer *recorded = self->recorded.stored->summary.players;
  TbPlayer                 people[TB_MAX_PLAYERS];

  find_people (self, people);

  /* Where the bodies sit follows the turn order from the new first dealer on. */
  for (int i = 0; i < self->n_players; i++)
    {
      TenboStoredPlayer *player = &summary->players[i];
      gboolean           is_new = people[i] == TB_NOBODY;

      g_set_str (&player->name, self->seats[i].name);
      g_set_str (&player->person_uuid, is_new ? NULL : recorded[people[i]].person_uuid);
      player->person_id = is_new ? 0 : recorded[people[i]].person_id;
      player->place = recorded[(self->seats[0].before + i) % self->n_players].place;
    }
}

void
tenbo_draft_make_state (TenboDraft          *self,
                        guint                n_hands,
                        const TbPartialHand *wanted,
                        TenboGameState      *state)
{
  TenboStoredSummary *summary;

  *state = (TenboGameState) { .stored = tenbo_stored_game_copy_summary (self->recorded.stored) };

  summary = &state->stored->summary;
  summary->id = 0;
  g_set_str (&summary->ruleset_key, tenbo_ruleset_get_id (self->ruleset));
  g_set_str (&summary->ruleset_name, tenbo_ruleset_get_name (self->ruleset));
  tenbo_draft_seat_players (self, summary);
  tenbo_log_copy (&state->log, &self->log, n_hands);
  tenbo_draft_keep_legal (&state->log, wanted, &state->partial, &state->view);
}

/* How many of the hands before @index are played. */
static guint
count_played (TenboDraft *self,
              guint       index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += ((const TenboDraftEntry *) self->entries->pdata[i])->problem == NULL ? 1 : 0;

  return n;
}

static TenboGame *
open_at (TenboDraft          *self,
         guint                index,
         const TbPartialHand *wanted)
{
  TenboGameState state;

  tenbo_draft_make_state (self, count_played (self, index), wanted, &state);
  return tenbo_game_new (NULL, &state);
}

TenboGame *
tenbo_draft_open_hand (TenboDraft *self,
                       guint       index)
{
  const TenboDraftEntry *entry;
  TbPartialHand          wanted = { 0 };

  g_return_val_if_fail (TENBO_IS_DRAFT (self) && index < self->entries->len, NULL);

  entry = self->entries->pdata[index];
  if (entry->played != NULL)
    {
      const TbEvent *event = &entry->played->hand.event;

      wanted.n_riichi = event->n_riichi;
      memcpy (wanted.riichi, event->riichi, sizeof wanted.riichi);
      wanted.n_fouls = event->n_fouls;
      memcpy (wanted.fouls, event->fouls, sizeof wanted.fouls);
    }

  return open_at (self, index, &wanted);
}

TenboGame *
tenbo_draft_open_gap (TenboDraft *self,
                      guint       index)
{
  TbPartialHand nothing = { 0 };

  g_return_val_if_fail (TENBO_IS_DRAFT (self) && index <= self->entries->len, NULL);

  return open_at (self, index, &nothing);
}

TenboGame *
tenbo_draft_open_all (TenboDraft *self)
{
  g_return_val_if_fail (TENBO_IS_DRAFT (self), NULL);

  return open_at (self, self->entries->len, &self->partial);
}
