/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-page-private.h"

#include "tenbo-entry-model.h"
#include "tenbo-feedback.h"
#include "tenbo-game-change.h"
#include "tenbo-table-note.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* --- What one player is told within the page --- */

struct _TenboTableNote
{
  GtkWidget parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (TenboTableNote, tenbo_table_note, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS,
} TenboTableNoteSignals;

static guint signals[N_SIGNALS];

static void
answer (TenboTableNote *self,
        gboolean        accepted)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, accepted);
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  answer (TENBO_TABLE_NOTE (widget), FALSE);
}

static void
accept_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  answer (TENBO_TABLE_NOTE (widget), TRUE);
}

static void
tenbo_table_note_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_TABLE_NOTE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_table_note_parent_class)->dispose (object);
}

static void
tenbo_table_note_class_init (TenboTableNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_note_dispose;

  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "table-note");
  gtk_widget_class_install_action (widget_class, "note.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "note.accept", NULL, accept_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "note.cancel", NULL);
}

static void
tenbo_table_note_init (TenboTableNote *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
add_label (TenboTableNote *self,
           const char     *text,
           const char     *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0f,
                                   NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->box), label);
}

static void
add_button (GtkWidget  *row,
            const char *text,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (row), button);
}

/* @accept is the label of the button that accepts, or NULL: there is nothing to accept.
 * Floating. */
static TenboTableNote *
tenbo_table_note_new (const char *title,
                      const char *text,
                      const char *accept)
{
  TenboTableNote *self = g_object_new (TENBO_TYPE_TABLE_NOTE, NULL);
  GtkWidget      *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_label (self, title, "title-2");
  add_label (self, text, NULL);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->box), row);
  add_button (row, accept != NULL ? _ ("Cancel") : _ ("Close"), "note.cancel");
  if (accept != NULL)
    add_button (row, accept, "note.accept");

  return self;
}

static int
tenbo_table_note_get_height (TenboTableNote *self)
{
  int minimum, natural;

  g_return_val_if_fail (TENBO_IS_TABLE_NOTE (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, TENBO_TABLE_NOTE_WIDTH,
                      &minimum, &natural, NULL, NULL);

  return natural;
}

/* --- The action --- */

static void
partial_set_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Saved"), NULL, error);
}

static void
toggle_riichi (TbPartialHand *partial,
               TbPlayer       player)
{
  for (int32_t i = 0; i < partial->n_riichi; i++)
    if (partial->riichi[i] == player)
      {
        partial->n_riichi--;
        memmove (&partial->riichi[i], &partial->riichi[i + 1],
                 (gsize) (partial->n_riichi - i) * sizeof partial->riichi[0]);
        return;
      }

  partial->riichi[partial->n_riichi++] = player;
}

/* What is asked about a stick that the rules refuse. */
typedef struct
{
  TenboTablePage *page; /* owned */
  TbPlayer        player;
  int             foul;
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->page);
  g_free (question);
}

static Question *
question_new (TenboTablePage *page,
              TbPlayer        player,
              int             foul)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { .page = g_object_ref (page), .player = player, .foul = foul };

  return question;
}

static void
record_foul (const Question *question)
{
  TenboGame    *game = tenbo_table_page_get_game (question->page);
  TbPartialHand partial = *tenbo_game_get_partial (game);

  if (partial.n_fouls == TB_MAX_FOULS)
    return;

  partial.fouls[partial.n_fouls++] = (TbFoul) {
    .player = question->player,
    .rule = question->foul,
    .count = 1,
  };
  tenbo_game_apply_async (game, tenbo_game_change_partial (&partial), NULL, partial_set_cb,
                          g_object_ref (question->page));
}

static void
alert_answered_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  Question   *question = user_data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);

  if (g_str_equal (response, "foul"))
    record_foul (question);
  question_free (question);
}

static void
note_answered_cb (TenboTableNote *note,
                  gboolean        accepted,
                  Question       *question)
{
  if (accepted)
    record_foul (question);
  tenbo_table_host_close (tenbo_table_page_get_host (question->page));
}

/* In the flat view: turned to the player whose stick it is. */
static void
open_note (TenboTablePage *self,
           const char     *text,
           const char     *accept,
           int             foul,
           TbPlayer        player)
{
  TenboTableHost *host = tenbo_table_page_get_host (self);
  const char     *title = _ ("No Riichi");
  TenboTableNote *note = tenbo_table_note_new (title, text, accept);

  g_signal_connect_data (note, "answered", G_CALLBACK (note_answered_cb),
                         question_new (self, player, foul),
                         (GClosureNotify) (void (*) (void)) question_free, G_CONNECT_DEFAULT);
  tenbo_table_host_open (host,
                         &(TenboTableGuest) {
                           .widget = GTK_WIDGET (note),
                           .title = title,
                           .side = tenbo_table_page_get_side (self, player),
                           .width = TENBO_TABLE_NOTE_WIDTH,
                           .height = tenbo_table_note_get_height (note),
                         });
}

static void
open_alert (TenboTablePage *self,
            const char     *text,
            const char     *accept,
            int             foul,
            TbPlayer        player)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("No Riichi"), text));

  adw_alert_dialog_add_response (dialog, "cancel", _ ("Cancel"));
  adw_alert_dialog_add_response (dialog, "foul", accept);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  adw_alert_dialog_choose (dialog, GTK_WIDGET (self), NULL, alert_answered_cb,
                           question_new (self, player, foul));
}

/* What the rules refuse they may make a foul of: that is offered, and nothing done by itself. */
static void
offer_foul (TenboTablePage *self,
            const char     *reason,
            int             foul,
            TbPlayer        player)
{
  TenboGame       *game = tenbo_table_page_get_game (self);
  const TbTable   *table = tenbo_game_get_table (game);
  const char      *name = tenbo_words_foul (table->rules->fouls[foul].id);
  g_autofree char *cost = tenbo_words_foul_cost (table->rules, foul, player, table->next.dealer);
  g_autofree char *text = g_strdup_printf (_ ("%s\n\nThe rules make a foul of it: %s\n%s"),
                                           reason,
                                           name,
                                           cost);

  if (tenbo_table_page_is_flat (self))
    open_note (self, text, _ ("Record Foul"), foul, player);
  else
    open_alert (self, text, _ ("Record Foul"), foul, player);
}

/* What was typed after it, before this could be read, was meant for a hand with the riichi. */
static void
say_refused (TenboTablePage *self,
             const char     *reason,
             TbPlayer        player)
{
  tenbo_table_page_drop_input (self);
  if (tenbo_table_page_is_flat (self))
    open_note (self, reason, NULL, -1, player);
  else
    tenbo_feedback_toast (GTK_WIDGET (self), reason);
}

static void
riichi_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboTablePage  *self = TENBO_TABLE_PAGE (widget);
  TenboGame       *game = tenbo_table_page_get_game (self);
  const TbTable   *table = tenbo_game_get_table (game);
  TbPlayer         player = (TbPlayer) g_variant_get_int32 (parameter);
  TbPartialHand    partial = *tenbo_game_get_partial (game);
  TbView           view;
  TbProblem        problem;
  int              foul;
  g_autofree char *reason = NULL;

  if (tenbo_table_host_get_open (tenbo_table_page_get_host (self)) != NULL ||
      tenbo_table_page_postpone (self, action_name, parameter))
    return;

  toggle_riichi (&partial, player);
  if (tb_table_open_hand (table, &partial, &view, &problem) == TB_OK)
    {
      tenbo_game_apply_async (game, tenbo_game_change_partial (&partial), NULL, partial_set_cb,
                              g_object_ref (self));
      return;
    }

  reason = tenbo_words_problem (&problem, NULL);
  foul = tenbo_entry_foul_for (table->rules, problem.code);
  if (foul >= 0)
    offer_foul (self, reason, foul, player);
  else
    say_refused (self, reason, player);
}

void
tenbo_table_riichi_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "table.riichi", "i", riichi_action);
}
