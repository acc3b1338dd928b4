/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seats-dialog.h"

#include "tenbo-changes-dialog.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-seat-row.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

struct _TenboSeatsDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkWidget           *review_button;
  GtkLabel            *warning_label;
  AdwPreferencesGroup *seats_group;
  AdwComboRow         *dealer_row;
  AdwSwitchRow        *stay_row;
  AdwActionRow        *ruleset_row;
  TenboSeatRow        *seats[TB_MAX_PLAYERS];

  TbPlayer players[TB_MAX_PLAYERS]; /* player of the recorded game in each row */
  int      n_players;

  GtkStringList *dealers; /* names in the recorded order; owned */

  /* Owned */
  TenboGame        *game;
  TenboRuleset     *ruleset;
  TenboRulesetList *rulesets;
};

G_DEFINE_FINAL_TYPE (TenboSeatsDialog, tenbo_seats_dialog, ADW_TYPE_DIALOG)

static void dealer_selected_cb (TenboSeatsDialog *self);

static GStrv
dup_names (TenboSeatsDialog *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (int seat = 0; seat < self->n_players; seat++)
    g_strv_builder_take (names, tenbo_seat_row_dup_name (self->seats[seat]));

  return g_strv_builder_end (names);
}

static void
warn (TenboSeatsDialog *self,
      const char       *text)
{
  gtk_label_set_label (self->warning_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->warning_label), text != NULL);
}

static void
names_changed_cb (TenboSeatsDialog *self)
{
  g_auto (GStrv) strings = dup_names (self);
  const char *const *names = (const char *const *) strings;
  g_autofree char   *warning = NULL;

  if (g_strv_contains (names, ""))
    warning = g_strdup (_ ("Every player needs a name."));
  for (int seat = 0; seat < self->n_players && warning == NULL; seat++)
    if (g_strv_contains (names + seat + 1, names[seat]))
      warning = g_strdup_printf (_ ("%s is entered twice."), names[seat]);
  warn (self, warning);
  gtk_widget_set_sensitive (self->review_button, warning == NULL);

  /* The first dealer is the player in the first row. The list keeps the recorded order, so that it
   * does not change while the user chooses. */
  g_signal_handlers_block_by_func (self->dealer_row, dealer_selected_cb, self);
  for (int seat = 0; seat < self->n_players; seat++)
    {
      guint       player = self->players[seat];
      const char *added[] = { names[seat], NULL };

      tenbo_seat_row_set_taken (self->seats[seat], names);
      if (g_strcmp0 (gtk_string_list_get_string (self->dealers, player), names[seat]) != 0)
        gtk_string_list_splice (self->dealers, player, 1, added);
    }
  adw_combo_row_set_selected (self->dealer_row, self->players[0]);
  g_signal_handlers_unblock_by_func (self->dealer_row, dealer_selected_cb, self);
}

/* Moves the player of row @order[i] to row i. */
static void
reorder (TenboSeatsDialog *self,
         const int        *order)
{
  g_auto (GStrv) names = dup_names (self);
  TbPlayer players[TB_MAX_PLAYERS];

  memcpy (players, self->players, sizeof players);
  for (int seat = 0; seat < self->n_players; seat++)
    {
      /* NOLINTNEXTLINE(*.ArraySubscript): it has all seats */
      self->players[seat] = players[order[seat]];
      tenbo_seat_row_set_name (self->seats[seat], names[order[seat]]);
    }
  names_changed_cb (self);
}

static void
seat_moved_cb (TenboSeatsDialog *self,
               int               step,
               TenboSeatRow     *row)
{
  int order[TB_MAX_PLAYERS];
  int from = 0;

  while (from < self->n_players && self->seats[from] != row)
    from++;
  if (tenbo_seat_row_order (self->n_players, from, step, order))
    reorder (self, order);
}

/* The other players follow in turn order. */
static void
dealer_selected_cb (TenboSeatsDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->dealer_row);
  int   first = 0;
  int   order[TB_MAX_PLAYERS];

  if (selected >= (guint) self->n_players || selected == self->players[0])
    return;

  while (self->players[first] != selected)
    first++;
  for (int seat = 0; seat < self->n_players; seat++)
    order[seat] = (seat + first) % self->n_players;
  reorder (self, order);
}

static void
set_ruleset (TenboSeatsDialog *self,
             TenboRuleset     *ruleset)
{
  g_set_object (&self->ruleset, ruleset);
  tenbo_ruleset_chooser_set_row (self->ruleset_row, ruleset);
}

static void
ruleset_chosen_cb (TenboSeatsDialog *self,
                   TenboRuleset     *ruleset)
{
  int n_players = tenbo_ruleset_get_rules (ruleset)->players;

  if (n_players == self->n_players)
    {
      set_ruleset (self, ruleset);
      names_changed_cb (self);
      return;
    }

  const char *name = tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset));
  /* Translators: %s is the name of a ruleset */
  g_autofree char *text = g_strdup_printf (n_players == 3 ? _ ("%s is for three players.")
                                                          : _ ("%s is for four players."),
                                           name);

  warn (self, text);
}

static void
ruleset_activated_cb (TenboSeatsDialog *self)
{
  tenbo_ruleset_chooser_present (GTK_WIDGET (self), self->rulesets, self->ruleset,
                                 G_CALLBACK (ruleset_chosen_cb));
}

static void
cancel_clicked_cb (TenboSeatsDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
review_clicked_cb (TenboSeatsDialog *self)
{
  g_autoptr (TenboDraft) draft = tenbo_draft_new (self->game);
  g_auto (GStrv) names = dup_names (self);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->ruleset != tenbo_game_get_ruleset (self->game))
    tenbo_draft_set_ruleset (draft, self->ruleset);
  if (adw_switch_row_get_active (self->stay_row))
    tenbo_draft_set_order (draft, self->players);
  for (TbPlayer seat = 0; seat < self->n_players; seat++)
    if (!g_str_equal (names[seat], tenbo_draft_get_player_name (draft, seat)))
      tenbo_draft_set_player_name (draft, seat, names[seat]);
  adw_dialog_force_close (ADW_DIALOG (self));
  if (tenbo_draft_get_changed (draft))
    adw_dialog_present (tenbo_changes_dialog_new (draft), window);
}

static void
tenbo_seats_dialog_dispose (GObject *object)
{
  TenboSeatsDialog *self = TENBO_SEATS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_SEATS_DIALOG);
  g_clear_object (&self->dealers);
  g_clear_object (&self->game);
  g_clear_object (&self->ruleset);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (tenbo_seats_dialog_parent_class)->dispose (object);
}

static void
tenbo_seats_dialog_class_init (TenboSeatsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_seats_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-seats-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, review_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, warning_label);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, seats_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, dealer_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, stay_row);
  gtk_widget_class_bind_template_child (widget_class, TenboSeatsDialog, ruleset_row);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, dealer_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
}

static void
tenbo_seats_dialog_init (TenboSeatsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_seats_dialog_present (GtkWidget *parent,
                            TenboGame *game)
{
  TenboSeatsDialog *self = g_object_new (TENBO_TYPE_SEATS_DIALOG, NULL);
  TenboShell       *shell = tenbo_shell_find (parent);
  TenboContext     *context = tenbo_shell_get_context (shell);
  g_auto (GStrv) people = tenbo_seat_row_list_people (tenbo_context_get_store (context));

  self->game = g_object_ref (game);
  self->rulesets = g_object_ref (tenbo_context_get_rulesets (context));
  self->n_players = tenbo_game_get_table (game)->rules->players;
  self->dealers = gtk_string_list_new (NULL);
  for (TbPlayer seat = 0; seat < self->n_players; seat++)
    {
      TenboSeatRow *row = g_object_new (TENBO_TYPE_SEAT_ROW, NULL);

      tenbo_seat_row_set_row (row, seat, self->n_players, self->n_players);
      tenbo_seat_row_set_people (row, (const char *const *) people);
      tenbo_seat_row_set_name (row, tenbo_game_get_written_name (game, seat));
      g_signal_connect_object (row, "renamed", G_CALLBACK (names_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "move", G_CALLBACK (seat_moved_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->seats_group, GTK_WIDGET (row));
      self->seats[seat] = row;
      self->players[seat] = seat;
      gtk_string_list_append (self->dealers, tenbo_game_get_player_name (game, seat));
    }
  adw_combo_row_set_model (self->dealer_row, G_LIST_MODEL (self->dealers));
  set_ruleset (self, tenbo_game_get_ruleset (game));
  names_changed_cb (self);
  adw_dialog_set_focus (ADW_DIALOG (self), self->review_button);
  adw_dialog_present (ADW_DIALOG (self), GTK_WIDGET (shell));
}
