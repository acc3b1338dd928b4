/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Pages for corrections. */

void show_edit_hand (Stage *stage);
void show_edit_review (Stage *stage);
void show_edit_review_refused (Stage *stage);
void show_edit_review_end (Stage *stage);
void show_edit_seats (Stage *stage);
void show_edit_steps (Stage *stage);
void show_edit_note (Stage *stage);
void show_hands_edit (Stage *stage);

G_END_DECLS
