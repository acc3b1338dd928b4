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
  gboolean          edits;   /* an earlier hand, whose scores begin before its sticks */
};

/* Begins an entry of @kind for the next hand of @game. */
TenboEntry *tenbo_entry_new (TenboGame     *game,
                             TenboEntryKind kind);

/* Asks the game for the outcome of the changed model, and emits "changed". */
void tenbo_entry_changed (TenboEntry *self);

G_END_DECLS
