/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-needs.h"

#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

char *
tenbo_words_need_place (const TbNeeds *needs,
                        int            place)
{
  const char      *word;
  g_autofree char *behind = NULL;

  g_return_val_if_fail (needs != NULL && place >= 1 && place < needs->rank, NULL);

  word = tenbo_words_rank (place);
  if (needs->places[place - 1].behind == 0)
    /* Translators: a place, and that the player has as many points as who has it: "1st, level" */
    return g_strdup_printf (_ ("%s, level"), word);

  behind = tenbo_words_points (needs->places[place - 1].behind, FALSE);
  /* Translators: a place and the points that lack to it: "1st, 4,000 ahead" */
  return g_strdup_printf (_ ("%1$s, %2$s ahead"), word, behind);
}

/* --- Wins --- */

static char *
dup_amount (const TbTable   *table,
            TbPlayer         player,
            TbPlayer         from,
            const TbNeedWin *need)
{
  const TbRules *rules = table->rules;
  TbPayment      payment;
  TbValue        value;
  TbProblem      problem;

  if (from != TB_NOBODY || rules->scoring == TB_SCORING_TAI)
    return tenbo_words_points (need->points, FALSE);

  tb_value_resolve (rules, &need->value, &value, &problem);
  tb_value_payment (rules, &value, tb_rules_seat (rules, table->next.dealer, player), TRUE, 0,
                    &payment);

  return tenbo_words_tsumo (&payment);
}

/* "2,300 (1 han 70 fu)" */
static char *
dup_value (const TbTable   *table,
           TbPlayer         player,
           TbPlayer         from,
           const TbNeedWin *need)
{
  g_autofree char *amount = NULL;
  g_autofree char *sum = NULL;
  TenboWorth       worth;

  if (!need->exists)
    return g_strdup (_ ("no hand is enough"));

  amount = dup_amount (table, player, from, need);
  tenbo_worth_init (&worth, table->rules, &need->value);
  sum = tenbo_worth_dup_sum (&worth);

  /* Translators: what a hand pays, and what it is worth: "2,000 (2 han 30 fu)" */
  return g_strdup_printf (C_ ("need", "%1$s (%2$s)"), amount, sum);
}

/* Adds to @sentence, which is freed, that the game is over after it. */
static char *
add_end (char    *sentence,
         TbChoice choice)
{
  g_autofree char *owned = sentence;

  if (choice == TB_CHOICE_DECLINE)
    return g_strdup_printf (_ ("%s; the game ends if the dealer stops"), owned);

  return g_strdup_printf (_ ("%s; the game ends"), owned);
}

static char *
add_goes_on (char *sentence)
{
  g_autofree char *owned = sentence;

  return g_strdup_printf (_ ("%s; the game goes on"), owned);
}

static char *
dup_win (const TbTable     *table,
         const char *const *names,
         TbPlayer           player,
         TbPlayer           from,
         const TbNeedWin   *need)
{
  g_autofree char *value = dup_value (table, player, from, need);

  if (from == TB_NOBODY)
    /* Translators: what a tsumo must be worth: "Tsumo: 1,000/2,000 (3 han 30 fu)" */
    return g_strdup_printf (_ ("Tsumo: %s"), value);

  /* Translators: a player, and what a ron on a discard of that player must be worth */
  return g_strdup_printf (_ ("Ron from %1$s: %2$s"), names[from], value);
}

/* A win of @player from @from, TB_NOBODY for a tsumo, and what has to be said of the game after it:
 * in a last hand if it goes on, in another if it ends. "Ron from Aki: 2,300 (1 han 70 fu); the game
 * goes on"; "Ron from Aki: no hand is enough". */
static char *
dup_win_and_after (const TbTable     *table,
                   const char *const *names,
                   TbPlayer           player,
                   TbPlayer           from,
                   const TbNeedWin   *need)
{
  g_autofree char *sentence = dup_win (table, names, player, from, need);
  gboolean         is_last = tb_table_is_last_hand (table);

  if (!need->exists)
    return g_steal_pointer (&sentence);

  if (need->end == TB_END_NONE && is_last)
    return add_goes_on (g_steal_pointer (&sentence));
  if (need->end != TB_END_NONE && (!is_last || need->choice != TB_CHOICE_ABSENT))
    return add_end (g_steal_pointer (&sentence), need->choice);

  return g_steal_pointer (&sentence);
}

/* --- Draws --- */

static char *
join_names (const char *const *names,
            TbPlayerSet        players)
{
  GString *list = g_string_new (NULL);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (players & TB_PLAYER_BIT (player))
      {
        if (list->len > 0)
          g_string_append (list, _ (", "));
        g_string_append (list, names[player]);
      }

  return g_string_free_and_steal (list);
}

/* One entry of a list of draws: "Draw, tenpai: Ben; noten: Aki, Chie", "Any draw"; with @nagashi
 * that the player claims it there. */
static char *
dup_draw (const char *const *names,
          TbNeedDraw         draw,
          gboolean           nagashi)
{
  g_autofree char *tenpai = join_names (names, draw.tenpai);
  g_autofree char *noten = join_names (names, draw.noten);

  if (draw.tenpai != 0 && draw.noten != 0)
    /* Translators: who is tenpai and who is not at a draw that is enough */
    return g_strdup_printf (nagashi ? _ ("Nagashi, tenpai: %1$s; noten: %2$s")
                                    : _ ("Draw, tenpai: %1$s; noten: %2$s"),
                            tenpai, noten);
  if (draw.tenpai != 0)
    return g_strdup_printf (nagashi ? _ ("Nagashi, tenpai: %s") : _ ("Draw, tenpai: %s"), tenpai);
  if (draw.noten != 0)
    return g_strdup_printf (nagashi ? _ ("Nagashi, noten: %s") : _ ("Draw, noten: %s"), noten);

  /* Translators: a player claims it at a draw */
  return g_strdup (nagashi ? C_ ("draw", "Nagashi") : _ ("Any draw"));
}

/* --- All of them --- */

static void
add_wins (GStrvBuilder      *lines,
          const TbTable     *table,
          const char *const *names,
          TbPlayer           player,
          TbPlayer           from,
          const TbNeed      *need)
{
  const TbNeedWin *wins[TB_N_GOALS];

  for (TbGoal goal = TB_GOAL_PLACE; goal < TB_N_GOALS; goal++)
    wins[goal] = from == TB_NOBODY ? &need->ways[goal].tsumo : &need->ways[goal].ron[from];

  g_strv_builder_take (lines,
                       dup_win_and_after (table, names, player, from, wins[TB_GOAL_PLACE]));
  if (wins[TB_GOAL_RESULT]->exists && wins[TB_GOAL_PLACE]->end == TB_END_NONE &&
      tb_table_is_last_hand (table))
    g_strv_builder_take (lines, add_end (dup_win (table, names, player, from,
                                                  wins[TB_GOAL_RESULT]),
                                         wins[TB_GOAL_RESULT]->choice));
}

/* What is said of the game after some draws. */
typedef enum
{
  AFTER_ORDINARY,
  AFTER_GOES_ON,
  AFTER_ENDS,
} After;

static void
add_draws (GStrvBuilder      *lines,
           const char *const *names,
           gboolean           nagashi,
           After              after,
           const TbNeedDraws *draws)
{
  for (int32_t i = 0; i < draws->n; i++)
    {
      char *sentence = dup_draw (names, draws->list[i], nagashi);

      if (after == AFTER_ENDS)
        sentence = add_end (sentence, TB_CHOICE_ABSENT);
      else if (after == AFTER_GOES_ON)
        sentence = add_goes_on (sentence);
      g_strv_builder_take (lines, sentence);
    }
}

/* The draws that give the place; in a last hand, unless all end the game, those of them that do. */
static void
add_all_draws (GStrvBuilder      *lines,
               const TbTable     *table,
               const char *const *names,
               gboolean           nagashi,
               const TbNeed      *need)
{
  gboolean           is_last = tb_table_is_last_hand (table);
  const TbNeedDraws *draws[TB_N_GOALS];

  for (TbGoal goal = TB_GOAL_PLACE; goal < TB_N_GOALS; goal++)
    draws[goal] = nagashi ? &need->ways[goal].nagashi : &need->ways[goal].draw;

  add_draws (lines, names, nagashi,
             is_last && draws[TB_GOAL_RESULT]->sets == 0 ? AFTER_GOES_ON : AFTER_ORDINARY,
             draws[TB_GOAL_PLACE]);
  if (is_last && draws[TB_GOAL_RESULT]->sets != draws[TB_GOAL_PLACE]->sets)
    add_draws (lines, names, nagashi, AFTER_ENDS, draws[TB_GOAL_RESULT]);
}

GStrv
tenbo_words_needs (const TbTable     *table,
                   const char *const *names,
                   const TbNeeds     *needs,
                   int                place)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const TbNeed *need;

  g_return_val_if_fail (table != NULL && names != NULL && needs != NULL, NULL);
  g_return_val_if_fail (place >= 1 && place < needs->rank, NULL);

  need = &needs->places[place - 1];
  add_wins (lines, table, names, needs->player, TB_NOBODY, need);
  for (int32_t step = 1; step < table->rules->players; step++)
    add_wins (lines, table, names, needs->player,
              (TbPlayer) ((needs->player + step) % table->rules->players), need);
  add_all_draws (lines, table, names, FALSE, need);
  add_all_draws (lines, table, names, TRUE, need);

  return g_strv_builder_end (lines);
}
