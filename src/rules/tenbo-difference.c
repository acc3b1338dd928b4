/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-difference.h"

#include "tenbo-bidi.h"
#include "tenbo-free-text.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define BEFORE 0
#define AFTER  1

void
tenbo_difference_free (TenboDifference *difference)
{
  g_free (difference->name);
  for (int side = BEFORE; side <= AFTER; side++)
    {
      g_free (difference->texts[side]);
      g_free (difference->dealers[side]);
    }

  g_free (difference);
}

static gboolean
is_same_round (const TenboDifference *self)
{
  const TbRound *before = &self->next[BEFORE].round;
  const TbRound *after = &self->next[AFTER].round;

  return before->wind == after->wind && before->number == after->number &&
         before->extension == after->extension;
}

static char *
describe_played_as (const TenboDifference *self)
{
  const TbNext    *next = self->next;
  g_autofree char *hand = NULL;
  g_autofree char *other = NULL;

  if (is_same_round (self) && next[BEFORE].honba != next[AFTER].honba)
    {
      hand = tenbo_words_round (&next[BEFORE].round);
      /* Translators: a hand, and its repeat counters after and before the change: "East 4 would
       * have been played with 1 honba instead of 0" */
      return g_strdup_printf (_ ("%1$s would have been played with %2$d honba instead of %3$d"),
                              hand, next[AFTER].honba, next[BEFORE].honba);
    }

  hand = tenbo_words_next (&next[BEFORE]);
  if (is_same_round (self))
    /* Translators: a hand, and its dealers after and before the change */
    return g_strdup_printf (_ ("%1$s would have been played with %2$s as dealer instead of %3$s"),
                            hand, self->dealers[AFTER], self->dealers[BEFORE]);

  other = tenbo_words_next (&next[AFTER]);
  /* Translators: a hand before and after the change: "East 4 would have been played as East 3, 1
   * honba" */
  return g_strdup_printf (_ ("%1$s would have been played as %2$s"), hand, other);
}

static char *
describe_end (const TenboDifference *self)
{
  gboolean         ended = self->ends[BEFORE] != TB_END_NONE;
  gboolean         ends = self->ends[AFTER] != TB_END_NONE;
  g_autofree char *before = tenbo_words_next (&self->next[BEFORE]);
  g_autofree char *after = tenbo_words_next (&self->next[AFTER]);

  if (ended && ends && g_strcmp0 (before, after) != 0)
    /* Translators: the last hand after and before the change */
    return g_strdup_printf (_ ("The game would end in %1$s instead of %2$s"), after, before);
  if (ended && ends && self->ends[BEFORE] != self->ends[AFTER])
    /* Translators: the last hand, and the reason for the end of the game */
    return g_strdup_printf (_ ("The game would end in %1$s for another reason: %2$s"),
                            after, tenbo_words_end (self->ends[AFTER]));
  if (ended && ends)
    return g_strdup_printf (_ ("The game would still end in %s"), after);
  if (ended)
    /* Translators: the former last hand, and the hand to play: "South 4, 1 honba" */
    return g_strdup_printf (_ ("The game would not have ended in %1$s and would continue with "
                               "%2$s"),
                            before, after);
  if (ends)
    /* Translators: the new last hand, and the reason */
    return g_strdup_printf (_ ("The game would have ended in %1$s: %2$s"),
                            after, tenbo_words_end (self->ends[AFTER]));
  if (g_strcmp0 (before, after) != 0)
    /* Translators: the hand to play after and before the change */
    return g_strdup_printf (_ ("%1$s would be played next instead of %2$s"), after, before);

  /* Translators: the hand to play */
  return g_strdup_printf (_ ("The game would still continue with %s"), after);
}

/* "Ben: 41,700 → 38,900" */
static char *
describe_points (const TenboDifference *self)
{
  gboolean         is_total = self->kind == TENBO_DIFFERENCE_TOTAL;
  g_autofree char *before = tenbo_words_points (self->values[BEFORE], is_total);
  g_autofree char *after = tenbo_words_points (self->values[AFTER], is_total);
  g_autofree char *change = tenbo_bidi_dup_flow (before, after);
  const char      *name = tenbo_free_text_isolate (self->name);

  if (!is_total)
    /* Translators: a name, the points before and after a change: "Ben: 41,700 → 38,900" */
    return g_strdup_printf (C_ ("difference", "%1$s: %2$s"), name, change);

  /* Translators: a name, the total of the result before and after a change:
   * "Ben in the result: +46,700 → +38,900" */
  return g_strdup_printf (_ ("%1$s in the result: %2$s"), name, change);
}

/* Names of recorded items that became moot, as in the sheet. */
static const char *const moot_names[TENBO_N_MOOT] = {
  [TENBO_MOOT_REPEAT] = N_ ("Repeat"),
  [TENBO_MOOT_PASS] = N_ ("Pass"),
  [TENBO_MOOT_WAREME] = N_ ("Wareme"),
  [TENBO_MOOT_IPPATSU] = N_ ("Ippatsu"),
  [TENBO_MOOT_URA] = N_ ("Ura Dora"),
  [TENBO_MOOT_RED] = N_ ("Red Fives"),
  [TENBO_MOOT_SPECIAL] = N_ ("Special Tiles"),
  [TENBO_MOOT_ROBBED] = N_ ("Robbed Kan"),
  [TENBO_MOOT_LAST_TILE] = N_ ("Discard After the Last Tile"),
  [TENBO_MOOT_PAO] = N_ ("Pao"),
};

/* Describes a difference of a player. */
static char *
describe_player (const TenboDifference *self)
{
  if (self->kind == TENBO_DIFFERENCE_PERSON)
    /* Translators: the new and the previous player: "Dan played instead of Dai" */
    return g_strdup_printf (_ ("%1$s played instead of %2$s"),
                            self->texts[AFTER], self->texts[BEFORE]);
  if (self->kind == TENBO_DIFFERENCE_SEAT)
    /* Translators: a name and two winds: "Ben began as West instead of South" */
    return g_strdup_printf (_ ("%1$s began as %2$s instead of %3$s"),
                            self->name,
                            tenbo_words_wind ((TbWind) self->values[AFTER]),
                            tenbo_words_wind ((TbWind) self->values[BEFORE]));
  if (self->kind == TENBO_DIFFERENCE_RANK)
    /* Translators: a name and two ranks: "Ben would be 2nd instead of 1st" */
    return g_strdup_printf (_ ("%1$s would be %2$s instead of %3$s"),
                            self->name,
                            tenbo_words_rank (self->values[AFTER]),
                            tenbo_words_rank (self->values[BEFORE]));
  if (self->kind == TENBO_DIFFERENCE_RUNNING_RIICHI)
    return g_strdup_printf (_ ("The riichi of %s would be removed"), self->name);

  /* Translators: a name and a foul */
  return g_strdup_printf (_ ("The foul of %1$s would be removed: %2$s"),
                          self->name, tenbo_words_foul (self->texts[BEFORE]));
}

char *
tenbo_difference_dup_text (const TenboDifference *self)
{
  g_autofree char *hand = NULL;
  g_autofree char *change = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  /* The recorded hand, if there was one. */
  hand = tenbo_words_next (&self->next[self->has_next[BEFORE] ? BEFORE : AFTER]);
  switch (self->kind)
    {
    case TENBO_DIFFERENCE_REFUSED:
      /* Translators: a hand, and the reason why the rules refuse it: "South 1: …" */
      return g_strdup_printf (C_ ("difference", "%1$s: %2$s"), hand, self->texts[AFTER]);
    case TENBO_DIFFERENCE_RULESET:
      change = tenbo_bidi_dup_flow (self->texts[BEFORE], self->texts[AFTER]);
      /* Translators: the names of the ruleset before and after a change: "M.League → B rule" */
      return g_strdup_printf (_ ("Ruleset: %s"), change);
    case TENBO_DIFFERENCE_EDITED:
      /* Translators: a hand that was changed: "Edited: East 3" */
      return g_strdup_printf (_ ("Edited: %s"), hand);
    case TENBO_DIFFERENCE_INSERTED:
      /* Translators: a hand that was missing: "Inserted: East 3" */
      return g_strdup_printf (_ ("Inserted: %s"), hand);
    case TENBO_DIFFERENCE_DELETED:
      /* Translators: a hand that was removed: "Deleted: East 3" */
      return g_strdup_printf (_ ("Deleted: %s"), hand);
    case TENBO_DIFFERENCE_NOTE:
      /* Translators: a hand whose note was changed: "Note changed: East 3" */
      return g_strdup_printf (_ ("Note changed: %s"), hand);
    case TENBO_DIFFERENCE_DROPPED:
      /* Translators: a hand, and a recorded item of it: "East 3: “Repeat” no longer applies and
       * will be removed" */
      return g_strdup_printf (_ ("%1$s: “%2$s” no longer applies and will be removed"), hand,
                              _ (moot_names[self->values[BEFORE]]));
    case TENBO_DIFFERENCE_MOVED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Scores change in %d later hand",
                                           "Scores change in %d later hands",
                                           (gulong) self->values[AFTER]),
                              self->values[AFTER]);
    case TENBO_DIFFERENCE_PLAYED_AS:
      return describe_played_as (self);
    case TENBO_DIFFERENCE_SCORE:
    case TENBO_DIFFERENCE_TOTAL:
      return describe_points (self);
    case TENBO_DIFFERENCE_END:
      return describe_end (self);
    case TENBO_DIFFERENCE_PERSON:
    case TENBO_DIFFERENCE_SEAT:
    case TENBO_DIFFERENCE_RANK:
    case TENBO_DIFFERENCE_RUNNING_RIICHI:
    case TENBO_DIFFERENCE_RUNNING_FOUL:
      return describe_player (self);
    }

  g_return_val_if_reached (NULL);
}
