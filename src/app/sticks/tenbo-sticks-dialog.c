/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-sticks-dialog.h"

#include "tenbo-class.h"
#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-side-mark.h"
#include "tenbo-sticks.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Enough for more sticks of a kind than a set has. */
#define MAX_DIGITS 3

/* A line to count the sticks of a holder: an entry for each kind, and their sum below. The grid
 * owns the widgets. */
typedef struct
{
  GtkWidget *entries[TENBO_N_STICKS];
  GtkWidget *verdict;
} Count;

struct _TenboSticksDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwToggleGroup *page_group;
  GtkStack       *pages;
  GtkGrid        *hold_grid;
  GtkGrid        *count_grid;
  GtkWidget      *change_row;
  GtkLabel       *verdict;

  TenboGame *game;                          /* owned */
  Count      counts[TENBO_N_STICK_HOLDERS]; /* of the existing players and the pot */
};

G_DEFINE_FINAL_TYPE (TenboSticksDialog, tenbo_sticks_dialog, ADW_TYPE_DIALOG)

static gboolean
is_holder (TenboSticksDialog *self,
           int                holder)
{
  return holder == TENBO_STICKS_POT || holder < tenbo_game_get_table (self->game)->rules->players;
}

static const char *
get_name (TenboSticksDialog *self,
          int                holder)
{
  /* Translators: the sticks on the table until somebody wins */
  return holder == TENBO_STICKS_POT ? _ ("Pot")
                                    : tenbo_game_get_player_name (self->game, (TbPlayer) holder);
}

/* Returns the points that @holder should have; negative for a player in debt. */
static int
get_points (TenboSticksDialog *self,
            int                holder)
{
  const TbView *view = tenbo_game_get_view (self->game);

  return holder == TENBO_STICKS_POT ? view->pot + view->penalty_pot : view->scores[holder];
}

static int
get_total (TenboSticksDialog *self)
{
  int total = 0;

  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    if (is_holder (self, holder))
      total += get_points (self, holder);

  return total;
}

/* Hides @widget from screen readers: the name of the line has the same content. */
static void
hide_from_reader (GtkWidget *widget)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* Creates the mark and the name of @holder, which expands. */
static GtkWidget *
create_name (TenboSticksDialog *self,
             int                holder)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (get_name (self, holder));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_hexpand (box, TRUE);

  if (holder != TENBO_STICKS_POT)
    gtk_box_append (GTK_BOX (box),
                    tenbo_side_mark_new (tenbo_game_get_side (self->game, (TbPlayer) holder)));

  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
attach_headings (GtkGrid *grid)
{
  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      g_autofree char *points = tenbo_words_points (tenbo_stick_points[kind], FALSE);
      GtkWidget       *label = tenbo_label_new_number (points, 1, "caption");

      gtk_widget_add_css_class (label, "dimmed");
      gtk_widget_set_size_request (label, 44, -1);
      hide_from_reader (label);
      gtk_grid_attach (grid, label, kind + 1, 0, 1, 1);
    }
}

/* Describes the sticks: "Aki should hold 31,400, 3 × 10,000, 1 × 1,000, 4 × 100". */
static char *
describe_sticks (TenboSticksDialog *self,
                 int                holder,
                 const TenboSticks *sticks)
{
  int              points = get_points (self, holder);
  g_autofree char *sum = tenbo_words_points (ABS (points), FALSE);
  g_autoptr (GString) text = g_string_new (NULL);

  if (points < 0)
    /* Translators: a player is in debt with this number of points: "Aki owes 1,200" */
    g_string_printf (text, _ ("%1$s owes %2$s"), get_name (self, holder), sum);
  else if (holder == TENBO_STICKS_POT)
    /* Translators: points: "2,000 in the pot" */
    g_string_printf (text, _ ("%s in the pot"), sum);
  else
    /* Translators: the points of a player in sticks: "Aki should hold 31,400" */
    g_string_printf (text, _ ("%1$s should hold %2$s"), get_name (self, holder), sum);

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      g_autofree char *worth = tenbo_words_points (tenbo_stick_points[kind], FALSE);

      if (sticks->n[kind] > 0)
        g_string_append_printf (text, ", %d × %s", sticks->n[kind], worth);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
attach_hold_row (TenboSticksDialog *self,
                 int                holder,
                 int                row)
{
  const TbRules   *rules = tenbo_game_get_table (self->game)->rules;
  TenboStickDeal   deal = TENBO_STICKS_FEWEST;
  int              points = get_points (self, holder);
  GtkWidget       *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *sum = tenbo_words_points (ABS (points), FALSE);
  /* Translators: points of a player below zero: "owes 1,200" */
  g_autofree char *owes = points < 0 ? g_strdup_printf (_ ("owes %s"), sum) : NULL;
  GtkWidget       *label = tenbo_label_new_number (owes != NULL ? owes : sum, 1,
                                             points < 0 ? "error" : "dimmed");
  TenboSticks      sticks;
  g_autofree char *words = NULL;

  if (holder != TENBO_STICKS_POT && adw_switch_row_get_active (ADW_SWITCH_ROW (self->change_row)))
    deal = rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND ? TENBO_STICKS_CHANGE_THOUSANDS
                                                               : TENBO_STICKS_CHANGE;
  tenbo_sticks_split (ABS (points), deal, &sticks);
  words = describe_sticks (self, holder, &sticks);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (texts), create_name (self, holder));
  gtk_box_append (GTK_BOX (texts), label);
  tenbo_label_set_accessible (label, words);
  gtk_grid_attach (self->hold_grid, texts, 0, row, 1, 1);

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      g_autofree char *n = g_strdup_printf ("%d", sticks.n[kind]);
      const char      *style = sticks.n[kind] > 0 ? "title-3" : "dimmed";
      GtkWidget       *number = tenbo_label_new_number (n, 1, style);

      hide_from_reader (number);
      gtk_grid_attach (self->hold_grid, number, kind + 1, row, 1, 1);
    }
}

static void
show_hold (TenboSticksDialog *self)
{
  GtkWidget *child;
  int        row = 1;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hold_grid))) != NULL)
    gtk_grid_remove (self->hold_grid, child);

  attach_headings (self->hold_grid);
  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    if (is_holder (self, holder) && (holder != TENBO_STICKS_POT || get_points (self, holder) > 0))
      attach_hold_row (self, holder, row++);
}

/* Returns the number of sticks in @entry, -1 if it is empty, or -2 if it is not a number. */
static int
parse (GtkWidget *entry)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  guint64     n;

  if (*text == '\0')
    return -1;

  return g_ascii_string_to_unsigned (text, 10, 0, 999, &n, NULL) ? (int) n : -2;
}

/* Returns whether the sticks of @holder were counted, and sets @off to the difference. A player in
 * debt needs no count, nor does an empty pot if nothing is typed for it. */
static gboolean
count (TenboSticksDialog *self,
       int                holder,
       int               *counted,
       int               *off)
{
  int         points = get_points (self, holder);
  TenboSticks sticks = { 0 };
  gboolean    typed = FALSE;
  gboolean    readable = TRUE;

  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      int n = parse (self->counts[holder].entries[kind]);

      typed = typed || n >= 0;
      readable = readable && n != -2;
      sticks.n[kind] = MAX (n, 0);
    }

  typed = typed && readable;
  *counted = typed ? tenbo_sticks_sum (&sticks) : 0;
  if (points < 0)
    *counted = points;
  *off = *counted - points;

  return typed || points < 0 || (holder == TENBO_STICKS_POT && points == 0);
}

/* Shows the count: "31,400, 1,000 too many". */
static void
show_count (TenboSticksDialog *self,
            int                holder)
{
  const Count     *row = &self->counts[holder];
  int              points = get_points (self, holder);
  int              counted;
  int              off;
  gboolean         known = count (self, holder, &counted, &off);
  g_autofree char *sum = NULL;
  g_autofree char *difference = NULL;
  g_autofree char *text = NULL;

  if (known && points < 0)
    {
      sum = tenbo_words_points (-points, FALSE);
      text = g_strdup_printf (_ ("owes %s"), sum);
    }
  else if (known)
    {
      sum = tenbo_words_points (counted, FALSE);
      difference = tenbo_words_points (ABS (off), FALSE);
      if (off > 0)
        /* Translators: counted points, and the difference: "31,400 · 1,000 too many" */
        text = g_strdup_printf (_ ("%1$s · %2$s too many"), sum, difference);
      else if (off < 0)
        /* Translators: counted points, and the difference: "31,400 · 1,000 too few" */
        text = g_strdup_printf (_ ("%1$s · %2$s too few"), sum, difference);
      else
        text = g_strdup_printf ("%s \u2713", sum);
    }

  gtk_label_set_label (GTK_LABEL (row->verdict), text != NULL ? text : "");
  tenbo_class_toggle (row->verdict, "error", known && off != 0);
  tenbo_class_toggle (row->verdict, "dimmed", !known || off == 0);
  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    gtk_widget_set_sensitive (row->entries[kind], points >= 0);
}

/* Describes the corrections: "The total is right, but not every player has the right amount: Ben
 * gives 1,000 to Dai". */
static char *
describe_moves (TenboSticksDialog *self,
                const int          off[TENBO_N_STICK_HOLDERS])
{
  TenboStickMove moves[TENBO_N_STICK_HOLDERS];
  int            n_moves = tenbo_sticks_mend (off, moves);
  g_autoptr (GString) text = g_string_new (_ ("The total is right, but not every player has the "
                                              "right amount:"));

  if (n_moves == 0)
    return g_strdup (_ ("All sticks are accounted for."));

  for (int i = 0; i < n_moves; i++)
    {
      g_autofree char *points = tenbo_words_points (moves[i].points, FALSE);
      const char      *from = get_name (self, moves[i].from);
      const char      *to = get_name (self, moves[i].to);

      g_string_append_c (text, '\n');
      if (moves[i].from == TENBO_STICKS_POT)
        /* Translators: a player, a number of points: "Ben takes 1,000 from the pot" */
        g_string_append_printf (text, _ ("%1$s takes %2$s from the pot"), to, points);
      else if (moves[i].to == TENBO_STICKS_POT)
        /* Translators: a player, a number of points: "Ben puts 1,000 into the pot" */
        g_string_append_printf (text, _ ("%1$s puts %2$s into the pot"), from, points);
      else
        /* Translators: a player, a number of points, another player: "Ben gives 1,000 to Dai" */
        g_string_append_printf (text, _ ("%1$s gives %2$s to %3$s"), from, points, to);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Describes the result of the count and sets @complete if every holder was counted. */
static char *
describe_count (TenboSticksDialog *self,
                gboolean          *complete)
{
  int              off[TENBO_N_STICK_HOLDERS] = { 0 };
  int              sum = 0;
  int              total = get_total (self);
  g_autofree char *all = tenbo_words_points (total, FALSE);
  g_autofree char *found = NULL;
  g_autofree char *difference = NULL;

  *complete = TRUE;
  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    {
      int counted;

      if (!is_holder (self, holder))
        continue;

      *complete = count (self, holder, &counted, &off[holder]) && *complete;
      sum += counted;
    }

  found = tenbo_words_points (sum, FALSE);
  difference = tenbo_words_points (ABS (sum - total), FALSE);

  if (!*complete)
    /* Translators: the points counted so far, and all points: "Counted 56,400 of 100,000" */
    return g_strdup_printf (_ ("Counted %1$s of %2$s"), found, all);

  if (sum < total)
    /* Translators: the points that were counted, all points of the table, and the difference */
    return g_strdup_printf (_ ("%1$s of %2$s: %3$s missing"), found, all, difference);

  if (sum > total)
    /* Translators: the points that were counted, all points of the table, and the difference */
    return g_strdup_printf (_ ("%1$s of %2$s: %3$s too many"), found, all, difference);

  return describe_moves (self, off);
}

static gboolean
is_counting (TenboSticksDialog *self)
{
  return adw_toggle_group_get_active (self->page_group) == 1;
}

/* Announces the verdict for screen readers only when the count is complete, not after each
 * digit. */
static void
show_verdict (TenboSticksDialog *self)
{
  g_autofree char *all = tenbo_words_points (get_total (self), FALSE);
  g_autofree char *text = NULL;
  gboolean         complete = FALSE;

  if (is_counting (self))
    text = describe_count (self, &complete);
  else
    /* Translators: all points of the table */
    text = g_strdup_printf (_ ("%s points in total"), all);

  if (g_str_equal (text, gtk_label_get_label (self->verdict)))
    return;

  gtk_label_set_label (self->verdict, text);
  if (complete)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
counts_changed_cb (TenboSticksDialog *self)
{
  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    if (is_holder (self, holder))
      show_count (self, holder);

  show_verdict (self);
}

static void
entry_changed_cb (TenboSticksDialog *self,
                  GtkWidget         *entry)
{
  tenbo_class_toggle (entry, "error", parse (entry) == -2);
  counts_changed_cb (self);
}

static void
entry_activated_cb (GtkWidget *entry)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (entry)), GTK_DIR_TAB_FORWARD);
}

/* Attaches a line for the sticks of @holder at @row; it uses two rows. */
static void
attach_count (TenboSticksDialog *self,
              int                holder,
              int                row)
{
  Count     *line = &self->counts[holder];
  GtkWidget *verdict = g_object_new (GTK_TYPE_LABEL,
                                     "margin-bottom", 9,
                                     "wrap", TRUE,
                                     "xalign", 1.0f,
                                     NULL);

  gtk_grid_attach (self->count_grid, create_name (self, holder), 0, row, 1, 1);
  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      g_autofree char *points = tenbo_words_points (tenbo_stick_points[kind], FALSE);
      /* Translators: the number of sticks of one kind that a player has: "Aki, sticks of 1,000" */
      g_autofree char *name =
        g_strdup_printf (_ ("%1$s, number of %2$s-point sticks"), get_name (self, holder), points);
      GtkWidget *entry = g_object_new (GTK_TYPE_ENTRY,
                                       "input-purpose", GTK_INPUT_PURPOSE_DIGITS,
                                       "max-length", MAX_DIGITS,
                                       "max-width-chars", 4,
                                       "tooltip-text", name,
                                       "width-chars", 2,
                                       "xalign", 1.0f,
                                       NULL);

      tenbo_label_set_accessible (entry, name);
      gtk_widget_add_css_class (entry, "stick-number");
      g_signal_connect_object (entry, "changed", G_CALLBACK (entry_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect (entry, "activate", G_CALLBACK (entry_activated_cb), NULL);
      gtk_grid_attach (self->count_grid, entry, kind + 1, row, 1, 1);
      line->entries[kind] = entry;
    }

  gtk_widget_add_css_class (verdict, "numeric");
  gtk_grid_attach (self->count_grid, verdict, 0, row + 1, TENBO_N_STICKS + 1, 1);
  line->verdict = verdict;
}

static void
game_changed_cb (TenboSticksDialog *self)
{
  show_hold (self);
  counts_changed_cb (self);
}

static void
change_toggled_cb (TenboSticksDialog *self)
{
  if (self->game != NULL)
    show_hold (self);
}

static void
page_changed_cb (TenboSticksDialog *self)
{
  if (self->game == NULL)
    return;

  gtk_stack_set_visible_child_name (self->pages, is_counting (self) ? "count" : "hold");
  show_verdict (self);
  if (is_counting (self))
    gtk_widget_grab_focus (self->counts[0].entries[0]);
}

static gboolean
key_pressed_cb (TenboSticksDialog *self,
                guint              keyval,
                guint              keycode,
                GdkModifierType    modifiers)
{
  if (keyval != GDK_KEY_F8)
    return GDK_EVENT_PROPAGATE;

  adw_toggle_group_set_active (self->page_group, is_counting (self) ? 0 : 1);

  return GDK_EVENT_STOP;
}

static void
tenbo_sticks_dialog_dispose (GObject *object)
{
  TenboSticksDialog *self = TENBO_STICKS_DIALOG (object);

  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_STICKS_DIALOG);

  G_OBJECT_CLASS (tenbo_sticks_dialog_parent_class)->dispose (object);
}

static void
tenbo_sticks_dialog_class_init (TenboSticksDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_sticks_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-sticks-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, page_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, hold_grid);
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, count_grid);
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, change_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSticksDialog, verdict);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, change_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
tenbo_sticks_dialog_init (TenboSticksDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TenboSticksDialog *
tenbo_sticks_dialog_new (TenboGame *game)
{
  TenboSticksDialog *self;
  int                row = 1;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_STICKS_DIALOG, NULL);
  self->game = g_object_ref (game);
  attach_headings (self->count_grid);
  for (int holder = 0; holder < TENBO_N_STICK_HOLDERS; holder++)
    if (is_holder (self, holder))
      {
        attach_count (self, holder, row);
        row += 2;
      }
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);

  return self;
}

gboolean
tenbo_sticks_dialog_is_for (TenboGame *game)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), FALSE);

  return tenbo_game_get_table (game)->rules->start_points > 0;
}
