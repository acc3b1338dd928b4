/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games.h"

G_BEGIN_DECLS

static inline GArray *
game_keys_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
}

static inline void
game_keys_add (GArray *keys,
               gint64  game_id,
               gint64  session_id)
{
  TenboGameKey key = tenbo_game_key (game_id, session_id, FALSE);

  g_array_append_val (keys, key);
}

G_END_DECLS
