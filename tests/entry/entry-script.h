/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-keys.h"
#include "tenbo-ruleset-list.h"

/* Scripts that press and type into the entry sheet without its window. A script is a list of words:
 * a single character is a key ('<' is Backspace), "name=argument" presses a row, "name" is a
 * button. */

typedef struct
{
  const char    *name;
  const char    *ruleset;
  TenboEntryKind kind;
  const char    *riichi; /* declared before the sheet is opened: "0 2" */
  const char    *script;
  const char    *event; /* as the record writes it; NULL: incomplete */
  TenboEntryNeed need;
} EntryCase;

/* Returns a shipped ruleset by its id, or one with the changes in the JSON object after the id.
 * Transfer full. */
TenboRuleset *entry_script_find_ruleset (const char *id);

/* Begins an entry of @kind in the first hand of a game, after the players of @riichi declared. */
void entry_script_begin (TenboEntryModel *model,
                         TbTable         *table,
                         TenboRuleset    *ruleset,
                         TenboEntryKind   kind,
                         const char      *riichi);

/* Plays wins of children until the last hand, in which the first dealer is 4th and stays there. */
void entry_script_go_to_last_hand (TbTable *table);

void entry_script_run (TenboEntryModel *model,
                       const char      *script);

/* Returns @event as the record writes it. Transfer full. */
char *entry_script_write_event (const TbEvent *event,
                                TenboRuleset  *ruleset);

/* Asserts that the script of the EntryCase @data makes its event and that the rules accept it. */
void entry_script_check (gconstpointer data);

/* Adds a test for each of @cases, and their shared data; entry_script_finish() frees it. */
void entry_script_add (const EntryCase *cases,
                       gsize            n_cases);
void entry_script_finish (void);
