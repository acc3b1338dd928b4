/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-label.h"

static GtkWidget *
create (const char *text,
        float       xalign,
        const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

GtkWidget *
tenbo_label_new_text (const char *text,
                      const char *css_class)
{
  GtkWidget *label = create (text, 0, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);

  return label;
}

GtkWidget *
tenbo_label_new_number (const char *text,
                        float       xalign,
                        const char *css_class)
{
  GtkWidget *label = create (text, xalign, css_class);

  gtk_widget_add_css_class (label, "numeric");

  return label;
}
