/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"

G_BEGIN_DECLS

/* What kind of event is entered: chosen in the sheet itself where an earlier hand is put right,
 * since it may have been another one altogether.
 *
 * Signals: "chosen" (a person chose another kind). */
#define TENBO_TYPE_ENTRY_KINDS (tenbo_entry_kinds_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryKinds, tenbo_entry_kinds, TENBO, ENTRY_KINDS, GtkWidget)

/* Offers the kinds that there are under @rules, and shows @kind as the one that is chosen. */
void tenbo_entry_kinds_show (TenboEntryKinds *self,
                             const TbRules   *rules,
                             TenboEntryKind   kind);

/* The kind that is chosen. */
TenboEntryKind tenbo_entry_kinds_get_kind (TenboEntryKinds *self);

/* What the sheet of @model is called. Static text. */
const char *tenbo_entry_kinds_get_title (const TenboEntryModel *model);

/* A sheet is as high as what it asks, where the window allows it. */
int tenbo_entry_kinds_get_height (TenboEntryKind kind,
                                  const TbRules *rules);

G_END_DECLS
