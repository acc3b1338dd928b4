/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-texts.h"

#include "tenbo-class.h"
#include "tenbo-note-list.h"

#include <glib/gi18n.h>

#define TENBO_TYPE_RULESET_TEXTS (tenbo_ruleset_texts_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetTexts,
                      tenbo_ruleset_texts,
                      TENBO,
                      RULESET_TEXTS,
                      AdwPreferencesGroup)

/* Number of texts that every ruleset has; the others are in an expander. */
#define N_MAIN 2

static const struct
{
  TenboDraftText     text;
  TenboDraftLanguage language;
  const char        *key; /* of the member of the file */
  const char        *title;
} texts[] = {
  { TENBO_DRAFT_NAME, TENBO_DRAFT_EN, "name.en", N_ ("Name") },
  { TENBO_DRAFT_ID, TENBO_DRAFT_EN, "id", N_ ("File name") },
  { TENBO_DRAFT_NAME, TENBO_DRAFT_JA, "name.ja", N_ ("Name in Japanese") },
  { TENBO_DRAFT_NAME, TENBO_DRAFT_ZH, "name.zh", N_ ("Name in Chinese") },
  { TENBO_DRAFT_SOURCE, TENBO_DRAFT_EN, "source", N_ ("Source") },
  { TENBO_DRAFT_SOURCE, TENBO_DRAFT_JA, "source.ja", N_ ("Source in Japanese") },
  { TENBO_DRAFT_SOURCE, TENBO_DRAFT_ZH, "source.zh", N_ ("Source in Chinese") },
};

struct _TenboRulesetTexts
{
  AdwPreferencesGroup parent_instance;

  TenboRulesetDraft *draft;                      /* owned */
  AdwExpanderRow    *more;                       /* borrowed */
  GtkWidget         *rows[G_N_ELEMENTS (texts)]; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboRulesetTexts, tenbo_ruleset_texts, ADW_TYPE_PREFERENCES_GROUP)

/* Shows the texts of the draft, and their problems. */
static void
update (TenboRulesetTexts *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char      *text = tenbo_ruleset_draft_get_head (self->draft, texts[i].text,
                                                            texts[i].language);
      g_autofree char *problem = tenbo_ruleset_draft_dup_problem (self->draft, texts[i].key);
      g_autofree char *title = problem != NULL
                                 ? g_strdup_printf ("%s: %s", _ (texts[i].title), problem)
                                 : g_strdup (_ (texts[i].title));

      /* The callback does nothing if the draft has the text. */
      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->rows[i])), text))
        gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), text);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), title);
      if (problem != NULL && i >= N_MAIN)
        adw_expander_row_set_expanded (self->more, TRUE);
      tenbo_class_toggle (self->rows[i], "error", problem != NULL);
    }
}

static void
typed_cb (TenboRulesetTexts *self,
          GParamSpec        *pspec,
          GtkEditable       *row)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (self->rows[i] == GTK_WIDGET (row))
      tenbo_ruleset_draft_set_head (self->draft, texts[i].text, texts[i].language,
                                    gtk_editable_get_text (row));
}

static void
tenbo_ruleset_texts_finalize (GObject *object)
{
  g_clear_object (&TENBO_RULESET_TEXTS (object)->draft);

  G_OBJECT_CLASS (tenbo_ruleset_texts_parent_class)->finalize (object);
}

static void
tenbo_ruleset_texts_class_init (TenboRulesetTextsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_ruleset_texts_finalize;
}

static void
tenbo_ruleset_texts_init (TenboRulesetTexts *self)
{
}

GtkWidget *
tenbo_ruleset_texts_new (TenboRulesetDraft *draft)
{
  TenboRulesetTexts   *self;
  AdwPreferencesGroup *group;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft), NULL);

  self = g_object_new (TENBO_TYPE_RULESET_TEXTS, "title", _ ("Ruleset"), NULL);
  group = ADW_PREFERENCES_GROUP (self);
  self->draft = g_object_ref (draft);
  self->more = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->more),
                                 _ ("Source and Other Languages"));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      self->rows[i] = adw_entry_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[i]), FALSE);
      if (i < N_MAIN)
        adw_preferences_group_add (group, self->rows[i]);
      else
        adw_expander_row_add_row (self->more, self->rows[i]);
    }
  adw_preferences_group_add (group, GTK_WIDGET (self->more));
  update (self);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gtk_widget_set_sensitive (self->rows[i],
                                texts[i].text != TENBO_DRAFT_ID ||
                                  tenbo_ruleset_draft_get_saved_text (draft) == NULL);
      g_signal_connect_object (self->rows[i], "notify::text", G_CALLBACK (typed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  adw_preferences_group_add (group, tenbo_note_list_new (draft));
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
