/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-options.h"

#include "tenbo-choice.h"
#include "tenbo-entry-questions.h"
#include "tenbo-label.h"
#include "tenbo-player-toggles.h"
#include "tenbo-question-row.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The only question whose answer is a fact */
#define FACT (&tenbo_questions[TENBO_QUESTION_OPEN])

#define PAO (&tenbo_questions[TENBO_QUESTION_PAO])

struct _TenboEntryOptions
{
  GtkWidget parent_instance;

  GtkWidget *list;

  /* Rows, which are created when they are first asked: most hands ask few of them */
  GtkWidget    *rows[TENBO_N_QUESTIONS];
  GtkWidget    *closed;
  GtkWidget    *open;
  GtkLabel     *pao_reason;
  AdwSwitchRow *liable_for[TB_N_YAKU];

  TenboEntry *entry; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboEntryOptions, tenbo_entry_options, GTK_TYPE_WIDGET)

static TenboEntryHand *
current_hand (TenboEntryOptions *self)
{
  TenboEntryModel *model = &self->entry->model;

  return model->kind == TENBO_ENTRY_WIN && model->current != TB_NOBODY
           ? &model->hands[model->current]
           : NULL;
}

/* Pressing the chosen answer again clears it. */
static void
fact_pressed_cb (TenboEntryOptions *self,
                 GtkWidget         *choice)
{
  int32_t pressed = choice == self->open ? TB_FACT_YES : TB_FACT_NO;
  int32_t fact = tenbo_question_get (FACT, &self->entry->model);

  tenbo_question_set (FACT, &self->entry->model, fact == pressed ? TB_FACT_UNKNOWN : pressed);
  tenbo_entry_changed (self->entry);
}

static void
liable_for_cb (TenboEntryOptions *self,
               GParamSpec        *pspec,
               AdwSwitchRow      *row)
{
  TenboEntryHand *hand = current_hand (self);
  TbYakuSet       yakuman = 0;

  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->liable_for[yaku] == row)
      yakuman = TB_YAKU_BIT (yaku);
  if (hand == NULL || adw_switch_row_get_active (row) == ((hand->not_for_pao & yakuman) == 0))
    return;

  hand->not_for_pao ^= yakuman;
  tenbo_entry_changed (self->entry);
}

static void
tenbo_entry_options_dispose (GObject *object)
{
  TenboEntryOptions *self = TENBO_ENTRY_OPTIONS (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (tenbo_entry_options_parent_class)->dispose (object);
}

static void
tenbo_entry_options_class_init (TenboEntryOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_options_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
tenbo_entry_options_init (TenboEntryOptions *self)
{
  self->list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, NULL);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: menu or button: more about an error or option */
                                  _ ("Details"), -1);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

static GtkWidget *
add_fact (TenboEntryOptions *self,
          GtkWidget         *row,
          const char        *label,
          const char        *name)
{
  GtkWidget *choice = tenbo_choice_new (gtk_label_new (label));

  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  tenbo_label_set_accessible (choice, name);
  g_signal_connect_swapped (choice, "clicked", G_CALLBACK (fact_pressed_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), choice);

  return choice;
}

/* Returns a row of player toggles with the subtitle below it. Floating. */
static GtkWidget *
make_pao_row (TenboEntryOptions *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *pao = g_object_new (TENBO_TYPE_PLAYER_TOGGLES, "name", PAO->id, NULL);

  tenbo_player_toggles_set_stacked (TENBO_PLAYER_TOGGLES (pao), TRUE);
  self->pao_reason = g_object_new (GTK_TYPE_LABEL,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   "css-classes", (const char *[]) { "caption", "dimmed", NULL },
                                   NULL);
  gtk_widget_add_css_class (box, "players-row");
  gtk_box_append (GTK_BOX (box), pao);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pao_reason));

  return g_object_new (ADW_TYPE_PREFERENCES_ROW,
                       "activatable", FALSE,
                       "focusable", FALSE,
                       "child", box,
                       NULL);
}

/* Returns a row for @question, without its answer. Floating. */
static GtkWidget *
make_row (TenboEntryOptions   *self,
          const TenboQuestion *question)
{
  GtkWidget *row;

  switch (question->answer)
    {
    case TENBO_ANSWER_PLAYERS:
      return make_pao_row (self);

    case TENBO_ANSWER_FACT:
      row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ (FACT->title), NULL);
      self->closed = add_fact (self, row, C_ ("hand", "Closed"), _ ("Closed hand"));
      self->open = add_fact (self, row, C_ ("hand", "Open"), _ ("Open hand"));
      return row;

    case TENBO_ANSWER_NUMBER:
      /* With the default role of the row, screen readers ignore its contents. */
      return g_object_new (ADW_TYPE_SPIN_ROW,
                           "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                           "name", question->id,
                           "numeric", TRUE,
                           "adjustment", gtk_adjustment_new (0, 0, 0, 1, 1, 0),
                           NULL);

    case TENBO_ANSWER_SWITCH:
    case TENBO_ANSWER_CHOICE:
      break;
    }

  return g_object_new (ADW_TYPE_SWITCH_ROW, "name", question->id, NULL);
}

/* Creates the row of a question below those of earlier questions. */
static void
add_row (TenboEntryOptions *self,
         int                id)
{
  int index = 0;

  for (int before = 0; before < id; before++)
    index += self->rows[before] != NULL;
  self->rows[id] = make_row (self, &tenbo_questions[id]);
  gtk_list_box_insert (GTK_LIST_BOX (self->list), self->rows[id], index);
  tenbo_question_row_bind_all (self->rows[id], self->entry);
}

static void
add_liable_for (TenboEntryOptions *self,
                TbYaku             yaku)
{
  /* Translators: the player who pays for a win by pao; %s is the winner */
  g_autofree char *title = g_strdup_printf (
    _ ("Liable for %s"), tenbo_words_yaku (self->entry->model.rules, yaku));

  self->liable_for[yaku] = g_object_new (ADW_TYPE_SWITCH_ROW, "title", title, NULL);
  g_signal_connect_object (self->liable_for[yaku], "notify::active", G_CALLBACK (liable_for_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (self->liable_for[yaku]));
}

static void
show_fact (TenboEntryOptions    *self,
           const TenboEntryHand *hand)
{
  GtkWidget *row = self->rows[TENBO_QUESTION_OPEN];

  if (row == NULL)
    return;

  gtk_widget_set_visible (row, tenbo_question_is_asked (FACT, &self->entry->model));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               tenbo_question_subtitle (FACT, &self->entry->model));
  tenbo_choice_set_active (self->closed, hand->is_open == TB_FACT_NO);
  tenbo_choice_set_active (self->open, hand->is_open == TB_FACT_YES);
}

/* Shows who is liable, and for what: with several yakuman, there is one switch for each that the
 * player can be liable for. */
static void
show_pao (TenboEntryOptions    *self,
          const TenboEntryHand *hand)
{
  const TenboEntryModel *model = &self->entry->model;
  GtkWidget             *row = self->rows[TENBO_QUESTION_PAO];
  TbYakuSet              yakuman = tenbo_entry_model_pao_yakuman (model, model->current);
  gboolean               asked = tenbo_question_is_asked (PAO, model);

  if (row == NULL)
    return;

  gtk_widget_set_visible (row, asked);
  gtk_label_set_label (self->pao_reason, tenbo_question_subtitle (PAO, model));
  if (!asked || hand->liable == TB_NOBODY || (yakuman & (yakuman - 1)) == 0 ||
      model->rules->pao_share != TB_PAO_LIABLE_YAKUMAN)
    yakuman = 0;
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    {
      gboolean liable = (yakuman & TB_YAKU_BIT (yaku)) != 0;

      if (liable && self->liable_for[yaku] == NULL)
        add_liable_for (self, yaku);
      if (self->liable_for[yaku] == NULL)
        continue;

      adw_switch_row_set_active (self->liable_for[yaku],
                                 (hand->not_for_pao & TB_YAKU_BIT (yaku)) == 0);
      gtk_widget_set_visible (GTK_WIDGET (self->liable_for[yaku]), liable);
    }
}

static void
show (TenboEntryOptions *self)
{
  const TenboEntryHand *hand = current_hand (self);
  gboolean              any = FALSE;

  for (int id = 0; id < TENBO_N_QUESTIONS && hand != NULL; id++)
    if (tenbo_questions[id].is_detail &&
        tenbo_question_is_asked (&tenbo_questions[id], &self->entry->model))
      {
        if (self->rows[id] == NULL)
          add_row (self, id);
        any = TRUE;
      }
  if (any)
    {
      show_fact (self, hand);
      show_pao (self, hand);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

void
tenbo_entry_options_set_entry (TenboEntryOptions *self,
                               TenboEntry        *entry)
{
  g_return_if_fail (TENBO_IS_ENTRY_OPTIONS (self));

  g_set_object (&self->entry, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}
