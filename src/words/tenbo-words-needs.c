/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-needs.h"

#include "tenbo-describe.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

char *
tenbo_words_need_rank (const TbNeeds *needs,
                       int            rank)
{
  const char      *word;
  g_autofree char *behind = NULL;

  g_return_val_if_fail (needs != NULL && rank >= 1 && rank < needs->rank, NULL);

  word = tenbo_words_rank (rank);
  if (needs->ranks[rank - 1].behind == 0)
    /* Translators: a rank whose player has the same number of points: "1st: equal points" */
    return g_strdup_printf (_ ("%s: equal points"), word);

  behind = tenbo_words_points (needs->ranks[rank - 1].behind, FALSE);
  /* Translators: a rank and the points that are missing to reach it: "To 1st: 4,000 behind" */
  return g_strdup_printf (_ ("To %1$s: %2$s behind"), word, behind);
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

/* Formats a value: "2,300 (1 han 70 fu)". */
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

  /* Translators: the payment for a hand and its value: "2,000 (2 han 30 fu)" */
  return g_strdup_printf (C_ ("need", "%1$s (%2$s)"), amount, sum);
}

/* Adds to @sentence (taken) that the game ends. */
static char *
add_end (char    *sentence,
         TbChoice choice)
{
  g_autofree char *owned = sentence;

  if (choice == TB_CHOICE_DECLINE)
    return g_strdup_printf (_ ("%s; the game ends if the dealer stops"), owned);

  /* Translators: a way to a better rank that also ends the game */
  return g_strdup_printf (_ ("%s; the game ends"), owned);
}

static char *
add_continues (char *sentence)
{
  g_autofree char *owned = sentence;

  return g_strdup_printf (_ ("%s; the game continues"), owned);
}

/* Adds the larger win that also ends the game. */
static char *
add_enough_to_end (char            *sentence,
                   const TbTable   *table,
                   TbPlayer         player,
                   TbPlayer         from,
                   const TbNeedWin *need)
{
  g_autofree char *owned = sentence;
  g_autofree char *value = dup_value (table, player, from, need);

  if (need->choice == TB_CHOICE_DECLINE)
    return g_strdup_printf (_ ("%1$s; to end the game, if the dealer stops, %2$s"), owned, value);

  /* Translators: the win that is enough for a rank, and the win that also ends the game: "1,600 (2
   * han 25 fu); to end the game 3,200 (3 han 25 fu)" */
  return g_strdup_printf (_ ("%1$s; to end the game %2$s"), owned, value);
}

/* Formats the minimum win of @player from @from (TB_NOBODY: tsumo), and the exception after it: in
 * a last hand that the game continues, in others that it ends. "2,300 (1 han 70 fu); the game
 * continues"; "no hand is enough". */
static char *
dup_win (const TbTable *table,
         TbPlayer       player,
         TbPlayer       from,
         const TbNeed  *need)
{
  const TbNeedWin *wins[TB_N_GOALS];
  gboolean         is_last = tb_table_is_last_hand (table);
  char            *text = NULL;

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    wins[goal] = from == TB_NOBODY ? &need->ways[goal].tsumo : &need->ways[goal].ron[from];
  text = dup_value (table, player, from, wins[TB_GOAL_RANK]);

  if (!wins[TB_GOAL_RANK]->exists)
    return text;
  if (wins[TB_GOAL_RANK]->end != TB_END_NONE)
    return is_last && wins[TB_GOAL_RANK]->choice == TB_CHOICE_ABSENT
             ? text
             : add_end (text, wins[TB_GOAL_RANK]->choice);
  if (!is_last)
    return text;

  return wins[TB_GOAL_RESULT]->exists
           ? add_enough_to_end (text, table, player, from, wins[TB_GOAL_RESULT])
           : add_continues (text);
}

/* Formats the minimum ron on a discard of @discarders, which are in turn order: one or two players,
 * or all other players. */
static char *
dup_ron (const TbTable        *table,
         const TenboWordsGame *game,
         const GArray         *discarders,
         const char           *value)
{
  const TbPlayer *from = (const TbPlayer *) (const void *) discarders->data;

  if ((int32_t) discarders->len == table->rules->players - 1)
    /* Translators: the minimum value of a ron, no matter who discards */
    return g_strdup_printf (_ ("Any ron: %s"), value);
  if (discarders->len == 1)
    /* Translators: a player, and the minimum value of a ron on a discard of that player */
    return g_strdup_printf (_ ("Ron off %1$s: %2$s"), game->names[from[0]], value);

  /* Translators: two players, and the minimum value of a ron on a discard of either */
  return g_strdup_printf (_ ("Ron off %1$s or %2$s: %3$s"), game->names[from[0]],
                          game->names[from[1]], value);
}

/* Adds a line for each group of discarders with the same minimum, in turn order of their first
 * players. */
static void
add_rons (GStrvBuilder         *lines,
          const TbTable        *table,
          const TenboWordsGame *game,
          TbPlayer              player,
          const TbNeed         *need)
{
  char   *values[TB_MAX_PLAYERS] = { NULL }; /* by discarder; NULL: already added */
  int32_t n = table->rules->players;

  for (int32_t step = 1; step < n; step++)
    {
      TbPlayer from = (TbPlayer) ((player + step) % n);

      values[from] = dup_win (table, player, from, need);
    }

  for (int32_t step = 1; step < n; step++)
    {
      g_autoptr (GArray) discarders = g_array_new (FALSE, FALSE, sizeof (TbPlayer));
      g_autofree char *value = g_strdup (values[(player + step) % n]);

      for (int32_t other = step; value != NULL && other < n; other++)
        {
          TbPlayer from = (TbPlayer) ((player + other) % n);

          if (g_strcmp0 (values[from], value) != 0)
            continue;
          g_array_append_val (discarders, from);
          g_clear_pointer (&values[from], g_free);
        }
      if (discarders->len > 0)
        g_strv_builder_take (lines, dup_ron (table, game, discarders, value));
    }
}

/* --- Draws --- */

/* Formats an item of a list of draws: "Draw, tenpai: Ben; noten: Aki, Chie", "Any draw"; with
 * @nagashi, a draw at which the player claims nagashi. */
static char *
dup_draw (const TenboWordsGame *game,
          TbNeedDraw            draw,
          gboolean              nagashi)
{
  g_autofree char *tenpai = tenbo_describe_players (game, draw.tenpai);
  g_autofree char *noten = tenbo_describe_players (game, draw.noten);

  if (draw.tenpai != 0 && draw.noten != 0)
    /* Translators: the tenpai and noten players of a draw that is enough */
    return g_strdup_printf (nagashi ? _ ("Nagashi, tenpai: %1$s; noten: %2$s")
                                    : _ ("Draw, tenpai: %1$s; noten: %2$s"),
                            tenpai, noten);
  if (draw.tenpai != 0)
    return g_strdup_printf (nagashi ? _ ("Nagashi, tenpai: %s") : _ ("Draw, tenpai: %s"), tenpai);
  if (draw.noten != 0)
    return g_strdup_printf (nagashi ? _ ("Nagashi, noten: %s") : _ ("Draw, noten: %s"), noten);

  /* Translators: the player claims nagashi mangan at any draw */
  return g_strdup (nagashi ? C_ ("draw", "Nagashi") : _ ("Any draw"));
}

/* --- All ways to a rank --- */

/* Note on the game after some draws */
typedef enum
{
  AFTER_ORDINARY,
  AFTER_GOES_ON,
  AFTER_ENDS,
} After;

static void
add_draws (GStrvBuilder         *lines,
           const TenboWordsGame *game,
           gboolean              nagashi,
           After                 after,
           const TbNeedDraws    *draws)
{
  for (int32_t i = 0; i < draws->n; i++)
    {
      char *sentence = dup_draw (game, draws->list[i], nagashi);

      if (after == AFTER_ENDS)
        sentence = add_end (sentence, TB_CHOICE_ABSENT);
      else if (after == AFTER_GOES_ON)
        sentence = add_continues (sentence);
      g_strv_builder_take (lines, sentence);
    }
}

/* Adds the draws that give the rank. In a last hand, also adds those that end the game, unless all
 * do. */
static void
add_all_draws (GStrvBuilder         *lines,
               const TbTable        *table,
               const TenboWordsGame *game,
               gboolean              nagashi,
               const TbNeed         *need)
{
  gboolean           is_last = tb_table_is_last_hand (table);
  const TbNeedDraws *draws[TB_N_GOALS];

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    draws[goal] = nagashi ? &need->ways[goal].nagashi : &need->ways[goal].draw;

  add_draws (lines, game, nagashi,
             is_last && draws[TB_GOAL_RESULT]->sets == 0 ? AFTER_GOES_ON : AFTER_ORDINARY,
             draws[TB_GOAL_RANK]);
  if (is_last && draws[TB_GOAL_RESULT]->sets != draws[TB_GOAL_RANK]->sets)
    add_draws (lines, game, nagashi, AFTER_ENDS, draws[TB_GOAL_RESULT]);
}

GStrv
tenbo_words_needs (const TbTable        *table,
                   const TenboWordsGame *game,
                   const TbNeeds        *needs,
                   int                   rank)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const TbNeed    *need;
  g_autofree char *tsumo = NULL;

  g_return_val_if_fail (table != NULL && game != NULL && needs != NULL, NULL);
  g_return_val_if_fail (rank >= 1 && rank < needs->rank, NULL);

  need = &needs->ranks[rank - 1];
  tsumo = dup_win (table, needs->player, TB_NOBODY, need);
  /* Translators: the minimum value of a tsumo: "Tsumo: 1,000/2,000 (3 han 30 fu)" */
  g_strv_builder_take (lines, g_strdup_printf (_ ("Tsumo: %s"), tsumo));
  add_rons (lines, table, game, needs->player, need);
  add_all_draws (lines, table, game, FALSE, need);
  add_all_draws (lines, table, game, TRUE, need);

  return g_strv_builder_end (lines);
}
