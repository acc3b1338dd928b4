/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"

#include "engine-rulesets.h"

#include <string.h>

static const char *const limit_names[] = {
  "none",
  "mangan",
  "haneman",
  "baiman",
  "sanbaiman",
  "yakuman",
  NULL,
};

static int32_t
number (const char *text)
{
  char  *end;
  gint64 value = g_ascii_strtoll (text, &end, 10);

  if (end == text || *end != '\0')
    g_error ("\"%s\" is not a number", text);

  return (int32_t) value;
}

static int32_t
word_index (const char *const *words,
            const char        *word)
{
  for (int32_t i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;

  return -1;
}

static TbYaku
yaku (const char *id)
{
  TbYaku out;

  /* "house-0" is the first yaku of the house, whatever its id. */
  if (g_str_has_prefix (id, "house-"))
    return (TbYaku) (TB_YAKU_HOUSE + (id[6] - '0'));
  if (!tb_yaku_from_id (id, &out))
    g_error ("\"%s\" is not a yaku", id);

  return out;
}

/* Splits "a=b" into "a" and "b"; @value is NULL without "=". */
static char *
split_word (const char  *word,
            const char **value)
{
  const char *equals = strchr (word, '=');

  *value = equals == NULL ? NULL : equals + 1;

  return equals == NULL ? g_strdup (word) : g_strndup (word, (gsize) (equals - word));
}

static int32_t
read_players (const char *text,
              TbPlayer   *out)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  int32_t n = 0;

  for (; items[n] != NULL; n++)
    out[n] = (TbPlayer) number (items[n]);

  return n;
}

static int32_t
read_yaku (const char *text,
           TbYaku     *out)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  int32_t n = 0;

  for (; items[n] != NULL; n++)
    out[n] = yaku (items[n]);

  return n;
}

/* Rules */

static void set_records (const TbRuleField *field,
                         void              *rules,
                         const char        *text);

/* "1000,-1000,0", or "1000/-1000/0" in a record */
static void
set_row (int32_t    *row,
         const char *text)
{
  g_auto (GStrv) items = g_strsplit_set (text, ",/", -1);

  for (gsize i = 0; items[i] != NULL; i++)
    row[i] = number (items[i]);
}

static void
set_field (const TbRuleField *field,
           void              *record,
           const char        *text)
{
  guint8 *at = (guint8 *) record + field->offset;

  if (field->kind == TB_FIELD_KIND_BOOL)
    *(bool *) at = strcmp (text, "true") == 0;
  else if (field->kind == TB_FIELD_KIND_INT)
    *(int32_t *) (void *) at = number (text);
  else if (field->kind == TB_FIELD_KIND_ENUM)
    *(int32_t *) (void *) at = word_index (field->words, text);
  else if (field->kind == TB_FIELD_KIND_YAKU)
    *(TbYaku *) (void *) at = yaku (text);
  else if (field->kind == TB_FIELD_KIND_YAKU_SET)
    {
      TbYaku  list[TB_N_YAKU];
      int32_t n = read_yaku (text, list);

      *(TbYakuSet *) (void *) at = 0;
      for (int32_t i = 0; i < n; i++)
        *(TbYakuSet *) (void *) at |= TB_YAKU_BIT (list[i]);
    }
  else if (field->kind == TB_FIELD_KIND_ROW)
    set_row ((int32_t *) (void *) at, text);
  else if (field->kind == TB_FIELD_KIND_RECORDS)
    set_records (field, record, text);
  else if (field->kind == TB_FIELD_KIND_ID || field->kind == TB_FIELD_KIND_TEXT)
    g_strlcpy ((char *) at, text, (gsize) field->max);
  else
    g_error ("cannot set %s", field->key);
}

/* "nine-terminals:repeats;four-winds:passes": the members of each record in order. Omitted members
 * are 0. */
static void
set_records (const TbRuleField *field,
             void              *rules,
             const char        *text)
{
  const TbRecordShape *shape = field->records;
  guint8              *at = (guint8 *) rules + field->offset;
  g_auto (GStrv) records = g_strsplit (text, ";", -1);
  int32_t n = 0;

  for (; records[n] != NULL && records[n][0] != '\0'; n++)
    {
      g_auto (GStrv) members = g_strsplit (records[n], ":", -1);
      guint8 *record = at + (gsize) n * shape->stride;

      memset (record, 0, shape->stride);
      for (gsize i = 0; members[i] != NULL; i++)
        set_field (&shape->fields[i], record, members[i]);
    }

  *(int32_t *) (void *) ((guint8 *) rules + shape->count_offset) = n;
}

static const TbRuleField *
find_field (const TbRuleField *fields,
            gsize              n,
            const char        *key)
{
  for (gsize i = 0; i < n; i++)
    if (strcmp (fields[i].key, key) == 0)
      return &fields[i];

  g_error ("no field \"%s\"", key);
}

/* "fouls.chombo.replay" */
static void
set_foul_field (TbRules    *rules,
                const char *key,
                const char *text)
{
  const TbRecordShape *shape = tb_rule_fields[TB_FIELD_FOULS].records;
  g_auto (GStrv) parts = g_strsplit (key, ".", -1);

  for (int32_t i = 0; i < rules->n_fouls; i++)
    if (strcmp (rules->fouls[i].id, parts[1]) == 0)
      {
        set_field (find_field (shape->fields, shape->n_fields, parts[2]), &rules->fouls[i], text);
        return;
      }

  g_error ("no foul \"%s\"", parts[1]);
}

void
script_rules (const char *text,
              TbRules    *rules)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  engine_rules_named (words[0], rules);

  for (gsize i = 1; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (strchr (key, '.') != NULL)
        set_foul_field (rules, key, value);
      else
        set_field (find_field (tb_rule_fields, TB_N_FIELDS, key), rules, value);
    }
  tb_rules_add_house_yaku (rules);
}

/* Tables */

static void
read_numbers (const char *text,
              int32_t    *out)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (gsize player = 0; words[player] != NULL; player++)
    out[player] = number (words[player]);
}

void
script_table (const char    *text,
              const TbRules *rules,
              TbTable       *table)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tb_table_start (table, rules);
  for (gsize i = 0; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (strcmp (key, "honba") == 0)
        table->next.honba = number (value);
      else if (strcmp (key, "pot") == 0)
        table->pot = number (value);
      else if (strcmp (key, "penalty-pot") == 0)
        table->penalty_pot = number (value);
      else if (strcmp (key, "scores") == 0)
        read_numbers (value, table->scores);
      else if (strcmp (key, "first-wins") == 0)
        read_numbers (value, table->won.first);
      else if (strcmp (key, "last-wins") == 0)
        read_numbers (value, table->won.last);
      else if (key[0] != '\0')
        {
          table->next.round.wind = (TbWind) (strchr ("ESWN", key[0]) - "ESWN");
          table->next.round.extension = key[1] == '+';
          table->next.round.number = (guint8) (number (key + 1) - 1); /* "+1" is parsed as a
                                                                       * number */
          table->next.dealer = table->next.round.number;
        }
    }
}

/* Events */

/* Reads the name of an item; "house-2" is the third one of the ruleset. */
static TbTai
read_tai_item (const char *name)
{
  TbTai item;

  if (tb_tai_from_id (name, &item))
    return item;
  if (!g_str_has_prefix (name, "house-"))
    g_error ("\"%s\" is not a tai item", name);

  return (TbTai) (TB_TAI_HOUSE + number (name + strlen ("house-")));
}

/* "%zimo,wait" or "54tai" */
static bool
read_tai (const char   *word,
          TbValueEntry *entry)
{
  g_auto (GStrv) items = g_strsplit (word + 1, ",", -1);
  g_autofree char *sum = g_strndup (word, strcspn (word, "t"));

  entry->tai_listed = word[0] == '%';
  if (!entry->tai_listed && !g_str_has_suffix (word, "tai"))
    return false;

  entry->form = TB_VALUE_TAI;
  if (!entry->tai_listed)
    entry->tai = number (sum);
  else if (word[1] != '\0')
    for (; items[entry->n_tai_items] != NULL; entry->n_tai_items++)
      entry->tai_items[entry->n_tai_items] = read_tai_item (items[entry->n_tai_items]);

  return true;
}

static bool
read_value (const char   *word,
            TbValueEntry *entry)
{
  *entry = (TbValueEntry) { 0 };

  if (read_tai (word, entry))
    return true;
  if (word[0] == '*' || word[0] == '+')
    {
      entry->form = word[0] == '*' ? TB_VALUE_YAKUMAN : TB_VALUE_YAKU;
      entry->n_yaku = word[1] == '\0' ? 0 : read_yaku (word + 1, entry->yaku);
      return true;
    }
  if (word_index (limit_names, word) >= 0)
    {
      entry->form = TB_VALUE_LIMIT;
      entry->limit = (TbLimit) word_index (limit_names, word);
      return true;
    }
  if (g_ascii_isdigit (word[0]) || word[0] == '-')
    {
      g_auto (GStrv) parts = g_strsplit (word, "/", -1);

      entry->form = TB_VALUE_HAN;
      entry->han = number (parts[0]);
      entry->fu = parts[1] == NULL ? 0 : number (parts[1]);
      return true;
    }

  return false;
}

static bool
read_win_word (TbEvent    *event,
               const char *key,
               const char *value)
{
  TbWin *win = event->n_wins == 0 ? NULL : &event->wins[event->n_wins - 1];

  if (strcmp (key, "ron") == 0)
    {
      g_auto (GStrv) parts = g_strsplit (value, "<", -1);

      win = &event->wins[event->n_wins++];
      tb_win_init (win, (TbPlayer) number (parts[0]));
      win->from = (TbPlayer) number (parts[1]);
    }
  else if (strcmp (key, "tsumo") == 0)
    tb_win_init (&event->wins[event->n_wins++], (TbPlayer) number (value));
  else if (strcmp (key, "open") == 0)
    win->is_open = TB_FACT_YES;
  else if (strcmp (key, "closed") == 0)
    win->is_open = TB_FACT_NO;
  else if (strcmp (key, "open-value") == 0)
    win->value.is_open = TB_FACT_YES;
  else if (strcmp (key, "closed-value") == 0)
    win->value.is_open = TB_FACT_NO;
  else if (strcmp (key, "dora") == 0)
    win->value.dora = number (value);
  else if (strcmp (key, "fu") == 0)
    win->value.fu = number (value);
  else if (strcmp (key, "pao") == 0)
    win->pao.player = (TbPlayer) number (value);
  else if (strcmp (key, "for") == 0)
    win->pao.n_for = read_yaku (value, win->pao.for_yakuman);
  else if (strcmp (key, "ippatsu") == 0)
    win->bonus.ippatsu = value == NULL ? 1 : number (value);
  else if (strcmp (key, "ura") == 0)
    win->bonus.ura = number (value);
  else if (strcmp (key, "red") == 0)
    win->bonus.red = number (value);
  else if (strcmp (key, "gold") == 0)
    win->bonus.special[TB_SPECIAL_GOLD] = number (value);
  else if (strcmp (key, "blue") == 0)
    win->bonus.special[TB_SPECIAL_BLUE] = number (value);
  else if (strcmp (key, "riichi-tile") == 0)
    win->on_riichi_tile = true;
  else if (strcmp (key, "robbed") == 0)
    win->robbed = true;
  else if (strcmp (key, "last-tile") == 0)
    win->last_tile = true;
  else
    return win != NULL && value == NULL && read_value (key, &win->value);

  return true;
}

static bool
read_foul_word (const TbRules *rules,
                TbEvent       *event,
                const char    *key,
                const char    *value)
{
  g_auto (GStrv) parts = g_strsplit (key, "@", -1);
  TbFoul *foul = event->n_fouls == 0 ? NULL : &event->fouls[event->n_fouls - 1];

  if (strcmp (key, "count") == 0)
    foul->count = number (value);
  else if (strcmp (key, "shown") == 0)
    {
      TbShownHand *shown = &foul->against[foul->n_against++];
      g_auto (GStrv) hand = g_strsplit (value, ":", -1);

      shown->player = (TbPlayer) number (hand[0]);
      g_assert_true (read_value (hand[1], &shown->value));
      if (hand[2] != NULL)
        shown->value.is_open = TB_FACT_YES;
    }
  else if (parts[0] != NULL && parts[1] != NULL)
    {
      foul = &event->fouls[event->n_fouls++];
      *foul = (TbFoul) {
        .player = (TbPlayer) number (parts[1]),
        .rule = rules->n_fouls,
        .count = 1,
      };
      for (int32_t i = 0; i < rules->n_fouls; i++)
        if (strcmp (rules->fouls[i].id, parts[0]) == 0)
          foul->rule = i;
    }
  else
    return false;

  return true;
}

static bool
read_transfer (TbEvent    *event,
               const char *key,
               const char *value)
{
  g_auto (GStrv) players = g_strsplit (key, ">", -1);

  if (players[0] == NULL || players[1] == NULL)
    return false;

  event->transfers[event->n_transfers++] = (TbTransfer) {
    .from = (TbPlayer) number (players[0]),
    .to = (TbPlayer) number (players[1]),
    .points = number (value),
  };

  return true;
}

static bool
read_abort_reason (const char *word,
                   TbAbort    *out)
{
  for (TbAbort reason = TB_ABORT_NINE_TERMINALS; reason < TB_N_ABORTS; reason++)
    if (strcmp (word, tb_abort_id (reason)) == 0)
      {
        *out = reason;
        return true;
      }

  return false;
}

void
script_event (const TbRules *rules,
              const char    *text,
              TbEvent       *event)
{
  static const char *const results[] = { "win", "draw", "abort", "foul", "adjust", "stop", NULL };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int32_t result = word_index (results, words[0]);

  if (result < 0)
    g_error ("\"%s\" is not a result", words[0]);
  tb_event_init (event, (TbResult) result);

  for (gsize i = 1; words[i] != NULL; i++)
    {
      const char      *value;
      g_autofree char *key = split_word (words[i], &value);

      if (event->result == TB_RESULT_ABORT && read_abort_reason (words[i], &event->reason))
        continue;

      if (strcmp (key, "riichi") == 0)
        event->n_riichi = read_players (value, event->riichi);
      else if (strcmp (key, "open-riichi") == 0)
        event->n_open_riichi = read_players (value, event->open_riichi);
      else if (strcmp (key, "tenpai") == 0)
        event->n_tenpai = read_players (value, event->tenpai);
      else if (strcmp (key, "nagashi") == 0)
        event->n_nagashi = read_players (value, event->nagashi);
      else if (strcmp (key, "wareme") == 0)
        event->wareme = (TbPlayer) number (value);
      else if (strcmp (key, "continue") == 0)
        event->choice = TB_CHOICE_CONTINUE;
      else if (strcmp (key, "decline") == 0)
        event->choice = TB_CHOICE_DECLINE;
      else if (!read_foul_word (rules, event, key, value) &&
               !read_transfer (event, key, value) &&
               !read_win_word (event, key, value))
        g_error ("unknown word \"%s\"", words[i]);
    }
}
