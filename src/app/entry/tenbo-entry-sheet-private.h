/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-sheet.h"

#include "tenbo-entry-form.h"
#include "tenbo-entry-kinds.h"
#include "tenbo-entry-outcome.h"
#include "tenbo-entry-preview.h"

G_BEGIN_DECLS

/* What the entry sheet's own files share. */

typedef struct
{
  guint           keyval;
  GdkModifierType state;
} TenboHeldKey;

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

  TenboGame          *game;  /* owned */
  const char         *title; /* static */
  gulong              changed_id;
  TenboEntryModel     model;
  TenboEntryOutcome   outcome;
  GtkEventController *early_keys; /* of the window, while the sheet is open; borrowed */
  guint               scroll_id;
  int                 frames_to_scroll;
  gboolean            saving;
  gboolean            showing;
  gboolean            by_keys; /* what was said last was typed */
  GArray             *held;    /* TenboHeldKey, pressed while it is saved */

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

/* The sheet is to be taken away; the keys that were pressed meanwhile go on to what comes next. */
void tenbo_entry_sheet_emit_done (TenboEntrySheet *self);

/* The keys of the sheet itself. */
void tenbo_entry_sheet_add_keys (TenboEntrySheet *self);

/* Until the sheet is on the screen keys go to what had the focus before, and a fast typist is
 * quicker than the first frame: @window hands them over, until the sheet has gone. */
void tenbo_entry_sheet_begin_early_keys (TenboEntrySheet *self,
                                         GtkWidget       *window);
void tenbo_entry_sheet_end_early_keys (TenboEntrySheet *self);

G_END_DECLS
