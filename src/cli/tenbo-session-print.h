/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* Prints the evening @sheet: standings, the total of each after each game, who pays whom. */
void tenbo_session_print (const TenboSessionSheet *sheet);

G_END_DECLS
