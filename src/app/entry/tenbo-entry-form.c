/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-form.h"

#include "tenbo-class.h"
#include "tenbo-draw-form.h"
#include "tenbo-entry-options.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-scroll.h"
#include "tenbo-entry-spin.h"
#include "tenbo-foul-list.h"
#include "tenbo-player-toggles.h"
#include "tenbo-question-row.h"
#include "tenbo-value-form.h"

#include <adwaita.h>

struct _TenboEntryForm
{
  GtkWidget parent_instance;

  GtkWidget      *riichi;
  GtkWidget      *open_riichi;
  TenboValueForm *values;
  GtkWidget      *stop;

  /* Parts that exist only if a kind of entry needs them */
  GtkWidget *draw;
  GtkWidget *fouls;
  GtkWidget *points;

  TenboEntry *entry; /* owned */
  gboolean    narrow;
};

G_DEFINE_FINAL_TYPE (TenboEntryForm, tenbo_entry_form, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_NARROW = 1,
} TenboEntryFormProps;

static GParamSpec *props[PROP_NARROW + 1];

/* Sets whether player marks are above the names (in a narrow window). */
static void
stack_players (GtkWidget *widget,
               gboolean   stacked)
{
  /* Toggles in the details are always stacked. */
  if (TENBO_IS_ENTRY_OPTIONS (widget))
    return;
  if (TENBO_IS_PLAYER_TOGGLES (widget))
    tenbo_player_toggles_set_stacked (TENBO_PLAYER_TOGGLES (widget), stacked);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget);
         child != NULL;
         child = gtk_widget_get_next_sibling (child))
      stack_players (child, stacked);
}

static void
tenbo_entry_form_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TenboEntryForm *self = TENBO_ENTRY_FORM (object);

  switch ((TenboEntryFormProps) property_id)
    {
    case PROP_NARROW:
      if (self->narrow == g_value_get_boolean (value))
        break;
      self->narrow = g_value_get_boolean (value);
      stack_players (GTK_WIDGET (self), self->narrow);
      tenbo_value_form_set_narrow (self->values, self->narrow);
      g_object_notify_by_pspec (object, pspec);
      break;
    }
}

static void
tenbo_entry_form_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((TenboEntryFormProps) property_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, TENBO_ENTRY_FORM (object)->narrow);
      break;
    }
}

static void
tenbo_entry_form_dispose (GObject *object)
{
  TenboEntryForm *self = TENBO_ENTRY_FORM (object);
  GtkWidget      *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_FORM);
  /* Question rows are not template children. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (tenbo_entry_form_parent_class)->dispose (object);
}

static void
tenbo_entry_form_class_init (TenboEntryFormClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_entry_form_dispose;
  object_class->set_property = tenbo_entry_form_set_property;
  object_class->get_property = tenbo_entry_form_get_property;

  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  g_type_ensure (TENBO_TYPE_VALUE_FORM);

  tenbo_class_set_template (klass, "tenbo-entry-form");
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, riichi);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, open_riichi);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, values);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, stop);
}

static void
tenbo_entry_form_init (TenboEntryForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Adds @part above @next. */
static GtkWidget *
add_part (TenboEntryForm *self,
          GtkWidget      *part,
          GtkWidget      *next)
{
  gtk_widget_insert_before (part, GTK_WIDGET (self), next);
  stack_players (part, self->narrow);
  tenbo_question_row_bind_all (part, self->entry);

  return part;
}

/* Returns a list with the row of the corrected points. Floating. */
static GtkWidget *
make_points (void)
{
  GtkWidget *list = gtk_list_box_new ();
  /* With the default role of the row, screen readers ignore its contents. */
  GtkWidget *row = g_object_new (ADW_TYPE_SPIN_ROW,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "name", tenbo_questions[TENBO_QUESTION_POINTS].id,
                                 "adjustment", gtk_adjustment_new (0, 0, 0, 100, 1000, 0),
                                 NULL);

  tenbo_entry_spin_set_points (ADW_SPIN_ROW (row));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  g_object_bind_property (row, "visible", list, "visible", G_BINDING_DEFAULT);

  return list;
}

/* Returns the first question of a draw. Floating. */
static GtkWidget *
make_tenpai (void)
{
  GtkWidget *tenpai = g_object_new (TENBO_TYPE_PLAYER_TOGGLES, "name", "tenpai", NULL);

  gtk_widget_add_css_class (tenpai, "big");

  return tenpai;
}

/* Adds the parts that this kind of entry needs. Other questions show themselves. */
static void
show (TenboEntryForm *self)
{
  const TenboEntryModel *model = &self->entry->model;

  if (self->draw == NULL && model->kind == TENBO_ENTRY_DRAW)
    {
      add_part (self, make_tenpai (), self->riichi);
      self->draw = add_part (self, g_object_new (TENBO_TYPE_DRAW_FORM, NULL), self->open_riichi);
      tenbo_draw_form_set_entry (TENBO_DRAW_FORM (self->draw), self->entry);
    }
  if (self->fouls == NULL && (model->kind == TENBO_ENTRY_FOUL || model->running.n_fouls > 0))
    {
      self->fouls = add_part (self, g_object_new (TENBO_TYPE_FOUL_LIST, NULL),
                              GTK_WIDGET (self->values));
      tenbo_foul_list_set_entry (TENBO_FOUL_LIST (self->fouls), self->entry);
    }
  if (self->points == NULL && model->kind == TENBO_ENTRY_ADJUST)
    self->points = add_part (self, make_points (), self->stop);
  gtk_widget_set_visible (self->stop, model->kind == TENBO_ENTRY_STOP);
}

void
tenbo_entry_form_set_entry (TenboEntryForm *self,
                            TenboEntry     *entry)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  g_set_object (&self->entry, entry);
  tenbo_question_row_bind_all (GTK_WIDGET (self), entry);
  tenbo_value_form_set_entry (self->values, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}

void
tenbo_entry_form_set_strip (TenboEntryForm *self,
                            GtkBox         *strip)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  tenbo_value_form_set_strip (self->values, strip);
}

static GtkWidget *
find_focusable (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_focusable (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

gboolean
tenbo_entry_form_open_method (TenboEntryForm *self,
                              char            key)
{
  GtkWidget *page;
  GtkWidget *dialog;

  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), FALSE);

  page = tenbo_value_form_open_method (self->values, key);
  if (page == NULL)
    return FALSE;

  /* If the sheet is not mapped yet, the dialog moves the focus when it opens. */
  dialog = gtk_widget_get_ancestor (page, ADW_TYPE_DIALOG);
  if (dialog != NULL)
    adw_dialog_set_focus (ADW_DIALOG (dialog), find_focusable (page));
  else
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);

  return TRUE;
}

TenboYakuPage *
tenbo_entry_form_get_list (TenboEntryForm *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), NULL);

  return tenbo_value_form_get_list (self->values);
}

GtkWidget *
tenbo_entry_form_find_first (TenboEntryForm *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), NULL);

  return find_focusable (GTK_WIDGET (self));
}

void
tenbo_entry_form_scroll_to (TenboEntryForm *self,
                            TenboEntryNeed  need)
{
  GtkWidget *question = NULL;

  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  if (need == TENBO_ENTRY_NEEDS_FOUL)
    question = self->fouls;
  else if (need == TENBO_ENTRY_NEEDS_VALUE)
    /* The page of tiles scrolls to itself. */
    question = self->entry->model.method != TENBO_ENTRY_METHOD_TILES
                 ? tenbo_value_form_find_question (self->values)
                 : NULL;
  else if (need != TENBO_ENTRY_READY)
    question = tenbo_question_row_find (GTK_WIDGET (self), need);
  if (question != NULL)
    tenbo_entry_scroll_to_question (question);
}
