/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-settlement-words.h"

#include "tenbo-describe.h"

#include <glib/gi18n-lib.h>

/* --- Items --- */

static const struct
{
  const char *name;
  gsize       offset; /* offset of the int32_t in TbFinal */
} items[TENBO_N_RESULT_ITEMS] = {
  [TENBO_RESULT_ITEM_POINTS] = { N_ ("Points"), G_STRUCT_OFFSET (TbFinal, points) },
  /* Translators: points minus return, in thousands */
  [TENBO_RESULT_ITEM_BASE] = { N_ ("Base"), G_STRUCT_OFFSET (TbFinal, base) },
  [TENBO_RESULT_ITEM_OKA] = { N_ ("Oka"), G_STRUCT_OFFSET (TbFinal, oka) },
  [TENBO_RESULT_ITEM_UMA] = { N_ ("Uma"), G_STRUCT_OFFSET (TbFinal, uma) },
  [TENBO_RESULT_ITEM_PRIZES] = { N_ ("Prizes"), G_STRUCT_OFFSET (TbFinal, prizes) },
  [TENBO_RESULT_ITEM_CHIPS] = { N_ ("Chips"), G_STRUCT_OFFSET (TbFinal, chips) },
  [TENBO_RESULT_ITEM_TOTAL] = { N_ ("Total"), G_STRUCT_OFFSET (TbFinal, total) },
};

const char *
tenbo_result_item_get_name (TenboResultItem item,
                            const TbRules  *rules)
{
  g_return_val_if_fail ((int) item >= 0 && item < TENBO_N_RESULT_ITEMS, "");
  g_return_val_if_fail (rules != NULL, "");

  /* Under these rules, prizes contain only fouls. */
  if (item == TENBO_RESULT_ITEM_PRIZES && rules->sinking == 0 && rules->bust_fee == 0 &&
      rules->n_prizes == 0 && rules->game_fee == 0 && rules->game_fee_first == 0)
    return _ ("Fouls");

  return _ (items[item].name);
}

static int32_t
get_item (TenboResultItem item,
          const TbFinal  *final)
{
  return G_STRUCT_MEMBER (int32_t, final, items[item].offset);
}

char *
tenbo_result_item_describe (TenboResultItem item,
                            const TbRules  *rules,
                            const TbFinal  *final)
{
  int32_t points = get_item (item, final);

  if (item == TENBO_RESULT_ITEM_POINTS)
    return tenbo_words_points (points, FALSE);

  /* A dash is clearer than a zero if there is nothing to add; a result can be 0.0. */
  if (points == 0 && item != TENBO_RESULT_ITEM_BASE && item != TENBO_RESULT_ITEM_TOTAL)
    return g_strdup ("\u2013");

  return tenbo_words_total (points, tenbo_words_in_thousands (rules));
}

static gboolean
is_used (TenboResultItem     item,
         const TbRules      *rules,
         const TbSettlement *settlement)
{
  if (item == TENBO_RESULT_ITEM_TOTAL)
    return TRUE;

  if (item == TENBO_RESULT_ITEM_BASE && rules->result_base == TB_RESULT_BASE_NONE)
    return FALSE;

  if (item == TENBO_RESULT_ITEM_POINTS || item == TENBO_RESULT_ITEM_BASE)
    return tenbo_words_in_thousands (rules);

  for (int player = 0; player < rules->players; player++)
    if (get_item (item, &settlement->players[player]) != 0)
      return TRUE;

  return FALSE;
}

guint
tenbo_result_items_list (const TbRules      *rules,
                         const TbSettlement *settlement,
                         TenboResultItem    *out)
{
  guint n = 0;

  g_return_val_if_fail (rules != NULL && settlement != NULL && out != NULL, 0);

  for (TenboResultItem item = 0; item < TENBO_N_RESULT_ITEMS; item++)
    if (is_used (item, rules, settlement))
      out[n++] = item;

  return n;
}

void
tenbo_result_items_sort_players (const TbSettlement *settlement,
                                 int                 n_players,
                                 TbPlayer           *out)
{
  int n_sorted = 0;

  g_return_if_fail (settlement != NULL);
  g_return_if_fail (out != NULL);

  for (int rank = 1; rank <= n_players; rank++)
    for (TbPlayer player = 0; player < n_players; player++)
      if (settlement->players[player].rank == rank)
        out[n_sorted++] = player;
}

/* --- Explanations --- */

static const TenboWordsHand *
get_hand (const TenboEndedGame *ended,
          guint                 index)
{
  return &g_array_index (ended->hands, TenboWordsHand, index);
}

/* Formats an uma: "+30.0 / +10.0 / −10.0 / −30.0". Transfer full. */
static char *
list_uma (const TbRules *rules,
          const int32_t *uma)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int rank = 0; rank < rules->players; rank++)
    {
      g_autofree char *points = tenbo_words_total (uma[rank], TRUE);

      g_string_append_printf (list, "%s%s", rank > 0 ? " / " : "", points);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
describe_floating_uma (const TenboEndedGame *ended)
{
  const TbRules   *rules = ended->game->rules;
  int              floating = tb_player_set_count (ended->settlement->floating);
  g_autofree char *line = tenbo_words_points (rules->float_line, FALSE);
  g_autofree char *uma = list_uma (rules, ended->settlement->uma);

  if (floating == 0)
    /* Translators: the line of a floating uma and the uma from 1st to last */
    return g_strdup_printf (_ ("Nobody has %1$s or more, so the uma is %2$s"), line, uma);

  /* Translators: number of players, the line of a floating uma, the uma from 1st to last */
  return g_strdup_printf (ngettext ("%1$d player has %2$s or more, so the uma is %3$s",
                                    "%1$d players have %2$s or more, so the uma is %3$s",
                                    (gulong) floating),
                          floating,
                          line,
                          uma);
}

static char *
describe_uma (const TenboEndedGame *ended)
{
  const TbRules   *rules = ended->game->rules;
  g_autofree char *uma = NULL;

  if (rules->float_line > 0)
    return describe_floating_uma (ended);

  uma = list_uma (rules, ended->settlement->uma);

  /* Translators: the uma from 1st to last: "By rank: +15.0 / +5.0 / −5.0 / −15.0" */
  return g_strdup_printf (_ ("By rank: %s"), uma);
}

static char *
describe_oka (const TenboEndedGame *ended)
{
  const TbRules   *rules = ended->game->rules;
  g_autofree char *start = tenbo_words_points (rules->start_points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *prize = tenbo_words_points (rules->oka_points, FALSE);
  int              difference = rules->return_points - rules->start_points;
  g_autofree char *paid = tenbo_words_points (difference, FALSE);
  g_autofree char *won = tenbo_words_points (difference * rules->players, FALSE);

  if (rules->oka == TB_OKA_FIXED)
    /* Translators: starting points, return points, a fixed prize */
    return g_strdup_printf (_ ("Start %1$s, return %2$s: each player pays the difference, and 1st "
                               "gets %3$s of it"),
                            start,
                            back,
                            prize);

  /* Translators: starting points, return points, their difference, the differences of all
   * players: "Start 25,000, return 30,000: the base of each player is 5,000 lower, and 1st gets
   * the 20,000" */
  return g_strdup_printf (_ ("Start %1$s, return %2$s: the base of each player is %3$s lower, and "
                             "1st gets the %4$s"),
                          start, back, paid, won);
}

static char *
describe_sinking (const TenboEndedGame *ended,
                  const TbLedgerLine   *line)
{
  const TbRules   *rules = ended->game->rules;
  int              score = ended->table->scores[line->from];
  g_autofree char *points = tenbo_words_points (score, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);

  /* Translators: a player, the points of the player, the return points */
  return g_strdup_printf (_ ("%1$s has %2$s, which is less than %3$s"),
                          tenbo_describe_account (ended->game, line->from),
                          points,
                          back);
}

static char *
explain_base (const TbRules *rules,
              const TbFinal *final)
{
  g_autofree char *points = tenbo_words_points (final->points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *lowest = tenbo_words_points (rules->score_floor_points, FALSE);
  g_autofree char *text = NULL;

  if (rules->result_base == TB_RESULT_BASE_NONE)
    return g_strdup (_ ("Only the rank counts"));

  if (rules->result_base == TB_RESULT_BASE_POINTS)
    text = g_strdup_printf (_ ("%s points"), points);
  else
    /* Translators: the points of a player, the return points */
    text = g_strdup_printf (_ ("%1$s points minus the return of %2$s"), points, back);

  if (rules->score_floor && final->rank == 1)
    text = tenbo_list_join_comma (g_steal_pointer (&text),
                                  /* Translators: follows the basis of the result of 1st */
                                  _ ("minus the points of the others below the lowest score that "
                                     "counts"));
  else if (rules->score_floor && final->points < rules->score_floor_points)
    {
      /* Translators: follows the points of a player who has less than the lowest score that
       * counts */
      g_autofree char *counted = g_strdup_printf (_ ("counted as %s"), lowest);

      text = tenbo_list_join_comma (g_steal_pointer (&text), counted);
    }

  if (rules->result_rounding != TB_ROUNDING_NONE)
    text = tenbo_list_join_comma (g_steal_pointer (&text),
                                  final->rank == 1
                                    /* Translators: follows the basis of the result of 1st */
                                    ? _ ("plus the rounding difference of the others")
                                    /* Translators: follows the basis of a result */
                                    : _ ("rounded to thousands"));

  return g_steal_pointer (&text);
}

char *
tenbo_result_item_explain (TenboResultItem       item,
                           const TenboEndedGame *ended,
                           const TbFinal        *final)
{
  g_return_val_if_fail (ended != NULL && final != NULL, NULL);

  if (item == TENBO_RESULT_ITEM_BASE)
    return explain_base (ended->game->rules, final);
  if (item == TENBO_RESULT_ITEM_OKA)
    return describe_oka (ended);
  if (item == TENBO_RESULT_ITEM_UMA)
    return describe_uma (ended);

  return NULL;
}

/* Returns the index of the last hand that left the player below the line, or -1. */
static int
find_bust (const TenboEndedGame *ended,
           TbPlayer              player)
{
  for (guint i = ended->hands->len; i > 0; i--)
    if ((get_hand (ended, i - 1)->result->busted & TB_PLAYER_BIT (player)) != 0)
      return (int) i - 1;

  return -1;
}

static gboolean
has_paid (const TbLedger *ledger,
          TbAccount       from,
          TbAccount       to)
{
  for (int32_t i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].from == from && ledger->lines[i].to == to)
      return TRUE;

  return FALSE;
}

static gboolean
has_won (const TbEvent *event,
         TbAccount      account)
{
  for (int32_t i = 0; i < event->n_wins; i++)
    if (TB_ACCOUNT_PLAYER (event->wins[i].player) == account)
      return TRUE;

  return FALSE;
}

static char *
describe_bust_fee (const TenboEndedGame *ended,
                   const TbLedgerLine   *line)
{
  int                   index = find_bust (ended, (TbPlayer) line->from);
  const TenboWordsHand *bust;
  g_autofree char      *hand = NULL;
  const char           *busted = tenbo_describe_account (ended->game, line->from);
  const char           *taker = tenbo_describe_account (ended->game, line->to);

  if (index < 0)
    return NULL;

  bust = get_hand (ended, (guint) index);
  hand = tenbo_words_next (&bust->result->hand);

  if (ended->game->rules->bust_fee_to == TB_BUST_FEE_TO_FIRST)
    /* Translators: busted player, hand, recipient of the fee */
    return g_strdup_printf (_ ("%1$s went bust in %2$s; %3$s was 1st"), busted, hand, taker);

  if (has_paid (&bust->result->ledger, line->from, line->to))
    /* Translators: busted player, hand, payee:
     * "Chie went bust in East 3 with the payment to Ben" */
    return g_strdup_printf (_ ("%1$s went bust in %2$s with the payment to %3$s"),
                            busted,
                            hand,
                            taker);

  if (has_won (bust->event, line->to))
    /* Translators: busted player, hand, recipient of the fee */
    return g_strdup_printf (_ ("%1$s went bust in %2$s without paying anybody; %3$s won the hand"),
                            busted,
                            hand,
                            taker);

  /* Translators: busted player, hand, recipient of the fee */
  return g_strdup_printf (_ ("%1$s went bust in %2$s without paying anybody; %3$s was 1st"),
                          busted,
                          hand,
                          taker);
}

/* Lists the fouls of a player that are paid at the settlement, with their hands: "Chombo in East
 * 3". */
static char *
describe_settled_fouls (const TenboEndedGame *ended,
                        TbPlayer              player)
{
  const TbRules   *rules = ended->game->rules;
  g_autofree char *list = NULL;

  for (guint i = 0; i < ended->hands->len; i++)
    {
      const TbEvent   *event = get_hand (ended, i)->event;
      g_autofree char *hand = tenbo_words_next (&get_hand (ended, i)->result->hand);

      for (int32_t j = 0; j < event->n_fouls; j++)
        {
          const TbFoulRule *rule = &rules->fouls[event->fouls[j].rule];
          g_autofree char  *item = NULL;

          if (event->fouls[j].player != player || rule->to != TB_FOUL_TO_SETTLEMENT)
            continue;

          /* Translators: a foul and the hand it happened in: "Chombo in East 3" */
          item = g_strdup_printf (_ ("%1$s in %2$s"), tenbo_words_foul (rule->id), hand);
          list = tenbo_list_join_comma (g_steal_pointer (&list), item);
        }
    }

  return g_steal_pointer (&list);
}

char *
tenbo_describe_outcome (const TenboWordsGame *game,
                        const TbSettlement   *settlement)
{
  TbPlayerSet      first = 0;
  g_autofree char *names = NULL;

  for (TbPlayer player = 0; player < game->rules->players; player++)
    if (settlement->players[player].rank == 1)
      first |= TB_PLAYER_BIT (player);

  names = tenbo_describe_players (game, first);
  if (tb_player_set_count (first) > 1)
    /* Translators: players and their rank: "Aki and Ben share 1st" */
    return g_strdup_printf (_ ("%1$s share %2$s"), names, tenbo_words_rank (1));

  /* Translators: heading of the result: the player who finished 1st: "Dai wins" */
  return g_strdup_printf (C_ ("result", "%s wins"), names);
}

char *
tenbo_describe_settlement_line (const TenboEndedGame *ended,
                                const TbLedgerLine   *line)
{
  g_return_val_if_fail (ended != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);

  if (line->reason == TB_REASON_OKA)
    return describe_oka (ended);
  if (line->reason == TB_REASON_UMA)
    return describe_uma (ended);
  if (line->reason == TB_REASON_SINKING)
    return describe_sinking (ended, line);
  if (line->reason == TB_REASON_BUST_FEE)
    return describe_bust_fee (ended, line);
  if (line->reason == TB_REASON_FOUL)
    return describe_settled_fouls (ended, (TbPlayer) line->from);
  if (line->reason == TB_REASON_CHIPS)
    return g_strdup (_ ("Sum of all chips of the game"));

  return tenbo_describe_ledger_rule (ended->game, line);
}

void
tenbo_settlement_note_free (TenboSettlementNote *note)
{
  g_free (note->title);
  g_free (note->why);
  g_free (note);
}

static void
add_note (GPtrArray *notes,
          char      *title,
          char      *why)
{
  TenboSettlementNote *note = g_new (TenboSettlementNote, 1);

  note->title = title;
  note->why = why;
  g_ptr_array_add (notes, note);
}

/* Adds notes for the lines of @settlement with the reason @reason. */
static void
add_lines (GPtrArray            *notes,
           const TenboEndedGame *ended,
           TbReason              reason)
{
  for (int32_t i = 0; i < ended->settlement->ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &ended->settlement->ledger.lines[i];

      if (line->reason == reason)
        add_note (notes,
                  tenbo_describe_ledger_line (ended->game, line),
                  tenbo_describe_settlement_line (ended, line));
    }
}

/* Adds notes for ranks that several players share. */
static void
add_shared_ranks (GPtrArray            *notes,
                  const TenboEndedGame *ended)
{
  for (int rank = 1; rank < ended->game->rules->players; rank++)
    {
      TbPlayerSet      sharing = 0;
      g_autofree char *names = NULL;

      for (TbPlayer player = 0; player < ended->game->rules->players; player++)
        if (ended->settlement->players[player].rank == rank)
          sharing |= TB_PLAYER_BIT (player);

      if (tb_player_set_count (sharing) < 2)
        continue;

      names = tenbo_describe_players (ended->game, sharing);
      add_note (notes,
                /* Translators: players and their rank: "Aki and Ben share 1st" */
                g_strdup_printf (_ ("%1$s share %2$s"), names, tenbo_words_rank (rank)),
                tenbo_describe_field (ended->game, TB_FIELD_TIES));
    }
}

GPtrArray *
tenbo_describe_settlement_notes (const TenboEndedGame *ended)
{
  GDestroyNotify free_note = (GDestroyNotify) tenbo_settlement_note_free;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (free_note);

  g_return_val_if_fail (ended != NULL, NULL);

  add_lines (notes, ended, TB_REASON_POT);
  add_lines (notes, ended, TB_REASON_PENALTY_POT);
  add_shared_ranks (notes, ended);

  if (ended->game->rules->float_line > 0)
    add_note (notes, g_strdup (_ ("Floating uma")), describe_floating_uma (ended));

  add_lines (notes, ended, TB_REASON_SCORE_FLOOR);
  add_lines (notes, ended, TB_REASON_ROUNDING);
  add_lines (notes, ended, TB_REASON_SINKING);
  add_lines (notes, ended, TB_REASON_PRIZE);
  add_lines (notes, ended, TB_REASON_BUST_FEE);
  add_lines (notes, ended, TB_REASON_FOUL);
  add_lines (notes, ended, TB_REASON_GAME_FEE);

  return g_steal_pointer (&notes);
}
