/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The effect of each step that can be undone or redone. */

typedef enum
{
  TENBO_STEP_RECORDED, /* an event was added at the end */
  TENBO_STEP_EDITED,   /* one event was changed */
  TENBO_STEP_INSERTED, /* one was inserted */
  TENBO_STEP_DELETED,  /* one was deleted */
  TENBO_STEP_NOTE,     /* the note of one was changed */
  TENBO_STEP_SEATS,    /* the seats were changed */
  TENBO_STEP_PEOPLE,   /* another person played */
  TENBO_STEP_RULESET,  /* another ruleset, or another variant of it */
  TENBO_STEP_SEVERAL,  /* more than one of these, listed in `parts` */
  TENBO_N_STEP_KINDS,
} TenboStepKind;

/* A step. The two games are the states before and after it, in memory only and shared with the
 * adjacent steps: functions that describe a hand of a game accept them. */
typedef struct
{
  TenboStepKind kind;
  guint         parts[TENBO_N_STEP_KINDS]; /* number of hands or people per change; 0 or 1 for the
                                              seats and the ruleset */
  gboolean   is_done;                      /* FALSE if it was undone */
  guint      n_done;                       /* number of steps done after it: 1 is the first */
  TenboGame *before;                       /* owned */
  TenboGame *after;                        /* owned */

  /* The index of the hand that changed in each game, or -1 if the game does not have it. If several
   * changed, the first. */
  int hand_before;
  int hand_after;
} TenboStep;

void tenbo_step_free (TenboStep *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStep, tenbo_step_free)

/* Returns all steps of the game, the newest first: those undone, then those done. Imported events
 * are steps too. Of TenboStep; transfer full. NULL with TENBO_GAME_ERROR_DAMAGED if a stored step
 * cannot be played. */
GPtrArray *tenbo_game_list_steps (TenboGame *self,
                                  GError   **error);

/* Returns the step that undo would revert now; NULL if there is none or it cannot be played. Reads
 * nothing from the store. Transfer full. */
TenboStep *tenbo_game_dup_last_step (TenboGame *self);

G_END_DECLS
