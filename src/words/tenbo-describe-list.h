/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lists as people say them; for the sentences of this folder. */

/* Appends @item to the list that is said so far; NULL is the empty list. Takes @list, transfer
 * full. */
char *tenbo_list_join_comma (char       *list,
                             const char *item);

/* Joins the texts @items: "a", "a and b", "a, b and c". Transfer full. */
char *tenbo_list_join_and (GPtrArray *items);

G_END_DECLS
