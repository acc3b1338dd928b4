/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seats-form.h"

#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-seat-plan.h"
#include "tenbo-seat-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboSeatsForm
{
  AdwBin parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *group;
  GtkWidget           *last_button;
  GtkWidget           *empty_list;
  GtkWidget           *empty_row;
  TenboSeatPlan       *plan;
  GtkLabel            *warning_label;

  TenboSeatRow *rows[TENBO_SEATS_MAX]; /* seats in turn order, then people who sit out */
  TenboSeating  seating;
  int           n_seats; /* 0: no ruleset yet */
  int           n_added; /* rows that the user added for people who sit out */
};

G_DEFINE_FINAL_TYPE (TenboSeatsForm, tenbo_seats_form, ADW_TYPE_BIN)

static guint changed_signal;
static guint activated_signal;

/* Returns the number of visible rows: the seats, the people who sit out, and the rows that the user
 * added. */
static int
get_n_rows (TenboSeatsForm *self)
{
  int n_rows = MIN (self->n_seats + self->n_added, TENBO_SEATS_MAX);

  for (int row = n_rows; row < TENBO_SEATS_MAX; row++)
    {
      g_autofree char *name = tenbo_seat_row_dup_name (self->rows[row]);

      if (*name != '\0')
        n_rows = row + 1;
    }

  return n_rows;
}

/* Returns the names of the rows from @first up to, but not including, @end. */
static GStrv
dup_names (TenboSeatsForm *self,
           int             first,
           int             end)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (int row = first; row < end; row++)
    g_strv_builder_take (names, tenbo_seat_row_dup_name (self->rows[row]));

  return g_strv_builder_end (names);
}

static void
names_changed_cb (TenboSeatsForm *self)
{
  int n_seats = self->n_seats;
  int n_rows = get_n_rows (self);
  g_auto (GStrv) names = dup_names (self, 0, TENBO_SEATS_MAX);
  g_auto (GStrv) players = dup_names (self, 0, n_seats);
  g_autofree char *warning = NULL;

  adw_preferences_group_set_description (
    self->group,
    n_rows > n_seats ? _ ("In turn order, starting with the first dealer. Players below the seats "
                          "sit out; the first of them joins the next game.")
                     : _ ("In turn order, starting with the first dealer"));

  for (int row = 0; row < TENBO_SEATS_MAX; row++)
    {
      tenbo_seat_row_set_taken (self->rows[row], (const char *const *) names);
      gtk_widget_set_visible (GTK_WIDGET (self->rows[row]), row < n_rows);
      if (row < n_rows)
        tenbo_seat_row_set_row (self->rows[row], row, n_seats, n_rows);
      if (row < n_seats)
        tenbo_seat_row_set_side (self->rows[row], self->seating.sides[row]);

      /* The same name at two seats is a mistake, or two people whom the app cannot distinguish. */
      if (warning == NULL && *names[row] != '\0' &&
          g_strv_contains ((const char *const *) names + row + 1, names[row]))
        /* Translators: the name of a player: "Aki is entered twice." */
        warning = g_strdup_printf (_ ("%s is entered twice. You can play like this, but the "
                                      "two players are hard to tell apart."),
                                   tenbo_free_text_isolate (names[row]));
    }

  tenbo_seat_plan_set_seating (self->plan, &self->seating, (const char *const *) players, 0);
  gtk_label_set_label (self->warning_label, warning != NULL ? warning : "");
  gtk_widget_set_visible (GTK_WIDGET (self->warning_label), warning != NULL);
  g_signal_emit (self, changed_signal, 0);
}

/* Sets all names before emitting a signal: an empty seat in between would make a button
 * insensitive, which would lose the focus. The caller emits the signal. */
static void
write_names (TenboSeatsForm    *self,
             const char *const *names)
{
  for (int row = 0; row < TENBO_SEATS_MAX; row++)
    tenbo_seat_row_set_name (self->rows[row], *names != NULL ? *names++ : "");
}

/* Three players use the sides of the first three of four; the side of the fourth is kept for the
 * next four-player ruleset. */
static void
fit_seating (TenboSeatsForm *self)
{
  int    n_seats = self->n_seats;
  TbSide first = self->seating.sides[0];
  TbSide last = self->seating.sides[TB_MAX_PLAYERS - 1];

  if (self->seating.n_players != n_seats && n_seats > 0)
    tenbo_seating_init (&self->seating, n_seats, first, last);
}

static void
seat_moved_cb (TenboSeatsForm *self,
               int             step,
               TenboSeatRow   *row)
{
  int n_rows = get_n_rows (self);
  g_auto (GStrv) names = dup_names (self, 0, n_rows);
  const char *moved[TENBO_SEATS_MAX + 1] = { NULL };
  int         order[TENBO_SEATS_MAX];
  int         from = 0;

  while (from < n_rows && self->rows[from] != row)
    from++;
  if (!tenbo_seat_row_order (n_rows, from, step, order))
    return;

  for (int at = 0; at < n_rows; at++)
    moved[at] = names[order[at]];
  write_names (self, moved);
  names_changed_cb (self);
}

/* Shows the seats and announces them for screen readers. */
static void
show_seats (TenboSeatsForm *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  names_changed_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self->plan), TRUE);

  for (int row = 0; row < self->n_seats; row++)
    {
      g_autofree char *name = tenbo_seat_row_dup_name (self->rows[row]);

      g_string_append_printf (text,
                              "%s%s: %s, %s",
                              row > 0 ? ". " : "",
                              tenbo_words_wind ((TbWind) row),
                              tenbo_free_text_isolate (name),
                              tenbo_table_side_get_name (self->seating.sides[row]));
    }

  gtk_accessible_announce (GTK_ACCESSIBLE (self),
                           text->str,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Moves the focus to the first seat without a name, starting at @first. Returns whether there is
 * one. */
static gboolean
focus_empty (TenboSeatsForm *self,
             int             first)
{
  for (int i = 0; i < self->n_seats; i++)
    {
      TenboSeatRow    *row = self->rows[(first + i) % self->n_seats];
      g_autofree char *name = tenbo_seat_row_dup_name (row);

      if (*name == '\0')
        {
          gtk_widget_grab_focus (GTK_WIDGET (row));
          return TRUE;
        }
    }

  return FALSE;
}

/* Enter moves to the next seat without a name, or starts the game if there is none. */
static void
seat_activated_cb (TenboSeatsForm *self,
                   TenboSeatRow   *row)
{
  int n_seats = self->n_seats;
  int at = 0;

  while (at < n_seats && self->rows[at] != row)
    at++;

  if (focus_empty (self, at + 1))
    return;

  if (at + 1 >= n_seats)
    g_signal_emit (self, activated_signal, 0);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->rows[at + 1]));
}

static void
tenbo_seats_form_class_init (TenboSeatsFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = tenbo_class_add_signal (klass, "changed", 0);
  activated_signal = tenbo_class_add_signal (klass, "activated", 0);

  g_type_ensure (TENBO_TYPE_SEAT_PLAN);
  tenbo_class_set_template (klass, "tenbo-seats-form");
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, group);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, last_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, empty_list);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, empty_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, plan);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsForm, warning_label);
}

static void
tenbo_seats_form_init (TenboSeatsForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_seating_init (&self->seating, TB_MAX_PLAYERS, TB_SIDE_BLUE, TB_SIDE_RED);

  for (int i = 0; i < TENBO_SEATS_MAX; i++)
    {
      TenboSeatRow *row = g_object_new (TENBO_TYPE_SEAT_ROW, NULL);

      g_signal_connect_object (row, "renamed", G_CALLBACK (names_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "move", G_CALLBACK (seat_moved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "entered", G_CALLBACK (seat_activated_cb), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->group, GTK_WIDGET (row));
      self->rows[i] = row;
    }
}

void
tenbo_seats_form_set_n_seats (TenboSeatsForm *self,
                              int             n_seats)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));
  g_return_if_fail (n_seats >= 3 && n_seats <= TB_MAX_PLAYERS);

  self->n_seats = n_seats;
  gtk_widget_set_visible (self->empty_list, n_seats < TB_MAX_PLAYERS);
  fit_seating (self);
  names_changed_cb (self);
}

void
tenbo_seats_form_set_people (TenboSeatsForm    *self,
                             const char *const *people)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));

  for (int row = 0; row < TENBO_SEATS_MAX; row++)
    tenbo_seat_row_set_people (self->rows[row], people);
}

void
tenbo_seats_form_set_has_last (TenboSeatsForm *self,
                               gboolean        has_last)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));

  gtk_widget_set_visible (self->last_button, has_last);
}

void
tenbo_seats_form_seat (TenboSeatsForm     *self,
                       const char *const  *names,
                       const TenboSeating *seating)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));

  self->n_added = 0;
  write_names (self, names);
  self->seating = *seating;
  fit_seating (self);
  names_changed_cb (self);
}

GStrv
tenbo_seats_form_dup_players (TenboSeatsForm *self)
{
  g_return_val_if_fail (TENBO_IS_SEATS_FORM (self), NULL);

  return dup_names (self, 0, self->n_seats);
}

GStrv
tenbo_seats_form_dup_sitting_out (TenboSeatsForm *self)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GStrvBuilder) typed = g_strv_builder_new ();

  g_return_val_if_fail (TENBO_IS_SEATS_FORM (self), NULL);

  names = dup_names (self, self->n_seats, TENBO_SEATS_MAX);
  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0')
      g_strv_builder_add (typed, names[i]);

  return g_strv_builder_end (typed);
}

const TenboSeating *
tenbo_seats_form_get_seating (TenboSeatsForm *self)
{
  g_return_val_if_fail (TENBO_IS_SEATS_FORM (self), NULL);

  return &self->seating;
}

gboolean
tenbo_seats_form_get_complete (TenboSeatsForm *self)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (TENBO_IS_SEATS_FORM (self), FALSE);

  names = dup_names (self, 0, self->n_seats);

  return names[0] != NULL && !g_strv_contains ((const char *const *) names, "");
}

void
tenbo_seats_form_focus_empty (TenboSeatsForm *self)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));

  focus_empty (self, 0);
}

void
tenbo_seats_form_add_row (TenboSeatsForm *self)
{
  g_return_if_fail (TENBO_IS_SEATS_FORM (self));

  self->n_added = get_n_rows (self) + 1 - self->n_seats;
  names_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->rows[get_n_rows (self) - 1]));
}

gboolean
tenbo_seats_form_get_full (TenboSeatsForm *self)
{
  g_return_val_if_fail (TENBO_IS_SEATS_FORM (self), FALSE);

  return get_n_rows (self) == TENBO_SEATS_MAX;
}

void
tenbo_seats_form_draw (TenboSeatsForm *self,
                       gboolean        with_sitting_out)
{
  TenboChance chance = tenbo_chance_real ();
  int         n_drawn = with_sitting_out ? get_n_rows (self) : self->n_seats;
  gboolean    empty = adw_switch_row_get_active (ADW_SWITCH_ROW (self->empty_row));
  g_auto (GStrv) names = dup_names (self, 0, get_n_rows (self));
  g_auto (GStrv) drawn = g_strdupv (names);
  guint order[TENBO_SEATS_MAX];
  guint n_named = 0;

  for (int row = 0; row < n_drawn; row++)
    if (*names[row] != '\0')
      order[n_named++] = (guint) row;

  tenbo_chance_shuffle (&chance, order, n_named);
  for (guint i = 0, row = 0; i < n_named; i++, row++)
    {
      while (*names[row] == '\0')
        row++;
      g_set_str (&drawn[row], names[order[i]]);
    }

  write_names (self, (const char *const *) drawn);
  tenbo_seating_draw (&self->seating, self->n_seats < TB_MAX_PLAYERS && empty, &chance);
  show_seats (self);
}

void
tenbo_seats_form_turn (TenboSeatsForm *self)
{
  int n_seats = self->n_seats;
  g_auto (GStrv) names = NULL;
  char *first;

  if (n_seats == 0)
    return;

  names = dup_names (self, 0, TENBO_SEATS_MAX);
  first = names[0];
  memmove (names, names + 1, (gsize) (n_seats - 1) * sizeof *names);
  names[n_seats - 1] = first;
  write_names (self, (const char *const *) names);
  tenbo_seating_turn (&self->seating);
  show_seats (self);
}
