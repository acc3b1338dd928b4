/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-label.h"

#define MINUS       0x2212
#define WORD_JOINER 0x2060 /* prevents a line break; takes no space */

static GtkWidget *
create_text (const char       *text,
             const char       *css_class,
             GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", role,
                                   "label", text,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

GtkWidget *
tenbo_label_new_text (const char *text,
                      const char *css_class)
{
  return create_text (text, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

GtkWidget *
tenbo_label_new_heading (const char *text)
{
  return create_text (text, "heading", GTK_ACCESSIBLE_ROLE_HEADING);
}

GtkWidget *
tenbo_label_new_number (const char *text,
                        float       xalign,
                        const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

GtkWidget *
tenbo_label_new_rank (const char *text)
{
  GtkWidget *label = tenbo_label_new_number (text, 0, "title-4");

  gtk_label_set_width_chars (GTK_LABEL (label), 4);

  return label;
}

void
tenbo_label_set_accessible (gpointer    widget,
                            const char *text)
{
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

char *
tenbo_label_keep_numbers (const char *text)
{
  g_autoptr (GString) kept = g_string_new (NULL);
  gunichar before = 0;

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      gboolean after_sign = before == '+' || before == MINUS;

      if (after_sign ? !g_unichar_isspace (letter)
                     : g_unichar_isdigit (before) && g_unichar_isalpha (letter))
        g_string_append_unichar (kept, WORD_JOINER);
      g_string_append_unichar (kept, letter);
      before = letter;
    }

  return g_string_free_and_steal (g_steal_pointer (&kept));
}
