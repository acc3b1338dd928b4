/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A dialog that asks for the first and the last day of a period.
 *
 * Signals: "chosen" (GDateTime first, GDateTime last); the first day is not after the last. */
#define TENBO_TYPE_DAYS_DIALOG (tenbo_days_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboDaysDialog, tenbo_days_dialog, TENBO, DAYS_DIALOG, AdwDialog)

/* Creates a dialog that initially selects @first and @last; NULL: today. Floating. */
AdwDialog *tenbo_days_dialog_new (GDateTime *first,
                                  GDateTime *last);

G_END_DECLS
