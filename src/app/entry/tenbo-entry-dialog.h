/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-entry-sheet.h"

G_BEGIN_DECLS

/* The entry sheet as a dialog.
 *
 * Signal: "entered" (const TbEvent *): an edited earlier hand was confirmed, and the dialog is
 * closed. */
#define TENBO_TYPE_ENTRY_DIALOG (tenbo_entry_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, TENBO, ENTRY_DIALOG, AdwDialog)

/* Creates a dialog with @sheet (floating, taken). Floating. */
TenboEntryDialog *tenbo_entry_dialog_new (TenboEntrySheet *sheet);

/* Creates a dialog with tenbo_entry_sheet_new_for_edit(). Floating. */
TenboEntryDialog *tenbo_entry_dialog_new_for_edit (TenboGame     *game,
                                                   const TbEvent *event,
                                                   const char    *title);

G_END_DECLS
