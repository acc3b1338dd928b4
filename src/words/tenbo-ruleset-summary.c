/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-summary.h"

#include "tenbo-fold.h"
#include "tenbo-number.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SEPARATOR " \u00b7 "

/* --- The parts of a summary --- */

static const char *
describe_length (const TbRules *rules)
{
  switch (rules->winds)
    {
    case 0:
      return C_ ("length", "East 1 only");
    case 1:
      return C_ ("length", "East");
    case 2:
      return C_ ("length", "East and South");
    case 3:
      return C_ ("length", "East to West");
    default:
      return C_ ("length", "East to North");
    }
}

/* Formats the uma in thousands: "uma +30 / +10 / −10 / −30". Transfer full. */
static char *
describe_uma (const TbRules *rules)
{
  g_autoptr (GString) list = g_string_new (NULL);
  gboolean has_uma = FALSE;

  if (rules->float_line > 0)
    return g_strdup (_ ("floating uma"));

  for (int rank = 0; rank < rules->players; rank++)
    {
      int              uma = rules->uma[rank];
      g_autofree char *digits = g_strdup_printf ("%.*f", uma % 1000 != 0 ? 1 : 0,
                                                 ABS (uma) / 1000.0);
      g_autofree char *signed_digits = tenbo_number_dup_signed (digits, uma, TRUE);

      g_string_append_printf (list, "%s%s", rank > 0 ? " / " : "", signed_digits);
      has_uma = has_uma || uma != 0;
    }

  if (!has_uma)
    /* Translators: part of a summary of rules: "Start 25,000, return 30,000 · no uma" */
    return g_strdup (_ ("no uma"));

  /* Translators: the uma of the ranks: "uma +30 / +10 / −10 / −30" */
  return g_strdup_printf (_ ("uma %s"), list->str);
}

/* Returns NULL if the rules have no red fives to ask about. Transfer full. */
static char *
describe_red_fives (const TbRules *rules)
{
  int n_suits = rules->players > 3 ? TB_N_RED_SUITS : TB_N_RED_SUITS - 1;
  int n_reds = tb_rules_count_red_fives (rules);

  if (!tenbo_words_field_applies (rules, TB_FIELD_RED_FIVES))
    return NULL;
  if (n_reds == 0)
    /* Translators: part of a summary of rules */
    return g_strdup (_ ("no red fives"));
  if (n_reds == n_suits * TB_TILE_COPIES)
    /* Translators: part of a summary of rules */
    return g_strdup (_ ("all fives red"));

  /* Translators: part of a summary of rules: the number of red fives in the whole set */
  return g_strdup_printf (ngettext ("%d red five", "%d red fives", (gulong) n_reds), n_reds);
}

/* Returns NULL if the rules have no tanyao. */
static const char *
describe_open_tanyao (const TbRules *rules)
{
  if (!tenbo_words_field_applies (rules, TB_FIELD_OPEN_TANYAO))
    return NULL;
  if (!rules->open_tanyao)
    /* Translators: part of a summary of rules: kuitan nashi */
    return _ ("no open tanyao");
  if (rules->open_tanyao_in != TB_OPEN_TANYAO_ANY)
    /* Translators: part of a summary of rules: tanyao counts only in some open hands */
    return _ ("limited open tanyao");

  /* Translators: part of a summary of rules: kuitan ari */
  return _ ("open tanyao");
}

/* Returns NULL if any sum wins. Transfer full. */
static char *
describe_minimum (const TbRules *rules)
{
  if (rules->scoring != TB_SCORING_TAI || rules->tai_minimum == 0)
    return NULL;

  /* Translators: part of a summary of rules: the tai that a win needs */
  return g_strdup_printf (_ ("at least %d tai"), rules->tai_minimum);
}

static char *
describe_points (const TbRules *rules)
{
  g_autofree char *start = tenbo_words_points (rules->start_points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *uma = describe_uma (rules);

  if (rules->start_points == 0 && rules->return_points == 0)
    return g_strdup (_ ("Scores start at 0"));

  /* Translators: starting points, return points, uma */
  return g_strdup_printf (_ ("Start %1$s, return %2$s · %3$s"), start, back, uma);
}

/* Appends @part to the line unless it is NULL. */
static void
add_part (GString    *line,
          const char *part)
{
  if (part != NULL)
    g_string_append_printf (line, SEPARATOR "%s", part);
}

static char *
describe_players (const TbRules *rules)
{
  /* Translators: part of a summary of rules: "4 players · East and South" */
  return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) rules->players),
                          rules->players);
}

char *
tenbo_ruleset_dup_summary (TenboRuleset *ruleset)
{
  const TbRules   *rules;
  GString         *text = g_string_new (NULL);
  g_autofree char *players = NULL;
  g_autofree char *points = NULL;
  g_autofree char *reds = NULL;
  g_autofree char *minimum = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  players = describe_players (rules);
  reds = describe_red_fives (rules);
  points = describe_points (rules);
  minimum = describe_minimum (rules);

  g_string_append (text, players);
  add_part (text, describe_length (rules));
  add_part (text, reds);
  add_part (text, describe_open_tanyao (rules));
  /* Translators: part of a summary of rules: the game is played with chips */
  add_part (text, tb_rules_have_chips (rules) ? _ ("chips") : NULL);
  g_string_append_printf (text, "\n%s", points);
  add_part (text, minimum);

  return g_string_free (text, FALSE);
}

/* --- Groups --- */

TenboRulesetGroup
tenbo_ruleset_get_group (TenboRuleset *ruleset)
{
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);

  if (rules->riichi_stake == 0)
    return TENBO_RULESET_GROUP_WITHOUT_RIICHI;
  if (rules->players < TB_MAX_PLAYERS)
    return TENBO_RULESET_GROUP_THREE_PLAYERS;

  return tb_rules_count_red_fives (rules) > 0 ? TENBO_RULESET_GROUP_RED_FIVES
                                              : TENBO_RULESET_GROUP_NO_RED_FIVES;
}

const char *
tenbo_ruleset_group_get_title (TenboRulesetGroup group)
{
  switch (group)
    {
    case TENBO_RULESET_GROUP_RED_FIVES:
      /* Translators: heading above rulesets */
      return _ ("Four Players, With Red Fives");
    case TENBO_RULESET_GROUP_NO_RED_FIVES:
      /* Translators: heading above rulesets */
      return _ ("Four Players, No Red Fives");
    case TENBO_RULESET_GROUP_THREE_PLAYERS:
      return _ ("Three Players");
    case TENBO_RULESET_GROUP_WITHOUT_RIICHI:
      /* Translators: heading above rulesets of other kinds of mahjong, such as Chinese ones */
      return _ ("Mahjong Without Riichi");
    }

  g_return_val_if_reached (NULL);
}

/* --- Search --- */

struct _TenboRulesetSearch
{
  GString *items;     /* folded */
  GString *negations; /* folded, with a newline before and after each item */
  GStrv    common;    /* folded words for a common ruleset; NULL for others */
};

static void
add_item (TenboRulesetSearch *self,
          const char         *text)
{
  g_autofree char *folded = tenbo_fold (text);

  g_string_append_printf (self->items, "%s\n", folded);
}

/* Adds each part of @list, which commas separate. */
static void
add_negations (TenboRulesetSearch *self,
               const char         *list)
{
  g_autofree char *folded = tenbo_fold (list);
  g_auto (GStrv) parts = g_strsplit (folded, ", ", 0);

  for (char **part = parts; *part != NULL; part++)
    g_string_append_printf (self->negations, "\n%s\n", *part);
}

/* Adds the number of players, the length and the points in words, and as people type them. */
static void
add_frame (TenboRulesetSearch *self,
           const TbRules      *rules)
{
  g_autofree char *players = describe_players (rules);
  g_autofree char *points = describe_points (rules);
  g_autofree char *numbers = g_strdup_printf ("%d %d", (int) rules->start_points,
                                              (int) rules->return_points);

  add_item (self, players);
  add_item (self, rules->players == TB_MAX_PLAYERS
                    /* Translators: invisible search terms for four-player rulesets: all
                     * usual names and spellings, separated by spaces */
                    ? C_ ("search", "four players, four-player, yonma")
                    /* Translators: invisible search terms for three-player rulesets: all
                     * usual names and spellings, separated by spaces */
                    : C_ ("search", "three players, three-player, sanma"));
  add_item (self, describe_length (rules));
  if (rules->winds == 1)
    /* Translators: invisible search terms for games that end after East: all usual names and
     * spellings, separated by spaces */
    add_item (self, C_ ("search", "tonpuu tonpuusen"));
  if (rules->winds == 2)
    /* Translators: invisible search terms for games of East and South: all usual names and
     * spellings, separated by spaces */
    add_item (self, C_ ("search", "hanchan tonnansen"));
  add_item (self, points);
  add_item (self, numbers);
}

static void
add_red_fives (TenboRulesetSearch *self,
               const TbRules      *rules)
{
  g_autofree char *words = describe_red_fives (rules);
  gboolean         has_reds = tb_rules_count_red_fives (rules) > 0;

  if (words == NULL)
    return;

  if (has_reds)
    {
      add_item (self, words);
      /* Translators: invisible search terms for rulesets with red fives: all usual names and
       * spellings, separated by spaces */
      add_item (self, C_ ("search", "with red fives, akadora, aka ari"));
    }
  else
    {
      add_negations (self, words);
      /* Translators: invisible search terms for rulesets without red fives, separated by a comma
       * and a space each. A term is only found as a whole. */
      add_negations (self, C_ ("search", "no red, no reds, no aka, aka nashi, without red fives"));
    }
}

static void
add_open_tanyao (TenboRulesetSearch *self,
                 const TbRules      *rules)
{
  const char *words = describe_open_tanyao (rules);

  if (words == NULL)
    return;

  if (rules->open_tanyao)
    {
      add_item (self, words);
      /* Translators: invisible search terms for rulesets with open tanyao: all usual names and
       * spellings, separated by spaces */
      add_item (self, C_ ("search", "with open tanyao, kuitan ari"));
    }
  else
    {
      add_negations (self, words);
      /* Translators: invisible search terms for rulesets without open tanyao, separated by a comma
       * and a space each. A term is only found as a whole. */
      add_negations (self, C_ ("search", "no kuitan, kuitan nashi, without open tanyao"));
    }
}

static void
add_common (TenboRulesetSearch *self)
{
  /* Translators: invisible search terms for the rulesets that most people play, separated by a
   * comma and a space each */
  const char      *words = C_ ("search", "common, usual, standard, default, normal, ordinary");
  g_autofree char *folded = tenbo_fold (words);

  self->common = g_strsplit (folded, ", ", 0);
  add_item (self, words);
}

TenboRulesetSearch *
tenbo_ruleset_search_new (TenboRuleset *ruleset,
                          gboolean      common)
{
  TenboRulesetSearch *self;
  const TbRules      *rules;
  g_autofree char    *minimum = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  minimum = describe_minimum (rules);
  self = g_new0 (TenboRulesetSearch, 1);
  self->items = g_string_new (NULL);
  self->negations = g_string_new (NULL);

  add_item (self, tenbo_ruleset_get_name (ruleset));
  add_item (self, tenbo_ruleset_get_id (ruleset));
  add_item (self, tenbo_ruleset_get_source (ruleset));
  add_frame (self, rules);
  add_red_fives (self, rules);
  add_open_tanyao (self, rules);
  if (common)
    add_common (self);
  if (minimum != NULL)
    add_item (self, minimum);
  if (tb_rules_have_chips (rules))
    /* Translators: invisible search terms for rulesets with chips: all usual names and spellings,
     * separated by spaces */
    add_item (self, C_ ("search", "with chips, shuugi"));
  if (rules->riichi_stake == 0)
    /* Translators: invisible search terms for rulesets without riichi, separated by a comma and a
     * space each. A term is only found as a whole. */
    add_negations (self, C_ ("search", "no riichi, without riichi"));

  return self;
}

void
tenbo_ruleset_search_free (TenboRulesetSearch *self)
{
  g_string_free (self->items, TRUE);
  g_string_free (self->negations, TRUE);
  g_strfreev (self->common);
  g_free (self);
}

gboolean
tenbo_ruleset_search_contains (const TenboRulesetSearch *self,
                               const char               *phrase)
{
  g_autofree char *item = NULL;

  g_return_val_if_fail (self != NULL && phrase != NULL, FALSE);

  item = g_strconcat ("\n", phrase, "\n", NULL);
  return strstr (self->items->str, phrase) != NULL || strstr (self->negations->str, item) != NULL;
}

gboolean
tenbo_ruleset_search_is_common (const TenboRulesetSearch *self,
                                const char               *phrase)
{
  g_return_val_if_fail (self != NULL && phrase != NULL, FALSE);

  return self->common != NULL && g_strv_contains ((const char *const *) self->common, phrase);
}

/* Returns the length of the longest phrase at the beginning of @words that @self contains, in
 * words; 0 if there is none. */
static guint
find_longest_phrase (const TenboRulesetSearch *self,
                     const char *const        *words)
{
  g_autoptr (GString) phrase = g_string_new (NULL);
  guint longest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_string_append_printf (phrase, "%s%s", i > 0 ? " " : "", words[i]);
      if (tenbo_ruleset_search_contains (self, phrase->str))
        longest = i + 1;
    }

  return longest;
}

gboolean
tenbo_ruleset_search_contains_words (const TenboRulesetSearch *self,
                                     const char *const        *words)
{
  g_return_val_if_fail (self != NULL && words != NULL, FALSE);

  while (*words != NULL)
    {
      guint length = find_longest_phrase (self, words);

      if (length == 0)
        return FALSE;
      words += length;
    }

  return TRUE;
}
