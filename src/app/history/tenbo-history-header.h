/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-model.h"
#include "tenbo-paragraphs.h"

G_BEGIN_DECLS

/* The header above the games of a session: title or day, venue and number of games. It opens the
 * session (win.show-session). Above unfinished games, it is only a heading. */
#define TENBO_TYPE_HISTORY_HEADER (tenbo_history_header_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryHeader, tenbo_history_header, TENBO, HISTORY_HEADER, GtkButton)

/* Creates a header that follows @header of a list of @model. @heights is the height cache of the
 * headers of that list. Floating. */
GtkWidget *tenbo_history_header_new (GtkListHeader         *header,
                                     TenboHistoryModel     *model,
                                     TenboParagraphHeights *heights);

G_END_DECLS
