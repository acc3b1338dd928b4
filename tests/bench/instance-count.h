/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Counts the objects of the project's final classes, since GLib of a distribution cannot. Call
 * this again when new classes may have been used: it begins to count their next objects, so those
 * that exist already are missing from the counts. */
void instance_count_watch (void);

/* Returns the objects that were created and not finalized since their class is watched. */
int instance_count_sum (void);

/* Prints how many objects of each class were created, and how many are left. */
void instance_count_print (void);

G_END_DECLS
