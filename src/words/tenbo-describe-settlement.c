/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-settlement.h"

#include "tenbo-describe-list.h"
#include "tenbo-describe.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

void
tenbo_settlement_note_free (TenboSettlementNote *note)
{
  g_free (note->title);
  g_free (note->why);
  g_free (note);
}

static const TbRules *
get_rules (TenboGame *game)
{
  return tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
}

static const char *
get_name (TenboGame *game,
          TbAccount  account)
{
  return tenbo_describe_account (game, account);
}

/* "+30.0 / +10.0 / −10.0 / −30.0" */
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
describe_floating_uma (TenboGame          *game,
                       const TbSettlement *settlement)
{
  const TbRules   *rules = get_rules (game);
  int              floating = tb_player_set_count (settlement->floating);
  g_autofree char *line = tenbo_words_points (rules->float_line, FALSE);
  g_autofree char *uma = list_uma (rules, settlement->uma);

  if (floating == 0)
    /* Translators: the line of a floating uma and the uma from 1st to last */
    return g_strdup_printf (_ ("Nobody has %1$s or more, so the uma is %2$s"), line, uma);

  /* Translators: how many players, the line of a floating uma, the uma from 1st to last */
  return g_strdup_printf (ngettext ("%1$d player has %2$s or more, so the uma is %3$s",
                                    "%1$d players have %2$s or more, so the uma is %3$s",
                                    (gulong) floating),
                          floating,
                          line,
                          uma);
}

static char *
describe_uma (TenboGame          *game,
              const TbSettlement *settlement)
{
  const TbRules   *rules = get_rules (game);
  g_autofree char *uma = NULL;

  if (rules->float_line > 0)
    return describe_floating_uma (game, settlement);

  uma = list_uma (rules, settlement->uma);

  /* Translators: the uma from 1st to last: "By rank: +15.0 / +5.0 / −5.0 / −15.0" */
  return g_strdup_printf (_ ("By rank: %s"), uma);
}

static char *
describe_oka (TenboGame *game)
{
  const TbRules   *rules = get_rules (game);
  g_autofree char *start = tenbo_words_points (rules->start_points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);

  /* Translators: the points of the start, the points to return */
  return g_strdup_printf (_ ("Started with %1$s, to return %2$s: 1st gets what all put in"),
                          start,
                          back);
}

static char *
describe_sinking (TenboGame          *game,
                  const TbLedgerLine *line)
{
  const TbRules   *rules = get_rules (game);
  int              score = tenbo_game_get_table (game)->scores[line->from];
  g_autofree char *points = tenbo_words_points (score, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);

  /* Translators: a player, the points of the player, the points to return */
  return g_strdup_printf (_ ("%1$s has %2$s, which is less than %3$s"),
                          get_name (game, line->from),
                          points,
                          back);
}

/* The last hand that left the player below the line, or -1. */
static int
find_bust (TenboGame *game,
           TbPlayer   player)
{
  for (guint i = tenbo_game_get_n_hands (game); i > 0; i--)
    if ((tenbo_game_get_result (game, i - 1)->busted & TB_PLAYER_BIT (player)) != 0)
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
describe_bust_fee (TenboGame          *game,
                   const TbLedgerLine *line)
{
  int                 index = find_bust (game, (TbPlayer) line->from);
  const TbHandResult *result;
  g_autofree char    *hand = NULL;
  const char         *busted = get_name (game, line->from);
  const char         *taker = get_name (game, line->to);

  if (index < 0)
    return NULL;

  result = tenbo_game_get_result (game, (guint) index);
  hand = tenbo_words_next (&result->hand);

  if (has_paid (&result->ledger, line->from, line->to))
    /* Translators: who went bust, hand, who was paid: "Chie went bust in East 3 by the payment to
     * Ben" */
    return g_strdup_printf (_ ("%1$s went bust in %2$s by the payment to %3$s"),
                            busted,
                            hand,
                            taker);

  if (has_won (tenbo_game_get_event (game, (guint) index), line->to))
    /* Translators: who went bust, hand, who gets the fee */
    return g_strdup_printf (_ ("%1$s went bust in %2$s without paying anybody; %3$s won the hand"),
                            busted,
                            hand,
                            taker);

  /* Translators: who went bust, hand, who gets the fee */
  return g_strdup_printf (_ ("%1$s went bust in %2$s without paying anybody; %3$s was 1st"),
                          busted,
                          hand,
                          taker);
}

/* The fouls of a player that are paid at the settlement, and where: "Chombo in East 3". */
static char *
describe_settled_fouls (TenboGame *game,
                        TbPlayer   player)
{
  const TbRules   *rules = get_rules (game);
  g_autofree char *list = NULL;

  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    {
      const TbEvent   *event = tenbo_game_get_event (game, i);
      g_autofree char *hand = tenbo_words_next (&tenbo_game_get_result (game, i)->hand);

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
tenbo_describe_settlement_line (TenboGame          *game,
                                const TbSettlement *settlement,
                                const TbLedgerLine *line)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (settlement != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);

  switch ((int) line->reason)
    {
    case TB_REASON_OKA:
      return describe_oka (game);
    case TB_REASON_UMA:
      return describe_uma (game, settlement);
    case TB_REASON_SINKING:
      return describe_sinking (game, line);
    case TB_REASON_BUST_FEE:
      return describe_bust_fee (game, line);
    case TB_REASON_FOUL:
      return describe_settled_fouls (game, (TbPlayer) line->from);
    case TB_REASON_CHIPS:
      return g_strdup (_ ("All chips of the game together"));
    default:
      return tenbo_describe_ledger_rule (game, line);
    }
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

/* The lines of @settlement with the reason @reason. */
static void
add_lines (GPtrArray          *notes,
           TenboGame          *game,
           const TbSettlement *settlement,
           TbReason            reason)
{
  for (int32_t i = 0; i < settlement->ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &settlement->ledger.lines[i];

      if (line->reason == reason)
        add_note (notes,
                  tenbo_describe_ledger_line (game, line),
                  tenbo_describe_settlement_line (game, settlement, line));
    }
}

/* Ranks that more than one player have. */
static void
add_shared_ranks (GPtrArray          *notes,
                  TenboGame          *game,
                  const TbSettlement *settlement)
{
  for (int rank = 1; rank < get_rules (game)->players; rank++)
    {
      TbPlayerSet      sharing = 0;
      g_autofree char *names = NULL;

      for (TbPlayer player = 0; player < get_rules (game)->players; player++)
        if (settlement->players[player].rank == rank)
          sharing |= TB_PLAYER_BIT (player);

      if (tb_player_set_count (sharing) < 2)
        continue;

      names = tenbo_describe_players (game, sharing);
      add_note (notes,
                /* Translators: players and their rank: "Aki and Ben share 1st" */
                g_strdup_printf (_ ("%1$s share %2$s"), names, tenbo_words_rank (rank)),
                tenbo_describe_field (game, TB_FIELD_TIES));
    }
}

GPtrArray *
tenbo_describe_settlement_notes (TenboGame          *game,
                                 const TbSettlement *settlement)
{
  GDestroyNotify free_note = (GDestroyNotify) tenbo_settlement_note_free;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (free_note);

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (settlement != NULL, NULL);

  add_lines (notes, game, settlement, TB_REASON_POT);
  add_lines (notes, game, settlement, TB_REASON_PENALTY_POT);
  add_shared_ranks (notes, game, settlement);

  if (get_rules (game)->float_line > 0)
    add_note (notes, g_strdup (_ ("Floating uma")), describe_floating_uma (game, settlement));

  add_lines (notes, game, settlement, TB_REASON_ROUNDING);
  add_lines (notes, game, settlement, TB_REASON_SINKING);
  add_lines (notes, game, settlement, TB_REASON_BUST_FEE);
  add_lines (notes, game, settlement, TB_REASON_FOUL);

  return g_steal_pointer (&notes);
}
