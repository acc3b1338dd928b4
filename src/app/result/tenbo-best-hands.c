/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-best-hands.h"

#include "tenbo-describe.h"
#include "tenbo-won-hand.h"
#include "tenbo-words.h"

#define N_SHOWN 3

static int
get_worth (const TbHandResult *result,
           TbPlayer            winner)
{
  int worth = 0;

  for (int i = 0; i < result->ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &result->ledger.lines[i];

      if (line->to == TB_ACCOUNT_PLAYER (winner) &&
          (line->reason == TB_REASON_WIN || line->reason == TB_REASON_PAO))
        worth += line->points;
    }

  return worth;
}

static gint
compare_best (gconstpointer a,
              gconstpointer b)
{
  const TenboBestHand *first = a;
  const TenboBestHand *second = b;

  if (first->points != second->points)
    return first->points > second->points ? -1 : 1;
  if (first->hand != second->hand)
    return first->hand < second->hand ? -1 : 1;

  return first->win - second->win;
}

GArray *
tenbo_best_hands_find (TenboGame *game,
                       guint      limit)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (TenboBestHand));

  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    {
      const TbEvent *event = tenbo_game_get_event (game, i);

      for (int j = 0; event->result == TB_RESULT_WIN && j < event->n_wins; j++)
        {
          const TbHandResult *result = tenbo_game_get_result (game, i);
          TenboBestHand       hand = { i, j, get_worth (result, event->wins[j].player) };

          g_array_append_val (best, hand);
        }
    }

  g_array_sort (best, compare_best);
  if (best->len > limit)
    g_array_set_size (best, limit);

  return best;
}

/* "South 2 · ron, 6 han 30 fu" */
static char *
describe_hand (TenboGame           *game,
               const TenboBestHand *hand)
{
  const TbEvent   *event = tenbo_game_get_event (game, hand->hand);
  const TbNext    *played = &tenbo_game_get_result (game, hand->hand)->hand;
  g_autofree char *name = tenbo_words_next (played);
  g_autofree char *part =
    tenbo_describe_part (tenbo_game_get_words (game), event, played,
                         event->wins[hand->win].player);

  return g_strdup_printf ("%s · %s", name, part);
}

static GtkWidget *
create_points (int points)
{
  g_autofree char *text = tenbo_words_points (points, FALSE);
  GtkWidget       *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");

  return label;
}

/* Of a hand of which only the sum is known there is nothing to open. */
static GtkWidget *
create_row (TenboGame           *game,
            const TenboBestHand *hand)
{
  const TbEvent   *event = tenbo_game_get_event (game, hand->hand);
  const char      *name = tenbo_game_get_player_name (game, event->wins[hand->win].player);
  GtkWidget       *tiles = tenbo_won_hand_new (game, hand->hand, hand->win);
  g_autofree char *what = describe_hand (game, hand);
  GtkWidget       *row = tiles == NULL ? adw_action_row_new () : adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);

  if (tiles == NULL)
    {
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_points (hand->points));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), what);
    }
  else
    {
      adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), create_points (hand->points));
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), what);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                                g_object_new (GTK_TYPE_LIST_BOX_ROW,
                                              "activatable", FALSE,
                                              "focusable", FALSE,
                                              "child", tiles,
                                              NULL));
    }

  return row;
}

void
tenbo_best_hands_show (GtkListBox *list,
                       GtkWidget  *group,
                       TenboGame  *game)
{
  g_autoptr (GArray) best = tenbo_best_hands_find (game, N_SHOWN);

  gtk_list_box_remove_all (list);
  for (guint i = 0; i < best->len; i++)
    gtk_list_box_append (list, create_row (game, &g_array_index (best, TenboBestHand, i)));

  gtk_widget_set_visible (group, best->len > 0);
}
