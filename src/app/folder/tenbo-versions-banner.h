/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A banner for a page of a game. It is revealed while another device of the shared folder has
 * another version of the game, and offers to compare them. Reads the versions after it is mapped
 * and after each synchronization. */
#define TENBO_TYPE_VERSIONS_BANNER (tenbo_versions_banner_get_type ())
G_DECLARE_FINAL_TYPE (TenboVersionsBanner, tenbo_versions_banner, TENBO, VERSIONS_BANNER, AdwBin)

/* Creates a banner for @game. Floating. */
GtkWidget *tenbo_versions_banner_new (TenboGame *game);

G_END_DECLS
