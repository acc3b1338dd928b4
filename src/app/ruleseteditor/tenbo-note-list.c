/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-note-list.h"

#include "tenbo-words.h"

#include <glib/gi18n.h>

/* The expander of one note */
#define TENBO_TYPE_NOTE_ROW (tenbo_note_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboNoteRow, tenbo_note_row, TENBO, NOTE_ROW, AdwExpanderRow)

struct _TenboNoteRow
{
  AdwExpanderRow parent_instance;

  TenboRulesetDraft *draft; /* owned */
  guint              index;
  GtkWidget         *field_row;                          /* borrowed */
  GtkWidget         *text_rows[TENBO_N_DRAFT_LANGUAGES]; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboNoteRow, tenbo_note_row, ADW_TYPE_EXPANDER_ROW)

/* The expander of all notes */
#define TENBO_TYPE_NOTE_LIST (tenbo_note_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboNoteList, tenbo_note_list, TENBO, NOTE_LIST, AdwExpanderRow)

struct _TenboNoteList
{
  AdwExpanderRow parent_instance;

  TenboRulesetDraft *draft; /* owned */
  GPtrArray         *rows;  /* of TenboNoteRow, borrowed */
};

G_DEFINE_FINAL_TYPE (TenboNoteList, tenbo_note_list, ADW_TYPE_EXPANDER_ROW)

/* --- One note --- */

/* The list of fields begins with the ruleset as a whole. */
static guint
position_of (TbField field)
{
  return field == TB_FIELD_NONE ? 0 : (guint) field + 1;
}

static const char *
get_text (const TenboRulesetNote *note,
          gsize                   language)
{
  const char *const texts[] = {
    [TENBO_DRAFT_EN] = note->en,
    [TENBO_DRAFT_JA] = note->ja,
    [TENBO_DRAFT_ZH] = note->zh,
  };

  g_assert (language < G_N_ELEMENTS (texts));
  return texts[language] != NULL ? texts[language] : "";
}

static const char *
get_title (TbField field)
{
  /* Translators: a note about a ruleset, not about one of its rules */
  return field == TB_FIELD_NONE ? _ ("The Whole Ruleset") : tenbo_words_field (field);
}

static void
update_note (TenboNoteRow *self)
{
  const TenboRulesetNote *note;
  g_autofree char        *key = g_strdup_printf ("notes[%u]", self->index);
  g_autofree char        *problem = tenbo_ruleset_draft_dup_problem (self->draft, key);

  if (self->index >= tenbo_ruleset_draft_get_n_notes (self->draft))
    return; /* the row is about to be removed */

  note = tenbo_ruleset_draft_get_note (self->draft, self->index);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), get_title (note->field));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                 problem != NULL ? problem : get_text (note, TENBO_DRAFT_EN));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->field_row), position_of (note->field));
  for (gsize i = 0; i < TENBO_N_DRAFT_LANGUAGES; i++)
    if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->text_rows[i])),
                      get_text (note, i)))
      gtk_editable_set_text (GTK_EDITABLE (self->text_rows[i]), get_text (note, i));
}

static void
field_chosen_cb (TenboNoteRow *self)
{
  guint            selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self->field_row));
  TenboRulesetNote note = *tenbo_ruleset_draft_get_note (self->draft, self->index);

  if (position_of (note.field) == selected)
    return;
  note.field = selected == 0 ? TB_FIELD_NONE : (TbField) (selected - 1);
  tenbo_ruleset_draft_set_note (self->draft, self->index, &note);
}

static void
typed_cb (TenboNoteRow *self,
          GParamSpec   *pspec,
          GtkWidget    *row)
{
  const char      *text = gtk_editable_get_text (GTK_EDITABLE (row));
  TenboRulesetNote note = *tenbo_ruleset_draft_get_note (self->draft, self->index);
  char           **texts[] = {
    [TENBO_DRAFT_EN] = &note.en,
    [TENBO_DRAFT_JA] = &note.ja,
    [TENBO_DRAFT_ZH] = &note.zh,
  };
  gsize language = TENBO_DRAFT_EN;

  while (self->text_rows[language] != row)
    language++;
  g_assert (language < G_N_ELEMENTS (texts));
  if (g_str_equal (text, get_text (&note, language)))
    return;
  /* A missing text is NULL, except in English, which every note has. */
  *texts[language] = text[0] == '\0' && language != TENBO_DRAFT_EN ? NULL : (char *) text;
  tenbo_ruleset_draft_set_note (self->draft, self->index, &note);
}

static void
remove_clicked_cb (TenboNoteRow *self)
{
  tenbo_ruleset_draft_set_note (self->draft, self->index, NULL);
}

static void
tenbo_note_row_finalize (GObject *object)
{
  g_clear_object (&TENBO_NOTE_ROW (object)->draft);

  G_OBJECT_CLASS (tenbo_note_row_parent_class)->finalize (object);
}

static void
tenbo_note_row_class_init (TenboNoteRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_note_row_finalize;
}

static void
tenbo_note_row_init (TenboNoteRow *self)
{
}

/* Creates the rows of the parts of a note. */
static void
add_parts (TenboNoteRow *self)
{
  static const char *const titles[] = {
    [TENBO_DRAFT_EN] = N_ ("Text"),
    [TENBO_DRAFT_JA] = N_ ("Text in Japanese"),
    [TENBO_DRAFT_ZH] = N_ ("Text in Chinese"),
  };
  g_autoptr (GtkStringList) fields = gtk_string_list_new (NULL);

  gtk_string_list_append (fields, get_title (TB_FIELD_NONE));
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    gtk_string_list_append (fields, get_title (field));
  self->field_row = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->field_row), _ ("Rule"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->field_row), G_LIST_MODEL (fields));
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self->field_row), TRUE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->field_row);
  for (gsize i = 0; i < TENBO_N_DRAFT_LANGUAGES; i++)
    {
      self->text_rows[i] = adw_entry_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->text_rows[i]), _ (titles[i]));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->text_rows[i]);
    }
}

static GtkWidget *
create_note (TenboRulesetDraft *draft,
             guint              index)
{
  TenboNoteRow *self = g_object_new (TENBO_TYPE_NOTE_ROW, "use-markup", FALSE, NULL);
  GtkWidget    *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  self->draft = g_object_ref (draft);
  self->index = index;
  gtk_widget_set_tooltip_text (button, _ ("Remove Entry"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (self), button);
  add_parts (self);
  update_note (self);
  g_signal_connect_object (self->field_row, "notify::selected", G_CALLBACK (field_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  for (gsize i = 0; i < TENBO_N_DRAFT_LANGUAGES; i++)
    g_signal_connect_object (self->text_rows[i], "notify::text", G_CALLBACK (typed_cb), self,
                             G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* --- All notes --- */

/* Makes the rows match the number of notes, and shows them. */
static void
update_list (TenboNoteList *self)
{
  guint            count = tenbo_ruleset_draft_get_n_notes (self->draft);
  g_autofree char *number = g_strdup_printf ("%u", count);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), count > 0 ? number : _ ("None"));
  while (self->rows->len > count)
    {
      guint last = self->rows->len - 1;

      adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[last]);
      g_ptr_array_remove_index (self->rows, last);
    }
  for (guint i = 0; i < self->rows->len; i++)
    update_note (self->rows->pdata[i]);
  while (self->rows->len < count)
    {
      GtkWidget *row = create_note (self->draft, self->rows->len);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
add_clicked_cb (TenboNoteList *self)
{
  TenboRulesetNote note = { TB_FIELD_NONE, _ ("Note"), NULL, NULL };

  tenbo_ruleset_draft_set_note (self->draft, tenbo_ruleset_draft_get_n_notes (self->draft), &note);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
}

static void
tenbo_note_list_finalize (GObject *object)
{
  TenboNoteList *self = TENBO_NOTE_LIST (object);

  g_ptr_array_unref (self->rows);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (tenbo_note_list_parent_class)->finalize (object);
}

static void
tenbo_note_list_class_init (TenboNoteListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_note_list_finalize;
}

static void
tenbo_note_list_init (TenboNoteList *self)
{
  self->rows = g_ptr_array_new ();
}

GtkWidget *
tenbo_note_list_new (TenboRulesetDraft *draft)
{
  TenboNoteList *self;
  GtkWidget     *button;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft), NULL);

  self = g_object_new (TENBO_TYPE_NOTE_LIST, "title", _ ("Notes"), NULL);
  self->draft = g_object_ref (draft);
  button = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_tooltip_text (button, _ ("Add Note"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (self), button);
  update_list (self);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update_list), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
