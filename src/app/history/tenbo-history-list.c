/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-list.h"

#include "tenbo-class.h"
#include "tenbo-history-header.h"
#include "tenbo-history-row.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

/* After a change, a list shows its rows a frame or two later. */
#define FRAMES_TO_LAY_OUT 10

struct _TenboHistoryList
{
  AdwBin parent_instance;

  /* Template objects */
  GtkAdjustment *adjustment;
  GtkListView   *list_view;

  TenboHistoryModel *model;    /* owned */
  GHashTable        *selected; /* game id → TenboGameKey; owned */

  /* Owned */
  TenboParagraphHeights *row_heights;
  TenboParagraphHeights *header_heights;

  gboolean deleted;
  gboolean selecting;

  gint64 asked_id;       /* ID of the game whose menu was opened last; 0: none */
  guint  asked_position; /* its position */
  gint64 focus_id;       /* ID of the game to focus when the list is read; 0: the first */
  guint  n_frames;       /* frames since the list was read for that */
};

typedef enum
{
  PROP_SELECTING = 1,
  PROP_N_SELECTED,
  PROP_HAS_TARGETS,
} TenboHistoryListProps;

static GParamSpec *props[PROP_HAS_TARGETS + 1];

static guint activated_signal;

G_DEFINE_FINAL_TYPE (TenboHistoryList, tenbo_history_list, ADW_TYPE_BIN)

static guint
get_n_games (TenboHistoryList *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->model));
}

/* --- Rows --- */

/* Returns the row after @row in the list, in no particular order; for NULL, the first row. */
static TenboHistoryRow *
get_next_row (TenboHistoryList *self,
              TenboHistoryRow  *row)
{
  GtkWidget *item = row != NULL
                      ? gtk_widget_get_next_sibling (gtk_widget_get_parent (GTK_WIDGET (row)))
                      : gtk_widget_get_first_child (GTK_WIDGET (self->list_view));

  for (; item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *child = gtk_widget_get_first_child (item);

      if (TENBO_IS_HISTORY_ROW (child))
        return TENBO_HISTORY_ROW (child);
    }

  return NULL;
}

static guint
get_position (TenboHistoryRow *row)
{
  GtkListItem *item = tenbo_history_row_get_item (row);

  return item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION;
}

/* Returns the focused row, or NULL. */
static TenboHistoryRow *
find_focused_row (TenboHistoryList *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (TenboHistoryRow *row = get_next_row (self, NULL); focus != NULL && row != NULL;
       row = get_next_row (self, row))
    if (gtk_widget_get_parent (GTK_WIDGET (row)) == focus ||
        gtk_widget_is_ancestor (focus, GTK_WIDGET (row)))
      return row;

  return NULL;
}

/* Whether the game of @key is in @games, a set or table by game ID. */
static gboolean
has_game (GHashTable         *games,
          const TenboGameKey *key)
{
  return g_hash_table_contains (games, GINT_TO_POINTER (key->game_id));
}

static void
update_row (TenboHistoryList *self,
            TenboHistoryRow  *row)
{
  guint         position = get_position (row);
  TenboRowPress press = self->selecting ? TENBO_ROW_CAN_SELECT : TENBO_ROW_OPENS;

  if (self->selecting && position < get_n_games (self) &&
      has_game (self->selected, tenbo_history_model_get_key (self->model, position)))
    press = TENBO_ROW_IS_SELECTED;

  tenbo_history_row_set_press (row, press);
}

static void
setup_cb (TenboHistoryList *self,
          GtkListItem      *item)
{
  gtk_list_item_set_child (item, tenbo_history_row_new (item, self->deleted, self->row_heights));
}

static void
bind_cb (TenboHistoryList *self,
         GtkListItem      *item)
{
  TenboHistoryRow *row = TENBO_HISTORY_ROW (gtk_list_item_get_child (item));

  tenbo_history_row_set_summary (row, gtk_list_item_get_item (item));
  update_row (self, row);
}

static void
unbind_cb (TenboHistoryList *self,
           GtkListItem      *item)
{
  tenbo_history_row_set_summary (TENBO_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
setup_header_cb (TenboHistoryList *self,
                 GtkListHeader    *header)
{
  gtk_list_header_set_child (
    header, tenbo_history_header_new (header, self->model, self->header_heights));
}

/* --- Scrolling --- */

void
tenbo_history_list_scroll_to_top (TenboHistoryList *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));

  if (get_n_games (self) > 0)
    gtk_list_view_scroll_to (self->list_view, 0, GTK_LIST_SCROLL_NONE, NULL);

  gtk_adjustment_set_value (self->adjustment, 0);
}

static gboolean
first_tick_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (widget);

  if (gtk_adjustment_get_upper (self->adjustment) <= 0)
    return G_SOURCE_CONTINUE;

  if (gtk_adjustment_get_value (self->adjustment) < gtk_adjustment_get_page_size (self->adjustment))
    gtk_adjustment_set_value (self->adjustment, 0);

  return G_SOURCE_REMOVE;
}

void
tenbo_history_list_keep_top (TenboHistoryList *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_tick_cb, NULL, NULL);
}

/* --- The focus --- */

gboolean
tenbo_history_list_take_focus (TenboHistoryList *self)
{
  TenboHistoryRow *best = NULL;
  guint            at = GTK_INVALID_LIST_POSITION;

  g_return_val_if_fail (TENBO_IS_HISTORY_LIST (self), FALSE);

  for (TenboHistoryRow *row = get_next_row (self, NULL);
       row != NULL && (best == NULL || at != self->asked_position); row = get_next_row (self, row))
    {
      GtkWidget      *widget = GTK_WIDGET (row);
      guint           position = get_position (row);
      graphene_rect_t bounds;
      gboolean        in_sight = gtk_widget_get_mapped (widget) &&
                          gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds) &&
                          bounds.origin.y >= 0 &&
                          bounds.origin.y + bounds.size.height <=
                            gtk_widget_get_height (GTK_WIDGET (self));

      if (!in_sight || (position != self->asked_position && position >= at))
        continue;

      best = row;
      at = position;
    }

  return best != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (best)));
}

static gboolean
focus_tick_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (widget);

  if (tenbo_history_model_get_busy (self->model))
    return G_SOURCE_CONTINUE;

  self->n_frames++;
  if (self->focus_id != 0 &&
      tenbo_history_model_find (self->model, self->focus_id, &self->asked_position))
    {
      gtk_list_view_scroll_to (self->list_view, self->asked_position, GTK_LIST_SCROLL_FOCUS, NULL);
      return gtk_widget_grab_focus (GTK_WIDGET (self->list_view)) ? G_SOURCE_REMOVE
                                                                  : G_SOURCE_CONTINUE;
    }

  return get_n_games (self) > 0 && self->n_frames < FRAMES_TO_LAY_OUT &&
             !tenbo_history_list_take_focus (self)
           ? G_SOURCE_CONTINUE
           : G_SOURCE_REMOVE;
}

void
tenbo_history_list_focus_game (TenboHistoryList *self,
                               gint64            game_id)
{
  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));

  self->focus_id = game_id;
  self->asked_position = 0;
  self->n_frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_tick_cb, NULL, NULL);
}

gboolean
tenbo_history_list_leave_games (TenboHistoryList *self,
                                GArray           *keys)
{
  g_autoptr (GHashTable) going = g_hash_table_new (NULL, NULL);
  TenboHistoryRow *row = find_focused_row (self);
  guint            n_games;
  guint            position;
  guint            next;

  g_return_val_if_fail (TENBO_IS_HISTORY_LIST (self), FALSE);

  if (row == NULL)
    return TRUE;

  for (guint i = 0; i < keys->len; i++)
    g_hash_table_add (going, GINT_TO_POINTER (g_array_index (keys, TenboGameKey, i).game_id));

  n_games = get_n_games (self);
  position = MIN (get_position (row), n_games);
  for (next = position; next < n_games; next++)
    if (!has_game (going, tenbo_history_model_get_key (self->model, next)))
      break;

  /* At position 0, 0 - 1 wraps around to an invalid position, which ends the loop. */
  if (next == n_games)
    for (next = position - 1; next < n_games; next--)
      if (!has_game (going, tenbo_history_model_get_key (self->model, next)))
        break;

  for (row = get_next_row (self, NULL); row != NULL; row = get_next_row (self, row))
    if (get_position (row) == next)
      break;

  return row != NULL && gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
}

/* --- The menu of a game --- */

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
    append_opening (open, _ ("S_ession"), "win.show-session", session_id);
  if (ended)
    append_opening (open, _ ("Re-_open"), "win.reopen-game", game_id);

  g_menu_append (change, _ ("_Copy Game"), "history.copy");
  g_menu_append (change, _ ("_Move to Another Session…"), "history.move");
  if (tenbo_summary_is_void (summary))
    g_menu_append (change, _ ("Remove Void Mar_k"), "history.count");
  else
    g_menu_append (change, _ ("Mark as _Void"), "history.void");

  g_menu_append (delete, _ ("_Delete"), "history.delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (open));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (change));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (delete));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* Makes the game of @row the target of actions. */
static void
ask_for (TenboHistoryList *self,
         TenboHistoryRow  *row)
{
  self->asked_position = get_position (row);
  self->asked_id = tenbo_history_model_get_key (self->model, self->asked_position)->game_id;
}

static void
show_menu (TenboHistoryList *self,
           TenboHistoryRow  *row,
           double            x,
           double            y)
{
  TenboSummary *summary = tenbo_history_row_get_summary (row);
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *popover;

  if (summary == NULL || tenbo_summary_get_stored (summary) == NULL || self->selecting ||
      self->deleted)
    return;

  ask_for (self, row);
  menu = create_menu (summary,
                      tenbo_history_model_get_key (self->model, self->asked_position)->session_id);
  popover = tenbo_history_row_show_menu (row, menu, x, y);

  /* The menu receives the button release, so the row would look pressed forever. */
  gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE);
  gtk_widget_unset_state_flags (gtk_widget_get_parent (GTK_WIDGET (row)), GTK_STATE_FLAG_ACTIVE);

  /* Otherwise, the list would continue from its first row. */
  g_signal_connect_object (popover, "closed", G_CALLBACK (tenbo_history_list_take_focus), self,
                           G_CONNECT_SWAPPED);
}

/* Opens the menu of the game at a point in the list. */
static void
show_menu_at (TenboHistoryList *self,
              double            x,
              double            y)
{
  GtkWidget       *list = GTK_WIDGET (self->list_view);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkWidget       *item = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);
  GtkWidget       *row;

  while (item != NULL && item != list && gtk_widget_get_parent (item) != list)
    item = gtk_widget_get_parent (item);

  row = item != NULL ? gtk_widget_get_first_child (item) : NULL;
  if (TENBO_IS_HISTORY_ROW (row) && gtk_widget_compute_point (list, row, &point, &point))
    show_menu (self, TENBO_HISTORY_ROW (row), point.x, point.y);
}

static void
menu_clicked_cb (TenboHistoryList *self,
                 int               n_press,
                 double            x,
                 double            y)
{
  show_menu_at (self, x, y);
}

static void
menu_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (widget);
  TenboHistoryRow  *row = find_focused_row (self);

  if (row != NULL)
    show_menu (self, row, gtk_widget_get_width (GTK_WIDGET (row)) / 2.0,
               gtk_widget_get_height (GTK_WIDGET (row)) / 2.0);
}

/* Deletes the focused game, like the item of its menu. Bound to the Delete key. */
static void
delete_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (widget);
  TenboHistoryRow  *row = find_focused_row (self);

  if (row == NULL || self->deleted)
    return;

  ask_for (self, row);
  gtk_widget_activate_action (widget, "history.delete", NULL);
}

/* --- Selecting games --- */

static void
update_selected (TenboHistoryList *self)
{
  for (TenboHistoryRow *row = get_next_row (self, NULL); row != NULL;
       row = get_next_row (self, row))
    update_row (self, row);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history-list.toggle", self->selecting);
  for (TenboHistoryListProps prop = PROP_SELECTING; prop <= PROP_HAS_TARGETS; prop++)
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
tenbo_history_list_set_selecting (TenboHistoryList *self,
                                  gboolean          selecting)
{
  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));

  self->selecting = selecting;
  g_hash_table_remove_all (self->selected);
  update_selected (self);
}

static void
select_key (TenboHistoryList   *self,
            const TenboGameKey *key)
{
  g_hash_table_replace (self->selected, GINT_TO_POINTER (key->game_id),
                        g_memdup2 (key, sizeof *key));
}

static void
toggle (TenboHistoryList *self,
        guint             position)
{
  const TenboGameKey *key = tenbo_history_model_get_key (self->model, position);

  if (!g_hash_table_remove (self->selected, GINT_TO_POINTER (key->game_id)))
    select_key (self, key);

  update_selected (self);
}

/* Deselects games that are no longer in the list. */
static void
check_selected (TenboHistoryList *self)
{
  g_autoptr (GHashTable) before = NULL;

  if (g_hash_table_size (self->selected) == 0)
    return;

  before = self->selected;
  self->selected = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < get_n_games (self); i++)
    {
      const TenboGameKey *key = tenbo_history_model_get_key (self->model, i);

      if (has_game (before, key))
        select_key (self, key);
    }

  update_selected (self);
}

static void
activated_cb (TenboHistoryList *self,
              guint             position)
{
  if (self->selecting)
    toggle (self, position);
  else
    g_signal_emit (self, activated_signal, 0, position);
}

static void
toggle_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboHistoryRow *row = find_focused_row (TENBO_HISTORY_LIST (widget));

  if (row != NULL)
    toggle (TENBO_HISTORY_LIST (widget), get_position (row));
}

void
tenbo_history_list_select_all (TenboHistoryList *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));

  self->selecting = TRUE;
  for (guint i = 0; i < get_n_games (self); i++)
    select_key (self, tenbo_history_model_get_key (self->model, i));

  update_selected (self);
}

GArray *
tenbo_history_list_get_targets (TenboHistoryList *self)
{
  GArray        *keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  GHashTableIter iter;
  gpointer       key;
  guint          position;

  g_return_val_if_fail (TENBO_IS_HISTORY_LIST (self), keys);

  if (self->selecting)
    {
      g_hash_table_iter_init (&iter, self->selected);
      while (g_hash_table_iter_next (&iter, NULL, &key))
        g_array_append_vals (keys, key, 1);
    }
  else if (tenbo_history_model_find (self->model, self->asked_id, &position))
    g_array_append_vals (keys, tenbo_history_model_get_key (self->model, position), 1);

  return keys;
}

/* --- The object --- */

static void
tenbo_history_list_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (object);
  guint             n_selected = g_hash_table_size (self->selected);

  if (id == PROP_SELECTING)
    g_value_set_boolean (value, self->selecting);
  else if (id == PROP_N_SELECTED)
    g_value_set_uint (value, n_selected);
  else
    g_value_set_boolean (value, !self->selecting || n_selected > 0);
}

static void
tenbo_history_list_dispose (GObject *object)
{
  TenboHistoryList *self = TENBO_HISTORY_LIST (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HISTORY_LIST);
  g_clear_object (&self->model);
  g_clear_pointer (&self->selected, g_hash_table_unref);
  g_clear_pointer (&self->row_heights, tenbo_paragraph_heights_unref);
  g_clear_pointer (&self->header_heights, tenbo_paragraph_heights_unref);

  G_OBJECT_CLASS (tenbo_history_list_parent_class)->dispose (object);
}

static void
tenbo_history_list_class_init (TenboHistoryListClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_history_list_get_property;
  object_class->dispose = tenbo_history_list_dispose;

  props[PROP_SELECTING] = g_param_spec_boolean ("selecting", NULL, NULL, FALSE, flags);
  props[PROP_N_SELECTED] = g_param_spec_uint ("n-selected", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_HAS_TARGETS] = g_param_spec_boolean ("has-targets", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  activated_signal = tenbo_class_add_signal (klass, "activated", 1, G_TYPE_UINT);

  tenbo_class_set_template (klass, "tenbo-history-list");
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryList, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryList, list_view);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_clicked_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "menu_pressed_cb",
                                                G_CALLBACK (show_menu_at));
  gtk_widget_class_install_action (widget_class, "history-list.menu", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "history-list.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "history-list.toggle", NULL, toggle_action);
}

static void
tenbo_history_list_init (TenboHistoryList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) headers = gtk_signal_list_item_factory_new ();

  self->selected = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->row_heights = tenbo_paragraph_heights_new ();
  self->header_heights = tenbo_paragraph_heights_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history-list.toggle", FALSE);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (headers, "setup", G_CALLBACK (setup_header_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list_view, factory);
  gtk_list_view_set_header_factory (self->list_view, headers);
}

void
tenbo_history_list_set_model (TenboHistoryList  *self,
                              TenboHistoryModel *model,
                              gboolean           deleted)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (TENBO_IS_HISTORY_LIST (self));
  g_return_if_fail (TENBO_IS_HISTORY_MODEL (model));

  self->model = g_object_ref (model);
  self->deleted = deleted;
  if (deleted)
    gtk_list_view_set_header_factory (self->list_view, NULL);

  tenbo_label_set_accessible (self->list_view, deleted ? _ ("Deleted Games") : _ ("Games"));
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (model)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (model, "found", G_CALLBACK (check_selected), self, G_CONNECT_SWAPPED);
}
