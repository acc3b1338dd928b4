/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-label.h"

#define MINUS       0x2212
#define WORD_JOINER 0x2060 /* where no line is broken; takes no room */

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

static gboolean
belong_together (gunichar before,
                 gunichar after)
{
  if (before == '+' || before == MINUS)
    return !g_unichar_isspace (after);

  return g_unichar_isdigit (before) && g_unichar_isalpha (after);
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

      if (belong_together (before, letter))
        g_string_append_unichar (kept, WORD_JOINER);
      g_string_append_unichar (kept, letter);
      before = letter;
    }

  return g_string_free_and_steal (g_steal_pointer (&kept));
}
