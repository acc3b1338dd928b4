/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sample-game.h"

#include "tenbo-game-state.h"

#include <glib/gi18n-lib.h>

/* The hands that have been played, from the start of the game. Each shows another way to enter one:
 * a value, a draw, tiles. Hands that the ruleset refuses are left out. */
static const char *const hands[] = {
  "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, \"value\": "
  "{\"han\": 3, \"fu\": 40}}]}",
  "{\"result\": \"draw\", \"tenpai\": [1, 2]}",
  "{\"result\": \"win\", \"wins\": [{\"player\": 2, \"value\": {\"tiles\": {\"hand\": "
  "\"234678m22567p34s\", \"win\": \"5s\", \"dora\": [\"1m\"]}}}]}",
};

/* The running hand: a player has declared riichi. */
static const char running_hand[] = "{\"riichi\": [0]}";

static void
name_players (TenboStoredSummary *summary,
              int                 n_players)
{
  const char *names[TB_MAX_PLAYERS] = {
    /* Translators: the four players of the sample game: short first names */
    C_ ("sample game", "Aki"),
    C_ ("sample game", "Ben"),
    C_ ("sample game", "Chie"),
    C_ ("sample game", "Dai"),
  };

  summary->n_players = n_players;
  for (int player = 0; player < n_players; player++)
    {
      summary->players[player].name = g_strdup (names[player]);
      summary->players[player].side = (int) tenbo_table_side_of_player ((TbPlayer) player);
    }
}

TenboGame *
tenbo_sample_game_new (TenboRuleset *ruleset)
{
  TenboGameState      state = { .stored = tenbo_stored_game_new () };
  TenboStoredSummary *summary = &state.stored->summary;
  TbPartialHand       partial = { 0 };
  TbProblem           problem;
  TbView              view;
  g_autofree char    *detail = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  summary->uuid = g_uuid_string_random ();
  summary->title = g_strdup (_ ("Sample Game"));
  summary->ruleset_key = g_strdup (tenbo_ruleset_get_id (ruleset));
  summary->ruleset_name = g_strdup (tenbo_ruleset_get_name (ruleset));
  summary->started = tenbo_stored_now ();
  summary->changed_msec = summary->started.msec;
  name_players (summary, tenbo_ruleset_get_rules (ruleset)->players);

  tenbo_log_init (&state.log, ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, hands[i]);
      g_autofree char *why = NULL;
      TenboPlayed     *played = tenbo_log_play (&state.log, event, &why);

      if (played == NULL)
        continue;

      tenbo_log_view (&played->after, &partial, &view, &problem);
      tenbo_game_state_add (&state, played, &partial, &view);
    }

  if (!tenbo_log_read_running_hand (&state.log, running_hand, &state.partial, &state.view, &detail))
    {
      state.partial = partial;
      tenbo_log_view (&state.log.table, &partial, &state.view, &problem);
    }

  return tenbo_game_new (NULL, &state);
}
