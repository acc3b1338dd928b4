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
  { N_ ("Entry"), N_ ("Open hand, where it matters"), "x", NULL },
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

/* The keys of the table: what gtk_shortcut_trigger_parse_string() reads, and what it does. */
static const struct
{
  const char *trigger;
  const char *action;
  int         player; /* the target of the action, or -1 */
  const char *view;   /* the same */
} table_keys[] = {
  { "r", "table.ron", -1, NULL },
  { "t", "table.tsumo", -1, NULL },
  { "d", "table.draw", -1, NULL },
  { "f", "table.foul", -1, NULL },
  { "1|KP_1", "table.win", 0, NULL },
  { "2|KP_2", "table.win", 1, NULL },
  { "3|KP_3", "table.win", 2, NULL },
  { "4|KP_4", "table.win", 3, NULL },
  { "<Alt>1", "table.riichi", 0, NULL },
  { "<Alt>2", "table.riichi", 1, NULL },
  { "<Alt>3", "table.riichi", 2, NULL },
  { "<Alt>4", "table.riichi", 3, NULL },
  { "<Control>1", "table.compare", 0, NULL },
  { "<Control>2", "table.compare", 1, NULL },
  { "<Control>3", "table.compare", 2, NULL },
  { "<Control>4", "table.compare", 3, NULL },
  { "<Control>z", "table.undo", -1, NULL },
  { "<Control><Shift>z", "table.redo", -1, NULL },
  { "F5", "table.view", -1, "beside" },
  { "F6", "table.view", -1, "flat" },
  { "F7", "table.view", -1, "far" },
  { "F4", "table.dice", -1, NULL },
  { "F8", "table.sticks", -1, NULL },
  { "F9", "table.log", -1, NULL },
};

/* The keys are the table's alone: not while a sheet is open over it, another page is shown or text
 * is typed. */
static gboolean
takes_keys (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  return gtk_widget_get_mapped (page) && ADW_IS_APPLICATION_WINDOW (root) &&
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) == NULL &&
         tenbo_table_host_get_open (tenbo_table_page_get_host (TENBO_TABLE_PAGE (page))) == NULL &&
         !GTK_IS_EDITABLE (gtk_root_get_focus (root));
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  TenboGame *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (widget));
  guint      index = GPOINTER_TO_UINT (user_data);
  g_autoptr (GVariant) target = NULL;

  if (!takes_keys (widget))
    return GDK_EVENT_PROPAGATE;
  if (table_keys[index].player >= tenbo_game_get_table (game)->rules->players)
    return GDK_EVENT_PROPAGATE;
  /* An action of a widget class does not take a floating target. */
  if (table_keys[index].player >= 0)
    target = g_variant_ref_sink (g_variant_new_int32 (table_keys[index].player));
  else if (table_keys[index].view != NULL)
    target = g_variant_ref_sink (g_variant_new_string (table_keys[index].view));

  return gtk_widget_activate_action_variant (widget, table_keys[index].action, target);
}

static gboolean
is_key (GtkShortcutTrigger *trigger,
        guint               keyval,
        GdkModifierType     state)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

      return is_key (gtk_alternative_trigger_get_first (both), keyval, state) ||
             is_key (gtk_alternative_trigger_get_second (both), keyval, state);
    }

  return gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) ==
           gdk_keyval_to_lower (keyval) &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) ==
           (state & gtk_accelerator_get_default_mod_mask ());
}

void
tenbo_table_keys_press (GtkWidget      *page,
                        guint           keyval,
                        GdkModifierType state)
{
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    {
      g_autoptr (GtkShortcutTrigger) trigger =
        gtk_shortcut_trigger_parse_string (table_keys[i].trigger);

      if (is_key (trigger, keyval, state))
        key_cb (page, NULL, GUINT_TO_POINTER (i));
    }
}

void
tenbo_table_keys_add (GtkWidget *page)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (table_keys[i].trigger),
                        gtk_callback_action_new (key_cb, GUINT_TO_POINTER (i), NULL)));
  gtk_widget_add_controller (page, controller);
}
