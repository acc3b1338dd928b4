/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "live-test.h"
#include "tenbo-draft.h"

G_BEGIN_DECLS

/* A draft of a live game of Aki, Ben, Chie and Dai under the rules of Tenhou, after five hands:
 * East 1, Ben wins a mangan from Dai; East 2, Chie from Dai; East 3, Aki from Dai; East 4, a draw
 * with nobody tenpai; South 1 with one honba, Ben from Chie. */
typedef struct
{
  LiveTest    live;
  TenboDraft *draft;
  char       *before; /* the game, from game_test_describe() */
} DraftTest;

void draft_test_set_up (DraftTest    *test,
                        gconstpointer data);
void draft_test_tear_down (DraftTest    *test,
                           gconstpointer data);

/* Begins the draft again, from the current game. */
void draft_test_begin (DraftTest *test);

/* Makes @event a ron of @player from @from with the value @limit. */
void draft_test_ron (TbEvent *event,
                     TbPlayer player,
                     TbPlayer from,
                     TbLimit  limit);

/* Asserts that the sentences of all differences are those of @expected, one per line, after
 * @n_refused that are not compared; all refused hands if @n_refused is -1. */
void draft_test_assert_differences (DraftTest  *test,
                                    const char *expected,
                                    int         n_refused);

/* Asserts that the game is the same as at the start of the draft, in memory and in the store. */
void draft_test_assert_untouched (DraftTest *test);

/* Each fails the test if it fails, or if the stored game then differs from the live one. */
void draft_test_save (DraftTest *test);
void draft_test_undo (DraftTest *test);
void draft_test_redo (DraftTest *test);

/* Closes the database, opens the game again, checks all of it and begins a draft of it. */
void draft_test_restart (DraftTest *test);

/* Returns the record of the stored game (transfer full); asserts that it is @expected. */
char *draft_test_dup_record (DraftTest *test);
void  draft_test_assert_record (DraftTest  *test,
                                const char *expected);

/* Asserts that the database answers @sql as store_test_ask() gives it. */
void draft_test_assert_sql (DraftTest  *test,
                            const char *sql,
                            const char *expected);

#define draft_test_add_func(path, func) \
  g_test_add ((path), DraftTest, NULL, draft_test_set_up, (func), draft_test_tear_down)

G_END_DECLS
