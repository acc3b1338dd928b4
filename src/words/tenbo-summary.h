/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-rows.h"
#include "tenbo-stream.h"

G_BEGIN_DECLS

/* A game as lists show it. Its texts are created when they are first requested. An unread summary
 * represents its game until the game has been read.
 *
 * Signals: "changed" (the game was read, or read again). */
#define TENBO_TYPE_SUMMARY (tenbo_summary_get_type ())
G_DECLARE_FINAL_TYPE (TenboSummary, tenbo_summary, TENBO, SUMMARY, GObject)

/* Creates a summary of @stored (transfer full). @now_ms is the current time in milliseconds since
 * 1970 UTC. */
TenboSummary *tenbo_summary_new (TenboStoredSummary *stored,
                                 gint64              now_ms);

/* Creates a summary that has not been read yet. */
TenboSummary *tenbo_summary_new_unread (void);

/* Sets the game to @stored and its session to @session (transfer full; NULL: only the time is
 * known). @now_ms is the current time. */
void tenbo_summary_set_stored (TenboSummary       *self,
                               TenboStoredSummary *stored,
                               TenboStoredSession *session,
                               gint64              now_ms);

/* Returns the stored game, or NULL if it has not been read. Borrowed. */
const TenboStoredSummary *tenbo_summary_get_stored (TenboSummary *self);

/* The texts below are borrowed; they are an ellipsis if the game has not been read.
 *
 * Returns the players of a running game in turn order ("Aki, Ben, Chie, Dai"), or of a game that
 * has ended in the order of their ranks with totals ("Ben +46.7, Chie −3.6, …"). */
const char *tenbo_summary_get_title (TenboSummary *self);

/* Returns the title as Pango markup, with the winner in bold, and no line break in a name or before
 * its total. */
const char *tenbo_summary_get_markup (TenboSummary *self);

/* Returns the title of the game, its ruleset, its progress and its time: "B rule · East 3, 1 honba
 * · 21:05". */
const char *tenbo_summary_get_subtitle (TenboSummary *self);

/* Returns the subtitle for a row below the heading of its section: without the day, if the game
 * ended and was played on the day of its session. */
const char *tenbo_summary_get_section_line (TenboSummary *self);

/* Returns the heading of the section of the game: the title or the day of its session, or the
 * heading of unfinished games. */
const char *tenbo_summary_get_section (TenboSummary *self);

/* Returns the details of the section: the day of a session with a title, and its venue; or NULL. */
const char *tenbo_summary_get_section_details (TenboSummary *self);

/* Describes when and where @stored was played, in @session (NULL: unknown): "Friday 14 November
 * 2025, 21:05 · Club Ichi · Autumn League". Transfer full. */
char *tenbo_summary_describe_occasion (const TenboStoredSummary *stored,
                                       const TenboStoredSession *session);

/* Returns the first line of the note on the game, or NULL. Transfer full. */
char *tenbo_summary_dup_note (TenboSummary *self);

/* Whether the game has ended; FALSE if it has not been read */
gboolean tenbo_summary_has_ended (TenboSummary *self);

/* Whether the game is void */
gboolean tenbo_summary_is_void (TenboSummary *self);

/* Lists the parts of a game in which an import found a difference: "title, note". Transfer full. */
char *tenbo_summary_describe_details (TenboDetails details);

G_END_DECLS
