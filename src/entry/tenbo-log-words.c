/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-log-words.h"

#include "tenbo-describe.h"
#include "tenbo-free-text.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

char *
tenbo_log_describe_hand (TenboGame *game,
                         guint      index)
{
  return tenbo_describe_event (tenbo_game_get_words (game),
                               tenbo_game_get_event (game, index),
                               &tenbo_game_get_result (game, index)->hand);
}

/* --- Steps --- */

static const struct
{
  const char *done;
  const char *undone;
} step_words[TENBO_N_STEP_KINDS] = {
  /* Translators: the outcome of the hand that was undone: "Undone: Chombo by Aki" */
  [TENBO_STEP_RECORDED] = { "%s", N_ ("Undone: %s") },
  /* Translators: %s is a hand, for example East 2, in this and the next three */
  [TENBO_STEP_EDITED] = { N_ ("Edited: %s"), N_ ("Undone: edit of %s") },
  [TENBO_STEP_INSERTED] = { N_ ("Inserted: %s"), N_ ("Undone: insertion of %s") },
  [TENBO_STEP_DELETED] = { N_ ("Deleted: %s"), N_ ("Undone: deletion of %s") },
  [TENBO_STEP_NOTE] = { N_ ("Note changed: %s"), N_ ("Undone: note on %s") },
  [TENBO_STEP_SEATS] = { N_ ("Seats changed"), N_ ("Undone: change of seats") },
  [TENBO_STEP_PEOPLE] = { N_ ("Players changed"), N_ ("Undone: change of players") },
  [TENBO_STEP_RULESET] = { N_ ("Ruleset changed"), N_ ("Undone: change of ruleset") },
  [TENBO_STEP_SEVERAL] = { N_ ("Several changes"), N_ ("Undone: several changes") },
};

/* Replaces the placeholder in @format, if there is one. */
static char *
insert (const char *format,
        const char *hand)
{
  GString *text = g_string_new (format);

  g_string_replace (text, "%s", hand, 1);

  return g_string_free_and_steal (text);
}

/* Returns the name of the hand of @step: "East 2". A step without a hand returns "". */
static char *
dup_hand_name (const TenboStep *step)
{
  TenboGame *game = step->hand_before >= 0 ? step->before : step->after;
  int        hand = step->hand_before >= 0 ? step->hand_before : step->hand_after;

  return hand >= 0 ? tenbo_words_next (&tenbo_game_get_result (game, (guint) hand)->hand)
                   : g_strdup ("");
}

char *
tenbo_log_describe_step (const TenboStep *step)
{
  const char      *done = step_words[step->kind].done;
  g_autofree char *hand = dup_hand_name (step);

  return insert (step->kind == TENBO_STEP_RECORDED ? done : _ (done), hand);
}

char *
tenbo_log_describe_undone (const TenboStep *step)
{
  g_autofree char *hand = step->kind == TENBO_STEP_RECORDED
                            ? tenbo_log_describe_hand (step->after, (guint) step->hand_after)
                            : dup_hand_name (step);

  return insert (_ (step_words[step->kind].undone), hand);
}

/* Describes the effect of a step on @n hands, or on the game. */
static char *
describe_part (TenboStepKind kind,
               guint         n)
{
  switch (kind)
    {
    case TENBO_STEP_EDITED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hand edited", "%u hands edited", n),
                              n);
    case TENBO_STEP_RECORDED:
    case TENBO_STEP_INSERTED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hand inserted",
                                           "%u hands inserted", n),
                              n);
    case TENBO_STEP_DELETED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hand deleted", "%u hands deleted",
                                           n),
                              n);
    case TENBO_STEP_NOTE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u note changed", "%u notes changed",
                                           n),
                              n);
    case TENBO_STEP_SEATS:
    case TENBO_STEP_PEOPLE:
    case TENBO_STEP_RULESET:
      return g_strdup (_ (step_words[kind].done));
    case TENBO_STEP_SEVERAL:
    case TENBO_N_STEP_KINDS:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_log_describe_detail (const TenboStep *step)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_auto (GStrv) list = NULL;
  TenboRuleset *ruleset = tenbo_game_get_ruleset (step->after);

  switch (step->kind)
    {
    case TENBO_STEP_RECORDED:
    case TENBO_STEP_INSERTED:
      return tenbo_log_describe_hand (step->after, (guint) step->hand_after);

    case TENBO_STEP_EDITED:
      before = tenbo_log_describe_hand (step->before, (guint) step->hand_before);
      after = tenbo_log_describe_hand (step->after, (guint) step->hand_after);
      return g_strdup_printf (_ ("Was: %1$s\nNow: %2$s"), before, after);

    case TENBO_STEP_DELETED:
      return tenbo_log_describe_hand (step->before, (guint) step->hand_before);

    case TENBO_STEP_NOTE:
      return g_strdup (tenbo_game_get_hand_note (step->after, (guint) step->hand_after));

    case TENBO_STEP_SEATS:
    case TENBO_STEP_PEOPLE:
      return tenbo_describe_all_players (tenbo_game_get_words (step->after));

    case TENBO_STEP_RULESET:
      return g_strdup (tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));

    case TENBO_STEP_SEVERAL:
    case TENBO_N_STEP_KINDS:
      break;
    }

  for (TenboStepKind kind = TENBO_STEP_RECORDED; kind < TENBO_STEP_SEVERAL; kind++)
    if (step->parts[kind] > 0)
      g_strv_builder_take (lines, describe_part (kind, step->parts[kind]));
  list = g_strv_builder_end (lines);

  return g_strjoinv ("\n", list);
}

/* --- Drafts --- */

char *
tenbo_log_describe_draft_hand (TenboDraft *draft,
                               TenboGame  *whole,
                               guint       index)
{
  TenboDraftHand hand;

  tenbo_draft_get_hand (draft, index, &hand);
  if (hand.event == NULL)
    return NULL;

  return tenbo_describe_event (tenbo_game_get_words (whole), hand.event, &hand.before->next);
}

static char *
describe_edit (TenboDraft *draft,
               TenboGame  *whole,
               guint       index)
{
  TenboGame       *game = tenbo_draft_get_game (draft);
  TenboDraftHand   hand;
  g_autofree char *before = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *after = tenbo_log_describe_draft_hand (draft, whole, index);

  tenbo_draft_get_hand (draft, index, &hand);
  if (hand.recorded < 0 || after == NULL)
    return g_steal_pointer (&after);

  before = tenbo_log_describe_hand (game, (guint) hand.recorded);
  beside = tenbo_describe_differences (tenbo_game_get_words (game),
                                       tenbo_game_get_event (game, (guint) hand.recorded),
                                       tenbo_game_get_words (whole), hand.event);
  if (beside[0] != '\0' && g_str_equal (before, after))
    return g_steal_pointer (&beside);

  /* Translators: a hand as it was recorded, and as it is after a change */
  lines = g_strdup_printf (_ ("Was: %1$s\nNow: %2$s"), before, after);
  if (beside[0] == '\0')
    return g_steal_pointer (&lines);

  return g_strconcat (lines, "\n", beside, NULL);
}

char *
tenbo_log_describe_difference (TenboDraft            *draft,
                               TenboGame             *whole,
                               const TenboDifference *difference)
{
  TenboDraftHand hand;

  if (difference->kind == TENBO_DIFFERENCE_EDITED)
    return describe_edit (draft, whole, (guint) difference->hand);
  if (difference->kind == TENBO_DIFFERENCE_INSERTED)
    return tenbo_log_describe_draft_hand (draft, whole, (guint) difference->hand);
  if (difference->kind == TENBO_DIFFERENCE_DELETED)
    return tenbo_log_describe_hand (tenbo_draft_get_game (draft), (guint) difference->values[0]);
  if (difference->kind != TENBO_DIFFERENCE_NOTE)
    return NULL;

  tenbo_draft_get_hand (draft, (guint) difference->hand, &hand);

  return g_strdup (hand.note);
}
