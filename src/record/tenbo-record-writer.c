/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-json.h"
#include "tenbo-record-reader.h"
#include "tenbo-record.h"

#include <string.h>

/* Writes a hand with the remarks on its objects. */
typedef struct
{
  const TenboRecordHand *hand; /* NULL if there are no remarks */
  const TbRules         *rules;
  GString               *out;
} Writer;

static void
write_raw (const Writer *writer,
           const char   *text)
{
  g_string_append (writer->out, text);
}

static void
write_number (const Writer *writer,
              const char   *key,
              int           number)
{
  tenbo_json_write_key (writer->out, key);
  tenbo_json_write_int (writer->out, number);
}

static void
write_text (const Writer *writer,
            const char   *key,
            const char   *text)
{
  if (text == NULL)
    return;

  tenbo_json_write_key (writer->out, key);
  tenbo_json_write_text (writer->out, text);
}

static void
write_bool (const Writer *writer,
            const char   *key,
            gboolean      value)
{
  tenbo_json_write_key (writer->out, key);
  write_raw (writer, value ? "true" : "false");
}

/* Writes @fact; nothing if it is unknown. */
static void
write_fact (const Writer *writer,
            const char   *key,
            TbFact        fact)
{
  if (fact != TB_FACT_UNKNOWN)
    write_bool (writer, key, fact == TB_FACT_YES);
}

/* Whether @at equals @pattern with each '#' replaced by the next of @indices. */
static gboolean
is_at (const char *at,
       const char *pattern,
       const int  *indices)
{
  for (; *pattern != '\0'; pattern++)
    {
      char *end = (char *) at + 1;

      if (*pattern == '#' ? g_ascii_strtoll (at, &end, 10) != *indices++ : *at != *pattern)
        return FALSE;
      at = end;
    }
  return *at == '\0';
}

/* Writes the recorded id and note of the object at @pattern, and closes it. */
static void
end_object (const Writer *writer,
            const char   *pattern,
            int           first,
            int           second)
{
  const GPtrArray *remarks = writer->hand != NULL ? writer->hand->remarks : NULL;
  const int        indices[] = { first, second };

  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    {
      const TenboRecordRemark *remark = g_ptr_array_index (remarks, i);

      if (!is_at (remark->at, pattern, indices))
        continue;
      write_text (writer, "id", remark->id);
      write_text (writer, "note", remark->note);
    }
  g_string_append_c (writer->out, '}');
}

static void
write_players (const Writer   *writer,
               const char     *key,
               const TbPlayer *players,
               int             n_players)
{
  tenbo_json_write_key (writer->out, key);
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < n_players; i++)
    {
      if (i > 0)
        g_string_append (writer->out, ", ");
      tenbo_json_write_int (writer->out, players[i]);
    }
  g_string_append_c (writer->out, ']');
}

static void
write_yaku (const Writer *writer,
            const char   *key,
            const TbYaku *yaku,
            int           n_yaku)
{
  tenbo_json_write_key (writer->out, key);
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < n_yaku; i++)
    {
      if (i > 0)
        g_string_append (writer->out, ", ");
      tenbo_json_write_text (writer->out, tb_rules_yaku_id (writer->rules, yaku[i]));
    }
  g_string_append_c (writer->out, ']');
}

static void
write_tai (const Writer       *writer,
           const TbValueEntry *value)
{
  if (!value->tai_listed)
    {
      write_number (writer, "tai", value->tai);
      return;
    }

  tenbo_json_write_key (writer->out, "tai");
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < value->n_tai_items; i++)
    {
      if (i > 0)
        g_string_append (writer->out, ", ");
      tenbo_json_write_text (writer->out, tb_rules_tai_id (writer->rules, value->tai_items[i]));
    }
  g_string_append_c (writer->out, ']');
}

static void
write_tiles (const Writer     *writer,
             const TbTileHand *hand)
{
  char wild[TB_TILE_TEXT_SIZE];

  tenbo_json_write_key (writer->out, "tiles");
  tenbo_record_write_tiles (writer->out, hand);
  if (hand->wild == TB_TILE_NONE)
    return;

  tb_tile_text (hand->wild, wild);
  write_text (writer, "wild", wild);
}

/* Writes a value without its closing brace, which the caller writes. */
static void
begin_value (const Writer       *writer,
             const TbValueEntry *value)
{
  tenbo_json_write_key (writer->out, "value");
  g_string_append_c (writer->out, '{');
  switch (value->form)
    {
    case TB_VALUE_HAN:
      write_number (writer, "han", value->han);
      break;
    case TB_VALUE_LIMIT:
      write_text (writer, "limit", tenbo_record_limit_id (value->limit));
      break;
    case TB_VALUE_YAKUMAN:
      write_yaku (writer, "yakuman", value->yaku, value->n_yaku);
      break;
    case TB_VALUE_YAKU:
      write_yaku (writer, "yaku", value->yaku, value->n_yaku);
      if (value->dora != 0)
        write_number (writer, "dora", value->dora);
      break;
    case TB_VALUE_TAI:
      write_tai (writer, value);
      break;
    case TB_VALUE_TILES:
      write_tiles (writer, &value->tiles);
      break;
    default:
      g_return_if_reached ();
    }
  if (value->fu != 0 && (value->form == TB_VALUE_HAN || value->form == TB_VALUE_YAKU))
    write_number (writer, "fu", value->fu);
  if (value->form == TB_VALUE_YAKU)
    write_fact (writer, "open", value->is_open);
}

static void
write_pao (const Writer *writer,
           const TbPao  *pao,
           int           win)
{
  if (pao->player == TB_NOBODY)
    return;

  tenbo_json_write_key (writer->out, "pao");
  g_string_append_c (writer->out, '{');
  write_number (writer, "player", pao->player);
  if (pao->n_for > 0)
    write_yaku (writer, "for", pao->for_yakuman, pao->n_for);
  end_object (writer, "wins[#].pao", win, 0);
}

static void
write_bonus (const Writer  *writer,
             const TbBonus *bonus,
             int            win)
{
  static const TbBonus     none;
  static const char *const colors[TB_N_SPECIAL_COLORS] = {
    NULL,
    "blue",
    "gold",
    "silver",
    "rainbow",
    "marked",
  };

  if (memcmp (bonus, &none, sizeof none) == 0)
    return;

  tenbo_json_write_key (writer->out, "bonus");
  g_string_append_c (writer->out, '{');
  if (bonus->ippatsu != 0)
    write_number (writer, "ippatsu", bonus->ippatsu);
  if (bonus->ura != 0)
    write_number (writer, "ura", bonus->ura);
  if (bonus->red != 0)
    write_number (writer, "red", bonus->red);
  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    if (bonus->special[color] != 0)
      write_number (writer, colors[color], bonus->special[color]);
  end_object (writer, "wins[#].bonus", win, 0);
}

static void
write_win (const Writer *writer,
           const TbWin  *win,
           int           index)
{
  write_raw (writer, index > 0 ? ", {" : "{");
  write_number (writer, "player", win->player);
  if (win->from != TB_NOBODY)
    write_number (writer, "from", win->from);
  begin_value (writer, &win->value);
  end_object (writer, "wins[#].value", index, 0);
  write_fact (writer, "open", win->is_open);
  write_pao (writer, &win->pao, index);
  write_bonus (writer, &win->bonus, index);
  if (win->on_riichi_tile)
    write_bool (writer, "on_riichi_tile", TRUE);
  if (win->robbed)
    write_bool (writer, "robbed", TRUE);
  if (win->last_tile)
    write_bool (writer, "last_tile", TRUE);
  end_object (writer, "wins[#]", index, 0);
}

static void
write_against (const Writer *writer,
               const TbFoul *foul,
               int           index)
{
  tenbo_json_write_key (writer->out, "against");
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < foul->n_against; i++)
    {
      write_raw (writer, i > 0 ? ", {" : "{");
      write_number (writer, "player", foul->against[i].player);
      begin_value (writer, &foul->against[i].value);
      end_object (writer, "fouls[#].against[#].value", index, i);
      end_object (writer, "fouls[#].against[#]", index, i);
    }
  g_string_append_c (writer->out, ']');
}

static void
write_fouls (const Writer *writer,
             const TbFoul *fouls,
             int           n_fouls)
{
  tenbo_json_write_key (writer->out, "fouls");
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < n_fouls; i++)
    {
      write_raw (writer, i > 0 ? ", {" : "{");
      write_number (writer, "player", fouls[i].player);
      write_text (writer, "kind", writer->rules->fouls[fouls[i].rule].id);
      if (fouls[i].count != 1)
        write_number (writer, "count", fouls[i].count);
      if (fouls[i].n_against > 0)
        write_against (writer, &fouls[i], i);
      end_object (writer, "fouls[#]", i, 0);
    }
  g_string_append_c (writer->out, ']');
}

static void
write_transfers (const Writer  *writer,
                 const TbEvent *event)
{
  tenbo_json_write_key (writer->out, "transfers");
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < event->n_transfers; i++)
    {
      write_raw (writer, i > 0 ? ", {" : "{");
      write_number (writer, "from", event->transfers[i].from);
      write_number (writer, "to", event->transfers[i].to);
      write_number (writer, "points", event->transfers[i].points);
      end_object (writer, "transfers[#]", i, 0);
    }
  g_string_append_c (writer->out, ']');
}

static void
write_hand (const Writer          *writer,
            const TenboRecordHand *hand)
{
  const TbEvent *event = &hand->event;

  g_string_append_c (writer->out, '{');
  write_text (writer, "result", tenbo_record_result_id (event->result));
  if (event->n_riichi > 0)
    write_players (writer, "riichi", event->riichi, event->n_riichi);
  if (event->n_open_riichi > 0)
    write_players (writer, "open_riichi", event->open_riichi, event->n_open_riichi);
  if (event->n_fouls > 0)
    write_fouls (writer, event->fouls, event->n_fouls);
  if (event->result == TB_RESULT_WIN)
    {
      tenbo_json_write_key (writer->out, "wins");
      g_string_append_c (writer->out, '[');
      for (int i = 0; i < event->n_wins; i++)
        write_win (writer, &event->wins[i], i);
      g_string_append_c (writer->out, ']');
    }
  if (event->result == TB_RESULT_DRAW)
    write_players (writer, "tenpai", event->tenpai, event->n_tenpai);
  if (event->n_nagashi > 0)
    write_players (writer, "nagashi", event->nagashi, event->n_nagashi);
  if (event->result == TB_RESULT_ABORT)
    write_text (writer, "reason", tb_abort_id (event->reason));
  if (event->choice != TB_CHOICE_ABSENT)
    write_bool (writer, "continue", event->choice == TB_CHOICE_CONTINUE);
  if (event->wareme != TB_NOBODY)
    write_number (writer, "wareme", event->wareme);
  if (event->result == TB_RESULT_ADJUST)
    write_transfers (writer, event);
  write_text (writer, "id", hand->id);
  write_text (writer, "note", hand->note);
  g_string_append_c (writer->out, '}');
}

void
tenbo_record_write_hand (const TenboRecordHand *hand,
                         TenboRuleset          *ruleset,
                         GString               *out)
{
  Writer writer = { .hand = hand, .out = out };

  g_return_if_fail (hand != NULL && TENBO_IS_RULESET (ruleset) && out != NULL);

  writer.rules = tenbo_ruleset_get_rules (ruleset);
  write_hand (&writer, hand);
}

void
tenbo_record_write_partial (const TbPartialHand *partial,
                            TenboRuleset        *ruleset,
                            GString             *out)
{
  Writer writer = { .out = out };

  g_return_if_fail (partial != NULL && TENBO_IS_RULESET (ruleset) && out != NULL);

  writer.rules = tenbo_ruleset_get_rules (ruleset);
  g_string_append_c (out, '{');
  if (partial->n_riichi > 0)
    write_players (&writer, "riichi", partial->riichi, partial->n_riichi);
  if (partial->n_open_riichi > 0)
    write_players (&writer, "open_riichi", partial->open_riichi, partial->n_open_riichi);
  if (partial->n_fouls > 0)
    write_fouls (&writer, partial->fouls, partial->n_fouls);
  g_string_append_c (out, '}');
}

/* Starts a member of the game on a new line. */
static void
write_line (const Writer *writer,
            const char   *key)
{
  write_raw (writer, ",\n  \"");
  write_raw (writer, key);
  write_raw (writer, "\": ");
}

static void
write_text_line (const Writer *writer,
                 const char   *key,
                 const char   *text)
{
  if (text == NULL)
    return;

  write_line (writer, key);
  tenbo_json_write_text (writer->out, text);
}

/* Writes the canonical text of the ruleset, indented by two more columns. */
static void
write_ruleset (const Writer *writer,
               TenboRuleset *ruleset)
{
  const char *json = tenbo_ruleset_get_json (ruleset);

  write_line (writer, "ruleset");
  for (const char *p = json; *p != '\0'; p++)
    {
      if (*p == '\n' && p[1] == '\0')
        break;
      g_string_append_c (writer->out, *p);
      if (*p == '\n')
        write_raw (writer, "  ");
    }
}

static void
write_texts (const Writer *writer,
             const char   *key,
             char *const  *texts)
{
  write_line (writer, key);
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < writer->rules->players; i++)
    {
      if (i > 0)
        write_raw (writer, ", ");
      if (texts[i] != NULL)
        tenbo_json_write_text (writer->out, texts[i]);
      else
        write_raw (writer, "null");
    }
  g_string_append_c (writer->out, ']');
}

static void
write_seats (const Writer *writer,
             const int    *sides)
{
  write_line (writer, "seats");
  g_string_append_c (writer->out, '[');
  for (int i = 0; i < writer->rules->players; i++)
    {
      if (i > 0)
        write_raw (writer, ", ");
      tenbo_json_write_int (writer->out, sides[i]);
    }
  g_string_append_c (writer->out, ']');
}

static gboolean
has_people (const TenboRecord *record)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    if (record->people[i] != NULL)
      return TRUE;
  return FALSE;
}

/* Writes @record; with @named, only the id of its ruleset. */
static void
write_game (const TenboRecord *record,
            gboolean           named,
            GString           *out)
{
  Writer writer = { NULL, tenbo_ruleset_get_rules (record->ruleset), out };

  write_raw (&writer, "{\n  \"format\": \"tenbo-game/1\"");
  write_text_line (&writer, "id", record->id);
  if (named)
    write_text_line (&writer, "ruleset", tenbo_ruleset_get_id (record->ruleset));
  else
    write_ruleset (&writer, record->ruleset);
  write_texts (&writer, "players", record->names);
  if (has_people (record))
    write_texts (&writer, "people", record->people);
  if (record->sides[0] >= 0)
    write_seats (&writer, record->sides);
  write_text_line (&writer, "title", record->title);
  write_text_line (&writer, "place", record->venue);
  write_text_line (&writer, "started", record->started);
  write_text_line (&writer, "ended", record->ended);
  write_text_line (&writer, "session", record->session);
  if (record->is_void)
    write_raw (&writer, ",\n  \"void\": true");
  write_text_line (&writer, "changed", record->changed);
  write_text_line (&writer, "note", record->note);

  write_line (&writer, "hands");
  g_string_append_c (out, '[');
  for (guint i = 0; i < record->hands->len; i++)
    {
      writer.hand = g_ptr_array_index (record->hands, i);
      write_raw (&writer, i > 0 ? ",\n    " : "\n    ");
      write_hand (&writer, writer.hand);
    }
  write_raw (&writer, record->hands->len > 0 ? "\n  ]\n}\n" : "]\n}\n");
}

void
tenbo_record_write (const TenboRecord *record,
                    GString           *out)
{
  g_return_if_fail (record != NULL && out != NULL);

  write_game (record, FALSE, out);
}

void
tenbo_record_write_named (const TenboRecord *record,
                          GString           *out)
{
  g_return_if_fail (record != NULL && out != NULL);

  write_game (record, TRUE, out);
}
