/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-person-statistics.h"

G_BEGIN_DECLS

/* A view of a person's results: the filter on top, then statistics, charts or opponents, one of
 * them at a time. Reads everything on a thread. The previous content remains until the new content
 * is ready; a newer query replaces a running one. */
#define TENBO_TYPE_PERSON_STATISTICS_VIEW (tenbo_person_statistics_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonStatisticsView,
                      tenbo_person_statistics_view,
                      TENBO,
                      PERSON_STATISTICS_VIEW,
                      GtkBox)

/* Reads the games of @person_id in @store and shows their statistics. May be called again,
 * including for the same person after their games have changed. */
void tenbo_person_statistics_view_read (TenboPersonStatisticsView *self,
                                        TenboStore                *store,
                                        gint64                     person_id);

/* Returns the shown statistics for printing, as those of @person; NULL if there are none yet.
 * Transfer full. */
TenboPersonPaper *tenbo_person_statistics_view_create_paper (TenboPersonStatisticsView *self,
                                                             const TenboStoredPerson   *person);

G_END_DECLS
