/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-input.h"

#include "tenbo-entry-sheet.h"
#include "tenbo-table-entry.h"
#include "tenbo-table-keys.h"
#include "tenbo-table-page-private.h"

/* A key or, if there is one, an action. */
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
  GQueue     waiting; /* of Press, owned */
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

/* The sheet still says "saving" for a moment after the game is not busy any more: it stays open
 * until it knows how the save ended. */
static gboolean
is_ready (TenboTableInput *self)
{
  TenboTablePage *page = TENBO_TABLE_PAGE (self->page);
  GtkWidget      *open = tenbo_table_entry_get_open (page);
  gboolean        saving = FALSE;

  if (TENBO_IS_ENTRY_SHEET (open))
    g_object_get (open, "saving", &saving, NULL);

  return !saving && !tenbo_game_get_busy (tenbo_table_page_get_game (page));
}

/* Whether keys are not for the table and not for its sheet. */
static gboolean
is_covered (TenboTableInput *self)
{
  GtkWidget *open = tenbo_table_entry_get_open (TENBO_TABLE_PAGE (self->page));

  return open != NULL && !TENBO_IS_ENTRY_SHEET (open);
}

static gboolean
take_key (TenboTableInput *self,
          guint            keyval,
          GdkModifierType  state)
{
  GtkWidget *sheet = tenbo_table_entry_get_open (TENBO_TABLE_PAGE (self->page));

  return sheet != NULL ? tenbo_entry_sheet_press_key (TENBO_ENTRY_SHEET (sheet), keyval, state)
                       : tenbo_table_keys_press (self->page, keyval, state);
}

/* Whether the key can be one of the table or of a sheet that may be open when its turn comes. */
static gboolean
may_be_ours (guint           keyval,
             GdkModifierType state)
{
  if (tenbo_table_keys_has (keyval, state))
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
    return take_key (self, keyval, state);
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

  /* What waits comes first, unless this is what waited. */
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
        take_key (self, press->keyval, press->state);
      press_free (press);
    }

  return G_SOURCE_REMOVE;
}

/* Not at once: who saved hears first how it ended, and may close its sheet or say why it failed. */
void
tenbo_table_input_go_on (TenboTableInput *self)
{
  if (self->source == 0 && !g_queue_is_empty (&self->waiting))
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, go_on_cb, self, NULL);
}
