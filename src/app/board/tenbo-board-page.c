/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-board-page.h"

#include "tenbo-background-read.h"
#include "tenbo-board-card-view.h"
#include "tenbo-board-file.h"
#include "tenbo-board-grid.h"
#include "tenbo-class.h"
#include "tenbo-menu.h"
#include "tenbo-save.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* Time after which tables and results without changes are checked for their age, and the minutes
 * that are left are counted */
#define REFRESH_SECONDS 10

struct _TenboBoardPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton  *menu_button;
  GMenuModel     *menu;
  AdwToggleGroup *scopes;
  GtkStack       *stack;
  TenboBoardGrid *grid;

  /* Owned */
  TenboStore *store;
  TenboBoard *board;  /* NULL until read */
  TenboBoard *ranked; /* the last board with standings; NULL until read */

  GCancellable *reading;  /* borrowed */
  gboolean      is_stale; /* whether the standings may have changed since `ranked` */
  guint         refresh_source;
  guint         inhibit_cookie;
};

G_DEFINE_FINAL_TYPE (TenboBoardPage, tenbo_board_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- Showing --- */

/* Returns the view of the game @game_id (0: of the standings) after @previous, which is moved there
 * or created. */
static GtkWidget *
place_view (TenboBoardPage *self,
            gint64          game_id,
            GtkWidget      *previous)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->grid));

  while (view != NULL &&
         tenbo_board_card_view_get_game_id (TENBO_BOARD_CARD_VIEW (view)) != game_id)
    view = gtk_widget_get_next_sibling (view);
  if (view == NULL)
    view = tenbo_board_card_view_new (game_id);
  tenbo_board_grid_place (self->grid, view, previous);

  return view;
}

/* Shows @cards after @previous and returns the last view. */
static GtkWidget *
show_cards (TenboBoardPage  *self,
            const GPtrArray *cards,
            gboolean         are_tables,
            GtkWidget       *previous)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const TenboBoardCard *card = cards->pdata[i];

      previous = place_view (self, card->game_id, previous);
      tenbo_board_card_view_show (TENBO_BOARD_CARD_VIEW (previous), card, are_tables);
    }

  return previous;
}

static const TenboBoardCard *
get_standings (TenboBoardPage *self)
{
  return self->ranked != NULL && self->ranked->standings->rows->len > 0 ? self->ranked->standings
                                                                        : NULL;
}

static void
show_all (TenboBoardPage *self)
{
  const TenboBoardCard *standings = get_standings (self);
  GtkWidget            *last = show_cards (self, self->board->tables, TRUE, NULL);
  GtkWidget            *next;

  if (standings != NULL)
    {
      last = place_view (self, 0, last);
      tenbo_board_card_view_show (TENBO_BOARD_CARD_VIEW (last), standings, FALSE);
    }
  last = show_cards (self, self->board->results, FALSE, last);

  /* The views of games that are no longer on the board are behind the others. */
  while ((next = last != NULL ? gtk_widget_get_next_sibling (last)
                              : gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_widget_unparent (next);

  tenbo_board_grid_set_n_tables (self->grid, self->board->tables->len);
  gtk_stack_set_visible_child_name (self->stack, last != NULL ? "board" : "none");
}

/* --- Reading --- */

static void read_board (TenboBoardPage *self);

/* Returns whether a table of @before is missing in @after: its game ended or was deleted. */
static gboolean
lost_table (const TenboBoard *before,
            const TenboBoard *after)
{
  for (guint i = 0; i < before->tables->len; i++)
    if (!tenbo_board_has_table (after, ((TenboBoardCard *) before->tables->pdata[i])->game_id))
      return TRUE;

  return FALSE;
}

static gboolean
is_same_day (const TenboBoard *one,
             const TenboBoard *other)
{
  g_autoptr (GDateTime) first = tenbo_stored_time_to_local (&one->time);
  g_autoptr (GDateTime) second = tenbo_stored_time_to_local (&other->time);

  return g_date_time_get_day_of_year (first) == g_date_time_get_day_of_year (second);
}

static void
read_done (gpointer user_data,
           gpointer result)
{
  TenboBoardPage *self = user_data;
  TenboBoard     *board = result;
  gboolean        is_stale;

  if (board == NULL)
    return;

  is_stale = board->standings == NULL && self->board != NULL &&
             (lost_table (self->board, board) || !is_same_day (self->board, board));
  g_clear_pointer (&self->board, tenbo_board_unref);
  self->board = tenbo_board_ref (board);
  if (board->standings != NULL)
    {
      g_clear_pointer (&self->ranked, tenbo_board_unref);
      self->ranked = tenbo_board_ref (board);
    }
  self->is_stale = is_stale;
  show_all (self);
  if (is_stale)
    read_board (self);
}

static gpointer
read_in_thread (TenboRead *read,
                gpointer   query,
                GError   **error)
{
  return tenbo_board_read (read, query, error);
}

/* Reads the board. The standings of many games take longer, so they are read only if they may have
 * changed. */
static void
read_board (TenboBoardPage *self)
{
  static const TenboBackgroundRead read = {
    .func = read_in_thread,
    .free_data = g_free,
    .free_result = (GDestroyNotify) tenbo_board_unref,
    .done = read_done,
    .failure = N_ ("Could Not Read Board"),
  };
  TenboBoardQuery *query = g_new (TenboBoardQuery, 1);

  *query = (TenboBoardQuery) {
    .now = tenbo_stored_now (),
    .scope = (TenboBoardScope) adw_toggle_group_get_active (self->scopes),
    .has_standings = self->is_stale,
  };
  tenbo_background_read (self, self->store, &self->reading, &read, query);
}

static void
reload (TenboBoardPage *self)
{
  /* The toggles emit notify during construction. */
  if (self->store == NULL)
    return;

  self->is_stale = TRUE;
  read_board (self);
}

/* A hand at one of the tables does not change the standings, unless it ends the game. */
static void
committed_cb (TenboBoardPage    *self,
              const TenboCommit *commit)
{
  gboolean only_tables = commit->kinds == TENBO_KIND_GAMES && !commit->is_foreign &&
                         self->board != NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  for (guint i = 0; only_tables && i < commit->game_ids->len; i++)
    only_tables =
      tenbo_board_has_table (self->board, g_array_index (commit->game_ids, gint64, i));
  self->is_stale = self->is_stale || !only_tables;
  read_board (self);
}

static gboolean
refresh_cb (gpointer user_data)
{
  read_board (user_data);

  return G_SOURCE_CONTINUE;
}

/* --- Saving --- */

static void
save_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TenboBoardPage *self = TENBO_BOARD_PAGE (widget);

  if (self->board == NULL)
    return;

  tenbo_save (widget, adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self)), ".html",
              tenbo_board_file_make, tenbo_board_file_new (self->board, self->ranked),
              tenbo_board_file_free);
}

/* --- The object --- */

static void
tenbo_board_page_map (GtkWidget *widget)
{
  TenboBoardPage *self = TENBO_BOARD_PAGE (widget);
  TenboShell     *shell = tenbo_shell_find (widget);
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (shell));

  GTK_WIDGET_CLASS (tenbo_board_page_parent_class)->map (widget);

  self->refresh_source = g_timeout_add_seconds (REFRESH_SECONDS, refresh_cb, self);
  if (application != NULL &&
      g_settings_get_boolean (tenbo_context_get_settings (tenbo_shell_get_context (shell)),
                              "keep-awake"))
    self->inhibit_cookie = gtk_application_inhibit (application, GTK_WINDOW (shell),
                                                    GTK_APPLICATION_INHIBIT_IDLE,
                                                    _ ("The board is shown"));
}

static void
tenbo_board_page_unmap (GtkWidget *widget)
{
  TenboBoardPage *self = TENBO_BOARD_PAGE (widget);
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  g_clear_handle_id (&self->refresh_source, g_source_remove);
  if (self->inhibit_cookie != 0)
    gtk_application_uninhibit (application, self->inhibit_cookie);
  self->inhibit_cookie = 0;

  GTK_WIDGET_CLASS (tenbo_board_page_parent_class)->unmap (widget);
}

static void
tenbo_board_page_dispose (GObject *object)
{
  TenboBoardPage *self = TENBO_BOARD_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_BOARD_PAGE);
  g_clear_pointer (&self->board, tenbo_board_unref);
  g_clear_pointer (&self->ranked, tenbo_board_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_board_page_parent_class)->dispose (object);
}

static void
tenbo_board_page_class_init (TenboBoardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_board_page_dispose;
  widget_class->map = tenbo_board_page_map;
  widget_class->unmap = tenbo_board_page_unmap;

  g_type_ensure (TENBO_TYPE_BOARD_GRID);
  tenbo_class_set_template (klass, "tenbo-board-page");
  gtk_widget_class_bind_template_child (widget_class, TenboBoardPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboBoardPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TenboBoardPage, scopes);
  gtk_widget_class_bind_template_child (widget_class, TenboBoardPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboBoardPage, grid);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_install_action (widget_class, "board.save", NULL, save_activated);
}

static void
tenbo_board_page_init (TenboBoardPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->menu);
  for (int scope = 0; scope < TENBO_N_BOARD_SCOPES; scope++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_label (toggle, tenbo_board_scope_get_name ((TenboBoardScope) scope));
      adw_toggle_group_add (self->scopes, toggle);
    }
  adw_toggle_group_set_active (self->scopes, TENBO_BOARD_SESSIONS);
}

AdwNavigationPage *
tenbo_board_page_new (TenboStore *store)
{
  TenboBoardPage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_BOARD_PAGE, NULL);
  self->store = g_object_ref (store);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}
