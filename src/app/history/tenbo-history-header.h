/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"
#include "tenbo-paragraphs.h"

G_BEGIN_DECLS

/* What stands above the games of a session: its title or day, its place, how many games. It opens
 * the session (win.show-session); above games that have not ended it only says so. */
#define TENBO_TYPE_HISTORY_HEADER (tenbo_history_header_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryHeader, tenbo_history_header, TENBO, HISTORY_HEADER, GtkButton)

/* Follows @header of a list of @model; @heights are those of its headers. Floating. */
GtkWidget *tenbo_history_header_new (GtkListHeader         *header,
                                     TenboHistoryModel     *model,
                                     TenboParagraphHeights *heights);

G_END_DECLS
