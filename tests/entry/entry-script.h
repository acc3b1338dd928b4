/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-keys.h"
#include "tenbo-ruleset-list.h"

/* The entry sheet without its window, pressed and typed by scripts. A script is a list of words:
 * one character is a key ('<' is Backspace), "name=argument" presses a row, "name" is a button. */

typedef struct
{
  const char    *name;
  const char    *ruleset;
  TenboEntryKind kind;
  const char    *riichi; /* declared before the sheet is opened: "0 2" */
  const char    *script;
  const char    *event; /* as the record writes it; NULL: something is missing */
  TenboEntryNeed need;
} EntryCase;

/* A shipped ruleset by its id, or one varied by the JSON object after it. Transfer full. */
TenboRuleset *entry_script_find_ruleset (const char *id);

/* Begins an entry of @kind in the first hand of a game, with the players of @riichi declared. */
void entry_script_begin (TenboEntryModel *model,
                         TbTable         *table,
                         TenboRuleset    *ruleset,
                         TenboEntryKind   kind,
                         const char      *riichi);

/* Plays child wins until the last hand, in which the first dealer is 4th and stays so. */
void entry_script_go_to_last_hand (TbTable *table);

void entry_script_run (TenboEntryModel *model,
                       const char      *script);

/* @event as the record writes it. Transfer full. */
char *entry_script_write_event (const TbEvent *event,
                                TenboRuleset  *ruleset);

/* Asserts that the script of the EntryCase @data makes its event and that the rules accept it. */
void entry_script_check (gconstpointer data);

/* Adds a test for each of @cases, and what they share; entry_script_finish() frees it. */
void entry_script_add (const EntryCase *cases,
                       gsize            n_cases);
void entry_script_finish (void);
