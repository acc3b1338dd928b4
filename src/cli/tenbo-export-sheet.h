/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-period-options.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What people look at and is of one game, of one evening or of one person: a sheet for paper (pdf),
 * a picture (png), a text for a message (text). */

typedef struct
{
  const char *path; /* of the database, or NULL for the user's own; borrowed, as the others */
  const char *game; /* or NULL; one of these three is not */
  const char *session;
  const char *person;
  const char *paper; /* "a4", "letter", or NULL for what most of the world uses */

  /* Which games of the person */
  const TenboPeriodOptions *period;
  gint64                    since_msec; /* what it says */
  gint64                    until_msec;
  const char               *ruleset;   /* the id, or NULL */
  const char               *opponent;  /* or NULL */
  int                       n_players; /* 0: of any number */
  int                       minimum;   /* games that a figure is worth something from */
} TenboSheetRequest;

/* The names of the forms: "pdf, png, text". Borrowed. */
#define TENBO_SHEET_FORMATS "pdf, png, text"

/* Whether there is such a form; @name may be NULL. */
gboolean tenbo_sheet_has_format (const char *name);

/* Whether there is such paper; NULL is fine. */
gboolean tenbo_sheet_has_paper (const char *name);

/* Whether there is something of a person in the form @name. */
gboolean tenbo_sheet_is_of_people (const char *name);

/* Appends the file of the form @name to @out. @store is NULL for somebody who never played. FALSE
 * after complaining. */
gboolean tenbo_sheet_make (const TenboSheetRequest *request,
                           const char              *name,
                           TenboStore              *store,
                           GString                 *out);

G_END_DECLS
