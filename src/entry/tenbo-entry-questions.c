/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-questions.h"

#include "tb-riichi.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"

#include <glib/gi18n-lib.h>
#include <stddef.h>
#include <string.h>

/* Maximum number of ura dora or red fives in one hand */
#define MAX_BONUS 16

/* Maximum points of a correction */
#define MAX_CORRECTION 1000000

/* --- Conditions of the questions ---
 *
 * A question is asked if the rules and the answers so far make it relevant. */

static bool
asks_several (const TenboEntryModel *self)
{
  return self->rules->max_winners > 1;
}

static TbPlayerSet
can_have_several (const TenboEntryModel *self)
{
  return !self->tsumo && self->winners != 0 ? TB_ALL_PLAYERS : 0;
}

static bool
asks_riichi (const TenboEntryModel *self)
{
  return tb_rules_record_riichi (self->rules) && !tenbo_entry_model_is_running_foul (self);
}

bool
tenbo_entry_model_is_closed (const TenboEntryModel *self,
                             TbPlayer               winner)
{
  return tenbo_entry_model_is_riichi (self, winner) ||
         (tenbo_entry_hand_yakuman (&self->hands[winner]) & TB_YAKU_CLOSED_YAKUMAN) != 0;
}

static bool
asks_open (const TenboEntryModel *self)
{
  return self->rules->riichi_stake != 0 && self->current != TB_NOBODY &&
         self->method != TENBO_ENTRY_METHOD_YAKU &&
         !tenbo_entry_model_is_triple_ron (self) && !tenbo_entry_tiles_imply_details (self) &&
         !tenbo_entry_model_is_closed (self, self->current);
}

static bool
asks_on_riichi_tile (const TenboEntryModel *self)
{
  if (self->tsumo || self->from == TB_NOBODY ||
      !tenbo_entry_model_is_riichi (self, self->from))
    return false;

  /* After an abortive draw, the declaration itself is withdrawn. */
  return !self->rules->stake_on_ronned_tile || tenbo_entry_model_is_triple_ron (self);
}

static bool
asks_pao (const TenboEntryModel *self)
{
  return tenbo_entry_model_asks_pao (self, self->current);
}

static bool
asks_fed_kan (const TenboEntryModel *self)
{
  return tenbo_entry_model_asks_fed_kan (self, self->current);
}

static bool
asks_robbed (const TenboEntryModel *self)
{
  return self->rules->robbed_kong_self_draw && !self->tsumo && self->from != TB_NOBODY;
}

static bool
asks_last_tile (const TenboEntryModel *self)
{
  return self->rules->last_tile != TB_LAST_TILE_ORDINARY && !self->tsumo &&
         self->from != TB_NOBODY;
}

static bool
asks_wareme (const TenboEntryModel *self)
{
  return self->rules->wareme && !tenbo_entry_model_is_triple_ron (self);
}

static bool
asks_tenpai (const TenboEntryModel *self)
{
  return tb_rules_asks_tenpai (self->rules);
}

static TbPlayerSet
can_be_tenpai (const TenboEntryModel *self)
{
  return self->abort < 0 && (self->nagashi == 0 || self->rules->nagashi != TB_NAGASHI_WIN)
           ? TB_ALL_PLAYERS
           : 0;
}

static bool
asks_nagashi (const TenboEntryModel *self)
{
  return self->rules->nagashi != TB_NAGASHI_NONE;
}

static TbPlayerSet
can_claim_nagashi (const TenboEntryModel *self)
{
  return self->abort < 0 ? TB_ALL_PLAYERS : 0;
}

static bool
asks_abort (const TenboEntryModel *self)
{
  return self->rules->n_aborts > 0;
}

bool
tenbo_entry_is_found_at_draw (const TbFoulRule *rule)
{
  return rule->voids_draw || rule->only_noten_riichi;
}

bool
tenbo_entry_model_asks_at_draw (const TenboEntryModel *self,
                                int                    foul)
{
  const TbFoulRule *rule = &self->rules->fouls[foul];

  if (self->kind != TENBO_ENTRY_DRAW || self->abort >= 0 || !tenbo_entry_is_found_at_draw (rule))
    return false;

  return !rule->only_noten_riichi || self->running.n_riichi > 0;
}

static bool
is_by_shown_hands (const TenboEntryModel *self,
                   int                    foul)
{
  return foul >= 0 && self->rules->fouls[foul].amount == TB_FOUL_AMOUNT_SHOWN_HANDS;
}

static bool
asks_shown (const TenboEntryModel *self)
{
  if (self->kind == TENBO_ENTRY_FOUL)
    return is_by_shown_hands (self, self->foul);
  if (self->kind == TENBO_ENTRY_DRAW && self->abort < 0)
    for (int32_t i = 0; i < self->running.n_fouls; i++)
      if (is_by_shown_hands (self, self->running.fouls[i].rule))
        return true;

  return false;
}

static bool
asks_count (const TenboEntryModel *self)
{
  return self->foul >= 0 && self->rules->fouls[self->foul].counts_up;
}

static bool
asks_foul (const TenboEntryModel *self)
{
  return self->rules->n_fouls > 0;
}

static bool
asks_owner (const TenboEntryModel *self)
{
  return tb_player_set_count (tenbo_entry_model_owners (self)) > 1;
}

static bool
asks_dora (const TenboEntryModel *self)
{
  return self->method == TENBO_ENTRY_METHOD_YAKU;
}

static TbPlayerSet
can_have_dora (const TenboEntryModel *self)
{
  return tenbo_entry_yaku_asks_dora (self) ? TB_ALL_PLAYERS : 0;
}

/* Chips are derived from the tiles, if they are entered. */
static bool
asks_chips (const TenboEntryModel *self)
{
  return self->current != TB_NOBODY && !tenbo_entry_model_is_triple_ron (self) &&
         !tenbo_entry_tiles_imply_details (self);
}

static bool
asks_ippatsu (const TenboEntryModel *self)
{
  return asks_chips (self) && self->rules->chip_ippatsu != 0;
}

static bool
asks_ura (const TenboEntryModel *self)
{
  return asks_chips (self) && self->rules->chip_ura != 0;
}

static bool
asks_red (const TenboEntryModel *self)
{
  return asks_chips (self) && self->rules->chip_red != 0 &&
         !(self->rules->chip_red_closed && self->hands[self->current].is_open == TB_FACT_YES);
}

/* Tiles do not show colors, so this is asked with tiles too. */
static bool
asks_special (const TenboEntryModel *self,
              TbSpecialColor         color)
{
  const TbSpecialTile *tile = tb_rules_find_special (self->rules, color);

  return self->current != TB_NOBODY && !tenbo_entry_model_is_triple_ron (self) && tile != NULL &&
         tile->chips != 0;
}

static bool
asks_blue (const TenboEntryModel *self)
{
  return asks_special (self, TB_SPECIAL_BLUE);
}

static bool
asks_gold (const TenboEntryModel *self)
{
  return asks_special (self, TB_SPECIAL_GOLD);
}

static bool
asks_silver (const TenboEntryModel *self)
{
  return asks_special (self, TB_SPECIAL_SILVER);
}

static bool
asks_rainbow (const TenboEntryModel *self)
{
  return asks_special (self, TB_SPECIAL_RAINBOW);
}

static bool
asks_marked (const TenboEntryModel *self)
{
  return asks_special (self, TB_SPECIAL_MARKED);
}

/* --- Answers that are more than a field --- */

static TbPlayerSet
get_player_set (TbPlayer player)
{
  return player == TB_NOBODY ? 0 : TB_PLAYER_BIT (player);
}

static bool
is_riichi (const TenboEntryModel *self)
{
  return self->current != TB_NOBODY && tenbo_entry_model_is_riichi (self, self->current);
}

static void
set_several (TenboEntryModel *self,
             int32_t          several)
{
  tenbo_entry_model_set_several (self, several != 0);
}

static void
begin_another_winner (TenboEntryModel *self)
{
  tenbo_entry_model_set_several (self, true);
}

/* Choosing the winner among the discarders means a tsumo, which needs its winner first. */
static TbPlayerSet
can_discard (const TenboEntryModel *self)
{
  if (self->tsumo && self->winners == 0)
    return 0;

  return tb_player_set_count (self->winners) == 1 ? TB_ALL_PLAYERS : (TbPlayerSet) ~self->winners;
}

static int32_t
get_from (const TenboEntryModel *self)
{
  return self->tsumo && tb_player_set_count (self->winners) == 1 ? self->winners
                                                                 : get_player_set (self->from);
}

static const char *
get_from_text (const TenboEntryModel *self,
               TbPlayer               player)
{
  return self->winners == TB_PLAYER_BIT (player) ? N_ ("Tsumo") : NULL;
}

static void
begin_nagashi (TenboEntryModel *self)
{
  self->adding_nagashi = !self->adding_nagashi;
}

static const char *
get_nagashi_title (const TenboEntryModel *self)
{
  static const char *const titles[] = {
    [TB_NAGASHI_MANGAN] = NULL, /* the title of the question */
    [TB_NAGASHI_YAKUMAN] = N_ ("Nagashi Yakuman"),
    [TB_NAGASHI_HANEMAN] = N_ ("Nagashi Haneman"),
    [TB_NAGASHI_BAIMAN] = N_ ("Nagashi Baiman"),
    [TB_NAGASHI_SANBAIMAN] = N_ ("Nagashi Sanbaiman"),
  };

  return titles[self->rules->nagashi_value];
}

static void
go_to_next_abort (TenboEntryModel *self)
{
  self->abort = self->abort + 1 < self->rules->n_aborts ? self->abort + 1 : -1;
}

static void
go_to_next_foul (TenboEntryModel *self)
{
  for (int i = 1; i <= self->rules->n_fouls; i++)
    {
      int foul = (self->foul + i) % self->rules->n_fouls;

      if (!tenbo_entry_is_found_at_draw (&self->rules->fouls[foul]))
        {
          self->foul = foul;
          return;
        }
    }
}

static void
press_owner (TenboEntryModel *self,
             TbPlayer         player)
{
  self->current = player;
}

static int32_t
get_riichi (const TenboEntryModel *self)
{
  return tenbo_player_set_of (self->running.riichi, self->running.n_riichi);
}

static bool
asks_open_riichi (const TenboEntryModel *self)
{
  return self->rules->open_riichi_stake > 0 && !tenbo_entry_model_is_running_foul (self);
}

static int32_t
get_open_riichi (const TenboEntryModel *self)
{
  return tenbo_player_set_of (self->running.open_riichi, self->running.n_open_riichi);
}

static TbPlayerSet
can_have_open_riichi (const TenboEntryModel *self)
{
  return (TbPlayerSet) get_riichi (self);
}

static void
press_payer (TenboEntryModel *self,
             TbPlayer         player)
{
  self->payer = player;
  if (self->receiver == player)
    self->receiver = TB_NOBODY;
}

static void
press_receiver (TenboEntryModel *self,
                TbPlayer         player)
{
  self->receiver = player;
  if (self->payer == player)
    self->payer = TB_NOBODY;
}

static TbPlayerSet
available_with_riichi (const TenboEntryModel *self)
{
  return is_riichi (self) ? TB_ALL_PLAYERS : 0;
}

static const char *
get_red_title (const TenboEntryModel *self)
{
  return tb_rules_find_special (self->rules, TB_SPECIAL_RED) != NULL ? N_ ("Red Tiles") : NULL;
}

static const char *
describe_riichi_chip (const TenboEntryModel *self)
{
  return is_riichi (self) ? NULL : N_ ("Only with riichi");
}

static const char *
describe_open (const TenboEntryModel *self)
{
  bool matters = asks_open (self) && self->rules->last_hand_open_win && self->last_hand &&
                 self->current != self->dealer;

  return matters ? N_ ("A rule depends on this; closed if not set") : NULL;
}

static const char *
describe_riichi_tile (const TenboEntryModel *self)
{
  return tenbo_entry_model_is_triple_ron (self) ? N_ ("The riichi does not take effect")
                                                : N_ ("The riichi stick is not paid");
}

/* The winning tile cannot be both robbed and discarded, so one answer clears the other. */
static void
set_robbed (TenboEntryModel *self,
            int32_t          robbed)
{
  self->robbed = robbed != 0;
  self->last_tile = self->last_tile && !self->robbed;
}

static void
set_last_tile (TenboEntryModel *self,
               int32_t          last_tile)
{
  self->last_tile = last_tile != 0;
  self->robbed = self->robbed && !self->last_tile;
}

static TbPlayerSet
can_be_liable (const TenboEntryModel *self)
{
  return tenbo_entry_model_can_be_liable (self, self->current);
}

static const char *
describe_pao (const TenboEntryModel *self)
{
  const TbRules *rules = self->rules;

  if (rules->pao_fed_melds)
    return N_ ("The player who fed the melds");
  if (tenbo_entry_model_pao_yakuman (self, self->current) == 0 && !rules->pao_single_tile &&
      rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && self->tsumo)
    return N_ ("The player whose discard was called for the kan");

  return N_ ("The player who fed the decisive meld");
}

static int32_t
get_pass (const TenboEntryModel *self)
{
  return self->choice == TB_CHOICE_DECLINE;
}

static void
set_pass (TenboEntryModel *self,
          int32_t          pass)
{
  self->choice = pass ? TB_CHOICE_DECLINE : TB_CHOICE_CONTINUE;
}

/* --- The table --- */

#define DURING(kind) (1u << TENBO_ENTRY_##kind)

#define FIELD(name)                           \
  .offset = offsetof (TenboEntryModel, name), \
  .size = sizeof ((TenboEntryModel *) NULL)->name

#define PLAYER_FIELD(name) FIELD (name), .is_player = true

#define HAND_FIELD(name)                     \
  .offset = offsetof (TenboEntryHand, name), \
  .size = sizeof ((TenboEntryHand *) NULL)->name, .in_hand = true

const TenboQuestion tenbo_questions[TENBO_N_QUESTIONS] = {
  [TENBO_QUESTION_WINNER] = {
    .id = "winner",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Winner"),
    .need = TENBO_ENTRY_NEEDS_WINNER,
    .kinds = DURING (WIN),
    FIELD (winners),
    .press = tenbo_entry_model_press_winner,
  },
  [TENBO_QUESTION_SEVERAL] = {
    .id = "several",
    .answer = TENBO_ANSWER_SWITCH,
    .title = N_ ("Add Winner"),
    .key = 'w',
    .kinds = DURING (WIN),
    .asks = asks_several,
    .available = can_have_several,
    FIELD (several),
    .set = set_several,
    .press_key = begin_another_winner,
  },
  [TENBO_QUESTION_FROM] = {
    .id = "from",
    .answer = TENBO_ANSWER_PLAYERS,
    /* Translators: question: who discarded the tile, or who pays */
    .title = N_ ("From"),
    .need = TENBO_ENTRY_NEEDS_FROM,
    .kinds = DURING (WIN),
    .available = can_discard,
    .get_player_text = get_from_text,
    .get = get_from,
    .press = tenbo_entry_model_press_from,
  },
  [TENBO_QUESTION_TSUMO] = {
    .id = "tsumo",
    .answer = TENBO_ANSWER_SWITCH,
    .title = N_ ("Tsumo"),
    .key = 't',
    .kinds = DURING (WIN),
    FIELD (tsumo),
    .press_key = tenbo_entry_model_set_tsumo,
  },
  [TENBO_QUESTION_TENPAI] = {
    .id = "tenpai",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Tenpai"),
    .kinds = DURING (DRAW),
    .asks = asks_tenpai,
    .available = can_be_tenpai,
    FIELD (tenpai),
  },
  [TENBO_QUESTION_NAGASHI] = {
    .id = "nagashi",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Nagashi Mangan"),
    .get_title = get_nagashi_title,
    .key = 'n',
    .help = N_ ("Nagashi, Then the Players"),
    .kinds = DURING (DRAW),
    .asks = asks_nagashi,
    .available = can_claim_nagashi,
    FIELD (nagashi),
    .press_key = begin_nagashi,
  },
  [TENBO_QUESTION_ABORT] = {
    .id = "abort",
    .answer = TENBO_ANSWER_CHOICE,
    .title = N_ ("Type of Draw"),
    .key = 'a',
    .help = N_ ("Next Abortive Draw"),
    .kinds = DURING (DRAW),
    .asks = asks_abort,
    FIELD (abort),
    .press_key = go_to_next_abort,
  },
  [TENBO_QUESTION_OFFENDERS] = {
    .id = "offender",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Committed By"),
    .need = TENBO_ENTRY_NEEDS_OFFENDER,
    .kinds = DURING (FOUL),
    .asks = asks_foul,
    FIELD (offenders),
  },
  [TENBO_QUESTION_FOUL] = {
    .id = "foul",
    .answer = TENBO_ANSWER_CHOICE,
    .title = N_ ("Foul"),
    .key = 'f',
    .help = N_ ("Next Foul"),
    .need = TENBO_ENTRY_NEEDS_FOUL,
    .kinds = DURING (FOUL),
    .asks = asks_foul,
    FIELD (foul),
    .press_key = go_to_next_foul,
  },
  [TENBO_QUESTION_COUNT] = {
    .id = "count",
    .answer = TENBO_ANSWER_NUMBER,
    .title = N_ ("Count"),
    .key = '+',
    .help = N_ ("Number of Fouls"),
    .kinds = DURING (FOUL),
    .asks = asks_count,
    FIELD (count),
    .least = 1,
    .most = TB_MAX_FOUL_COUNT,
    .step = 1,
  },
  [TENBO_QUESTION_SHOWN] = {
    .id = "shown",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Shown Tenpai Hands"),
    .asks = asks_shown,
    FIELD (shown),
    .press = tenbo_entry_model_press_shown,
  },
  [TENBO_QUESTION_OWNER] = {
    .id = "owner",
    .answer = TENBO_ANSWER_PLAYERS,
    .is_narrow = true,
    .title = N_ ("Enter Value For"),
    .asks = asks_owner,
    .available = tenbo_entry_model_owners,
    PLAYER_FIELD (current),
    .press = press_owner,
  },
  [TENBO_QUESTION_DORA] = {
    .id = "dora",
    .answer = TENBO_ANSWER_NUMBER,
    .title = N_ ("Dora"),
    .subtitle = N_ ("Including ura dora and red fives"),
    .key = '+',
    .help = N_ ("Add or Remove Dora (Yaku List)"),
    .asks = asks_dora,
    .available = can_have_dora,
    .get = tenbo_entry_yaku_get_dora,
    .set = tenbo_entry_yaku_set_dora,
    .most = TB_MAX_DORA,
    .step = 1,
  },
  [TENBO_QUESTION_WAREME] = {
    .id = "wareme",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Wareme"),
    .key = 'e',
    .help = N_ ("Wareme, Then the Player"),
    .kinds = DURING (WIN),
    .asks = asks_wareme,
    PLAYER_FIELD (wareme),
  },
  [TENBO_QUESTION_RIICHI] = {
    .id = "riichi",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Riichi"),
    .key = 'i',
    .help = N_ ("Riichi, Then the Player"),
    .kinds = DURING (WIN) | DURING (DRAW) | DURING (FOUL),
    .asks = asks_riichi,
    .get = get_riichi,
    .press = tenbo_entry_model_press_riichi,
  },
  [TENBO_QUESTION_OPEN_RIICHI] = {
    .id = "open-riichi",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("Open Riichi"),
    .key = 'v',
    .help = N_ ("Open Riichi, Then the Player"),
    .kinds = DURING (WIN) | DURING (DRAW) | DURING (FOUL),
    .asks = asks_open_riichi,
    .available = can_have_open_riichi,
    .get = get_open_riichi,
    .press = tenbo_entry_model_press_open_riichi,
  },
  [TENBO_QUESTION_PAYER] = {
    .id = "payer",
    .answer = TENBO_ANSWER_PLAYERS,
    .title = N_ ("From"),
    .need = TENBO_ENTRY_NEEDS_PAYER,
    .kinds = DURING (ADJUST),
    PLAYER_FIELD (payer),
    .press = press_payer,
  },
  [TENBO_QUESTION_RECEIVER] = {
    .id = "receiver",
    .answer = TENBO_ANSWER_PLAYERS,
    /* Translators: question: who receives the points */
    .title = N_ ("To"),
    .need = TENBO_ENTRY_NEEDS_RECEIVER,
    .kinds = DURING (ADJUST),
    PLAYER_FIELD (receiver),
    .press = press_receiver,
  },
  [TENBO_QUESTION_POINTS] = {
    .id = "points",
    .answer = TENBO_ANSWER_NUMBER,
    /* Translators: question: points of a correction */
    .title = N_ ("Amount"),
    .key = '+',
    .help = N_ ("Change Amount"),
    .kinds = DURING (ADJUST),
    FIELD (points),
    .most = MAX_CORRECTION,
    .in_points = true,
  },
  [TENBO_QUESTION_IPPATSU] = {
    .id = "ippatsu",
    .answer = TENBO_ANSWER_SWITCH,
    .is_detail = true,
    .title = N_ ("Ippatsu"),
    .get_subtitle = describe_riichi_chip,
    .key = 'c',
    .kinds = DURING (WIN),
    .asks = asks_ippatsu,
    .available = available_with_riichi,
    HAND_FIELD (bonus.ippatsu),
  },
  [TENBO_QUESTION_URA] = {
    .id = "ura",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Ura Dora"),
    .get_subtitle = describe_riichi_chip,
    .key = 'u',
    .help = N_ ("Add Ura Dora"),
    .kinds = DURING (WIN),
    .asks = asks_ura,
    .available = available_with_riichi,
    HAND_FIELD (bonus.ura),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_RED] = {
    .id = "red",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Red Fives"),
    .get_title = get_red_title,
    .key = 'd',
    .help = N_ ("Add Red Five"),
    .kinds = DURING (WIN),
    .asks = asks_red,
    HAND_FIELD (bonus.red),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_BLUE] = {
    .id = "blue",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Blue Tiles"),
    .kinds = DURING (WIN),
    .asks = asks_blue,
    HAND_FIELD (bonus.special[TB_SPECIAL_BLUE]),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_GOLD] = {
    .id = "gold",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Gold Tiles"),
    .kinds = DURING (WIN),
    .asks = asks_gold,
    HAND_FIELD (bonus.special[TB_SPECIAL_GOLD]),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_SILVER] = {
    .id = "silver",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Silver Tiles"),
    .kinds = DURING (WIN),
    .asks = asks_silver,
    HAND_FIELD (bonus.special[TB_SPECIAL_SILVER]),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_RAINBOW] = {
    .id = "rainbow",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Rainbow Tiles"),
    .kinds = DURING (WIN),
    .asks = asks_rainbow,
    HAND_FIELD (bonus.special[TB_SPECIAL_RAINBOW]),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_MARKED] = {
    .id = "marked",
    .answer = TENBO_ANSWER_NUMBER,
    .is_detail = true,
    .title = N_ ("Marked Tiles"),
    .kinds = DURING (WIN),
    .asks = asks_marked,
    HAND_FIELD (bonus.special[TB_SPECIAL_MARKED]),
    .most = MAX_BONUS,
    .step = 1,
  },
  [TENBO_QUESTION_OPEN] = {
    .id = "open",
    .answer = TENBO_ANSWER_FACT,
    .is_detail = true,
    .title = N_ ("Closed or Open"),
    .get_subtitle = describe_open,
    .key = 'x',
    .help = N_ ("Open Hand (Again: Closed Hand)"),
    .kinds = DURING (WIN),
    .asks = asks_open,
    HAND_FIELD (is_open),
  },
  [TENBO_QUESTION_ON_RIICHI_TILE] = {
    .id = "on-riichi-tile",
    .answer = TENBO_ANSWER_SWITCH,
    .is_detail = true,
    .title = N_ ("Won on the Riichi Tile"),
    .get_subtitle = describe_riichi_tile,
    .kinds = DURING (WIN),
    .asks = asks_on_riichi_tile,
    FIELD (on_riichi_tile),
  },
  [TENBO_QUESTION_ROBBED] = {
    .id = "robbed",
    .answer = TENBO_ANSWER_SWITCH,
    .is_detail = true,
    .title = N_ ("Robbed Kan"),
    .subtitle = N_ ("Paid as a tsumo; the robbed player pays for everyone"),
    .key = 'k',
    .kinds = DURING (WIN),
    .asks = asks_robbed,
    FIELD (robbed),
    .set = set_robbed,
  },
  [TENBO_QUESTION_LAST_TILE] = {
    .id = "last-tile",
    .answer = TENBO_ANSWER_SWITCH,
    .is_detail = true,
    .title = N_ ("Discard After the Last Tile"),
    .subtitle = N_ ("The discarder pays for everyone"),
    .key = 'l',
    .kinds = DURING (WIN),
    .asks = asks_last_tile,
    FIELD (last_tile),
    .set = set_last_tile,
  },
  [TENBO_QUESTION_PAO] = {
    .id = "pao",
    .answer = TENBO_ANSWER_PLAYERS,
    .is_detail = true,
    .is_narrow = true,
    .title = N_ ("Pao"),
    .get_subtitle = describe_pao,
    .key = 'o',
    .help = N_ ("Pao, Then the Player"),
    .asks = asks_pao,
    .available = can_be_liable,
    HAND_FIELD (liable),
    .is_player = true,
  },
  [TENBO_QUESTION_FED_KAN] = {
    .id = "fed-kan",
    .answer = TENBO_ANSWER_SWITCH,
    .is_detail = true,
    .title = N_ ("Liable for the Called Kan"),
    .subtitle = N_ ("The hand was won on its replacement tile"),
    .asks = asks_fed_kan,
    HAND_FIELD (fed_kan),
  },
  [TENBO_QUESTION_PASS] = {
    .id = "pass",
    .answer = TENBO_ANSWER_SWITCH,
    .title = N_ ("Dealer Passes or Repeats"),
    .key = 'p',
    .get = get_pass,
    .set = set_pass,
  },
};
