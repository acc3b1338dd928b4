/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The sentences about the state of a shared folder. */

/* Returns one line about @error, with which a synchronization failed (NULL: it did not), or about
 * the @n_unreadable files that cannot be read; NULL if there is no problem. Transfer full. */
char *tenbo_folder_words_notice (const GError *error,
                                 guint         n_unreadable);

/* Returns lines about @error: what happened, that nothing is lost, the @n_waiting changes that are
 * not in the folder, and what the user can do. Transfer full. */
char *tenbo_folder_words_error (const GError *error,
                                guint         n_waiting);

/* Returns "3 changes are not in the folder yet." Transfer full. */
char *tenbo_folder_words_waiting (guint n_waiting);

/* Returns the sentence that nothing is lost while the folder cannot be used. Static. */
const char *tenbo_folder_words_saved (void);

G_END_DECLS
