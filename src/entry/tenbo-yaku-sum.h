/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tenbo-entry-model.h"

G_BEGIN_DECLS

/* What the hand of `current` comes to, in two short lines: "4 han 30 fu" and what it pays, "7,700",
 * or what is missing. Transfer full. */
void tenbo_yaku_sum_format (const TenboEntryModel *model,
                            char                 **sum,
                            char                 **amount);

G_END_DECLS
