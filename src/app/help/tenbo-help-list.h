/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* What the pages of the help are made of: lists that can be read with arrow keys, and row by row by
 * a screen reader. All widgets are floating. */

/* A page with the title @title, and the name of @ruleset below it (NULL: none), that scrolls
 * @content; @bar, a toolbar or NULL, is under the header bar. */
AdwNavigationPage *tenbo_help_list_create_page (const char   *title,
                                                TenboRuleset *ruleset,
                                                GtkWidget    *bar,
                                                GtkWidget    *content);

/* What such a page scrolls: groups below one another. */
GtkBox *tenbo_help_list_create_content (void);

/* An empty list that is read as @title. */
GtkWidget *tenbo_help_list_new (const char *title);

/* A new last group of @content with the heading @title and an empty list, which is returned,
 * borrowed. */
GtkListBox *tenbo_help_list_add_group (GtkBox     *content,
                                       const char *title);

/* A new last row of @list that shows @child and is read as @words. Borrowed. */
GtkWidget *tenbo_help_list_add_row (GtkListBox *list,
                                    GtkWidget  *child,
                                    const char *words);

/* Adds to @list what the fields @fields, up to TB_FIELD_NONE, are set to under @rules, but those
 * that have no meaning there. */
void tenbo_help_list_add_fields (GtkListBox    *list,
                                 const TbRules *rules,
                                 const TbField *fields);

G_END_DECLS
