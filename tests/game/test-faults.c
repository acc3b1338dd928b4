/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An evening on a disk where one operation fails, for every operation of every kind, and on one
 * that loses power at every moment. Nothing that was confirmed is lost, a change that fails leaves
 * the game as it was, and the evening goes on when the disk works again.
 *
 * By default a sample of the operations; all of them with tools/dev faults. */

#include "evening.h"
#include "fault-vfs.h"
#include "game-test.h"
#include "sample-size.h"
#include "store-reads.h"
#include "store-test.h"

#define N_STEPS 30
/* Step at which the program ends and starts again. */
#define RESTART 15
/* A short evening also copies the log into the database: after this number of pages. */
#define LOG_PAGES 40
/* Failed steps until a lasting fault ends. */
#define PATIENCE 2

/* A game as the program has confirmed it */
typedef struct
{
  gint64 revision;
  char  *description; /* owned */
} Known;

typedef struct
{
  StoreTest   files;
  TenboStore *store; /* NULL: not open */
  TenboGame  *game;  /* NULL: none is running */
  RandomPlay  play;
  GHashTable *known;     /* id of the game → Known */
  gboolean    in_flight; /* whether the last change failed, so that it may have been saved */
  guint       n_failed;
  guint       n_not_made; /* new games that failed */
} Evening;

static const char *const kind_names[N_FAULT_KINDS] = {
  [FAULT_WRITE] = "write",
  [FAULT_FULL] = "full",
  [FAULT_TRUNCATE] = "truncate",
  [FAULT_SYNC] = "sync",
  [FAULT_READ] = "read",
  [FAULT_SHORT_READ] = "short-read",
  [FAULT_OPEN] = "open",
  [FAULT_DELETE] = "delete",
  [FAULT_LOCK] = "lock",
  [FAULT_INDEX] = "index",
  [FAULT_MEMORY] = "memory",
  [FAULT_POWER] = "power",
};

static void
known_free (gpointer data)
{
  Known *known = data;

  g_free (known->description);
  g_free (known);
}

/* --- The evening --- */

static Known *
get_known (Evening *self,
           gint64   game_id)
{
  return g_hash_table_lookup (self->known, &game_id);
}

/* The game that runs was changed. */
static void
remember (Evening *self)
{
  gint64 id = tenbo_game_get_id (self->game);
  Known *known = get_known (self, id);

  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      g_hash_table_insert (self->known, g_memdup2 (&id, sizeof id), known);
    }
  known->revision++;
  g_free (known->description);
  known->description = game_test_describe (self->game);
}

static gboolean
create (Evening *self,
        GError **error)
{
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("b-rule");
  TenboNewGame new_game = { .ruleset = ruleset, .names = { "Aki", "Ben", "Chie", "Dai" } };

  self->game = apply_test_create (self->store, &new_game, error);
  return self->game != NULL;
}

/* Makes one change: a new game if none is running. */
static void
step (Evening *self)
{
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  if (self->game != NULL && tenbo_game_get_table (self->game)->end.reason != TB_END_NONE)
    g_clear_object (&self->game);

  if (self->game == NULL)
    {
      is_done = create (self, &error);
      self->n_not_made += !is_done;
    }
  else
    is_done = evening_play (self->game, &self->play, &error);

  self->in_flight = !is_done;
  if (error)
    g_test_message ("refused: %s", error->message);
  if (is_done)
    {
      remember (self);
      return;
    }

  g_assert_nonnull (error);
  if (!fault_vfs_has_struck ())
    g_error ("without a fault: %s", error->message);
  self->n_failed++;
  if (self->game != NULL)
    {
      g_autofree char *now = game_test_describe (self->game);

      g_assert_cmpstr (now, ==, get_known (self, tenbo_game_get_id (self->game))->description);
    }
}

static void
close_store (Evening *self)
{
  g_clear_object (&self->game);
  g_clear_object (&self->store);
}

/* Opens the store, and the game that was running. Returns whether both could be opened. */
static gboolean
open_store (Evening *self,
            gint64   game_id)
{
  g_autoptr (GError) error = NULL;

  self->store = tenbo_store_open (self->files.path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  if (self->store != NULL && tenbo_store_get_access (self->store) == TENBO_STORE_ACCESS_WRITE)
    {
      tenbo_store_set_pragma (self->store, "busy_timeout", 50);
      tenbo_store_set_pragma (self->store, "wal_autocheckpoint", LOG_PAGES);
      if (game_id == 0 || (self->game = tenbo_game_open (self->store, game_id, &error)) != NULL)
        return TRUE;
    }

  if (!fault_vfs_has_struck ())
    g_error ("without a fault: %s", error != NULL ? error->message : "read-only");
  self->n_failed++;
  close_store (self);
  return FALSE;
}

/* A change that failed when the data was synced may be there after a restart. */
static void
accept_in_flight (Evening *self)
{
  g_autofree char *now = self->game != NULL ? game_test_describe (self->game) : NULL;

  if (now != NULL && self->in_flight &&
      !g_str_equal (now, get_known (self, tenbo_game_get_id (self->game))->description))
    {
      remember (self);
      self->in_flight = FALSE;
    }
}

static void
restart (Evening *self)
{
  gint64 game_id = self->game != NULL ? tenbo_game_get_id (self->game) : 0;

  close_store (self);
  while (!open_store (self, game_id) && self->n_failed < PATIENCE)
    ;
  accept_in_flight (self);
}

/* Plays until the end, or until the power is lost. */
static void
play (Evening  *self,
      FaultKind kind)
{
  for (int i = 0; i < N_STEPS; i++)
    {
      if (kind == FAULT_POWER && fault_vfs_has_struck ())
        return;
      if (self->n_failed >= PATIENCE)
        fault_vfs_disarm ();
      if (self->store == NULL || i == RESTART)
        restart (self);
      if (self->store != NULL)
        step (self);
    }
}

/* --- What remains --- */

static void
check_game (Evening                  *self,
            const TenboStoredSummary *stored)
{
  Known           *known = get_known (self, stored->id);
  g_autofree char *description = game_test_describe_stored (self->store, stored->id);
  gint64           confirmed = known != NULL ? known->revision : 0;

  /* A new game is made, and then read: that can fail too. */
  if (known == NULL && stored->revision == 1 && self->n_not_made > 0)
    self->n_not_made--;
  else if (stored->revision == confirmed)
    g_assert_cmpstr (description, ==, known->description);
  else if (!self->in_flight || stored->revision != confirmed + 1)
    g_error ("game %d: revision %d was confirmed, %d is stored", (int) stored->id,
             (int) confirmed, (int) stored->revision);
  g_hash_table_remove (self->known, &stored->id);
}

static void
check_games (Evening   *self,
             GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    check_game (self, games->pdata[i]);
}

/* Everything that was confirmed is stored, at most one change more, and nothing contradicts it. */
static void
check (Evening *self)
{
  g_autoptr (GPtrArray) unfinished = NULL;
  g_autoptr (GPtrArray) finished = NULL;
  g_autoptr (GError) error = NULL;

  self->store = store_test_open (&self->files);
  game_test_assert_sound (self->store);
  unfinished = store_test_list_unfinished (self->store, 0, &error);
  g_assert_no_error (error);
  finished = store_test_list_finished (self->store, NULL, 0, &error);
  g_assert_no_error (error);
  check_games (self, unfinished);
  check_games (self, finished);
  g_assert_cmpuint (g_hash_table_size (self->known), ==, 0);
}

/* --- The tests --- */

/* One evening */
typedef struct
{
  FaultKind kind;
  FaultLoss loss;
  gboolean  lasts;
} Case;

/* Returns the number of operations of the kind in the evening. */
static guint
spend_evening (const Case *test,
               guint       n)
{
  Evening self = { .known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                   known_free) };
  guint   n_operations;
  guint   n_failed;

  store_test_set_up (&self.files, NULL);
  random_play_init (&self.play, 7);
  fault_vfs_reset ();
  fault_vfs_arm (test->kind, n, test->lasts);
  play (&self, test->kind);
  n_failed = self.n_failed;
  close_store (&self);
  n_operations = fault_vfs_disarm ();

  /* SQLite keeps a page that it read too short until the next restart. */
  if (test->kind == FAULT_POWER && fault_vfs_has_struck ())
    fault_vfs_lose_power (test->loss, n);
  else if (test->kind != FAULT_SHORT_READ)
    g_assert_cmpuint (n_failed, <=, PATIENCE);

  fault_vfs_reset ();
  check (&self);
  close_store (&self);
  g_hash_table_unref (self.known);
  store_test_tear_down (&self.files, NULL);
  return n_operations;
}

static void
test_kind (gconstpointer data)
{
  const Case *test = data;
  guint       n_operations = spend_evening (test, G_MAXUINT);
  guint       n_samples = (guint) sample_size (1, G_MAXINT);
  guint       stride = MAX (n_operations / n_samples, 1);
  guint       n_evenings = 0;

  /* The first operations are of special interest: they make the file. */
  for (guint n = 0; n < n_operations; n += n < 1 ? 1 : stride)
    {
      g_test_message ("%s %u of %u", kind_names[test->kind], n, n_operations);
      spend_evening (test, n);
      n_evenings++;
    }
  g_test_message ("%u evenings", n_evenings);
  g_assert_cmpuint (n_operations, >, 0);
}

static void
add (FaultKind   kind,
     FaultLoss   loss,
     gboolean    lasts,
     const char *suffix)
{
  g_autofree char *path = g_strconcat ("/game/faults/", kind_names[kind], suffix, NULL);
  Case             test = { kind, loss, lasts };

  g_test_add_data_func_full (path, g_memdup2 (&test, sizeof test), test_kind, g_free);
}

int
main (int    argc,
      char **argv)
{
  static const char *const losses[N_FAULT_LOSSES] = { "-lost", "-kept", "-torn" };

  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();

  for (FaultKind kind = 0; kind < FAULT_POWER; kind++)
    {
      add (kind, FAULT_LOSS_NONE, FALSE, "");
      /* A lock is waited for, and a file that stays shorter is another file. */
      if (kind != FAULT_LOCK && kind != FAULT_SHORT_READ)
        add (kind, FAULT_LOSS_NONE, TRUE, "-lasts");
    }
  for (FaultLoss loss = 0; loss < N_FAULT_LOSSES; loss++)
    add (FAULT_POWER, loss, FALSE, losses[loss]);

  return g_test_run ();
}
