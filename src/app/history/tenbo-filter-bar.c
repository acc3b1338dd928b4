/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-filter-dialog.h"

#include "tenbo-free-text.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

struct _TenboFilterBar
{
  AdwBin parent_instance;

  AdwWrapBox *box; /* owned by the widget */

  TenboHistoryFilter *filter; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboFilterBar, tenbo_filter_bar, ADW_TYPE_BIN)

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  int    kind;
  gint64 id;

  g_variant_get (parameter, "(ix)", &kind, &id);
  tenbo_history_filter_remove (TENBO_FILTER_BAR (widget)->filter, (TenboFilterKind) kind, id);
}

static void
clear_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  tenbo_history_filter_clear (TENBO_FILTER_BAR (widget)->filter, TRUE);
}

static void
update (TenboFilterBar *self)
{
  GPtrArray *terms = tenbo_history_filter_get_terms (self->filter);
  guint      n_chips = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    adw_wrap_box_remove (self->box, child);

  for (guint i = 0; i < terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (terms, i);
      const char            *shown = tenbo_free_text_isolate (term->name);
      GtkWidget             *content;
      GtkWidget             *label;
      GtkWidget             *button;
      g_autofree char       *name = NULL;

      if (term->name == NULL)
        continue;

      /* Translators: removes a filter, with its name: "Remove Filter: Aki" */
      name = g_strdup_printf (_ ("Remove Filter: %s"), shown);
      label = gtk_label_new (shown);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (content), label);
      gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("window-close-symbolic"));

      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), content);
      gtk_widget_set_tooltip_text (button, name);
      gtk_widget_add_css_class (button, "filter-chip");
      tenbo_label_set_accessible (button, name);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ix)", (int) term->kind,
                                        term->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "filter-bar.remove");
      adw_wrap_box_append (self->box, button);
      n_chips++;
    }

  if (n_chips > 1)
    {
      GtkWidget *button = gtk_button_new_with_label (_ ("Clear All"));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "filter-bar.clear");
      gtk_widget_add_css_class (button, "flat");
      adw_wrap_box_append (self->box, button);
    }
}

static void
tenbo_filter_bar_dispose (GObject *object)
{
  g_clear_object (&TENBO_FILTER_BAR (object)->filter);

  G_OBJECT_CLASS (tenbo_filter_bar_parent_class)->dispose (object);
}

static void
tenbo_filter_bar_class_init (TenboFilterBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_filter_bar_dispose;
  gtk_widget_class_install_action (widget_class, "filter-bar.remove", "(ix)", remove_action);
  gtk_widget_class_install_action (widget_class, "filter-bar.clear", NULL, clear_action);
}

static void
tenbo_filter_bar_init (TenboFilterBar *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = adw_wrap_box_new ();

  self->box = ADW_WRAP_BOX (box);
  adw_wrap_box_set_child_spacing (self->box, 6);
  adw_wrap_box_set_line_spacing (self->box, 6);
  gtk_widget_add_css_class (box, "filter-bar");
  tenbo_label_set_accessible (box, _ ("Filters"));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 700);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
}

void
tenbo_filter_bar_set_filter (TenboFilterBar     *self,
                             TenboHistoryFilter *filter)
{
  g_return_if_fail (TENBO_IS_FILTER_BAR (self));
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (filter));

  g_set_object (&self->filter, filter);
  g_object_bind_property (filter, "is-set", self, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (filter, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
