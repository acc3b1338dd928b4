/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-header.h"

#include "tenbo-history-model.h"
#include "tenbo-history-words.h"
#include "tenbo-session-sheet.h"
#include "tenbo-summary.h"

struct _TenboHistoryHeader
{
  AdwBin parent_instance;

  /* Owned by the widget */
  GtkWidget *button;
  GtkLabel  *title_label;
  GtkLabel  *details_label;
  GtkWidget *arrow;

  TenboSummary      *summary; /* owned */
  GtkListHeader     *header;  /* weak */
  TenboHistoryModel *model;   /* weak; the games of the list */
};

G_DEFINE_FINAL_TYPE (TenboHistoryHeader, tenbo_history_header, ADW_TYPE_BIN)

static guint
count_void_games (TenboHistoryHeader *self)
{
  guint n_void = 0;
  guint end;

  if (self->model == NULL)
    return 0;

  end = MIN (gtk_list_header_get_end (self->header),
             g_list_model_get_n_items (G_LIST_MODEL (self->model)));

  for (guint i = gtk_list_header_get_start (self->header); i < end; i++)
    n_void += tenbo_history_model_get_key (self->model, i)->is_void;

  return n_void;
}

/* Of an evening those apart that do not count: "2 games, 1 void". */
static char *
create_number (TenboHistoryHeader *self)
{
  guint n_games = gtk_list_header_get_n_items (self->header);
  guint n_void;

  if (!tenbo_summary_has_ended (self->summary))
    return tenbo_history_words_games (n_games);

  n_void = count_void_games (self);

  return tenbo_session_words_games (n_games - n_void, 0, n_void);
}

/* Place and number of games: "Club Ten · 3 games". */
static char *
create_details (TenboHistoryHeader *self)
{
  const char      *details = tenbo_summary_get_section_details (self->summary);
  g_autofree char *games = create_number (self);

  if (details == NULL)
    return g_steal_pointer (&games);

  return g_strjoin (" \u00b7 ", details, games, NULL);
}

static void
update_action (TenboHistoryHeader *self)
{
  GtkActionable *button = GTK_ACTIONABLE (self->button);
  gboolean       opens = tenbo_summary_has_ended (self->summary);

  gtk_widget_set_visible (self->arrow, opens);
  gtk_widget_set_can_focus (self->button, opens);
  gtk_widget_set_can_target (self->button, opens);
  if (!opens)
    {
      gtk_actionable_set_action_name (button, NULL);
      return;
    }

  gtk_actionable_set_action_target (button,
                                    "x",
                                    tenbo_summary_get_stored (self->summary)->session_id);
  gtk_actionable_set_action_name (button, "win.show-session");
}

static void
update (TenboHistoryHeader *self)
{
  const char      *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *label = NULL;

  if (self->summary == NULL || self->header == NULL)
    return;

  title = tenbo_summary_get_section (self->summary);
  details = create_details (self);
  label = g_strdup_printf ("%s, %s", title, details);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->details_label, details);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label,
                                  -1);
  update_action (self);
}

static void
set_summary (TenboHistoryHeader *self,
             TenboSummary       *summary)
{
  if (self->summary != NULL)
    g_signal_handlers_disconnect_by_func (self->summary, update, self);

  g_set_object (&self->summary, summary);
  if (summary != NULL)
    g_signal_connect_object (summary, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Follows the model of the list that it is in: a game may count again without another place. */
static void
find_model (TenboHistoryHeader *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_LIST_VIEW);
  g_autoptr (GListModel) model = NULL;

  if (self->model != NULL || list == NULL)
    return;

  g_object_get (gtk_list_view_get_model (GTK_LIST_VIEW (list)), "model", &model, NULL);
  if (!TENBO_IS_HISTORY_MODEL (model))
    return;

  g_set_weak_pointer (&self->model, TENBO_HISTORY_MODEL (model));
  g_signal_connect_object (model, "found", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
header_changed_cb (TenboHistoryHeader *self)
{
  set_summary (self, self->header != NULL ? gtk_list_header_get_item (self->header) : NULL);
  update (self);
}

static void
tenbo_history_header_root (GtkWidget *widget)
{
  TenboHistoryHeader *self = TENBO_HISTORY_HEADER (widget);

  GTK_WIDGET_CLASS (tenbo_history_header_parent_class)->root (widget);

  find_model (self);
  update (self);
}

static void
tenbo_history_header_dispose (GObject *object)
{
  TenboHistoryHeader *self = TENBO_HISTORY_HEADER (object);

  set_summary (self, NULL);
  g_clear_weak_pointer (&self->header);
  g_clear_weak_pointer (&self->model);

  G_OBJECT_CLASS (tenbo_history_header_parent_class)->dispose (object);
}

static void
tenbo_history_header_class_init (TenboHistoryHeaderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_history_header_dispose;
  GTK_WIDGET_CLASS (klass)->root = tenbo_history_header_root;
}

static GtkLabel *
create_label (const char *style)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);

  return GTK_LABEL (label);
}

static void
tenbo_history_header_init (TenboHistoryHeader *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->button = gtk_button_new ();
  self->title_label = create_label ("heading");
  self->details_label = create_label ("caption");
  self->arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_widget_add_css_class (GTK_WIDGET (self->details_label), "dimmed");
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->title_label));
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->details_label));
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), self->arrow);
  gtk_button_set_child (GTK_BUTTON (self->button), row);
  adw_bin_set_child (ADW_BIN (self), self->button);
}

GtkWidget *
tenbo_history_header_new (GtkListHeader *header)
{
  TenboHistoryHeader *self;

  g_return_val_if_fail (GTK_IS_LIST_HEADER (header), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_HEADER, NULL);
  g_set_weak_pointer (&self->header, header);
  g_signal_connect_object (header,
                           "notify::item",
                           G_CALLBACK (header_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (header,
                           "notify::n-items",
                           G_CALLBACK (header_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
