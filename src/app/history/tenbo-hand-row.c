/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-row.h"

#include "tenbo-describe.h"
#include "tenbo-edit.h"
#include "tenbo-explain.h"
#include "tenbo-label.h"
#include "tenbo-log-words.h"
#include "tenbo-plain-row.h"
#include "tenbo-player-set.h"
#include "tenbo-rule-link.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Makes @row open the rule @field in the help. */
static void
add_link (GtkWidget *row,
          TbField    field)
{
  tenbo_rule_link_set (GTK_ACTIONABLE (row), field);
  tenbo_plain_row_make_link (row);
}

GtkWidget *
tenbo_hand_row_new_ledger_line (TenboGame          *game,
                                const TbLedgerLine *line,
                                const char         *why)
{
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  GtkWidget       *row;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  sentence = tenbo_describe_ledger_line (tenbo_game_get_words (game), line);
  text = tenbo_explain_with_rule (tenbo_game_get_words (game), tenbo_game_get_ruleset (game), line,
                                  why);
  row = tenbo_plain_row_new (sentence, text);
  gtk_widget_add_css_class (row, "ledger-line");
  if (line->field != TB_FIELD_NONE)
    add_link (row, line->field);

  return row;
}

/* Creates a row with the score of @player after the hand, the change and the player's action. */
static GtkWidget *
create_player_row (TenboGame *game,
                   guint      index,
                   TbPlayer   player)
{
  const TbHandResult *result = tenbo_game_get_result (game, index);
  const char         *name = tenbo_game_get_player_name (game, player);
  const TbEvent      *event = tenbo_game_get_event (game, index);
  g_autofree char    *part = tenbo_describe_part (tenbo_game_get_words (game), event, &result->hand,
                                                  player);
  g_autofree char    *score = tenbo_words_points (result->scores[player], FALSE);
  g_autofree char    *delta = tenbo_words_points (result->deltas[player], TRUE);
  GtkWidget          *row = tenbo_plain_row_new (name, part);
  GtkWidget          *delta_label = gtk_label_new (result->deltas[player] != 0 ? delta : "");
  GtkWidget          *score_label = gtk_label_new (score);

  gtk_widget_add_css_class (delta_label, "numeric");
  gtk_widget_add_css_class (delta_label, "dimmed");
  gtk_widget_add_css_class (score_label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), delta_label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), score_label);

  return row;
}

static void
add_ledger (AdwExpanderRow *row,
            TenboGame      *game,
            guint           index,
            const TbLedger *ledger)
{
  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      g_autofree char    *why = tenbo_explain_line (tenbo_game_get_words (game),
                                                    tenbo_game_get_event (game, index),
                                                    tenbo_game_get_result (game, index), line);

      adw_expander_row_add_row (row, tenbo_hand_row_new_ledger_line (game, line, why));
    }
}

/* Creates a row that passes the focus to its content, because Enter does nothing on the row
 * itself. */
static GtkWidget *
create_plain_row (GtkWidget *child)
{
  return g_object_new (GTK_TYPE_LIST_BOX_ROW,
                       "activatable", FALSE,
                       "focusable", FALSE,
                       "child", child,
                       NULL);
}

/* Creates the inner rows on demand, because most hands are never expanded. */
static void
expanded_cb (AdwExpanderRow *row,
             GParamSpec     *pspec,
             TenboGame      *game)
{
  guint               index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const TbHandResult *result = tenbo_game_get_result (game, index);
  g_autofree char    *next = tenbo_describe_next (tenbo_game_get_words (game), &result->end,
                                                  &result->next);
  g_auto (GStrv) reasons = tenbo_explain_next (tenbo_game_get_words (game),
                                               tenbo_game_get_event (game, index), result);
  g_autofree char *why = reasons != NULL ? g_strjoinv ("\n", reasons) : NULL;

  g_signal_handlers_disconnect_by_func (row, expanded_cb, game);

  adw_expander_row_add_row (row, create_plain_row (tenbo_edit_create_buttons (index)));

  /* Show each winning hand if more than its total was entered. */
  for (int i = 0; i < tenbo_game_get_event (game, index)->n_wins; i++)
    {
      GtkWidget *won_hand = tenbo_won_hand_new (game, index, i);

      if (won_hand != NULL)
        adw_expander_row_add_row (row, create_plain_row (won_hand));
    }

  for (TbPlayer player = 0; player < tenbo_game_get_table (game)->rules->players; player++)
    adw_expander_row_add_row (row, create_player_row (game, index, player));

  add_ledger (row, game, index, &result->ledger);
  add_ledger (row, game, index, &result->chip_ledger);
  adw_expander_row_add_row (row, tenbo_plain_row_new (next, why));
}

/* Lists the players who declared riichi in a hand, as markup: "Riichi: Ben and Chie"; NULL if there
 * are none. */
static char *
describe_riichi (TenboGame *game,
                 guint      index)
{
  const TbEvent   *event = tenbo_game_get_event (game, index);
  g_autofree char *names = NULL;

  if (event->n_riichi == 0)
    return NULL;

  names = tenbo_describe_players (tenbo_game_get_words (game),
                                  tenbo_player_set_of (event->riichi, event->n_riichi));
  /* Translators: the players who declared riichi */
  return g_markup_printf_escaped (_ ("Riichi: %s"), names);
}

/* Returns the lines below the title of a row, as markup: @what happened, and the details. */
static char *
create_subtitle (TenboGame         *game,
                 guint              index,
                 TenboHandRowDetail detail,
                 const char        *what)
{
  const TenboWordsGame *words = tenbo_game_get_words (game);
  const TbHandResult   *result = tenbo_game_get_result (game, index);
  g_autofree char      *escaped = g_markup_escape_text (what, -1);
  g_autofree char      *riichi = describe_riichi (game, index);
  const char           *note = tenbo_game_get_hand_note (game, index);
  GString              *text = g_string_new (NULL);
  g_autofree char      *points = NULL;

  if (detail == TENBO_HAND_ROW_SCORES)
    points = tenbo_describe_scores_markup (words, result->scores, result->deltas);
  else
    points = tenbo_describe_hand_changes (words, result, TRUE);

  g_string_append (text, escaped);
  if (riichi != NULL)
    g_string_append_printf (text, "\n%s", riichi);
  g_string_append_printf (text, "\n%s", points);
  if (note != NULL)
    {
      g_autofree char *escaped_note = g_markup_escape_text (note, -1);

      g_string_append_printf (text, "\n<i>%s</i>", escaped_note);
    }
  return g_string_free_and_steal (text);
}

GtkWidget *
tenbo_hand_row_new (TenboGame         *game,
                    guint              index,
                    TenboHandRowDetail detail)
{
  GtkWidget          *row = adw_expander_row_new ();
  const TbHandResult *result;
  const char         *note;
  g_autofree char    *hand = NULL;
  g_autofree char    *what = NULL;
  g_autofree char    *subtitle = NULL;
  g_autofree char    *label = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (index < tenbo_game_get_n_hands (game), NULL);

  result = tenbo_game_get_result (game, index);
  hand = tenbo_words_next (&result->hand);
  what = tenbo_log_describe_hand (game, index);
  note = tenbo_game_get_hand_note (game, index);
  subtitle = create_subtitle (game, index, detail, what);
  if (note == NULL)
    label = g_strdup_printf ("%s: %s", hand, what);
  else
    /* Translators: a hand, what happened in it and its note, for screen readers */
    label = g_strdup_printf (_ ("%1$s: %2$s. Note: %3$s"), hand, what, note);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hand);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  tenbo_label_set_accessible (row, label);
  g_signal_connect_object (row,
                           "notify::expanded",
                           G_CALLBACK (expanded_cb),
                           game,
                           G_CONNECT_DEFAULT);

  return row;
}
