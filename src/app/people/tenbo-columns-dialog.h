/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The setting with the statistics that the standings show, by their keys */
#define TENBO_STANDINGS_COLUMNS "standings-columns"

/* Creates a dialog with a switch for each statistic of the standings. It changes the setting
 * immediately; at least one statistic remains. */
AdwDialog *tenbo_columns_dialog_new (GSettings *settings);

G_END_DECLS
