/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"
#include "hand-check.h"

#include <string.h>

/* Hands with wild tiles, and the display of their interpretations. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *hand; /* see hand_parse() */
  const char *expect;
} WildCase;

#define WHITE   "league wild-tile=white"
#define MISSING "league wild-tile=missing"
#define FIVE    WHITE " five-alike=true"
#define MARKED  "league wild-white=after-riichi"

static const WildCase cases[] = {
  /* The wild tiles. */
  { "none is", "league", "234m456p34567s22p +5z", "not-complete" },
  { "white is", WHITE, "234m456p34567s22p +5z", "pinfu tanyao 2/30 2000" },
  { "in the closed part", WHITE, "234m456p3456s22p5z +2s", "pinfu tanyao 2/30 2000" },
  { "one is missing", MISSING, "234m456p3456s22p +2s", "pinfu tanyao 2/30 2000" },
  { "of thirteen none is", MISSING, "234m456p34567s22p +2s", "bad-tiles" },
  { "of twelve none is white", WHITE, "234m456p3456s22p +2s", "bad-tiles" },
  { "white next to a missing one", MISSING, "234m456p345s5z22p +5z", "yakuhai-white 1/40 1300" },
  { "in no pon", WHITE, "234m456p3456s +2s pon:555z", "bad-tiles 5z" },
  { "nor in a kan", WHITE, "234m456p3456s +2s ankan:5555z", "bad-tiles 5z" },
  { "no fifth one", WHITE, "234m456p3s22p5555z +5z", "bad-tiles 5z" },
  { "but if five identical tiles are played", FIVE, "33444m666p9s5555z +5z",
    "suuankou-tanki x4 32000" },
  { "other bad tiles", WHITE, "234m456p34567s22p +5z aside=1f", "bad-tiles 1f" },
  { "not enough for a hand", WHITE, "147m258p369s123z5z +4z", "not-complete" },

  /* The marked white. */
  { "no marked white is in the set", "league", "234m456p34567s22p +0z", "bad-tiles 0z" },
  { "drawn after riichi", MARKED, "234m456p34567s22p +0z tsumo riichi",
    "riichi tsumo pinfu tanyao 4/20 1300/2600" },
  { "after a double riichi", MARKED, "234m456p34567s22p +0z tsumo double-riichi",
    "double-riichi tsumo pinfu tanyao 5/20 2000/4000" },
  { "without riichi it is a white", MARKED, "234m456p34567s22p +0z tsumo", "not-complete" },
  { "and as a discard", MARKED, "234m456p34567s22p +0z riichi", "not-complete" },
  { "also in a triplet", MARKED, "234m456p345s22p55z +0z", "yakuhai-white 1/40 1300" },
  { "of all waits the highest value counts", MARKED, "234m456p345s22p55z +0z tsumo riichi",
    "riichi tsumo yakuhai-white 3/30 1000/2000" },
  { "it is a dora like that tile", MARKED, "234m456p34567s22p +0z tsumo riichi dora=1s",
    "riichi tsumo pinfu tanyao dora1 5/20 2000/4000" },
  { "not a fifth copy", MARKED, "111m456p345s2222p +0z tsumo riichi", "not-complete" },
  { "only with ippatsu", "league wild-white=ippatsu", "234m456p34567s22p +0z tsumo riichi",
    "not-complete" },
  { "drawn with ippatsu", "league wild-white=ippatsu",
    "234m456p34567s22p +0z tsumo riichi ippatsu",
    "riichi ippatsu tsumo pinfu tanyao 5/20 2000/4000" },
  { "there is one", MARKED, "234m456p345s22p05z +0z", "bad-tiles 0z" },
  { "an ordinary white in the closed part", MARKED, "234m456p345s22p05z +5z",
    "yakuhai-white 1/40 1300" },

  /* Sets and the pair. */
  { "in a run below", WHITE, "56m456p345678s22p +5z", "pinfu tanyao 2/30 2000" },
  { "never two wild ones for a pair", WHITE, "234m456p345678s5z +5z", "pinfu tanyao 2/30 2000" },
  { "nor three for a triplet", WHITE " yaku=riichi:1:0;yakuhai-white:1:1",
    "234m456p345s22p55z +5z riichi", "riichi 1/40 1300" },
  { "next to natural ones of its kind", WHITE, "345m4445p67678s5z +8s",
    "pinfu tanyao iipeikou 3/30 3900" },
  { "a dora of the kind that it represents", WHITE, "234m456p3456s22p5z +2s dora=6s",
    "pinfu tanyao dora1 3/30 3900" },
  { "no red five", WHITE " red-fives=4", "234m46p234678s2p5z +2p", "tanyao 1/40 1300" },
  { "ura with riichi", WHITE, "234m456p3456s22p5z +2s riichi ura=6s",
    "riichi pinfu tanyao ura1 4/30 8000" },

  /* Seven pairs and kokushi. */
  { "seven pairs", WHITE, "1199m2244p77s11z5z +2z", "chiitoitsu 2/25 1600" },
  { "two wild ones, each next to a natural one", WHITE, "1199m2244p7s11z55z +2z",
    "chiitoitsu 2/25 1600" },
  { "two wild ones are no pair", WHITE, "1199m2244p77s15z5z +1z", "not-complete" },
  { "but next to two identical ones", WHITE " seven-pairs-four-alike=true",
    "1199m2244p77s15z5z +1z",
    "chiitoitsu 2/25 1600" },
  { "a wild one of seven pairs waits for every other kind",
    WHITE " yaku=chiitoitsu:2:0;otafuku:1:0", "1199m2244p77s11z5z +2z",
    "chiitoitsu otafuku 25/25 24000" },
  { "five waits of groups", WHITE " yaku=yakuhai-round:1:1;otafuku:1:1",
    "3334567p +8p pon:999m pon:111z", "yakuhai-round otafuku 2/30 2000" },
  { "four alike are no two pairs", WHITE, "1111m2244p77s15z5z +1z", "not-complete" },
  { "a pair is won on a wild one", WHITE, "1199m2244p77s11z2z +5z", "chiitoitsu 2/25 1600" },
  { "kokushi", WHITE, "19m19p19s1234675z +1m", "kokushi-13 x4 32000" },
  { "kokushi by a single wait", WHITE, "19m19p19s123467z1z +5z", "kokushi x4 32000" },
  { "won on a wild one", WHITE, "19m19p19s123467z5z +5z", "kokushi-13 x4 32000" },
  { "no middle tile", WHITE, "19m19p18s1234675z +1m", "not-complete" },
  { "no three alike", WHITE, "111m9p19s1234675z +1p", "not-complete" },
  { "nor two pairs", WHITE, "11m99p19s1234675z +1p", "not-complete" },
  { "no kokushi if it is not played", WHITE " yakuman=daisangen", "19m19p19s1234675z +1m",
    "not-complete" },

  /* The highest-valued interpretation. */
  { "the yakuman", WHITE, "111222333m9p44s5z +4s", "toitoi sanankou 4/50 8000" },
  { "by tsumo", WHITE, "111222333m9p44s5z +9p tsumo", "suuankou-tanki x4 8000/16000" },
  { "nine gates", WHITE, "111234567899m5z +8m", "chuuren-9 x4 32000" },
  { "renhou in place of the rest", WHITE " yaku=renhou:5:0:true;riichi:1:0",
    "234m456p3456s22p5z +2s renhou", "renhou 5/40 8000" },
  { "no value", WHITE, "456p3456s22p5z +2s chi:123m", "no-yaku" },
  { "four alike in kans and a wild one", FIVE " yakuman=suukantsu,suuankou,chinroutou",
    "1m +5z kan:1111m kan:1111m kan:1111m kan:1111m dora=9m",
    "chinroutou suukantsu dora18 x8 64000" },
};

static void
check_case (gconstpointer data)
{
  const WildCase  *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTileHand       hand;

  script_rules (self->rules, &rules);
  hand_parse (self->hand, &hand);
  found = hand_value_text (&rules, &hand);
  g_assert_cmpstr (found, ==, self->expect);
}

/* The fu of hands with wild tiles, line by line. */
static const WildCase fu_cases[] = {
  { "a wild one in the wait", WHITE, "24m222z66s456p345s +5z riichi",
    "base 20, concealed-triplet-honour 8, closed-wait 2, closed-ron 10" },
  { "a wild one makes a triplet", WHITE, "22m66s456p345s111z +5z riichi",
    "base 20, open-triplet 2, concealed-triplet-honour 8, closed-ron 10" },
  { "one is missing", MISSING, "4m222z66s456p345s +3m riichi",
    "base 20, concealed-triplet-honour 8, closed-wait 2, closed-ron 10" },
};

static void
check_fu_case (gconstpointer data)
{
  const WildCase  *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTileHand       hand;

  script_rules (self->rules, &rules);
  hand_parse (self->hand, &hand);
  hand_check (&rules, &hand);
  found = hand_fu_text (&rules, &hand);
  g_assert_cmpstr (found, ==, self->expect);
}

/* The tiles that complete a hand, including the wild kind. */
static void
test_waits (void)
{
  TbTileWait waits[TB_MAX_WAITS];
  TbRules    rules;
  TbScorer   scorer;
  TbTileHand hand;
  size_t     n;

  script_rules (WHITE, &rules);
  tb_scorer_init (&scorer, &rules);
  hand_parse ("234m456p34567s22p +5z", &hand);
  n = tb_tiles_waits (&scorer, &hand, waits);
  g_assert_cmpuint (n, ==, 4);
  for (size_t i = 0; i < n; i++)
    g_assert_cmpint (waits[i].ron.error, ==, TB_HAND_FINE);
  g_assert_cmpint (waits[0].tile, ==, TB_TILE (TB_SUIT_SOUZU, 1));
  g_assert_cmpint (waits[3].tile, ==, TB_TILE_WHITE);
}

/* The refusal names the number of tiles that the hand needs: one fewer if a wild tile is
 * missing. */
static void
test_number_of_tiles (void)
{
  static const struct
  {
    const char *rules;
    int32_t     tiles;
  } list[] = { { MISSING, 12 }, { WHITE, 13 } };

  for (gsize i = 0; i < G_N_ELEMENTS (list); i++)
    {
      TbValueEntry entry = { .form = TB_VALUE_TILES };
      TbRules      rules;
      TbValue      value;
      TbProblem    problem;

      script_rules (list[i].rules, &rules);
      hand_parse ("4m22z +3m", &entry.tiles);
      g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_REFUSED);
      g_assert_cmpint (problem.code, ==, TB_PROBLEM_BAD_TILES);
      g_assert_cmpint (problem.min, ==, list[i].tiles);
      g_assert_cmpint (value.han, ==, 0);
    }
}

static void
add_cases (const char     *group,
           const WildCase *list,
           gsize           n,
           GTestDataFunc   check)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/wild/%s/%s", group, list[i].name);

      g_test_add_data_func (path, &list[i], check);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("hands", cases, G_N_ELEMENTS (cases), check_case);
  add_cases ("fu", fu_cases, G_N_ELEMENTS (fu_cases), check_fu_case);
  g_test_add_func ("/engine/wild/waits", test_waits);
  g_test_add_func ("/engine/wild/number of tiles", test_number_of_tiles);

  return g_test_run ();
}
