/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An entry for a free text: a name, a title, a note (tenbo-free-text.h). It takes no more than
 * `max-length` characters, a name's length unless told. A text that was set, whatever it is, comes
 * back as it was unless somebody has changed it: who opens and saves a dialog changes nothing.
 *
 * Properties: "keeps-lines" (a note, whose ends of line stay). */
#define TENBO_TYPE_TEXT_ROW (tenbo_text_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (TenboTextRow, tenbo_text_row, TENBO, TEXT_ROW, AdwEntryRow)

struct _TenboTextRowClass
{
  AdwEntryRowClass parent_class;
};

GtkWidget *tenbo_text_row_new (void);

/* @text may be NULL, for an empty one. */
void tenbo_text_row_set_text (TenboTextRow *self,
                              const char   *text);

/* What is typed, as it is to be kept; may be empty. Transfer full. */
char *tenbo_text_row_dup_text (TenboTextRow *self);

G_END_DECLS
