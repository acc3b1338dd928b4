/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Sentences without arguments */
static const char *const fixed_sentences[TB_PROBLEM_MUST_CONTINUE + 1] = {
  [TB_PROBLEM_ITEMS_NOT_SHOWN] =
    N_ ("Tiles do not show the items of this ruleset. Enter the items or their sum."),
  [TB_PROBLEM_NONE] = N_ ("Nothing is wrong"),
  [TB_PROBLEM_SYNTAX] = N_ ("Invalid JSON"),
  [TB_PROBLEM_UNKNOWN_KEY] = N_ ("Unknown key"),
  [TB_PROBLEM_WRONG_TYPE] = N_ ("Wrong type"),
  [TB_PROBLEM_MISSING] = N_ ("This key is missing"),
  [TB_PROBLEM_NOT_HERE] = N_ ("Not allowed here"),
  [TB_PROBLEM_UNKNOWN_ID] = N_ ("Unknown name"),
  [TB_PROBLEM_DUPLICATE] = N_ ("Already listed"),
  [TB_PROBLEM_EMPTY] = N_ ("The name is empty"),
  [TB_PROBLEM_NO_TIME] = N_ ("Invalid time"),
  [TB_PROBLEM_NO_DAY] = N_ ("This date or time of day does not exist"),
  [TB_PROBLEM_NO_UUID] = N_ ("Invalid UUID. Use the form 5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01."),
  [TB_PROBLEM_NO_PERSON] = N_ ("No person in “people” has this UUID"),
  [TB_PROBLEM_MERGED] = N_ ("This person is merged into another one. Use the UUID of that person."),
  [TB_PROBLEM_SELF] = N_ ("A person cannot be merged into themselves"),
  [TB_PROBLEM_NEWER] = N_ ("A newer version of Tenbo made this file. Update Tenbo to read it."),
  [TB_PROBLEM_FOREIGN] = N_ ("This is not a Tenbo file"),
  [TB_PROBLEM_DATABASE] =
    N_ ("This is a database, not a file of games. To use a backup, restore it."),
  [TB_PROBLEM_RULESET] =
    N_ ("This is a ruleset, not a game. Copy your own rulesets to the folder tenbo/rules in your "
        "data folder."),
  [TB_PROBLEM_HISTORY] = N_ ("This is a complete history, not a single game"),
  [TB_PROBLEM_NO_TILES] = N_ ("Invalid tiles. Use the form 123m405p11z."),
  [TB_PROBLEM_NO_MELD] = N_ ("Invalid meld. Use the form “pon 555z”."),
  [TB_PROBLEM_GAME_OVER] = N_ ("The game is over, so no hand can follow"),
  [TB_PROBLEM_NOT_PLAYED] = N_ ("Not played under this ruleset"),
  [TB_PROBLEM_RIICHI_NOTEN] =
    N_ ("This player declared riichi but is not tenpai. Add them to the tenpai players, or "
        "record the foul."),
  [TB_PROBLEM_RONNED_TILE_NO_STAKE] = N_ ("The discarder has not declared riichi in this hand"),
  [TB_PROBLEM_SAME_PLAYER] = N_ ("Both are the same player. Choose two different players."),
  [TB_PROBLEM_SEVERAL_DISCARDERS] =
    N_ ("All winners of one discard need the same discarder"),
  [TB_PROBLEM_RULE_OPEN_WIN] =
    N_ ("An open win in the last hand must improve the winner’s rank. Record it as a chombo."),
  [TB_PROBLEM_RULE_OPEN_WIN_BESIDE] =
    N_ ("An open win in the last hand must improve the winner’s rank. Record only the other win, "
        "and this one as a chombo in the same hand."),
  [TB_PROBLEM_WINNER_FOUL] = N_ ("This player cannot win because of a foul in this hand"),
  [TB_PROBLEM_NO_PAO] = N_ ("This ruleset has no liability (pao) for this"),
  [TB_PROBLEM_PAO_NOT_IN_HAND] = N_ ("The hand does not contain this yakuman"),
  [TB_PROBLEM_NO_FU] = N_ ("This number of han needs fu"),
  [TB_PROBLEM_WRONG_FU] = N_ ("Invalid number of fu. Expected 25, or a multiple of 10 from 20 to "
                              "170."),
  [TB_PROBLEM_VALUE_FORM] =
    N_ ("The value needs exactly one of han, limit, yakuman, yaku, tiles and tai"),
  [TB_PROBLEM_INCOMPATIBLE] = N_ ("This contradicts the rest of the hand"),
  [TB_PROBLEM_CLOSED_ONLY] = N_ ("This yaku needs a closed hand"),
  [TB_PROBLEM_NO_YAKU] = N_ ("A win needs a yaku. Dora alone are not enough."),
  [TB_PROBLEM_OTHER_SCORING] = N_ ("This ruleset uses another scoring"),
  [TB_PROBLEM_OPEN_NO_RIICHI] =
    N_ ("An open riichi needs a riichi of the same player in this hand"),
  [TB_PROBLEM_NO_RIICHI] = N_ ("The player has not declared riichi in this hand"),
  [TB_PROBLEM_RIICHI_OPEN] = N_ ("The winner has declared riichi, so the hand cannot be open"),
  [TB_PROBLEM_CHIP_CLOSED_ONLY] = N_ ("Only a closed hand has chips for red fives"),
  [TB_PROBLEM_RIICHI_NOT_LISTED] =
    N_ ("The winner has declared riichi, so the list needs riichi or double riichi"),
  [TB_PROBLEM_TSUMO_NOT_LISTED] =
    N_ ("The hand is closed and won by tsumo, so the list needs tsumo"),
  [TB_PROBLEM_NO_ROOM] = N_ ("These yaku need more sets than a hand has"),
  [TB_PROBLEM_SELF_DRAW_ONLY] = N_ ("Only possible with a tsumo"),
  [TB_PROBLEM_DISCARD_ONLY] = N_ ("Only possible with a tile of another player"),
  [TB_PROBLEM_DEALER_ONLY] = N_ ("Only the dealer can win this way"),
  [TB_PROBLEM_CHILD_ONLY] = N_ ("The dealer cannot win this way"),
  [TB_PROBLEM_FIRST_TURN] = N_ ("A player who has declared riichi cannot win in the first turn"),
  [TB_PROBLEM_FOUR_RIICHI] = N_ ("This draw needs a riichi of all four players"),
  [TB_PROBLEM_TENPAI_FOUL] = N_ ("This player is noten because of a foul in this hand"),
  [TB_PROBLEM_NAGASHI_FOUL] = N_ ("This player cannot claim nagashi mangan because of a foul in "
                                  "this hand"),
  [TB_PROBLEM_FOUL_RESULT] = N_ ("This foul is not possible with this result"),
  [TB_PROBLEM_OWN_HAND] = N_ ("Only the hands of the other players count, not the offender’s own"),
  [TB_PROBLEM_NO_ENDING_FOUL] = N_ ("Record a foul that ends the hand"),
  [TB_PROBLEM_FOUL_NO_RIICHI] = N_ ("This foul needs a riichi of the same player in this hand"),
  [TB_PROBLEM_NO_CHOICE] = N_ ("The dealer has no choice to repeat here"),
  [TB_PROBLEM_MUST_CONTINUE] = N_ ("The last dealer must repeat unless they are 1st"),
};

/* Describes the mistake in the fu and the valid numbers. */
static char *
fu_sentence (const TbProblem *problem)
{
  const char *why = _ ("This hand cannot have these fu");

  if (problem->code == TB_PROBLEM_FU_OF_OPEN)
    why = _ ("Only an open hand has these fu");
  else if (problem->code == TB_PROBLEM_FU_OF_CLOSED)
    why = _ ("Only a closed hand has these fu");

  if (problem->min == problem->max)
    /* Translators: the mistake in a number of fu, and the valid number */
    return g_strdup_printf (_ ("%1$s. Expected %2$d."), why, problem->min);

  /* Translators: the mistake in a number of fu, and the lowest and highest valid numbers */
  return g_strdup_printf (_ ("%1$s. Expected a number from %2$d to %3$d."), why, problem->min,
                          problem->max);
}

/* Describes how many players may win one discard. */
static char *
winners_sentence (int max)
{
  if (max == 1)
    return g_strdup (_ ("Only one player wins a discard under this ruleset: the first in turn "
                        "order after the discarder"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This ruleset pays at most %d winner",
                                       "This ruleset pays at most %d winners", (gulong) max),
                          max);
}

static char *
sentence (const TbProblem *problem)
{
  const char      *fixed = fixed_sentences[problem->code];
  g_autofree char *min = tenbo_words_points (problem->min, FALSE);
  g_autofree char *max = tenbo_words_points (problem->max, FALSE);

  /* With tiles, the exact reason is known. */
  if (problem->at == TB_AT_VALUE_TILES &&
      (problem->code == TB_PROBLEM_NO_YAKU || problem->code == TB_PROBLEM_TAI_MINIMUM))
    return tenbo_words_hand_error (TB_HAND_NO_YAKU, TB_TILE_NONE, problem->min);
  if (fixed != NULL)
    return g_strdup (_ (fixed));

  if (problem->code == TB_PROBLEM_OUT_OF_RANGE && problem->min == problem->max)
    return g_strdup_printf (_ ("Out of range. Expected %s."), min);
  if (problem->code == TB_PROBLEM_OUT_OF_RANGE)
    return g_strdup_printf (_ ("Out of range. Expected a number from %s to %s."), min, max);
  if (problem->code == TB_PROBLEM_TOO_MANY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Too many. Expected at most %d.",
                                         "Too many. Expected at most %d.",
                                         (gulong) problem->max),
                            problem->max);
  if (problem->code == TB_PROBLEM_TOO_FEW)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Too few. Expected at least %d.",
                                         "Too few. Expected at least %d.",
                                         (gulong) problem->min),
                            problem->min);
  if (problem->code == TB_PROBLEM_TOO_LONG)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Too long. Expected at most %s character.",
                                         "Too long. Expected at most %s characters.",
                                         (gulong) problem->max),
                            max);
  if (problem->code == TB_PROBLEM_TOO_LARGE)
    return g_strdup_printf (_ ("Too large. Expected at most %s MiB."), max);
  if (problem->code == TB_PROBLEM_RIICHI_POINTS && problem->at == TB_AT_OPEN_RIICHI_ENTRY)
    return g_strdup_printf (_ ("An open riichi needs %s points"), min);
  if (problem->code == TB_PROBLEM_RIICHI_POINTS)
    return g_strdup_printf (_ ("Riichi needs %s points"), min);
  if (problem->code == TB_PROBLEM_TAI_MINIMUM)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This win needs %d tai",
                                         "This win needs %d tai", (gulong) problem->min),
                            problem->min);
  if (problem->code == TB_PROBLEM_HAN_MINIMUM)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "A win needs %d han without dora and ippatsu",
                                         "A win needs %d han without dora and ippatsu",
                                         (gulong) problem->min),
                            problem->min);
  if (problem->code == TB_PROBLEM_NOT_COMPLETE)
    return tenbo_words_hand_error (TB_HAND_NOT_COMPLETE, TB_TILE_NONE, 0);
  if (problem->code == TB_PROBLEM_BAD_TILES)
    return tenbo_words_hand_error (TB_HAND_BAD_TILES, problem->tile, problem->min);
  if (problem->code == TB_PROBLEM_TOO_MANY_WINNERS)
    return winners_sentence (problem->max);
  if (problem->code == TB_PROBLEM_OTHER_FU)
    return g_strdup_printf (_ ("Every hand has %d fu under this ruleset. Omit the fu."),
                            problem->min);
  return fu_sentence (problem);
}

char *
tenbo_words_problem (const TbProblem *problem,
                     const char      *word)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (problem != NULL, NULL);

  if (word != NULL && problem->code == TB_PROBLEM_UNKNOWN_KEY)
    return g_strdup_printf (_ ("Unknown key “%s”"), word);
  if (word != NULL && problem->code == TB_PROBLEM_UNKNOWN_ID)
    return g_strdup_printf (_ ("Unknown name “%s”"), word);

  text = sentence (problem);
  if (word == NULL)
    return g_steal_pointer (&text);
  /* Translators: the word that a refusal is about, and the refusal */
  return g_strdup_printf (_ ("“%s”: %s"), word, text);
}

char *
tenbo_words_join_or (const char *const *words,
                     size_t             n_words)
{
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < n_words; i++)
    {
      /* Translators: before the last of several words: "win, draw or stop" */
      if (i > 0)
        g_string_append (text, i + 1 < n_words ? C_ ("list", ", ") : _ (" or "));
      g_string_append (text, words[i]);
    }
  return g_string_free_and_steal (text);
}

/* Expected contents of a location, for the end of a refusal */
static const char *const wanted_words[] = {
  [TENBO_WANTED_NOTHING] = NULL,
  [TENBO_WANTED_INTEGER] = N_ ("a whole number"),
  [TENBO_WANTED_BOOL] = N_ ("true or false"),
  [TENBO_WANTED_TEXT] = N_ ("a string"),
  /* Translators: type of a JSON value */
  [TENBO_WANTED_LIST] = N_ ("a list"),
  /* Translators: type of a JSON value */
  [TENBO_WANTED_OBJECT] = N_ ("an object"),
  [TENBO_WANTED_RULESET] = N_ ("the id of a ruleset or a complete ruleset"),
  [TENBO_WANTED_TIME] = N_ ("a time with its UTC offset, like 2025-11-21T19:30:00+09:00"),
  [TENBO_WANTED_TAI] = N_ ("a number of tai or a list of items"),
};

char *
tenbo_words_refusal (const TbProblem *problem,
                     const char      *word,
                     TenboWanted      wanted,
                     const char      *expected)
{
  g_autofree char *text = tenbo_words_problem (problem, word);

  if (expected == NULL && wanted_words[wanted] != NULL)
    expected = _ (wanted_words[wanted]);
  if (expected == NULL)
    return g_steal_pointer (&text);
  /* Translators: a refusal, and the words that would be accepted */
  return g_strdup_printf (_ ("%s. Expected %s."), text, expected);
}
