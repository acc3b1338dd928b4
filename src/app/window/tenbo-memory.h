/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Tells the allocator of the process to give back what is freed: lists of all games come and go,
 * and threads read them. To be called first of all, before there is another thread. Where the C
 * library has no such settings, nothing is done. */
void tenbo_memory_init (void);
