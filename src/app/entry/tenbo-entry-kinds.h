/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* What kind of event is entered: chosen in the sheet itself where an earlier hand is put right,
 * since it may have been another one altogether. */
#define TENBO_TYPE_ENTRY_KINDS (tenbo_entry_kinds_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryKinds, tenbo_entry_kinds, TENBO, ENTRY_KINDS, GtkWidget)

/* Offers the kinds that the rules of @entry have, and follows it. Called once. */
void tenbo_entry_kinds_set_entry (TenboEntryKinds *self,
                                  TenboEntry      *entry);

/* What the sheet of @model is called. Static text. */
const char *tenbo_entry_kinds_get_title (const TenboEntryModel *model);

/* A sheet is as high as what it asks, where the window allows it. */
int tenbo_entry_kinds_get_height (TenboEntryKind kind,
                                  const TbRules *rules);

G_END_DECLS
