/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* People: lines of the table in pages.c. */
void show_people (Stage *stage);
void show_board (Stage *stage);
void show_board_empty (Stage *stage);
void show_standings (Stage *stage);
void show_standings_months (Stage *stage);
void show_standings_records (Stage *stage);
void show_standings_columns (Stage *stage);
void show_people_none (Stage *stage);
void show_people_empty (Stage *stage);
void show_person (Stage *stage);
void show_person_hands (Stage *stage);
void show_person_charts (Stage *stage);
void show_person_opponents (Stage *stage);
void show_person_help (Stage *stage);
void show_person_period (Stage *stage);
void show_person_edit (Stage *stage);
void show_person_merge (Stage *stage);
void show_person_review (Stage *stage);
void show_person_refused (Stage *stage);

G_END_DECLS
