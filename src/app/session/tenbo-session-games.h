/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* The games of an evening, a row for each that opens it, with what it brought everybody and the
 * total after it. */

/* The width, in sp, below which the figures of so many people do not fit beside one another. */
int tenbo_session_games_get_width (const TenboSessionSheet *sheet);

/* Fills @list with the games of @sheet: in columns below the names of the people, or, as
 * @in_sentences, each with its figures one after the other. */
void tenbo_session_games_show (GtkListBox              *list,
                               const TenboSessionSheet *sheet,
                               gboolean                 in_sentences);

G_END_DECLS
