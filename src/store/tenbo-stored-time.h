/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"

G_BEGIN_DECLS

/* @time on the clock of the place where it was, not on that of who looks at it. Transfer full. */
GDateTime *tenbo_stored_time_to_local (const TenboStoredTime *time);

G_END_DECLS
