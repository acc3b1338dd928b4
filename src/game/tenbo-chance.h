/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where chance comes from: 32 random bits a call. */
typedef struct
{
  guint32 (*next) (gpointer data);
  gpointer data;
} TenboChance;

/* The chance of the operating system: nobody can foresee it or have it repeated. */
TenboChance tenbo_chance_real (void);

/* One of 0 to @n - 1, each exactly as likely as the others; @n is at least 1. */
guint tenbo_chance_below (const TenboChance *chance,
                          guint              n);

/* Brings the @n numbers of @order into an order of which each is as likely as the others. */
void tenbo_chance_shuffle (const TenboChance *chance,
                           guint             *order,
                           guint              n);

G_END_DECLS
