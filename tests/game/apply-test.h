/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-change.h"

G_BEGIN_DECLS

/* Changes of live games for tests that wait for them: these functions run the main loop until the
 * change is made or refused. */

/* Makes @change (transfer full). Returns FALSE with @error. */
gboolean apply_test (TenboGame       *game,
                     TenboGameChange *change,
                     GError         **error);

/* Makes a new game. Returns NULL with @error; transfer full. */
TenboGame *apply_test_create (TenboStore         *store,
                              const TenboNewGame *new_game,
                              GError            **error);

G_END_DECLS
