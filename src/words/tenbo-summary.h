/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-rows.h"
#include "tenbo-stream.h"

G_BEGIN_DECLS

/* A game as lists show it. Its texts are made when they are asked for first: a row of a list only
 * takes them. One that has not been read yet stands for its game in the meantime.
 *
 * Signals: "changed" (it was read, or read again). */
#define TENBO_TYPE_SUMMARY (tenbo_summary_get_type ())
G_DECLARE_FINAL_TYPE (TenboSummary, tenbo_summary, TENBO, SUMMARY, GObject)

/* @stored (transfer full), as it is seen at @now_ms (milliseconds since 1970 UTC). */
TenboSummary *tenbo_summary_new (TenboStoredSummary *stored,
                                 gint64              now_ms);

/* One that has not been read yet. */
TenboSummary *tenbo_summary_new_unread (void);

/* Makes it what @stored says, in a session that is called @session or played at a place (transfer
 * full; NULL: nothing is known of it but when), as it is seen at @now_ms. */
void tenbo_summary_set_stored (TenboSummary       *self,
                               TenboStoredSummary *stored,
                               TenboStoredSession *session,
                               gint64              now_ms);

/* NULL as long as it has not been read. Borrowed. */
const TenboStoredSummary *tenbo_summary_get_stored (TenboSummary *self);

/* What follows is borrowed, and an ellipsis as long as the game has not been read.
 *
 * The players of a running game in turn order ("Aki, Ben, Chie, Dai"), or of one that has ended in
 * the order of their ranks with totals ("Ben +46.7, Chie −3.6, …"). */
const char *tenbo_summary_get_title (TenboSummary *self);

/* The title as Pango markup, in which no line ends inside a name or between it and its figure. */
const char *tenbo_summary_get_markup (TenboSummary *self);

/* Title of the game, ruleset, how far it got, when: "B rule · East 3, 1 honba · 21:05". */
const char *tenbo_summary_get_subtitle (TenboSummary *self);

/* What stands above the games of its section: the title of its session or the day of it, or that
 * these have not ended. */
const char *tenbo_summary_get_section (TenboSummary *self);

/* What is said beside that: the day of a session that has a title, and its place; or NULL. */
const char *tenbo_summary_get_section_details (TenboSummary *self);

/* The first line of the note on the game, or NULL. Transfer full. */
char *tenbo_summary_dup_note (TenboSummary *self);

/* Whether the game has ended; FALSE as long as it has not been read. */
gboolean tenbo_summary_has_ended (TenboSummary *self);

/* Whether the game is kept but not counted. */
gboolean tenbo_summary_is_void (TenboSummary *self);

/* What of a game an import found to be different: "title, note". Transfer full. */
char *tenbo_summary_describe_details (TenboDetails details);

G_END_DECLS
