/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The effect of the entry before it is confirmed: every payment with its reason, the new scores and
 * ranks, the next hand or the reason why the game ends, and warnings. Otherwise the missing answer,
 * or the reason for a refusal with a button for the action "entry.remedy". */
#define TENBO_TYPE_ENTRY_PREVIEW (tenbo_entry_preview_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryPreview, tenbo_entry_preview, TENBO, ENTRY_PREVIEW, GtkWidget)

/* Shows the outcome of @entry. */
void tenbo_entry_preview_show (TenboEntryPreview *self,
                               TenboEntry        *entry);

/* Shows that saving failed: what happened, what was kept and what to do. NULL removes the
 * message. */
void tenbo_entry_preview_set_error (TenboEntryPreview *self,
                                    const char        *text);

G_END_DECLS
