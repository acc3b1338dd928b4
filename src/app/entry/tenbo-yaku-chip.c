/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-yaku-chip.h"

#include "tenbo-choice.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-help-words.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* What it asks for, looked up when it is asked. */
static gboolean
query_tooltip_cb (GtkWidget  *button,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip,
                  gpointer    yaku)
{
  gtk_tooltip_set_text (tooltip, tenbo_help_words_yaku ((TbYaku) GPOINTER_TO_UINT (yaku)));

  return TRUE;
}

void
tenbo_yaku_chip_init (TenboYakuChip *self,
                      TbYaku         yaku)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->name = GTK_LABEL (gtk_label_new (tenbo_words_yaku (yaku)));
  self->worth = GTK_LABEL (gtk_label_new (NULL));

  /* Broken only where a line is too short for it. */
  gtk_label_set_wrap (self->name, TRUE);
  gtk_label_set_natural_wrap_mode (self->name, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (self->name, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->worth), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->worth), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->worth), "dimmed");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->worth));

  self->button = tenbo_choice_new (row);
  gtk_widget_add_css_class (self->button, "cell");
  gtk_widget_add_css_class (self->button, "item");
  gtk_widget_set_has_tooltip (self->button, TRUE);
  g_signal_connect (self->button, "query-tooltip", G_CALLBACK (query_tooltip_cb),
                    GUINT_TO_POINTER ((guint) yaku));
}

void
tenbo_yaku_chip_set_there (GtkWidget *widget,
                           gboolean   there)
{
  gtk_widget_set_opacity (widget, there ? 1 : 0);
  gtk_widget_set_can_target (widget, there);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget),
                               GTK_ACCESSIBLE_STATE_HIDDEN, !there,
                               -1);
}

/* The han of @yaku in a hand like this; 0 for a yakuman. */
static int
find_han (const TenboEntryModel *model,
          TbYaku                 yaku)
{
  const TbYakuRule *rule = tb_rules_find_yaku (model->rules, yaku);

  if (rule == NULL)
    return 0;

  return tenbo_entry_yaku_is_open (model, model->current) && rule->open > 0 ? rule->open
                                                                            : rule->closed;
}

static char *
format_worth (const TbRules *rules,
              TbYaku         yaku,
              int            han)
{
  if (han > 0)
    return g_strdup_printf ("%d", han);
  if ((rules->double_yakuman & TB_YAKU_BIT (yaku)) != 0)
    /* Translators: a yakuman that is worth two */
    return g_strdup (C_ ("yakuman", "×2"));
  if ((rules->great_yakuman & TB_YAKU_BIT (yaku)) != 0)
    /* Translators: a yakuman that is worth one and a half */
    return g_strdup (C_ ("yakuman", "×1.5"));

  return g_strdup ("");
}

/* What a chip is called: "Pinfu, 1 han"; a yakuman by its name. */
static char *
format_name (const char *shown,
             int         han)
{
  g_autofree char *worth = NULL;

  if (han == 0)
    return g_strdup (shown);

  worth = g_strdup_printf (ngettext ("%d han", "%d han", (gulong) han), han);

  return g_strdup_printf (_ ("%s, %s"), shown, worth);
}

void
tenbo_yaku_chip_show (TenboYakuChip         *self,
                      const TenboEntryModel *model,
                      TbYaku                 yaku)
{
  TenboEntryYakuState state = tenbo_entry_yaku_get_state (model, yaku);
  int32_t             count = tenbo_entry_yaku_count (model, yaku);
  const char         *word = tenbo_words_yaku (yaku);
  /* Translators: a yaku and how often it is in the hand */
  g_autofree char *several = g_strdup_printf (C_ ("yaku", "%s ×%d"), word, count);
  const char      *shown = count > 1 ? several : word;
  int              han = find_han (model, yaku);
  g_autofree char *worth = format_worth (model->rules, yaku, han);
  g_autofree char *name = format_name (shown, han);

  gtk_label_set_label (self->name, shown);
  gtk_label_set_label (self->worth, worth);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), worth[0] != '\0');
  tenbo_choice_set_name (self->button, name);
  tenbo_choice_set_active (self->button, count > 0);
  gtk_widget_set_visible (self->button, state != TENBO_ENTRY_YAKU_ABSENT);
  tenbo_yaku_chip_set_there (self->button, state != TENBO_ENTRY_YAKU_EXCLUDED);
  gtk_widget_set_sensitive (self->button, state == TENBO_ENTRY_YAKU_OFFERED ||
                                            state == TENBO_ENTRY_YAKU_CHOSEN);
}
