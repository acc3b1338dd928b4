/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-input.h"

#include "tenbo-entry-sheet.h"
#include "tenbo-table-page.h"

#include <glib/gi18n.h>

/* --- The keys --- */

/* Keys for the list of shortcuts. The table binds its own keys from the same entries. */
const TenboShortcut tenbo_table_shortcuts[] = {
  { N_ ("Table"), N_ ("Ron"), "r", NULL },
  { N_ ("Table"), N_ ("Tsumo"), "t", NULL },
  { N_ ("Table"), N_ ("Draw"), "d", NULL },
  { N_ ("Table"), N_ ("Foul"), "f", NULL },
  { N_ ("Table"), N_ ("Win by a Player (1: First Dealer)"), "1 2 3 4", NULL },
  { N_ ("Table"), N_ ("Declare or Cancel Riichi (1: First Dealer)"),
    "<Alt>1 <Alt>2 <Alt>3 <Alt>4", NULL },
  { N_ ("Table"), N_ ("Undo"), "<Control>z", NULL },
  { N_ ("Table"), N_ ("Redo"), "<Control><Shift>z", NULL },
  { N_ ("Table"), N_ ("Show or Hide Differences to a Player"),
    "<Control>1 <Control>2 <Control>3 <Control>4", NULL },
  { N_ ("Table"), N_ ("View: Beside the Table, Flat, Across the Room"), "F5 F6 F7", NULL },
  { N_ ("Table"), N_ ("Dice, Sticks"), "F4 F8", NULL },
  { N_ ("Table"), N_ ("Show or Hide Hands"), "F9", NULL },
  { N_ ("Dice"), N_ ("Roll Again"), "space", NULL },
  { N_ ("Dice"), N_ ("Random Number, One, Two or Three Dice"), "0 1 2 3", NULL },
  { N_ ("Dice"), N_ ("Include Empty Side (Three Players)"), "e", NULL },
  { N_ ("Sticks"), N_ ("Switch Between Expected and Counted"), "F8", NULL },
  { N_ ("Sticks"), N_ ("Next Number"), "Return", NULL },
};

const guint tenbo_n_table_shortcuts = G_N_ELEMENTS (tenbo_table_shortcuts);

/* The keys of the table and their actions */
static const struct
{
  guint           keyval; /* key of the first player, if each player has one */
  GdkModifierType state;
  const char     *action;
  const char     *view;      /* target of the action, or NULL */
  gboolean        of_player; /* whether the target is the player */
} table_keys[] = {
  { GDK_KEY_r, 0, "table.ron", NULL, FALSE },
  { GDK_KEY_t, 0, "table.tsumo", NULL, FALSE },
  { GDK_KEY_d, 0, "table.draw", NULL, FALSE },
  { GDK_KEY_f, 0, "table.foul", NULL, FALSE },
  { GDK_KEY_1, 0, "table.win", NULL, TRUE },
  { GDK_KEY_1, GDK_ALT_MASK, "table.riichi", NULL, TRUE },
  { GDK_KEY_1, GDK_CONTROL_MASK, "table.compare", NULL, TRUE },
  { GDK_KEY_z, GDK_CONTROL_MASK, "table.undo", NULL, FALSE },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo", NULL, FALSE },
  { GDK_KEY_F5, 0, "table.view", "beside", FALSE },
  { GDK_KEY_F6, 0, "table.view", "flat", FALSE },
  { GDK_KEY_F7, 0, "table.view", "far", FALSE },
  { GDK_KEY_F4, 0, "table.dice", NULL, FALSE },
  { GDK_KEY_F8, 0, "table.sticks", NULL, FALSE },
  { GDK_KEY_F9, 0, "table.log", NULL, FALSE },
};

/* Returns the index of the key in table_keys, or -1, and the player of the key if it has one. The
 * digits of the number pad are equivalent. */
static int
find_key (guint           keyval,
          GdkModifierType state,
          int            *player)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    keyval = GDK_KEY_0 + keyval - GDK_KEY_KP_0;

  keyval = gdk_keyval_to_lower (keyval);
  state &= gtk_accelerator_get_default_mod_mask ();
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    {
      guint n_keys = table_keys[i].of_player ? TB_MAX_PLAYERS : 1;

      *player = (int) (keyval - table_keys[i].keyval);
      if (keyval - table_keys[i].keyval < n_keys && table_keys[i].state == state)
        return (int) i;
    }

  return -1;
}

/* Performs the action of the key at the table of @page. Returns whether it is a key of the
 * table. */
static gboolean
press_table_key (GtkWidget      *page,
                 guint           keyval,
                 GdkModifierType state)
{
  TenboGame *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (page));
  int        player;
  int        index = find_key (keyval, state, &player);
  g_autoptr (GVariant) target = NULL;

  if (index < 0 || player >= tenbo_game_get_table (game)->rules->players)
    return GDK_EVENT_PROPAGATE;

  /* Actions of a widget class do not accept a floating target. */
  if (table_keys[index].of_player)
    target = g_variant_ref_sink (g_variant_new_int32 (player));
  else if (table_keys[index].view != NULL)
    target = g_variant_ref_sink (g_variant_new_string (table_keys[index].view));
  gtk_widget_activate_action_variant (page, table_keys[index].action, target);

  return GDK_EVENT_STOP;
}

/* --- Pending input --- */

/* A key or, if action is set, an action */
typedef struct
{
  guint           keyval;
  GdkModifierType state;

  char     *action;    /* owned */
  GVariant *parameter; /* owned, or NULL */
} Press;

struct _TenboTableInput
{
  GtkWidget *page;    /* borrowed */
  GQueue     waiting; /* queue of Press, owned */
  guint      source;
};

static void
press_free (gpointer data)
{
  Press *press = data;

  g_free (press->action);
  g_clear_pointer (&press->parameter, g_variant_unref);
  g_free (press);
}

TenboTableInput *
tenbo_table_input_new (GtkWidget *page)
{
  TenboTableInput *self = g_new0 (TenboTableInput, 1);

  self->page = page;
  g_queue_init (&self->waiting);

  return self;
}

void
tenbo_table_input_free (TenboTableInput *self)
{
  tenbo_table_input_drop (self);
  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self);
}

void
tenbo_table_input_drop (TenboTableInput *self)
{
  g_queue_clear_full (&self->waiting, press_free);
}

/* Returns whether input can be handled. The sheet has the "saving" state a little longer than the
 * game is busy: it stays open until it has the result of the save. */
static gboolean
is_ready (TenboTableInput *self)
{
  TenboTablePage *page = TENBO_TABLE_PAGE (self->page);
  GtkWidget      *open = tenbo_table_page_get_open (page);
  gboolean        saving = FALSE;

  if (TENBO_IS_ENTRY_SHEET (open))
    g_object_get (open, "saving", &saving, NULL);

  return !saving && !tenbo_game_get_busy (tenbo_table_page_get_game (page));
}

/* Returns whether a widget other than the sheet covers the table and takes the keys. */
static gboolean
is_covered (TenboTableInput *self)
{
  GtkWidget *open = tenbo_table_page_get_open (TENBO_TABLE_PAGE (self->page));

  return open != NULL && !TENBO_IS_ENTRY_SHEET (open);
}

static gboolean
forward_key (TenboTableInput *self,
             guint            keyval,
             GdkModifierType  state)
{
  GtkWidget *sheet = tenbo_table_page_get_open (TENBO_TABLE_PAGE (self->page));

  return sheet != NULL ? tenbo_entry_sheet_press_key (TENBO_ENTRY_SHEET (sheet), keyval, state)
                       : press_table_key (self->page, keyval, state);
}

/* Returns whether the key may belong to the table or to a sheet that an earlier key opens. */
static gboolean
may_be_ours (guint           keyval,
             GdkModifierType state)
{
  int player;

  if (find_key (keyval, state, &player) >= 0)
    return TRUE;
  if ((state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;

  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_Escape ||
         keyval == GDK_KEY_BackSpace || gdk_keyval_to_unicode (keyval) >= ' ';
}

gboolean
tenbo_table_input_press_key (TenboTableInput *self,
                             guint            keyval,
                             GdkModifierType  state)
{
  Press *press;

  if (is_covered (self))
    return GDK_EVENT_PROPAGATE;
  if (is_ready (self) && g_queue_is_empty (&self->waiting))
    return forward_key (self, keyval, state);
  if (!may_be_ours (keyval, state))
    return GDK_EVENT_PROPAGATE;

  press = g_new0 (Press, 1);
  press->keyval = keyval;
  press->state = state;
  g_queue_push_tail (&self->waiting, press);

  return GDK_EVENT_STOP;
}

gboolean
tenbo_table_input_postpone (TenboTableInput *self,
                            const char      *action,
                            GVariant        *parameter)
{
  Press *press;

  /* Pending input runs first, unless this call comes from pending input. */
  if (is_ready (self) && self->source == 0)
    return FALSE;

  press = g_new0 (Press, 1);
  press->action = g_strdup (action);
  press->parameter = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;
  g_queue_push_tail (&self->waiting, press);

  return TRUE;
}

static gboolean
go_on_cb (gpointer user_data)
{
  TenboTableInput *self = user_data;
  g_autoptr (GtkWidget) page = g_object_ref (self->page);

  self->source = 0;
  while (!g_queue_is_empty (&self->waiting) && is_ready (self))
    {
      Press *press;

      if (is_covered (self) || !gtk_widget_get_mapped (page))
        {
          tenbo_table_input_drop (self);
          break;
        }

      press = g_queue_pop_head (&self->waiting);
      if (press->action != NULL)
        gtk_widget_activate_action_variant (page, press->action, press->parameter);
      else
        forward_key (self, press->keyval, press->state);
      press_free (press);
    }

  return G_SOURCE_REMOVE;
}

/* Runs in an idle callback: the sheet receives the result of the save first, and may close or show
 * an error. */
void
tenbo_table_input_go_on (TenboTableInput *self)
{
  if (self->source == 0 && !g_queue_is_empty (&self->waiting))
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, go_on_cb, self, NULL);
}
