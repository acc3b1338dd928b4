/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>

#include "evening.h"
#include "game-test.h"
#include "store-reads.h"
#include "tenbo-check.h"

/* evening-player DATABASE SEED RULESET: plays game after game until it is killed.
 *
 * First it opens the database, checks its contents, and prints stored N GAME REVISION HANDS RIICHI
 * FOULS with N the number of changes ever made in it, and the unfinished game ("-": none). Then it
 * continues that game, and after each confirmed or undone hand, riichi or foul, and each saved
 * change of an earlier hand, prints confirmed N GAME REVISION HANDS RIICHI FOULS immediately. On
 * any error it exits with status 1 and the reason on standard error. */

static G_NORETURN void
stop (const char   *what,
      const GError *error)
{
  fprintf (stderr, "%s: %s\n", what, error != NULL ? error->message : "");
  exit (1);
}

static void
report_finding (const TenboFinding *finding,
                gpointer            user_data)
{
  fprintf (stderr, "game %s, kind %d, hand %d, player %d, %s: %d, computed %d; %s\n",
           finding->game_uuid, finding->kind, finding->hand, finding->player, finding->column,
           (int) finding->stored, (int) finding->computed, finding->detail);
}

static void
check_all (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboCheckResult result;

  if (!tenbo_store_check (store, &error))
    stop ("the file is damaged", error);

  if (!tenbo_check_all (store, report_finding, NULL, &result, &error))
    stop ("the check failed", error);

  if (result.n_findings > 0)
    stop ("the check found something", NULL);
}

static gint64
sum_revisions (GPtrArray *games)
{
  gint64 sum = 0;

  for (guint i = 0; i < games->len; i++)
    sum += ((const TenboStoredSummary *) games->pdata[i])->revision;

  return sum;
}

static gint64
count_changes (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) unfinished = store_test_list_unfinished (store, 0, &error);
  g_autoptr (GPtrArray) finished = NULL;

  if (unfinished == NULL)
    stop ("cannot list", error);

  finished = store_test_list_finished (store, NULL, 0, &error);
  if (finished == NULL)
    stop ("cannot list", error);

  return sum_revisions (unfinished) + sum_revisions (finished);
}

/* Returns the unfinished game, or NULL. There is never more than one. */
static TenboGame *
resume (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = store_test_list_unfinished (store, 0, &error);
  TenboGame *game;

  if (games == NULL)
    stop ("cannot list", error);
  if (games->len == 0)
    return NULL;
  if (games->len > 1)
    stop ("more than one unfinished game", NULL);

  game = tenbo_game_open (store, ((const TenboStoredSummary *) games->pdata[0])->id, &error);
  if (game == NULL)
    stop ("cannot open", error);

  return game;
}

static gint64
get_revision (TenboStore *store,
              TenboGame  *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) stored = NULL;

  stored = store_test_read_game (store, tenbo_game_get_id (game), &error);
  if (stored == NULL)
    stop ("cannot read", error);

  return stored->summary.revision;
}

static void
say (const char *word,
     gint64      n_changes,
     TenboGame  *game,
     gint64      revision)
{
  if (game != NULL)
    printf ("%s %d %s %d %u %d %d\n",
            word, (int) n_changes, tenbo_game_get_uuid (game), (int) revision,
            tenbo_game_get_n_hands (game), tenbo_game_get_partial (game)->n_riichi,
            tenbo_game_get_partial (game)->n_fouls);
  else
    printf ("%s %d -\n", word, (int) n_changes);

  fflush (stdout);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRulesetList) rulesets = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboGame) game = NULL;
  RandomPlay play;
  gint64     n_changes;
  gint64     revision;

  if (argc != 4)
    stop ("usage: evening-player DATABASE SEED RULESET", NULL);

  rulesets = tenbo_ruleset_list_new (NULL);
  ruleset = tenbo_ruleset_list_find (rulesets, argv[3], &error);
  if (ruleset == NULL)
    stop ("no ruleset", error);

  store = tenbo_store_open (argv[1], TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  if (store == NULL)
    stop ("cannot open", error);

  random_play_init (&play, strtoull (argv[2], NULL, 10));
  check_all (store);
  game = resume (store);
  n_changes = count_changes (store);
  revision = game != NULL ? get_revision (store, game) : 0;
  say ("stored", n_changes, game, revision);

  while (TRUE)
    {
      if (game == NULL || tenbo_game_get_table (game)->end.reason != TB_END_NONE)
        {
          g_clear_object (&game);
          game = game_test_create (store, ruleset);
          revision = 0;
        }
      else
        {
          if (!evening_play (game, &play, &error))
            stop ("not confirmed", error);
        }

      /* Each change raises the revision of its game by one. */
      n_changes++;
      revision++;
      say ("confirmed", n_changes, game, revision);
    }
}
