/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-dice-dialog.h"

#include "tenbo-class.h"
#include "tenbo-entry-spin.h"
#include "tenbo-seat-plan.h"
#include "tenbo-shell.h"
#include "tenbo-side-mark.h"
#include "tenbo-throw.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* --- A die --- */

#define DIE_SIZE 64

struct _TenboDie
{
  GtkWidget parent_instance;

  int eyes;
};

G_DEFINE_FINAL_TYPE (TenboDie, tenbo_die, GTK_TYPE_WIDGET)

/* The pips of each face, row by row: bit 0 is the upper left pip, bit 8 the lower right one. */
static const guint faces[] = { 0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16d };

/* Dice are ivory in light and dark style; the single pip is large, as on Japanese dice. */
static void
tenbo_die_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TenboDie       *self = TENBO_DIE (widget);
  float           width = (float) gtk_widget_get_width (widget);
  float           height = (float) gtk_widget_get_height (widget);
  float           size = MIN (width, height);
  float           radius = size * (self->eyes == 1 ? 0.15f : 0.09f);
  const GdkRGBA   black = { 0.1f, 0.1f, 0.12f, 1 };
  GdkRGBA         color;
  GskRoundedRect  outline;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) eyes = NULL;

  gtk_widget_get_color (widget, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.18f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &outline.bounds);

  for (int i = 0; i < 9; i++)
    if ((faces[self->eyes] & (1u << i)) != 0)
      gsk_path_builder_add_circle (
        builder,
        &GRAPHENE_POINT_INIT (size * (0.25f + 0.25f * (float) (i % 3)),
                              size * (0.25f + 0.25f * (float) (i / 3))),
        radius);
  eyes = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, eyes, GSK_FILL_RULE_WINDING, &black);

  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tenbo_die_class_init (TenboDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_die_snapshot;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_die_init (TenboDie *self)
{
  self->eyes = 1;
  gtk_widget_set_size_request (GTK_WIDGET (self), DIE_SIZE, DIE_SIZE);
}

/* --- The dialog --- */

/* A number without dice, or one to three dice */
#define N_KINDS (TENBO_MAX_DICE + 1)

struct _TenboDiceDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkBox         *dice_box;
  GtkWidget      *scrolled;
  GtkViewport    *viewport;
  GtkLabel       *number_label;
  TenboSideMark  *mark;
  GtkLabel       *wall_label;
  GtkLabel       *stack_label;
  TenboSeatPlan  *plan;
  AdwToggleGroup *kind_group;
  GtkWidget      *options_list;
  GtkWidget      *max_row;
  GtkAdjustment  *max;
  GtkWidget      *empty_row;
  GtkLabel       *earlier_label;
  GtkWidget      *throw_button;

  /* Owned */
  GSettings *settings;
  GPtrArray *earlier; /* of the window: TenboShellState */
  char      *last;    /* description of the current throw; NULL before the first */
  char      *names[TB_MAX_PLAYERS];

  TenboSeating seating;
  TbPlayer     dealer;
  TenboChance  chance;
};

G_DEFINE_FINAL_TYPE (TenboDiceDialog, tenbo_dice_dialog, ADW_TYPE_DIALOG)

static gboolean
has_three (TenboDiceDialog *self)
{
  return self->seating.n_players < TB_MAX_PLAYERS;
}

/* Formats the wall: "Wall of Chie · green". */
static char *
describe_wall (TenboDiceDialog  *self,
               const TenboThrow *thrown)
{
  int         player = tenbo_seating_find_player (&self->seating, thrown->wall);
  const char *color = tenbo_table_side_get_name (thrown->wall);

  if (player < 0)
    /* Translators: the wall where nobody sits, and the color of the side: "Empty side · Red" */
    return g_strdup_printf (_ ("Empty side · %s"), color);

  /* Translators: whose wall is opened, and the color of the side: "Wall of Chie · Green" */
  return g_strdup_printf (_ ("Wall of %1$s · %2$s"), self->names[player], color);
}

/* Formats the throw: "7 (3 + 4) Green". */
static char *
describe_throw (const TenboThrow *thrown)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "%d", thrown->number);
  for (int i = 0; i < thrown->n_dice && thrown->n_dice > 1; i++)
    g_string_append_printf (text, "%s%d", i == 0 ? " (" : " + ", thrown->dice[i]);
  if (thrown->n_dice > 1)
    g_string_append_c (text, ')');
  g_string_append_printf (text, " %s", tenbo_table_side_get_name (thrown->wall));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
remember (TenboDiceDialog *self)
{
  if (self->last == NULL)
    return;

  g_ptr_array_insert (self->earlier, 0, g_steal_pointer (&self->last));
  if (self->earlier->len > TENBO_MAX_EARLIER)
    g_ptr_array_set_size (self->earlier, TENBO_MAX_EARLIER);
}

static void
throw_dice (TenboDiceDialog *self)
{
  TenboThrowRules rules = {
    .n_dice = g_settings_get_int (self->settings, "dice"),
    .max = g_settings_get_int (self->settings, "dice-maximum"),
    .empty_side = has_three (self) && g_settings_get_boolean (self->settings, "dice-empty-side"),
  };
  TenboThrow       thrown;
  GtkAdjustment   *adjustment;
  GtkWidget       *child;
  g_autofree char *number = NULL;
  g_autofree char *wall = NULL;
  g_autofree char *stack = NULL;
  g_autofree char *announcement = NULL;
  g_autofree char *before = NULL;
  g_autoptr (GString) earlier = g_string_new (NULL);

  remember (self);
  tenbo_throw_make (&rules, &self->seating, self->dealer, &self->chance, &thrown);
  self->last = describe_throw (&thrown);

  number = g_strdup_printf ("%d", thrown.number);
  wall = describe_wall (self, &thrown);
  /* Translators: the opening of the wall: %d stacks are to the right of it */
  stack = g_strdup_printf (g_dngettext (NULL,
                                        "Opened after %d stack from the right",
                                        "Opened after %d stacks from the right",
                                        (gulong) thrown.number),
                           thrown.number);
  gtk_label_set_label (self->number_label, number);
  gtk_label_set_label (self->wall_label, wall);
  gtk_label_set_label (self->stack_label, stack);
  tenbo_side_mark_set_side (self->mark, thrown.wall);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_box))) != NULL)
    gtk_box_remove (self->dice_box, child);
  for (int i = 0; i < thrown.n_dice; i++)
    {
      child = g_object_new (TENBO_TYPE_DIE, NULL);
      TENBO_DIE (child)->eyes = thrown.dice[i];
      gtk_box_append (self->dice_box, child);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->dice_box), thrown.n_dice > 0);
  tenbo_seat_plan_set_walls (self->plan, &self->seating, rules.empty_side);
  tenbo_seat_plan_open (self->plan, thrown.wall, thrown.number);

  for (guint i = 0; i < self->earlier->len; i++)
    g_string_append_printf (earlier, "%s%s", i > 0 ? " · " : "",
                            (const char *) self->earlier->pdata[i]);
  /* Translators: the previous throws, the latest first: "Previous: 7 (3 + 4) Green · 5 Blue" */
  before = g_strdup_printf (_ ("Previous: %s"), earlier->str);
  gtk_label_set_label (self->earlier_label, before);
  gtk_widget_set_visible (GTK_WIDGET (self->earlier_label), self->earlier->len > 0);

  /* Scrolls up to the result, even if the user has scrolled to the options. */
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));

  announcement = g_strdup_printf ("%s. %s. %s", number, wall, stack);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), announcement,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
show_options (TenboDiceDialog *self)
{
  gboolean number = g_settings_get_int (self->settings, "dice") == 0;

  gtk_widget_set_visible (self->max_row, number);
  gtk_widget_set_visible (self->empty_row, has_three (self));
  gtk_widget_set_visible (self->options_list, number || has_three (self));
}

static void
kind_changed_cb (TenboDiceDialog *self)
{
  /* The number is the last toggle, after one to three dice. */
  int kind = (int) (adw_toggle_group_get_active (self->kind_group) + 1) % N_KINDS;

  if (self->settings == NULL || kind == g_settings_get_int (self->settings, "dice"))
    return;

  g_settings_set_int (self->settings, "dice", kind);
  show_options (self);
}

static void
show_kind (TenboDiceDialog *self,
           guint            kind)
{
  adw_toggle_group_set_active (self->kind_group, (kind + N_KINDS - 1) % N_KINDS);
}

static void
choose_kind (TenboDiceDialog *self,
             guint            kind)
{
  show_kind (self, kind);
  gtk_widget_grab_focus (self->throw_button);
  throw_dice (self);
}

static gboolean
key_pressed_cb (TenboDiceDialog *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_viewport_set_scroll_to_focus (self->viewport, TRUE);

  /* Ignores keys while the user types the highest number. */
  if ((root != NULL && GTK_IS_EDITABLE (gtk_root_get_focus (root))) ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_F4:
      throw_dice (self);
      return GDK_EVENT_STOP;

    case GDK_KEY_0:
    case GDK_KEY_1:
    case GDK_KEY_2:
    case GDK_KEY_3:
      choose_kind (self, keyval - GDK_KEY_0);
      return GDK_EVENT_STOP;

    case GDK_KEY_KP_0:
    case GDK_KEY_KP_1:
    case GDK_KEY_KP_2:
    case GDK_KEY_KP_3:
      choose_kind (self, keyval - GDK_KEY_KP_0);
      return GDK_EVENT_STOP;

    case GDK_KEY_e:
      if (has_three (self))
        adw_switch_row_set_active (ADW_SWITCH_ROW (self->empty_row),
                                   !adw_switch_row_get_active (ADW_SWITCH_ROW (self->empty_row)));
      return GDK_EVENT_STOP;

    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
tenbo_dice_dialog_dispose (GObject *object)
{
  TenboDiceDialog *self = TENBO_DICE_DIALOG (object);

  if (self->earlier != NULL)
    remember (self);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->earlier, g_ptr_array_unref);
  g_clear_pointer (&self->last, g_free);
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    g_clear_pointer (&self->names[player], g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_DICE_DIALOG);

  G_OBJECT_CLASS (tenbo_dice_dialog_parent_class)->dispose (object);
}

static void
tenbo_dice_dialog_class_init (TenboDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_dice_dialog_dispose;

  g_type_ensure (TENBO_TYPE_SIDE_MARK);
  g_type_ensure (TENBO_TYPE_SEAT_PLAN);
  tenbo_class_set_template (klass, "tenbo-dice-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, dice_box);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, viewport);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, number_label);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, mark);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, wall_label);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, stack_label);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, plan);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, kind_group);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, options_list);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, max_row);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, max);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, empty_row);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, earlier_label);
  gtk_widget_class_bind_template_child (widget_class, TenboDiceDialog, throw_button);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, throw_dice);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
tenbo_dice_dialog_init (TenboDiceDialog *self)
{
  self->chance = tenbo_chance_real ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_adjustment_set_upper (self->max, TENBO_MAX_NUMBER);
  tenbo_entry_spin_set_up (ADW_SPIN_ROW (self->max_row));
}

TenboDiceDialog *
tenbo_dice_dialog_present (GtkWidget          *from,
                           const TenboSeating *seating,
                           const char *const  *names,
                           TbPlayer            dealer)
{
  TenboDiceDialog *self = g_object_new (TENBO_TYPE_DICE_DIALOG, NULL);
  TenboShell      *shell = tenbo_shell_find (from);
  GSettings       *settings = tenbo_context_get_settings (tenbo_shell_get_context (shell));

  self->earlier = g_ptr_array_ref (tenbo_shell_get_state (shell)->throws);
  self->seating = *seating;
  self->dealer = dealer;
  for (int player = 0; player < seating->n_players; player++)
    self->names[player] = g_strdup (names[player] != NULL && *names[player] != '\0'
                                      ? names[player]
                                      : tenbo_words_wind ((TbWind) player));
  tenbo_seat_plan_set_seating (self->plan, seating, (const char *const *) self->names, dealer);

  show_kind (self, (guint) g_settings_get_int (settings, "dice"));
  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "dice-maximum", self->max, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "dice-empty-side", self->empty_row, "active", G_SETTINGS_BIND_DEFAULT);
  show_options (self);

  adw_dialog_present (ADW_DIALOG (self), from);
  gtk_widget_grab_focus (self->throw_button);
  throw_dice (self);

  return self;
}

void
tenbo_dice_dialog_set_chance (TenboDiceDialog   *self,
                              const TenboChance *chance)
{
  g_return_if_fail (TENBO_IS_DICE_DIALOG (self));

  self->chance = *chance;
}
