/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-sheet.h"

#include "tenbo-entry-form.h"
#include "tenbo-entry-kinds.h"
#include "tenbo-entry-outcome.h"
#include "tenbo-entry-preview.h"

G_BEGIN_DECLS

/* What the entry sheet's own files share. */

struct _TenboEntrySheet
{
  AdwBreakpointBin parent_instance;

  AdwWindowTitle    *window_title;
  TenboEntryKinds   *kinds;
  TenboEntryForm    *form;
  TenboEntryPreview *preview;
  GtkBox            *strip; /* above what scrolls */
  GtkOrientable     *bar;
  GtkLabel          *summary;
  GtkLabel          *dealer;
  AdwToggleGroup    *choice;
  GtkButton         *remedy;
  GtkWidget         *confirm;

  TenboGame        *game;  /* owned */
  const char       *title; /* static */
  gulong            changed_id;
  TenboEntryModel   model;
  TenboEntryOutcome outcome;
  guint             scroll_id;
  int               frames_to_scroll;
  gboolean          saving;
  gboolean          showing;
  gboolean          by_keys; /* what was said last was typed */

  /* While an earlier hand is edited */
  gboolean       editing;
  const char    *edit_title;
  char          *recorded;    /* what it was, as records write it, or NULL; owned */
  TenboEntryKind before_foul; /* what was entered before a foul in mid-hand */
  gboolean       entered;
};

/* Shows the model as it is now and asks the game what it would do. */
void tenbo_entry_sheet_refresh (TenboEntrySheet *self);

/* Saves what was entered, or keeps it where an earlier hand is edited; then the sheet is done. */
void tenbo_entry_sheet_confirm (TenboEntrySheet *self);

/* Takes the foul at @index of the running hand back: it was there before, so it is taken out of the
 * game itself, and the sheet stays. */
void tenbo_entry_sheet_take_foul_back (TenboEntrySheet *self,
                                       guint            index);

/* The event of the outcome as records write it. Transfer full. */
char *tenbo_entry_sheet_dup_event (TenboEntrySheet *self);

/* While it is saved nothing can be confirmed or cancelled. */
void tenbo_entry_sheet_set_saving (TenboEntrySheet *self,
                                   gboolean         saving);

/* The sheet is to be taken away. */
void tenbo_entry_sheet_emit_done (TenboEntrySheet *self);

/* The sheet stays: what was confirmed could not be saved. */
void tenbo_entry_sheet_emit_not_saved (TenboEntrySheet *self);

G_END_DECLS
