/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sheet-record.h"

#include "tenbo-config.h"
#include "tenbo-sheet.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  TenboSheet        *sheet;
  const TenboRecord *record;
} Playing;

static void
hand_played_cb (const TbTable      *table,
                const TbHandResult *result,
                guint               index,
                gpointer            user_data)
{
  Playing               *playing = user_data;
  const TenboRecordHand *hand = g_ptr_array_index (playing->record->hands, index);

  tenbo_sheet_add_hand (playing->sheet, &hand->event, result, hand->note);
}

/* The time on the wall of the place where it was: "2026-11-21 19:30"; NULL for none. */
static char *
describe_time (const char *iso8601)
{
  g_autoptr (GDateTime) time = NULL;

  if (iso8601 == NULL)
    return NULL;
  time = g_date_time_new_from_iso8601 (iso8601, NULL);

  return g_date_time_format (time, "%F %H:%M");
}

static TenboSheet *
make_sheet (const TenboRecord *record)
{
  TenboSheet      *sheet = tenbo_sheet_new (record->ruleset, (const char *const *) record->names);
  g_autofree char *started = describe_time (record->started);

  tenbo_sheet_add_heading (sheet, record->title);
  tenbo_sheet_add_heading (sheet, tenbo_ruleset_get_name (record->ruleset));
  tenbo_sheet_add_heading (sheet, started);
  tenbo_sheet_add_heading (sheet, record->place);
  tenbo_sheet_add_heading (sheet, record->note);
  if (record->is_void)
    tenbo_sheet_add_heading (sheet, _ ("This game is not counted."));

  return sheet;
}

gboolean
tenbo_sheet_write_record (const TenboRecord  *record,
                          TenboSheetFlags     flags,
                          GString            *out,
                          TenboRecordProblem *problem)
{
  g_autoptr (TenboSheet) sheet = make_sheet (record);
  Playing  playing = { sheet, record };
  gboolean explain = (flags & TENBO_SHEET_EXPLAIN) != 0;
  TbTable  table;
  gboolean played = tenbo_record_play (record,
                                       (flags & TENBO_SHEET_NEW) != 0 ? TENBO_RECORD_PLAY_NEW
                                                                      : TENBO_RECORD_PLAY_RECORDED,
                                       &table, hand_played_cb, &playing, problem);

  tenbo_sheet_print_hands (sheet, explain, out);
  if (played)
    tenbo_sheet_print_outcome (sheet, &table, explain, out);
  if (played && flags & TENBO_SHEET_NEEDS)
    tenbo_sheet_print_needs (sheet, &table, out);

  return played;
}
