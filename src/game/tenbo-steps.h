/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* What each step did that undo can take back, or redo make again. */

typedef enum
{
  TENBO_STEP_RECORDED, /* an event was added at the end */
  TENBO_STEP_EDITED,   /* one event was changed */
  TENBO_STEP_INSERTED, /* one was inserted */
  TENBO_STEP_DELETED,  /* one was deleted */
  TENBO_STEP_NOTE,     /* the note of one was changed */
  TENBO_STEP_SEATS,    /* they were seated anew */
  TENBO_STEP_PEOPLE,   /* somebody else played */
  TENBO_STEP_RULESET,  /* another ruleset, or another form of it */
  TENBO_STEP_SEVERAL,  /* more than one of these; `parts` says which */
  TENBO_N_STEP_KINDS,
} TenboStepKind;

/* A step. The two games are as it found them and as it left them, in memory only and shared with
 * the steps beside it: what describes a hand of a game describes one of these. */
typedef struct
{
  TenboStepKind kind;
  guint         parts[TENBO_N_STEP_KINDS]; /* how many hands, or people, it did each of these to;
                                              0 or 1 for the seats and the ruleset */
  gboolean   is_done;                      /* else it was taken back */
  guint      n_done;                       /* how many steps are done after it: 1 is the first */
  TenboGame *before;                       /* owned */
  TenboGame *after;                        /* owned */

  /* The hand it is about, where it is about one: its index in each, or -1 where it is not there. Of
   * several the first. */
  int hand_before;
  int hand_after;
} TenboStep;

void tenbo_step_free (TenboStep *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboStep, tenbo_step_free)

/* All steps of the game, the newest first: those taken back, then those done. Of TenboStep;
 * transfer full. NULL with TENBO_GAME_ERROR_DAMAGED if what is stored of one does not play. Events
 * that were imported are steps too. */
GPtrArray *tenbo_game_list_steps (TenboGame *self,
                                  GError   **error);

/* The step that undo would take back now; NULL if there is none or it does not play. Nothing is
 * read from the store. Transfer full. */
TenboStep *tenbo_game_dup_last_step (TenboGame *self);

G_END_DECLS
