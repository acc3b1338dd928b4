/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The shared folder, and what comes from another device. */
void show_folder_none (Stage *stage);
void show_folder_join (Stage *stage);
void show_folder (Stage *stage);
void show_folder_missing (Stage *stage);
void show_folder_start (Stage *stage);
void show_folder_table (Stage *stage);
void show_folder_game (Stage *stage);
void show_folder_versions (Stage *stage);
void show_folder_people (Stage *stage);
void show_folder_same_names (Stage *stage);

G_END_DECLS
