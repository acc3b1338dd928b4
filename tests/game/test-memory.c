/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Operations on games while SQLite gets no memory (fault-scenario.h). */

#include "fault-scenario.h"
#include "game-test.h"
#include "tenbo-check.h"
#include "tenbo-draft.h"
#include "tenbo-games-change.h"
#include "tenbo-rebuild.h"
#include "tenbo-repair.h"

#include <locale.h>

/* --- The history --- */

/* Adds a game that has ended. */
static void
add_ended_game (TenboStore   *store,
                TenboRuleset *ruleset)
{
  g_autoptr (TenboGame) game = game_test_create (store, ruleset);

  game_test_ron (game, 1, 3);
  game_test_win_by_yaku (game);
  game_test_stop (game);
}

/* The first game runs; the others have ended. */
static void
fill (StoreTest *test)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboGame) game = game_test_create (store, ruleset);

  game_test_ron (game, 1, 3);
  game_test_riichi (game, 2);
  add_ended_game (store, ruleset);
  add_ended_game (store, ruleset);
}

static void
forget_counts (StoreTest *test)
{
  fill (test);
  store_test_change (test->path, "UPDATE game_results SET counted_by = 0");
}

static void
damage (StoreTest *test)
{
  fill (test);
  store_test_sql (test->path, "UPDATE games SET title = 'X' WHERE id = 1;"
                              "UPDATE games SET honba = honba + 1 WHERE id > 1");
}

/* --- A game --- */

static char *
open_game (StoreTest  *test,
           TenboStore *store,
           GError    **error)
{
  g_autoptr (TenboGame) game = tenbo_game_open (store, 1, error);

  return game != NULL ? game_test_describe (game) : NULL;
}

/* Makes @change (taken over). A change that fails leaves the opened game as it was. */
static char *
apply (TenboGame       *game,
       TenboGameChange *change,
       GError         **error)
{
  g_autofree char *before = game_test_describe (game);
  gboolean         is_done = apply_test (game, change, error);
  g_autofree char *after = game_test_describe (game);

  g_assert_true (is_done || g_str_equal (before, after));
  return is_done ? g_steal_pointer (&after) : NULL;
}

static char *
play (StoreTest  *test,
      TenboStore *store,
      GError    **error)
{
  g_autoptr (TenboGame) game = tenbo_game_open (store, 1, error);
  TbEvent draw;

  if (game == NULL)
    return NULL;

  tenbo_game_begin_event (game, TB_RESULT_DRAW, &draw);
  draw.tenpai[0] = 2;
  draw.n_tenpai = 1;
  return apply (game, tenbo_game_change_confirm (&draw), error);
}

static char *
save_draft (StoreTest  *test,
            TenboStore *store,
            GError    **error)
{
  g_autoptr (TenboGame) game = tenbo_game_open (store, 1, error);
  g_autoptr (TenboDraft) draft = NULL;

  if (game == NULL)
    return NULL;

  draft = tenbo_draft_new (game);
  tenbo_draft_set_player_name (draft, 0, "Eri");
  tenbo_draft_delete_hand (draft, 0);
  return apply (game, tenbo_game_change_draft (draft), error);
}

/* --- Many games --- */

/* Changes all games that have ended. Returns the number of games in the list of these. */
static char *
change (TenboStore          *store,
        TenboGamesChangeKind kind,
        GError             **error)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_autoptr (TenboGamesChange) made = tenbo_games_change_new (store, kind, keys);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) games = NULL;

  for (gint64 id = 2; id <= 3; id++)
    {
      TenboGameKey key = tenbo_game_key (id, 0, FALSE);

      g_array_append_val (keys, key);
    }

  if (!tenbo_games_change_run (made, NULL, NULL, NULL, error))
    return NULL;

  read = tenbo_store_read_begin (store, NULL, error);
  games = tenbo_games_list_finished (read, NULL, 0, error);
  return games != NULL ? g_strdup_printf ("%u games", games->len) : NULL;
}

static char *
delete_games (StoreTest  *test,
              TenboStore *store,
              GError    **error)
{
  return change (store, TENBO_GAMES_DELETE, error);
}

static char *
move_games (StoreTest  *test,
            TenboStore *store,
            GError    **error)
{
  return change (store, TENBO_GAMES_MOVE, error);
}

static char *
check (StoreTest  *test,
       TenboStore *store,
       GError    **error)
{
  TenboCheckResult result;

  if (!tenbo_check_all (store, NULL, NULL, &result, error))
    return NULL;

  return g_strdup_printf ("%u games, %u events, %u findings", result.n_games, result.n_events,
                          result.n_findings);
}

static char *
rebuild (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  TenboRebuildResult result;
  TenboCheckResult   now;

  if (!tenbo_rebuild_counts (store, NULL, NULL, NULL, &result, error) ||
      !tenbo_check_all (store, NULL, NULL, &now, error))
    return NULL;

  return g_strdup_printf ("%u left", now.n_uncounted);
}

static char *
repair (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  static const TenboRepairReport report = { 0 };
  g_auto (TenboRepairResult) result = { 0 };

  return tenbo_repair (store, NULL, &report, &result, error)
           ? g_strdup_printf ("%u left", result.n_left)
           : NULL;
}

/* --- The tests --- */

static const FaultScenario scenarios[] = {
  { "open a game", fill, open_game, FAULT_SCENARIO_NONE },
  { "play", fill, play, FAULT_SCENARIO_NONE },
  { "save a draft", fill, save_draft, FAULT_SCENARIO_NONE },
  { "delete games", fill, delete_games, FAULT_SCENARIO_GRADUAL },
  { "move games", fill, move_games, FAULT_SCENARIO_GRADUAL },
  { "check", fill, check, FAULT_SCENARIO_NONE },
  { "rebuild", forget_counts, rebuild, FAULT_SCENARIO_GRADUAL },
  { "repair", damage, repair, FAULT_SCENARIO_GRADUAL },
};

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();

  for (gsize i = 0; i < G_N_ELEMENTS (scenarios); i++)
    fault_scenario_add ("/game/memory", &scenarios[i], FAULT_MEMORY);

  return g_test_run ();
}
