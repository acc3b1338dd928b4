/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Configures the allocator to return freed memory to the system, because lists of all games are
 * often created and freed, and threads read them. Call this before any thread is started. Does
 * nothing if the C library has no such settings. */
void tenbo_memory_init (void);
