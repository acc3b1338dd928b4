/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"
#include "tai-hands.h"

/* Whole hands of tiles whose tai are added up; the sentences are those of fenghua.txt. */

/* Worked hands */

typedef struct
{
  const char *name;
  const char *hand;
  const char *expect; /* the tai and their items, or the error and the tile */
} HandCase;

static const HandCase hand_cases[] = {
  /* Small items */
  { "zuotai, zimo on a self-draw, no-wild without a wild tile, penghu of four sequences",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m",
    "4: zuotai penghu-shunzi zimo no-wild" },
  { "penghu with any pair, dragons too", "55z23s chi 123m chi 234m chi 456p win=1s wild=1z",
    "4: zuotai penghu-shunzi zimo no-wild" },
  { "and any wait, of the readings of the tile the one that counts",
    "34p456p789s55z chi 123m win=5p wild=1z",
    "5: zuotai penghu-shunzi wait zimo no-wild" },
  { "zimo is not for a discard", "34p456p789s55z chi 123m win=5p wild=1z ron",
    "4: zuotai penghu-shunzi wait no-wild" },
  { "each triplet of dragons is one, also a kong", "34m777z22p pon 555z kan 6666z win=5m wild=1z",
    "56: zuotai dragon dragon dragon zimo no-wild direct-kan" },
  { "the wind of seat and round at once is two",
    "34m111z99p chi 123s chi 456s win=5m wild=9m seat=E round=E",
    "5: zuotai seat-round-wind zimo no-wild" },
  { "the wind of the seat is one", "34m333z99p chi 123s chi 456s win=5m wild=9m seat=W round=E",
    "4: zuotai seat-wind zimo no-wild" },
  { "the wind of the round is one",
    "34m99p pon 111z chi 123s chi 456s win=5m wild=9m seat=W round=E",
    "4: zuotai round-wind zimo no-wild" },
  { "and both together", "34m333z99p pon 111z chi 456s win=5m wild=9m seat=W round=E",
    "5: zuotai seat-wind round-wind zimo no-wild" },
  { "other winds have no value", "34m99p pon 222z chi 123s chi 456s win=5m wild=9m seat=W round=E",
    "3: zuotai zimo no-wild" },
  { "an edge wait is one", "12m99p pon 222z chi 123s chi 456s win=3m wild=9m",
    "4: zuotai wait zimo no-wild" },
  { "at the other edge too", "89m99p pon 222z chi 123s chi 456s win=7m wild=9s",
    "4: zuotai wait zimo no-wild" },
  { "a closed wait is one", "24m99p pon 222z chi 123s chi 456s win=3m wild=9m",
    "4: zuotai wait zimo no-wild" },
  { "a single wait is one", "345m9p pon 222z chi 123s chi 456s win=9p wild=9m",
    "4: zuotai wait zimo no-wild" },
  { "a wait on two pairs is one", "33m99p pon 222z chi 123s chi 456s win=9p wild=9m",
    "4: zuotai wait zimo no-wild" },
  { "an open wait is none", "34m99p pon 222z chi 123s chi 456s win=2m wild=9m",
    "3: zuotai zimo no-wild" },
  { "a wait that is open or single is single", "2344m pon 222z chi 123s chi 456s win=4m wild=9m",
    "4: zuotai wait zimo no-wild" },
  /* Wild tiles */
  { "one wild tile is one, whatever it represents",
    "3m9m99p pon 222z chi 123s chi 456s win=5m wild=9m",
    "3: zuotai zimo one-wild" },
  { "two are two", "3m9m9p9m pon 222z chi 123s chi 456s win=5m wild=9m",
    "4: zuotai zimo two-wild" },
  { "three are 150, here a triplet of the wind", "567m9s9s9s1p chi 123p chi 456p win=1p wild=9s",
    "155: zuotai seat-round-wind wait zimo three-wild" },
  { "three wild flowers are 300", "1f2f345m99p chi 123s chi 456s win=3f wild=4f",
    "305: zuotai seat-round-wind wait zimo three-flower-wild" },
  { "a wild tile may be the winning one", "34m99p pon 222z chi 123s chi 456s win=9m wild=9m",
    "3: zuotai zimo one-wild" },
  { "all wild tiles that represent themselves are one more",
    "8m9m9m9m chi 123s pon 111z chi 456s win=7m wild=9m",
    "156: zuotai seat-round-wind wait zimo wild-as-itself three-wild" },
  { "but not some of them", "7m9m9m3p chi 123s pon 111z chi 456s win=8m wild=9m",
    "7: zuotai seat-round-wind wait zimo two-wild" },
  /* The minimum */
  { "three tai are not enough on a discard",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m ron",
    "no-yaku" },
  { "four are", "35m123p11z chi 123s chi 456s win=4m wild=9m ron",
    "4: zuotai penghu-shunzi wait no-wild" },
  { "flowers do not help", "34m99p chi 123m chi 123s chi 456s win=5m wild=9m ron aside=1234f",
    "no-yaku" },
  { "nor do kongs", "34m99p kan 4444z ankan 2222z kakan 3333z win=5m wild=9m ron",
    "no-yaku" },
  { "a robbed kong needs none, and is no self-draw",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m ron chankan",
    "3: zuotai penghu-shunzi no-wild" },
  /* A single wait with a wild tile */
  { "wins by self-draw alone", "112233m3p chi 456m chi 789m win=4z wild=3p",
    "75: zuotai penghu-shunzi wait zimo one-wild half-flush" },
  { "on a discard it does not", "112233m3p chi 456m chi 789m win=4z wild=3p ron",
    "no-yaku" },
  { "a robbed kong is like a self-draw",
    "9m pon 111m chi 234s pon 777z ankan 3333p win=5p wild=9m ron chankan",
    "154: zuotai dragon wait one-wild lone-tile-wild concealed-kan" },
  { "a natural partner is enough, whichever tile is wild",
    "5p pon 111m chi 234s pon 777z ankan 3333p win=9m wild=9m ron",
    "154: zuotai dragon wait one-wild lone-tile-wild concealed-kan" },
  { "two wild tiles are not such a pair",
    "9m pon 111m chi 234s pon 777z ankan 3333p win=9m wild=9m ron",
    "no-yaku" },
  { "nor in seven pairs", "1133m55p7799s11z9m win=2z wild=9m ron",
    "no-yaku" },
  { "if another pair has the wild tile, the discard wins",
    "1133m55p7799s12z9m win=2z wild=9m ron",
    "53: zuotai wait one-wild seven-pairs-wild" },
  { "and a wild discard can be next to a natural tile", "1133m55p7799s11z9m win=9m wild=9m ron",
    "54: zuotai wait two-wild seven-pairs-wild" },
  /* Thirteen unrelated tiles */
  { "it is 50", "147m258p369s1234z win=5z wild=9m",
    "53: zuotai zimo no-wild thirteen-unrelated" },
  { "also on a discard", "147m258p369s1234z win=5z wild=9m ron",
    "52: zuotai no-wild thirteen-unrelated" },
  { "tiles two apart go together", "135m258p369s1234z win=5z wild=9m",
    "not-complete" },
  { "so do equal ones", "147m258p369s1233z win=5z wild=9m",
    "not-complete" },
  { "with all honors by the winning tile 100", "147m369p2s123456z win=7z wild=9m",
    "103: zuotai zimo no-wild thirteen-unrelated-stars" },
  { "with all honors in the hand 150", "147m36p2s1234567z win=9p wild=9m",
    "153: zuotai zimo no-wild thirteen-unrelated-stars-concealed" },
  { "won on the suit that was missing 150", "147m369p1234567z win=5s wild=9m",
    "153: zuotai zimo no-wild thirteen-unrelated-missing-suit" },
  { "a wild tile may be one of these honors", "147m369p123456z9m win=5s wild=9m",
    "153: zuotai zimo one-wild thirteen-unrelated-missing-suit" },
  { "a wild winning tile chooses", "147m369p1234567z win=9m wild=9m",
    "153: zuotai zimo one-wild thirteen-unrelated-missing-suit" },
  { "there is no wait, and no wild tile that represents itself",
    "147m58p369s123z9m6z win=4z wild=9m",
    "53: zuotai zimo one-wild thirteen-unrelated" },
  { "if there is one, it counts", "147m258p369s1236z win=4z wild=2p",
    "54: zuotai zimo one-wild wild-as-itself thirteen-unrelated" },
  /* Triplets and the lone tile */
  { "all triplets are 100", "111m99p22p pon 333s pon 444z win=9p wild=9m",
    "104: zuotai wait zimo no-wild all-triplets" },
  { "with a wild tile 50", "111m99p2p9m pon 333s pon 444z win=9p wild=9m",
    "54: zuotai wait zimo one-wild all-triplets-wild" },
  { "also if it represents itself",
    "11m99p11z pon 333s pon 444z 9p win=1m wild=1z seat=S round=S",
    "56: zuotai wait zimo two-wild wild-as-itself all-triplets-wild" },
  { "a lone tile is 100, and its wait; a concealed kong is one of the four",
    "5p pon 111m chi 234s pon 777z ankan 3333p win=5p wild=9m",
    "205: zuotai dragon wait zimo no-wild lone-tile concealed-kan" },
  { "with a wild tile 50", "9m pon 111m chi 234s pon 777z ankan 3333p win=5p wild=9m",
    "155: zuotai dragon wait zimo one-wild lone-tile-wild concealed-kan" },
  /* Seven pairs */
  { "they are 150, and their wait", "1133m55p7799s112z win=2z wild=9m",
    "154: zuotai wait zimo no-wild seven-pairs" },
  { "with a wild tile 50", "1133m55p7799s11z9m win=2z wild=9m",
    "54: zuotai wait zimo one-wild seven-pairs-wild" },
  { "four identical tiles in the hand are 100 more, each time", "1111m5555p7799s2z win=2z wild=9m",
    "354: zuotai wait zimo no-wild seven-pairs concealed-bomb concealed-bomb" },
  { "by the winning tile 50", "111m5555p7799s22z win=1m wild=9m",
    "304: zuotai wait zimo no-wild seven-pairs concealed-bomb bomb" },
  { "four of which one is wild are two pairs", "111m55p7799s22z9m4z win=4z wild=9m",
    "54: zuotai wait zimo one-wild seven-pairs-wild" },
  { "with a wild tile four natural ones are a bomb", "1111m55p7799s22z9m win=4z wild=9m",
    "154: zuotai wait zimo one-wild seven-pairs-wild concealed-bomb" },
  { "with called sets there are none", "1133m55p7799s pon 222z win=8s wild=9m",
    "not-complete" },
  /* Flushes and honors */
  { "one suit and honors are 70", "112233m4z chi 456m chi 789m win=4z wild=3p",
    "75: zuotai penghu-shunzi wait zimo no-wild half-flush" },
  { "one suit alone is 150", "112233m9m chi 456m chi 789m win=9m wild=3p",
    "155: zuotai penghu-shunzi wait zimo no-wild full-flush" },
  { "wild tiles may be of it", "34m2f3f chi 123m chi 456m chi 789m win=5m wild=1f",
    "156: zuotai penghu-shunzi wait zimo two-wild full-flush" },
  { "seven pairs may be of it", "112233445567m7m win=6m wild=3p",
    "304: zuotai wait zimo no-wild seven-pairs full-flush" },
  { "only honors are 400 in any order; called winds and dragons count",
    "1244z pon 111z pon 333z pon 666z win=5z wild=9s seat=S round=W",
    "405: zuotai dragon round-wind zimo no-wild loose-honours" },
  { "not those of the hand", "1223555667z pon 333z win=7z wild=9s",
    "403: zuotai zimo no-wild loose-honours" },
  { "wild tiles may be honors", "1234567123446z win=9s wild=9s",
    "403: zuotai zimo one-wild loose-honours" },
  { "of seven pairs they are 400 more", "1122334455667z win=7z wild=3p",
    "554: zuotai wait zimo no-wild seven-pairs loose-honours" },
  { "a lone tile may be one of them", "1z pon 222z pon 333z pon 444z pon 555z win=7z wild=9s",
    "504: zuotai dragon zimo no-wild lone-tile loose-honours" },
  { "four sets and a pair of them are 800", "1122z pon 333z pon 444z pon 555z win=2z wild=9s",
    "905: zuotai dragon wait zimo no-wild all-triplets all-honours" },
  { "with wild tiles too", "1122z pon 333z pon 444z pon 555z win=2z wild=2z",
    "1006: zuotai dragon seat-round-wind wait zimo three-wild all-triplets-wild all-honours" },
  /* Kongs */
  { "each kong has its value", "34m99p kakan 4444z kan 2222z ankan 3333z win=5m wild=9m",
    "253: zuotai zimo no-wild direct-kan concealed-kan added-kan" },
  { "the last one blooms: a concealed one",
    "34m99p kan 1111z ankan 2222z chi 345s win=5m wild=9m rinshan seat=N round=N",
    "203: zuotai zimo no-wild direct-kan concealed-kan-bloom" },
  { "an added one", "34m99p kan 4444z ankan 2222z kakan 3333z win=5m wild=9m rinshan",
    "353: zuotai zimo no-wild direct-kan concealed-kan added-kan-bloom" },
  { "one of a discard", "34m99p kakan 4444z ankan 2222z kan 3333z win=5m wild=9m rinshan",
    "303: zuotai zimo no-wild direct-kan-bloom concealed-kan added-kan" },
  { "without a kong nothing does", "34m99p chi 123m chi 123s chi 456s win=5m wild=9m rinshan",
    "4: zuotai penghu-shunzi zimo no-wild" },
  { "nor on a discard",
    "35m99p kakan 4444z kan 2222z ankan 3333z win=4m wild=9m rinshan ron chankan",
    "253: zuotai wait no-wild direct-kan concealed-kan added-kan" },
  /* Flowers */
  { "the tile drawn for a flower is 50",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m flower-replacement aside=2f",
    "54: zuotai penghu-shunzi zimo no-wild flower-bloom" },
  { "not on a discard", "35m99p chi 123m chi 123s chi 456s win=4m wild=9m flower-replacement ron",
    "4: zuotai penghu-shunzi wait no-wild" },
  { "each own flower is two",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m aside=1f5f seat=E",
    "8: zuotai penghu-shunzi zimo no-wild own-flower own-flower" },
  { "the second of each group is that of South",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m aside=2f6f7f seat=S",
    "8: zuotai penghu-shunzi zimo no-wild own-flower own-flower" },
  { "four of a group are 150, besides the own one",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m aside=1234f seat=N",
    "156: zuotai penghu-shunzi zimo no-wild four-flowers own-flower" },
  { "eight are 800, besides all those",
    "34m99p chi 123m chi 123s chi 456s win=5m wild=9m aside=12345678f seat=N",
    "1108: zuotai penghu-shunzi zimo no-wild eight-flowers four-flowers four-flowers "
    "own-flower own-flower" },
  { "and 400 if the hand is not complete",
    "34m99p chi 123m chi 123s chi 456s win=9m wild=1p aside=12345678f seat=N",
    "707: zuotai zimo no-wild eight-flowers-now four-flowers four-flowers own-flower "
    "own-flower" },
  { "the last of them may be the winning tile",
    "34m99p chi 123m pon 777z chi 456s win=8f wild=1p aside=1234567f seat=N",
    "708: zuotai dragon zimo no-wild eight-flowers-now four-flowers four-flowers own-flower "
    "own-flower" },
  { "only on a self-draw",
    "34m99p chi 123m pon 777z chi 456s win=9m wild=1p aside=12345678f seat=N ron",
    "not-complete" },
  { "of a group that is wild nobody has four",
    "34m99p chi 123m chi 456p chi 789m win=5m wild=1f aside=5678f seat=N",
    "156: zuotai penghu-shunzi zimo no-wild four-flowers own-flower" },
  /* The worked hands of the interpretations */
  { "four tai on a discard", "123m11456p34568s win=7s wild=9m seat=S ron",
    "4: zuotai penghu-shunzi wait no-wild" },
  { "three tai on a discard", "123m11456p34567s win=8s wild=9m seat=S ron", "no-yaku" },
  { "of a robbed kong", "123m11456p34567s win=8s wild=9m seat=S ron chankan",
    "3: zuotai penghu-shunzi no-wild" },
  { "seven pairs, a bomb in the hand", "1111m3355p7799s2z win=2z wild=8m seat=S",
    "254: zuotai wait zimo no-wild seven-pairs concealed-bomb" },
  { "seven pairs, a bomb by the win", "111m3355p7799s22z win=1m wild=8m seat=S",
    "204: zuotai wait zimo no-wild seven-pairs bomb" },
  { "three wild tiles", "888m123m456p678s1z win=1z wild=8m seat=S",
    "154: zuotai penghu-shunzi wait zimo three-wild" },
  { "a concealed kong that blooms", "123m11456p34s ankan 8888s win=5s wild=9m seat=S rinshan",
    "153: zuotai zimo no-wild concealed-kan-bloom" },
  { "eight flowers at once", "147m258p369s1122z win=5m wild=9m seat=S aside=12345678f",
    "707: zuotai zimo no-wild eight-flowers-now four-flowers four-flowers own-flower own-flower" },
  /* Bad tiles */
  { "too few", "5m34p55p pon 222z chi 123s win=7m wild=9m",
    "bad-tiles" },
  { "too many", "34m99p chi 123m chi 456m chi 567m chi 567s win=5m wild=9m",
    "bad-tiles" },
  { "far too many", "1234123412341234m win=5m wild=9m",
    "bad-tiles" },
  { "far too many flowers", "12341234f12341234f123f win=5m wild=9m",
    "bad-tiles" },
  { "no winning tile", "34m99p chi 123m chi 456m chi 567m wild=9m",
    "bad-tiles" },
  { "an invalid meld", "34m99p chi 123m chi 456m chi 135s win=5m wild=9m",
    "bad-tiles 1s" },
  { "five identical tiles", "5555m111p pon 777z chi 345m win=1p wild=9m",
    "bad-tiles 5m" },
  { "four wild tiles: the indicator is one of that kind",
    "9999m345m chi 123s chi 123s win=1p wild=9m",
    "bad-tiles 9m" },
  { "a meld with a wild tile", "34m99p chi 123m chi 456m chi 789m win=5m wild=9m aside=7f",
    "bad-tiles 9m" },
  { "a flower in the hand that is not wild", "8f34m9p chi 123m chi 456m chi 789m win=5m wild=1f",
    "bad-tiles 8f" },
  { "the indicator itself", "1f34m9p chi 123m chi 456m chi 789m win=5m wild=1f",
    "bad-tiles 1f" },
  { "a flower that is there twice", "2f2f4m9p chi 123m chi 456m chi 789m win=5m wild=1f",
    "bad-tiles 2f" },
  { "in the hand and to win", "2f34m9p chi 123m chi 456m chi 789m win=2f wild=1f",
    "bad-tiles 2f" },
  { "a wild flower set aside", "2f34m9p chi 123m chi 456m chi 789m win=5m wild=1f aside=4f",
    "bad-tiles 4f" },
  { "the indicator set aside", "2f34m9p chi 123m chi 456m chi 789m win=5m wild=1f aside=1f",
    "bad-tiles 1f" },
  { "a flower set aside twice", "34m99p chi 123m chi 456m chi 567m win=5m wild=9m aside=7f7f",
    "bad-tiles 7f" },
  { "something else set aside", "34m99p chi 123m chi 456m chi 567m win=5m wild=9m aside=4z",
    "bad-tiles 4z" },
  { "an eighth flower on a discard",
    "34m99p chi 123m pon 777z chi 456s win=8f wild=1p aside=1234567f ron",
    "bad-tiles 8f" },
  { "a seventh flower to win", "34m99p chi 123m pon 777z chi 456s win=8f wild=1p aside=123456f",
    "bad-tiles 8f" },
  { "an eighth that is there", "34m99p chi 123m pon 777z chi 456s win=8f wild=1p aside=1234568f",
    "bad-tiles 8f" },
  { "an indicator to win", "34m99p chi 123m pon 777z chi 456s win=1f wild=1f",
    "bad-tiles 1f" },
  { "a red five", "04m99p chi 123m chi 456m chi 567m win=3m wild=9m",
    "bad-tiles 0m" },
  { "to win", "34m99p chi 123m chi 456m chi 567m win=0m wild=9m",
    "bad-tiles 0m" },
  { "in a meld", "34m99p chi 123m chi 406m chi 567m win=5m wild=9m",
    "bad-tiles 0m" },
  { "or turned over", "34m99p chi 123m chi 456m chi 567m win=5m wild=0s",
    "bad-tiles 0s" },
};

static char *
result_text (const TbTaiHandValue *value)
{
  g_autofree char *items = tai_items_text (value->counts);
  char             tile[TB_TILE_TEXT_SIZE];

  if (value->error == TB_HAND_FINE)
    return g_strdup_printf ("%d: %s", value->value.tai, items);
  if (value->bad_tile == TB_TILE_NONE)
    return g_strdup (tai_error_ids[value->error]);

  tb_tile_text (value->bad_tile, tile);
  return g_strdup_printf ("%s %s", tai_error_ids[value->error], tile);
}

static void
test_hands (void)
{
  TbRules     rules;
  TbTaiScorer scorer;

  tai_hand_scorer (&rules, &scorer);
  for (gsize i = 0; i < G_N_ELEMENTS (hand_cases); i++)
    {
      const HandCase  *c = &hand_cases[i];
      g_autofree char *text = NULL;
      TbTileHand       hand;
      TbTaiHandValue   value;

      g_test_message ("%s: %s", c->name, c->hand);
      tai_hand_parse (c->hand, &hand);
      tb_tai_scorer_value (&scorer, &hand, &value);
      text = result_text (&value);
      g_assert_cmpstr (text, ==, c->expect);
    }
}

static void
test_rounded_up (void)
{
  TbRules        rules;
  TbTaiScorer    scorer;
  TbTileHand     hand;
  TbTaiHandValue value;

  tai_hand_scorer (&rules, &scorer);
  tai_hand_parse ("147m258p369s1234z win=5z wild=9m", &hand);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.value.tai, ==, 53);
  g_assert_cmpint (value.value.base, ==, 60);
  g_assert_cmpint (value.value.tai_for_minimum, ==, 53);
  g_assert_false (value.value.tai_exempt);

  tai_hand_parse ("34m99p chi 123m chi 123s chi 456s win=9m wild=1p aside=12345678f", &hand);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.value.tai_for_minimum, ==, 3);
  g_assert_true (value.value.tai_exempt);
}

static void
test_a_form_must_be_played (void)
{
  static const struct
  {
    TbTai       item;
    const char *hand;
    const char *expect;
  } cases[] = {
    { TB_TAI_SEVEN_PAIRS, "1133m55p7799s112z win=2z wild=9m", "not-complete" },
    { TB_TAI_SEVEN_PAIRS_WILD, "1133m55p7799s11z9m win=2z wild=9m", "not-complete" },
    { TB_TAI_THIRTEEN_UNRELATED, "147m258p369s1234z win=5z wild=9m", "not-complete" },
    { TB_TAI_THIRTEEN_UNRELATED_STARS, "147m369p2s123456z win=7z wild=9m",
      "53: zuotai zimo no-wild thirteen-unrelated" },
    { TB_TAI_LOOSE_HONOURS, "1244z pon 111z pon 333z pon 666z win=5z wild=9s", "not-complete" },
    { TB_TAI_EIGHT_FLOWERS_NOW,
      "34m99p chi 123m chi 123s chi 456s win=9m wild=1p aside=12345678f", "not-complete" },
    { TB_TAI_ZIMO, "34m99p chi 123m chi 123s chi 456s win=5m wild=9m",
      "3: zuotai penghu-shunzi no-wild" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;
      TbRules          rules;
      TbTaiScorer      scorer;
      TbTileHand       hand;
      TbTaiHandValue   value;
      int32_t          kept = 0;

      tai_hand_scorer (&rules, &scorer);
      for (int32_t j = 0; j < rules.n_tai_items; j++)
        if (rules.tai_items[j].item != cases[i].item)
          rules.tai_items[kept++] = rules.tai_items[j];
      rules.n_tai_items = kept;
      tb_tai_scorer_init (&scorer, &rules);
      tai_hand_parse (cases[i].hand, &hand);
      tb_tai_scorer_value (&scorer, &hand, &value);
      text = result_text (&value);
      g_assert_cmpstr (text, ==, cases[i].expect);
    }
}

static void
test_flowers_of_the_set (void)
{
  TbRules        rules;
  TbTaiScorer    scorer;
  TbTileHand     hand;
  TbTaiHandValue value;

  tai_hand_scorer (&rules, &scorer);
  rules.flowers = 4;
  tai_hand_parse ("34m99p chi 123m chi 123s chi 456s win=5m wild=9m aside=5f", &hand);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.error, ==, TB_HAND_BAD_TILES);
  tai_hand_parse ("34m99p chi 123m chi 123s chi 456s win=5m wild=5f", &hand);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.error, ==, TB_HAND_BAD_TILES);
  g_assert_cmpint (value.bad_tile, ==, TB_TILE_FLOWER | 4);

  tai_hand_parse ("34m9p chi 123m chi 123s chi 456s win=5m", &hand);
  tb_tile_hand_add (&hand, TB_TILE_FLOWER | 2);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.error, ==, TB_HAND_BAD_TILES);
  g_assert_cmpint (value.bad_tile, ==, TB_TILE_FLOWER | 2);
}

/* The displayed interpretation. */
static void
test_interpretation (void)
{
  TbRules        rules;
  TbTaiScorer    scorer;
  TbTileHand     hand;
  TbTaiHandValue value;

  tai_hand_scorer (&rules, &scorer);
  tai_hand_parse ("8m9m9m9m chi 123s pon 111z chi 456s win=7m wild=9m", &hand);
  tb_tai_scorer_value (&scorer, &hand, &value);
  g_assert_cmpint (value.interpretation.shape, ==, TB_SHAPE_SETS);
  g_assert_cmpint (value.interpretation.n_sets, ==, 1);
  g_assert_cmpint (value.interpretation.sets[0].tile, ==, TB_TILE (TB_SUIT_MANZU, 6));
  g_assert_true (value.interpretation.sets[0].run);
  g_assert_cmpint (value.interpretation.pair, ==, TB_TILE (TB_SUIT_MANZU, 8));
  g_assert_cmpint (value.interpretation.wait, ==, TB_WAIT_EDGE);
  g_assert_cmpint (value.interpretation.win, ==, TB_TILE (TB_SUIT_MANZU, 6));
  g_assert_cmpint (value.interpretation.n_wild, ==, 3);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (value.interpretation.wild[i], ==, TB_TILE (TB_SUIT_MANZU, 8));
}

/* The waits of a hand */

typedef struct
{
  const char *name;
  const char *hand;
  const char *expect; /* the tiles, and the tai of ron and self-draw */
} WaitCase;

static const WaitCase wait_cases[] = {
  { "an open wait", "34m99p chi 123m chi 123s chi 456s wild=9m", "2m:-/4 5m:-/4 9m:-/4" },
  { "a tile of which the hand has every copy is not a wait", "2222m345m chi 123s chi 456s wild=9m",
    "5m:-/4 9m:-/4" },
  { "four tai are enough for a discard", "35m99p chi 123m chi 123s chi 456s wild=9m",
    "4m:4/5 9m:4/5" },
  { "wild flowers", "35m99p chi 123m chi 123s chi 456s wild=1f", "4m:4/5 2f:4/5 3f:4/5 4f:4/5" },
  { "but those that the hand has", "3m2f99p chi 123m chi 123s chi 456s wild=1f",
    "1m:-/4 2m:4/5 3m:-/4 4m:4/5 5m:-/4 9p:-/4 3f:5/6 4f:5/6" },
  { "the last of eight flowers", "35m99p chi 123m chi 123s chi 456s wild=9m aside=1235678f",
    "4m:158/159 9m:158/159 4f:-/707" },
  { "no hand", "35m99p chi 123m wild=9m", "" },
};

static void
test_waits (void)
{
  TbRules     rules;
  TbTaiScorer scorer;

  tai_hand_scorer (&rules, &scorer);
  for (gsize i = 0; i < G_N_ELEMENTS (wait_cases); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      TbTileHand hand;
      TbTaiWait  waits[TB_MAX_TAI_WAITS];
      size_t     n;

      g_test_message ("%s: %s", wait_cases[i].name, wait_cases[i].hand);
      tai_hand_parse (wait_cases[i].hand, &hand);
      n = tb_tai_hand_waits (&scorer, &hand, waits);
      for (size_t j = 0; j < n; j++)
        {
          char tile[TB_TILE_TEXT_SIZE];

          tb_tile_text (waits[j].tile, tile);
          g_string_append_printf (text, j > 0 ? " %s:" : "%s:", tile);
          if (waits[j].ron.error == TB_HAND_FINE)
            g_string_append_printf (text, "%d/%d", waits[j].ron.value.tai,
                                    waits[j].self_draw.value.tai);
          else
            g_string_append_printf (text, "-/%d", waits[j].self_draw.value.tai);
        }
      g_assert_cmpstr (text->str, ==, wait_cases[i].expect);
    }
}

/* The minimum that a refusal names is that of the way of winning. */
static void
test_the_minimum_of_a_self_draw (void)
{
  static const struct
  {
    const char *hand; /* three tai */
    bool        robbed_kong_self_draw;
    int32_t     minimum;
  } cases[] = {
    { "123m11456p34567s win=8s wild=9m seat=S ron", true, 4 },
    { "123m11456p34567s win=8s wild=9m seat=S ron chankan", false, 4 },
    { "123m11456p34567s win=8s wild=9m seat=S ron chankan", true, 6 },
    { "123m11456p34567s win=8s wild=9m seat=S", false, 6 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbValueEntry entry = { .form = TB_VALUE_TILES };
      TbTaiScorer  scorer;
      TbRules      rules;
      TbValue      value;
      TbProblem    problem;

      tai_hand_scorer (&rules, &scorer);
      rules.robbed_kong_self_draw = cases[i].robbed_kong_self_draw;
      rules.tai_minimum_self_draw = 6;
      tai_hand_parse (cases[i].hand, &entry.tiles);
      g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_REFUSED);
      g_assert_cmpint (problem.code, ==, TB_PROBLEM_TAI_MINIMUM);
      g_assert_cmpint (problem.min, ==, cases[i].minimum);
    }
}

/* Tiles have no value under a ruleset with other items, or without any. */
static void
test_items_that_tiles_do_not_show (void)
{
  static const char *const rulesets[] = {
    "coast house-tai=flower:Flower:::1:8:false:false",
    "coast tai-items=",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      TbValueEntry entry = { .form = TB_VALUE_TILES };
      TbRules      rules;
      TbValue      value;
      TbProblem    problem;

      script_rules (rulesets[i], &rules);
      tai_hand_parse ("123m11456p34567s win=8s wild=9m seat=S", &entry.tiles);
      g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_REFUSED);
      g_assert_cmpint (problem.code, ==, TB_PROBLEM_ITEMS_NOT_SHOWN);
      g_assert_cmpint (problem.at, ==, TB_AT_VALUE_TILES);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/tai-hands/hands", test_hands);
  g_test_add_func ("/engine/tai-hands/rounded-up", test_rounded_up);
  g_test_add_func ("/engine/tai-hands/forms-played", test_a_form_must_be_played);
  g_test_add_func ("/engine/tai-hands/flowers", test_flowers_of_the_set);
  g_test_add_func ("/engine/tai-hands/reading", test_interpretation);
  g_test_add_func ("/engine/tai-hands/waits", test_waits);
  g_test_add_func ("/engine/tai-hands/the minimum of a self-draw", test_the_minimum_of_a_self_draw);
  g_test_add_func ("/engine/tai-hands/items not shown", test_items_that_tiles_do_not_show);

  return g_test_run ();
}
