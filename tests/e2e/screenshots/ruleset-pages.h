/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Tables, results and lists under rulesets of each kind: lines of the table in pages.c. */
void show_rulesets (Stage *stage);
void show_rulesets_found (Stage *stage);
void show_new_game_three (Stage *stage);
void show_table_three (Stage *stage);
void show_new_ruleset (Stage *stage);
void show_ruleset_editor (Stage *stage);
void show_ruleset_editor_names (Stage *stage);
void show_ruleset_editor_list (Stage *stage);
void show_ruleset_trial (Stage *stage);
void show_table_extension (Stage *stage);
void show_table_penalty (Stage *stage);
void show_table_last_hand (Stage *stage);
void show_table_tai (Stage *stage);
void show_result_three (Stage *stage);
void show_result_settled (Stage *stage);
void show_result_floating (Stage *stage);
void show_result_shared (Stage *stage);
void show_result_tai (Stage *stage);
void show_hands_three (Stage *stage);

G_END_DECLS
