/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for the first and the last day of a period.
 *
 * Signals: "chosen" (GDateTime first, GDateTime last), the first not after the last. */
#define TENBO_TYPE_DAYS_DIALOG (tenbo_days_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboDaysDialog, tenbo_days_dialog, TENBO, DAYS_DIALOG, AdwDialog)

/* @first and @last are chosen at first; NULL: today. Floating. */
AdwDialog *tenbo_days_dialog_new (GDateTime *first,
                                  GDateTime *last);

G_END_DECLS
