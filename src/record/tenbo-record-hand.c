/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

#include <string.h>

/* The members of a hand: the tables say how each is stored, and one function reads and one writes
 * all of them (docs/game-format.md). */

#define MAX_MEMBERS 11 /* of a hand */

/* Type of a member of a structure */
typedef enum
{
  INT,     /* int32_t */
  BOOL,    /* bool; omitted if false */
  FACT,    /* TbFact; omitted if unknown */
  CHOICE,  /* TbChoice; omitted if absent */
  WORD,    /* enumeration, or an index */
  PLAYER,  /* TbPlayer; omitted if TB_NOBODY */
  PLAYERS, /* TbPlayer[], each at most once */
  YAKU,    /* TbYaku[] */
  YAKUMAN, /* TbYaku[], only those that can be yakuman */
  OBJECT,  /* another structure */
  OBJECTS, /* an array of them */
  TILES,   /* TbTileHand */
  WILD,    /* TbTile; omitted if TB_TILE_NONE */
  TAI,     /* of TbValueEntry: the sum or a list of items */
} Kind;

typedef struct _Object Object;

typedef struct
{
  const char *key;
  Kind        kind;
  gsize       offset;
  gsize       n_offset; /* offset of the number of entries of a list, an int32_t */
  int32_t     min;      /* minimum of a number; value of the first word */
  int32_t     max;      /* maximum of a number or of the entries; 0: one for each other player */
  int32_t     absent;   /* value of an INT that is omitted */

  /* Cases of the object (`cases`) as bits: those that allow the member (0: all), those that require
   * it, and those in which it is written even if it is empty. */
  guint allowed;
  guint required;
  guint always;

  const Object *object; /* of OBJECT and OBJECTS */

  /* Stores the words of WORD in @words; returns their number, at most TB_MAX_FOUL_RULES. */
  int (*list_words) (const TbRules *rules,
                     const char   **words);
} Member;

struct _Object
{
  enum
  {
    ALL_ALIKE,
    BY_WORD,  /* the first member, a word, decides which others are allowed */
    BY_MEMBER /* exactly one of the members that some case requires is there and decides */
  } cases;
  gsize  case_offset; /* offset of the enumeration of the cases */
  gsize  size;        /* of the structure */
  guint  n_members;
  Member members[MAX_MEMBERS];
  void (*init) (gpointer object); /* sets the values of missing members, or NULL */
};

#define AT(type, member)      G_STRUCT_OFFSET (type, member)
#define LIST(type, member, n) AT (type, member), AT (type, n)
#define REQUIRED              .required = ~0u

/* --- Words --- */

static const char *const results[TB_N_RESULTS] = {
  [TB_RESULT_WIN] = "win",
  [TB_RESULT_DRAW] = "draw",
  [TB_RESULT_ABORT] = "abort",
  [TB_RESULT_FOUL] = "foul",
  [TB_RESULT_ADJUST] = "adjust",
  [TB_RESULT_STOP] = "stop",
};

static const char *const limits[] = { "mangan", "haneman", "baiman", "sanbaiman", "yakuman" };

G_STATIC_ASSERT (TB_N_RESULTS <= TB_MAX_FOUL_RULES && TB_N_ABORTS <= TB_MAX_FOUL_RULES &&
                 G_N_ELEMENTS (limits) <= TB_MAX_FOUL_RULES);

const char *
tenbo_record_result_id (TbResult result)
{
  g_return_val_if_fail ((int) result >= 0 && result < TB_N_RESULTS, NULL);

  return results[result];
}

const char *
tenbo_record_limit_id (TbLimit limit)
{
  g_return_val_if_fail (limit > TB_LIMIT_NONE && limit < TB_N_LIMITS, NULL);

  return limits[limit - TB_LIMIT_MANGAN];
}

static int
list_results (const TbRules *rules,
              const char   **words)
{
  memcpy (words, results, sizeof results);
  return G_N_ELEMENTS (results);
}

static int
list_limits (const TbRules *rules,
             const char   **words)
{
  memcpy (words, limits, sizeof limits);
  return G_N_ELEMENTS (limits);
}

static int
list_aborts (const TbRules *rules,
             const char   **words)
{
  for (int i = 0; i < TB_N_ABORTS; i++)
    words[i] = tb_abort_id ((TbAbort) i);
  return TB_N_ABORTS;
}

static int
list_fouls (const TbRules *rules,
            const char   **words)
{
  for (int i = 0; i < rules->n_fouls; i++)
    words[i] = rules->fouls[i].id;
  return rules->n_fouls;
}

/* --- Objects --- */

static void
init_value (gpointer object)
{
  memset (object, 0, sizeof (TbValueEntry));
}

static void
init_win (gpointer object)
{
  tb_win_init (object, 0);
}

static void
init_foul (gpointer object)
{
  TbFoul *foul = object;

  foul->n_against = 0;
  foul->count = 1;
}

static void
init_event (gpointer object)
{
  tb_event_init (object, TB_RESULT_STOP);
}

static void
init_partial (gpointer object)
{
  memset (object, 0, sizeof (TbPartialHand));
}

#define FORM(form) (1u << TB_VALUE_##form)
#define ONLY(form) .allowed = FORM (form), .required = FORM (form)
#define OF(member) AT (TbValueEntry, member)

static const Object a_value = {
  .cases = BY_MEMBER,
  .case_offset = OF (form),
  .size = sizeof (TbValueEntry),
  .n_members = 10,
  .members = {
    { "han", INT, OF (han), .min = 1, .max = TB_MAX_HAN, ONLY (HAN) },
    { "limit", WORD, OF (limit), .min = TB_LIMIT_MANGAN, .list_words = list_limits, ONLY (LIMIT) },
    { "yakuman", YAKUMAN, LIST (TbValueEntry, yaku, n_yaku), .max = TB_MAX_LISTED_YAKUMAN,
      ONLY (YAKUMAN) },
    { "yaku", YAKU, LIST (TbValueEntry, yaku, n_yaku), .max = TB_MAX_LISTED_YAKU, ONLY (YAKU) },
    { "dora", INT, OF (dora), .max = TB_MAX_DORA, .allowed = FORM (YAKU) },
    { "tai", TAI, .max = TB_MAX_LISTED_TAI, ONLY (TAI) },
    { "tiles", TILES, OF (tiles), ONLY (TILES) },
    { "wild", WILD, OF (tiles.wild), .allowed = FORM (TILES) },
    { "fu", INT, OF (fu), .min = TB_MIN_FU, .max = TB_MAX_FU, .allowed = FORM (HAN) | FORM (YAKU) },
    { "open", FACT, OF (is_open), .allowed = FORM (YAKU) },
  },
  .init = init_value,
};

#undef OF

static const Object a_pao = {
  .n_members = 2,
  .members = {
    { "player", PLAYER, AT (TbPao, player), REQUIRED },
    { "for", YAKUMAN, LIST (TbPao, for_yakuman, n_for), .max = TB_MAX_LISTED_YAKUMAN },
  },
};

#define SPECIAL(color) AT (TbBonus, special[TB_SPECIAL_##color]), .max = TB_MAX_BONUS

static const Object a_bonus = {
  .n_members = 8,
  .members = {
    { "ippatsu", INT, AT (TbBonus, ippatsu), .max = 1 },
    { "ura", INT, AT (TbBonus, ura), .max = TB_MAX_BONUS },
    { "red", INT, AT (TbBonus, red), .max = TB_MAX_BONUS },
    { "blue", INT, SPECIAL (BLUE) },
    { "gold", INT, SPECIAL (GOLD) },
    { "silver", INT, SPECIAL (SILVER) },
    { "rainbow", INT, SPECIAL (RAINBOW) },
    { "marked", INT, SPECIAL (MARKED) },
  },
};

static const Object a_win = {
  .size = sizeof (TbWin),
  .n_members = 9,
  .members = {
    { "player", PLAYER, AT (TbWin, player), REQUIRED },
    { "from", PLAYER, AT (TbWin, from) },
    { "value", OBJECT, AT (TbWin, value), .object = &a_value, REQUIRED },
    { "open", FACT, AT (TbWin, is_open) },
    { "pao", OBJECT, AT (TbWin, pao), .object = &a_pao },
    { "bonus", OBJECT, AT (TbWin, bonus), .object = &a_bonus },
    { "on_riichi_tile", BOOL, AT (TbWin, on_riichi_tile) },
    { "robbed", BOOL, AT (TbWin, robbed) },
    { "last_tile", BOOL, AT (TbWin, last_tile) },
  },
  .init = init_win,
};

static const Object a_shown_hand = {
  .size = sizeof (TbShownHand),
  .n_members = 2,
  .members = {
    { "player", PLAYER, AT (TbShownHand, player), REQUIRED },
    { "value", OBJECT, AT (TbShownHand, value), .object = &a_value, REQUIRED },
  },
};

static const Object a_foul = {
  .size = sizeof (TbFoul),
  .n_members = 4,
  .members = {
    { "player", PLAYER, AT (TbFoul, player), REQUIRED },
    { "kind", WORD, AT (TbFoul, rule), .list_words = list_fouls, REQUIRED },
    { "count", INT, AT (TbFoul, count), .min = 1, .max = TB_MAX_FOUL_COUNT, .absent = 1 },
    { "against", OBJECTS, LIST (TbFoul, against, n_against), .object = &a_shown_hand },
  },
  .init = init_foul,
};

static const Object a_transfer = {
  .size = sizeof (TbTransfer),
  .n_members = 3,
  .members = {
    { "from", PLAYER, AT (TbTransfer, from), REQUIRED },
    { "to", PLAYER, AT (TbTransfer, to), REQUIRED },
    { "points", INT, AT (TbTransfer, points), .min = 1, .max = TB_MAX_TRANSFER_POINTS, REQUIRED },
  },
};

#define ON(result)        (1u << TB_RESULT_##result)
#define IN_A_HAND         (ON (WIN) | ON (DRAW) | ON (ABORT) | ON (FOUL))
#define OF(member)        AT (TbEvent, member)
#define OF_LIST(member)   LIST (TbEvent, member, n_##member)
#define EACH_WITH(result) .allowed = ON (result), .required = ON (result)

static const Object an_event = {
  .cases = BY_WORD,
  .case_offset = OF (result),
  .n_members = 11,
  .members = {
    { "result", WORD, OF (result), .list_words = list_results, REQUIRED },
    { "riichi", PLAYERS, OF_LIST (riichi), .allowed = IN_A_HAND },
    { "open_riichi", PLAYERS, OF_LIST (open_riichi), .allowed = IN_A_HAND },
    { "fouls", OBJECTS, OF_LIST (fouls), .max = TB_MAX_FOULS, .object = &a_foul,
      .allowed = IN_A_HAND, .required = ON (FOUL) },
    { "wins", OBJECTS, OF_LIST (wins), .max = TB_MAX_WINS, .object = &a_win, EACH_WITH (WIN) },
    { "tenpai", PLAYERS, OF_LIST (tenpai), .allowed = ON (DRAW), .always = ON (DRAW) },
    { "nagashi", PLAYERS, OF_LIST (nagashi), .allowed = ON (DRAW) },
    { "reason", WORD, OF (reason), .list_words = list_aborts, EACH_WITH (ABORT) },
    { "continue", CHOICE, OF (choice), .allowed = IN_A_HAND },
    { "wareme", PLAYER, OF (wareme), .allowed = ON (WIN) },
    { "transfers", OBJECTS, OF_LIST (transfers), .max = TB_MAX_TRANSFERS, .object = &a_transfer,
      EACH_WITH (ADJUST) },
  },
  .init = init_event,
};

#undef OF_LIST
#define OF_LIST(member) LIST (TbPartialHand, member, n_##member)

static const Object a_partial_hand = {
  .n_members = 3,
  .members = {
    { "riichi", PLAYERS, OF_LIST (riichi) },
    { "open_riichi", PLAYERS, OF_LIST (open_riichi) },
    { "fouls", OBJECTS, OF_LIST (fouls), .max = TB_MAX_FOULS, .object = &a_foul },
  },
  .init = init_partial,
};

/* --- Reading --- */

/* Returns the ids that are valid under @rules, for a message. */
static char *
dup_valid_yaku (const TbRules *rules,
                gboolean       yakuman)
{
  const char *ids[TB_N_YAKU];
  int         n_ids = 0;

  for (int yaku = 0; yaku < TB_YAKU_HOUSE + rules->n_house_yaku; yaku++)
    {
      gboolean played = yakuman ? (rules->yakuman & TB_YAKU_BIT (yaku)) != 0
                                : tb_rules_find_yaku (rules, (TbYaku) yaku) != NULL;

      if (played)
        ids[n_ids++] = tb_rules_yaku_id (rules, (TbYaku) yaku);
    }
  return tenbo_record_join_expected (ids, n_ids);
}

static char *
dup_valid_tai (const TbRules *rules)
{
  const char *ids[TB_TAI_END];
  int         n = 0;

  for (int item = TB_TAI_ZUOTAI; item < TB_TAI_END; item++)
    if (tb_rules_find_tai (rules, (TbTai) item) != NULL)
      ids[n++] = tb_rules_tai_id (rules, (TbTai) item);
  return tenbo_record_join_expected (ids, n);
}

/* Reads a list of ids of the kind YAKU, YAKUMAN or TAI. */
static gboolean
read_ids (const TenboRecordReader *reader,
          const TenboLocation     *location,
          const Member            *member,
          gpointer                 out,
          int32_t                 *n)
{
  JsonArray *list;

  *n = 0;
  if (!tenbo_record_read_list (reader, location, (guint) member->max, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);
      TenboRefusal  refusal = { .code = TB_PROBLEM_UNKNOWN_ID };
      TbYaku       *yaku = (TbYaku *) out + i;

      if (!tenbo_record_read_text (reader, &entry, &refusal.word))
        return FALSE;
      if (member->kind == TAI
            ? tb_rules_tai_from_id (reader->rules, refusal.word, (TbTai *) out + i)
            : tb_rules_yaku_from_id (reader->rules, refusal.word, yaku) &&
                (member->kind == YAKU || TB_YAKU_MAY_BE_YAKUMAN & TB_YAKU_BIT (*yaku)))
        continue;

      refusal.expected = member->kind == TAI
                           ? dup_valid_tai (reader->rules)
                           : dup_valid_yaku (reader->rules, member->kind == YAKUMAN);
      return tenbo_record_refuse (reader, &entry, refusal);
    }
  *n = (int32_t) json_array_get_length (list);
  return TRUE;
}

/* Reads the sum of the tai, or the list of items. */
static gboolean
read_tai (const TenboRecordReader *reader,
          const TenboLocation     *location,
          const Member            *member,
          TbValueEntry            *out)
{
  gint64 sum;

  out->tai_listed = JSON_NODE_HOLDS_ARRAY (location->node);
  if (out->tai_listed)
    return read_ids (reader, location, member, out->tai_items, &out->n_tai_items);
  if (!tenbo_json_get_int (location->node, &sum))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_TAI);
  return tenbo_record_read_int (reader, location, 1, TB_MAX_TAI, &out->tai);
}

static gboolean
read_word (const TenboRecordReader *reader,
           const TenboLocation     *location,
           const Member            *member,
           int                     *out)
{
  const char *words[TB_MAX_FOUL_RULES];
  int         n = member->list_words (reader->rules, words);

  if (!tenbo_record_read_word (reader, location, words, n, out))
    return FALSE;

  *out += member->min;
  return TRUE;
}

static gboolean read_object (const TenboRecordReader *reader,
                             const TenboLocation     *location,
                             const Object            *object,
                             gpointer                 out);

static gboolean
read_objects (const TenboRecordReader *reader,
              const TenboLocation     *location,
              const Member            *member,
              gpointer                 out,
              int32_t                 *n)
{
  int32_t    max = member->max > 0 ? member->max : reader->rules->players - 1;
  JsonArray *list;

  *n = 0;
  if (!tenbo_record_read_list (reader, location, (guint) max, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);

      if (!read_object (reader, &entry, member->object,
                        (char *) out + i * member->object->size))
        return FALSE;
      (*n)++;
    }
  return TRUE;
}

static gboolean
read_member (const TenboRecordReader *reader,
             const TenboLocation     *location,
             const Member            *member,
             gpointer                 object)
{
  gpointer out = G_STRUCT_MEMBER_P (object, member->offset);
  int32_t *n = G_STRUCT_MEMBER_P (object, member->n_offset);
  bool     flag;

  switch (member->kind)
    {
    case INT:
      return tenbo_record_read_int (reader, location, member->min, member->max, out);
    case BOOL:
      return tenbo_record_read_bool (reader, location, out);
    case FACT:
      return tenbo_record_read_fact (reader, location, out);
    case CHOICE:
      if (!tenbo_record_read_bool (reader, location, &flag))
        return FALSE;
      *(TbChoice *) out = flag ? TB_CHOICE_CONTINUE : TB_CHOICE_DECLINE;
      return TRUE;
    case WORD:
      return read_word (reader, location, member, out);
    case PLAYER:
      return tenbo_record_read_player (reader, location, out);
    case PLAYERS:
      return tenbo_record_read_players (reader, location, out, n);
    case YAKU:
    case YAKUMAN:
      return read_ids (reader, location, member, out, n);
    case OBJECT:
      return read_object (reader, location, member->object, out);
    case OBJECTS:
      return read_objects (reader, location, member, out, n);
    case TILES:
      return tenbo_record_read_tiles (reader, location, TRUE, out);
    case WILD:
      return tenbo_record_read_wild (reader, location, out);
    case TAI:
    default:
      return read_tai (reader, location, member, object);
    }
}

/* Finds the case of the object with these @members and stores it in the structure @out. */
static gboolean
find_case (const TenboRecordReader *reader,
           const TenboLocation     *location,
           const TenboLocation     *members,
           const Object            *object,
           gpointer                 out)
{
  int n = 0;

  if (object->cases == BY_WORD && members[0].node == NULL)
    return tenbo_record_refuse_missing (reader, location, members[0].key);
  if (object->cases == BY_WORD)
    return read_member (reader, &members[0], &object->members[0], out);

  for (guint i = 0; i < object->n_members; i++)
    if (members[i].node != NULL && object->members[i].required != 0)
      {
        G_STRUCT_MEMBER (int, out, object->case_offset) =
          g_bit_nth_lsf (object->members[i].required, -1);
        n++;
      }
  return n == 1 ||
         tenbo_record_refuse (reader, location, (TenboRefusal) { .code = TB_PROBLEM_VALUE_FORM });
}

/* Returns the bit of the case of the structure @at. */
static guint
get_case (const Object *object,
          gconstpointer at)
{
  return object->cases == ALL_ALIKE ? ~0u : 1u << G_STRUCT_MEMBER (int, at, object->case_offset);
}

static gboolean
is_allowed (const Member *member,
            guint         bit)
{
  return member->allowed == 0 || (member->allowed & bit) != 0;
}

/* Whether @node is an empty list. These are allowed in every case, since some programs always write
 * all lists. */
static gboolean
is_empty_list (JsonNode *node)
{
  return JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) == 0;
}

static gboolean
read_object (const TenboRecordReader *reader,
             const TenboLocation     *location,
             const Object            *object,
             gpointer                 out)
{
  const char   *keys[MAX_MEMBERS];
  TenboLocation members[MAX_MEMBERS];
  guint         bit;

  if (object->init != NULL)
    object->init (out);
  for (guint i = 0; i < object->n_members; i++)
    keys[i] = object->members[i].key;
  if (!tenbo_record_read_members (reader, location, keys, object->n_members, members) ||
      (object->cases != ALL_ALIKE && !find_case (reader, location, members, object, out)))
    return FALSE;

  bit = get_case (object, out);
  for (guint i = object->cases == BY_WORD; i < object->n_members; i++)
    {
      const Member        *member = &object->members[i];
      const TenboLocation *at = &members[i];

      if (at->node == NULL && member->required & bit)
        return tenbo_record_refuse_missing (reader, location, member->key);
      if (at->node == NULL || (!is_allowed (member, bit) && is_empty_list (at->node)))
        continue;
      if (!is_allowed (member, bit))
        return tenbo_record_refuse (reader, at, (TenboRefusal) { .code = TB_PROBLEM_NOT_HERE });
      if (!read_member (reader, at, member, out))
        return FALSE;
    }
  return TRUE;
}

gboolean
tenbo_record_read_hand (TenboRecordReader   *reader,
                        const TenboLocation *location,
                        TbEvent             *event)
{
  reader->hand_location = location;
  return read_object (reader, location, &an_event, event);
}

gboolean
tenbo_record_read_partial (const TenboRecordReader *reader,
                           const TenboLocation     *location,
                           TbPartialHand           *out)
{
  return read_object (reader, location, &a_partial_hand, out);
}

/* --- Writing --- */

typedef struct
{
  const GPtrArray *remarks; /* of TenboRecordRemark, or NULL */
  const TbRules   *rules;
  GString         *out;
} Writer;

static gboolean
is_empty (const Member *member,
          gconstpointer object)
{
  gconstpointer at = (const char *) object + member->offset;

  switch (member->kind)
    {
    case INT:
      return *(const int32_t *) at == member->absent;
    case BOOL:
      return !*(const bool *) at;
    case FACT:
    case CHOICE:
      return *(const int *) at == 0;
    case PLAYER:
      return *(const TbPlayer *) at == TB_NOBODY;
    case WILD:
      return *(const TbTile *) at == TB_TILE_NONE;
    case OBJECT:
      for (guint i = 0; i < member->object->n_members; i++)
        if (!is_empty (&member->object->members[i], at))
          return FALSE;
      return TRUE;
    case PLAYERS:
    case YAKU:
    case YAKUMAN:
    case OBJECTS:
      return G_STRUCT_MEMBER (const int32_t, object, member->n_offset) == 0;
    case WORD:
    case TILES:
    case TAI:
    default:
      return TRUE; /* only written in the cases that require them */
    }
}

static void
write_tai (const Writer       *writer,
           const TbValueEntry *value)
{
  if (!value->tai_listed)
    {
      tenbo_json_write_int (writer->out, value->tai);
      return;
    }

  g_string_append_c (writer->out, '[');
  for (int i = 0; i < value->n_tai_items; i++)
    {
      tenbo_json_begin_entry (writer->out);
      tenbo_json_write_text (writer->out, tb_rules_tai_id (writer->rules, value->tai_items[i]));
    }
  g_string_append_c (writer->out, ']');
}

static void write_object (const Writer        *writer,
                          const TenboLocation *location,
                          const Object        *object,
                          gconstpointer        at);

/* Writes the @n entries of a list that begin at @entries. */
static void
write_list (const Writer        *writer,
            const TenboLocation *location,
            const Member        *member,
            gconstpointer        entries,
            int                  n)
{
  const TbYaku *yaku = entries; /* of YAKU and YAKUMAN */
  GString      *out = writer->out;

  g_string_append_c (out, '[');
  for (int i = 0; i < n; i++)
    {
      TenboLocation entry = { .up = location, .index = (guint) i };

      tenbo_json_begin_entry (out);
      if (member->kind == PLAYERS)
        tenbo_json_write_int (out, ((const TbPlayer *) entries)[i]);
      else if (member->kind == OBJECTS)
        write_object (writer, &entry, member->object,
                      (const char *) entries + (gsize) i * member->object->size);
      else
        tenbo_json_write_text (out, tb_rules_yaku_id (writer->rules, yaku[i]));
    }
  g_string_append_c (out, ']');
}

static void
write_member (const Writer        *writer,
              const TenboLocation *location,
              const Member        *member,
              gconstpointer        object)
{
  gconstpointer at = (const char *) object + member->offset;
  const char   *words[TB_MAX_FOUL_RULES];
  gboolean      flag;
  char          tile[TB_TILE_TEXT_SIZE];

  switch (member->kind)
    {
    case INT:
      tenbo_json_write_int (writer->out, *(const int32_t *) at);
      break;
    case BOOL:
    case FACT:
    case CHOICE:
      if (member->kind == BOOL)
        flag = *(const bool *) at;
      else if (member->kind == FACT)
        flag = *(const TbFact *) at == TB_FACT_YES;
      else
        flag = *(const TbChoice *) at == TB_CHOICE_CONTINUE;
      g_string_append (writer->out, flag ? "true" : "false");
      break;
    case WORD:
      member->list_words (writer->rules, words);
      tenbo_json_write_text (writer->out, words[*(const int *) at - member->min]);
      break;
    case PLAYER:
      tenbo_json_write_int (writer->out, *(const TbPlayer *) at);
      break;
    case OBJECT:
      write_object (writer, location, member->object, at);
      break;
    case TILES:
      tenbo_record_write_tiles (writer->out, at);
      break;
    case WILD:
      tb_tile_text (*(const TbTile *) at, tile);
      tenbo_json_write_text (writer->out, tile);
      break;
    case TAI:
      write_tai (writer, object);
      break;
    case PLAYERS:
    case YAKU:
    case YAKUMAN:
    case OBJECTS:
    default:
      write_list (writer, location, member, at,
                  G_STRUCT_MEMBER (const int32_t, object, member->n_offset));
    }
}

/* Writes the members of the structure @at, without the end of the object. */
static void
begin_object (const Writer        *writer,
              const TenboLocation *location,
              const Object        *object,
              gconstpointer        at)
{
  guint bit = get_case (object, at);

  g_string_append_c (writer->out, '{');
  for (guint i = 0; i < object->n_members; i++)
    {
      const Member *member = &object->members[i];

      if (!is_allowed (member, bit) ||
          (!((member->required | member->always) & bit) && is_empty (member, at)))
        continue;
      tenbo_json_write_key (writer->out, member->key);
      write_member (writer, &(TenboLocation) { .up = location, .key = member->key }, member, at);
    }
}

static void
write_object (const Writer        *writer,
              const TenboLocation *location,
              const Object        *object,
              gconstpointer        at)
{
  g_autofree char *path = NULL;

  begin_object (writer, location, object, at);
  if (writer->remarks != NULL)
    path = tenbo_location_dup_path (location);
  for (guint i = 0; path != NULL && i < writer->remarks->len; i++)
    {
      const TenboRecordRemark *remark = g_ptr_array_index (writer->remarks, i);

      if (strcmp (remark->at, path) == 0)
        {
          tenbo_json_write_text_member (writer->out, "id", remark->id);
          tenbo_json_write_text_member (writer->out, "note", remark->note);
        }
    }
  g_string_append_c (writer->out, '}');
}

void
tenbo_record_write_hand (const TenboRecordHand *hand,
                         TenboRuleset          *ruleset,
                         GString               *out)
{
  Writer writer = { .out = out };

  g_return_if_fail (hand != NULL && TENBO_IS_RULESET (ruleset) && out != NULL);

  writer.remarks = hand->remarks;
  writer.rules = tenbo_ruleset_get_rules (ruleset);
  begin_object (&writer, NULL, &an_event, &hand->event);
  tenbo_json_write_text_member (out, "id", hand->id);
  tenbo_json_write_text_member (out, "note", hand->note);
  g_string_append_c (out, '}');
}

void
tenbo_record_write_partial (const TbPartialHand *partial,
                            TenboRuleset        *ruleset,
                            GString             *out)
{
  Writer writer = { .out = out };

  g_return_if_fail (partial != NULL && TENBO_IS_RULESET (ruleset) && out != NULL);

  writer.rules = tenbo_ruleset_get_rules (ruleset);
  write_object (&writer, NULL, &a_partial_hand, partial);
}
