/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-keys.h"

#include "tenbo-table-page-private.h"

#include <glib/gi18n.h>

/* Shown in the list of keys; those of the table itself are bound here from the same lines. */
const TenboShortcut tenbo_table_shortcuts[] = {
  { N_ ("Table"), N_ ("Ron"), "r", NULL },
  { N_ ("Table"), N_ ("Tsumo"), "t", NULL },
  { N_ ("Table"), N_ ("Draw"), "d", NULL },
  { N_ ("Table"), N_ ("Foul"), "f", NULL },
  { N_ ("Table"), N_ ("A player wins, counted from the first dealer"), "1 2 3 4", NULL },
  { N_ ("Table"), N_ ("A player declares riichi, or takes it back"),
    "<Alt>1 <Alt>2 <Alt>3 <Alt>4", NULL },
  { N_ ("Table"), N_ ("Undo"), "<Control>z", NULL },
  { N_ ("Table"), N_ ("Redo"), "<Control><Shift>z", NULL },
  { N_ ("Table"), N_ ("Differences to a player, or to nobody any more"),
    "<Control>1 <Control>2 <Control>3 <Control>4", NULL },
  { N_ ("Table"), N_ ("The table from beside, flat on the table, from afar"), "F5 F6 F7", NULL },
  { N_ ("Table"), N_ ("Dice; sticks, to hold and to count"), "F4 F8", NULL },
  { N_ ("Table"), N_ ("Show or hide the hands"), "F9", NULL },
  { N_ ("Dice"), N_ ("Throw again"), "space", NULL },
  { N_ ("Dice"), N_ ("A number; one, two, three dice"), "0 1 2 3", NULL },
  { N_ ("Dice"), N_ ("Three players: with the empty side or without"), "e", NULL },
  { N_ ("Sticks"), N_ ("From what players should hold to the count, and back"), "F8", NULL },
  { N_ ("Sticks"), N_ ("The next number"), "Return", NULL },
  { N_ ("Entry"), N_ ("The winner, then the discarder; the winner again: tsumo"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("Then han, then fu in tens: 3 is 30, 0 is 100"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("20 fu, once more: 25 fu"), "2", NULL },
  { N_ ("Entry"), N_ ("Or the sum, where tai are counted"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("The value by the table, its yaku or its tiles"),
    "<Alt>1 <Alt>2 <Alt>3", NULL },
  { N_ ("Entry"), N_ ("Beside a list of yaku: dora more or fewer"), "plus minus", NULL },
  { N_ ("Entry"), N_ ("Mangan, haneman, baiman, sanbaiman, yakuman"), "m h b s y", NULL },
  { N_ ("Entry"), N_ ("The value used last; once more, the one before"), "r", NULL },
  { N_ ("Entry"), N_ ("Tsumo"), "t", NULL },
  { N_ ("Entry"), N_ ("Another winner"), "w", NULL },
  { N_ ("Entry"), N_ ("Robbed kong; discard after the last tile"), "k l", NULL },
  { N_ ("Entry"), N_ ("Open hand; again: closed hand"), "x", NULL },
  { N_ ("Entry"), N_ ("Ippatsu; one more ura dora, one more red five"), "c u d", NULL },
  { N_ ("Entry"), N_ ("Then a player: riichi; pao; wareme"), "i o e", NULL },
  { N_ ("Entry"), N_ ("The next abortive draw; players claim nagashi"), "a n", NULL },
  { N_ ("Entry"), N_ ("The next foul; how many"), "f plus minus", NULL },
  { N_ ("Entry"), N_ ("A correction of 100 points more or less"), "plus minus", NULL },
  { N_ ("Entry"), N_ ("The dealer passes or repeats"), "p", NULL },
  { N_ ("Entry"), N_ ("Take the last answer back"), "BackSpace", NULL },
  { N_ ("Entry"), N_ ("Confirm"), "Return <Control>Return", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Numbers, then their suit; 0 is a red five"), "m p s z f", NULL },
  { N_ ("Tiles of a Hand"), N_ ("The next tile goes to the hand; it is the winning tile"), "h w",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is a chi, a pon"), "c o", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an open, an added, a concealed kan"), "k l a", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an indicator of dora, of ura dora, of wild tiles"), "d u x",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is set aside"), "e", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Take the last tile back"), "BackSpace", NULL },
};

const guint tenbo_n_table_shortcuts = G_N_ELEMENTS (tenbo_table_shortcuts);

/* The keys of the table, and what each does. */
static const struct
{
  guint           keyval;
  GdkModifierType state;
  const char     *action;
  int             player; /* the target of the action, or -1 */
  const char     *view;   /* the same */
} table_keys[] = {
  { GDK_KEY_r, 0, "table.ron", -1, NULL },
  { GDK_KEY_t, 0, "table.tsumo", -1, NULL },
  { GDK_KEY_d, 0, "table.draw", -1, NULL },
  { GDK_KEY_f, 0, "table.foul", -1, NULL },
  { GDK_KEY_1, 0, "table.win", 0, NULL },
  { GDK_KEY_2, 0, "table.win", 1, NULL },
  { GDK_KEY_3, 0, "table.win", 2, NULL },
  { GDK_KEY_4, 0, "table.win", 3, NULL },
  { GDK_KEY_1, GDK_ALT_MASK, "table.riichi", 0, NULL },
  { GDK_KEY_2, GDK_ALT_MASK, "table.riichi", 1, NULL },
  { GDK_KEY_3, GDK_ALT_MASK, "table.riichi", 2, NULL },
  { GDK_KEY_4, GDK_ALT_MASK, "table.riichi", 3, NULL },
  { GDK_KEY_1, GDK_CONTROL_MASK, "table.compare", 0, NULL },
  { GDK_KEY_2, GDK_CONTROL_MASK, "table.compare", 1, NULL },
  { GDK_KEY_3, GDK_CONTROL_MASK, "table.compare", 2, NULL },
  { GDK_KEY_4, GDK_CONTROL_MASK, "table.compare", 3, NULL },
  { GDK_KEY_z, GDK_CONTROL_MASK, "table.undo", -1, NULL },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo", -1, NULL },
  { GDK_KEY_F5, 0, "table.view", -1, "beside" },
  { GDK_KEY_F6, 0, "table.view", -1, "flat" },
  { GDK_KEY_F7, 0, "table.view", -1, "far" },
  { GDK_KEY_F4, 0, "table.dice", -1, NULL },
  { GDK_KEY_F8, 0, "table.sticks", -1, NULL },
  { GDK_KEY_F9, 0, "table.log", -1, NULL },
};

/* The index of the key in table_keys, or -1. Digits of the number pad are digits. */
static int
find_key (guint           keyval,
          GdkModifierType state)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    keyval = GDK_KEY_0 + keyval - GDK_KEY_KP_0;

  keyval = gdk_keyval_to_lower (keyval);
  state &= gtk_accelerator_get_default_mod_mask ();
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    if (table_keys[i].keyval == keyval && table_keys[i].state == state)
      return (int) i;

  return -1;
}

gboolean
tenbo_table_keys_has (guint           keyval,
                      GdkModifierType state)
{
  return find_key (keyval, state) >= 0;
}

gboolean
tenbo_table_keys_press (GtkWidget      *page,
                        guint           keyval,
                        GdkModifierType state)
{
  TenboGame *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (page));
  int        index = find_key (keyval, state);
  g_autoptr (GVariant) target = NULL;

  if (index < 0 || table_keys[index].player >= tenbo_game_get_table (game)->rules->players)
    return GDK_EVENT_PROPAGATE;

  /* An action of a widget class does not take a floating target. */
  if (table_keys[index].player >= 0)
    target = g_variant_ref_sink (g_variant_new_int32 (table_keys[index].player));
  else if (table_keys[index].view != NULL)
    target = g_variant_ref_sink (g_variant_new_string (table_keys[index].view));
  gtk_widget_activate_action_variant (page, table_keys[index].action, target);

  return GDK_EVENT_STOP;
}
