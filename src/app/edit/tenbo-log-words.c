/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-log-words.h"

#include "tenbo-describe.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

char *
tenbo_log_describe_hand (TenboGame *game,
                         guint      index)
{
  return tenbo_describe_event (tenbo_game_get_words (game),
                               tenbo_game_get_event (game, index),
                               &tenbo_game_get_result (game, index)->hand);
}

static char *
dup_hand_name (TenboGame *game,
               int        index)
{
  return tenbo_words_next (&tenbo_game_get_result (game, (guint) index)->hand);
}

/* Formats the hand of the step: "Edited: East 2". */
static char *
describe_hand_step (const TenboStep *step,
                    const char      *format)
{
  TenboGame       *game = step->hand_before >= 0 ? step->before : step->after;
  g_autofree char *hand = dup_hand_name (game,
                                         step->hand_before >= 0 ? step->hand_before
                                                                : step->hand_after);
  g_autoptr (GString) text = g_string_new (format);

  g_string_replace (text, "%s", hand, 1);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
tenbo_log_describe_step (const TenboStep *step)
{
  switch (step->kind)
    {
    case TENBO_STEP_RECORDED:
      return dup_hand_name (step->after, step->hand_after);

    case TENBO_STEP_EDITED:
      return describe_hand_step (step, _ ("Edited: %s"));

    case TENBO_STEP_INSERTED:
      return describe_hand_step (step, _ ("Inserted: %s"));

    case TENBO_STEP_DELETED:
      return describe_hand_step (step, _ ("Deleted: %s"));

    case TENBO_STEP_NOTE:
      return describe_hand_step (step, _ ("Note changed: %s"));

    case TENBO_STEP_SEATS:
      return g_strdup (_ ("Seated anew"));

    case TENBO_STEP_PEOPLE:
      return g_strdup (_ ("Other players"));

    case TENBO_STEP_RULESET:
      return g_strdup (_ ("Another ruleset"));

    case TENBO_STEP_SEVERAL:
    case TENBO_N_STEP_KINDS:
      break;
    }

  return g_strdup (_ ("Several changes"));
}

char *
tenbo_log_describe_undone (const TenboStep *step)
{
  g_autofree char *hand = NULL;

  switch (step->kind)
    {
    case TENBO_STEP_RECORDED:
      hand = tenbo_log_describe_hand (step->after, (guint) step->hand_after);
      /* Translators: the outcome of the hand that was undone: "Undone: Chombo by Aki" */
      return g_strdup_printf (_ ("Undone: %s"), hand);

    case TENBO_STEP_EDITED:
      /* Translators: %s is a hand, for example East 2, in this and the next three */
      return describe_hand_step (step, _ ("Undone: the change of %s"));

    case TENBO_STEP_INSERTED:
      return describe_hand_step (step, _ ("Undone: the insertion of %s"));

    case TENBO_STEP_DELETED:
      return describe_hand_step (step, _ ("Undone: the deletion of %s"));

    case TENBO_STEP_NOTE:
      return describe_hand_step (step, _ ("Undone: the note on %s"));

    case TENBO_STEP_SEATS:
      return g_strdup (_ ("Undone: the change of seats"));

    case TENBO_STEP_PEOPLE:
      return g_strdup (_ ("Undone: the change of players"));

    case TENBO_STEP_RULESET:
      return g_strdup (_ ("Undone: the change of the ruleset"));

    case TENBO_STEP_SEVERAL:
    case TENBO_N_STEP_KINDS:
      break;
    }

  return g_strdup (_ ("Undone: several changes"));
}
