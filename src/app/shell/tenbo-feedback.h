/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What pages tell the user. @from is any widget in the window. */

/* Shows @text for some seconds at the lower edge of the window. */
void tenbo_feedback_toast (GtkWidget  *from,
                           const char *text);

/* Says in a dialog what went wrong (@heading and the message of @error), what was kept and what to
 * do (@advice, or NULL for the one that fits a change of a game: nothing confirmed is lost, try
 * again). */
void tenbo_feedback_error (GtkWidget    *from,
                           const char   *heading,
                           const char   *advice,
                           const GError *error);

G_END_DECLS
