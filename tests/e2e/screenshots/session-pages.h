/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The session: lines of the table in pages.c. */
void show_session (Stage *stage);
void show_session_below (Stage *stage);
void show_session_plain (Stage *stage);
void show_session_tai (Stage *stage);
void show_session_three (Stage *stage);
void show_session_money (Stage *stage);
void show_session_names (Stage *stage);

G_END_DECLS
