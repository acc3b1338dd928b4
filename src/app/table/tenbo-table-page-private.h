/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-table-host.h"
#include "tenbo-table-page.h"

G_BEGIN_DECLS

/* What the files of the table page share. */

/* What is around all of the page. Borrowed. */
TenboTableHost *tenbo_table_page_get_host (TenboTablePage *self);

/* Whether the screen lies flat on the table: what a player opens is turned to him then. */
gboolean tenbo_table_page_is_flat (TenboTablePage *self);

/* To which side what @player opens is turned: where he sits at a screen that lies flat, and upright
 * otherwise or for nobody (TB_NOBODY). */
TenboSide tenbo_table_page_get_side (TenboTablePage *self,
                                     TbPlayer        player);

/* Whether the game cannot be changed just now, because a stick or a step is being saved. Then the
 * action @action of the page is activated with @parameter (NULL: it has none) once it can, so that
 * no tap is lost. */
gboolean tenbo_table_page_postpone (TenboTablePage *self,
                                    const char     *action,
                                    GVariant       *parameter);

/* Drops what waits until the game can be changed: it was meant for what did not come. */
void tenbo_table_page_drop_input (TenboTablePage *self);

/* What is open over the table: the TenboEntrySheet itself, another dialog, what a player opened in
 * the flat view, or NULL. Borrowed. */
GtkWidget *tenbo_table_page_get_open (TenboTablePage *self);

/* Installs the action table.riichi, which lays the stick of a player or takes it back, and says why
 * if the rules refuse it. */
void tenbo_table_riichi_install (GtkWidgetClass *page_class);

G_END_DECLS
