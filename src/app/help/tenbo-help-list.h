/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Building blocks of the help pages: lists that support the arrow keys and are read row by row by
 * screen readers. All widgets are floating. */

/* Creates a page with the title @title and, below it, the name of @ruleset (NULL: none). The page
 * scrolls @content; @bar, a toolbar or NULL, is below the header bar. */
AdwNavigationPage *tenbo_help_list_create_page (const char   *title,
                                                TenboRuleset *ruleset,
                                                GtkWidget    *bar,
                                                GtkWidget    *content);

/* Creates the content of a page: a vertical box of groups. */
GtkBox *tenbo_help_list_create_content (void);

/* Creates an empty list with the accessible label @title. */
GtkWidget *tenbo_help_list_new (const char *title);

/* Appends a group with the heading @title and an empty list to @content. Returns the list;
 * borrowed. */
GtkListBox *tenbo_help_list_add_group (GtkBox     *content,
                                       const char *title);

/* Appends a row to @list that shows @child and has the accessible label @words. Borrowed. */
GtkWidget *tenbo_help_list_add_row (GtkListBox *list,
                                    GtkWidget  *child,
                                    const char *words);

/* Appends the values of @fields, up to TB_FIELD_NONE, under @rules to @list, except fields without
 * effect under @rules. */
void tenbo_help_list_add_fields (GtkListBox    *list,
                                 const TbRules *rules,
                                 const TbField *fields);

/* Creates a search entry with the accessible label @label that filters @list. @words has the folded
 * text of each row in order; takes ownership. The list shows @placeholder if no row matches. */
GtkWidget *tenbo_help_list_create_search (GtkListBox *list,
                                          GPtrArray  *words,
                                          const char *label,
                                          const char *placeholder);

G_END_DECLS
