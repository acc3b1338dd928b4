/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-page-private.h"

#include "tenbo-feedback.h"
#include "tenbo-history-header.h"
#include "tenbo-history-words.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* A list that has changed shows its rows a frame or two later. */
#define FRAMES_TO_LAY_OUT 10

G_DEFINE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- Rows --- */

/* The list does not say of each row that it goes. */
static void
destroyed_cb (TenboHistoryPage *self,
              GtkWidget        *row)
{
  g_ptr_array_remove_fast (self->rows, row);
}

static void
setup_cb (TenboHistoryPage *self,
          GtkListItem      *item)
{
  GtkWidget *row = tenbo_history_row_new (item);

  g_signal_connect_object (row, "destroy", G_CALLBACK (destroyed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
  g_ptr_array_add (self->rows, row);
}

static void
bind_cb (TenboHistoryPage *self,
         GtkListItem      *item)
{
  TenboHistoryRow    *row = TENBO_HISTORY_ROW (gtk_list_item_get_child (item));
  const TenboGameKey *key = tenbo_history_model_get_key (self->model,
                                                         gtk_list_item_get_position (item));

  tenbo_history_row_set_summary (row, gtk_list_item_get_item (item));
  tenbo_history_row_set_selecting (row,
                                   self->selecting,
                                   g_hash_table_contains (self->selected, &key->game_id));
}

static void
unbind_cb (TenboHistoryPage *self,
           GtkListItem      *item)
{
  tenbo_history_row_set_summary (TENBO_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
setup_header_cb (TenboHistoryPage *self,
                 GtkListHeader    *header)
{
  gtk_list_header_set_child (header, tenbo_history_header_new (header));
}

static void
create_factories (TenboHistoryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) headers = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (headers, "setup", G_CALLBACK (setup_header_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list_view, factory);
  gtk_list_view_set_header_factory (self->list_view, headers);
}

/* --- What is shown --- */

static void
say_error (TenboHistoryPage *self,
           const GError     *error)
{
  tenbo_feedback_error (GTK_WIDGET (self),
                        _ ("The History Cannot Be Read"),
                        _ ("Nothing was changed."),
                        error);
}

static gboolean
is_searching (TenboHistoryPage *self)
{
  return tenbo_history_filter_get_words (self->filter) != NULL ||
         tenbo_history_filter_is_set (self->filter);
}

static guint
get_n_games (TenboHistoryPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->model));
}

void
tenbo_history_page_update_title (TenboHistoryPage *self)
{
  guint            n_games = get_n_games (self);
  guint            n_selected = g_hash_table_size (self->selected);
  g_autofree char *games = tenbo_words_games (n_games);
  g_autofree char *selected = tenbo_history_words_selected (n_selected);

  if (self->selecting)
    {
      adw_window_title_set_title (self->window_title,
                                  n_selected > 0 ? selected : _ ("Select Games"));
      adw_window_title_set_subtitle (self->window_title, "");
      return;
    }

  adw_window_title_set_title (self->window_title, _ ("History"));
  adw_window_title_set_subtitle (self->window_title,
                                 n_games > 0 || is_searching (self) ? games : "");
}

/* What to do where nothing was found: fewer words, or fewer filters. */
static const char *
get_advice (TenboHistoryPage *self)
{
  if (tenbo_history_filter_get_words (self->filter) == NULL)
    return _ ("No game fits all filters. Take one of them away.");

  if (tenbo_history_filter_is_set (self->filter))
    return _ ("No game that fits the filters has these words. Take a filter away, or try a part of "
              "a name, a ruleset, a place or a note.");

  return _ ("Try a part of a name, a ruleset, a place or a note. Each word has to be in the game.");
}

static void
update_stack (TenboHistoryPage *self)
{
  const char *page = "games";

  if (get_n_games (self) == 0)
    page = is_searching (self) ? "nothing" : "empty";

  adw_status_page_set_description (self->nothing_page, get_advice (self));
  gtk_stack_set_visible_child_name (self->stack, page);
}

static void
scroll_to_top (TenboHistoryPage *self)
{
  if (get_n_games (self) > 0)
    gtk_list_view_scroll_to (self->list_view, 0, GTK_LIST_SCROLL_NONE, NULL);

  gtk_adjustment_set_value (self->adjustment, 0);
}

/* Says the number of games to who cannot see it, if they asked for it. */
static void
announce (TenboHistoryPage *self)
{
  g_autofree char *games = tenbo_words_games (get_n_games (self));

  if (is_searching (self))
    gtk_accessible_announce (GTK_ACCESSIBLE (self),
                             get_n_games (self) > 0 ? games : _ ("No games found"),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* What is seen of another list comes a frame before the list. */
static void
begun_cb (TenboHistoryPage *self)
{
  update_stack (self);
  if (self->to_top)
    scroll_to_top (self);
}

static void
found_cb (TenboHistoryPage *self)
{
  tenbo_history_page_check_selected (self);
  update_stack (self);
  tenbo_history_page_update_title (self);

  if (self->to_top)
    {
      self->to_top = FALSE;
      scroll_to_top (self);
      announce (self);
    }
}

static void
failed_cb (TenboHistoryPage *self,
           const GError     *error)
{
  say_error (self, error);
}

static void
filter_changed_cb (TenboHistoryPage *self)
{
  self->to_top = TRUE;
}

static void
search_changed_cb (TenboHistoryPage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  tenbo_history_filter_set_words (self->filter, words);
}

/* The words may be taken away elsewhere. */
static void
follow_filter_cb (TenboHistoryPage *self)
{
  const char *words = tenbo_history_filter_get_words (self->filter);

  if (words == NULL && gtk_editable_get_text (GTK_EDITABLE (self->search_entry))[0] != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

static gboolean
focus_tick_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (widget);

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
             !tenbo_history_page_take_focus (self)
           ? G_SOURCE_CONTINUE
           : G_SOURCE_REMOVE;
}

void
tenbo_history_page_focus_game (TenboHistoryPage *self,
                               gint64            game_id)
{
  self->focus_id = game_id;
  self->asked_position = 0;
  self->n_frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_tick_cb, NULL, NULL);
}

/* Enter goes to what is found, also if it comes before that. */
static void
search_activated_cb (TenboHistoryPage *self)
{
  search_changed_cb (self);
  tenbo_history_page_focus_game (self, 0);
}

void
tenbo_history_page_reload (TenboHistoryPage *self)
{
  g_return_if_fail (TENBO_IS_HISTORY_PAGE (self));

  tenbo_history_model_reload (self->model);
}

/* The first rows are there in the first frame. */
static void
showing_cb (TenboHistoryPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!tenbo_history_model_read_first (self->model, &error))
    {
      say_error (self, error);
      return;
    }

  if (get_n_games (self) > 0)
    update_stack (self);

  tenbo_history_model_reload (self->model);
}

/* A change that was begun here moves the focus first, then reads the list again. */
static void
committed_cb (TenboHistoryPage  *self,
              const TenboCommit *commit)
{
  if (!self->changing && gtk_widget_get_mapped (GTK_WIDGET (self)))
    tenbo_history_model_reload (self->model);
}

static gboolean
first_tick_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (widget);

  if (gtk_adjustment_get_upper (self->adjustment) <= 0)
    return G_SOURCE_CONTINUE;

  /* Unless somebody has been quicker. */
  if (gtk_adjustment_get_value (self->adjustment) < gtk_adjustment_get_page_size (self->adjustment))
    gtk_adjustment_set_value (self->adjustment, 0);

  return G_SOURCE_REMOVE;
}

/* The first row takes the focus and is scrolled to when it is laid out, which would leave its
 * header out of sight. */
static void
shown_cb (TenboHistoryPage *self)
{
  if (self->seen)
    return;

  self->seen = TRUE;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_tick_cb, NULL, NULL);
}

static void
activated_cb (TenboHistoryPage *self,
              guint             position)
{
  g_autoptr (TenboSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  const TenboStoredSummary *stored = tenbo_summary_get_stored (summary);

  if (self->selecting)
    tenbo_history_page_toggle (self, position);
  else if (stored != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self),
                                tenbo_summary_has_ended (summary) ? "win.show-hands"
                                                                  : "win.open-game",
                                "x",
                                stored->id);
}

/* --- The object --- */

static void
tenbo_history_page_dispose (GObject *object)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HISTORY_PAGE);
  g_clear_object (&self->model);
  g_clear_object (&self->filter);
  g_clear_object (&self->actions);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_history_page_parent_class)->dispose (object);
}

static void
tenbo_history_page_finalize (GObject *object)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (object);

  g_clear_pointer (&self->selected, g_hash_table_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_history_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, narrow_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, list_view);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, selection_bar);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  tenbo_history_page_bind_menu (widget_class);
}

static void
tenbo_history_page_class_init (TenboHistoryPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_history_page_dispose;
  object_class->finalize = tenbo_history_page_finalize;

  g_type_ensure (TENBO_TYPE_FILTER_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-history-page.ui");
  bind_template (widget_class);
}

static void
tenbo_history_page_init (TenboHistoryPage *self)
{
  self->rows = g_ptr_array_new ();
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  create_factories (self);
}

AdwNavigationPage *
tenbo_history_page_new (TenboStore *store)
{
  TenboHistoryPage *self;
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_PAGE, NULL);
  self->store = g_object_ref (store);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);
  self->filter = tenbo_history_filter_new ();
  self->model = tenbo_history_model_new (store, self->filter);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
  tenbo_filter_bar_set_filter (self->filter_bar, self->filter);
  tenbo_history_page_add_actions (self);

  g_signal_connect_object (self->filter,
                           "changed",
                           G_CALLBACK (filter_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filter,
                           "changed",
                           G_CALLBACK (follow_filter_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}

void
tenbo_history_page_show_person (TenboHistoryPage *self,
                                gint64            person_id,
                                const char       *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_PAGE (self));

  tenbo_history_filter_clear (self->filter);
  tenbo_history_filter_add_person (self->filter, person_id, name);
}

void
tenbo_history_page_show_session (TenboHistoryPage *self,
                                 gint64            session_id,
                                 const char       *name)
{
  g_return_if_fail (TENBO_IS_HISTORY_PAGE (self));

  tenbo_history_filter_clear (self->filter);
  tenbo_history_filter_set_session (self->filter, session_id, name);
}
