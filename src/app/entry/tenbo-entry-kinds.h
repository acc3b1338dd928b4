/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* Chooses the kind of an edited event, since the actual result of the hand may have another
 * kind. */
#define TENBO_TYPE_ENTRY_KINDS (tenbo_entry_kinds_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryKinds, tenbo_entry_kinds, TENBO, ENTRY_KINDS, GtkWidget)

/* Offers the kinds that the rules of @entry allow, and follows the entry. Call it once. */
void tenbo_entry_kinds_set_entry (TenboEntryKinds *self,
                                  TenboEntry      *entry);

/* Returns the title of the sheet of @model. Static text. */
const char *tenbo_entry_kinds_get_title (const TenboEntryModel *model);

/* Return the width and height of the sheet in pixels; the window may be smaller. */
int tenbo_entry_kinds_get_width (TenboEntryKind kind);
int tenbo_entry_kinds_get_height (TenboEntryKind kind,
                                  const TbRules *rules);

G_END_DECLS
