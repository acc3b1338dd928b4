/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The help: its first page, and each page that it leads to. */
void show_help (Stage *stage);
void show_help_guide (Stage *stage);
void show_help_rules (Stage *stage);
void show_help_differences (Stage *stage);
void show_help_terms (Stage *stage);
void show_help_yaku (Stage *stage);
void show_help_yaku_end (Stage *stage);
void show_help_tai (Stage *stage);
void show_help_scores (Stage *stage);
void show_help_scores_end (Stage *stage);
void show_help_scores_linear (Stage *stage);
void show_help_scores_tai (Stage *stage);
void show_help_fu (Stage *stage);

G_END_DECLS
