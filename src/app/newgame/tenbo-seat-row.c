/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seat-row.h"

#include "tenbo-class.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-people.h"
#include "tenbo-seating.h"
#include "tenbo-side-mark.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Fits above the on-screen keyboard of a phone. */
#define MAX_SUGGESTIONS 5

/* Maximum number of people to suggest */
#define MAX_PEOPLE 500

struct _TenboSeatRow
{
  TenboTextRow parent_instance;

  /* Template widgets */
  GtkWidget     *handle;
  GtkWidget     *up_button;
  GtkWidget     *down_button;
  TenboSideMark *mark;

  /* Owned by the widget tree */
  GtkPopover *popover;
  GtkListBox *list;

  /* Owned */
  GStrv people;
  GStrv taken;
};

G_DEFINE_FINAL_TYPE (TenboSeatRow, tenbo_seat_row, TENBO_TYPE_TEXT_ROW)

static guint move_signal;
static guint renamed_signal;
static guint entered_signal;

/* --- Suggestions --- */

/* Fills the list: first the people whose names begin with the typed text, then those whose names
 * contain it. Returns whether there are any suggestions. */
static gboolean
update_suggestions (TenboSeatRow *self)
{
  g_autofree char *typed = tenbo_seat_row_dup_name (self);
  g_autofree char *folded_typed = tenbo_fold (typed);
  guint            n_shown = 0;

  gtk_list_box_remove_all (self->list);

  for (int in_front = 1; in_front >= 0; in_front--)
    for (guint i = 0; self->people != NULL && self->people[i] != NULL; i++)
      {
        const char      *person = self->people[i];
        g_autofree char *folded = tenbo_fold (person);
        GtkWidget       *label, *row;

        if (n_shown == MAX_SUGGESTIONS)
          return TRUE;
        if ((self->taken != NULL && g_strv_contains ((const char *const *) self->taken, person)) ||
            g_str_equal (person, typed) || strstr (folded, folded_typed) == NULL ||
            g_str_has_prefix (folded, folded_typed) != in_front)
          continue;

        label = g_object_new (GTK_TYPE_LABEL,
                              "label", person,
                              "ellipsize", PANGO_ELLIPSIZE_END,
                              "single-line-mode", TRUE,
                              "xalign", 0.0f,
                              NULL);
        row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", label, "focusable", FALSE, NULL);
        gtk_widget_add_css_class (row, "suggestion");
        tenbo_label_set_accessible (row, person);
        gtk_list_box_append (self->list, row);
        n_shown++;
      }

  return n_shown > 0;
}

static void
close_suggestions (TenboSeatRow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    gtk_popover_popdown (self->popover);
}

static void
open_suggestions (TenboSeatRow *self)
{
  int width;

  if (!update_suggestions (self))
    {
      close_suggestions (self);
      return;
    }

  /* As wide as the row, without the padding of the popover */
  width = gtk_widget_get_width (GTK_WIDGET (self)) - 24;
  gtk_widget_set_size_request (GTK_WIDGET (self->list), MAX (width, -1), -1);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    gtk_popover_popup (self->popover);
}

static const char *
get_suggestion (GtkListBoxRow *row)
{
  return gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row)));
}

static void
apply_suggestion (TenboSeatRow  *self,
                  GtkListBoxRow *row)
{
  g_autofree char *name = g_strdup (get_suggestion (row));

  tenbo_seat_row_set_name (self, name);
  close_suggestions (self);
  g_signal_emit (self, renamed_signal, 0);
  g_signal_emit (self, entered_signal, 0);
}

/* Moves the selection of suggestions by @step. The text entry comes before the first and after the
 * last suggestion. */
static void
step_suggestion (TenboSeatRow *self,
                 int           step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int            index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  if (row == NULL && step < 0)
    return;

  row = gtk_list_box_get_row_at_index (self->list, index + step);
  gtk_list_box_select_row (self->list, row);

  if (row != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self),
                             get_suggestion (row),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Moves the person of the row. The focus follows them. */
static void
move_with_focus (TenboSeatRow *self,
                 int           step)
{
  GtkListBox    *list = GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (self)));
  int            index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self)) + step;
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, index);

  if (row == NULL || index < 0)
    return;

  g_signal_emit (self, move_signal, 0, step);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static gboolean
key_pressed_cb (TenboSeatRow   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType modifiers)
{
  gboolean       open = gtk_widget_get_visible (GTK_WIDGET (self->popover));
  gboolean       down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  gboolean       up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if ((up || down) && (modifiers & GDK_ALT_MASK) != 0)
    {
      close_suggestions (self);
      move_with_focus (self, down ? 1 : -1);
      return GDK_EVENT_STOP;
    }

  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      if (open)
        step_suggestion (self, 1);
      else
        open_suggestions (self);
      return GDK_EVENT_STOP;

    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      if (!open)
        return GDK_EVENT_PROPAGATE;
      step_suggestion (self, -1);
      return GDK_EVENT_STOP;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (!open || row == NULL)
        return GDK_EVENT_PROPAGATE;
      apply_suggestion (self, row);
      return GDK_EVENT_STOP;

    case GDK_KEY_Escape:
      if (!open)
        return GDK_EVENT_PROPAGATE;
      close_suggestions (self);
      return GDK_EVENT_STOP;

    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
text_changed_cb (TenboSeatRow *self)
{
  g_autofree char *name = tenbo_seat_row_dup_name (self);
  GtkStateFlags    flags = gtk_widget_get_state_flags (GTK_WIDGET (self));
  gboolean         typing = (flags & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  g_assert (name != NULL);
  if (typing && *name != '\0')
    open_suggestions (self);
  else
    close_suggestions (self);
  g_signal_emit (self, renamed_signal, 0);
}

static void
entry_activated_cb (TenboSeatRow *self)
{
  g_signal_emit (self, entered_signal, 0);
}

/* --- Moving --- */

static void
up_clicked_cb (TenboSeatRow *self)
{
  g_signal_emit (self, move_signal, 0, -1);
}

static void
down_clicked_cb (TenboSeatRow *self)
{
  g_signal_emit (self, move_signal, 0, 1);
}

/* Shows the arrows only while the row has the pointer or the focus. Invisible arrows do not receive
 * touches; screen readers and Tab reach them at any time. */
static void
tenbo_seat_row_state_flags_changed (GtkWidget    *widget,
                                    GtkStateFlags previous)
{
  TenboSeatRow *self = TENBO_SEAT_ROW (widget);
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  gboolean      shown = (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0;
  GtkWidget    *arrows[] = { self->up_button, self->down_button };

  GTK_WIDGET_CLASS (tenbo_seat_row_parent_class)->state_flags_changed (widget, previous);

  for (gsize i = 0; i < G_N_ELEMENTS (arrows) && arrows[i] != NULL; i++)
    {
      gtk_widget_set_opacity (arrows[i], shown ? 1 : 0);
      gtk_widget_set_can_target (arrows[i], shown);
    }
}

/* Claims the press; otherwise the row starts editing. */
static void
handle_pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static GdkContentProvider *
prepare_cb (GtkWidget *row)
{
  return gdk_content_provider_new_typed (G_OBJECT_TYPE (row), row);
}

/* Sets the drag icon: a row with the name, or with the seat if the name is empty. */
static void
drag_begin_cb (GtkWidget     *row,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  GtkWidget  *list = gtk_list_box_new ();
  GtkWidget  *shown = adw_action_row_new ();
  const char *name = gtk_editable_get_text (GTK_EDITABLE (row));

  if (*name == '\0')
    name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (shown), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (shown), tenbo_free_text_isolate (name));
  gtk_widget_set_size_request (shown, gtk_widget_get_width (row), gtk_widget_get_height (row));
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), shown);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), list);
  gdk_drag_set_hotspot (drag, gtk_widget_get_height (row) / 2, gtk_widget_get_height (row) / 2);
}

static gboolean
drop_cb (GtkWidget    *row,
         const GValue *value)
{
  GtkListBoxRow *drawn = g_value_get_object (value);
  int            step;

  if (drawn == NULL || gtk_widget_get_parent (GTK_WIDGET (drawn)) != gtk_widget_get_parent (row))
    return FALSE;

  step = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) - gtk_list_box_row_get_index (drawn);
  if (step != 0)
    g_signal_emit (drawn, move_signal, 0, step);

  return step != 0;
}

static void
add_drag (TenboSeatRow *self)
{
  GtkGesture    *press = gtk_gesture_click_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (TENBO_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  g_signal_connect (press, "pressed", G_CALLBACK (handle_pressed_cb), NULL);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (press));

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  gtk_gesture_group (GTK_GESTURE (source), press);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* --- The object --- */

static void
create_popover (TenboSeatRow *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_SINGLE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  /* Translators: names of people that match the typed letters */
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Suggestions"),
                                  -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (apply_suggestion), self,
                           G_CONNECT_SWAPPED);

  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_autohide (self->popover, FALSE);
  gtk_popover_set_has_arrow (self->popover, FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->popover), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "suggestions");
  gtk_popover_set_child (self->popover, GTK_WIDGET (self->list));
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}

static void
tenbo_seat_row_dispose (GObject *object)
{
  TenboSeatRow *self = TENBO_SEAT_ROW (object);

  self->list = NULL;

  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->popover)));

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_SEAT_ROW);
  g_clear_pointer (&self->people, g_strfreev);
  g_clear_pointer (&self->taken, g_strfreev);

  G_OBJECT_CLASS (tenbo_seat_row_parent_class)->dispose (object);
}

static void
tenbo_seat_row_class_init (TenboSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_seat_row_dispose;
  widget_class->state_flags_changed = tenbo_seat_row_state_flags_changed;

  move_signal = tenbo_class_add_signal (klass, "move", 1, G_TYPE_INT);
  renamed_signal = tenbo_class_add_signal (klass, "renamed", 0);
  entered_signal = tenbo_class_add_signal (klass, "entered", 0);

  g_type_ensure (TENBO_TYPE_SIDE_MARK);
  tenbo_class_set_template (klass, "tenbo-seat-row");
  gtk_widget_class_bind_template_child (widget_class, TenboSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatRow, up_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatRow, down_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatRow, mark);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_suggestions);
}

static void
tenbo_seat_row_init (TenboSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "changed", G_CALLBACK (text_changed_cb), NULL);
  add_drag (self);
  create_popover (self);
}

static void
set_button (GtkWidget  *button,
            const char *label,
            gboolean    sensitive)
{
  gtk_widget_set_tooltip_text (button, label);
  tenbo_label_set_accessible (button, label);
  gtk_widget_set_sensitive (button, sensitive);
}

void
tenbo_seat_row_set_row (TenboSeatRow *self,
                        int           row,
                        int           n_seats,
                        int           n_rows)
{
  const char      *wind = row < n_seats ? tenbo_words_wind ((TbWind) row) : NULL;
  const char      *seat;
  g_autofree char *title = NULL;
  g_autofree char *up = NULL;
  g_autofree char *down = NULL;

  g_return_if_fail (TENBO_IS_SEAT_ROW (self));

  if (row == 0)
    /* Translators: the seat of a player at the start: "East (first dealer)" */
    title = g_strdup_printf (_ ("%s (first dealer)"), wind);
  else if (row <= n_seats)
    /* Translators: the person who does not play in this game */
    title = g_strdup (wind != NULL ? wind : _ ("Sits Out"));
  else
    /* Translators: the second, third … person who does not play in this game: "Sits Out (2)" */
    title = g_strdup_printf (_ ("Sits Out (%d)"), row - n_seats + 1);
  seat = wind != NULL ? wind : title;

  /* Translators: the player at East, South … swaps seats with the player above */
  up = g_strdup_printf (_ ("Move %s Up"), seat);
  down = g_strdup_printf (_ ("Move %s Down"), seat);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  set_button (self->up_button, up, row > 0);
  set_button (self->down_button, down, row + 1 < n_rows);
  if (row < n_seats)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->mark), FALSE);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
tenbo_seat_row_set_side (TenboSeatRow *self,
                         TbSide        side)
{
  g_autofree char *words = NULL;

  g_return_if_fail (TENBO_IS_SEAT_ROW (self));

  /* Translators: the color of the side where a player sits: "Side: Blue" */
  words = g_strdup_printf (_ ("Side: %s"), tenbo_table_side_get_name (side));
  tenbo_side_mark_set_side (self->mark, side);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->mark), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

GStrv
tenbo_seat_row_list_people (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_autoptr (GPtrArray) people = tenbo_people_list (read, MAX_PEOPLE, &error);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  if (people == NULL)
    g_warning ("The people cannot be listed: %s", error->message);

  for (guint i = 0; people != NULL && i < people->len; i++)
    g_strv_builder_add (names, ((TenboStoredPerson *) g_ptr_array_index (people, i))->name);

  return g_strv_builder_end (names);
}

void
tenbo_seat_row_set_people (TenboSeatRow      *self,
                           const char *const *people)
{
  g_return_if_fail (TENBO_IS_SEAT_ROW (self));

  g_strfreev (self->people);
  self->people = g_strdupv ((char **) people);
}

void
tenbo_seat_row_set_taken (TenboSeatRow      *self,
                          const char *const *taken)
{
  g_return_if_fail (TENBO_IS_SEAT_ROW (self));

  g_strfreev (self->taken);
  self->taken = g_strdupv ((char **) taken);
}

char *
tenbo_seat_row_dup_name (TenboSeatRow *self)
{
  g_return_val_if_fail (TENBO_IS_SEAT_ROW (self), NULL);

  return tenbo_text_row_dup_text (TENBO_TEXT_ROW (self));
}

void
tenbo_seat_row_set_name (TenboSeatRow *self,
                         const char   *name)
{
  g_return_if_fail (TENBO_IS_SEAT_ROW (self));
  g_return_if_fail (name != NULL);

  g_signal_handlers_block_by_func (self, text_changed_cb, NULL);
  tenbo_text_row_set_text (TENBO_TEXT_ROW (self), name);
  g_signal_handlers_unblock_by_func (self, text_changed_cb, NULL);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
}

gboolean
tenbo_seat_row_order (int  n_rows,
                      int  from,
                      int  step,
                      int *order)
{
  int to = from + step;

  g_return_val_if_fail (order != NULL, FALSE);

  if (from < 0 || from >= n_rows || to < 0 || to >= n_rows || step == 0)
    return FALSE;

  for (int row = 0; row < n_rows; row++)
    order[row] = row;
  for (int row = from; row != to; row += step > 0 ? 1 : -1)
    order[row] = row + (step > 0 ? 1 : -1);
  order[to] = from;

  return TRUE;
}
