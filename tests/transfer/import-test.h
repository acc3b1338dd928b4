/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-import.h"

G_BEGIN_DECLS

/* Helpers of the import tests; each fails the test on an error. */

#define DRAW "{\"result\": \"draw\", \"tenpai\": [2]}"
#define STOP "{\"result\": \"stop\"}"

/* The id of a game, as a member. */
#define GAME_ID "\"id\": \"5ee9f4ba-1111-4222-8333-444455556666\","

/* Returns the record of a game of Aki, Ben, Chie and Dai with these hands and @members, each
 * followed by a comma. Transfer full. */
char *import_test_make_json (const char *members,
                             const char *hands);

/* Returns the game in @json, and its file. Transfer full. */
TenboRecord *import_test_parse (const char *json);
TenboImport *import_test_open (const char *json);

/* Imports the game @json; asserts that @n_added games are new (0 or 1). Returns the id of the
 * game. */
gint64 import_test_import (TenboStore *store,
                           const char *json,
                           int         n_added);

G_END_DECLS
