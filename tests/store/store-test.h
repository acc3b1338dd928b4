/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

#include "tenbo-games.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What the tests of the store share. The store knows no rules, so events are any text. */

/* A folder of its own for one test, removed with all that is in it. */
typedef struct
{
  char *folder;
  char *path; /* of the database in it */
} StoreTest;

void store_test_set_up (StoreTest    *test,
                        gconstpointer data);
void store_test_tear_down (StoreTest    *test,
                           gconstpointer data);

/* Opens the test's database or fails. */
TenboStore *store_test_open (StoreTest *test);

/* A game of four (@names by commas), without events, not yet in a store. */
TenboStoredGame *store_test_new_game (const char *names);

/* The same with @n_events events ("a0", "a1", …), ended with results if @ended. */
TenboStoredGame *store_test_played_game (const char *names,
                                         guint       n_events,
                                         gboolean    ended);

/* Puts a game in or fails; returns where it is. */
TenboWriteTarget store_test_insert (TenboStore      *store,
                                    TenboStoredGame *game);

/* Changes the title of the game, or fails: a copy of the game with another title comes in, as from
 * another machine. The game has its next revision then. */
void store_test_set_title (TenboStore *store,
                           gint64      game_id,
                           const char *title);

/* What follows from @n_hands events: numbers that tell it from all others. */
TenboConsequences store_test_after (guint                    n_hands,
                                    const TenboStoredResult *results); /* of four, or NULL */

/* Appends @text, or undoes, or redoes; @target moves on. Fails the test if that fails. */
void store_test_add (TenboStore       *store,
                     TenboWriteTarget *target,
                     const char       *text,
                     guint             n_hands);
/* Undoes (-1) or redoes (1) so many steps. */
TenboWrite *store_test_write_steps (TenboStore              *store,
                                    TenboWriteTarget         target,
                                    int                      n_steps,
                                    const TenboConsequences *after);

void store_test_undo (TenboStore       *store,
                      TenboWriteTarget *target,
                      guint             n_hands);
void store_test_redo (TenboStore       *store,
                      TenboWriteTarget *target,
                      guint             n_hands);

/* The events of the game by commas, then "|" and what redo brings back, then "|" and the running
 * hand. Transfer full. */
char *store_test_describe (TenboStore *store,
                           gint64      game_id);

/* Runs @sql on the file behind the store's back. */
void store_test_sql (const char *path,
                     const char *sql);

/* Makes the database at @path what schemas/@name says. */
void store_test_load (const char *path,
                      const char *name);

/* The first column of the rows of @sql, by spaces. Transfer full. */
char *store_test_ask (const char *path,
                      const char *sql);

/* The files in the test's folder whose names begin with the database's name and @suffix. */
guint store_test_count_files (StoreTest  *test,
                              const char *suffix);

/* The path of @name in the test's folder. Transfer full. */
char *store_test_name_file (StoreTest  *test,
                            const char *name);

void store_test_write_file (const char *path,
                            const char *contents,
                            gsize       length);

/* No file is left that was not written to its end. */
void store_test_assert_no_parts (StoreTest *test);

/* Puts @n_games more games into the test's database, which is closed again. */
void store_test_fill (StoreTest *test,
                      guint      n_games);

/* As many games as @expected says are in the database at @path. */
void store_test_assert_games (const char *path,
                              const char *expected);

/* Backs @store up to @path, where there is nothing or an earlier backup. */
gboolean store_test_back_up (TenboStore   *store,
                             const char   *path,
                             GCancellable *cancellable,
                             GError      **error);

/* The path of a backup of the test's database after it got @n_games more games. Transfer full. */
char *store_test_make_backup (StoreTest *test,
                              guint      n_games);

/* Root may write everywhere. After this the process is a user like others. */
void store_test_drop_capabilities (void);

#define assert_store_error(error, name) \
  g_assert_error ((error), TENBO_STORE_ERROR, TENBO_STORE_ERROR_##name)

/* Adds a test with a folder of its own. */
#define store_test_add_func(path, func) \
  g_test_add ((path), StoreTest, NULL, store_test_set_up, (func), store_test_tear_down)

G_END_DECLS
