/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-entry-sheet.h"

G_BEGIN_DECLS

/* The entry sheet over a window.
 *
 * Signal: "entered" (const TbEvent *), only of one for an earlier hand: that was confirmed, and the
 * dialog is closed. */
#define TENBO_TYPE_ENTRY_DIALOG (tenbo_entry_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, TENBO, ENTRY_DIALOG, AdwDialog)

/* A dialog with @sheet (floating: taken). Floating. */
TenboEntryDialog *tenbo_entry_dialog_new (TenboEntrySheet *sheet);

/* The same with tenbo_entry_sheet_new_for_edit(). Floating. */
TenboEntryDialog *tenbo_entry_dialog_new_for_edit (TenboGame     *game,
                                                   const TbEvent *event,
                                                   const char    *title);

G_END_DECLS
