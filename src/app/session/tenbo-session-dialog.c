/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-dialog.h"

#include "tenbo-class.h"
#include "tenbo-entry-spin.h"
#include "tenbo-free-text.h"
#include "tenbo-text-row.h"

#include <glib/gi18n.h>

struct _TenboSessionDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget     *names_group;
  TenboTextRow  *title_row;
  TenboTextRow  *place_row;
  TenboTextRow  *note_row;
  GtkWidget     *money_box;
  AdwSpinRow    *rate_row;
  TenboTextRow  *unit_row;
  AdwSpinRow    *fee_row;
  AdwComboRow   *payer_row;
  GtkStringList *payer_list;
  GtkLabel      *example_label;

  /* Owned */
  TenboStoredSession  *session;
  GArray              *payer_ids; /* gint64, in the order of the list; 0: the house */
  char                *first;     /* name of the leader; NULL: no game has ended */
  TenboSessionSummary *example;   /* summary without games that converts the points to money */

  gint64 first_total;

  TenboSessionAsks asks;
  gboolean         is_per_point; /* whether the rate is shown per point */
};

G_DEFINE_FINAL_TYPE (TenboSessionDialog, tenbo_session_dialog, ADW_TYPE_DIALOG)

static guint save_signal;

/* --- Values --- */

/* Replaces @text by the typed text; NULL: none. */
static void
take_text (char        **text,
           TenboTextRow *row)
{
  g_autofree char *typed = tenbo_text_row_dup_text (row);

  g_set_str (text, *typed != '\0' ? typed : NULL);
}

static void
take_money (TenboSessionDialog *self,
            TenboStoredSession *session)
{
  int   rate = (int) adw_spin_row_get_value (self->rate_row);
  guint payer = adw_combo_row_get_selected (self->payer_row);

  session->rate = rate > 0 ? rate * (self->is_per_point ? 1000 : 1) : -1;
  session->fee = (int) adw_spin_row_get_value (self->fee_row);
  session->fee_person_id = payer < self->payer_ids->len && session->fee > 0
                             ? g_array_index (self->payer_ids, gint64, payer)
                             : 0;
  take_text (&session->unit, self->unit_row);
}

/* Shows what the leader's points are worth. */
static void
changed_cb (TenboSessionDialog *self)
{
  g_autofree char *points = NULL;
  g_autofree char *money = NULL;
  g_autofree char *text = NULL;
  gint64           amount;

  /* The dialog is being filled. */
  if (self->example == NULL)
    return;

  gtk_widget_set_sensitive (GTK_WIDGET (self->payer_row),
                            adw_spin_row_get_value (self->fee_row) > 0);
  take_money (self, self->example->session);
  if (self->example->session->rate > 0 && self->first != NULL)
    {
      tenbo_money_of_totals (&self->first_total, 1, self->example->session->rate, &amount);
      points = tenbo_session_summary_dup_points (self->example, self->first_total);
      money = tenbo_session_summary_dup_money (self->example, amount, TRUE);
      /* Translators: a name, points and their value: "Ben: +46.7 is +¥2,335" */
      text = g_strdup_printf (_ ("%1$s: %2$s is %3$s"), self->first, points, money);
    }
  gtk_label_set_label (self->example_label, text != NULL ? text : "");
}

/* Makes the row for the payer available as soon as a fee is typed, so that Tab moves there; the
 * value itself only updates after typing. */
static void
fee_typed_cb (TenboSessionDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->fee_row));

  gtk_widget_set_sensitive (GTK_WIDGET (self->payer_row), strpbrk (text, "123456789") != NULL);
}

static void
save_clicked_cb (TenboSessionDialog *self)
{
  g_autoptr (TenboStoredSession) session = tenbo_stored_session_copy (self->session);

  /* Include the text that is still being typed. */
  adw_spin_row_update (self->rate_row);
  adw_spin_row_update (self->fee_row);
  if (self->asks == TENBO_SESSION_ASKS_MONEY)
    take_money (self, session);
  else
    {
      take_text (&session->title, self->title_row);
      take_text (&session->venue, self->place_row);
      take_text (&session->note, self->note_row);
    }
  g_signal_emit (self, save_signal, 0, session);
  adw_dialog_close (ADW_DIALOG (self));
}

/* --- Filling --- */

static void
add_payer (TenboSessionDialog *self,
           gint64              id,
           const char         *name)
{
  gtk_string_list_append (self->payer_list, tenbo_free_text_isolate (name));
  g_array_append_val (self->payer_ids, id);
  if (id == self->session->fee_person_id)
    adw_combo_row_set_selected (self->payer_row, self->payer_ids->len - 1);
}

static void
fill (TenboSessionDialog        *self,
      const TenboSessionSummary *summary,
      const char                *unit)
{
  gboolean asks_money = self->asks == TENBO_SESSION_ASKS_MONEY;
  int      step = self->is_per_point ? 1 : 10;
  int      rate = MAX (self->session->rate, 0);

  tenbo_text_row_set_text (self->title_row, self->session->title);
  tenbo_text_row_set_text (self->place_row, self->session->venue);
  tenbo_text_row_set_text (self->note_row, self->session->note);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rate_row),
                               self->is_per_point
                                 ? _ ("Per point; 0 to play without money")
                                 : _ ("Per 1,000 points; 0 to play without money"));
  gtk_adjustment_set_step_increment (adw_spin_row_get_adjustment (self->rate_row), step);
  adw_spin_row_set_value (self->rate_row, self->is_per_point ? rate / 1000 : rate);
  adw_spin_row_set_value (self->fee_row, MAX (self->session->fee, 0));
  tenbo_text_row_set_text (self->unit_row,
                           self->session->unit != NULL ? self->session->unit : unit);
  add_payer (self, 0, _ ("Split Evenly"));
  for (guint i = 0; i < summary->totals->totals->len; i++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, i);

      add_payer (self, total->person_id, total->name);
    }

  gtk_widget_set_visible (self->names_group, !asks_money);
  gtk_widget_set_visible (self->money_box, asks_money);
  adw_dialog_set_title (ADW_DIALOG (self), asks_money ? _ ("Rate and Fee") : _ ("Session"));
  adw_dialog_set_focus (ADW_DIALOG (self),
                        asks_money ? GTK_WIDGET (self->rate_row) : GTK_WIDGET (self->title_row));
}

/* --- The object --- */

static void
tenbo_session_dialog_dispose (GObject *object)
{
  TenboSessionDialog *self = TENBO_SESSION_DIALOG (object);

  g_clear_pointer (&self->example, tenbo_session_summary_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_SESSION_DIALOG);
  g_clear_pointer (&self->session, tenbo_stored_session_free);
  g_clear_pointer (&self->payer_ids, g_array_unref);
  g_clear_pointer (&self->first, g_free);

  G_OBJECT_CLASS (tenbo_session_dialog_parent_class)->dispose (object);
}

static void
tenbo_session_dialog_class_init (TenboSessionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_session_dialog_dispose;

  save_signal = tenbo_class_add_signal (klass, "save", 1, G_TYPE_POINTER);

  g_type_ensure (TENBO_TYPE_TEXT_ROW);
  tenbo_class_set_template (klass, "tenbo-session-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, names_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, title_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, place_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, note_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, money_box);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, rate_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, unit_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, fee_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, payer_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, payer_list);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionDialog, example_label);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, fee_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_clicked_cb);
}

static void
tenbo_session_dialog_init (TenboSessionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_text_row_make_note (self->note_row);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->unit_row), TENBO_MAX_UNIT);
  self->payer_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  tenbo_entry_spin_set_up (self->rate_row);
  tenbo_entry_spin_set_points (self->rate_row);
  tenbo_entry_spin_set_up (self->fee_row);
  tenbo_entry_spin_set_points (self->fee_row);
}

AdwDialog *
tenbo_session_dialog_new (const TenboSessionSummary *summary,
                          TenboSessionAsks           asks,
                          const char                *unit)
{
  TenboSessionDialog *self;
  GPtrArray          *games;

  g_return_val_if_fail (summary != NULL, NULL);

  self = g_object_new (TENBO_TYPE_SESSION_DIALOG, NULL);
  self->session = tenbo_stored_session_copy (summary->session);
  self->asks = asks;
  self->is_per_point = tenbo_session_summary_is_per_point (summary, self->session->rate);
  fill (self, summary, unit);
  games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_summary_free);
  self->example =
    tenbo_session_summary_new (tenbo_stored_session_copy (self->session), games, NULL);
  self->example->in_thousands = summary->in_thousands;
  if (summary->counted->len > 0)
    {
      const TenboSessionTotal *first = tenbo_session_summary_get_total (summary, 0);

      self->first = g_strdup (tenbo_free_text_isolate (first->name));
      self->first_total = first->total;
    }
  changed_cb (self);

  return ADW_DIALOG (self);
}
