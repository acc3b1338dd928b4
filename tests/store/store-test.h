/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "tenbo-games.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Helpers of the store tests. The store has no rules, so events are any text. */

/* A separate folder for one test, removed with its contents. */
typedef struct
{
  char *folder;
  char *path; /* of the database in the folder */
} StoreTest;

void store_test_set_up (StoreTest    *test,
                        gconstpointer data);
void store_test_tear_down (StoreTest    *test,
                           gconstpointer data);

/* Opens the test's database or fails the test. */
TenboStore *store_test_open (StoreTest *test);

/* Returns a game of four (@names separated by commas), without events, not yet in a store. */
TenboStoredGame *store_test_new_game (const char *names);

/* Returns the same with @n_events events ("a0", "a1", …), ended with results if @ended. */
TenboStoredGame *store_test_played_game (const char *names,
                                         guint       n_events,
                                         gboolean    ended);

/* Inserts a game or fails the test; returns its target. */
TenboWriteTarget store_test_insert (TenboStore      *store,
                                    TenboStoredGame *game);

/* Commits @write or fails the test. */
void store_test_commit (TenboStore *store,
                        TenboWrite *write);

/* Changes the title of the game, or fails the test, by importing a copy of the game with another
 * title. This gives the game its next revision. */
void store_test_set_title (TenboStore *store,
                           gint64      game_id,
                           const char *title);

/* Returns the consequences of @n_hands events: numbers that are different for each count. */
TenboEffects store_test_after (guint                    n_hands,
                               const TenboStoredResult *results); /* of four, or NULL */

/* Appends @text, or undoes, or redoes, and updates @target. Fails the test on an error. */
void store_test_add (TenboStore       *store,
                     TenboWriteTarget *target,
                     const char       *text,
                     guint             n_hands);
/* Returns a write that undoes (below 0) or redoes (above 0) this number of steps. */
TenboWrite *store_test_write_steps (TenboStore         *store,
                                    TenboWriteTarget    target,
                                    int                 n_steps,
                                    const TenboEffects *after);

void store_test_undo (TenboStore       *store,
                      TenboWriteTarget *target,
                      guint             n_hands);
void store_test_redo (TenboStore       *store,
                      TenboWriteTarget *target,
                      guint             n_hands);

/* Returns the events of the game separated by commas, then "|" and the events that redo restores,
 * then "|" and the running hand. Transfer full. */
char *store_test_describe (TenboStore *store,
                           gint64      game_id);

/* Runs @sql on the file without the store. */
void store_test_sql (const char *path,
                     const char *sql);

/* Runs @sql on the file as a program does, that is with correct checksums. */
void store_test_change (const char *path,
                        const char *sql);

/* Creates the database at @path from schemas/@name. */
void store_test_load (const char *path,
                      const char *name);

/* Returns the first column of the rows of @sql, separated by spaces. Transfer full. */
char *store_test_ask (const char *path,
                      const char *sql);

/* Returns the number of files in the test's folder whose names begin with the database's name and
 * @suffix. */
guint store_test_count_files (StoreTest  *test,
                              const char *suffix);

/* Returns the path of @name in the test's folder. Transfer full. */
char *store_test_name_file (StoreTest  *test,
                            const char *name);

void store_test_write_file (const char *path,
                            const char *contents,
                            gsize       length);

/* Asserts that no partly written file is left. */
void store_test_assert_no_parts (StoreTest *test);

/* Adds @n_games more games to the test's database, and closes it. */
void store_test_fill (StoreTest *test,
                      guint      n_games);

/* Asserts that the database at @path has as many games as @expected. */
void store_test_assert_games (const char *path,
                              const char *expected);

/* Backs @store up to @path, which does not exist or is an earlier backup. */
gboolean store_test_back_up (TenboStore   *store,
                             const char   *path,
                             GCancellable *cancellable,
                             GError      **error);

/* Returns the path of a backup of the test's database after adding @n_games more games. Transfer
 * full. */
char *store_test_make_backup (StoreTest *test,
                              guint      n_games);

/* Drops the capability of root to write everywhere, so that the process is an ordinary user. */
void store_test_drop_capabilities (void);

#define assert_store_error(error, name) \
  g_assert_error ((error), TENBO_STORE_ERROR, TENBO_STORE_ERROR_##name)

/* Adds a test with its own folder. */
#define store_test_add_func(path, func) \
  g_test_add ((path), StoreTest, NULL, store_test_set_up, (func), store_test_tear_down)

G_END_DECLS
