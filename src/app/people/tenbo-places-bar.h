/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A bar with a part for each place, from 1st to last, as long as its share of the games. The parts
 * are shades of the accent color, lighter in this order. Decoration: text beside it has the
 * shares. */
#define TENBO_TYPE_PLACES_BAR (tenbo_places_bar_get_type ())
G_DECLARE_FINAL_TYPE (TenboPlacesBar, tenbo_places_bar, TENBO, PLACES_BAR, GtkWidget)

/* Maximum number of places */
#define TENBO_MAX_PLACES 4

/* Sets the shares of the @n places (at most TENBO_MAX_PLACES), each 0 to 1. */
void tenbo_places_bar_set_shares (TenboPlacesBar *self,
                                  const double   *shares,
                                  int             n);

G_END_DECLS
