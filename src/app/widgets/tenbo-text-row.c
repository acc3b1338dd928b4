/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-text-row.h"

#include "tenbo-free-text.h"

typedef struct
{
  char *text;  /* owned; the text that was set; NULL: none */
  char *shown; /* owned; that text as displayed in the entry */

  gboolean keeps_lines;
} TenboTextRowPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TenboTextRow, tenbo_text_row, ADW_TYPE_ENTRY_ROW)

static void
tenbo_text_row_finalize (GObject *object)
{
  TenboTextRowPrivate *priv = tenbo_text_row_get_instance_private (TENBO_TEXT_ROW (object));

  g_free (priv->text);
  g_free (priv->shown);

  G_OBJECT_CLASS (tenbo_text_row_parent_class)->finalize (object);
}

static void
tenbo_text_row_class_init (TenboTextRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_text_row_finalize;
}

static void
tenbo_text_row_init (TenboTextRow *self)
{
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self), TENBO_MAX_NAME);
}

GtkWidget *
tenbo_text_row_new (void)
{
  return g_object_new (TENBO_TYPE_TEXT_ROW, NULL);
}

void
tenbo_text_row_make_note (TenboTextRow *self)
{
  TenboTextRowPrivate *priv = tenbo_text_row_get_instance_private (self);

  g_return_if_fail (TENBO_IS_TEXT_ROW (self));

  priv->keeps_lines = TRUE;
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self), TENBO_MAX_NOTE);
}

void
tenbo_text_row_set_text (TenboTextRow *self,
                         const char   *text)
{
  TenboTextRowPrivate *priv = tenbo_text_row_get_instance_private (self);

  g_return_if_fail (TENBO_IS_TEXT_ROW (self));

  g_set_str (&priv->text, text != NULL ? text : "");
  g_clear_pointer (&priv->shown, g_free);
  gtk_editable_set_text (GTK_EDITABLE (self), priv->text);
  priv->shown = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self)));
}

char *
tenbo_text_row_dup_text (TenboTextRow *self)
{
  TenboTextRowPrivate *priv = tenbo_text_row_get_instance_private (self);
  const char          *typed = gtk_editable_get_text (GTK_EDITABLE (self));

  g_return_val_if_fail (TENBO_IS_TEXT_ROW (self), NULL);

  if (g_strcmp0 (typed, priv->shown) == 0)
    return g_strdup (priv->text);

  return priv->keeps_lines ? g_strstrip (g_strdup (typed)) : tenbo_free_text_clean (typed);
}
