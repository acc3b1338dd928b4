/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include "tenbo-describe-list.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

static const TbRules *
get_rules (TenboGame *game)
{
  return tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
}

static char *
describe_yakuman (const TbValueEntry *value)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; i < value->n_yaku; i++)
    g_ptr_array_add (words, (gpointer) tenbo_words_yaku (value->yaku[i]));

  return tenbo_list_join_and (words);
}

static void
find_worth (TenboGame     *game,
            const TbEvent *event,
            const TbNext  *hand,
            int            win,
            TenboWorth    *out)
{
  TbValueEntry value;

  tb_win_value (get_rules (game), hand, event, win, &value);
  tenbo_worth_init (out, get_rules (game), &value);
}

/* What the win @win is worth, with what it is made of as far as that was entered: "mangan",
 * "4 han 30 fu: riichi, tsumo, pinfu, dora 1", "14 tai: dragon triplet, half flush". */
static char *
describe_value (TenboGame     *game,
                const TbEvent *event,
                const TbNext  *hand,
                int            win)
{
  TenboWorth worth;

  if (event->wins[win].value.form == TB_VALUE_YAKUMAN)
    return describe_yakuman (&event->wins[win].value);
  find_worth (game, event, hand, win, &worth);

  return tenbo_worth_dup_sentence (&worth);
}

char *
tenbo_describe_worth (TenboGame     *game,
                      const TbEvent *event,
                      const TbNext  *hand,
                      int            win)
{
  TenboWorth worth;
  char      *sum;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (event != NULL && hand != NULL, NULL);

  if (event->wins[win].value.form == TB_VALUE_YAKUMAN)
    return describe_yakuman (&event->wins[win].value);
  find_worth (game, event, hand, win, &worth);
  sum = tenbo_worth_dup_sum (&worth);

  return sum != NULL ? sum : g_strdup ("");
}

static char *
describe_ron (const TbWin *win,
              const char  *winners,
              const char  *discarder,
              const char  *worth)
{
  if (win->robbed)
    /* Translators: winner, whose kong was robbed, value: "Ben robbed a kong of Dai, 14 tai" */
    return g_strdup_printf (_ ("%1$s robbed a kong of %2$s, %3$s"), winners, discarder, worth);

  if (win->last_tile)
    /* Translators: winner, who discarded after the last tile was drawn, value */
    return g_strdup_printf (_ ("%1$s ron off %2$s after the last tile, %3$s"),
                            winners,
                            discarder,
                            worth);

  /* Translators: winner or winners, discarder, value: "Ben ron off Dai, 3 han 30 fu" */
  return g_strdup_printf (_ ("%1$s ron off %2$s, %3$s"), winners, discarder, worth);
}

static char *
describe_wins (TenboGame     *game,
               const TbEvent *event,
               const TbNext  *hand)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *winners = NULL;
  g_autofree char *worth = NULL;

  for (int i = 0; i < event->n_wins; i++)
    {
      g_ptr_array_add (names, (gpointer) tenbo_game_get_player_name (game, event->wins[i].player));
      /* Of several it would not be seen where one ends. */
      g_ptr_array_add (values, event->n_wins == 1 ? describe_value (game, event, hand, i)
                                                  : tenbo_describe_worth (game, event, hand, i));
    }

  winners = tenbo_list_join_and (names);
  worth = tenbo_list_join_and (values);

  if (event->n_wins == 1 && event->wins[0].from == TB_NOBODY)
    /* Translators: winner, value: "Aki tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("%1$s tsumo, %2$s"), winners, worth);

  return describe_ron (&event->wins[0],
                       winners,
                       tenbo_game_get_player_name (game, event->wins[0].from),
                       worth);
}

static TbPlayerSet
collect_players (const TbPlayer *players,
                 int             n_players)
{
  TbPlayerSet set = 0;

  for (int i = 0; i < n_players; i++)
    set |= TB_PLAYER_BIT (players[i]);

  return set;
}

/* Who was tenpai; NULL where nothing depends on it. */
static char *
describe_tenpai (TenboGame     *game,
                 const TbEvent *event)
{
  const TbRules   *rules = get_rules (game);
  g_autofree char *names = NULL;

  if (!tb_rules_asks_tenpai (rules))
    return NULL;

  if (event->n_tenpai == 0)
    return g_strdup (_ ("nobody tenpai"));

  if (event->n_tenpai == rules->players)
    return g_strdup (_ ("everybody tenpai"));

  names = tenbo_describe_players (game, collect_players (event->tenpai, event->n_tenpai));

  /* Translators: "Aki and Chie tenpai" */
  return g_strdup_printf (_ ("%s tenpai"), names);
}

static char *
describe_nagashi (TenboGame     *game,
                  const TbEvent *event)
{
  const TbRules   *rules = get_rules (game);
  TbPlayerSet      claimants = collect_players (event->nagashi, event->n_nagashi);
  g_autofree char *names = tenbo_describe_players (game, claimants);

  if (rules->nagashi_value == TB_NAGASHI_YAKUMAN)
    return g_strdup_printf (_ ("Nagashi yakuman by %s"), names);

  return g_strdup_printf (_ ("Nagashi mangan by %s"), names);
}

static char *
describe_draw (TenboGame     *game,
               const TbEvent *event)
{
  g_autofree char *what = NULL;
  g_autofree char *tenpai = NULL;

  if (event->n_nagashi > 0)
    what = describe_nagashi (game, event);
  else
    what = g_strdup (_ ("Draw"));

  /* Nagashi takes the place of the noten payments; who was tenpai may still decide the deal. */
  if (event->n_nagashi == 0 || event->n_tenpai > 0)
    tenpai = describe_tenpai (game, event);

  if (tenpai == NULL)
    return g_steal_pointer (&what);

  /* Translators: how a hand ended and who was tenpai: "Draw, Aki and Chie tenpai" */
  return g_strdup_printf (_ ("%1$s, %2$s"), what, tenpai);
}

static char *
describe_foul (TenboGame    *game,
               const TbFoul *foul)
{
  const char *word = tenbo_words_foul (get_rules (game)->fouls[foul->rule].id);
  const char *name = tenbo_game_get_player_name (game, foul->player);

  if (foul->count > 1)
    /* Translators: a foul, how often, and who committed it: "Wrong number of tiles ×2 by Dai" */
    return g_strdup_printf (_ ("%1$s ×%2$d by %3$s"), word, foul->count, name);

  /* Translators: a foul and who committed it: "Chombo by Dai" */
  return g_strdup_printf (_ ("%1$s by %2$s"), word, name);
}

/* The fouls of @event: "Chombo by Dai", or NULL if there are none. */
static char *
describe_fouls (TenboGame     *game,
                const TbEvent *event)
{
  g_autofree char *list = NULL;

  for (int i = 0; i < event->n_fouls; i++)
    {
      g_autofree char *item = describe_foul (game, &event->fouls[i]);

      list = tenbo_list_join_comma (g_steal_pointer (&list), item);
    }

  return g_steal_pointer (&list);
}

/* What ended the hand, fouls beside it apart. */
static char *
describe_result (TenboGame     *game,
                 const TbEvent *event,
                 const TbNext  *hand)
{
  switch (event->result)
    {
    case TB_RESULT_WIN:
      return describe_wins (game, event, hand);
    case TB_RESULT_DRAW:
      return describe_draw (game, event);
    case TB_RESULT_ABORT:
      /* Translators: why a hand was aborted: "Nine terminals: abortive draw" */
      return g_strdup_printf (_ ("%s: abortive draw"), tenbo_words_abort (event->reason));
    case TB_RESULT_FOUL:
      return NULL;
    case TB_RESULT_ADJUST:
      return g_strdup (_ ("Correction"));
    case TB_RESULT_STOP:
      return g_strdup (_ ("Stopped by agreement"));
    case TB_N_RESULTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* Joins what happened with one thing more; NULL is nothing. Takes both. */
static char *
join_semicolon (char *what,
                char *more)
{
  char *joined;

  if (more == NULL)
    return what;

  if (what == NULL)
    return more;

  /* Translators: how a hand ended, and the fouls in it: "Draw, nobody tenpai; dead hand by Dai" */
  joined = g_strdup_printf (_ ("%1$s; %2$s"), what, more);
  g_free (what);
  g_free (more);

  return joined;
}

char *
tenbo_describe_event (TenboGame     *game,
                      const TbEvent *event,
                      const TbNext  *hand)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (event != NULL && hand != NULL, NULL);

  words = join_semicolon (describe_result (game, event, hand), describe_fouls (game, event));

  if (event->wareme != TB_NOBODY)
    /* Translators: the player whose wall was broken, who pays and gets double: "wareme Chie" */
    words = join_semicolon (g_steal_pointer (&words),
                            g_strdup_printf (_ ("wareme %s"),
                                             tenbo_game_get_player_name (game, event->wareme)));

  return g_steal_pointer (&words);
}

char *
tenbo_describe_hand (TenboGame *game,
                     guint      index)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  return tenbo_describe_event (game,
                               tenbo_game_get_event (game, index),
                               &tenbo_game_get_result (game, index)->hand);
}

static char *
describe_win_part (TenboGame     *game,
                   const TbEvent *event,
                   const TbNext  *hand,
                   int            index)
{
  const TbWin     *win = &event->wins[index];
  g_autofree char *value = tenbo_describe_worth (game, event, hand, index);

  if (win->from == TB_NOBODY)
    /* Translators: what a player did: "tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("tsumo, %s"), value);

  if (win->robbed)
    /* Translators: what a player did: "robbed a kong, 14 tai" */
    return g_strdup_printf (_ ("robbed a kong, %s"), value);

  /* Translators: what a player did: "ron, 3 han 30 fu" */
  return g_strdup_printf (_ ("ron, %s"), value);
}

/* What a player did in the wins of a hand. */
static char *
join_win_parts (char          *list,
                TenboGame     *game,
                const TbEvent *event,
                const TbNext  *hand,
                TbPlayer       player)
{
  gboolean dealt_in = FALSE;
  gboolean robbed = FALSE;
  gboolean liable = FALSE;

  for (int i = 0; i < event->n_wins; i++)
    {
      const TbWin *win = &event->wins[i];

      dealt_in = dealt_in || (win->from == player && !win->robbed);
      robbed = robbed || (win->from == player && win->robbed);
      liable = liable || win->pao.player == player;

      if (win->player == player)
        {
          g_autofree char *part = describe_win_part (game, event, hand, i);

          list = tenbo_list_join_comma (list, part);
        }
    }

  if (dealt_in)
    list = tenbo_list_join_comma (list, _ ("deal-in"));

  if (robbed)
    list = tenbo_list_join_comma (list, _ ("kong robbed"));

  if (liable)
    list = tenbo_list_join_comma (list, _ ("pao"));

  return list;
}

/* What a player did in a draw. */
static char *
join_draw_parts (char          *list,
                 TenboGame     *game,
                 const TbEvent *event,
                 TbPlayer       player)
{
  TbPlayerSet tenpai = collect_players (event->tenpai, event->n_tenpai);
  TbPlayerSet nagashi = collect_players (event->nagashi, event->n_nagashi);

  if ((nagashi & TB_PLAYER_BIT (player)) != 0)
    list = tenbo_list_join_comma (list, _ ("nagashi"));

  if (!tb_rules_asks_tenpai (get_rules (game)) || (nagashi != 0 && tenpai == 0))
    return list;

  return tenbo_list_join_comma (list,
                                (tenpai & TB_PLAYER_BIT (player)) != 0 ? _ ("tenpai")
                                                                       : _ ("noten"));
}

char *
tenbo_describe_part (TenboGame     *game,
                     const TbEvent *event,
                     const TbNext  *hand,
                     TbPlayer       player)
{
  g_autofree char *list = NULL;
  TbPlayerSet      riichi;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (event != NULL && hand != NULL, NULL);

  riichi = collect_players (event->riichi, event->n_riichi);

  if ((riichi & TB_PLAYER_BIT (player)) != 0)
    list = tenbo_list_join_comma (g_steal_pointer (&list), _ ("riichi"));

  list = join_win_parts (g_steal_pointer (&list), game, event, hand, player);

  if (event->result == TB_RESULT_DRAW)
    list = join_draw_parts (g_steal_pointer (&list), game, event, player);

  for (int i = 0; i < event->n_fouls; i++)
    if (event->fouls[i].player == player)
      list = tenbo_list_join_comma (
        g_steal_pointer (&list),
        tenbo_words_foul (get_rules (game)->fouls[event->fouls[i].rule].id));

  if (event->wareme == player)
    list = tenbo_list_join_comma (g_steal_pointer (&list), _ ("wareme"));

  return g_steal_pointer (&list);
}
