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

/* The minimum win of one kind: the lowest for each goal */
typedef struct
{
  const TbNeedWin *goals[TB_N_GOALS];
} Wins;

/* Returns the wins on a discard of @from (TB_NOBODY: tsumo). */
static Wins
find_wins (const TbNeed *need,
           TbNeedKind    kind,
           TbPlayer      from)
{
  Wins wins = { 0 };

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    {
      const TbNeedWins *all = &need->ways[goal].wins[kind];

      wins.goals[goal] = from == TB_NOBODY ? &all->tsumo : &all->ron[from];
    }

  return wins;
}

/* Formats the minimum win, and the exception after it: in a last hand that the game continues, in
 * others that it ends. "2,300 (1 han 70 fu); the game continues"; "no hand is enough". */
static char *
dup_win (const TbTable *table,
         TbPlayer       player,
         TbPlayer       from,
         const Wins    *wins)
{
  const TbNeedWin *rank = wins->goals[TB_GOAL_RANK];
  const TbNeedWin *result = wins->goals[TB_GOAL_RESULT];
  gboolean         is_last = tb_table_is_last_hand (table);
  char            *text = dup_value (table, player, from, rank);

  if (!rank->exists)
    return text;
  if (rank->end != TB_END_NONE)
    return is_last && rank->choice == TB_CHOICE_ABSENT ? text : add_end (text, rank->choice);
  if (!is_last)
    return text;

  return result->exists ? add_enough_to_end (text, table, player, from, result)
                        : add_continues (text);
}

/* Whether the win of @goal is the same in @a and @b: of the same value, or impossible. */
static gboolean
has_same_win (const Wins *a,
              const Wins *b,
              TbGoal      goal)
{
  const TbNeedWin *of_a = a->goals[goal];
  const TbNeedWin *of_b = b->goals[goal];

  return of_a->exists == of_b->exists && (!of_a->exists || of_a->points == of_b->points);
}

/* Formats the minimum win for the first line. */
static char *
dup_usual_win (const TbTable *table,
               TbPlayer       player,
               TbPlayer       from,
               const TbNeed  *need)
{
  Wins usual = find_wins (need, TB_NEED_USUAL, from);
  Wins any = find_wins (need, TB_NEED_ANY, from);

  return dup_win (table, player, from, usual.goals[TB_GOAL_RANK]->exists ? &usual : &any);
}

/* Formats what a rare value adds to the first line, or returns NULL if it adds nothing. */
static char *
dup_rare_win (const TbTable *table,
              TbPlayer       player,
              TbPlayer       from,
              const TbNeed  *need)
{
  Wins     usual = find_wins (need, TB_NEED_USUAL, from);
  Wins     any = find_wins (need, TB_NEED_ANY, from);
  gboolean same_rank = has_same_win (&any, &usual, TB_GOAL_RANK);
  gboolean same_result = !tb_table_is_last_hand (table) ||
                         has_same_win (&any, &usual, TB_GOAL_RESULT);

  if (!usual.goals[TB_GOAL_RANK]->exists || (same_rank && same_result))
    return NULL;
  if (same_rank)
    return add_end (dup_value (table, player, from, any.goals[TB_GOAL_RESULT]),
                    any.goals[TB_GOAL_RESULT]->choice);
  if (same_result && tb_table_is_last_hand (table) && any.goals[TB_GOAL_RANK]->end == TB_END_NONE)
    return add_continues (dup_value (table, player, from, any.goals[TB_GOAL_RANK]));

  return dup_win (table, player, from, &any);
}

static char *
dup_win_of_kind (const TbTable *table,
                 TbPlayer       player,
                 TbPlayer       from,
                 const TbNeed  *need,
                 TbNeedKind     kind)
{
  return kind == TB_NEED_USUAL ? dup_usual_win (table, player, from, need)
                               : dup_rare_win (table, player, from, need);
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

/* Adds @line (taken), a win of @kind. */
static void
add_win (GStrvBuilder *lines,
         TbNeedKind    kind,
         char         *line)
{
  g_autofree char *owned = line;

  if (kind == TB_NEED_ANY)
    /* Translators: a way to win with a value that few hands have: "Rare: Tsumo: 900/1,800 (1 han
     * 110 fu)" */
    g_strv_builder_take (lines, g_strdup_printf (_ ("Rare: %s"), owned));
  else
    g_strv_builder_add (lines, owned);
}

/* Adds a line for each group of discarders with the same minimum, in turn order of their first
 * players. */
static void
add_rons (GStrvBuilder         *lines,
          const TbTable        *table,
          const TenboWordsGame *game,
          const TbNeeds        *needs,
          int                   rank,
          TbNeedKind            kind)
{
  TbPlayer player = needs->player;
  char    *values[TB_MAX_PLAYERS] = { NULL }; /* by discarder; NULL: already added */
  int32_t  n = table->rules->players;

  for (int32_t step = 1; step < n; step++)
    {
      TbPlayer from = (TbPlayer) ((player + step) % n);

      values[from] = dup_win_of_kind (table, player, from, &needs->ranks[rank - 1], kind);
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
        add_win (lines, kind, dup_ron (table, game, discarders, value));
    }
}

/* Adds the lines of the wins of @kind. */
static void
add_wins (GStrvBuilder         *lines,
          const TbTable        *table,
          const TenboWordsGame *game,
          const TbNeeds        *needs,
          int                   rank,
          TbNeedKind            kind)
{
  g_autofree char *tsumo = dup_win_of_kind (table, needs->player, TB_NOBODY,
                                            &needs->ranks[rank - 1], kind);

  if (tsumo != NULL)
    /* Translators: the minimum value of a tsumo: "Tsumo: 1,000/2,000 (3 han 30 fu)" */
    add_win (lines, kind, g_strdup_printf (_ ("Tsumo: %s"), tsumo));
  add_rons (lines, table, game, needs, rank, kind);
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

/* Whether @draws lists the condition @draw. */
static gboolean
lists_draw (const TbNeedDraws *draws,
            TbNeedDraw         draw)
{
  for (int32_t i = 0; i < draws->n; i++)
    if (draws->list[i].tenpai == draw.tenpai && draws->list[i].noten == draw.noten)
      return TRUE;

  return FALSE;
}

/* Adds the draws that give the rank. In a last hand that a draw does not always end, adds to each
 * line whether it ends the game, and the draws that end it under more conditions. */
static void
add_draws (GStrvBuilder         *lines,
           const TbTable        *table,
           const TenboWordsGame *game,
           gboolean              nagashi,
           const TbNeed         *need)
{
  const TbNeedDraws *draws[TB_N_GOALS];
  gboolean           differ;

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    draws[goal] = nagashi ? &need->ways[goal].nagashi : &need->ways[goal].draw;
  differ = tb_table_is_last_hand (table) &&
           draws[TB_GOAL_RESULT]->sets != draws[TB_GOAL_RANK]->sets;

  for (int32_t i = 0; i < draws[TB_GOAL_RANK]->n; i++)
    {
      TbNeedDraw draw = draws[TB_GOAL_RANK]->list[i];
      char      *line = dup_draw (game, draw, nagashi);

      if (differ && lists_draw (draws[TB_GOAL_RESULT], draw))
        line = add_end (line, TB_CHOICE_ABSENT);
      else if (differ && draws[TB_GOAL_RESULT]->sets == 0)
        line = add_continues (line);
      g_strv_builder_take (lines, line);
    }

  for (int32_t i = 0; differ && i < draws[TB_GOAL_RESULT]->n; i++)
    {
      TbNeedDraw draw = draws[TB_GOAL_RESULT]->list[i];

      if (!lists_draw (draws[TB_GOAL_RANK], draw))
        g_strv_builder_take (lines, add_end (dup_draw (game, draw, nagashi), TB_CHOICE_ABSENT));
    }
}

GStrv
tenbo_words_needs (const TbTable        *table,
                   const TenboWordsGame *game,
                   const TbNeeds        *needs,
                   int                   rank)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (table != NULL && game != NULL && needs != NULL, NULL);
  g_return_val_if_fail (rank >= 1 && rank < needs->rank, NULL);

  add_wins (lines, table, game, needs, rank, TB_NEED_USUAL);
  add_draws (lines, table, game, FALSE, &needs->ranks[rank - 1]);
  add_draws (lines, table, game, TRUE, &needs->ranks[rank - 1]);
  add_wins (lines, table, game, needs, rank, TB_NEED_ANY);

  return g_strv_builder_end (lines);
}
