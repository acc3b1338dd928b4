/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-stream-private.h"

#include <string.h>

#include "tenbo-free-text.h"
#include "tenbo-tables.h"

/* What is said of a game beside its hands, when two machines say different things. */

/* Texts of a stream are clean; those here may be of a time when they were not. */
static int
compare_texts (const char *a,
               const char *b)
{
  g_autofree char *clean_a = tenbo_free_text_clean (a != NULL ? a : "");
  g_autofree char *clean_b = tenbo_free_text_clean (b != NULL ? b : "");

  return strcmp (clean_a, clean_b);
}

/* A note is kept as it was written. */
static int
compare_notes (const char *a,
               const char *b)
{
  return strcmp (a != NULL ? a : "", b != NULL ? b : "");
}

/* What is different. A game of the stream that names no session says nothing of it. */
static TenboDetails
find_differences (const TenboStoredSummary *ours,
                  const TenboStoredSummary *theirs)
{
  TenboDetails details = 0;

  if (ours->is_void != theirs->is_void)
    details |= TENBO_DETAIL_VOID;
  if (compare_texts (ours->title, theirs->title) != 0)
    details |= TENBO_DETAIL_TITLE;
  if (compare_texts (ours->place, theirs->place) != 0)
    details |= TENBO_DETAIL_PLACE;
  if (compare_notes (ours->note, theirs->note) != 0)
    details |= TENBO_DETAIL_NOTE;
  if (theirs->session_uuid != NULL && !g_str_equal (ours->session_uuid, theirs->session_uuid))
    details |= TENBO_DETAIL_SESSION;

  return details;
}

/* Whether @a counts if both were changed at the same time. A text comes before none, and both
 * machines answer alike. */
static gboolean
comes_first (const TenboStoredSummary *a,
             const TenboStoredSummary *b)
{
  int order = a->is_void - b->is_void;

  if (order == 0)
    order = compare_texts (a->title, b->title);
  if (order == 0)
    order = compare_texts (a->place, b->place);
  if (order == 0)
    order = compare_notes (a->note, b->note);

  return order > 0;
}

static void
decide (const TenboStoredSummary *ours,
        const TenboStoredSummary *theirs,
        TenboTakenGame           *taken)
{
  TenboDetails differences = find_differences (ours, theirs);
  TenboDetails changed = 0;

  if (theirs->details_changed_msec > ours->details_changed_msec)
    changed = differences;
  else if (theirs->details_changed_msec == ours->details_changed_msec && comes_first (theirs, ours))
    changed = differences & ~TENBO_DETAIL_SESSION;

  taken->changed = changed;
  taken->kept = differences & ~changed;
}

static gboolean
set_session (TenboDb            *db,
             gint64              game_id,
             TenboStoredSummary *theirs,
             GError            **error)
{
  return tenbo_sessions_take (db, theirs, error) &&
         tenbo_sessions_move_game (db, game_id, theirs->session_id, error);
}

/* Makes @details of the game what @theirs says. */
static gboolean
apply (TenboDb            *db,
       gint64              game_id,
       TenboDetails        details,
       TenboStoredSummary *theirs,
       GError            **error)
{
  return ((details & TENBO_DETAIL_VOID) == 0 ||
          tenbo_games_set_void (db, game_id, theirs->is_void, error)) &&
         ((details & TENBO_DETAIL_TITLE) == 0 ||
          tenbo_games_set_title (db, game_id, theirs->title, error)) &&
         ((details & TENBO_DETAIL_PLACE) == 0 ||
          tenbo_games_set_place (db, game_id, theirs->place, error)) &&
         ((details & TENBO_DETAIL_NOTE) == 0 ||
          tenbo_games_set_note (db, game_id, theirs->note, error)) &&
         ((details & TENBO_DETAIL_SESSION) == 0 || set_session (db, game_id, theirs, error)) &&
         tenbo_texts_refresh (db, game_id, error);
}

gboolean
tenbo_stream_merge_details (TenboDb            *db,
                            TenboStoredGame    *ours,
                            TenboStoredSummary *theirs,
                            TenboTakenGame     *taken,
                            GError            **error)
{
  gint64 game_id = ours->summary.id;

  decide (&ours->summary, theirs, taken);
  if (theirs->details_changed_msec > ours->summary.details_changed_msec &&
      !tenbo_games_set_details_changed (db, game_id, theirs->details_changed_msec, error))
    return FALSE;
  if (taken->changed == 0)
    return TRUE;

  ours->summary.revision++;
  return apply (db, game_id, taken->changed, theirs, error) &&
         tenbo_games_touch (db, game_id, ours->n_done, error);
}
