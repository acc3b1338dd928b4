/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-test.h"
#include "store-test.h"

G_BEGIN_DECLS

/* A live game in a separate database, under the first of the shipped rulesets. */
typedef struct
{
  StoreTest     base;
  TenboRuleset *ruleset;
  TenboStore   *store;
  TenboGame    *game;
} LiveTest;

void live_test_set_up (LiveTest     *test,
                       gconstpointer data);
void live_test_tear_down (LiveTest     *test,
                          gconstpointer data);

/* Closes the database and the game and opens both again. */
void live_test_reopen (LiveTest *test);

/* Asserts that a game read again from the store equals the live one. */
void live_test_assert_stored (LiveTest *test);

#define live_test_add_func(path, func) \
  g_test_add ((path), LiveTest, NULL, live_test_set_up, (func), live_test_tear_down)

G_END_DECLS
