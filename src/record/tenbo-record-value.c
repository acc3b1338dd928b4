/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

#include <string.h>

enum
{
  HAN,
  FU,
  LIMIT,
  YAKUMAN,
  YAKU,
  DORA,
  OPEN,
  TILES,
  WILD,
  TAI,
  N_KEYS,
};

static const char *const keys[N_KEYS] = {
  [HAN] = "han",
  [FU] = "fu",
  [LIMIT] = "limit",
  [YAKUMAN] = "yakuman",
  [YAKU] = "yaku",
  [DORA] = "dora",
  [OPEN] = "open",
  [TILES] = "tiles",
  [WILD] = "wild",
  [TAI] = "tai",
};

static const int forms[] = { HAN, LIMIT, YAKUMAN, YAKU, TILES, TAI };

static const char *const limits[] = { "mangan", "haneman", "baiman", "sanbaiman", "yakuman" };

const char *
tenbo_record_limit_id (TbLimit limit)
{
  g_return_val_if_fail (limit > TB_LIMIT_NONE && limit < TB_N_LIMITS, NULL);

  return limits[limit - TB_LIMIT_MANGAN];
}

/* Returns the yaku ids that are valid under @rules, for a message. */
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

gboolean
tenbo_record_read_yaku (const TenboRecordReader *reader,
                        const TenboLocation     *location,
                        JsonNode                *node,
                        gboolean                 yakuman,
                        guint                    max,
                        TbYaku                  *yaku,
                        int32_t                 *n_yaku)
{
  JsonArray *list;

  *n_yaku = 0;
  if (!tenbo_record_read_list (reader, location, node, max, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };
      const char   *id;

      if (!tenbo_record_read_text (reader, &entry, json_array_get_element (list, i), &id))
        return FALSE;
      if (!tb_rules_yaku_from_id (reader->rules, id, &yaku[i]) ||
          (yakuman && !(TB_YAKU_MAY_BE_YAKUMAN & TB_YAKU_BIT (yaku[i]))))
        return tenbo_record_refuse (reader, &entry,
                                    (TenboRefusal) {
                                      .code = TB_PROBLEM_UNKNOWN_ID,
                                      .word = id,
                                      .expected = dup_valid_yaku (reader->rules, yakuman),
                                    });
    }
  *n_yaku = (int32_t) json_array_get_length (list);
  return TRUE;
}

/* Returns the tai items that are valid under @rules, for a message. */
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

static gboolean
read_tai_items (const TenboRecordReader *reader,
                const TenboLocation     *location,
                JsonNode                *node,
                TbValueEntry            *out)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, TB_MAX_LISTED_TAI, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };
      const char   *id;

      if (!tenbo_record_read_text (reader, &entry, json_array_get_element (list, i), &id))
        return FALSE;
      if (!tb_rules_tai_from_id (reader->rules, id, &out->tai_items[i]))
        return tenbo_record_refuse (reader, &entry,
                                    (TenboRefusal) {
                                      .code = TB_PROBLEM_UNKNOWN_ID,
                                      .word = id,
                                      .expected = dup_valid_tai (reader->rules),
                                    });
    }
  out->n_tai_items = (int32_t) json_array_get_length (list);
  return TRUE;
}

/* Reads the sum of the tai, or the list of items. */
static gboolean
read_tai (const TenboRecordReader *reader,
          const TenboLocation     *location,
          JsonNode                *node,
          TbValueEntry            *out)
{
  gint64 sum;

  out->form = TB_VALUE_TAI;
  out->tai_listed = JSON_NODE_HOLDS_ARRAY (node);
  if (out->tai_listed)
    return read_tai_items (reader, location, node, out);
  if (!tenbo_json_get_int (node, &sum))
    return tenbo_record_refuse_type (reader, location, TENBO_WANTED_TAI);
  return tenbo_record_read_int (reader, location, node, 1, TB_MAX_TAI, &out->tai);
}

/* Finds the only form among the members of a value. */
static gboolean
find_form (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode               **members,
           int                     *form)
{
  int n = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (forms); i++)
    if (members[forms[i]] != NULL)
      {
        *form = forms[i];
        n++;
      }
  if (n != 1)
    return tenbo_record_refuse (reader, location, (TenboRefusal) { .code = TB_PROBLEM_VALUE_FORM });
  return TRUE;
}

/* Refuses the members that @form does not allow. */
static gboolean
check_extras (const TenboRecordReader *reader,
              const TenboLocation     *location,
              JsonNode               **members,
              int                      form)
{
  static const int extras[] = { FU, DORA, OPEN, WILD };

  for (size_t i = 0; i < G_N_ELEMENTS (extras); i++)
    {
      TenboLocation member = { location, keys[extras[i]], 0 };
      gboolean      fine = extras[i] == WILD ? form == TILES
                                             : form == YAKU || (form == HAN && extras[i] == FU);

      if (members[extras[i]] != NULL && !fine)
        return tenbo_record_refuse (reader, &member,
                                    (TenboRefusal) { .code = TB_PROBLEM_NOT_HERE });
    }
  return TRUE;
}

static gboolean
read_limit (const TenboRecordReader *reader,
            const TenboLocation     *location,
            JsonNode                *node,
            TbValueEntry            *out)
{
  int limit;

  if (!tenbo_record_read_word (reader, location, node, limits, G_N_ELEMENTS (limits), &limit))
    return FALSE;

  out->limit = (TbLimit) (TB_LIMIT_MANGAN + limit);
  return TRUE;
}

static gboolean
read_form (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           int                      form,
           TbValueEntry            *out)
{
  TenboLocation member = { location, keys[form], 0 };

  switch (form)
    {
    case HAN:
      out->form = TB_VALUE_HAN;
      return tenbo_record_read_int (reader, &member, node, 1, TB_MAX_HAN, &out->han);
    case LIMIT:
      out->form = TB_VALUE_LIMIT;
      return read_limit (reader, &member, node, out);
    case YAKUMAN:
      out->form = TB_VALUE_YAKUMAN;
      return tenbo_record_read_yaku (reader, &member, node, TRUE, TB_MAX_LISTED_YAKUMAN,
                                     out->yaku, &out->n_yaku);
    case YAKU:
      out->form = TB_VALUE_YAKU;
      return tenbo_record_read_yaku (reader, &member, node, FALSE, TB_MAX_LISTED_YAKU,
                                     out->yaku, &out->n_yaku);
    case TAI:
      return read_tai (reader, &member, node, out);
    case TILES:
    default:
      out->form = TB_VALUE_TILES;
      return tenbo_record_read_tiles (reader, &member, node, TRUE, &out->tiles);
    }
}

gboolean
tenbo_record_read_value (const TenboRecordReader *reader,
                         const TenboLocation     *location,
                         JsonNode                *node,
                         TbValueEntry            *out)
{
  TenboLocation fu = { location, "fu", 0 };
  TenboLocation dora = { location, "dora", 0 };
  TenboLocation open = { location, "open", 0 };
  TenboLocation wild = { location, "wild", 0 };
  JsonNode     *members[N_KEYS];
  int           form = HAN;

  memset (out, 0, sizeof *out);
  if (!tenbo_record_read_members (reader, location, node, keys, N_KEYS, members) ||
      !find_form (reader, location, members, &form) ||
      !check_extras (reader, location, members, form) ||
      !read_form (reader, location, members[form], form, out))
    return FALSE;

  if (members[FU] != NULL &&
      !tenbo_record_read_int (reader, &fu, members[FU], TB_MIN_FU, TB_MAX_FU, &out->fu))
    return FALSE;
  if (members[DORA] != NULL &&
      !tenbo_record_read_int (reader, &dora, members[DORA], 0, TB_MAX_DORA, &out->dora))
    return FALSE;
  if (members[OPEN] != NULL &&
      !tenbo_record_read_fact (reader, &open, members[OPEN], &out->is_open))
    return FALSE;
  return members[WILD] == NULL ||
         tenbo_record_read_wild (reader, &wild, members[WILD], &out->tiles.wild);
}
