/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-log.h"

#include "tenbo-hand-row.h"
#include "tenbo-record.h"

struct _TenboHandLog
{
  GtkWidget parent_instance;

  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;

  GArray *shown; /* of Shown; owned */
  gulong  scroll_id;
};

/* What a row was made of. */
typedef struct
{
  char        *event; /* as records write it; owned */
  TbHandResult result;
} Shown;

G_DEFINE_FINAL_TYPE (TenboHandLog, tenbo_hand_log, GTK_TYPE_WIDGET)

/* The new row has no height before the list is laid out, so the end is only known then. */
static void
upper_changed_cb (TenboHandLog  *self,
                  GParamSpec    *pspec,
                  GtkAdjustment *adjustment)
{
  g_clear_signal_handler (&self->scroll_id, adjustment);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
scroll_to_end (TenboHandLog *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  if (self->scroll_id == 0)
    self->scroll_id = g_signal_connect_swapped (adjustment,
                                                "notify::upper",
                                                G_CALLBACK (upper_changed_cb),
                                                self);
}

static void
clear_shown (gpointer data)
{
  g_free (((Shown *) data)->event);
}

/* All that the row of the hand at @index says: the same points can be won with other tiles, and by
 * somebody who is called otherwise now. */
static char *
dup_event (TenboGame *game,
           guint      index)
{
  TenboRecordHand hand = {
    .event = *tenbo_game_get_event (game, index),
    .note = (char *) tenbo_game_get_hand_note (game, index),
  };
  GString *text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (game), text);
  for (TbPlayer player = 0; player < tenbo_game_get_table (game)->rules->players; player++)
    g_string_append_printf (text, "\n%s", tenbo_game_get_player_name (game, player));

  return g_string_free_and_steal (text);
}

static gboolean
is_unchanged (TenboHandLog *self,
              TenboGame    *game,
              guint         index)
{
  const Shown     *shown = &g_array_index (self->shown, Shown, index);
  g_autofree char *event = dup_event (game, index);

  return strcmp (shown->event, event) == 0 &&
         memcmp (&shown->result, tenbo_game_get_result (game, index), sizeof shown->result) == 0;
}

/* Rows whose hand is as it was stay, with what is open in them. */
static guint
count_unchanged (TenboHandLog *self,
                 TenboGame    *game)
{
  guint n = MIN (self->shown->len, tenbo_game_get_n_hands (game));
  guint i = 0;

  while (i < n && is_unchanged (self, game, i))
    i++;

  return i;
}

static void
tenbo_hand_log_dispose (GObject *object)
{
  TenboHandLog *self = TENBO_HAND_LOG (object);

  if (self->scroller != NULL)
    g_clear_signal_handler (&self->scroll_id, gtk_scrolled_window_get_vadjustment (self->scroller));
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_HAND_LOG);
  g_clear_pointer (&self->shown, g_array_unref);

  G_OBJECT_CLASS (tenbo_hand_log_parent_class)->dispose (object);
}

static void
tenbo_hand_log_class_init (TenboHandLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_hand_log_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-hand-log.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, list);
}

static void
tenbo_hand_log_init (TenboHandLog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  g_array_set_clear_func (self->shown, clear_shown);
}

void
tenbo_hand_log_show (TenboHandLog *self,
                     TenboGame    *game)
{
  guint n_hands = tenbo_game_get_n_hands (game);
  guint unchanged;

  g_return_if_fail (TENBO_IS_HAND_LOG (self));

  unchanged = count_unchanged (self, game);
  if (unchanged == n_hands && unchanged == self->shown->len && n_hands > 0)
    return;

  for (guint i = self->shown->len; i > unchanged; i--)
    gtk_list_box_remove (self->list,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i - 1)));
  g_array_set_size (self->shown, unchanged);

  for (guint i = unchanged; i < n_hands; i++)
    {
      Shown shown = { .event = dup_event (game, i), .result = *tenbo_game_get_result (game, i) };

      gtk_list_box_append (self->list, tenbo_hand_row_new (game, i));
      g_array_append_val (self->shown, shown);
    }

  gtk_stack_set_visible_child_name (self->stack, n_hands > 0 ? "hands" : "empty");
  scroll_to_end (self);
}
