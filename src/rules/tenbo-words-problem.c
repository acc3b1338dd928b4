/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Sentences without numbers and without %s, which can be shown unchanged. */
static const char *const fixed_sentences[TB_PROBLEM_MUST_CONTINUE + 1] = {
  [TB_PROBLEM_NONE] = N_ ("Nothing is wrong"),
  [TB_PROBLEM_SYNTAX] = N_ ("This is not JSON"),
  [TB_PROBLEM_UNKNOWN_KEY] = N_ ("There is no such member"),
  [TB_PROBLEM_WRONG_TYPE] = N_ ("Wrong type"),
  [TB_PROBLEM_MISSING] = N_ ("This is missing"),
  [TB_PROBLEM_NOT_HERE] = N_ ("This does not belong here"),
  [TB_PROBLEM_UNKNOWN_ID] = N_ ("There is no such name"),
  [TB_PROBLEM_DUPLICATE] = N_ ("Listed twice"),
  [TB_PROBLEM_EMPTY] = N_ ("Empty, a name is needed"),
  [TB_PROBLEM_NO_TIME] = N_ ("Not a time with its offset from UTC"),
  [TB_PROBLEM_NO_DAY] = N_ ("The calendar does not have this day or the clock this time"),
  [TB_PROBLEM_NO_UUID] = N_ ("Not a UUID, which looks like 5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01"),
  [TB_PROBLEM_NO_PERSON] = N_ ("Nobody in the list of people has this UUID"),
  [TB_PROBLEM_MERGED] = N_ ("This person is merged into another one, whose UUID is needed here"),
  [TB_PROBLEM_SELF] = N_ ("A person cannot be merged into themselves"),
  [TB_PROBLEM_NEWER] = N_ ("A newer version of Tenbo made this file, update Tenbo to read it"),
  [TB_PROBLEM_FOREIGN] = N_ ("This file is not from Tenbo"),
  [TB_PROBLEM_DATABASE] =
    N_ ("This is a database and not a file of games; a backup is put back by restoring "
        "it"),
  [TB_PROBLEM_RULESET] =
    N_ ("This is a ruleset and not a game; your own rulesets are in the folder "
        "tenbo/rules of your data folder"),
  [TB_PROBLEM_HISTORY] = N_ ("This is a whole history and not one game"),
  [TB_PROBLEM_NO_TILES] = N_ ("Not tiles, which are written like 123m405p11z"),
  [TB_PROBLEM_NO_MELD] = N_ ("Not a meld, which is written like “pon 555z”"),
  [TB_PROBLEM_GAME_OVER] = N_ ("The game is over, no hand can follow"),
  [TB_PROBLEM_NOT_PLAYED] = N_ ("This ruleset does not play it"),
  [TB_PROBLEM_RIICHI_NOTEN] =
    N_ ("Declared riichi and is not tenpai: list the player as tenpai, "
        "or record the foul"),
  [TB_PROBLEM_RONNED_TILE_NO_STAKE] = N_ ("The discarder has not declared riichi in this hand"),
  [TB_PROBLEM_SAME_PLAYER] = N_ ("The same player on both sides, two different ones are needed"),
  [TB_PROBLEM_SEVERAL_DISCARDERS] =
    N_ ("Several winners win on the same discard, so all need the same discarder"),
  [TB_PROBLEM_RULE_OPEN_WIN] =
    N_ ("An open win in the last hand has to improve the winner's rank: it is a chombo"),
  [TB_PROBLEM_RULE_OPEN_WIN_BESIDE] =
    N_ ("An open win in the last hand has to improve the winner's rank: record the other "
        "win alone, and this one as a chombo beside it"),
  [TB_PROBLEM_WINNER_FOUL] = N_ ("A foul of this player in the hand takes the right to win"),
  [TB_PROBLEM_NO_PAO] = N_ ("There is no liability (pao) for this under the ruleset"),
  [TB_PROBLEM_PAO_NOT_IN_HAND] = N_ ("The hand does not have this yakuman"),
  [TB_PROBLEM_NO_FU] = N_ ("Fu are needed with this many han"),
  [TB_PROBLEM_WRONG_FU] = N_ ("Not a number of fu: 25, or 20 to 170 in tens, would be right"),
  [TB_PROBLEM_VALUE_FORM] =
    N_ ("Exactly one form of value is needed: han, limit, yakuman, yaku, tiles "
        "or tai"),
  [TB_PROBLEM_INCOMPATIBLE] = N_ ("This cannot stand beside the rest of the hand"),
  [TB_PROBLEM_CLOSED_ONLY] = N_ ("This yaku needs a closed hand"),
  [TB_PROBLEM_NO_YAKU] = N_ ("A yaku is needed, dora alone do not win"),
  [TB_PROBLEM_OTHER_SCORING] = N_ ("This ruleset values hands in another way"),
  [TB_PROBLEM_NO_RIICHI] = N_ ("The player has not declared riichi in this hand"),
  [TB_PROBLEM_RIICHI_OPEN] = N_ ("The winner has declared riichi, so the hand cannot be open"),
  [TB_PROBLEM_RIICHI_NOT_LISTED] =
    N_ ("The winner has declared riichi, so the list needs riichi or double riichi"),
  [TB_PROBLEM_TSUMO_NOT_LISTED] =
    N_ ("The hand is closed and won by self-draw, so the list needs tsumo"),
  [TB_PROBLEM_NO_ROOM] = N_ ("These yaku need more than the four sets of a hand"),
  [TB_PROBLEM_SELF_DRAW_ONLY] = N_ ("This needs a self-draw"),
  [TB_PROBLEM_DISCARD_ONLY] = N_ ("This needs a tile of another player"),
  [TB_PROBLEM_DEALER_ONLY] = N_ ("Only the dealer can win this way"),
  [TB_PROBLEM_CHILD_ONLY] = N_ ("The dealer cannot win this way"),
  [TB_PROBLEM_FIRST_TURN] = N_ ("A player who has declared riichi cannot win in the first turn"),
  [TB_PROBLEM_FOUR_RIICHI] = N_ ("All four players have declared riichi before such a draw"),
  [TB_PROBLEM_TENPAI_FOUL] = N_ ("A foul of this player in the hand makes the player noten"),
  [TB_PROBLEM_NAGASHI_FOUL] = N_ ("A foul of this player in the hand takes the right to nagashi"),
  [TB_PROBLEM_FOUL_RESULT] = N_ ("This foul does not go with this result"),
  [TB_PROBLEM_OWN_HAND] = N_ ("The offender's own hand does not count, only the others' hands"),
  [TB_PROBLEM_NO_ENDING_FOUL] = N_ ("A foul that ends the hand is needed"),
  [TB_PROBLEM_FOUL_NO_RIICHI] = N_ ("This foul needs a riichi of the player in the same hand"),
  [TB_PROBLEM_NO_CHOICE] = N_ ("The dealer has no choice to repeat here"),
  [TB_PROBLEM_MUST_CONTINUE] = N_ ("The last dealer, who is not 1st, has to repeat"),
};

/* Describes the mistake in the fu and the valid numbers. */
static char *
fu_sentence (const TbProblem *problem)
{
  const char *why = _ ("No such hand has these fu");

  if (problem->code == TB_PROBLEM_FU_OF_OPEN)
    why = _ ("Only an open hand has these fu");
  else if (problem->code == TB_PROBLEM_FU_OF_CLOSED)
    why = _ ("Only a closed hand has these fu");

  if (problem->min == problem->max)
    /* Translators: the mistake in a number of fu, and the valid number */
    return g_strdup_printf (_ ("%1$s, %2$d would be right"), why, problem->min);

  /* Translators: the mistake in a number of fu, and the lowest and highest valid numbers */
  return g_strdup_printf (_ ("%1$s, %2$d to %3$d would be right"), why, problem->min,
                          problem->max);
}

static char *
sentence (const TbProblem *problem)
{
  const char      *fixed = fixed_sentences[problem->code];
  g_autofree char *min = tenbo_words_points (problem->min, FALSE);
  g_autofree char *max = tenbo_words_points (problem->max, FALSE);

  /* The facts of tiles are complete. */
  if (problem->at == TB_AT_VALUE_TILES &&
      (problem->code == TB_PROBLEM_NO_YAKU || problem->code == TB_PROBLEM_TAI_MINIMUM))
    return tenbo_words_hand_error (TB_HAND_NO_YAKU, TB_TILE_NONE, problem->min);
  if (fixed != NULL)
    return g_strdup (_ (fixed));

  if (problem->code == TB_PROBLEM_OUT_OF_RANGE && problem->min == problem->max)
    return g_strdup_printf (_ ("Out of range, %s would be right"), min);
  if (problem->code == TB_PROBLEM_OUT_OF_RANGE)
    return g_strdup_printf (_ ("Out of range, %s to %s would be right"), min, max);
  if (problem->code == TB_PROBLEM_TOO_MANY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Too many, at most %d would be right",
                                         "Too many, at most %d would be right",
                                         (gulong) problem->max),
                            problem->max);
  if (problem->code == TB_PROBLEM_TOO_FEW)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Too few, at least %d would be right",
                                         "Too few, at least %d would be right",
                                         (gulong) problem->min),
                            problem->min);
  if (problem->code == TB_PROBLEM_TOO_LONG)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Too long, at most %s character would be right",
                                         "Too long, at most %s characters would be right",
                                         (gulong) problem->max),
                            max);
  if (problem->code == TB_PROBLEM_TOO_LARGE)
    return g_strdup_printf (_ ("Too large, at most %s MiB would be right"), max);
  if (problem->code == TB_PROBLEM_RIICHI_POINTS)
    return g_strdup_printf (_ ("Riichi needs %s points"), min);
  if (problem->code == TB_PROBLEM_TAI_MINIMUM)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A discard win needs %d tai",
                                         "A discard win needs %d tai", (gulong) problem->min),
                            problem->min);
  if (problem->code == TB_PROBLEM_NOT_COMPLETE)
    return tenbo_words_hand_error (TB_HAND_NOT_COMPLETE, TB_TILE_NONE, 0);
  if (problem->code == TB_PROBLEM_BAD_TILES)
    return tenbo_words_hand_error (TB_HAND_BAD_TILES, problem->tile, problem->min);
  if (problem->code == TB_PROBLEM_TOO_MANY_WINNERS)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This ruleset pays at most %d winner",
                                         "This ruleset pays at most %d winners",
                                         (gulong) problem->max),
                            problem->max);
  return fu_sentence (problem);
}

char *
tenbo_words_problem (const TbProblem *problem,
                     const char      *word)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (problem != NULL, NULL);

  text = sentence (problem);
  if (word == NULL)
    return g_steal_pointer (&text);
  /* Translators: the word that a refusal is about, and the refusal */
  return g_strdup_printf (_ ("“%s”: %s"), word, text);
}

/* Expected contents of a file, as an argument of a refusal. */
static const char *const wanted_words[] = {
  [TENBO_WANTED_NOTHING] = NULL,
  [TENBO_WANTED_INTEGER] = N_ ("a whole number"),
  [TENBO_WANTED_BOOL] = N_ ("true or false"),
  [TENBO_WANTED_TEXT] = N_ ("a text"),
  [TENBO_WANTED_LIST] = N_ ("a list"),
  [TENBO_WANTED_OBJECT] = N_ ("an object"),
  [TENBO_WANTED_RULESET] = N_ ("the id of a ruleset or a whole one"),
  [TENBO_WANTED_TIME] = N_ ("a time like 2025-11-21T19:30:00+09:00"),
  [TENBO_WANTED_TAI] = N_ ("a number of tai or a list of items"),
};

char *
tenbo_words_refusal (const TbProblem *problem,
                     const char      *word,
                     TenboWanted      wanted,
                     const char      *right)
{
  g_autofree char *text = tenbo_words_problem (problem, word);

  if (right == NULL && wanted_words[wanted] != NULL)
    right = _ (wanted_words[wanted]);
  if (right == NULL)
    return g_steal_pointer (&text);
  /* Translators: a refusal, and the words that would be accepted */
  return g_strdup_printf (_ ("%s, %s would be right"), text, right);
}
