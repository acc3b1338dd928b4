/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-json.h"

#include "tenbo-database.h"

#include <json-glib/json-glib.h>

static void
add_int (JsonBuilder *builder,
         const char  *name,
         gint64       number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

/* What was not said is left out. */
static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  if (text == NULL)
    return;

  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_time (JsonBuilder           *builder,
          const char            *name,
          const TenboStoredTime *time)
{
  g_autofree char *text = tenbo_stored_time_iso8601 (time);

  add_text (builder, name, text);
}

static void
add_session (JsonBuilder              *builder,
             const TenboStoredSession *session)
{
  add_int (builder, "id", session->id);
  add_text (builder, "uuid", session->uuid);
  add_time (builder, "started", &session->started);
  add_text (builder, "title", session->title);
  add_text (builder, "place", session->place);
  add_text (builder, "note", session->note);
  add_text (builder, "unit", session->unit);
  if (session->rate > 0)
    add_int (builder, "rate", session->rate);
  if (session->fee > 0)
    add_int (builder, "fee", session->fee);
  if (session->fee_person_id != 0)
    add_int (builder, "paid_by", session->fee_person_id);
}

static void
add_games (JsonBuilder             *builder,
           const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);

  for (guint i = 0; i < sheet->games->len; i++)
    {
      const TenboStoredSummary *game = sheet->games->pdata[i];

      json_builder_begin_object (builder);
      add_int (builder, "id", game->id);
      add_text (builder, "uuid", game->uuid);
      add_time (builder, "started", &game->started);
      json_builder_set_member_name (builder, "counted");
      json_builder_add_boolean_value (builder, g_ptr_array_find (sheet->counted, game, NULL));
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

static void
add_running (JsonBuilder             *builder,
             const TenboSessionSheet *sheet,
             guint                    place)
{
  json_builder_set_member_name (builder, "running");
  json_builder_begin_array (builder);
  for (guint game = 0; game < sheet->totals->n_games; game++)
    json_builder_add_int_value (builder,
                                tenbo_session_totals_get_running (sheet->totals, game, place));
  json_builder_end_array (builder);
}

static void
add_totals (JsonBuilder             *builder,
            const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "totals");
  json_builder_begin_array (builder);

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, place);

      json_builder_begin_object (builder);
      add_int (builder, "person", total->person_id);
      add_text (builder, "name", total->name);
      add_int (builder, "games", total->n_games);
      json_builder_set_member_name (builder, "ranks");
      json_builder_begin_array (builder);
      for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
        json_builder_add_int_value (builder, total->ranks[i]);
      json_builder_end_array (builder);
      add_int (builder, "total", total->total);
      add_int (builder, "chips", total->chips);
      add_running (builder, sheet, place);
      add_int (builder, "points_money", total->points_money);
      add_int (builder, "fee", total->fee);
      add_int (builder, "money", total->money);
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

/* A person's number, or what is no person. */
static void
add_party (JsonBuilder             *builder,
           const char              *name,
           const TenboSessionSheet *sheet,
           gsize                    place)
{
  if (place == TENBO_SESSION_HOUSE (sheet->totals))
    add_text (builder, name, "house");
  else if (place == TENBO_SESSION_LEFT_OVER (sheet->totals))
    add_text (builder, name, "left_over");
  else
    add_int (builder, name, tenbo_session_sheet_get_total (sheet, (guint) place)->person_id);
}

static void
add_transfers (JsonBuilder             *builder,
               const TenboSessionSheet *sheet)
{
  json_builder_set_member_name (builder, "transfers");
  json_builder_begin_array (builder);

  for (guint i = 0; i < sheet->totals->transfers->len; i++)
    {
      const TenboTransfer *transfer;

      transfer = &g_array_index (sheet->totals->transfers, TenboTransfer, i);
      json_builder_begin_object (builder);
      add_party (builder, "from", sheet, transfer->from);
      add_party (builder, "to", sheet, transfer->to);
      add_int (builder, "amount", transfer->amount);
      json_builder_end_object (builder);
    }

  json_builder_end_array (builder);
}

char *
tenbo_session_json (const TenboSessionSheet *sheet)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  add_session (builder, sheet->session);
  add_games (builder, sheet);
  add_totals (builder, sheet);
  add_int (builder, "left_over", sheet->totals->left_over);
  add_int (builder, "left_over_money", sheet->totals->left_over_money);
  add_int (builder, "house", sheet->totals->house);
  add_transfers (builder, sheet);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);

  return g_strconcat (text, "\n", NULL);
}
