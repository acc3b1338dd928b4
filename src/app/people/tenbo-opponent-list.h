/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-person-figures.h"

G_BEGIN_DECLS

/* Head to head: how somebody did against each of those they played with, who played most with them
 * first. A few are shown, all on request.
 *
 * Signals: "chosen" (gint64 person id): that pair is wanted. */
#define TENBO_TYPE_OPPONENT_LIST (tenbo_opponent_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboOpponentList,
                      tenbo_opponent_list,
                      TENBO,
                      OPPONENT_LIST,
                      AdwPreferencesGroup)

/* Shows the opponents in @figures; with @opponent_id only that one. Those who played less than
 * @minimum games with the person are left out. */
void tenbo_opponent_list_show (TenboOpponentList  *self,
                               TenboPersonFigures *figures,
                               gint64              opponent_id,
                               guint               minimum);

G_END_DECLS
