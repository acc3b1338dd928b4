/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-start-page.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-folder-service.h"
#include "tenbo-folder-words.h"
#include "tenbo-games.h"
#include "tenbo-main-menu.h"
#include "tenbo-menu.h"
#include "tenbo-plain-row.h"
#include "tenbo-summary.h"

/* A table rarely has more unfinished games; the history lists all. */
#define MAX_UNFINISHED 10

/* About one session */
#define MAX_FINISHED 5

struct _TenboStartPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton *menu_button;
  AdwBanner     *folder_banner;
  GtkStack      *stack;
  GtkWidget     *unfinished_group;
  GtkListBox    *unfinished_list;
  GtkWidget     *finished_group;
  GtkListBox    *finished_list;
  GtkWidget     *session_button;

  /* Owned */
  TenboStore         *store;
  TenboFolderService *folder;
  char               *notice; /* never NULL: it remains while the banner slides out */

  gboolean has_notice;
  gboolean has_begun;
};

G_DEFINE_FINAL_TYPE (TenboStartPage, tenbo_start_page, ADW_TYPE_NAVIGATION_PAGE)

typedef enum
{
  PROP_STORE = 1,
  PROP_NOTICE,
  PROP_FOLDER,
} TenboStartPageProps;

static GParamSpec *props[PROP_FOLDER + 1];

/* Fills @list with @games (transfer full, NULL if there are none) and hides @group if there are
 * none. Returns whether there are any. Reuses existing rows, so that they keep the focus. */
static gboolean
show_games (GtkWidget  *group,
            GtkListBox *list,
            GPtrArray  *games)
{
  gint64               now_ms = g_get_real_time () / 1000;
  gsize                n_games = 0;
  GtkListBoxRow       *row;
  g_autofree gpointer *rows = games != NULL ? g_ptr_array_steal (games, &n_games) : NULL;

  for (gsize i = 0; i < n_games; i++)
    {
      g_autoptr (TenboSummary) summary = tenbo_summary_new (rows[i], now_ms);
      g_autofree char *subtitle = g_markup_escape_text (tenbo_summary_get_subtitle (summary), -1);

      row = gtk_list_box_get_row_at_index (list, (int) i);
      if (row == NULL)
        {
          row = g_object_new (ADW_TYPE_ACTION_ROW, NULL);
          tenbo_plain_row_make_link (GTK_WIDGET (row));
          gtk_list_box_append (list, GTK_WIDGET (row));
        }

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tenbo_summary_get_markup (summary));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x",
                                        tenbo_summary_get_stored (summary)->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");
    }

  while ((row = gtk_list_box_get_row_at_index (list, (int) n_games)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));

  gtk_widget_set_visible (group, n_games > 0);
  g_clear_pointer (&games, g_ptr_array_unref);

  return n_games > 0;
}

/* Focuses the unfinished game or the button for a new one when the program starts, so that Enter
 * continues or starts a game instead of activating the first button of the header bar. Later the
 * page restores its previous focus. */
static void
focus_game (TenboStartPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->unfinished_list, 0);

  if (self->has_begun || self->store == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->has_begun = TRUE;
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
reload (TenboStartPage *self)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *unfinished;
  GPtrArray *finished = NULL;
  gboolean   any;

  if (self->store == NULL)
    {
      gtk_stack_set_visible_child_name (self->stack, "waiting");
      return;
    }

  read = tenbo_store_read_begin (self->store, NULL, &error);
  unfinished = tenbo_games_list_unfinished (read, MAX_UNFINISHED, &error);

  if (error == NULL)
    finished = tenbo_games_list_finished (read, NULL, MAX_FINISHED, &error);

  /* The integrity check reports the error in its banner. */
  if (error != NULL)
    g_warning ("The games cannot be listed: %s", error->message);

  /* The button opens the session of the newest game. */
  if (finished != NULL && finished->len > 0)
    {
      const TenboStoredSummary *newest = finished->pdata[0];

      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->session_button), "x",
                                        newest->session_id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->session_button), "win.show-session");
    }

  any = show_games (self->unfinished_group, self->unfinished_list, unfinished);
  any = show_games (self->finished_group, self->finished_list, finished) || any;
  gtk_stack_set_visible_child_name (self->stack, any ? "games" : "empty");
  focus_game (self);
}

static void
set_store (TenboStartPage *self,
           TenboStore     *store)
{
  if (!g_set_object (&self->store, store))
    return;

  if (store != NULL)
    tenbo_background_read_follow (self, store, TENBO_KIND_GAMES | TENBO_KIND_PEOPLE,
                                  G_CALLBACK (reload));
  reload (self);
}

/* Shows a problem of the shared folder for as long as it lasts. */
static void
show_folder (TenboStartPage *self)
{
  g_autofree char *notice = NULL;

  if (self->folder != NULL)
    notice = tenbo_folder_words_notice (tenbo_folder_service_get_error (self->folder),
                                        tenbo_folder_service_get_n_problems (self->folder));

  /* The title remains while the banner slides out. */
  if (notice != NULL)
    adw_banner_set_title (self->folder_banner, notice);
  adw_banner_set_revealed (self->folder_banner, notice != NULL);
}

static void
set_folder (TenboStartPage     *self,
            TenboFolderService *folder)
{
  if (self->folder != NULL)
    g_signal_handlers_disconnect_by_data (self->folder, self);
  g_set_object (&self->folder, folder);
  if (folder != NULL)
    {
      g_signal_connect_object (folder, "notify::error", G_CALLBACK (show_folder), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (folder, "notify::n-problems", G_CALLBACK (show_folder), self,
                               G_CONNECT_SWAPPED);
    }
  show_folder (self);
}

static gboolean
has_notice (TenboStartPage *self,
            const char     *notice)
{
  return self->has_notice;
}

static void
tenbo_start_page_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TenboStartPage *self = TENBO_START_PAGE (object);

  switch ((TenboStartPageProps) property_id)
    {
    case PROP_STORE:
      set_store (self, g_value_get_object (value));
      break;

    case PROP_NOTICE:
      self->has_notice = g_value_get_string (value) != NULL;
      if (self->has_notice)
        g_set_str (&self->notice, g_value_get_string (value));
      break;

    case PROP_FOLDER:
      set_folder (self, g_value_get_object (value));
      break;
    }
}

static void
tenbo_start_page_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TenboStartPage *self = TENBO_START_PAGE (object);

  switch ((TenboStartPageProps) property_id)
    {
    case PROP_STORE:
      g_value_set_object (value, self->store);
      break;

    case PROP_NOTICE:
      g_value_set_string (value, self->notice);
      break;

    case PROP_FOLDER:
      g_value_set_object (value, self->folder);
      break;
    }
}

static void
tenbo_start_page_dispose (GObject *object)
{
  TenboStartPage *self = TENBO_START_PAGE (object);

  g_clear_object (&self->store);
  g_clear_object (&self->folder);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_START_PAGE);

  g_clear_pointer (&self->notice, g_free);

  G_OBJECT_CLASS (tenbo_start_page_parent_class)->dispose (object);
}

static void
tenbo_start_page_class_init (TenboStartPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_start_page_dispose;
  object_class->set_property = tenbo_start_page_set_property;
  object_class->get_property = tenbo_start_page_get_property;

  props[PROP_STORE] = g_param_spec_object ("store", NULL, NULL, TENBO_TYPE_STORE,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_FOLDER] = g_param_spec_object ("folder", NULL, NULL, TENBO_TYPE_FOLDER_SERVICE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  tenbo_class_set_template (klass, "tenbo-start-page");
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, folder_banner);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, unfinished_group);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, unfinished_list);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, finished_group);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, finished_list);
  gtk_widget_class_bind_template_child (widget_class, TenboStartPage, session_button);
  gtk_widget_class_bind_template_callback (widget_class, has_notice);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, focus_game);
}

static void
tenbo_start_page_init (TenboStartPage *self)
{
  g_autoptr (GMenuModel) menu = tenbo_main_menu_new ();

  self->notice = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, menu);
}
