/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-queries.h"

G_BEGIN_DECLS

/* A game as lists show it, made ready once: a row of a list only takes texts from it. */
#define TENBO_TYPE_SUMMARY (tenbo_summary_get_type ())
G_DECLARE_FINAL_TYPE (TenboSummary, tenbo_summary, TENBO, SUMMARY, GObject)

/* @stored (transfer full), as it is seen at @now_ms (milliseconds since 1970 UTC). */
TenboSummary *tenbo_summary_new (TenboStoredSummary *stored,
                                 gint64              now_ms);

const TenboStoredSummary *tenbo_summary_get_stored (TenboSummary *self); /* borrowed */

/* The players of a running game in turn order ("Aki, Ben, Chie, Dai"), or of one that has ended in
 * the order of their ranks with totals ("Ben +46.7, Chie −3.6, …"). Borrowed. */
const char *tenbo_summary_get_title (TenboSummary *self);

/* The title as Pango markup, in which no line ends inside a name or between it and its figure.
 * Borrowed. */
const char *tenbo_summary_get_markup (TenboSummary *self);

/* Ruleset, how far it got, when: "B rule · East 3, 1 honba · 21:05". Borrowed. */
const char *tenbo_summary_get_subtitle (TenboSummary *self);

/* What stands above the games of its section: the day of its session, or that these have not ended.
 * Borrowed. */
const char *tenbo_summary_get_section (TenboSummary *self);

/* Whether the game has ended. */
gboolean tenbo_summary_has_ended (TenboSummary *self);

G_END_DECLS
