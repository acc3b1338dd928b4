/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries under rulesets of each kind: three players, han without fu, tai, abortive draws, nagashi,
 * their own fouls. */

#include "entry-script.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-tai.h"
#include "tenbo-entry-yaku.h"

#define WIN(text)  "{\"result\": \"win\", " text "}"
#define DRAW(text) "{\"result\": \"draw\"" text "}"

#define THIRTY_FU                                                     \
  "sanma-parlor {\"fixed-fu\": 30, \"seven-pairs-forty-fu\": false, " \
  "\"double-wind-pair-fu\": 2}"

#define RED_CLOSED "free-parlor {\"chip-red-closed\": true}"

static const EntryCase entry_cases[] = {
  /* Han without fu: a digit is complete, and a second digit after a one makes ten or more. */
  { "a-han-needs-no-fu", "allen", TENBO_ENTRY_WIN, "", "2 3 4",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 4}}]"), 0 },
  { "two-digits-are-one-han", "allen", TENBO_ENTRY_WIN, "", "2 3 1 2",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 12}}]"), 0 },
  { "a-one-and-a-nought-are-ten", "allen", TENBO_ENTRY_WIN, "", "2 2 1 0",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"han\": 10}}]"), 0 },
  { "another-han-replaces-it", "allen", TENBO_ENTRY_WIN, "", "2 2 4 7",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"han\": 7}}]"), 0 },
  { "a-han-is-removed", "allen", TENBO_ENTRY_WIN, "", "2 2 1 < 3",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"han\": 3}}]"), 0 },
  { "a-limit-without-a-cell-has-no-key", "allen", TENBO_ENTRY_WIN, "", "2 2 m", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "a-yakuman-without-fu", "allen", TENBO_ENTRY_WIN, "", "2 2 y",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"limit\": \"yakuman\"}}]"), 0 },

  /* Fixed fu: the same keys, and the limits have theirs. */
  { "a-han-of-fixed-fu", THIRTY_FU, TENBO_ENTRY_WIN, "", "2 3 4",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 4}}]"), 0 },
  { "a-second-digit-of-fixed-fu", THIRTY_FU, TENBO_ENTRY_WIN, "", "2 3 1 2",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 12}}]"), 0 },
  { "a-limit-of-fixed-fu", THIRTY_FU, TENBO_ENTRY_WIN, "", "2 3 m",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"limit\": \"mangan\"}}]"), 0 },
  { "a-list-of-fixed-fu-is-complete", THIRTY_FU, TENBO_ENTRY_WIN, "",
    "2 3 yaku=tanyao yaku=toitoi",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"yaku\": [\"tanyao\", "
         "\"toitoi\"]}}]"),
    0 },

  /* Chips of red fives only in closed hands: an open hand does not ask for them. */
  { "red-fives-of-a-closed-hand", RED_CLOSED, TENBO_ENTRY_WIN, "", "2 3 m d",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"limit\": \"mangan\"}, "
         "\"bonus\": {\"red\": 1}}]"),
    0 },
  { "red-fives-of-an-open-hand", RED_CLOSED, TENBO_ENTRY_WIN, "", "2 3 m d open",
    WIN ("\"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"limit\": \"mangan\"}, "
         "\"open\": true}]"),
    0 },
  { "the-only-foul-is-chosen", "ema-2025", TENBO_ENTRY_FOUL, "", "3",
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 2, \"kind\": \"chombo\"}]}", 0 },
  { "with-several-fouls-none-is-chosen", "sanma-parlor", TENBO_ENTRY_FOUL, "", "3", NULL,
    TENBO_ENTRY_NEEDS_FOUL },
  { "one-winner-of-three", "allen", TENBO_ENTRY_WIN, "", "1 3 w 2",
    WIN ("\"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"han\": 2}}]"), 0 },
  { "the-fourth-is-not-a-player", "allen", TENBO_ENTRY_WIN, "", "4", NULL,
    TENBO_ENTRY_NEEDS_WINNER },
  { "two-of-three-win", "sanma-parlor", TENBO_ENTRY_WIN, "", "1 3 m w 2 h",
    WIN ("\"wins\": [{\"player\": 0, \"from\": 2, \"value\": {\"limit\": \"mangan\"}}, "
         "{\"player\": 1, \"from\": 2, \"value\": {\"limit\": \"haneman\"}}]"),
    0 },
  { "counted-twice", "mizukawa-hanchan", TENBO_ENTRY_WIN, "", "1 1 han=26",
    WIN ("\"wins\": [{\"player\": 0, \"value\": {\"han\": 26}}]"), 0 },

  /* Tai: items, or their sum in digits. The sheet does not ask for items that the self-draw
   * implies. */
  { "items-of-a-ron", "fenghua", TENBO_ENTRY_WIN, "", "2 3 tai=half-flush tai=dragon tai=dragon",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": [\"dragon\", \"dragon\", \"half-flush\"]}}]}",
    0 },
  { "a-tsumo-has-its-tai-by-itself", "fenghua", TENBO_ENTRY_WIN, "", "2 2 tai=all-triplets",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tai\": [\"all-triplets\", "
    "\"zimo\"]}}]}",
    0 },
  { "a-ron-after-all-has-none", "fenghua", TENBO_ENTRY_WIN, "", "2 2 tai=all-triplets from=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 0, "
    "\"value\": {\"tai\": [\"all-triplets\"]}}]}",
    0 },
  { "an-item-goes-when-there-are-no-more", "fenghua", TENBO_ENTRY_WIN, "",
    "2 3 tai=full-flush tai=wait tai=wait",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": [\"full-flush\"]}}]}",
    0 },
  { "excluded-items-are-not-added", "fenghua", TENBO_ENTRY_WIN, "",
    "2 3 tai=full-flush tai=half-flush",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": [\"full-flush\"]}}]}",
    0 },
  { "no-kan-blooms-on-a-discard", "fenghua", TENBO_ENTRY_WIN, "",
    "2 3 tai=full-flush tai=added-kan-bloom",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": [\"full-flush\"]}}]}",
    0 },
  { "no-items-have-no-value", "fenghua", TENBO_ENTRY_WIN, "", "2 3 tai=wait tai=wait", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "a-sum-is-typed", "fenghua", TENBO_ENTRY_WIN, "", "2 3 5 4",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": 54}}]}",
    0 },
  { "a-digit-is-removed", "fenghua", TENBO_ENTRY_WIN, "", "2 3 5 4 < 6",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": 56}}]}",
    0 },
  { "a-sum-begins-with-no-nought", "fenghua", TENBO_ENTRY_WIN, "", "2 3 0", NULL,
    TENBO_ENTRY_NEEDS_VALUE },
  { "no-sum-is-beyond-all-hands", "fenghua", TENBO_ENTRY_WIN, "", "2 3 9 9 9 9 9",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": 9999}}]}",
    0 },
  { "a-list-replaces-the-sum", "fenghua", TENBO_ENTRY_WIN, "", "2 3 5 4 tai=full-flush",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": [\"full-flush\"]}}]}",
    0 },
  { "a-sum-replaces-the-list", "fenghua", TENBO_ENTRY_WIN, "", "2 3 tai=full-flush 8",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"tai\": 8}}]}",
    0 },
  { "a-robbed-kan", "fenghua", TENBO_ENTRY_WIN, "", "2 3 2 k",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 2}, "
    "\"robbed\": true}]}",
    0 },
  { "the-last-tile", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 l",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}, "
    "\"last_tile\": true}]}",
    0 },
  { "one-of-the-two-at-most", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 robbed last-tile",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}, "
    "\"last_tile\": true}]}",
    0 },
  { "nothing-is-robbed-in-a-tsumo", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 robbed from=1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tai\": 8}}]}", 0 },
  { "the-feeder-of-the-melds", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}, "
    "\"pao\": {\"player\": 0}}]}",
    0 },
  { "the-discarder-may-have-fed-them", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 liable=2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}, "
    "\"pao\": {\"player\": 2}}]}",
    0 },
  { "a-robbed-kan-comes-before-pao", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8 liable=0 robbed",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}, "
    "\"robbed\": true}]}",
    0 },
  { "a-draw-asks-nothing", "fenghua", TENBO_ENTRY_DRAW, "", "1 2",
    "{\"result\": \"draw\", \"tenpai\": []}", 0 },

  /* Pao by the yakuman: the discarder is not liable, and a limit has no name. */
  { "pao-of-a-yakuman-by-its-limit", "sanma-parlor", TENBO_ENTRY_WIN, "", "1 1 y liable=2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"limit\": \"yakuman\"}, "
    "\"pao\": {\"player\": 2}}]}",
    0 },
  { "no-pao-of-less", "sanma-parlor", TENBO_ENTRY_WIN, "", "1 1 m liable=2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"limit\": \"mangan\"}}]}", 0 },
  { "the-discarder-is-not-liable", "sanma-parlor", TENBO_ENTRY_WIN, "",
    "1 2 yakuman=daisangen liable=1",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 1, "
    "\"value\": {\"yakuman\": [\"daisangen\"]}}]}",
    0 },
  /* A tsumo under pao that is paid like a ron: a fed kan has another payment and is named. */
  { "a-fed-kan-beside-a-tsumo-like-a-ron", "b-rule {\"pao-tsumo\": \"as-ron\"}",
    TENBO_ENTRY_WIN, "", "2 2 m liable=3 fed-kan",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"limit\": \"mangan\"}, "
         "\"pao\": {\"player\": 3, \"for\": [\"rinshan\"]}}]"),
    0 },
  { "an-ordinary-fed-kan-has-no-name", "b-rule", TENBO_ENTRY_WIN, "", "2 2 m liable=3 fed-kan",
    WIN ("\"wins\": [{\"player\": 1, \"value\": {\"limit\": \"mangan\"}, "
         "\"pao\": {\"player\": 3}}]"),
    0 },
  { "a-liable-share-without-its-name", "tenhou-hanchan", TENBO_ENTRY_WIN, "", "1 1 y liable=2",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"value\": {\"limit\": \"yakuman\"}, "
    "\"pao\": {\"player\": 2}}]}",
    0 },

  /* Three rons: paid, or an abortive draw. */
  { "a-third-ron-aborts", "tenhou-hanchan", TENBO_ENTRY_WIN, "3",
    "winner=0 several winner=1 winner=2 from=3",
    "{\"result\": \"abort\", \"riichi\": [3], \"reason\": \"triple-ron\"}", 0 },
  { "a-ronned-declaration-is-void", "tenhou-hanchan", TENBO_ENTRY_WIN, "1 3",
    "winner=0 several winner=1 winner=2 from=3 riichi-tile",
    "{\"result\": \"abort\", \"riichi\": [1], \"reason\": \"triple-ron\"}", 0 },
  { "a-third-ron-undone", "tenhou-hanchan", TENBO_ENTRY_WIN, "",
    "winner=0 several winner=1 winner=2 from=3 winner=2 current=0 m current=1 h",
    "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 3, "
    "\"value\": {\"limit\": \"mangan\"}}, {\"player\": 1, \"from\": 3, "
    "\"value\": {\"limit\": \"haneman\"}}]}",
    0 },
  { "no-third-ron-without-a-rule", "sanma-parlor", TENBO_ENTRY_WIN, "",
    "winner=0 several winner=1 winner=2", NULL, TENBO_ENTRY_NEEDS_FROM },

  /* Draws of other rulesets. */
  { "an-abort-by-its-key", "mizukawa-hanchan", TENBO_ENTRY_DRAW, "0", "a",
    "{\"result\": \"abort\", \"riichi\": [0], \"reason\": \"nine-terminals\"}", 0 },
  { "the-next-abort", "mizukawa-hanchan", TENBO_ENTRY_DRAW, "", "a a",
    "{\"result\": \"abort\", \"reason\": \"four-winds\"}", 0 },
  { "an-exhaustive-draw-again", "mizukawa-hanchan", TENBO_ENTRY_DRAW, "", "2 a a a",
    "{\"result\": \"draw\", \"tenpai\": [1]}", 0 },
  { "an-abort-by-its-row", "tenhou-hanchan", TENBO_ENTRY_DRAW, "", "1 abort=four-kans",
    "{\"result\": \"abort\", \"reason\": \"four-kans\"}", 0 },
  { "four-riichi-abort", "tenhou-hanchan", TENBO_ENTRY_DRAW, "0 2 1 3", "",
    "{\"result\": \"abort\", \"riichi\": [0, 2, 1, 3], \"reason\": \"four-riichi\"}", 0 },
  { "four-riichi-at-another-kind", "tenhou-hanchan", TENBO_ENTRY_WIN, "0 2 1 3", "kind=draw",
    "{\"result\": \"abort\", \"riichi\": [0, 2, 1, 3], \"reason\": \"four-riichi\"}", 0 },
  { "a-chosen-draw-stays-after-a-foul", "tenhou-hanchan", TENBO_ENTRY_DRAW, "0 2 1 3",
    "abort=four-winds kind=foul kind=draw",
    "{\"result\": \"abort\", \"riichi\": [0, 2, 1, 3], \"reason\": \"four-winds\"}", 0 },
  { "three-riichi-abort-nothing", "tenhou-hanchan", TENBO_ENTRY_DRAW, "0 2 1", "",
    "{\"result\": \"draw\", \"riichi\": [0, 2, 1], \"tenpai\": [0, 1, 2]}", 0 },
  { "four-riichi-without-a-rule", "ema-2025", TENBO_ENTRY_DRAW, "0 1 2 3", "",
    "{\"result\": \"draw\", \"riichi\": [0, 1, 2, 3], \"tenpai\": [0, 1, 2, 3]}", 0 },
  { "no-aborts-no-key", "sanma-parlor", TENBO_ENTRY_DRAW, "", "1 a",
    "{\"result\": \"draw\", \"tenpai\": [0]}", 0 },
  { "nagashi-is-a-win", "mizukawa-hanchan", TENBO_ENTRY_DRAW, "", "1 n 3 4",
    "{\"result\": \"draw\", \"tenpai\": [], \"nagashi\": [2, 3]}", 0 },
  { "nagashi-is-a-draw", "tenhou-hanchan", TENBO_ENTRY_DRAW, "", "1 n 3",
    "{\"result\": \"draw\", \"tenpai\": [0], \"nagashi\": [2]}", 0 },
  { "nagashi-and-tenpai-in-turn", "tenhou-hanchan", TENBO_ENTRY_DRAW, "", "n 3 n 1",
    "{\"result\": \"draw\", \"tenpai\": [0], \"nagashi\": [2]}", 0 },
  { "no-nagashi-no-key", "free-parlor", TENBO_ENTRY_DRAW, "", "n 3",
    "{\"result\": \"draw\", \"tenpai\": [2]}", 0 },

  /* Fouls found when the hands are shown are recorded next to the draw. */
  { "a-noten-riichi-is-found", "mizukawa-sanma", TENBO_ENTRY_DRAW, "1", "1 found=1-noten-riichi",
    "{\"result\": \"draw\", \"riichi\": [1], \"fouls\": [{\"player\": 1, "
    "\"kind\": \"noten-riichi\"}], \"tenpai\": [0]}",
    0 },
  { "no-riichi-no-noten-riichi", "mizukawa-sanma", TENBO_ENTRY_DRAW, "1",
    "found=1-noten-riichi riichi=1", "{\"result\": \"draw\", \"tenpai\": []}", 0 },
  { "a-foul-that-voids-the-draw", "sanma-parlor", TENBO_ENTRY_DRAW, "", "1 found=2-draw-chombo",
    "{\"result\": \"draw\", \"fouls\": [{\"player\": 2, \"kind\": \"draw-chombo\"}], "
    "\"tenpai\": [0]}",
    0 },
  { "nothing-is-found-at-an-abort", "mizukawa-hanchan", TENBO_ENTRY_DRAW, "1",
    "found=1-noten-riichi a",
    "{\"result\": \"abort\", \"riichi\": [1], \"reason\": \"nine-terminals\"}", 0 },

  /* Fouls that end the hand, including the one deposit that does. */
  { "fouls-by-their-key", "sanma-parlor", TENBO_ENTRY_FOUL, "0", "2 f f f",
    "{\"result\": \"foul\", \"riichi\": [0], \"fouls\": [{\"player\": 1, "
    "\"kind\": \"chombo\"}]}",
    0 },
  { "fouls-that-count-bust", "mizukawa-hanchan", TENBO_ENTRY_FOUL, "", "2 foul=tile-count count=6",
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 1, \"kind\": \"tile-count\", "
    "\"count\": 6}]}",
    0 },
  { "counted-by-keys", "mizukawa-hanchan", TENBO_ENTRY_FOUL, "",
    "2 foul=tile-count + + + + + + -",
    "{\"result\": \"foul\", \"fouls\": [{\"player\": 1, \"kind\": \"tile-count\", "
    "\"count\": 6}]}",
    0 },

  /* House rules. */
  { "wareme", "allen {\"wareme\": true}", TENBO_ENTRY_WIN, "", "2 3 4 wareme=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 4}}], "
    "\"wareme\": 0}",
    0 },
  { "nobody-again", "allen {\"wareme\": true}", TENBO_ENTRY_WIN, "", "2 3 4 wareme=0 wareme=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 4}}]}", 0 },
  { "wareme-only-if-it-is-played", "allen", TENBO_ENTRY_WIN, "", "2 3 4 wareme=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"han\": 4}}]}", 0 },
  { "a-fed-kan-paid-as-a-ron", "b-rule {\"pao-kan-feeder\": \"ron\"}", TENBO_ENTRY_WIN, "",
    "2 2 3 3 liable=0 fed-kan",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}, "
    "\"pao\": {\"player\": 0, \"for\": [\"rinshan\"]}}]}",
    0 },
  { "the-only-liability-needs-no-name", "free-parlor {\"pao-kan-feeder\": \"tsumo\"}",
    TENBO_ENTRY_WIN, "", "2 2 3 3 liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"han\": 3, \"fu\": 30}, "
    "\"pao\": {\"player\": 0, \"for\": [\"rinshan\"]}}]}",
    0 },
  { "no-kan-is-fed-on-a-discard", "free-parlor {\"pao-kan-feeder\": \"tsumo\"}",
    TENBO_ENTRY_WIN, "", "2 3 3 3 liable=0",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, "
    "\"value\": {\"han\": 3, \"fu\": 30}}]}",
    0 },
  { "no-stakes-no-riichi", "fenghua", TENBO_ENTRY_WIN, "", "2 3 8",
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 2, \"value\": {\"tai\": 8}}]}", 0 },
};

/* Begins an entry under the ruleset at @index of the list; returns FALSE after the last. */
static gboolean
begin_under (TenboRulesetList *list,
             guint             index,
             TenboEntryKind    kind,
             TenboEntryModel  *model,
             TbTable          *table,
             TenboRuleset    **ruleset)
{
  *ruleset = g_list_model_get_item (G_LIST_MODEL (list), index);
  if (*ruleset == NULL)
    return FALSE;

  entry_script_begin (model, table, *ruleset, kind, "");

  return TRUE;
}

/* Builds the event of @model, which the first hand of a game accepts. */
static void
play (const TenboEntryModel *model,
      const TbTable         *table,
      TbHandResult          *result)
{
  TbTable   copy = *table;
  TbProblem problem;
  TbEvent   event;

  g_assert_cmpint (tenbo_entry_model_need (model), ==, TENBO_ENTRY_READY);
  tenbo_entry_model_build (model, &event);
  g_assert_cmpint (tb_table_enter (&copy, &event, result, &problem), ==, TB_OK);
}

/* Returns the payment of @player for the tsumo @cell of @winner. */
static int32_t
get_share (const TenboEntryModel *model,
           const TbCell          *cell,
           TbPlayer               winner,
           TbPlayer               player)
{
  if (player == model->dealer)
    return cell->tsumo_dealer;

  return winner == model->dealer && player == model->dealer + 1 ? cell->tsumo_next
                                                                : cell->tsumo_child;
}

static void
check_cell (TenboEntryModel *model,
            const TbTable   *table,
            const TbCell    *cell)
{
  TbHandResult result;
  TbPlayer     winner = model->current;

  tenbo_entry_model_set_value (model, &cell->entry);
  if (cell->ron != 0)
    {
      tenbo_entry_model_press_from (model, (TbPlayer) ((winner + 1) % table->rules->players));
      play (model, table, &result);
      g_assert_cmpint (result.deltas[winner], ==, cell->ron);
    }
  if (cell->tsumo_child != 0)
    {
      tenbo_entry_model_press_from (model, winner);
      play (model, table, &result);
      for (TbPlayer player = 0; player < table->rules->players; player++)
        if (player != winner)
          g_assert_cmpint (-result.deltas[player], ==, get_share (model, cell, winner, player));
    }
}

/* Under every shipped ruleset, the points of each cell of the grid are those that the winner gets
 * and the others pay. */
static void
test_cells (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  TenboRuleset   *ruleset;
  TenboEntryModel model;
  TbTable         table;

  for (guint i = 0; begin_under (list, i, TENBO_ENTRY_WIN, &model, &table, &ruleset); i++)
    {
      for (TbPlayer winner = 0; winner < 2; winner++)
        {
          size_t        n_cells;
          const TbCell *cells;

          tenbo_entry_model_press_winner (&model, winner);
          cells = tenbo_entry_model_cells (&model, &n_cells);
          g_assert_true (n_cells > 0 || tenbo_entry_tai_is_counted (&model));
          for (size_t cell = 0; cell < n_cells; cell++)
            check_cell (&model, &table, &cells[cell]);
        }
      g_object_unref (ruleset);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), >=, 17);
}

/* --- Offers --- */

static bool
is_accepted (const TbTable *table,
             const TbEvent *event,
             TbProblem     *problem)
{
  TbTable      copy = *table;
  TbHandResult result;

  return tb_table_enter (&copy, event, &result, problem) == TB_OK;
}

/* A cell is sensitive if the engine accepts the hand. Leaves the last sensitive one pressed. */
static void
check_cells_offered (TenboEntryModel *model,
                     const TbTable   *table)
{
  size_t          n_cells;
  const TbCell   *cells = tenbo_entry_model_cells (model, &n_cells);
  TenboEntryModel last = *model;

  for (size_t i = 0; i < n_cells; i++)
    {
      bool      offered = tenbo_entry_model_can_have_cell (model, &cells[i]);
      TbProblem problem;
      TbEvent   event;

      tenbo_entry_model_set_value (model, &cells[i].entry);
      tenbo_entry_model_build (model, &event);
      g_test_message ("han %d, fu %d", cells[i].value.han, cells[i].value.fu);
      g_assert_cmpint (offered, ==, is_accepted (table, &event, &problem));
      if (offered)
        last = *model;
    }
  *model = last;
}

/* The sheet asks for a detail if the engine accepts the answer. */
static void
check_details_offered (const TenboEntryModel *model,
                       const TbTable         *table)
{
  static const struct
  {
    TenboQuestionId id;
    TbBonus         bonus;
    bool            robbed;
    bool            last_tile;
  } details[] = {
    { TENBO_QUESTION_IPPATSU, .bonus = { .ippatsu = 1 } },
    { TENBO_QUESTION_URA, .bonus = { .ura = 1 } },
    { TENBO_QUESTION_RED, .bonus = { .red = 1 } },
    { TENBO_QUESTION_GOLD, .bonus = { .special = { [TB_SPECIAL_GOLD] = 1 } } },
    { TENBO_QUESTION_ROBBED, .robbed = true },
    { TENBO_QUESTION_LAST_TILE, .last_tile = true },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (details); i++)
    {
      TbProblem problem;
      TbEvent   event;

      tenbo_entry_model_build (model, &event);
      event.wins[0].bonus = details[i].bonus;
      event.wins[0].robbed = details[i].robbed;
      event.wins[0].last_tile = details[i].last_tile;
      g_test_message ("%s", tenbo_questions[details[i].id].id);
      g_assert_cmpint (tenbo_entry_model_asks (model, details[i].id), ==,
                       is_accepted (table, &event, &problem));
    }
}

/* The engine accepts an offered yaku in a list, and refuses a hidden one. An insensitive one
 * depends on the other yaku of the list. */
static void
check_yaku_offered (const TenboEntryModel *model,
                    const TbTable         *table,
                    bool                   riichi)
{
  for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
    {
      TenboEntryYakuState state = tenbo_entry_yaku_get_state (model, yaku);
      bool                yakuman = (model->rules->yakuman & TB_YAKU_BIT (yaku)) != 0;
      TbProblem           problem;
      TbEvent             event;
      TbValueEntry       *value;
      bool                accepted;

      /* The event does not include the stick that pressing riichi declares. */
      if (!riichi && ((TB_YAKU_OF_RIICHI | TB_YAKU_BIT (TB_YAKU_IPPATSU)) & TB_YAKU_BIT (yaku)))
        continue;

      tenbo_entry_model_build (model, &event);
      value = &event.wins[0].value;
      *value = (TbValueEntry) {
        .form = yakuman ? TB_VALUE_YAKUMAN : TB_VALUE_YAKU,
        .n_yaku = 1,
        .yaku = { yaku },
        .fu = yakuman ? 0 : 40,
        .is_open = yakuman ? TB_FACT_UNKNOWN : event.wins[0].is_open,
      };
      if (!yakuman)
        event.wins[0].is_open = TB_FACT_UNKNOWN;
      /* A list may lack fu or another yaku, but must not refuse this one. */
      accepted = is_accepted (table, &event, &problem) ||
                 (problem.at != TB_AT_VALUE_YAKU_ENTRY && problem.at != TB_AT_VALUE_YAKUMAN_ENTRY);
      g_test_message ("%s: code %d", tb_yaku_id (yaku), (int) problem.code);
      if (state != TENBO_ENTRY_YAKU_EXCLUDED)
        g_assert_cmpint (state != TENBO_ENTRY_YAKU_ABSENT, ==, accepted);
    }
}

/* Answers how the hand was won. Returns FALSE if the sheet does not ask for it this way. */
static gboolean
enter_way_of_winning (TenboEntryModel *model,
                      guint            bits)
{
  TbPlayer winner = bits & 1;
  bool     riichi = bits & 4;
  TbFact   is_open = (TbFact) (bits / 8);

  tenbo_entry_model_press_winner (model, winner);
  tenbo_entry_model_press_from (model, bits & 2 ? winner : 2);
  if (riichi && !tenbo_entry_model_asks (model, TENBO_QUESTION_RIICHI))
    return FALSE;
  if (riichi)
    tenbo_entry_model_press_riichi (model, winner);
  if (is_open != TB_FACT_UNKNOWN && !tenbo_entry_model_asks (model, TENBO_QUESTION_OPEN))
    return FALSE;
  tenbo_question_set (&tenbo_questions[TENBO_QUESTION_OPEN], model, (int32_t) is_open);

  return TRUE;
}

/* Under every shipped ruleset, for each winner and way to win, the sheet offers exactly the entries
 * that the engine accepts. */
static void
test_offers_match_engine (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  TenboRuleset   *ruleset;
  TenboEntryModel begun;
  TbTable         table;

  for (guint i = 0; begin_under (list, i, TENBO_ENTRY_WIN, &begun, &table, &ruleset); i++)
    {
      for (guint bits = 0; bits < 8 * 3; bits++)
        {
          TenboEntryModel model = begun;

          if (!enter_way_of_winning (&model, bits))
            continue;
          g_test_message ("%s, %#x", tenbo_ruleset_get_id (ruleset), bits);
          if (tenbo_entry_tai_is_counted (&model))
            tenbo_entry_tai_set_sum (&model, 100);
          check_cells_offered (&model, &table);
          check_details_offered (&model, &table);
          if (!tenbo_entry_tai_is_counted (&model))
            check_yaku_offered (&model, &table, bits & 4);
        }
      g_object_unref (ruleset);
    }
}

/* Each id and each open key of the table of questions is unique. */
static void
test_questions (void)
{
  for (int i = 0; i < TENBO_N_QUESTIONS; i++)
    {
      const TenboQuestion *question = &tenbo_questions[i];

      g_test_message ("%s", question->id);
      g_assert_true (tenbo_question_find (question->id) == question);
      g_assert_nonnull (question->title);
      g_assert_true (question->size != 0 || question->get != NULL);
      g_assert_true (question->size != 0 || question->set != NULL || question->press != NULL);
      for (int j = 0; j < i; j++)
        g_assert_true (question->key == 0 || question->key == '+' ||
                       question->key != tenbo_questions[j].key);
    }
}

/* Each abortive draw of each ruleset has the effect in its row. */
static void
test_aborts (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  TenboRuleset   *ruleset;
  TenboEntryModel model;
  TbTable         table;
  TbHandResult    result;
  int             n_aborts = 0;

  for (guint i = 0; begin_under (list, i, TENBO_ENTRY_DRAW, &model, &table, &ruleset); i++)
    {
      for (model.abort = 0; model.abort < table.rules->n_aborts; model.abort++)
        {
          bool all = table.rules->aborts[model.abort].reason == TB_ABORT_FOUR_RIICHI;

          for (TbPlayer player = 0; player < table.rules->players; player++)
            if (tenbo_entry_model_is_riichi (&model, player) != all)
              tenbo_entry_model_press_riichi (&model, player);
          play (&model, &table, &result);
          g_assert_cmpint (result.next.dealer, ==,
                           table.rules->aborts[model.abort].dealer == TB_DEALER_PASSES ? 1 : 0);
          g_assert_cmpint (result.next.honba, ==, 1);
          n_aborts++;
        }
      g_object_unref (ruleset);
    }
  g_assert_cmpint (n_aborts, >, 10);
}

/* Each foul of each ruleset is accepted from the page that enters it. */
static void
check_foul (TenboEntryModel *model,
            const TbTable   *table,
            int              foul)
{
  TbHandResult  result;
  TbPartialHand partial;
  TbProblem     problem;
  TbView        view;

  model->foul = foul;
  if (!tenbo_entry_model_is_running_foul (model))
    {
      play (model, table, &result);
      return;
    }

  tenbo_entry_model_build_partial (model, &partial);
  g_assert_cmpint (tb_table_open_hand (table, &partial, &view, &problem), ==, TB_OK);
}

static void
test_fouls (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  TenboRuleset   *ruleset;
  TenboEntryModel model;
  TenboEntryModel draw;
  TbTable         table;
  TbHandResult    result;

  for (guint i = 0; begin_under (list, i, TENBO_ENTRY_FOUL, &model, &table, &ruleset); i++)
    {
      tenbo_question_set (&tenbo_questions[TENBO_QUESTION_OFFENDERS], &model, 1);
      for (int foul = 0; foul < table.rules->n_fouls; foul++)
        if (!tenbo_entry_is_found_at_draw (&table.rules->fouls[foul]))
          check_foul (&model, &table, foul);
        else
          {
            entry_script_begin (&draw, &table, ruleset, TENBO_ENTRY_DRAW, "1");
            tenbo_entry_model_press_at_draw (&draw, foul, 1);
            draw.tenpai = 0;
            play (&draw, &table, &result);
            g_assert_cmpint (result.deltas[1], <, 0);
          }
      g_object_unref (ruleset);
    }
}

/* A riichi without tenpai at a draw is the ruleset's foul for it, if the sheet asks. */
static void
test_noten_riichi (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("mizukawa-hanchan");
  TenboEntryRemedy remedy;
  TenboEntryModel  model;
  TbTable          table;
  TbTable          copy;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_DRAW, "2");
  entry_script_run (&model, "tenpai=2");
  tenbo_entry_model_build (&model, &event);
  copy = table;
  g_assert_cmpint (tb_table_enter (&copy, &event, &result, &problem), ==, TB_REFUSED);
  remedy = tenbo_entry_model_find_remedy (&model, &event, &problem);
  g_assert_cmpstr (model.rules->fouls[remedy.foul].id, ==, "noten-riichi");

  tenbo_entry_model_apply_remedy (&model, &remedy);
  g_assert_cmpint (model.at_draw[remedy.foul], ==, TB_PLAYER_BIT (2));
  g_assert_cmpint (model.running.n_fouls, ==, 0);
  play (&model, &table, &result);
  g_assert_cmpint (result.penalty_pot, ==, 10000);
}

/* The sum shown while items are pressed. */
static void
test_tai_value (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("fenghua");
  TenboEntryModel model;
  TbTable         table;
  TbValue         value;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  g_assert_false (tenbo_entry_tai_get_value (&model, &value));
  entry_script_run (&model, "2 3 tai=no-wild tai=own-flower");
  g_assert_true (tenbo_entry_tai_get_value (&model, &value));
  g_assert_cmpint (value.tai, ==, 4);
  g_assert_cmpint (value.tai_for_minimum, ==, 2);
  entry_script_run (&model, "from=1 tai=half-flush");
  g_assert_true (tenbo_entry_tai_get_value (&model, &value));
  g_assert_cmpint (value.tai, ==, 75);
  g_assert_cmpint (value.base, ==, 80);
  g_assert_true (tenbo_entry_tai_is_present (&model, TB_TAI_ZIMO));
  g_assert_cmpint (tenbo_entry_tai_count (&model, TB_TAI_ZIMO), ==, 1);
  g_assert_true (tenbo_entry_tai_can_add (&model, TB_TAI_FLOWER_BLOOM));
  g_assert_false (tenbo_entry_tai_can_add (&model, TB_TAI_FULL_FLUSH));
}

/* Each item that can be added makes an accepted tsumo, together with every other one that can be
 * added. */
static void
test_tai_items (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("fenghua");
  TenboEntryModel model;
  TbTable         table;
  TbHandResult    result;

  for (int first = 0; first < TB_N_TAI; first++)
    {
      entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
      entry_script_run (&model, "2 2");
      if (!tenbo_entry_tai_can_add (&model, (TbTai) first))
        continue;

      tenbo_entry_tai_press (&model, (TbTai) first);
      for (int item = 0; item < TB_N_TAI; item++)
        while (tenbo_entry_tai_can_add (&model, (TbTai) item))
          tenbo_entry_tai_press (&model, (TbTai) item);
      play (&model, &table, &result);
      g_assert_cmpint (result.deltas[1], >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  entry_script_add (entry_cases, G_N_ELEMENTS (entry_cases));

  g_test_add_func ("/entry/cells-match-the-payments", test_cells);
  g_test_add_func ("/entry/offers-match-the-engine", test_offers_match_engine);
  g_test_add_func ("/entry/questions-are-unique", test_questions);
  g_test_add_func ("/entry/aborts-have-the-effect-of-their-row", test_aborts);
  g_test_add_func ("/entry/fouls-are-accepted-from-their-page", test_fouls);
  g_test_add_func ("/entry/a-noten-riichi-is-offered-as-its-foul", test_noten_riichi);
  g_test_add_func ("/entry/sum-of-tai", test_tai_value);
  g_test_add_func ("/entry/tai-that-can-be-added-are-accepted", test_tai_items);

  status = g_test_run ();
  entry_script_finish ();

  return status;
}
