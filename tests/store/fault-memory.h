/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The allocator of SQLite, which fails at FAULT_MEMORY (fault-vfs.h). */

/* Replaces the allocator of SQLite in this process, and disables the pools of SQLite, from which
 * most small allocations would come without a failure. SQLite was not used before. */
void fault_memory_register (void);

/* Returns the number of allocations that SQLite has not released. */
int fault_memory_count (void);

G_END_DECLS
