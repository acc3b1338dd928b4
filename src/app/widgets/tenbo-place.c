/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-place.h"

TenboPlace
tenbo_place_of_player (TbPlayer player)
{
  g_return_val_if_fail (player < TENBO_N_PLACES, TENBO_PLACE_BLUE);

  return (TenboPlace) ((TENBO_N_PLACES - player) % TENBO_N_PLACES);
}

const char *
tenbo_place_css_class (TenboPlace place)
{
  static const char *const classes[TENBO_N_PLACES] = { "blue", "red", "green", "yellow" };

  g_return_val_if_fail ((guint) place < TENBO_N_PLACES, classes[0]);

  return classes[place];
}
