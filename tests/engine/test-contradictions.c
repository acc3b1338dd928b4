/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"
#include "hand-check.h"
#include "tb-possible-fu.h"

/* Events that contradict themselves: the engine refuses them as new input and plays those of old
 * records. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event;
  const char *expect; /* "fine", or the refusal of new input */
  const char *tiles;  /* replaces the first value; see hand_parse() */
} Case;

static const Case cases[] = {
  /* Riichi in the value and in the record */
  { "riichi in a list without a stick", "league", "", "win ron=1<2 +riichi,pinfu fu=30",
    "NO_RIICHI wins[0].value.yaku[0]" },
  { "riichi in a list with the stick", "league", "", "win riichi=1 ron=1<2 +riichi,pinfu fu=30",
    "fine" },
  { "double riichi without a stick", "league", "",
    "win riichi=2 ron=1<2 +pinfu,double-riichi fu=30", "NO_RIICHI wins[0].value.yaku[1]" },
  { "double riichi with the stick", "league", "",
    "win riichi=1 ron=1<2 +double-riichi,pinfu fu=30", "fine" },
  { "a list without a yaku that would replace the others",
    "league yaku=riichi:1:0:false;renhou:5:0:true", "", "win riichi=1 ron=1<2 +riichi fu=30",
    "fine" },
  { "a stick without riichi in the list", "league", "", "win riichi=1 ron=1<2 +pinfu fu=30",
    "RIICHI_NOT_LISTED wins[0].value.yaku" },
  { "riichi is not a yaku", "league yaku=pinfu:1:0", "", "win riichi=1 ron=1<2 +pinfu fu=30",
    "fine" },
  { "riichi is not staked, so that no record has it", "league riichi-stake=0", "",
    "win ron=1<2 +riichi,pinfu fu=30", "fine" },
  { "the second of two winners", "parlour", "",
    "win riichi=1 ron=1<3 +riichi,pinfu fu=30 ron=2<3 +riichi,pinfu fu=30",
    "NO_RIICHI wins[1].value.yaku[0]" },
  { "riichi next to a yaku that replaces the others",
    "league yaku=riichi:1:0:false;renhou:5:0:true",
    "", "win riichi=1 ron=1<2 +renhou", "FIRST_TURN wins[0].value.yaku[0]" },
  { "a yaku that replaces the others need not list it",
    "league yaku=riichi:1:0:false;chinitsu:6:5:true", "", "win riichi=1 ron=1<2 +chinitsu",
    "fine" },

  /* Open hands in riichi */
  { "han of an open hand", "league", "", "win riichi=1 ron=1<2 2/30 open",
    "RIICHI_OPEN wins[0].open" },
  { "a limit of an open hand", "league", "", "win riichi=1 tsumo=1 mangan open",
    "RIICHI_OPEN wins[0].open" },
  { "an open list", "league", "", "win riichi=1 ron=1<2 +honitsu fu=30 open-value",
    "RIICHI_OPEN wins[0].value.open" },
  { "open melds", "league", "", "win riichi=1 ron=1<2 1/30", "RIICHI_OPEN wins[0].value.tiles",
    "22m456p789s78m +9m pon:777z" },
  { "a concealed kan", "league", "", "win riichi=1 ron=1<2 1/30", "fine",
    "22m456p789s78m +9m ankan:7777z" },
  { "the riichi of another player", "league", "", "win riichi=0,2,3 ron=1<2 2/30 open", "fine" },

  /* Ippatsu and ura dora */
  { "ippatsu in a list", "league", "", "win ron=1<2 +ippatsu,pinfu fu=30",
    "NO_RIICHI wins[0].value.yaku[0]" },
  { "ippatsu after a riichi that is not listed", "league", "",
    "win riichi=1 ron=1<2 +ippatsu,pinfu fu=30", "RIICHI_NOT_LISTED wins[0].value.yaku" },
  { "a chip of ippatsu", "parlour", "", "win ron=1<2 2/40 ippatsu",
    "NO_RIICHI wins[0].bonus.ippatsu" },
  { "chips of ura dora", "parlour", "", "win riichi=2 ron=1<2 2/40 ura=2",
    "NO_RIICHI wins[0].bonus.ura" },
  { "chips of red fives in an open hand", "parlour chip-red=1000 chip-red-closed=true", "",
    "win ron=1<2 2/40 red=1 open", "CHIP_CLOSED_ONLY wins[0].bonus.red" },
  { "in a hand that may be closed", "parlour chip-red=1000 chip-red-closed=true", "",
    "win ron=1<2 2/40 red=1", "fine" },
  { "both with the stick", "parlour", "", "win riichi=1 ron=1<2 4/40 ippatsu ura=2", "fine" },
  { "a chip of a red five", "parlour chip-red=1000", "", "win ron=1<2 2/40 red=1", "fine" },
  { "chips if riichi is not staked", "parlour riichi-stake=0", "", "win ron=1<2 2/40 ura=2",
    "fine" },

  /* Flags and indicators of tiles */
  { "the flag of riichi", "league", "", "win ron=1<2 1/30", "NO_RIICHI wins[0].value.tiles.flags",
    "234m22456p34567s +8s riichi" },
  { "the flag of double riichi", "league", "", "win ron=1<2 1/30",
    "NO_RIICHI wins[0].value.tiles.flags", "234m22456p34567s +8s double-riichi" },
  { "the flag of ippatsu", "league", "", "win ron=1<2 1/30",
    "NO_RIICHI wins[0].value.tiles.flags", "234m22456p34567s +8s ippatsu" },
  { "these flags with the stick", "league", "", "win riichi=1 ron=1<2 1/30", "fine",
    "234m22456p34567s +8s double-riichi ippatsu ura=3m" },
  { "ura indicators", "league", "", "win ron=1<2 1/30", "NO_RIICHI wins[0].value.tiles.ura",
    "234m22456p34567s +8s ura=3m" },
  { "ura indicators if riichi is not staked", "league riichi-stake=0", "", "win ron=1<2 1/30",
    "fine", "234m22456p34567s +8s ura=3m" },
  { "haitei on a ron", "league", "", "win ron=1<2 1/30",
    "SELF_DRAW_ONLY wins[0].value.tiles.flags", "234m22456p34567s +8s haitei" },
  { "houtei on a tsumo", "league", "", "win tsumo=1 1/30",
    "DISCARD_ONLY wins[0].value.tiles.flags", "234m22456p34567s +8s houtei" },
  { "houtei on a ron", "league", "", "win ron=1<2 1/30", "fine",
    "234m22456p34567s +8s houtei" },
  { "tenhou of a child", "league", "", "win tsumo=1 1/30",
    "DEALER_ONLY wins[0].value.tiles.flags", "234m22456p34567s +8s tenhou" },
  { "tenhou of the dealer", "league", "", "win tsumo=0 1/30", "fine",
    "234m22456p34567s +8s tenhou" },
  { "chiihou of an open hand", "league", "", "win tsumo=1 1/30",
    "CLOSED_ONLY wins[0].value.tiles.flags", "22m456p789s78m +9m pon:777z chiihou" },
  { "a flag that contradicts nothing", "league", "", "win ron=1<2 1/30", "fine",
    "234m22456p34567s +8s wait-in-discards" },

  /* Yakuman */
  { "tenhou on a ron", "league", "", "win ron=0<2 *tenhou",
    "SELF_DRAW_ONLY wins[0].value.yakuman[0]" },
  { "tenhou of a child by name", "league", "", "win tsumo=1 *tenhou",
    "DEALER_ONLY wins[0].value.yakuman[0]" },
  { "tenhou after a riichi", "league", "", "win riichi=0 tsumo=0 *suuankou,tenhou",
    "FIRST_TURN wins[0].value.yakuman[1]" },
  { "tenhou and suuankou", "league", "", "win tsumo=0 *suuankou,tenhou", "fine" },
  { "chiihou of the dealer", "league", "S1", "win tsumo=0 *chiihou",
    "CHILD_ONLY wins[0].value.yakuman[0]" },
  { "chiihou of a child", "league", "S1", "win tsumo=3 *chiihou", "fine" },
  { "renhou of the dealer", "parlour", "", "win ron=0<1 +renhou,pinfu fu=30",
    "CHILD_ONLY wins[0].value.yaku[0]" },
  { "renhou of a child", "parlour", "", "win ron=1<0 +renhou,pinfu fu=30", "fine" },
  { "renhou after a riichi", "parlour", "", "win riichi=1 ron=1<0 +renhou,pinfu fu=30",
    "FIRST_TURN wins[0].value.yaku[0]" },
  { "a yakuman of closed hands in an open one", "league", "", "win tsumo=1 *suuankou open",
    "CLOSED_ONLY wins[0].value.yakuman[0]" },
  { "a yakuman of open hands", "league", "", "win tsumo=1 *daisangen open", "fine" },
  { "yakuman that exclude each other", "league", "", "win tsumo=1 *suuankou,kokushi",
    "INCOMPATIBLE wins[0].value.yakuman[1]" },
  { "yakuman that do not", "league", "", "win tsumo=1 *suuankou,tsuuiisou", "fine" },

  /* Lists of yaku */
  { "a closed self-draw without tsumo", "league", "", "win tsumo=1 +pinfu,tanyao fu=20",
    "TSUMO_NOT_LISTED wins[0].value.yaku" },
  { "a self-draw in riichi without tsumo", "league", "", "win riichi=1 tsumo=1 +riichi fu=30",
    "TSUMO_NOT_LISTED wins[0].value.yaku" },
  { "one that is recorded as closed", "league", "", "win tsumo=1 +tanyao fu=30 closed-value",
    "TSUMO_NOT_LISTED wins[0].value.yaku" },
  { "the list of a win that is recorded as closed", "league", "",
    "win tsumo=1 +tanyao fu=30 closed", "TSUMO_NOT_LISTED wins[0].value.yaku" },
  { "one that may be open or closed", "league", "", "win tsumo=1 +tanyao fu=30",
    "fine" },
  { "with tsumo", "league", "", "win riichi=1 tsumo=1 +riichi,tsumo fu=30", "fine" },
  { "tsumo is not a yaku", "league yaku=riichi:1:0", "", "win riichi=1 tsumo=1 +riichi fu=30",
    "fine" },
  { "pinfu if it replaces tsumo", "league pinfu-tsumo=pinfu-only", "",
    "win riichi=1 tsumo=1 +riichi,pinfu fu=30", "fine" },
  { "a ron without tsumo", "league", "", "win riichi=1 ron=1<2 +riichi fu=40", "fine" },
  { "a list in a win that is recorded as open", "league", "", "win ron=1<2 +tanyao fu=30 open",
    "fine" },
  { "20 fu of an open list", "league", "", "win ron=1<2 +ittsu fu=20 open",
    "IMPOSSIBLE_FU wins[0].value.fu 30..60" },
  { "yaku of five sets", "league", "",
    "win ron=1<2 +ittsu,yakuhai-white,yakuhai-green fu=30 open-value",
    "NO_ROOM wins[0].value.yaku" },
  { "triplets of all dragons", "league", "",
    "win ron=1<2 +yakuhai-white,yakuhai-green,yakuhai-red fu=40 open-value",
    "NO_ROOM wins[0].value.yaku" },
  { "that is not a yakuman", "league pao-yakuman= yakuman=", "",
    "win ron=1<2 +yakuhai-white,yakuhai-green,yakuhai-red fu=40 open-value", "fine" },

  /* Fu of a number of han */
  { "1 han 20 fu on a ron", "league", "", "win ron=1<2 1/20",
    "IMPOSSIBLE_FU wins[0].value.fu 30..110" },
  { "2 han 20 fu on a ron", "league", "", "win ron=1<2 2/20",
    "IMPOSSIBLE_FU wins[0].value.fu 25..110" },
  { "1 han 20 fu on a tsumo", "league", "", "win tsumo=1 1/20",
    "IMPOSSIBLE_FU wins[0].value.fu 30..110" },
  { "2 han 20 fu on a tsumo", "league", "", "win tsumo=1 2/20", "fine" },
  { "2 han 20 fu on an open tsumo", "league", "", "win tsumo=1 2/20 open",
    "FU_OF_CLOSED wins[0].value.fu 30..110" },
  { "1 han 25 fu", "league", "", "win ron=1<2 1/25", "IMPOSSIBLE_FU wins[0].value.fu 30..110" },
  { "2 han 25 fu on a ron", "league", "", "win ron=1<2 2/25", "fine" },
  { "2 han 25 fu on a tsumo", "league", "", "win tsumo=1 2/25",
    "IMPOSSIBLE_FU wins[0].value.fu 20..110" },
  { "25 fu of an open hand", "league", "", "win ron=1<2 3/25 open",
    "FU_OF_CLOSED wins[0].value.fu 30..170" },
  { "1 han 25 fu if seven pairs have one", "league yaku=riichi:1:0;chiitoitsu:1:0", "",
    "win ron=1<2 1/25", "fine" },
  { "25 fu if seven pairs have 40", "league seven-pairs-forty-fu=true", "", "win ron=1<2 2/25",
    "IMPOSSIBLE_FU wins[0].value.fu 30..110" },
  { "20 fu of an open pinfu", "parlour", "", "win ron=1<2 1/20", "fine" },
  { "20 fu on a ron in riichi", "parlour", "", "win riichi=1 ron=1<2 2/20",
    "FU_OF_OPEN wins[0].value.fu 25..110" },
  { "2 han 120 fu", "league", "", "win ron=1<2 2/120", "IMPOSSIBLE_FU wins[0].value.fu 25..110" },
  { "3 han 120 fu", "league", "", "win ron=1<2 3/120", "fine" },
  { "fu of a mangan", "league", "", "win ron=1<2 5/20", "fine" },
  { "fu if every han has the same value",
    "trio scoring=linear han-points=2000 tsumo-split=thirds", "", "win ron=1<2 1/25", "fine" },

  /* Fu of a list of yaku */
  { "pinfu with 40 fu", "league", "", "win ron=1<2 +pinfu fu=40",
    "IMPOSSIBLE_FU wins[0].value.fu 30..30" },
  { "pinfu and tsumo with 30 fu", "league", "", "win tsumo=1 +pinfu,tsumo fu=30",
    "IMPOSSIBLE_FU wins[0].value.fu 20..20" },
  { "pinfu and tsumo with 20 fu", "league", "", "win tsumo=1 +pinfu,tsumo fu=20", "fine" },
  { "seven pairs with 30 fu", "league", "", "win ron=1<2 +chiitoitsu fu=30",
    "IMPOSSIBLE_FU wins[0].value.fu 25..25" },
  { "25 fu of sets", "league", "", "win ron=1<2 +toitoi fu=25",
    "IMPOSSIBLE_FU wins[0].value.fu 30..110" },
  { "riichi alone with 30 fu on a ron", "league", "", "win riichi=1 ron=1<2 +riichi fu=30",
    "FU_OF_OPEN wins[0].value.fu 40..110" },
  { "a list of mangan", "league", "", "win riichi=1 ron=1<2 +riichi,pinfu dora=3 fu=70", "fine" },

  /* Hands shown after a foul count as a ron */
  { "a shown hand of impossible fu", "parlour", "", "foul chombo@1 shown=0:1/30 shown=2:1/25",
    "IMPOSSIBLE_FU fouls[0].against[1].value.fu 20..110" },
  { "a shown riichi without a stick", "parlour", "",
    "foul chombo@1 chombo@3 shown=0:+tanyao,riichi,chinitsu",
    "NO_RIICHI fouls[1].against[0].value.yaku[1]" },
  { "a shown riichi", "parlour", "", "foul riichi=0 chombo@1 shown=0:+riichi,chinitsu", "fine" },
  { "a shown hand without the riichi of its owner", "parlour", "",
    "foul riichi=0 chombo@1 shown=0:+chinitsu", "fine" },
  { "a shown open hand", "parlour", "", "foul chombo@1 shown=0:+chinitsu:open", "fine" },
  { "a shown yakuman", "parlour", "", "foul chombo@1 shown=2:*tenhou", "fine" },

  /* Abortive draws */
  { "four riichi of three players", "online", "", "abort four-riichi riichi=0,2,1",
    "FOUR_RIICHI riichi" },
  { "four riichi", "online", "", "abort four-riichi riichi=0,2,1,3", "fine" },
  { "four winds", "online", "", "abort four-winds", "fine" },

  /* Tai do not contradict anything */
  { "tai", "coast", "", "win ron=1<2 54tai open", "fine" },
};

static void
check_case (gconstpointer data)
{
  const Case      *self = data;
  g_autofree char *found = g_strdup ("fine");
  TbRules          rules;
  TbTable          recorded;
  TbTable          entered;
  TbTable          before;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &before);
  script_event (&rules, self->event, &event);
  if (self->tiles != NULL)
    {
      event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_TILES };
      hand_parse (self->tiles, &event.wins[0].value.tiles);
    }

  recorded = entered = before;
  g_assert_cmpint (tb_table_apply (&recorded, &event, &result, &problem), ==, TB_OK);
  if (tb_table_enter (&entered, &event, &result, &problem) == TB_REFUSED)
    {
      g_free (found);
      found = script_problem (&problem);
      g_assert_cmpmem (&entered, sizeof entered, &before, sizeof before);
    }
  else
    {
      g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
      g_assert_cmpmem (&entered, sizeof entered, &recorded, sizeof recorded);
    }
  g_assert_cmpstr (found, ==, self->expect);
}

/* The possible fu of a hand of which only the yaku are known. */
typedef struct
{
  const char *rules;
  const char *yaku;
  const char *way; /* "ron" or "tsumo", then "open", "closed" or nothing */
  const char *fu;  /* all possible fu */
} FuCase;

static const FuCase fu_cases[] = {
  { "league", "pinfu", "ron closed", "30" },
  { "league", "pinfu", "ron", "30" },
  { "league", "pinfu", "ron open", "" },
  { "league", "pinfu,tsumo", "tsumo closed", "20" },
  { "league pinfu-tsumo=pinfu-only", "pinfu", "tsumo closed", "30" },
  { "league pinfu-tsumo=pinfu-only rinshan-haitei-tsumo-fu=false", "pinfu,haitei", "tsumo closed",
    "20" },
  { "league", "chiitoitsu", "ron", "25" },
  { "league", "chiitoitsu", "ron open", "" },
  { "league seven-pairs-forty-fu=true", "chiitoitsu", "tsumo closed", "40" },
  { "league", "tanyao", "ron open", "30 40 50 60 70 80 90" },
  { "league", "tanyao", "ron closed", "40 50 60 70 80 90 100" },
  { "parlour", "tanyao", "ron open", "20 30 40 50 60 70 80 90" },
  { "parlour", "tanyao", "tsumo open", "30 40 50 60 70 80 90" },
  { "parlour", "tanyao,haitei", "tsumo open", "20 30 40 50 60 70 80 90" },
  { "league open-pinfu=twenty-always", "tanyao", "tsumo open", "20 30 40 50 60 70 80 90" },
  { "league", "riichi", "ron closed", "40 50 60 70 80 90 100 110" },
  { "league yaku=riichi:1:0", "riichi", "ron closed",
    "30 40 50 60 70 80 90 100 110 120 130 140 150 160 170" },
  { "league yaku=riichi:1:0;sankantsu:2:2", "riichi", "ron closed",
    "30 40 50 60 70 80 90 100 110" },
  { "league yakuman= pao-yakuman= yaku=riichi:1:0;sankantsu:2:2", "riichi", "ron closed",
    "30 40 50 60 70 80 90 100 110 120 130 140 150 160 170" },
  { "league yaku=pinfu:1:0:false;renhou:5:0:true", "renhou", "ron closed",
    "30 40 50 60 70 80 90 100 110 120 130 140 150 160 170" },
  { "league yaku=pinfu:1:0:false;renhou:5:0:true", "tanyao", "ron closed",
    "40 50 60 70 80 90 100" },
  { "league", "sankantsu", "ron open",
    "50 60 70 80 90 100 110 120 130 140 150 160" },
  { "league", "toitoi,honroutou", "ron open", "40 50 60 70 80 90 100 110" },
  { "league", "shousangen,yakuhai-white,yakuhai-green", "ron open",
    "30 40 50 60 70 80 90 100 110" },
  { "league", "sanankou", "ron closed", "50 60 70 80 90 100 110" },
  { "league", "ittsu", "ron open", "30 40 50 60" },
  { "league", "ittsu,iipeikou", "ron closed", "40" },
  { "league", "iipeikou", "tsumo closed", "30 40 50 60 70 80 90" },
  { "league", "chanta", "ron open", "30 40 50 60 70 80 90 100 110" },
  { "trio", "sanfuu", "ron open", "40 50 60 70 80 90 100 110" },
  { "trio yaku=sanfuu:2:2;chanta:2:1", "sanfuu,chanta", "ron open",
    "40 50 60 70 80 90 100 110 120" },
};

static TbYakuSet
set_of (const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, ",", -1);
  TbYakuSet set = 0;

  for (gsize i = 0; words[i] != NULL; i++)
    {
      TbYaku yaku;

      g_assert_true (tb_yaku_from_id (words[i], &yaku));
      set |= TB_YAKU_BIT (yaku);
    }

  return set;
}

static void
test_fu_of_yaku (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fu_cases); i++)
    {
      const FuCase *c = &fu_cases[i];
      TbFuWay       way = { .self_draw = g_str_has_prefix (c->way, "tsumo") };
      g_autoptr (GString) found = g_string_new (NULL);
      TbRules rules;

      script_rules (c->rules, &rules);
      if (strstr (c->way, "open") != NULL)
        way.openness = TB_OPENNESS_OPEN;
      else if (strstr (c->way, "closed") != NULL)
        way.openness = TB_OPENNESS_CLOSED;

      for (int32_t fu = 20; fu <= 170; fu += fu == 20 || fu == 25 ? 5 : 10)
        if (tb_yaku_can_have_fu (&rules, set_of (c->yaku), way, fu))
          g_string_append_printf (found, "%s%d", found->len > 0 ? " " : "", fu);
      g_test_message ("%s: %s by %s", c->rules, c->yaku, c->way);
      g_assert_cmpstr (found->str, ==, c->fu);
    }
}

/* Whether the engine refuses @yaku in a hand of @context that lists no other. */
static bool
is_refused (const TbRules        *rules,
            TbYaku                yaku,
            const TbValueContext *context)
{
  TbValueEntry entry = { .form = TB_VALUE_YAKU, .n_yaku = 1, .yaku = { yaku }, .fu = 40 };
  TbProblem    problem;
  TbValue      value;

  entry.is_open = context->is_open;
  if ((rules->yakuman & TB_YAKU_BIT (yaku)) != 0)
    entry.form = TB_VALUE_YAKUMAN;
  if (tb_value_resolve (rules, &entry, &value, &problem) == TB_REFUSED)
    return problem.at == TB_AT_VALUE_YAKU_ENTRY;

  return tb_value_check (rules, &entry, &value, context, &problem) == TB_REFUSED &&
         (problem.at == TB_AT_VALUE_YAKU_ENTRY || problem.at == TB_AT_VALUE_YAKUMAN_ENTRY);
}

/* A hand can have exactly the yaku that the engine does not refuse in it. A hand that was only
 * shown has no yaku that depends on how it was won, though an old record may list them. */
static void
test_possible_yaku (void)
{
  static const char *const rulesets[] = { "league", "parlour", "trio", "league riichi-stake=0" };

  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    for (guint bits = 0; bits < 1 << 5; bits++)
      {
        TbValueContext context = {
          .won = bits & 1,
          .self_draw = bits & 2,
          .dealer = bits & 4,
          .riichi = bits & 8,
          .is_open = bits & 16 ? TB_FACT_YES : TB_FACT_UNKNOWN,
        };
        TbYakuSet possible;
        TbRules   rules;

        script_rules (rulesets[i], &rules);
        possible = tb_value_possible_yaku (&rules, &context);
        for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
          {
            bool played = (rules.yakuman & TB_YAKU_BIT (yaku)) != 0 ||
                          tb_rules_find_yaku (&rules, yaku) != NULL;
            bool can = (possible & TB_YAKU_BIT (yaku)) != 0;

            g_test_message ("%s, %#x: %s", rulesets[i], bits, tb_yaku_id (yaku));
            if (context.won || can)
              g_assert_cmpint (can, ==, played && !is_refused (&rules, yaku, &context));
            else
              g_assert_true (!played || is_refused (&rules, yaku, &context) ||
                             ((TB_YAKU_OF_SELF_DRAW | TB_YAKU_OF_DISCARD |
                               TB_YAKU_BIT (TB_YAKU_IPPATSU)) &
                              TB_YAKU_BIT (yaku)) != 0);
          }
      }
}

static void
test_yaku_of_flags (void)
{
  g_assert_cmpint (tb_yaku_of_flag (TB_HAND_RIICHI), ==, TB_YAKU_RIICHI);
  g_assert_cmpint (tb_yaku_of_flag (TB_HAND_RENHOU), ==, TB_YAKU_RENHOU);
  g_assert_cmpint (tb_yaku_of_flag (TB_HAND_FLOWER_REPLACEMENT), ==, TB_N_YAKU);
}

static void
test_always_refused (void)
{
  TbRules      rules;
  TbTable      table;
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  script_rules ("league", &rules);
  script_table ("", &rules, &table);
  script_event (&rules, "win ron=1<1 1/20", &event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_SAME_PLAYER);
}

static void
test_every_code_has_a_case (void)
{
  for (TbProblemCode code = TB_PROBLEM_NO_RIICHI; code <= TB_PROBLEM_FOUR_RIICHI; code++)
    {
      bool found = false;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= g_str_has_prefix (cases[i].expect, script_code (code));
      g_test_message ("%s", script_code (code));
      g_assert_true (found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/contradictions/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }
  g_test_add_func ("/engine/contradictions/always refused", test_always_refused);
  g_test_add_func ("/engine/contradictions/possible yaku are not refused", test_possible_yaku);
  g_test_add_func ("/engine/contradictions/the yaku of flags", test_yaku_of_flags);
  g_test_add_func ("/engine/contradictions/the fu of yaku", test_fu_of_yaku);
  g_test_add_func ("/engine/contradictions/every code has a case", test_every_code_has_a_case);

  return g_test_run ();
}
