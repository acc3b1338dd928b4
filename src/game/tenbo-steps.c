/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-steps.h"

#include <string.h>

#include "tenbo-event-players.h"
#include "tenbo-game-state.h"

void
tenbo_step_free (TenboStep *step)
{
  g_clear_object (&step->before);
  g_clear_object (&step->after);
  g_free (step);
}

/* Returns @state as a game in memory, without its edits. */
static TenboGame *
make_game (const TenboGameState *state)
{
  TenboGameState copy = *state;

  copy.stored = tenbo_stored_game_copy_summary (state->stored);
  copy.stored->summary.id = 0;
  tenbo_log_copy (&copy.log, &state->log, state->log.played->len);
  return tenbo_game_new (NULL, &copy);
}

/* --- Effects of a rewrite --- */

static const TenboPlayed *
get_played (TenboGame *game,
            guint      index)
{
  return tenbo_game_get_state (game)->log.played->pdata[index];
}

/* Returns the index of the hand with the id @id, or -1. */
static int
find_hand (TenboGame  *game,
           const char *id)
{
  for (guint i = 0; i < tenbo_game_get_state (game)->log.played->len; i++)
    if (g_str_equal (get_played (game, i)->hand.id, id))
      return (int) i;

  return -1;
}

static gboolean
is_same_person (const TenboStoredPlayer *a,
                const TenboStoredPlayer *b)
{
  if (a->person_uuid != NULL && b->person_uuid != NULL)
    return g_str_equal (a->person_uuid, b->person_uuid);

  return g_strcmp0 (a->name, b->name) == 0;
}

/* Maps the previous players to the new ones in @to. Players who left give their seats to those who
 * came. */
static void
match_people (const TenboStoredSummary *before,
              const TenboStoredSummary *after,
              TbPlayer                 *to)
{
  TbPlayerSet free_seats = (TbPlayerSet) ((1 << after->n_players) - 1);

  for (TbPlayer player = 0; player < before->n_players; player++)
    {
      to[player] = TB_NOBODY;
      for (TbPlayer seat = 0; seat < after->n_players; seat++)
        if ((free_seats & TB_PLAYER_BIT (seat)) != 0 && to[player] == TB_NOBODY &&
            is_same_person (&before->players[player], &after->players[seat]))
          to[player] = seat;

      if (to[player] != TB_NOBODY)
        free_seats &= (TbPlayerSet) ~TB_PLAYER_BIT (to[player]);
    }

  for (TbPlayer player = 0; player < before->n_players; player++)
    for (TbPlayer seat = 0; seat < after->n_players; seat++)
      if (to[player] == TB_NOBODY && (free_seats & TB_PLAYER_BIT (seat)) != 0)
        {
          to[player] = seat;
          free_seats &= (TbPlayerSet) ~TB_PLAYER_BIT (seat);
        }
}

static char *
dup_text (TenboGame      *game,
          guint           index,
          const TbPlayer *to)
{
  TenboRecordHand hand = get_played (game, index)->hand;

  hand.note = NULL;
  tenbo_event_renumber (&hand.event, to);
  return tenbo_log_write_event (&hand, tenbo_game_get_state (game)->log.ruleset);
}

/* Records that the step made a change of the kind @kind to a hand. */
static void
note_part (TenboStep    *step,
           TenboStepKind kind,
           int           hand_before,
           int           hand_after)
{
  step->parts[kind]++;
  if (step->hand_before >= 0 || step->hand_after >= 0)
    return;

  step->hand_before = hand_before;
  step->hand_after = hand_after;
}

static const TbPlayer unchanged[TB_MAX_PLAYERS] = { 0, 1, 2, 3 };

/* Compares the hands with the players renumbered by @to. */
static void
compare_hands (TenboStep      *step,
               const TbPlayer *to)
{
  for (guint i = 0; i < tenbo_game_get_state (step->after)->log.played->len; i++)
    {
      const TenboPlayed *after = get_played (step->after, i);
      int                index = find_hand (step->before, after->hand.id);
      g_autofree char   *text_before = NULL;
      g_autofree char   *text_after = NULL;

      if (index < 0)
        {
          note_part (step, TENBO_STEP_INSERTED, -1, (int) i);
          continue;
        }

      text_before = dup_text (step->before, (guint) index, to);
      text_after = dup_text (step->after, i, unchanged);
      if (!g_str_equal (text_before, text_after))
        note_part (step, TENBO_STEP_EDITED, index, (int) i);
      else if (g_strcmp0 (get_played (step->before, (guint) index)->hand.note,
                          after->hand.note) != 0)
        note_part (step, TENBO_STEP_NOTE, index, (int) i);
    }

  for (guint i = 0; i < tenbo_game_get_state (step->before)->log.played->len; i++)
    if (find_hand (step->after, get_played (step->before, i)->hand.id) < 0)
      note_part (step, TENBO_STEP_DELETED, (int) i, -1);
}

/* Compares the seats, and finds the new people. */
static void
compare_people (TenboStep      *step,
                const TbPlayer *to)
{
  const TenboStoredSummary *before = &tenbo_game_get_state (step->before)->stored->summary;
  const TenboStoredSummary *after = &tenbo_game_get_state (step->after)->stored->summary;

  for (int i = 0; i < before->n_players; i++)
    {
      /* NOLINTNEXTLINE(*.UndefinedBinaryOperatorResult): it has all players */
      if (to[i] != i)
        step->parts[TENBO_STEP_SEATS] = 1;
      if (!is_same_person (&before->players[i], &after->players[to[i]]))
        step->parts[TENBO_STEP_PEOPLE]++;
    }
}

/* Does the same if the players kept their numbers and only the names changed. */
static void
compare (TenboStep      *step,
         const TbPlayer *to)
{
  memset (step->parts, 0, sizeof step->parts);
  step->hand_before = -1;
  step->hand_after = -1;
  compare_people (step, to);
  compare_hands (step, to);

  if (!g_str_equal (tenbo_ruleset_get_json (tenbo_game_get_state (step->before)->log.ruleset),
                    tenbo_ruleset_get_json (tenbo_game_get_state (step->after)->log.ruleset)))
    step->parts[TENBO_STEP_RULESET] = 1;
}

static void
describe_rewrite (TenboStep *step)
{
  const TenboStoredSummary *before = &tenbo_game_get_state (step->before)->stored->summary;
  const TenboStoredSummary *after = &tenbo_game_get_state (step->after)->stored->summary;
  TbPlayer                  to[TB_MAX_PLAYERS];
  guint                     n_edited;
  guint                     n_parts = 0;

  /* People exchanged either their names or their seats: use the one that leaves more hands
   * unchanged. */
  compare (step, unchanged);
  n_edited = step->parts[TENBO_STEP_EDITED];
  match_people (before, after, to);
  if (memcmp (to, unchanged, (gsize) before->n_players) != 0)
    {
      compare (step, to);
      if (step->parts[TENBO_STEP_EDITED] > n_edited)
        compare (step, unchanged);
    }

  for (int kind = 0; kind < TENBO_N_STEP_KINDS; kind++)
    {
      n_parts += kind == TENBO_STEP_PEOPLE ? MIN (step->parts[kind], 1) : step->parts[kind];
      if (step->parts[kind] > 0)
        step->kind = (TenboStepKind) kind;
    }

  if (n_parts > 1)
    step->kind = TENBO_STEP_SEVERAL;
}

/* --- List --- */

static TenboStep *
make_step (const TenboStoredEdit *edit,
           guint                  number,
           gboolean               is_done,
           TenboGame             *before,
           TenboGame             *after)
{
  TenboStep *step = g_new0 (TenboStep, 1);

  step->before = g_object_ref (before);
  step->after = g_object_ref (after);
  step->is_done = is_done;
  step->n_done = number + 1;

  if (edit->other != NULL)
    {
      describe_rewrite (step);
      return step;
    }

  step->kind = TENBO_STEP_RECORDED;
  step->parts[TENBO_STEP_RECORDED] = 1;
  step->hand_before = -1;
  step->hand_after = (int) edit->seq;
  return step;
}

GPtrArray *
tenbo_game_list_steps (TenboGame *self,
                       GError   **error)
{
  g_autoptr (GPtrArray) steps = NULL;
  g_auto (TenboGameState) state = { 0 };
  g_autoptr (TenboGame) after = NULL;
  guint n_done;

  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);

  steps = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_step_free);
  tenbo_game_state_copy (&state, tenbo_game_get_state (self));
  n_done = state.stored->n_done;
  if (!tenbo_game_state_go_to (&state, state.stored->edits->len, error))
    return NULL;

  /* Goes back from the last step to the first: the count starts with all steps and drops by one
   * each time. */
  after = make_game (&state);
  while (state.stored->n_done > 0)
    {
      guint number = state.stored->n_done - 1;
      g_autoptr (TenboGame) before = NULL;

      if (!tenbo_game_state_go_to (&state, number, error))
        return NULL;

      before = make_game (&state);
      g_ptr_array_add (steps,
                       make_step (state.stored->edits->pdata[number], number, number < n_done,
                                  before, after));
      g_set_object (&after, before);
    }

  return g_steal_pointer (&steps);
}

TenboStep *
tenbo_game_dup_last_step (TenboGame *self)
{
  g_auto (TenboGameState) state = { 0 };
  g_autoptr (TenboGame) before = NULL;
  g_autoptr (TenboGame) after = NULL;
  guint number;

  g_return_val_if_fail (TENBO_IS_GAME (self), NULL);

  if (tenbo_game_get_state (self)->stored->n_done == 0)
    return NULL;

  number = tenbo_game_get_state (self)->stored->n_done - 1;
  tenbo_game_state_copy (&state, tenbo_game_get_state (self));
  after = make_game (&state);
  if (!tenbo_game_state_go_to (&state, number, NULL))
    return NULL;

  before = make_game (&state);
  return make_step (state.stored->edits->pdata[number], number, TRUE, before, after);
}
