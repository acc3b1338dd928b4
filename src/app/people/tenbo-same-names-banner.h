/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A banner that offers to merge people of one name: each device of a shared folder adds people of
 * its own. It ignores hidden people, guests, people who play in one game together, and pairs that
 * the user has kept separate. It is never revealed if the history belongs to no shared folder. */
#define TENBO_TYPE_SAME_NAMES_BANNER (tenbo_same_names_banner_get_type ())
G_DECLARE_FINAL_TYPE (TenboSameNamesBanner,
                      tenbo_same_names_banner,
                      TENBO,
                      SAME_NAMES_BANNER,
                      AdwBin)

/* Sets the store, which does not change afterward. The people are read on a thread each time the
 * banner is mapped and each time a person changes. */
void tenbo_same_names_banner_set_store (TenboSameNamesBanner *self,
                                        TenboStore           *store);

G_END_DECLS
