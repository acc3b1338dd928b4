/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-value-form.h"

#include "tenbo-class.h"
#include "tenbo-entry-options.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-scroll.h"
#include "tenbo-entry-tai.h"
#include "tenbo-player-toggles.h"
#include "tenbo-question-row.h"
#include "tenbo-tai-page.h"
#include "tenbo-tiles-page.h"
#include "tenbo-value-grid.h"
#include "tenbo-yaku-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboValueForm
{
  GtkWidget parent_instance;

  GtkBox            *question; /* row that asks for the owner of the hand and its value */
  AdwToggleGroup    *methods;
  GtkWidget         *pages[TENBO_N_ENTRY_METHODS]; /* NULL until a method is used */
  TenboEntryOptions *options;

  TenboEntry *entry; /* owned */
  gboolean    narrow;
};

G_DEFINE_FINAL_TYPE (TenboValueForm, tenbo_value_form, GTK_TYPE_WIDGET)

/* Returns the method at @index in the row of methods, which has only those of the ruleset. */
static TenboEntryMethod
find_method (TenboValueForm *self,
             guint           index)
{
  for (TenboEntryMethod method = 0; method < TENBO_N_ENTRY_METHODS; method++)
    if (tenbo_entry_model_has_method (&self->entry->model, method) && index-- == 0)
      return method;

  g_return_val_if_reached (TENBO_ENTRY_METHOD_TABLE);
}

static void
method_chosen_cb (TenboValueForm *self)
{
  guint            index = adw_toggle_group_get_active (self->methods);
  TenboEntryModel *model;

  if (self->entry == NULL || index == GTK_INVALID_LIST_POSITION)
    return;

  model = &self->entry->model;
  if (find_method (self, index) == model->method)
    return;

  tenbo_entry_model_set_method (model, find_method (self, index));
  tenbo_entry_changed (self->entry);
}

static void
tenbo_value_form_dispose (GObject *object)
{
  TenboValueForm *self = TENBO_VALUE_FORM (object);
  GtkWidget      *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_VALUE_FORM);
  /* Question rows are not template children. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (tenbo_value_form_parent_class)->dispose (object);
}

static void
tenbo_value_form_class_init (TenboValueFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_value_form_dispose;

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  g_type_ensure (TENBO_TYPE_ENTRY_OPTIONS);
  tenbo_class_set_template (klass, "tenbo-value-form");
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, question);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, methods);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, options);
  gtk_widget_class_bind_template_callback (widget_class, method_chosen_cb);
}

static void
tenbo_value_form_init (TenboValueForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
get_method_name (const TenboEntryModel *model,
                 TenboEntryMethod       method)
{
  switch (method)
    {
    case TENBO_ENTRY_METHOD_YAKU:
      return C_ ("way to a value", "Yaku");

    case TENBO_ENTRY_METHOD_TILES:
      return C_ ("way to a value", "Tiles");

    case TENBO_ENTRY_METHOD_TABLE:
    case TENBO_N_ENTRY_METHODS:
      break;
    }

  /* Translators: the items of a hand that are worth tai, to choose from */
  return tenbo_entry_tai_is_counted (model) ? C_ ("way to a value", "Items")
                                            /* Translators: the points by han and fu */
                                            : C_ ("way to a value", "Table");
}

static void
set_page_narrow (GtkWidget *page,
                 gboolean   narrow)
{
  if (TENBO_IS_VALUE_GRID (page))
    tenbo_value_grid_set_narrow (TENBO_VALUE_GRID (page), narrow);
  else if (TENBO_IS_TILES_PAGE (page))
    tenbo_tiles_page_set_narrow (TENBO_TILES_PAGE (page), narrow);
}

void
tenbo_value_form_set_narrow (TenboValueForm *self,
                             gboolean        narrow)
{
  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  self->narrow = narrow;
  for (TenboEntryMethod method = 0; method < TENBO_N_ENTRY_METHODS; method++)
    set_page_narrow (self->pages[method], narrow);
}

void
tenbo_value_form_set_strip (TenboValueForm *self,
                            GtkBox         *strip)
{
  GtkWidget *tiles = self->pages[TENBO_ENTRY_METHOD_TILES];

  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  if (tiles != NULL)
    tenbo_tiles_page_set_strip (TENBO_TILES_PAGE (tiles), strip);
}

static GType
get_page_type (const TenboEntryModel *model,
               TenboEntryMethod       method)
{
  switch (method)
    {
    case TENBO_ENTRY_METHOD_YAKU:
      return TENBO_TYPE_YAKU_PAGE;

    case TENBO_ENTRY_METHOD_TILES:
      return TENBO_TYPE_TILES_PAGE;

    case TENBO_ENTRY_METHOD_TABLE:
    case TENBO_N_ENTRY_METHODS:
      break;
    }

  return tenbo_entry_tai_is_counted (model) ? TENBO_TYPE_TAI_PAGE : TENBO_TYPE_VALUE_GRID;
}

/* Updates the page of the current method. Creates it when it is first shown: most hands use one
 * method. */
static void
show_page (TenboValueForm *self)
{
  const TenboEntryModel *model = &self->entry->model;
  GtkWidget             *page = self->pages[model->method];

  if (page == NULL)
    {
      page = g_object_new (get_page_type (model, model->method), NULL);
      self->pages[model->method] = page;
      set_page_narrow (page, self->narrow);
      gtk_box_append (self->question, page);
      tenbo_question_row_bind_all (page, self->entry);
    }

  gtk_widget_set_visible (page, TRUE);
  if (TENBO_IS_TAI_PAGE (page))
    tenbo_tai_page_show (TENBO_TAI_PAGE (page), self->entry);
  else if (TENBO_IS_VALUE_GRID (page))
    tenbo_value_grid_show (TENBO_VALUE_GRID (page), self->entry);
  else if (TENBO_IS_YAKU_PAGE (page))
    tenbo_yaku_page_show (TENBO_YAKU_PAGE (page), self->entry);
  else
    tenbo_tiles_page_show (TENBO_TILES_PAGE (page), self->entry);
}

/* Returns the page of @method if it is open, else NULL. Borrowed. */
static GtkWidget *
get_open_page (TenboValueForm  *self,
               TenboEntryMethod method)
{
  GtkWidget *page = self->pages[method];

  return page != NULL && gtk_widget_get_visible (page) ? page : NULL;
}

/* Moves the options above a list of items, since the list is higher than the window. */
static void
place_options (TenboValueForm *self)
{
  GtkWidget *options = GTK_WIDGET (self->options);
  GtkWidget *page = get_open_page (self, TENBO_ENTRY_METHOD_TABLE);
  GtkWidget *parent = TENBO_IS_TAI_PAGE (page)
                        ? GTK_WIDGET (tenbo_tai_page_get_details (TENBO_TAI_PAGE (page)))
                        : GTK_WIDGET (self);

  if (parent == gtk_widget_get_parent (options))
    return;

  g_object_ref (options);
  if (parent == GTK_WIDGET (self))
    {
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (options)), options);
      gtk_widget_set_parent (options, parent);
    }
  else
    {
      gtk_widget_unparent (options);
      gtk_box_prepend (GTK_BOX (parent), options);
    }
  g_object_unref (options);
}

static void
show_methods (TenboValueForm *self,
              gboolean        asked)
{
  TenboEntryModel *model = &self->entry->model;
  guint            index = 0;

  for (TenboEntryMethod before = 0; before < model->method; before++)
    index += tenbo_entry_model_has_method (model, before);
  adw_toggle_group_set_active (self->methods, index);
  gtk_widget_set_visible (GTK_WIDGET (self->methods),
                          asked && adw_toggle_group_get_n_toggles (self->methods) > 1);

  for (TenboEntryMethod method = 0; method < TENBO_N_ENTRY_METHODS; method++)
    if (self->pages[method] != NULL && (!asked || method != model->method))
      gtk_widget_set_visible (self->pages[method], FALSE);
  if (asked)
    show_page (self);
  place_options (self);
}

static void
show (TenboValueForm *self)
{
  const TenboEntryModel *model = &self->entry->model;
  gboolean               win = model->kind == TENBO_ENTRY_WIN;

  show_methods (self, tenbo_entry_model_owners (model) != 0 ||
                        (win && !tenbo_entry_model_is_triple_ron (model)));
  gtk_widget_set_visible (GTK_WIDGET (self),
                          win || tenbo_entry_model_asks (model, TENBO_QUESTION_SHOWN));
}

void
tenbo_value_form_set_entry (TenboValueForm *self,
                            TenboEntry     *entry)
{
  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  for (TenboEntryMethod method = 0; method < TENBO_N_ENTRY_METHODS; method++)
    if (tenbo_entry_model_has_method (&entry->model, method))
      {
        AdwToggle *toggle = adw_toggle_new ();

        adw_toggle_set_label (toggle, get_method_name (&entry->model, method));
        adw_toggle_group_add (self->methods, toggle);
      }

  g_set_object (&self->entry, entry);
  tenbo_entry_options_set_entry (self->options, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tenbo_value_form_open_method (TenboValueForm *self,
                              char            key)
{
  TenboEntryModel *model = &self->entry->model;
  TenboEntryMethod method = (TenboEntryMethod) (key - '1');

  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  if (key < '1' || key >= '1' + TENBO_N_ENTRY_METHODS ||
      !tenbo_entry_model_has_method (model, method) || get_open_page (self, model->method) == NULL)
    return NULL;

  tenbo_entry_model_set_method (model, method);
  tenbo_entry_changed (self->entry);
  if (method == TENBO_ENTRY_METHOD_YAKU)
    tenbo_yaku_page_begin_keys (TENBO_YAKU_PAGE (self->pages[method]));

  return self->pages[method];
}

TenboYakuPage *
tenbo_value_form_get_list (TenboValueForm *self)
{
  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  return (TenboYakuPage *) get_open_page (self, TENBO_ENTRY_METHOD_YAKU);
}

GtkWidget *
tenbo_value_form_find_question (TenboValueForm *self)
{
  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  return GTK_WIDGET (self->question);
}
