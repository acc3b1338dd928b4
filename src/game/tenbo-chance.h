/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A source of randomness: 32 random bits per call. */
typedef struct
{
  guint32 (*next) (gpointer data);
  gpointer data;
} TenboChance;

/* Returns the random source of the operating system, which is neither predictable nor
 * repeatable. */
TenboChance tenbo_chance_real (void);

/* Returns a number from 0 to @n - 1, all equally likely; @n is at least 1. */
guint tenbo_chance_below (const TenboChance *chance,
                          guint              n);

/* Shuffles the @n numbers of @order; all permutations are equally likely. */
void tenbo_chance_shuffle (const TenboChance *chance,
                           guint             *order,
                           guint              n);

G_END_DECLS
