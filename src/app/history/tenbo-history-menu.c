/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-page-private.h"

#include <glib/gi18n.h>

/* --- The menu --- */

static void
append_opening (GMenu      *menu,
                const char *label,
                const char *action,
                gint64      id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", id);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_menu (TenboSummary *summary,
             gint64        session_id)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) open = g_menu_new ();
  g_autoptr (GMenu) change = g_menu_new ();
  g_autoptr (GMenu) delete = g_menu_new ();
  gboolean ended = tenbo_summary_has_ended (summary);
  gint64   game_id = tenbo_summary_get_stored (summary)->id;

  append_opening (open, ended ? _ ("_Result") : _ ("_Continue Game"), "win.open-game", game_id);
  append_opening (open, _ ("_Hands"), "win.show-hands", game_id);
  if (session_id > 0)
    append_opening (open, _ ("_Evening"), "win.show-session", session_id);
  if (ended)
    append_opening (open, _ ("Re-_open"), "win.reopen-game", game_id);

  g_menu_append (change, _ ("_Copy Game"), "history.copy");
  g_menu_append (change, _ ("_Move to Another Evening…"), "history.move");
  if (tenbo_summary_is_void (summary))
    g_menu_append (change, _ ("Count _Again"), "history.count");
  else
    g_menu_append (change, _ ("Do _Not Count"), "history.void");

  g_menu_append (delete, _ ("_Delete"), "history.delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (open));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (change));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (delete));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* The row that has the focus, or NULL. */
static TenboHistoryRow *
find_focused_row (TenboHistoryPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      if (gtk_widget_get_parent (row) == focus || gtk_widget_is_ancestor (focus, row))
        return TENBO_HISTORY_ROW (row);
    }

  return NULL;
}

guint
tenbo_history_page_get_position (TenboHistoryRow *row)
{
  GtkListItem *item = tenbo_history_row_get_item (row);

  return item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION;
}

/* Makes the game of @row the one that is meant. */
static void
ask_for (TenboHistoryPage *self,
         TenboHistoryRow  *row)
{
  self->asked_position = tenbo_history_page_get_position (row);
  self->asked_id = tenbo_history_model_get_key (self->model, self->asked_position)->game_id;
}

/* Whether all of @row is in sight. */
static gboolean
is_in_sight (TenboHistoryPage *self,
             TenboHistoryRow  *row)
{
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (GTK_WIDGET (row)) &&
         gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->stack), &bounds) &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (GTK_WIDGET (self->stack));
}

gboolean
tenbo_history_page_take_focus (TenboHistoryPage *self)
{
  TenboHistoryRow *best = NULL;
  guint            at = GTK_INVALID_LIST_POSITION;

  g_return_val_if_fail (TENBO_IS_HISTORY_PAGE (self), FALSE);

  for (guint i = 0; i < self->rows->len && (best == NULL || at != self->asked_position); i++)
    {
      TenboHistoryRow *row = g_ptr_array_index (self->rows, i);
      guint            position = tenbo_history_page_get_position (row);

      if (!is_in_sight (self, row) || (position != self->asked_position && position >= at))
        continue;

      best = row;
      at = position;
    }

  return best != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (best)));
}

static TenboHistoryRow *
find_row (TenboHistoryPage *self,
          guint             position)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (tenbo_history_page_get_position (g_ptr_array_index (self->rows, i)) == position)
      return g_ptr_array_index (self->rows, i);

  return NULL;
}

/* The ids in @keys. Transfer full; it borrows from @keys. */
static GHashTable *
create_ids (GArray *keys)
{
  GHashTable *ids = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < keys->len; i++)
    g_hash_table_add (ids, &g_array_index (keys, TenboGameKey, i).game_id);

  return ids;
}

/* The row nearest to @position whose game is not in @going: below, else above it. NULL: none that
 * is there. */
static TenboHistoryRow *
find_staying_row (TenboHistoryPage *self,
                  guint             position,
                  GHashTable       *going)
{
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  for (guint i = position; i < n_games; i++)
    if (!g_hash_table_contains (going, &tenbo_history_model_get_key (self->model, i)->game_id))
      return find_row (self, i);

  for (guint i = MIN (position, n_games); i-- > 0;)
    if (!g_hash_table_contains (going, &tenbo_history_model_get_key (self->model, i)->game_id))
      return find_row (self, i);

  return NULL;
}

void
tenbo_history_page_leave_focus (TenboHistoryPage *self,
                                GArray           *keys)
{
  g_autoptr (GHashTable) going = create_ids (keys);
  TenboHistoryRow *focused = find_focused_row (self);
  TenboHistoryRow *row = NULL;

  if (focused == NULL)
    return;

  row = find_staying_row (self, tenbo_history_page_get_position (focused), going);

  /* Left to itself the focus would go to the toast, which has none of the page's keys. */
  gtk_widget_grab_focus (row != NULL ? gtk_widget_get_parent (GTK_WIDGET (row))
                                     : self->menu_button);
}

void
tenbo_history_page_show_menu (TenboHistoryPage *self,
                              TenboHistoryRow  *row,
                              double            x,
                              double            y)
{
  TenboSummary             *summary = tenbo_history_row_get_summary (row);
  const TenboStoredSummary *stored = summary != NULL ? tenbo_summary_get_stored (summary) : NULL;
  g_autoptr (GMenuModel) menu = NULL;

  if (stored == NULL || self->selecting)
    return;

  ask_for (self, row);
  menu = create_menu (summary,
                      tenbo_history_model_get_key (self->model, self->asked_position)->session_id);
  tenbo_history_row_show_menu (row, menu, x, y);

  /* The menu takes the release of the button: the row would look pressed for good. */
  gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE);
  gtk_widget_unset_state_flags (gtk_widget_get_parent (GTK_WIDGET (row)), GTK_STATE_FLAG_ACTIVE);

  /* Left to itself, the list would go on from its first row. */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (row)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      g_signal_connect_object (child, "closed", G_CALLBACK (tenbo_history_page_take_focus), self,
                               G_CONNECT_SWAPPED);
}

/* Opens the menu of the game at a place of the list. */
static void
show_menu_at (TenboHistoryPage *self,
              double            x,
              double            y)
{
  GtkWidget       *list = GTK_WIDGET (self->list_view);
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget       *item = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);
  GtkWidget       *row;

  while (item != NULL && item != list && gtk_widget_get_parent (item) != list)
    item = gtk_widget_get_parent (item);

  row = item != NULL ? gtk_widget_get_first_child (item) : NULL;
  if (TENBO_IS_HISTORY_ROW (row) && gtk_widget_compute_point (list, row, &place, &place))
    tenbo_history_page_show_menu (self, TENBO_HISTORY_ROW (row), place.x, place.y);
}

static void
menu_clicked_cb (TenboHistoryPage *self,
                 int               n_press,
                 double            x,
                 double            y)
{
  show_menu_at (self, x, y);
}

static void
menu_pressed_cb (TenboHistoryPage *self,
                 double            x,
                 double            y)
{
  show_menu_at (self, x, y);
}

void
tenbo_history_page_bind_menu (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, menu_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_pressed_cb);
}

/* --- Keys --- */

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  TenboHistoryPage *self = user_data;
  TenboHistoryRow  *row = find_focused_row (self);

  if (row == NULL)
    return GDK_EVENT_PROPAGATE;

  tenbo_history_page_show_menu (self, row, gtk_widget_get_width (GTK_WIDGET (row)) / 2.0,
                                gtk_widget_get_height (GTK_WIDGET (row)) / 2.0);

  return GDK_EVENT_STOP;
}

static gboolean
delete_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  TenboHistoryPage *self = user_data;
  TenboHistoryRow  *row = find_focused_row (self);

  if (row == NULL)
    return GDK_EVENT_PROPAGATE;

  ask_for (self, row);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "delete", NULL);

  return GDK_EVENT_STOP;
}

/* Where games are chosen, the space bar chooses as everywhere. */
static gboolean
space_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   user_data)
{
  TenboHistoryPage *self = user_data;
  TenboHistoryRow  *row = self->selecting ? find_focused_row (self) : NULL;

  if (row == NULL)
    return GDK_EVENT_PROPAGATE;

  tenbo_history_page_toggle (self, tenbo_history_page_get_position (row));

  return GDK_EVENT_STOP;
}

static gboolean
escape_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  TenboHistoryPage *self = user_data;

  if (!self->selecting)
    return GDK_EVENT_PROPAGATE;

  tenbo_history_page_set_selecting (self, FALSE);

  return GDK_EVENT_STOP;
}

static void
add_key (GtkEventController *controller,
         const char         *trigger,
         GtkShortcutFunc     func,
         TenboHistoryPage   *self)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                      gtk_callback_action_new (func, self, NULL)));
}

static void
add_action_key (GtkEventController *controller,
                const char         *trigger,
                const char         *action)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                      gtk_named_action_new (action)));
}

void
tenbo_history_page_add_keys (TenboHistoryPage *self)
{
  GtkEventController *of_page = gtk_shortcut_controller_new ();
  GtkEventController *of_list = gtk_shortcut_controller_new ();

  add_action_key (of_page, "<Control>f", "history.search");
  add_action_key (of_list, "<Control>a", "history.select-all");
  add_key (of_page, "Escape", escape_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), of_page);

  /* A row keeps the space bar for itself. */
  gtk_event_controller_set_propagation_phase (of_list, GTK_PHASE_CAPTURE);
  add_key (of_list, "Menu|<Shift>F10", menu_key_cb, self);
  add_key (of_list, "Delete", delete_key_cb, self);
  add_key (of_list, "space", space_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->list_view), of_list);
}
