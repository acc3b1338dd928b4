/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Messages from pages to the user. @from is any widget in the window. */

/* Shows @text in a toast. */
void tenbo_feedback_toast (GtkWidget  *from,
                           const char *text);

/* Shows an error in a dialog: @heading and the message of @error, what was kept, and what to do
 * (@advice; NULL: the advice for a change of a game: no confirmed change is lost, try again). */
void tenbo_feedback_error (GtkWidget    *from,
                           const char   *heading,
                           const char   *advice,
                           const GError *error);

/* Like tenbo_feedback_error(), for a failure to read or write @file: the dialog has the name of
 * @file, unless the error is about the history. @file may be NULL. */
void tenbo_feedback_file_error (GtkWidget    *from,
                                const char   *heading,
                                const char   *advice,
                                GFile        *file,
                                const GError *error);

G_END_DECLS
