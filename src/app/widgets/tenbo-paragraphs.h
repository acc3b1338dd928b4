/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Paragraphs of text that a widget draws itself, like labels. A list keeps some hundred rows,
 * whether visible or not. Without a widget for each text, the list creates them in half the time
 * with a fifth of the memory. */

/* Like the style classes "body", "heading" and "caption" */
typedef enum
{
  TENBO_PARAGRAPH_BODY,
  TENBO_PARAGRAPH_HEADING,
  TENBO_PARAGRAPH_CAPTION,
} TenboParagraphStyle;

typedef struct
{
  const char         *text; /* borrowed; NULL or empty: no text, no space */
  TenboParagraphStyle style;
  gboolean            is_markup; /* in Pango format; unbreakable parts break if they do not fit */
  gboolean            dimmed;
  int                 max_lines; /* The last line is ellipsized; 0: no limit */
} TenboParagraph;

#define TENBO_PARAGRAPHS_MAX 4

/* All texts of a widget */
typedef struct
{
  TenboParagraph list[TENBO_PARAGRAPHS_MAX];
  guint          n;
  int            spacing; /* pixels between two paragraphs */
  char          *text;    /* text that was created for one of them, or NULL; owned */
} TenboParagraphs;

void tenbo_paragraphs_clear (TenboParagraphs *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboParagraphs, tenbo_paragraphs_clear)

/* The minimum width of the texts of a row, in pixels. The texts take the available width: to find
 * their natural width, a list would have to lay out all rows. */
#define TENBO_PARAGRAPHS_MINIMUM 120
#define TENBO_PARAGRAPHS_NATURAL 400

/* A cache of the heights of rows of one kind in a list: texts of similar lengths usually have the
 * same height. All rows of that kind share one cache. */
typedef struct _TenboParagraphHeights TenboParagraphHeights;

TenboParagraphHeights *tenbo_paragraph_heights_new (void);
TenboParagraphHeights *tenbo_paragraph_heights_ref (TenboParagraphHeights *self);
void                   tenbo_paragraph_heights_unref (TenboParagraphHeights *self);

/* The height that a row of a GtkListView reported without a layout of its texts. A list measures
 * all rows that it keeps, ten times the visible ones, and most have the same height as their
 * neighbors. */
typedef struct
{
  TenboParagraphHeights *heights; /* owned by the row */
  int                    width;   /* pixels */
  int                    height;  /* pixels; 0: no guess */
} TenboParagraphsGuess;

/* Returns the height of the texts of @widget at @width pixels (-1: one line each). Measures them if
 * the widget is visible or the first of its kind with texts of about these lengths; otherwise,
 * returns the height of the last such widget and stores it in @guess. */
int tenbo_paragraphs_guess (GtkWidget             *widget,
                            const TenboParagraphs *paragraphs,
                            int                    width,
                            TenboParagraphsGuess  *guess);

/* Checks @guess when @widget becomes visible. If it was wrong, queues a new measurement for the
 * next frame. */
void tenbo_paragraphs_check (GtkWidget             *widget,
                             const TenboParagraphs *paragraphs,
                             TenboParagraphsGuess  *guess);

/* Draws the paragraphs in @area of @widget, vertically centered, in the color of the widget. */
void tenbo_paragraphs_snapshot (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const TenboParagraphs *paragraphs,
                                const graphene_rect_t *area);

G_END_DECLS
