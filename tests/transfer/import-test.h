/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-import.h"

G_BEGIN_DECLS

/* What the tests of imports share; each fails the test if something fails. */

#define DRAW "{\"result\": \"draw\", \"tenpai\": [2]}"
#define STOP "{\"result\": \"stop\"}"

/* The id of a game, as a member of it. */
#define GAME_ID "\"id\": \"5ee9f4ba-1111-4222-8333-444455556666\","

/* The record of a game of Aki, Ben, Chie and Dai with these hands, and @members, each followed by a
 * comma, beside them. Transfer full. */
char *import_test_make_json (const char *members,
                             const char *hands);

/* The game in @json, and the file that it is. Transfer full. */
TenboRecord *import_test_parse (const char *json);
TenboImport *import_test_open (const char *json);

/* Imports the game @json, of which @n_added is 1 if it was not there before. Where it is. */
gint64 import_test_import (TenboStore *store,
                           const char *json,
                           int         n_added);

G_END_DECLS
