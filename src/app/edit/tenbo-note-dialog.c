/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-note-dialog.h"

#include "tenbo-edit.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The subject of the note while the dialog is open and the note is saved */
typedef struct
{
  TenboGame     *game;   /* owned */
  GtkWidget     *window; /* owned */
  GtkTextBuffer *text;   /* owned */
  int            index;  /* index of the hand, or -1 for the game */
} Note;

static void
note_free (Note *note)
{
  g_object_unref (note->game);
  g_object_unref (note->window);
  g_object_unref (note->text);
  g_free (note);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Note, note_free)

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Note) note = user_data;
  const char      *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);
  GtkTextIter      start, end;
  g_autofree char *text = NULL;
  TenboGameChange *change;

  if (!g_str_equal (response, "save"))
    return;

  gtk_text_buffer_get_bounds (note->text, &start, &end);
  text = gtk_text_buffer_get_text (note->text, &start, &end, FALSE);
  change = note->index < 0 ? tenbo_game_change_note (text)
                           : tenbo_game_change_hand_note ((guint) note->index, text);
  tenbo_edit_apply (note->window, note->game, change, _ ("Could Not Save Note"));
}

/* Like GtkEntry, rejects text beyond the maximum length. */
static void
insert_text_cb (GtkTextBuffer *buffer,
                GtkTextIter   *position,
                const char    *text,
                int            length)
{
  int  room = MAX (TENBO_MAX_NOTE - gtk_text_buffer_get_char_count (buffer), 0);
  long n = g_utf8_strlen (text, length);

  if (n <= room)
    return;

  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (room > 0)
    gtk_text_buffer_insert (buffer, position, text,
                            (int) (g_utf8_offset_to_pointer (text, room) - text));
}

static void
ask (GtkWidget  *parent,
     TenboGame  *game,
     int         index,
     const char *heading,
     const char *text)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, NULL));
  GtkWidget      *scroller = gtk_scrolled_window_new ();
  Note           *note = g_new (Note, 1);
  GtkWidget      *view;

  *note = (Note) {
    .game = g_object_ref (game),
    .window = g_object_ref (GTK_WIDGET (gtk_widget_get_root (parent))),
    .text = gtk_text_buffer_new (NULL),
    .index = index,
  };
  gtk_text_buffer_set_text (note->text, text != NULL ? text : "", -1);
  g_signal_connect (note->text, "insert-text", G_CALLBACK (insert_text_cb), NULL);
  view = g_object_new (GTK_TYPE_TEXT_VIEW,
                       "buffer", note->text,
                       "accepts-tab", FALSE,
                       "bottom-margin", 9,
                       "left-margin", 9,
                       "right-margin", 9,
                       "top-margin", 9,
                       "wrap-mode", GTK_WRAP_WORD_CHAR,
                       NULL);
  tenbo_label_set_accessible (view, heading);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_set_size_request (scroller, -1, 96);
  gtk_widget_add_css_class (scroller, "card");
  gtk_widget_add_css_class (scroller, "note");

  adw_alert_dialog_set_extra_child (dialog, scroller);
  adw_alert_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "save", _ ("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "save");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  adw_dialog_set_focus (ADW_DIALOG (dialog), view);
  adw_alert_dialog_choose (dialog, note->window, NULL, answered_cb, note);
}

void
tenbo_note_dialog_ask (GtkWidget *parent,
                       TenboGame *game)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_GAME (game));

  ask (parent, game, -1, _ ("Note on the Game"), tenbo_game_get_note (game));
}

void
tenbo_note_dialog_ask_hand (GtkWidget *parent,
                            TenboGame *game,
                            guint      index)
{
  g_autofree char *hand = NULL;
  g_autofree char *heading = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_GAME (game));
  g_return_if_fail (index < tenbo_game_get_n_hands (game));

  hand = tenbo_words_next (&tenbo_game_get_result (game, index)->hand);
  /* Translators: a hand: "Note on East 2, 1 honba" */
  heading = g_strdup_printf (_ ("Note on %s"), hand);
  ask (parent, game, (int) index, heading, tenbo_game_get_hand_note (game, index));
}
