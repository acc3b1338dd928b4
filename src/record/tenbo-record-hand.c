/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-reader.h"

#include <string.h>

enum
{
  RESULT,
  RIICHI,
  OPEN_RIICHI,
  FOULS,
  WINS,
  TENPAI,
  NAGASHI,
  REASON,
  CONTINUE,
  WAREME,
  TRANSFERS,
  N_KEYS,
};

static const char *const keys[N_KEYS] = {
  [RESULT] = "result",
  [RIICHI] = "riichi",
  [OPEN_RIICHI] = "open_riichi",
  [FOULS] = "fouls",
  [WINS] = "wins",
  [TENPAI] = "tenpai",
  [NAGASHI] = "nagashi",
  [REASON] = "reason",
  [CONTINUE] = "continue",
  [WAREME] = "wareme",
  [TRANSFERS] = "transfers",
};

enum
{
  WIN_PLAYER,
  WIN_FROM,
  WIN_VALUE,
  WIN_OPEN,
  WIN_PAO,
  WIN_BONUS,
  WIN_ON_RIICHI_TILE,
  WIN_ROBBED,
  WIN_LAST_TILE,
  N_WIN_KEYS,
};

static const char *const win_keys[N_WIN_KEYS] = {
  [WIN_PLAYER] = "player",
  [WIN_FROM] = "from",
  [WIN_VALUE] = "value",
  [WIN_OPEN] = "open",
  [WIN_PAO] = "pao",
  [WIN_BONUS] = "bonus",
  [WIN_ON_RIICHI_TILE] = "on_riichi_tile",
  [WIN_ROBBED] = "robbed",
  [WIN_LAST_TILE] = "last_tile",
};

#define ON(result) (1u << TB_RESULT_##result)
#define IN_A_HAND  (ON (WIN) | ON (DRAW) | ON (ABORT) | ON (FOUL))

/* The results that allow each member, and the results that require it. */
static const struct
{
  guint allowed;
  guint required;
} member_results[N_KEYS] = {
  [RESULT] = { ~0u, ~0u },
  [RIICHI] = { IN_A_HAND, 0 },
  [OPEN_RIICHI] = { IN_A_HAND, 0 },
  [FOULS] = { IN_A_HAND, ON (FOUL) },
  [WINS] = { ON (WIN), ON (WIN) },
  [TENPAI] = { ON (DRAW), 0 },
  [NAGASHI] = { ON (DRAW), 0 },
  [REASON] = { ON (ABORT), ON (ABORT) },
  [CONTINUE] = { IN_A_HAND, 0 },
  [WAREME] = { ON (WIN), 0 },
  [TRANSFERS] = { ON (ADJUST), ON (ADJUST) },
};

static const char *const results[TB_N_RESULTS] = {
  [TB_RESULT_WIN] = "win",
  [TB_RESULT_DRAW] = "draw",
  [TB_RESULT_ABORT] = "abort",
  [TB_RESULT_FOUL] = "foul",
  [TB_RESULT_ADJUST] = "adjust",
  [TB_RESULT_STOP] = "stop",
};

const char *
tenbo_record_result_id (TbResult result)
{
  g_return_val_if_fail ((int) result >= 0 && result < TB_N_RESULTS, NULL);

  return results[result];
}

static gboolean
read_pao (const TenboRecordReader *reader,
          const TenboLocation     *location,
          JsonNode                *node,
          TbPao                   *out)
{
  static const char *const pao_keys[] = { "player", "for" };
  TenboLocation            player = { location, "player", 0 };
  TenboLocation            liable_for = { location, "for", 0 };
  JsonNode                *members[G_N_ELEMENTS (pao_keys)];

  if (!tenbo_record_read_members (reader, location, node, pao_keys, G_N_ELEMENTS (pao_keys),
                                  members))
    return FALSE;
  if (members[0] == NULL)
    return tenbo_record_refuse_missing (reader, location, pao_keys[0]);

  return tenbo_record_read_player (reader, &player, members[0], &out->player) &&
         (members[1] == NULL ||
          tenbo_record_read_yaku (reader, &liable_for, members[1], TRUE, TB_MAX_LISTED_YAKUMAN,
                                  out->for_yakuman, &out->n_for));
}

static gboolean
read_bonus (const TenboRecordReader *reader,
            const TenboLocation     *location,
            JsonNode                *node,
            TbBonus                 *out)
{
  static const char *const bonus_keys[] = { "ippatsu", "ura", "red", "blue", "gold", "silver",
                                            "rainbow", "marked" };
  int32_t                 *numbers[G_N_ELEMENTS (bonus_keys)] = { &out->ippatsu, &out->ura,
                                                                  &out->red };
  JsonNode                *members[G_N_ELEMENTS (bonus_keys)];

  if (!tenbo_record_read_members (reader, location, node, bonus_keys, G_N_ELEMENTS (bonus_keys),
                                  members))
    return FALSE;

  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    numbers[2 + color] = &out->special[color];
  for (size_t i = 0; i < G_N_ELEMENTS (bonus_keys); i++)
    {
      TenboLocation member = { location, bonus_keys[i], 0 };

      if (members[i] != NULL &&
          !tenbo_record_read_int (reader, &member, members[i], 0, i == 0 ? 1 : TB_MAX_BONUS,
                                  numbers[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_win_member (const TenboRecordReader *reader,
                 const TenboLocation     *location,
                 int                      key,
                 JsonNode                *node,
                 TbWin                   *out)
{
  switch (key)
    {
    case WIN_PLAYER:
      return tenbo_record_read_player (reader, location, node, &out->player);
    case WIN_FROM:
      return tenbo_record_read_player (reader, location, node, &out->from);
    case WIN_VALUE:
      return tenbo_record_read_value (reader, location, node, &out->value);
    case WIN_OPEN:
      return tenbo_record_read_fact (reader, location, node, &out->is_open);
    case WIN_PAO:
      return read_pao (reader, location, node, &out->pao);
    case WIN_BONUS:
      return read_bonus (reader, location, node, &out->bonus);
    case WIN_ON_RIICHI_TILE:
      return tenbo_record_read_bool (reader, location, node, &out->on_riichi_tile);
    case WIN_ROBBED:
      return tenbo_record_read_bool (reader, location, node, &out->robbed);
    case WIN_LAST_TILE:
      return tenbo_record_read_bool (reader, location, node, &out->last_tile);
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
read_win (const TenboRecordReader *reader,
          const TenboLocation     *location,
          JsonNode                *node,
          TbWin                   *out)
{
  JsonNode *members[N_WIN_KEYS];

  tb_win_init (out, 0);
  if (!tenbo_record_read_members (reader, location, node, win_keys, N_WIN_KEYS, members))
    return FALSE;
  if (members[WIN_PLAYER] == NULL)
    return tenbo_record_refuse_missing (reader, location, win_keys[WIN_PLAYER]);
  if (members[WIN_VALUE] == NULL)
    return tenbo_record_refuse_missing (reader, location, win_keys[WIN_VALUE]);

  for (int key = 0; key < N_WIN_KEYS; key++)
    {
      TenboLocation member = { location, win_keys[key], 0 };

      if (members[key] != NULL && !read_win_member (reader, &member, key, members[key], out))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_wins (const TenboRecordReader *reader,
           const TenboLocation     *location,
           JsonNode                *node,
           TbEvent                 *event)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, TB_MAX_WINS, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_win (reader, &entry, json_array_get_element (list, i), &event->wins[i]))
        return FALSE;
      event->n_wins++;
    }
  return TRUE;
}

static gboolean
read_transfer (const TenboRecordReader *reader,
               const TenboLocation     *location,
               JsonNode                *node,
               TbTransfer              *out)
{
  static const char *const transfer_keys[] = { "from", "to", "points" };
  TenboLocation            from = { location, "from", 0 };
  TenboLocation            to = { location, "to", 0 };
  TenboLocation            points = { location, "points", 0 };
  JsonNode                *members[G_N_ELEMENTS (transfer_keys)];

  if (!tenbo_record_read_members (reader, location, node, transfer_keys,
                                  G_N_ELEMENTS (transfer_keys), members))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (transfer_keys); i++)
    if (members[i] == NULL)
      return tenbo_record_refuse_missing (reader, location, transfer_keys[i]);

  return tenbo_record_read_player (reader, &from, members[0], &out->from) &&
         tenbo_record_read_player (reader, &to, members[1], &out->to) &&
         tenbo_record_read_int (reader, &points, members[2], 1, TB_MAX_TRANSFER_POINTS,
                                &out->points);
}

static gboolean
read_transfers (const TenboRecordReader *reader,
                const TenboLocation     *location,
                JsonNode                *node,
                TbEvent                 *event)
{
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, node, TB_MAX_TRANSFERS, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = { location, NULL, i };

      if (!read_transfer (reader, &entry, json_array_get_element (list, i), &event->transfers[i]))
        return FALSE;
      event->n_transfers++;
    }
  return TRUE;
}

/* Reads the reason of an abortive draw. */
static gboolean
read_reason (const TenboRecordReader *reader,
             const TenboLocation     *location,
             JsonNode                *node,
             TbAbort                 *out)
{
  const char *ids[TB_N_ABORTS];
  int         reason;

  for (int i = 0; i < TB_N_ABORTS; i++)
    ids[i] = tb_abort_id ((TbAbort) i);
  if (!tenbo_record_read_word (reader, location, node, ids, TB_N_ABORTS, &reason))
    return FALSE;

  *out = (TbAbort) reason;
  return TRUE;
}

static gboolean
read_choice (const TenboRecordReader *reader,
             const TenboLocation     *location,
             JsonNode                *node,
             TbChoice                *out)
{
  bool choice;

  if (!tenbo_record_read_bool (reader, location, node, &choice))
    return FALSE;

  *out = choice ? TB_CHOICE_CONTINUE : TB_CHOICE_DECLINE;
  return TRUE;
}

static gboolean
read_member (const TenboRecordReader *reader,
             const TenboLocation     *location,
             int                      key,
             JsonNode                *node,
             TbEvent                 *event)
{
  switch (key)
    {
    case RIICHI:
      return tenbo_record_read_players (reader, location, node, event->riichi, &event->n_riichi);
    case OPEN_RIICHI:
      return tenbo_record_read_players (reader, location, node, event->open_riichi,
                                        &event->n_open_riichi);
    case FOULS:
      return tenbo_record_read_fouls (reader, location, node, event->fouls, &event->n_fouls);
    case WINS:
      return read_wins (reader, location, node, event);
    case TENPAI:
      return tenbo_record_read_players (reader, location, node, event->tenpai, &event->n_tenpai);
    case NAGASHI:
      return tenbo_record_read_players (reader, location, node, event->nagashi, &event->n_nagashi);
    case REASON:
      return read_reason (reader, location, node, &event->reason);
    case CONTINUE:
      return read_choice (reader, location, node, &event->choice);
    case WAREME:
      return tenbo_record_read_player (reader, location, node, &event->wareme);
    case TRANSFERS:
      return read_transfers (reader, location, node, event);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Reads `result`, which decides which other members are allowed. */
static gboolean
read_result (const TenboRecordReader *reader,
             const TenboLocation     *location,
             JsonNode                *node,
             TbResult                *out)
{
  TenboLocation at = { location, keys[RESULT], 0 };
  int           result;

  *out = TB_RESULT_STOP;
  if (node == NULL)
    return tenbo_record_refuse_missing (reader, location, keys[RESULT]);
  if (!tenbo_record_read_word (reader, &at, node, results, TB_N_RESULTS, &result))
    return FALSE;

  *out = (TbResult) result;
  return TRUE;
}

/* Whether @node is an empty list. These are allowed with every result, since some programs always
 * write all lists. */
static gboolean
is_empty_list (JsonNode *node)
{
  return JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) == 0;
}

gboolean
tenbo_record_read_hand (TenboRecordReader   *reader,
                        const TenboLocation *location,
                        JsonNode            *node,
                        TbEvent             *event)
{
  JsonNode *members[N_KEYS];
  TbResult  result;

  reader->hand_location = location;
  tb_event_init (event, TB_RESULT_STOP);
  if (!tenbo_record_read_members (reader, location, node, keys, N_KEYS, members) ||
      !read_result (reader, location, members[RESULT], &result))
    return FALSE;

  event->result = result;
  for (int key = RIICHI; key < N_KEYS; key++)
    {
      TenboLocation member = { location, keys[key], 0 };

      if (members[key] == NULL && (member_results[key].required & (1u << result)))
        return tenbo_record_refuse_missing (reader, location, keys[key]);
      if (members[key] == NULL)
        continue;
      if (!(member_results[key].allowed & (1u << result)) && is_empty_list (members[key]))
        continue;
      if (!(member_results[key].allowed & (1u << result)))
        return tenbo_record_refuse (reader, &member,
                                    (TenboRefusal) {
                                      .code = TB_PROBLEM_NOT_HERE,
                                    });
      if (!read_member (reader, &member, key, members[key], event))
        return FALSE;
    }
  return TRUE;
}
