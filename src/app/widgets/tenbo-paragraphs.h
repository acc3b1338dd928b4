/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Texts below one another that a widget draws itself, as labels would. A list keeps some hundred
 * rows whatever is in sight: without a widget for each of their texts they are made in half the
 * time and take a fifth of the memory. */

/* As the style classes "body", "heading" and "caption". */
typedef enum
{
  TENBO_PARAGRAPH_BODY,
  TENBO_PARAGRAPH_HEADING,
  TENBO_PARAGRAPH_CAPTION,
} TenboParagraphStyle;

typedef struct
{
  const char         *text; /* borrowed; NULL or empty: nothing, and no room for it */
  TenboParagraphStyle style;
  gboolean            is_markup; /* of Pango; what cannot be broken is if it has no room else */
  gboolean            dimmed;
  int                 max_lines; /* the last one ends in an ellipsis; 0: as many as there are */
} TenboParagraph;

#define TENBO_PARAGRAPHS_MAX 4

/* All texts of a widget. */
typedef struct
{
  TenboParagraph list[TENBO_PARAGRAPHS_MAX];
  guint          n;
  int            spacing; /* pixels between two of them */
  char          *text;    /* one of them that was made for it, or NULL; owned */
} TenboParagraphs;

void tenbo_paragraphs_clear (TenboParagraphs *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboParagraphs, tenbo_paragraphs_clear)

/* How wide the texts of a row ask to be, in pixels. They take what there is: to know how wide they
 * are, all rows of a list would have to be laid out. */
#define TENBO_PARAGRAPHS_MINIMUM 120
#define TENBO_PARAGRAPHS_NATURAL 400

/* How high the rows of a kind were in the list that they are in: texts of about the same lengths
 * are most often as high. All rows of that kind share one. */
typedef struct _TenboParagraphHeights TenboParagraphHeights;

TenboParagraphHeights *tenbo_paragraph_heights_new (void);
TenboParagraphHeights *tenbo_paragraph_heights_ref (TenboParagraphHeights *self);
void                   tenbo_paragraph_heights_unref (TenboParagraphHeights *self);

/* What a row of a GtkListView has told of its height without laying out its texts. A list measures
 * all rows that it keeps, ten times as many as are in sight, and most of them are as high as the
 * next one. */
typedef struct
{
  TenboParagraphHeights *heights; /* owned by the row */
  int                    width;   /* pixels */
  int                    height;  /* pixels; 0: nothing was guessed */
} TenboParagraphsGuess;

/* The height of the texts of @widget in @width pixels (-1: each in one line), if it is in sight or
 * the first of its kind with texts of about these lengths; else as high as the last one of those
 * was, which it keeps in @guess. */
int tenbo_paragraphs_guess (GtkWidget             *widget,
                            const TenboParagraphs *paragraphs,
                            int                    width,
                            TenboParagraphsGuess  *guess);

/* To be called when @widget comes into sight: has it measured anew, in the next frame, if
 * @guess was wrong. */
void tenbo_paragraphs_check (GtkWidget             *widget,
                             const TenboParagraphs *paragraphs,
                             TenboParagraphsGuess  *guess);

/* Draws them into @area of @widget, in the middle of its height, in the widget's colour. */
void tenbo_paragraphs_snapshot (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const TenboParagraphs *paragraphs,
                                const graphene_rect_t *area);

G_END_DECLS
