/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-standings.h"

G_BEGIN_DECLS

/* The club records: for each record the three best people, with the date of the game. Activating a
 * row opens the game (win.show-hands). */
#define TENBO_TYPE_RECORD_LIST (tenbo_record_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboRecordList, tenbo_record_list, TENBO, RECORD_LIST, GtkBox)

/* Shows the records of @standings in games of @n_players; 0: all. */
void tenbo_record_list_show (TenboRecordList *self,
                             const GPtrArray *standings,
                             int              n_players);

G_END_DECLS
