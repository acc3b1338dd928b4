/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sheet-words.h"

#include "tenbo-bidi.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

#define NO_BREAK_SPACE "\u00a0"
#define WORD_JOINER    "\u2060"

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

char *
tenbo_sheet_describe_time (const char *iso8601)
{
  g_autoptr (GDateTime) time = iso8601 != NULL ? g_date_time_new_from_iso8601 (iso8601, NULL)
                                               : NULL;

  if (time == NULL)
    return NULL;

  /* Translators: when a game began, as g_date_time_format() takes it: "21 November 2026, 19:30" */
  return g_date_time_format (time, C_ ("on paper", "%-d %B %Y, %H:%M"));
}

/* Joins @parts as a list is joined in running text. */
static char *
join (GPtrArray *parts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      if (i > 0)
        g_string_append (text, C_ ("between the entries of a list", ", "));
      g_string_append (text, g_ptr_array_index (parts, i));
    }

  return g_string_free_and_steal (text);
}

char *
tenbo_sheet_describe_players (const char *const *names,
                              TbPlayerSet        players)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (players & TB_PLAYER_BIT (player))
      g_ptr_array_add (parts, (gpointer) names[player]);

  return join (parts);
}

char *
tenbo_sheet_describe_end (const char *const *names,
                          const TbEnd       *end)
{
  const char      *reason = tenbo_words_end (end->reason);
  g_autofree char *players = NULL;

  if (end->players == 0)
    return g_strdup_printf (_ ("The game ends: %s"), reason);

  players = tenbo_sheet_describe_players (names, end->players);

  /* Translators: why the game ended, and of whom that is said: "The game ends: a player is below
   * zero (Dai)". */
  return g_strdup_printf (_ ("The game ends: %s (%s)"), reason, players);
}

const char *
tenbo_sheet_describe_account (const char *const *names,
                              TbAccount          account)
{
  switch (account)
    {
    case TB_ACCOUNT_PLAYER_0:
    case TB_ACCOUNT_PLAYER_1:
    case TB_ACCOUNT_PLAYER_2:
    case TB_ACCOUNT_PLAYER_3:
      return names[account];
    case TB_ACCOUNT_POT:
      return C_ ("where points lie", "pot");
    case TB_ACCOUNT_PENALTY_POT:
      return C_ ("where points lie", "penalty pot");
    case TB_ACCOUNT_NOBODY:
      return C_ ("where points lie", "nobody");
    case TB_N_ACCOUNTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static void
add_yaku (GPtrArray          *parts,
          const TbValueEntry *value)
{
  for (int i = 0; i < value->n_yaku; i++)
    g_ptr_array_add (parts, g_strdup (tenbo_words_yaku (value->yaku[i])));
}

/* Adds @text, taken, such that no line is broken in it. */
static void
add_unbroken (GPtrArray *parts,
              char      *text)
{
  g_ptr_array_add (parts, tenbo_text_keep_together (text));
  g_free (text);
}

/* "3 han 30 fu", "3 han 30 fu: riichi, pinfu, dora 1". */
static char *
describe_worth (const TbRules      *rules,
                const TbValueEntry *value)
{
  TenboWorth worth;

  tenbo_worth_init (&worth, rules, value);

  return tenbo_worth_dup_sentence (&worth);
}

static gboolean
lists_tai (const TbValueEntry *value,
           TbTai               item)
{
  for (int i = 0; i < value->n_tai_items; i++)
    if (value->tai_items[i] == item)
      return TRUE;

  return FALSE;
}

/* "Half flush 70". */
static void
add_tai (GPtrArray     *parts,
         const TbRules *rules,
         TbTai          item)
{
  add_unbroken (parts, g_strdup_printf ("%s %d", tenbo_words_tai (item),
                                        tb_rules_find_tai (rules, item)->tai));
}

/* "54 tai", "73 tai: Zuotai 1, Half flush 70, Two wild tiles 2". */
static char *
describe_tai (const TbRules      *rules,
              const TbValueEntry *value,
              const TbValue      *worth)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *sum = g_strdup_printf (ngettext ("%d tai", "%d tai", (gulong) worth->tai),
                                          worth->tai);
  g_autofree char *unbroken = tenbo_text_keep_together (sum);
  g_autofree char *list = NULL;

  if (!value->tai_listed)
    return g_steal_pointer (&unbroken);

  /* Every hand has this one, listed or not; without it the sum would look wrong. */
  if (tb_rules_find_tai (rules, TB_TAI_ZUOTAI) != NULL && !lists_tai (value, TB_TAI_ZUOTAI))
    add_tai (parts, rules, TB_TAI_ZUOTAI);
  for (int i = 0; i < value->n_tai_items; i++)
    add_tai (parts, rules, value->tai_items[i]);
  list = join (parts);

  /* Translators: a sum of tai, and what it is made of: "11 tai: dragon, half flush". */
  return g_strdup_printf (_ ("%s: %s"), unbroken, list);
}

/* "3 han 40 fu", "mangan", "suuankou, tsuuiisou", "3 han 30 fu: riichi, pinfu, dora 1"; tiles are
 * placed in @value already. */
static char *
describe_value (const TbRules      *rules,
                const TbValueEntry *value)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *sum = NULL;
  TbValue          worth;
  TbProblem        problem;

  switch (value->form)
    {
    case TB_VALUE_HAN:
      sum = describe_worth (rules, value);
      return tenbo_text_keep_together (sum);
    case TB_VALUE_LIMIT:
      return g_strdup (tenbo_words_limit (value->limit));
    case TB_VALUE_YAKUMAN:
      parts = g_ptr_array_new_with_free_func (g_free);
      add_yaku (parts, value);
      return join (parts);
    case TB_VALUE_YAKU:
    case TB_VALUE_TILES:
      return describe_worth (rules, value);
    case TB_VALUE_TAI:
      tb_value_resolve (rules, value, &worth, &problem);
      return describe_tai (rules, value, &worth);
    }

  g_return_val_if_reached (NULL);
}

static void
describe_bonus (GStrvBuilder  *lines,
                const char    *name,
                const TbBonus *bonus)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (bonus->ippatsu > 0)
    g_ptr_array_add (parts, g_strdup (tenbo_words_reason (TB_REASON_IPPATSU)));
  if (bonus->ura > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%s %d", tenbo_words_reason (TB_REASON_URA),
                                             bonus->ura));
  if (bonus->red > 0)
    g_ptr_array_add (parts, g_strdup_printf ("%s %d", tenbo_words_reason (TB_REASON_RED),
                                             bonus->red));
  if (parts->len == 0)
    return;
  list = join (parts);
  /* Translators: chips won in a hand: a player, then a list: "Ben: ippatsu, ura dora 2". */
  g_strv_builder_take (lines, g_strdup_printf (_ ("%s: %s"), name, list));
}

/* Who won from whom, and what it was worth. */
static char *
describe_outcome (const char *const *names,
                  const TbWin       *win,
                  const char        *value)
{
  const char *winner = names[win->player];

  if (win->from == TB_NOBODY)
    /* Translators: winner, value: "Aki tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("%1$s tsumo, %2$s"), winner, value);
  if (win->robbed)
    /* Translators: winner, whose kong was robbed, value: "Ben robbed a kong of Dai, 14 tai" */
    return g_strdup_printf (_ ("%1$s robbed a kong of %2$s, %3$s"), winner, names[win->from],
                            value);

  /* Translators: winner or winners, discarder, value: "Ben ron off Dai, 3 han 30 fu" */
  return g_strdup_printf (_ ("%1$s ron off %2$s, %3$s"), winner, names[win->from], value);
}

static void
describe_win (GStrvBuilder       *lines,
              const TbRules      *rules,
              const char *const  *names,
              const TbEvent      *event,
              int                 index,
              const TbHandResult *result)
{
  const TbWin     *win = &event->wins[index];
  TbValueEntry     entry;
  g_autofree char *value = NULL;

  tb_win_value (rules, &result->hand, event, index, &entry);
  value = describe_value (rules, &entry);
  g_strv_builder_take (lines, describe_outcome (names, win, value));
  if (entry.form == TB_VALUE_TILES)
    g_strv_builder_take (lines, tenbo_words_tiles (&entry.tiles));
  if (win->on_riichi_tile)
    g_strv_builder_add (lines, _ ("on the riichi tile"));
  if (win->last_tile)
    g_strv_builder_add (lines, _ ("on the discard after the last tile"));
  if (win->pao.player != TB_NOBODY)
    g_strv_builder_take (lines, g_strdup_printf (_ ("Pao: %s"), names[win->pao.player]));
  describe_bonus (lines, names[win->player], &win->bonus);
}

/* "Nagashi: Aki, Ben". */
static void
describe_nagashi (GStrvBuilder      *lines,
                  const char *const *names,
                  const TbEvent     *event)
{
  g_autofree char *list = NULL;
  TbPlayerSet      claimants = 0;

  for (int i = 0; i < event->n_nagashi; i++)
    claimants |= TB_PLAYER_BIT (event->nagashi[i]);
  if (claimants == 0)
    return;
  list = tenbo_sheet_describe_players (names, claimants);
  g_strv_builder_take (lines, g_strdup_printf (_ ("Nagashi: %s"), list));
}

static void
describe_draw (GStrvBuilder      *lines,
               const TbRules     *rules,
               const char *const *names,
               const TbEvent     *event)
{
  g_autofree char *list = NULL;
  TbPlayerSet      tenpai = 0;

  for (int i = 0; i < event->n_tenpai; i++)
    tenpai |= TB_PLAYER_BIT (event->tenpai[i]);
  list = tenbo_sheet_describe_players (names, tenpai);

  if (event->n_tenpai == 0 && (event->n_nagashi > 0 || !tb_rules_asks_tenpai (rules)))
    g_strv_builder_add (lines, _ ("Draw"));
  else if (event->n_tenpai == 0)
    g_strv_builder_add (lines, _ ("Draw, nobody tenpai"));
  else if (event->n_tenpai == rules->players)
    g_strv_builder_add (lines, _ ("Draw, everybody tenpai"));
  else
    g_strv_builder_take (lines, g_strdup_printf (_ ("Draw, tenpai: %s"), list));
  describe_nagashi (lines, names, event);
}

static void
describe_transfer (GStrvBuilder      *lines,
                   const char *const *names,
                   const TbTransfer  *transfer)
{
  g_autofree char *points = tenbo_words_points (transfer->points, FALSE);
  g_autofree char *flow = tenbo_bidi_dup_flow (names[transfer->from], names[transfer->to]);

  g_strv_builder_take (lines, g_strdup_printf ("%s  %s", flow, points));
}

static void
describe_result (GStrvBuilder       *lines,
                 const TbRules      *rules,
                 const char *const  *names,
                 const TbEvent      *event,
                 const TbHandResult *result)
{
  switch (event->result)
    {
    case TB_RESULT_WIN:
      for (int i = 0; i < event->n_wins; i++)
        describe_win (lines, rules, names, event, i, result);
      if (event->wareme != TB_NOBODY)
        g_strv_builder_take (lines, g_strdup_printf (_ ("Wareme: %s"), names[event->wareme]));
      return;
    case TB_RESULT_DRAW:
      describe_draw (lines, rules, names, event);
      return;
    case TB_RESULT_ABORT:
      /* Translators: why the hand was broken off: "Abortive draw: nine terminals". */
      g_strv_builder_take (lines, g_strdup_printf (_ ("Abortive draw: %s"),
                                                   tenbo_words_abort (event->reason)));
      return;
    case TB_RESULT_FOUL:
      g_strv_builder_add (lines, _ ("Ended by a foul"));
      return;
    case TB_RESULT_ADJUST:
      g_strv_builder_add (lines, _ ("Correction"));
      for (int i = 0; i < event->n_transfers; i++)
        describe_transfer (lines, names, &event->transfers[i]);
      return;
    case TB_RESULT_STOP:
      g_strv_builder_add (lines, _ ("Stopped here"));
      return;
    case TB_N_RESULTS:
      break;
    }

  g_return_if_reached ();
}

static void
describe_fouls (GStrvBuilder      *lines,
                const TbRules     *rules,
                const char *const *names,
                const TbEvent     *event)
{
  for (int i = 0; i < event->n_fouls; i++)
    {
      const TbFoul    *foul = &event->fouls[i];
      const char      *kind = tenbo_words_foul (rules->fouls[foul->rule].id);
      g_autofree char *counted = g_strdup_printf ("%s\u00a0×\u00a0%d", kind, foul->count);

      /* Translators: a foul and who committed it: "Chombo: Dai". */
      g_strv_builder_take (lines, g_strdup_printf (_ ("%s: %s"), foul->count > 1 ? counted : kind,
                                                   names[foul->player]));
    }
}

static void
describe_riichi (GStrvBuilder      *lines,
                 const char *const *names,
                 const TbEvent     *event)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int i = 0; i < event->n_riichi; i++)
    g_ptr_array_add (parts, (gpointer) names[event->riichi[i]]);
  if (parts->len == 0)
    return;
  list = join (parts);
  g_strv_builder_take (lines, g_strdup_printf (_ ("Riichi: %s"), list));
}

static void
describe_choice (GStrvBuilder       *lines,
                 const char *const  *names,
                 const TbEvent      *event,
                 const TbHandResult *result)
{
  const char *dealer = names[result->hand.dealer];

  if (event->choice == TB_CHOICE_CONTINUE)
    g_strv_builder_take (lines, g_strdup_printf (_ ("%s chooses to repeat"), dealer));
  else if (event->choice == TB_CHOICE_DECLINE)
    g_strv_builder_take (lines, g_strdup_printf (_ ("%s chooses not to repeat"), dealer));
}

/* The penalty pot has a column of its own. */
static void
describe_pot (GStrvBuilder       *lines,
              const TbHandResult *result)
{
  g_autofree char *pot = tenbo_words_points (result->pot, FALSE);

  if (result->pot > 0)
    g_strv_builder_take (lines, g_strdup_printf (_ ("In the pot: %s"), pot));
}

/* A deposit put somebody out in mid-hand, so that the rest of it was not paid. */
static void
describe_bust (GStrvBuilder       *lines,
               const char *const  *names,
               const TbHandResult *result)
{
  g_autofree char *list = NULL;

  if (!result->cut_short)
    return;
  list = tenbo_sheet_describe_players (names, result->end.players);
  g_strv_builder_take (lines,
                       g_strdup_printf (_ ("%s is out at once, the hand is not paid"), list));
}

GStrv
tenbo_sheet_describe (const TbRules      *rules,
                      const char *const  *names,
                      const TbEvent      *event,
                      const TbHandResult *result)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  describe_result (lines, rules, names, event, result);
  describe_fouls (lines, rules, names, event);
  describe_riichi (lines, names, event);
  describe_choice (lines, names, event, result);
  describe_bust (lines, names, result);
  describe_pot (lines, result);

  return g_strv_builder_end (lines);
}
