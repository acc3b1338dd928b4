/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-log.h"

#include "tenbo-class.h"
#include "tenbo-hand-row.h"
#include "tenbo-record.h"

struct _TenboHandLog
{
  GtkWidget parent_instance;

  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkListBox        *list;

  GPtrArray *shown; /* GBytes that describe the content of each row; owned */
  gulong     scroll_id;
};

G_DEFINE_FINAL_TYPE (TenboHandLog, tenbo_hand_log, GTK_TYPE_WIDGET)

static void
upper_changed_cb (TenboHandLog  *self,
                  GParamSpec    *pspec,
                  GtkAdjustment *adjustment)
{
  g_clear_signal_handler (&self->scroll_id, adjustment);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* Returns everything that the row of the hand at @index shows. Points alone do not identify it:
 * other tiles can win the same points, and players can be renamed. */
static GBytes *
describe_row (TenboGame *game,
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

  g_string_append_len (text, (const char *) tenbo_game_get_result (game, index),
                       sizeof (TbHandResult));

  return g_string_free_to_bytes (text);
}

static void
tenbo_hand_log_dispose (GObject *object)
{
  TenboHandLog *self = TENBO_HAND_LOG (object);

  if (self->scroller != NULL)
    g_clear_signal_handler (&self->scroll_id, gtk_scrolled_window_get_vadjustment (self->scroller));
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_HAND_LOG);
  g_clear_pointer (&self->shown, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_hand_log_parent_class)->dispose (object);
}

static void
tenbo_hand_log_class_init (TenboHandLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_hand_log_dispose;

  tenbo_class_set_template (klass, "tenbo-hand-log");
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, TenboHandLog, list);
}

static void
tenbo_hand_log_init (TenboHandLog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
}

void
tenbo_hand_log_show (TenboHandLog *self,
                     TenboGame    *game)
{
  GtkAdjustment *adjustment;
  guint          n_hands = tenbo_game_get_n_hands (game);
  guint          unchanged;

  g_return_if_fail (TENBO_IS_HAND_LOG (self));

  /* Keeps the rows of unchanged hands and their expanded state. */
  for (unchanged = 0; unchanged < MIN (self->shown->len, n_hands); unchanged++)
    {
      g_autoptr (GBytes) row = describe_row (game, unchanged);

      if (!g_bytes_equal (row, self->shown->pdata[unchanged]))
        break;
    }
  if (unchanged == n_hands && unchanged == self->shown->len && n_hands > 0)
    return;

  for (guint i = self->shown->len; i > unchanged; i--)
    gtk_list_box_remove (self->list,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i - 1)));
  g_ptr_array_set_size (self->shown, (int) unchanged);

  for (guint i = unchanged; i < n_hands; i++)
    {
      gtk_list_box_append (self->list, tenbo_hand_row_new (game, i, TENBO_HAND_ROW_CHANGES));
      g_ptr_array_add (self->shown, describe_row (game, i));
    }

  gtk_stack_set_visible_child_name (self->stack, n_hands > 0 ? "hands" : "empty");

  /* A new row has no height before the list is laid out, so the end is not known earlier. */
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  if (self->scroll_id == 0)
    self->scroll_id = g_signal_connect_swapped (adjustment, "notify::upper",
                                                G_CALLBACK (upper_changed_cb), self);
}
