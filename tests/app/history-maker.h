/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Inserts @n ended games into @store in one transaction: one an hour ago and each other eight hours
 * before the last, three per session, all with the same hands. In every game Aki, Ben and Chie
 * play, with Dai, or in each tenth with Eri; each seventh is void, each fifth has the venue "Café
 * Ten", and each hundredth has the note "the long one". Returns their ids, the newest first.
 * Transfer full. */
GArray *history_maker_fill (TenboStore *store,
                            guint       n);

G_END_DECLS
