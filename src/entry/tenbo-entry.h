/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"
#include "tenbo-entry-outcome.h"

G_BEGIN_DECLS

/* A hand of a game during entry, shared by widgets: the answers, and their outcome in the game. A
 * widget that changes the model calls tenbo_entry_changed(). Every widget that shows a part of the
 * model handles the signal "changed". */
#define TENBO_TYPE_ENTRY (tenbo_entry_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntry, tenbo_entry, TENBO, ENTRY, GObject)

struct _TenboEntry
{
  GObject parent_instance;

  TenboGame        *game; /* owned */
  TenboEntryModel   model;
  TenboEntryOutcome outcome; /* of the model after the last change */
  gboolean          edits;   /* an earlier hand */
};

/* Begins an entry of @kind for the next hand of @game. */
TenboEntry *tenbo_entry_new (TenboGame     *game,
                             TenboEntryKind kind);

/* Returns the scores that the entry changes, in player order: those that the table shows, with the
 * sticks of this hand deducted, or for an earlier hand those before it. */
const int32_t *tenbo_entry_get_scores (const TenboEntry *self);

/* Returns a one-line summary for a narrow window: the missing answer, the reason for a refusal, or
 * the changes of these scores, the discarder and the next hand. Transfer full. */
char *tenbo_entry_dup_summary (const TenboEntry *self);

/* Returns the value that was entered for the hand of @player in a few words ("mangan"); NULL if it
 * is incomplete or has none. Transfer full. */
char *tenbo_entry_dup_value (const TenboEntry *self,
                             TbPlayer          player);

/* Asks the game for the outcome of the changed model, and emits "changed". */
void tenbo_entry_changed (TenboEntry *self);

G_END_DECLS
