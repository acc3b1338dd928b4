/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-centre.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-round-timer.h"
#include "tenbo-stick-icon.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboTableCentre
{
  GtkWidget parent_instance;

  GtkBox     *column;
  GtkBox     *line;
  AdwWrapBox *parts; /* in the line */
  GtkLabel   *round;
  GtkLabel   *honba;
  GtkWidget  *honba_stick;
  GtkLabel   *pot;
  GtkWidget  *pot_stick;
  GtkLabel   *penalty_pot;
  GtkLabel   *dealer;
  GtkWidget  *hint_button; /* opens the pane of needs */
  GtkLabel   *hint;
  GtkLabel   *total;

  TenboRoundTimer *timer;

  TenboCentreForm form;
  gboolean        repeated;
};

G_DEFINE_FINAL_TYPE (TenboTableCentre, tenbo_table_centre, GTK_TYPE_WIDGET)

/* Adds up the points on the screen, independently of the engine's ledger. */
static void
show_total (TenboTableCentre *self,
            const TbRules    *rules,
            const TbView     *view)
{
  int              expected = rules->players * rules->start_points;
  int              total = view->pot + view->penalty_pot;
  gboolean         right;
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  for (TbPlayer player = 0; player < rules->players; player++)
    total += view->scores[player];

  right = total == expected;
  points = tenbo_words_points (total, FALSE);
  text = g_strdup_printf (right ? "Σ %s ✓" : "Σ %s ✗", points);
  name = right ? g_strdup_printf (_ ("Total %s: correct"), points)
               : g_strdup_printf (_ ("Total %s: does not match the points of the game"), points);
  gtk_label_set_label (self->total, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->total), name);
  tenbo_label_set_accessible (self->total, name);
  tenbo_class_toggle (self->total, "error", !right);
}

/* Dims a count of zero and hides its @stick, which may be NULL. */
static void
show_count (GtkLabel   *label,
            GtkWidget  *stick,
            const char *text,
            int         count,
            gboolean    visible)
{
  gtk_label_set_label (label, text);
  tenbo_class_toggle (label, "dimmed", count == 0);
  gtk_widget_set_visible (GTK_WIDGET (label), visible);
  if (stick != NULL)
    gtk_widget_set_visible (stick, count > 0);
}

/* Sets the hint about the next hand and the text that explains it. */
static void
set_hint (TenboTableCentre *self,
          const char       *text,
          const char       *why)
{
  gtk_label_set_label (self->hint, text != NULL ? text : "");
  gtk_widget_set_tooltip_text (self->hint_button, why);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), text != NULL);
  gtk_widget_set_visible (self->hint_button, text != NULL);
  if (text != NULL)
    {
      g_autofree char *name = g_strdup_printf ("%s. %s", text, _ ("What Do I Need?"));

      tenbo_label_set_accessible (self->hint_button, name);
    }
}

static void
show_extension (TenboTableCentre *self,
                const TbRules    *rules)
{
  g_autofree char *target = tenbo_words_points (rules->target, FALSE);
  /* Translators: the score that ends the extension: "Ends at 40,000" */
  g_autofree char *text = g_strdup_printf (_ ("Ends at %s"), target);
  g_autofree char *why = NULL;

  switch (rules->extension_ends)
    {
    case TB_EXTENSION_ENDS_ANY_HAND:
      why = g_strdup_printf (_ ("Extension: the game ends after any hand if a player has "
                                "%s points"),
                             target);
      break;
    case TB_EXTENSION_ENDS_DEALER_PASSES:
      why = g_strdup_printf (_ ("Extension: the game ends if a player has %s points when "
                                "the deal passes"),
                             target);
      break;
    case TB_EXTENSION_ENDS_WHOLE_WIND:
      why = g_strdup (_ ("Extension: all rounds of this wind are played"));
      g_set_str (&text, _ ("Extension"));
      break;
    }

  set_hint (self, text, why);
}

/* Shows the condition that ends the game, if the game can end. */
static void
show_hint (TenboTableCentre *self,
           const TbTable    *table)
{
  g_autofree char *target = tenbo_words_points (table->rules->target, FALSE);
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;

  if (table->end.reason == TB_END_NONE && tb_table_is_extension (table))
    {
      show_extension (self, table->rules);
      return;
    }

  if (table->end.reason != TB_END_NONE || !tb_table_is_last_hand (table))
    {
      set_hint (self, NULL, NULL);
      return;
    }

  if (table->rules->extension == TB_EXTENSION_NONE)
    {
      /* Translators: the last regular hand of the game */
      set_hint (self, _ ("Last hand"), _ ("The game ends when the deal passes"));
      return;
    }

  /* Translators: the score that a player needs in the last hand: "Last hand, 40,000 needed" */
  text = g_strdup_printf (_ ("Last hand, %s needed"), target);
  why = g_strdup_printf (_ ("The game continues if no player has %s points when the "
                            "deal passes"),
                         target);
  /* Left and right of the center, there is only room for the short text. */
  set_hint (self, self->repeated ? _ ("Last hand") : text, why);
}

static void
tenbo_table_centre_class_init (TenboTableCentreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tenbo_class_set_template (klass, "tenbo-table-centre");
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, column);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, line);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, parts);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, round);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, honba);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, honba_stick);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, pot);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, pot_stick);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, penalty_pot);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, dealer);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, hint_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, hint);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, timer);
  gtk_widget_class_bind_template_child (widget_class, TenboTableCentre, total);
  gtk_widget_class_set_css_name (widget_class, "table-centre");
}

static void
tenbo_table_centre_init (TenboTableCentre *self)
{
  g_type_ensure (ADW_TYPE_WRAP_BOX);
  g_type_ensure (TENBO_TYPE_ROUND_TIMER);
  g_type_ensure (TENBO_TYPE_STICK_ICON);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->form = TENBO_CENTRE_DEALER;
  gtk_widget_add_css_class (GTK_WIDGET (self), "upright");
}

GtkWidget *
tenbo_table_centre_new (void)
{
  return g_object_new (TENBO_TYPE_TABLE_CENTRE, NULL);
}

GtkWidget *
tenbo_table_centre_new_repeated (void)
{
  /* The role, which hides the labels from screen readers, replaces that of the template. */
  TenboTableCentre *self = g_object_new (TENBO_TYPE_TABLE_CENTRE,
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                         "can-focus", FALSE,
                                         "can-target", FALSE,
                                         NULL);

  self->repeated = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "repeated");
  gtk_widget_set_visible (GTK_WIDGET (self->total), FALSE);
  tenbo_table_centre_set_form (self, TENBO_CENTRE_COLUMN);

  return GTK_WIDGET (self);
}

/* Moves the parts between the column and the line. */
static void
move_parts (TenboTableCentre *self,
            gboolean          upright)
{
  GtkWidget *from = upright ? GTK_WIDGET (self->parts) : GTK_WIDGET (self->column);
  GtkWidget *part;

  g_object_ref (self->hint_button);
  gtk_box_remove (upright ? self->line : self->column, self->hint_button);
  while ((part = gtk_widget_get_first_child (from)) != NULL)
    {
      g_object_ref (part);
      if (upright)
        {
          adw_wrap_box_remove (self->parts, part);
          gtk_box_append (self->column, part);
        }
      else
        {
          gtk_box_remove (self->column, part);
          adw_wrap_box_append (self->parts, part);
        }
      g_object_unref (part);
    }
  /* A child of AdwWrapBox has no room for a second line of text. */
  if (upright)
    gtk_box_insert_child_after (self->column, self->hint_button, GTK_WIDGET (self->dealer));
  else
    gtk_box_append (self->line, self->hint_button);
  g_object_unref (self->hint_button);
}

void
tenbo_table_centre_set_form (TenboTableCentre *self,
                             TenboCentreForm   form)
{
  gboolean upright = form != TENBO_CENTRE_LINE;

  g_return_if_fail (TENBO_IS_TABLE_CENTRE (self));

  if (upright != (self->form != TENBO_CENTRE_LINE))
    move_parts (self, upright);
  self->form = form;
  gtk_widget_set_visible (GTK_WIDGET (self->column), upright);
  gtk_widget_set_visible (GTK_WIDGET (self->line), !upright);
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), form == TENBO_CENTRE_DEALER);
  tenbo_class_toggle (self, "upright", upright);
}

void
tenbo_table_centre_show (TenboTableCentre *self,
                         TenboGame        *game)
{
  const TbTable   *table = tenbo_game_get_table (game);
  const TbRules   *rules = table->rules;
  const TbView    *view = tenbo_game_get_view (game);
  gulong           n_honba = (gulong) table->next.honba;
  const char      *name = tenbo_game_get_player_name (game, table->next.dealer);
  g_autofree char *round = tenbo_words_round (&table->next.round);
  g_autofree char *honba =
    g_strdup_printf (g_dngettext (NULL, "%d honba", "%d honba", n_honba), table->next.honba);
  g_autofree char *in_pot = tenbo_words_points (view->pot, FALSE);
  /* Translators: points: "Pot 2,000" */
  g_autofree char *pot = g_strdup_printf (_ ("Pot %s"), in_pot);
  g_autofree char *in_penalty_pot = tenbo_words_points (view->penalty_pot, FALSE);
  /* Translators: points: "Penalty pot 2,000" */
  g_autofree char *penalty_pot = g_strdup_printf (_ ("Penalty pot %s"), in_penalty_pot);
  g_autofree char *dealer = g_strdup_printf (_ ("Dealer %s"), name);

  g_return_if_fail (TENBO_IS_TABLE_CENTRE (self));

  gtk_label_set_label (self->round, round);
  gtk_label_set_label (self->dealer, dealer);
  show_count (self->honba, self->honba_stick, honba, table->next.honba, rules->honba_counted);
  /* Hides a pot that no rule pays into. */
  show_count (self->pot, self->pot_stick, pot, view->pot,
              rules->riichi_stake > 0 || tb_rules_has_foul_to (rules, TB_FOUL_TO_POT) ||
                view->pot != 0);
  show_count (self->penalty_pot, NULL, penalty_pot, view->penalty_pot,
              tb_rules_has_foul_to (rules, TB_FOUL_TO_PENALTY_POT) || view->penalty_pot != 0);
  show_hint (self, table);
  if (!self->repeated)
    tenbo_round_timer_show (self->timer, game);
  show_total (self, rules, view);
}

static void
append_shown (GString  *text,
              GtkLabel *label)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (label)))
    return;

  if (text->len > 0)
    g_string_append (text, " · ");
  g_string_append (text, gtk_label_get_label (label));
}

static void
append_pot (GString  *text,
            GtkLabel *label)
{
  if (!gtk_widget_has_css_class (GTK_WIDGET (label), "dimmed"))
    append_shown (text, label);
}

char *
tenbo_table_centre_describe_round (TenboTableCentre *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (TENBO_IS_TABLE_CENTRE (self), NULL);

  append_shown (text, self->round);
  append_shown (text, self->honba);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
tenbo_table_centre_describe_total (TenboTableCentre *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (TENBO_IS_TABLE_CENTRE (self), NULL);

  append_pot (text, self->pot);
  append_pot (text, self->penalty_pot);
  append_shown (text, self->total);

  return g_string_free_and_steal (g_steal_pointer (&text));
}
