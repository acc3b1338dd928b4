/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-place.h"

TbPlace
tenbo_place_of_player (TbPlayer player)
{
  g_return_val_if_fail (player < TB_N_TABLE_PLACES, TB_PLACE_BLUE);

  return (TbPlace) ((TB_N_TABLE_PLACES - player) % TB_N_TABLE_PLACES);
}

const char *
tenbo_place_css_class (TbPlace place)
{
  static const char *const classes[TB_N_TABLE_PLACES] = { "blue", "red", "green", "yellow" };

  g_return_val_if_fail ((guint) place < TB_N_TABLE_PLACES, classes[0]);

  return classes[place];
}
