/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-filter-bar.h"

#include "tenbo-free-text.h"
#include "tenbo-history-words.h"

#include <glib/gi18n.h>

/* What a button takes away. */
typedef enum
{
  CHIP_PERSON,
  CHIP_SESSION,
  CHIP_RULESET,
  CHIP_PLACE,
  CHIP_PERIOD,
  CHIP_SHOW,
  CHIP_ALL,
} Chip;

struct _TenboFilterBar
{
  AdwBin parent_instance;

  AdwWrapBox *box; /* owned by the widget */

  TenboHistoryFilter *filter; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboFilterBar, tenbo_filter_bar, ADW_TYPE_BIN)

static void
take_away (TenboHistoryFilter *filter,
           Chip                chip,
           gint64              person_id)
{
  switch (chip)
    {
    case CHIP_PERSON:
      tenbo_history_filter_remove_person (filter, person_id);
      break;
    case CHIP_SESSION:
      tenbo_history_filter_set_session (filter, 0, NULL);
      break;
    case CHIP_RULESET:
      tenbo_history_filter_set_ruleset (filter, NULL, NULL);
      break;
    case CHIP_PLACE:
      tenbo_history_filter_set_place (filter, NULL);
      break;
    case CHIP_PERIOD:
      tenbo_history_filter_set_period (filter, NULL, NULL, NULL);
      break;
    case CHIP_SHOW:
      tenbo_history_filter_set_show (filter, TENBO_SHOW_ALL);
      break;
    case CHIP_ALL:
      tenbo_history_filter_clear_but_words (filter);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
clicked_cb (TenboFilterBar *self,
            GtkButton      *button)
{
  Chip          chip = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "chip"));
  const gint64 *person = g_object_get_data (G_OBJECT (button), "person");
  g_autoptr (TenboHistoryFilter) filter = g_object_ref (self->filter);

  /* The button goes with what it stands for. */
  take_away (filter, chip, person != NULL ? *person : 0);
}

static GtkWidget *
add_button (TenboFilterBar *self,
            Chip            chip,
            GtkWidget      *child,
            const char     *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "chip", GUINT_TO_POINTER (chip));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->box, button);

  return button;
}

static GtkWidget *
add_chip (TenboFilterBar *self,
          Chip            chip,
          const char     *text)
{
  GtkWidget       *child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  const char      *shown = tenbo_free_text_isolate (text);
  GtkWidget       *label = gtk_label_new (shown);
  GtkWidget       *cross = gtk_image_new_from_icon_name ("window-close-symbolic");
  GtkWidget       *button;
  g_autofree char *name = NULL;

  /* Translators: takes a filter away, which is named: "Filter: Aki. Take away" */
  name = g_strdup_printf (_ ("Filter: %s. Take away"), shown);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (child), label);
  gtk_box_append (GTK_BOX (child), cross);
  button = add_button (self, chip, child, name);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "filter-chip");

  return button;
}

static void
add_people (TenboFilterBar *self)
{
  guint n_people = tenbo_history_filter_get_n_people (self->filter);

  for (guint i = 0; i < n_people; i++)
    {
      gint64      person_id = tenbo_history_filter_get_person (self->filter, i);
      const char *name = tenbo_history_filter_get_person_name (self->filter, i);
      GtkWidget  *button = add_chip (self, CHIP_PERSON, name);

      g_object_set_data_full (G_OBJECT (button),
                              "person",
                              g_memdup2 (&person_id, sizeof person_id),
                              g_free);
    }
}

static void
add_period (TenboFilterBar *self)
{
  GDateTime       *first = tenbo_history_filter_get_first_day (self->filter);
  GDateTime       *last = tenbo_history_filter_get_last_day (self->filter);
  const char      *name = tenbo_history_filter_get_period_name (self->filter);
  g_autofree char *words = NULL;

  if (first == NULL && last == NULL)
    return;

  words = tenbo_history_words_period (first, last);
  add_chip (self, CHIP_PERIOD, name != NULL ? name : words);
}

static guint
count_chips (TenboFilterBar *self)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static void
update (TenboFilterBar *self)
{
  TenboHistoryFilter *filter = self->filter;
  TenboShow           show = tenbo_history_filter_get_show (filter);
  GtkWidget          *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    adw_wrap_box_remove (self->box, child);

  add_people (self);

  if (tenbo_history_filter_get_session (filter) != 0)
    add_chip (self, CHIP_SESSION, tenbo_history_filter_get_session_name (filter));

  if (tenbo_history_filter_get_ruleset (filter) != NULL)
    add_chip (self, CHIP_RULESET, tenbo_history_filter_get_ruleset_name (filter));

  if (tenbo_history_filter_get_place (filter) != NULL)
    add_chip (self, CHIP_PLACE, tenbo_history_filter_get_place (filter));

  add_period (self);

  if (show != TENBO_SHOW_ALL)
    add_chip (self, CHIP_SHOW, tenbo_history_words_show (show));

  if (count_chips (self) > 1)
    gtk_widget_add_css_class (add_button (self,
                                          CHIP_ALL,
                                          gtk_label_new (_ ("Clear All")),
                                          _ ("Clear All")),
                              "flat");

  gtk_widget_set_visible (GTK_WIDGET (self), tenbo_history_filter_is_set (filter));
}

static void
tenbo_filter_bar_dispose (GObject *object)
{
  TenboFilterBar *self = TENBO_FILTER_BAR (object);

  g_clear_object (&self->filter);

  G_OBJECT_CLASS (tenbo_filter_bar_parent_class)->dispose (object);
}

static void
tenbo_filter_bar_class_init (TenboFilterBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_filter_bar_dispose;
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Filters"),
                                  -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 700);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tenbo_filter_bar_set_filter (TenboFilterBar     *self,
                             TenboHistoryFilter *filter)
{
  g_return_if_fail (TENBO_IS_FILTER_BAR (self));
  g_return_if_fail (TENBO_IS_HISTORY_FILTER (filter));

  g_set_object (&self->filter, filter);
  g_signal_connect_object (filter, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
