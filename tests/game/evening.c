/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "evening.h"

#include "apply-test.h"
#include "tenbo-draft-state.h"

/* Returns a draft with a change of an earlier hand, or NULL if the rules refuse this one, or if the
 * game would end with it. Transfer full. */
static TenboDraft *
rewrite (TenboGame  *game,
         RandomPlay *play)
{
  g_autoptr (TenboDraft) draft = tenbo_draft_new (game);
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai", "Eri" };
  guint                    n_hands = tenbo_draft_get_state (draft)->entries->len;
  TenboDraftHand           hand;
  TbPartialHand            nothing = { 0 };
  TbEvent                  event;

  if (n_hands == 0)
    return NULL;

  tenbo_draft_get_hand (draft, random_play_below (play, n_hands), &hand);
  random_play_event (play, hand.before, &nothing, &event);
  if (random_play_happens (play, 40))
    tenbo_draft_set_event (draft, (guint) hand.recorded, &event);
  else if (random_play_happens (play, 30))
    tenbo_draft_insert_event (draft, (guint) hand.recorded, &event);
  else if (random_play_happens (play, 50))
    tenbo_draft_delete_hand (draft, (guint) hand.recorded);
  else
    tenbo_draft_set_player_name (draft, 0, names[random_play_below (play, G_N_ELEMENTS (names))]);

  if (!tenbo_draft_get_can_save (draft) ||
      tenbo_draft_get_state (draft)->log.table.end.reason != TB_END_NONE)
    return NULL;

  return g_steal_pointer (&draft);
}

gboolean
evening_play (TenboGame  *game,
              RandomPlay *play,
              GError    **error)
{
  g_autoptr (TenboDraft) draft = NULL;
  TbPartialHand partial = *tenbo_game_get_partial (game);
  TbEvent       event;

  if (random_play_happens (play, 15) && (draft = rewrite (game, play)) != NULL)
    return apply_test (game, tenbo_game_change_draft (draft), error);
  if (tenbo_game_get_can_undo (game) && random_play_happens (play, 5))
    return apply_test (game, tenbo_game_change_undo (), error);
  if (tenbo_game_get_can_redo (game) && random_play_happens (play, 50))
    return apply_test (game, tenbo_game_change_redo (), error);
  if (random_play_happens (play, 40) &&
      random_play_riichi (play, tenbo_game_get_table (game), &partial))
    return apply_test (game, tenbo_game_change_partial (&partial), error);
  if (random_play_happens (play, 10) &&
      random_play_foul (play, tenbo_game_get_table (game), &partial))
    return apply_test (game, tenbo_game_change_partial (&partial), error);

  random_play_event (play, tenbo_game_get_table (game), &partial, &event);
  return apply_test (game, tenbo_game_change_confirm (&event), error);
}
