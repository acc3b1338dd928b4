/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An entry for free text: a name, a title, a note (tenbo-free-text.h). The text has at most
 * `max-length` characters, by default the maximum length of a name. Any text that was set is
 * returned unchanged unless the user edited it, so opening and saving a dialog changes nothing. */
#define TENBO_TYPE_TEXT_ROW (tenbo_text_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (TenboTextRow, tenbo_text_row, TENBO, TEXT_ROW, AdwEntryRow)

struct _TenboTextRowClass
{
  AdwEntryRowClass parent_class;
};

GtkWidget *tenbo_text_row_new (void);

/* Makes the row an entry for a note, which may be longer and keeps its line breaks. */
void tenbo_text_row_make_note (TenboTextRow *self);

/* Sets the text; NULL clears it. */
void tenbo_text_row_set_text (TenboTextRow *self,
                              const char   *text);

/* Returns the typed text in its form for storage; may be empty. Transfer full. */
char *tenbo_text_row_dup_text (TenboTextRow *self);

G_END_DECLS
