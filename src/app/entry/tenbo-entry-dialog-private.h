/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-dialog.h"

#include "tenbo-entry-form.h"
#include "tenbo-entry-kinds.h"
#include "tenbo-entry-outcome.h"
#include "tenbo-entry-preview.h"

G_BEGIN_DECLS

/* What the entry sheet's own files share. */

struct _TenboEntryDialog
{
  AdwDialog parent_instance;

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

  TenboGame          *game; /* owned */
  gulong              changed_id;
  TenboEntryModel     model;
  TenboEntryOutcome   outcome;
  GtkEventController *early_keys; /* of the window, while the sheet is open; borrowed */
  guint               scroll_id;
  int                 frames_to_scroll;
  gboolean            saving;
  gboolean            showing;
  gboolean            by_keys; /* what was said last was typed */

  /* While an earlier hand is edited */
  gboolean       editing;
  const char    *title;
  char          *recorded;    /* what it was, as records write it, or NULL; owned */
  TenboEntryKind before_foul; /* what was entered before a foul in mid-hand */
  gboolean       entered;
};

/* Shows the model as it is now and asks the game what it would do. */
void tenbo_entry_dialog_refresh (TenboEntryDialog *self);

/* The keys of the sheet itself. */
void tenbo_entry_dialog_add_keys (TenboEntryDialog *self);

/* Until the sheet is on the screen keys go to what had the focus before, and a fast typist is
 * quicker than the first frame: @window hands them over, until the sheet has gone. */
void tenbo_entry_dialog_begin_early_keys (TenboEntryDialog *self,
                                          GtkWidget        *window);
void tenbo_entry_dialog_end_early_keys (TenboEntryDialog *self);

G_END_DECLS
