/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-draft-state.h"

#include <string.h>

#include "tenbo-event-players.h"
#include "tenbo-moot.h"

/* --- Creating a draft --- */

static void
entry_free (TenboDraftEntry *entry)
{
  tenbo_record_hand_clear (&entry->hand);
  g_object_unref (entry->hand_ruleset);
  g_clear_pointer (&entry->played, tenbo_played_unref);
  g_free (entry->problem);
  g_free (entry->at);
  g_free (entry);
}

/* Returns a copy of a recorded hand. */
static TenboDraftEntry *
entry_new_recorded (TenboRuleset      *ruleset,
                    const TenboPlayed *played,
                    guint              index)
{
  g_autofree char *text = tenbo_log_write_event (&played->hand, ruleset);
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboDraftEntry *entry = g_new0 (TenboDraftEntry, 1);
  gboolean         read;

  read = tenbo_record_parse_hand (text, -1, ruleset, &entry->hand, &problem);
  g_assert (read); /* the same text has been read before */

  entry->hand.id = g_strdup (played->hand.id);
  entry->hand_ruleset = g_object_ref (ruleset);
  entry->created_msec = played->created_msec;
  entry->recorded = (int) index;
  return entry;
}

void
tenbo_draft_state_init (TenboDraftState *self,
                        TenboGame       *game)
{
  const TenboGameState *recorded = &self->recorded;

  tenbo_game_state_copy (&self->recorded, tenbo_game_get_state (game));
  self->ruleset = g_object_ref (recorded->log.ruleset);
  self->n_players = recorded->stored->summary.n_players;
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);

  for (int i = 0; i < self->n_players; i++)
    self->seats[i] = (TenboDraftSeat) {
      .name = g_strdup (recorded->stored->summary.players[i].name),
      .before = (TbPlayer) i,
    };

  for (guint i = 0; i < recorded->log.played->len; i++)
    g_ptr_array_add (self->entries,
                     entry_new_recorded (self->ruleset, recorded->log.played->pdata[i], i));

  tenbo_draft_state_replay (self);
}

void
tenbo_draft_state_clear (TenboDraftState *self)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    g_free (self->seats[i].name);

  g_clear_pointer (&self->entries, g_ptr_array_unref);
  tenbo_log_clear (&self->log);
  tenbo_game_state_clear (&self->recorded);
  g_clear_object (&self->ruleset);
}

/* --- Texts --- */

/* Returns the event of @entry as in a record, without its note unless @with_note is set. Transfer
 * full. */
static char *
dup_text (const TenboDraftEntry *entry,
          gboolean               with_note)
{
  TenboRecordHand hand = entry->hand;

  if (!with_note)
    hand.note = NULL;

  return tenbo_log_write_event (&hand, entry->hand_ruleset);
}

void
tenbo_draft_state_get_renumbering (const TenboDraftState *self,
                                   TbPlayer              *to)
{
  for (int i = 0; i < self->n_players; i++)
    to[self->seats[i].before] = (TbPlayer) i;
}

/* Returns the text of the recorded hand @index without changes, but with the current seats.
 * Transfer full. */
static char *
dup_recorded_text (const TenboDraftState *self,
                   guint                  index,
                   gboolean               with_note)
{
  const TenboPlayed *played = self->recorded.log.played->pdata[index];
  TenboRecordHand    hand = played->hand;
  TbPlayer           to[TB_MAX_PLAYERS];

  if (!with_note)
    hand.note = NULL;

  tenbo_draft_state_get_renumbering (self, to);
  tenbo_event_renumber (&hand.event, to);
  return tenbo_log_write_event (&hand, self->recorded.log.ruleset);
}

gboolean
tenbo_draft_state_is_edited (const TenboDraftState *self,
                             guint                  index)
{
  const TenboDraftEntry *entry = self->entries->pdata[index];
  g_autofree char       *now = NULL;
  g_autofree char       *recorded = NULL;

  if (entry->recorded < 0)
    return FALSE;

  now = dup_text (entry, FALSE);
  recorded = dup_recorded_text (self, (guint) entry->recorded, FALSE);
  return !g_str_equal (now, recorded);
}

/* --- Differences --- */

gboolean
tenbo_draft_state_has_other_ruleset (const TenboDraftState *self)
{
  return !g_str_equal (tenbo_ruleset_get_json (self->ruleset),
                       tenbo_ruleset_get_json (self->recorded.log.ruleset));
}

static gboolean
has_other_players (const TenboDraftState *self)
{
  for (int i = 0; i < self->n_players; i++)
    if (self->seats[i].before != i || self->seats[i].is_new)
      return TRUE;

  return FALSE;
}

gboolean
tenbo_draft_state_is_changed (const TenboDraftState *self)
{
  if (tenbo_draft_state_has_other_ruleset (self) || has_other_players (self) ||
      self->entries->len != self->recorded.log.played->len)
    return TRUE;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const TenboDraftEntry *entry = self->entries->pdata[i];
      g_autofree char       *now = NULL;
      g_autofree char       *recorded = NULL;

      if (entry->recorded != (int) i)
        return TRUE;

      now = dup_text (entry, TRUE);
      recorded = dup_recorded_text (self, i, TRUE);
      if (!g_str_equal (now, recorded))
        return TRUE;
    }

  return FALSE;
}

/* --- The running hand --- */

/* Returns the recorded running hand with the current seats and ruleset. Leaves out fouls that the
 * ruleset does not have. */
static void
get_wanted_partial (const TenboDraftState *self,
                    TbPartialHand         *partial)
{
  TbPartialHand recorded = self->recorded.partial;
  TbPlayer      to[TB_MAX_PLAYERS];

  tenbo_draft_state_get_renumbering (self, to);
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

/* Finds the part of @wanted that is legal on @log: @kept, and the view with it. */
static void
find_legal (const TenboLog      *log,
            const TbPartialHand *wanted,
            TbPartialHand       *kept,
            TbView              *view)
{
  TbProblem problem;
  TbView    seen;
  TbStatus  status;

  *kept = (TbPartialHand) { 0 };
  status = tenbo_log_view (&log->table, kept, view, &problem);
  g_assert (status == TB_OK); /* an empty running hand is always legal */

  for (int32_t i = 0; i < wanted->n_riichi; i++)
    {
      kept->riichi[kept->n_riichi++] = wanted->riichi[i];
      if (tenbo_log_view (&log->table, kept, &seen, &problem) == TB_OK)
        *view = seen;
      else
        kept->n_riichi--;
    }

  /* An open riichi that is no longer legal becomes an ordinary one. */
  for (int32_t i = 0; i < wanted->n_open_riichi; i++)
    {
      kept->open_riichi[kept->n_open_riichi++] = wanted->open_riichi[i];
      if (tenbo_log_view (&log->table, kept, &seen, &problem) == TB_OK)
        *view = seen;
      else
        kept->n_open_riichi--;
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

/* Plays the recorded form of @entry, without its moot parts. */
static TbStatus
try_entry (TenboDraftState *self,
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
play_entry (TenboDraftState *self,
            TenboDraftEntry *entry)
{
  g_auto (TenboRecordProblem) unreadable = { 0 };
  g_autofree char *text = dup_text (entry, TRUE);
  TenboStoredEvent event = {
    .uuid = entry->hand.id,
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
    {
      entry->at = g_strdup (unreadable.at);
      entry->problem = tenbo_record_problem_dup_text (&unreadable);
    }
  else if (try_entry (self, entry, &refusal) == TB_OK)
    tenbo_log_add (&self->log, tenbo_played_ref (entry->played));
  else
    {
      entry->at = tenbo_record_path (&refusal, -1);
      entry->problem =
        tenbo_words_problem (&refusal,
                             tenbo_record_problem_word (&refusal, &entry->played->hand.event,
                                                        self->log.table.rules));
    }

  self->n_refused += entry->problem != NULL ? 1 : 0;
}

void
tenbo_draft_state_replay (TenboDraftState *self)
{
  TbPartialHand wanted;

  tenbo_log_clear (&self->log);
  tenbo_log_init (&self->log, self->ruleset);
  self->n_refused = 0;

  for (guint i = 0; i < self->entries->len; i++)
    play_entry (self, self->entries->pdata[i]);

  get_wanted_partial (self, &wanted);
  find_legal (&self->log, &wanted, &self->partial, &self->view);
}

/* --- Games in memory --- */

/* Sets the people of @summary, whose texts are owned. A name that occurs in the recorded game is
 * the same person: two people who exchange their names stay the same people. */
static void
seat_players (const TenboDraftState *self,
              TenboStoredSummary    *summary)
{
  const TenboStoredPlayer *recorded = self->recorded.stored->summary.players;
  TbPlayer                 people[TB_MAX_PLAYERS]; /* TB_NOBODY: a new person */
  TbPlayerSet              taken = 0;

  for (int i = 0; i < self->n_players; i++)
    {
      people[i] = self->seats[i].is_new ? TB_NOBODY : self->seats[i].before;
      taken |= self->seats[i].is_new ? 0 : TB_PLAYER_BIT (people[i]);
    }

  for (int i = 0; i < self->n_players; i++)
    for (TbPlayer player = 0; player < self->n_players && people[i] == TB_NOBODY; player++)
      if ((taken & TB_PLAYER_BIT (player)) == 0 &&
          g_str_equal (recorded[player].name, self->seats[i].name))
        {
          people[i] = player;
          taken |= TB_PLAYER_BIT (player);
        }

  /* The sides follow the turn order from the new first dealer on. */
  for (int i = 0; i < self->n_players; i++)
    {
      TenboStoredPlayer *player = &summary->players[i];
      gboolean           is_new = people[i] == TB_NOBODY;

      g_set_str (&player->name, self->seats[i].name);
      g_set_str (&player->person_uuid, is_new ? NULL : recorded[people[i]].person_uuid);
      player->person_id = is_new ? 0 : recorded[people[i]].person_id;
      player->side = recorded[(self->seats[0].before + i) % self->n_players].side;
    }
}

TenboGame *
tenbo_draft_state_open_at (const TenboDraftState *self,
                           guint                  index,
                           const TbPartialHand   *wanted)
{
  TenboGameState state = { .stored = tenbo_stored_game_copy_summary (self->recorded.stored) };
  guint          n_played = 0;

  state.stored->summary.id = 0;
  g_set_str (&state.stored->summary.ruleset_key, tenbo_ruleset_get_id (self->ruleset));
  g_set_str (&state.stored->summary.ruleset_name, tenbo_ruleset_get_name (self->ruleset));
  seat_players (self, &state.stored->summary);

  for (guint i = 0; i < index; i++)
    n_played += ((const TenboDraftEntry *) self->entries->pdata[i])->problem == NULL ? 1 : 0;
  tenbo_log_copy (&state.log, &self->log, n_played);
  find_legal (&state.log, wanted, &state.partial, &state.view);
  return tenbo_game_new (NULL, &state);
}

/* --- Saving --- */

TenboStoredEdit *
tenbo_draft_state_make_edit (const TenboDraftState *self)
{
  g_autoptr (GPtrArray) recorded = tenbo_log_dup_stored (&self->recorded.log, 0);
  GPtrArray       *now = tenbo_log_dup_stored (&self->log, 0);
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  TenboStoredGame *other = tenbo_stored_game_new ();

  /* The first index at which the two logs differ */
  while (edit->seq < recorded->len && edit->seq < now->len)
    {
      const TenboStoredEvent *a = recorded->pdata[edit->seq];
      const TenboStoredEvent *b = now->pdata[edit->seq];

      if (!g_str_equal (a->uuid, b->uuid) || !g_str_equal (a->text, b->text))
        break;

      edit->seq++;
    }

  edit->running_hand = tenbo_log_write_running_hand (&self->partial, self->ruleset);
  edit->other = other;

  g_ptr_array_remove_range (now, 0, edit->seq);
  g_ptr_array_unref (other->events);
  other->events = now;

  for (guint i = 0; i < now->len; i++)
    {
      TenboStoredEvent *event = now->pdata[i];

      /* The event was inserted now. */
      if (event->created_msec == 0)
        event->created_msec = g_get_real_time () / 1000;
    }

  other->summary.started = self->recorded.stored->summary.started;
  other->summary.ended = self->recorded.stored->summary.ended;

  if (tenbo_draft_state_has_other_ruleset (self))
    {
      other->ruleset_json = g_strdup (tenbo_ruleset_get_json (self->ruleset));
      other->summary.ruleset_key = g_strdup (tenbo_ruleset_get_id (self->ruleset));
      other->summary.ruleset_name = g_strdup (tenbo_ruleset_get_name (self->ruleset));
    }

  if (has_other_players (self))
    {
      other->summary.n_players = self->n_players;
      seat_players (self, &other->summary);
    }

  return edit;
}
