/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include "tenbo-bidi.h"
#include "tenbo-player-set.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

#define NO_BREAK_SPACE "\u00a0"
#define WORD_JOINER    "\u2060"

/* --- Value of a hand --- */

char *
tenbo_text_keep_together (const char *text)
{
  GString *kept = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);

      if (character == ' ')
        g_string_append (kept, NO_BREAK_SPACE);
      else
        g_string_append_unichar (kept, character);
      if (g_unichar_iswide (character))
        g_string_append (kept, WORD_JOINER);
    }

  return g_string_free_and_steal (kept);
}

/* Describes the value of the win @win; with @items also its items, as far as they were entered:
 * "mangan", "4 han 30 fu: riichi, tsumo, pinfu, dora 1", "14 tai: dragon triplet, half flush". */
static char *
describe_value (const TenboWordsGame *game,
                const TbEvent        *event,
                const TbNext         *hand,
                int                   win,
                gboolean              items)
{
  g_autofree char *sum = NULL;
  g_autofree char *sentence = NULL;
  TbValueEntry     value;
  TenboWorth       worth;

  if (event->wins[win].value.form == TB_VALUE_YAKUMAN)
    {
      const TbValueEntry *entry = &event->wins[win].value;
      g_autoptr (GPtrArray) words = g_ptr_array_new ();

      for (int i = 0; i < entry->n_yaku; i++)
        g_ptr_array_add (words, (gpointer) tenbo_words_yaku (game->rules, entry->yaku[i]));
      return tenbo_list_join_and (words);
    }

  tb_win_value (game->rules, hand, event, win, &value);
  tenbo_worth_init (&worth, game->rules, &value);
  sum = tenbo_worth_dup_sum (&worth);
  sentence = items ? tenbo_worth_dup_sentence (&worth) : g_strdup (sum != NULL ? sum : "");
  if (game->keeps_together && g_strcmp0 (sentence, sum) == 0)
    return tenbo_text_keep_together (sum);

  return g_steal_pointer (&sentence);
}

char *
tenbo_describe_worth (const TenboWordsGame *game,
                      const TbEvent        *event,
                      const TbNext         *hand,
                      int                   win)
{
  g_return_val_if_fail (game != NULL && event != NULL && hand != NULL, NULL);

  return describe_value (game, event, hand, win, FALSE);
}

/* --- Result of a hand --- */

/* Describes the wins from @first to @last, which have the same discarder. */
static char *
describe_wins (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbNext         *hand,
               int                   first,
               int                   last)
{
  const TbWin *win = &event->wins[first];
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *winners = NULL;
  g_autofree char *worth = NULL;
  const char      *discarder;

  for (int i = first; i <= last; i++)
    {
      const char *name = game->names[event->wins[i].player];
      /* Several values have no items, since a reader could not see where one list ends. */
      g_autofree char *value = describe_value (game, event, hand, i, first == last);

      g_ptr_array_add (names, (gpointer) name);
      g_ptr_array_add (values,
                       first == last
                         ? g_steal_pointer (&value)
                         /* Translators: one of several winners, value: "Ben 3 han 30 fu" */
                         : g_strdup_printf (C_ ("one of several wins", "%1$s %2$s"), name, value));
    }

  winners = tenbo_list_join_and (names);
  worth = tenbo_list_join_and (values);

  if (win->from == TB_NOBODY)
    /* Translators: winner, value: "Aki tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("%1$s tsumo, %2$s"), winners, worth);

  discarder = game->names[win->from];
  if (win->robbed)
    /* Translators: winner, whose kan was robbed, value: "Ben robbed Dai’s kan, 14 tai" */
    return g_strdup_printf (_ ("%1$s robbed %2$s’s kan, %3$s"), winners, discarder, worth);

  if (win->last_tile)
    /* Translators: winner, player who discarded after the last tile was drawn, value */
    return g_strdup_printf (_ ("%1$s ron off %2$s after the last tile, %3$s"), winners, discarder,
                            worth);

  /* Translators: winner or winners, discarder, value: "Ben ron off Dai, 3 han 30 fu" */
  return g_strdup_printf (_ ("%1$s ron off %2$s, %3$s"), winners, discarder, worth);
}

/* Lists the tenpai players; NULL if tenpai has no effect. */
static char *
describe_tenpai (const TenboWordsGame *game,
                 const TbEvent        *event)
{
  const TbRules   *rules = game->rules;
  g_autofree char *names = NULL;

  if (!tb_rules_asks_tenpai (rules))
    return NULL;

  if (event->n_tenpai == 0)
    return g_strdup (_ ("nobody tenpai"));

  if (event->n_tenpai == rules->players)
    return g_strdup (_ ("everybody tenpai"));

  names = tenbo_describe_players (game, tenbo_player_set_of (event->tenpai, event->n_tenpai));

  /* Translators: players who are tenpai: "Aki and Chie tenpai" */
  return g_strdup_printf (_ ("%s tenpai"), names);
}

static char *
describe_nagashi (TbNagashiValue value,
                  const char    *names)
{
  switch (value)
    {
    case TB_NAGASHI_MANGAN:
      return g_strdup_printf (_ ("Nagashi mangan by %s"), names);
    case TB_NAGASHI_YAKUMAN:
      return g_strdup_printf (_ ("Nagashi yakuman by %s"), names);
    case TB_NAGASHI_HANEMAN:
      return g_strdup_printf (_ ("Nagashi haneman by %s"), names);
    case TB_NAGASHI_BAIMAN:
      return g_strdup_printf (_ ("Nagashi baiman by %s"), names);
    case TB_NAGASHI_SANBAIMAN:
      return g_strdup_printf (_ ("Nagashi sanbaiman by %s"), names);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_draw (const TenboWordsGame *game,
               const TbEvent        *event)
{
  TbPlayerSet      claimants = tenbo_player_set_of (event->nagashi, event->n_nagashi);
  g_autofree char *names = tenbo_describe_players (game, claimants);
  g_autofree char *what = NULL;
  g_autofree char *tenpai = NULL;

  if (event->n_nagashi == 0)
    what = g_strdup (_ ("Draw"));
  else
    what = describe_nagashi (game->rules->nagashi_value, names);

  /* Nagashi replaces the noten payments, but tenpai may still decide the next dealer. */
  if (event->n_nagashi == 0 || event->n_tenpai > 0)
    tenpai = describe_tenpai (game, event);

  if (tenpai == NULL)
    return g_steal_pointer (&what);

  /* Translators: how a hand ended and which players were tenpai: "Draw, Aki and Chie tenpai" */
  return g_strdup_printf (C_ ("end of a hand", "%1$s, %2$s"), what, tenpai);
}

/* Returns how the hand of @event ended if @foul therefore costs nothing, or NULL. */
static const char *
find_why_void (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbFoul         *foul)
{
  const TbFoulRule *rule = &game->rules->fouls[foul->rule];

  if (rule->amount == TB_FOUL_AMOUNT_NONE || rule->due == TB_FOUL_DUE_AT_ONCE)
    return NULL;
  if (event->result == TB_RESULT_WIN)
    /* Translators: why a foul costs nothing: "Chombo by Dai (void: the hand was won)" */
    return _ ("the hand was won");
  if (event->result == TB_RESULT_ABORT)
    /* Translators: why a foul costs nothing: "Chombo by Dai (void: abortive draw)" */
    return C_ ("foul", "abortive draw");
  if (event->result == TB_RESULT_FOUL && rule->due == TB_FOUL_DUE_ONLY_AT_DRAW)
    /* Translators: why a foul costs nothing: "Chombo by Dai (void: no exhaustive draw)" */
    return _ ("no exhaustive draw");

  return NULL;
}

static char *
describe_foul (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbFoul         *foul)
{
  const char      *word = tenbo_words_foul (game->rules->fouls[foul->rule].id);
  const char      *name = game->names[foul->player];
  const char      *void_because = find_why_void (game, event, foul);
  g_autofree char *text = NULL;

  if (foul->count > 1)
    /* Translators: a foul, how often, and the player who committed it: "Wrong number of tiles ×2 by
     * Dai" */
    text = g_strdup_printf (_ ("%1$s ×%2$d by %3$s"), word, foul->count, name);
  else
    /* Translators: a foul and the player who committed it: "Chombo by Dai" */
    text = g_strdup_printf (_ ("%1$s by %2$s"), word, name);
  if (void_because == NULL)
    return g_steal_pointer (&text);

  /* Translators: a foul that costs nothing, and why: "Chombo by Dai (void: the hand was won)" */
  return g_strdup_printf (C_ ("foul", "%1$s (void: %2$s)"), text, void_because);
}

/* Describes how the hand ended, without other fouls of the hand. */
static char *
describe_result (const TenboWordsGame *game,
                 const TbEvent        *event,
                 const TbNext         *hand)
{
  switch (event->result)
    {
    case TB_RESULT_WIN:
      return describe_wins (game, event, hand, 0, event->n_wins - 1);
    case TB_RESULT_DRAW:
      return describe_draw (game, event);
    case TB_RESULT_ABORT:
      /* Translators: why a hand was aborted: "Nine terminals: abortive draw" */
      return g_strdup_printf (_ ("%s: abortive draw"), tenbo_words_abort (event->reason));
    case TB_RESULT_FOUL:
      return NULL;
    case TB_RESULT_ADJUST:
      return g_strdup (_ ("Points adjusted"));
    case TB_RESULT_STOP:
      return g_strdup (_ ("Stopped by agreement"));
    case TB_N_RESULTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static char *
describe_wareme (const TenboWordsGame *game,
                 TbPlayer              player)
{
  /* Translators: the player with the broken wall, who pays and gets double: "wareme Chie" */
  return g_strdup_printf (_ ("wareme %s"), game->names[player]);
}

/* Joins two texts; NULL is an empty text. Takes both. */
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
tenbo_describe_event (const TenboWordsGame *game,
                      const TbEvent        *event,
                      const TbNext         *hand)
{
  g_autofree char *words = NULL;
  g_autofree char *fouls = NULL;

  g_return_val_if_fail (game != NULL && event != NULL && hand != NULL, NULL);

  for (int i = 0; i < event->n_fouls; i++)
    {
      g_autofree char *foul = describe_foul (game, event, &event->fouls[i]);

      fouls = tenbo_list_join_comma (g_steal_pointer (&fouls), foul);
    }
  words = join_semicolon (describe_result (game, event, hand), g_steal_pointer (&fouls));

  if (event->wareme != TB_NOBODY)
    words = join_semicolon (g_steal_pointer (&words), describe_wareme (game, event->wareme));

  return g_steal_pointer (&words);
}

static char *
describe_win_part (const TenboWordsGame *game,
                   const TbEvent        *event,
                   const TbNext         *hand,
                   int                   index)
{
  const TbWin     *win = &event->wins[index];
  g_autofree char *value = tenbo_describe_worth (game, event, hand, index);

  if (win->from == TB_NOBODY)
    /* Translators: what a player did: "tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("tsumo, %s"), value);

  if (win->robbed)
    /* Translators: what a player did: "robbed a kan, 14 tai" */
    return g_strdup_printf (_ ("robbed a kan, %s"), value);

  /* Translators: what a player did: "ron, 3 han 30 fu" */
  return g_strdup_printf (_ ("ron, %s"), value);
}

/* Describes the part of @player in the wins of a hand. */
static char *
join_win_parts (char                 *list,
                const TenboWordsGame *game,
                const TbEvent        *event,
                const TbNext         *hand,
                TbPlayer              player)
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
    /* Translators: role of a player in a hand */
    list = tenbo_list_join_comma (list, _ ("deal-in"));

  if (robbed)
    list = tenbo_list_join_comma (list, _ ("kan robbed"));

  if (liable)
    /* Translators: role of a player in a hand */
    list = tenbo_list_join_comma (list, _ ("pao"));

  return list;
}

/* Describes the part of @player in a draw. */
static char *
join_draw_parts (char                 *list,
                 const TenboWordsGame *game,
                 const TbEvent        *event,
                 TbPlayer              player)
{
  TbPlayerSet tenpai = tenbo_player_set_of (event->tenpai, event->n_tenpai);
  TbPlayerSet nagashi = tenbo_player_set_of (event->nagashi, event->n_nagashi);

  if ((nagashi & TB_PLAYER_BIT (player)) != 0)
    list = tenbo_list_join_comma (list, _ ("nagashi"));

  if (!tb_rules_asks_tenpai (game->rules) || (nagashi != 0 && tenpai == 0))
    return list;

  return tenbo_list_join_comma (list,
                                /* Translators: state of a player at a draw */
                                (tenpai & TB_PLAYER_BIT (player)) != 0 ? _ ("tenpai")
                                                                       : _ ("noten"));
}

char *
tenbo_describe_part (const TenboWordsGame *game,
                     const TbEvent        *event,
                     const TbNext         *hand,
                     TbPlayer              player)
{
  g_autofree char *list = NULL;
  TbPlayerSet      riichi;

  g_return_val_if_fail (game != NULL && event != NULL && hand != NULL, NULL);

  riichi = tenbo_player_set_of (event->riichi, event->n_riichi);

  if ((riichi & TB_PLAYER_BIT (player)) != 0)
    list = tenbo_list_join_comma (g_steal_pointer (&list),
                                  tb_event_has_open_riichi (event, player)
                                    /* Translators: role of a player in a hand */
                                    ? _ ("open riichi")
                                    /* Translators: role of a player in a hand */
                                    : _ ("riichi"));

  list = join_win_parts (g_steal_pointer (&list), game, event, hand, player);

  if (event->result == TB_RESULT_DRAW)
    list = join_draw_parts (g_steal_pointer (&list), game, event, player);

  for (int i = 0; i < event->n_fouls; i++)
    if (event->fouls[i].player == player)
      list = tenbo_list_join_comma (
        g_steal_pointer (&list),
        tenbo_words_foul (game->rules->fouls[event->fouls[i].rule].id));

  if (event->wareme == player)
    list = tenbo_list_join_comma (g_steal_pointer (&list), _ ("wareme"));

  return g_steal_pointer (&list);
}

/* --- Details for a score sheet --- */

/* Adds "Pao: Dai". */
static void
add_note (GStrvBuilder *lines,
          const char   *title,
          const char   *text)
{
  /* Translators: a part of a hand that was edited, and its new value: "Riichi: Ben" */
  g_strv_builder_take (lines, g_strdup_printf (C_ ("edited", "%1$s: %2$s"), title, text));
}

/* Adds the special tiles of @bonus to @list, which may be NULL. */
static char *
join_special_tiles (char          *list,
                    const TbBonus *bonus)
{
  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    if (bonus->special[color] > 0)
      {
        g_autofree char *entry =
          g_strdup_printf ("%s %d", tenbo_words_special_color (color), bonus->special[color]);

        list = tenbo_list_join_comma (list, entry);
      }

  return list;
}

static void
add_win (GStrvBuilder         *lines,
         const TenboWordsGame *game,
         const TbEvent        *event,
         const TbNext         *hand,
         int                   index)
{
  const TbWin     *win = &event->wins[index];
  const TbBonus   *bonus = &win->bonus;
  g_autofree char *ura = g_strdup_printf ("%s %d", tenbo_words_reason (TB_REASON_URA), bonus->ura);
  g_autofree char *red = g_strdup_printf ("%s %d", tenbo_words_reason (TB_REASON_RED), bonus->red);
  g_autofree char *list = NULL;
  TbValueEntry     value;

  tb_win_value (game->rules, hand, event, index, &value);
  g_strv_builder_take (lines, describe_wins (game, event, hand, index, index));
  if (value.form == TB_VALUE_TILES)
    g_strv_builder_take (lines, tenbo_words_tiles (&value.tiles));
  if (win->on_riichi_tile)
    g_strv_builder_add (lines, _ ("on the riichi tile"));
  if (win->pao.player != TB_NOBODY)
    add_note (lines, _ ("Pao"), game->names[win->pao.player]);
  if (bonus->ippatsu > 0)
    list = tenbo_list_join_comma (NULL, tenbo_words_reason (TB_REASON_IPPATSU));
  if (bonus->ura > 0)
    list = tenbo_list_join_comma (g_steal_pointer (&list), ura);
  if (bonus->red > 0)
    list = tenbo_list_join_comma (g_steal_pointer (&list), red);
  list = join_special_tiles (g_steal_pointer (&list), bonus);
  if (list != NULL)
    add_note (lines, game->names[win->player], list);
}

/* Adds the result of the hand, one line for each win. */
static void
add_result (GStrvBuilder         *lines,
            const TenboWordsGame *game,
            const TbEvent        *event,
            const TbNext         *hand)
{
  char *result;

  if (event->result == TB_RESULT_WIN)
    {
      for (int i = 0; i < event->n_wins; i++)
        add_win (lines, game, event, hand, i);
      return;
    }

  result = describe_result (game, event, hand);
  if (result != NULL)
    g_strv_builder_take (lines, result);
  for (int i = 0; i < event->n_transfers; i++)
    {
      const TbTransfer *transfer = &event->transfers[i];
      g_autofree char  *points = tenbo_words_points (transfer->points, FALSE);
      g_autofree char  *flow = tenbo_bidi_dup_flow (game->names[transfer->from],
                                                    game->names[transfer->to]);

      g_strv_builder_take (lines, g_strdup_printf ("%s  %s", flow, points));
    }
}

GStrv
tenbo_describe_for_sheet (const TenboWordsGame *game,
                          const TbEvent        *event,
                          const TbHandResult   *result)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  TbPlayerSet      declared = tenbo_player_set_of (event->riichi, event->n_riichi);
  const char      *dealer = game->names[result->hand.dealer];
  g_autofree char *riichi = tenbo_describe_players (game, declared);
  TbPlayerSet      openly = tenbo_player_set_of (event->open_riichi, event->n_open_riichi);
  g_autofree char *open = tenbo_describe_players (game, openly);
  g_autofree char *out = tenbo_describe_players (game, result->end.players);
  g_autofree char *pot = tenbo_words_points (result->pot, FALSE);

  add_result (lines, game, event, &result->hand);
  for (int i = 0; i < event->n_fouls; i++)
    g_strv_builder_take (lines, describe_foul (game, event, &event->fouls[i]));
  if (event->wareme != TB_NOBODY)
    g_strv_builder_take (lines, describe_wareme (game, event->wareme));
  if (declared != 0)
    add_note (lines, _ ("Riichi"), riichi);
  if (openly != 0)
    add_note (lines, _ ("Open riichi"), open);
  if (event->choice == TB_CHOICE_CONTINUE)
    g_strv_builder_take (lines, g_strdup_printf (_ ("%s chooses to repeat"), dealer));
  else if (event->choice == TB_CHOICE_DECLINE)
    g_strv_builder_take (lines, g_strdup_printf (_ ("%s chooses not to repeat"), dealer));
  if (result->cut_short)
    g_strv_builder_take (lines,
                         g_strdup_printf (_ ("%s goes bust at once; the hand is not paid"), out));
  if (result->pot > 0)
    /* The penalty pot has its own column. */
    /* Translators: riichi sticks and deposits: "In the pot: 2 riichi sticks" */
    g_strv_builder_take (lines, g_strdup_printf (_ ("In the pot: %s"), pot));

  return g_strv_builder_end (lines);
}

/* --- Differences between two versions of a hand --- */

/* A version of a hand; `win` is NULL if this version has no such win */
typedef struct
{
  const TenboWordsGame *game;
  const TbEvent        *event;
  const TbWin          *win;
} Side;

static char *
dup_riichi (const Side *side)
{
  TbPlayerSet players = tenbo_player_set_of (side->event->riichi, side->event->n_riichi);

  return players != 0 ? tenbo_describe_players (side->game, players) : g_strdup (_ ("nobody"));
}

static char *
dup_open_riichi (const Side *side)
{
  TbPlayerSet players = tenbo_player_set_of (side->event->open_riichi,
                                             side->event->n_open_riichi);

  return players != 0 ? tenbo_describe_players (side->game, players) : g_strdup (_ ("nobody"));
}

static char *
dup_transfers (const Side *side)
{
  int32_t deltas[TB_MAX_PLAYERS] = { 0 };

  for (int i = 0; i < side->event->n_transfers; i++)
    {
      deltas[side->event->transfers[i].from] -= side->event->transfers[i].points;
      deltas[side->event->transfers[i].to] += side->event->transfers[i].points;
    }

  return tenbo_describe_changes (side->game, deltas);
}

static char *
dup_ippatsu (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.ippatsu);
}

static char *
dup_ura (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.ura);
}

static char *
dup_red (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.red);
}

static char *
dup_special (const Side *side)
{
  char *list = join_special_tiles (NULL, &side->win->bonus);

  return list != NULL ? list : g_strdup ("0");
}

static char *
dup_liable (const Side *side)
{
  TbPlayer player = side->win->pao.player;

  return g_strdup (player != TB_NOBODY ? side->game->names[player]
                                       : _ ("nobody"));
}

/* Parts of a hand, and parts of each win; they have the names of the entry. */
static const struct
{
  const char *name;
  char *(*dup) (const Side *side);
  gboolean of_win;
} things[] = {
  { N_ ("Riichi"), dup_riichi, FALSE },
  { N_ ("Open Riichi"), dup_open_riichi, FALSE },
  { N_ ("Points Adjusted"), dup_transfers, FALSE },
  { N_ ("Ippatsu"), dup_ippatsu, TRUE },
  { N_ ("Ura Dora"), dup_ura, TRUE },
  { N_ ("Red Fives"), dup_red, TRUE },
  { N_ ("Special Tiles"), dup_special, TRUE },
  { N_ ("Pao"), dup_liable, TRUE },
};

static void
add_difference (GString    *lines,
                gsize       thing,
                const Side *before,
                const Side *after)
{
  g_autofree char *was = things[thing].dup (before);
  g_autofree char *is = things[thing].dup (after);
  g_autofree char *line = NULL;

  if (g_str_equal (was, is))
    return;

  /* Translators: a part of a hand that was edited, and its new value: "Riichi: Ben" */
  line = g_strdup_printf (C_ ("edited", "%1$s: %2$s"), _ (things[thing].name), is);
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, line);
}

char *
tenbo_describe_differences (const TenboWordsGame *game,
                            const TbEvent        *before,
                            const TenboWordsGame *whole,
                            const TbEvent        *after)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  Side was = { game, before, NULL };
  Side is = { whole, after, NULL };

  g_return_val_if_fail (game != NULL && whole != NULL, NULL);
  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    if (!things[i].of_win)
      add_difference (lines, i, &was, &is);

  for (int win = 0; win < MIN (before->n_wins, after->n_wins); win++)
    {
      was.win = &before->wins[win];
      is.win = &after->wins[win];
      for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
        if (things[i].of_win)
          add_difference (lines, i, &was, &is);
    }

  return g_string_free_and_steal (g_steal_pointer (&lines));
}
