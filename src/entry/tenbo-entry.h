/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"
#include "tenbo-entry-outcome.h"

G_BEGIN_DECLS

/* A hand of a game during entry, as widgets share it: the answers, and what the game makes of them.
 * A widget that changes the model calls tenbo_entry_changed(), and every widget that shows a part
 * of it follows the signal "changed". */
#define TENBO_TYPE_ENTRY (tenbo_entry_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntry, tenbo_entry, TENBO, ENTRY, GObject)

struct _TenboEntry
{
  GObject parent_instance;

  TenboGame        *game; /* owned */
  TenboEntryModel   model;
  TenboEntryOutcome outcome; /* of the model at the last change */
};

/* Begins an entry of @kind for the hand that @game waits for. */
TenboEntry *tenbo_entry_new (TenboGame     *game,
                             TenboEntryKind kind);

/* The model has changed: asks the game what the hand would do now, and emits "changed". */
void tenbo_entry_changed (TenboEntry *self);

G_END_DECLS
