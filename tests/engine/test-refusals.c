/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* All refusals of the engine, with the code, the location and the valid numbers. */

static const EngineCase form[] = {
  { "an abort in a ruleset without them", "parlour", "", "abort", "refused NOT_PLAYED result" },
  { "riichi in a correction", "parlour", "", "adjust riichi=0", "refused NOT_HERE riichi" },
  { "riichi in a stop", "parlour", "", "stop riichi=0", "refused NOT_HERE riichi" },
  { "fouls in a correction", "parlour", "", "adjust deposit@1", "refused NOT_HERE fouls" },
  { "wins in a draw", "parlour", "", "draw ron=1<2 1/30", "refused NOT_HERE wins" },
  { "tenpai in a win", "parlour", "", "win ron=1<2 1/30 tenpai=1", "refused NOT_HERE tenpai" },
  { "tenpai if a foul ended the hand", "parlour", "", "foul chombo@1 tenpai=1",
    "refused NOT_HERE tenpai" },
  { "a choice in a correction", "parlour", "", "adjust 1>0=100 continue",
    "refused NOT_HERE continue" },
  { "transfers in a draw", "parlour", "", "draw 1>0=100", "refused NOT_HERE transfers" },
  { "a transfer from nobody", "parlour", "", "adjust 0>1=1 4>0=100",
    "refused OUT_OF_RANGE transfers[1].from 0..3" },
  { "a transfer to nobody", "parlour", "", "adjust 0>5=100",
    "refused OUT_OF_RANGE transfers[0].to 0..3" },
  { "a transfer to the same player", "parlour", "", "adjust 2>2=100",
    "refused SAME_PLAYER transfers[0].to" },
  { "a transfer of nothing", "parlour", "", "adjust 1>2=0",
    "refused OUT_OF_RANGE transfers[0].points 1..1000000" },
  { "a transfer of too much", "parlour", "", "adjust 1>2=1000001",
    "refused OUT_OF_RANGE transfers[0].points 1..1000000" },
  { "riichi of nobody", "parlour", "", "draw riichi=4", "refused OUT_OF_RANGE riichi[0] 0..3" },
  { "riichi twice", "parlour", "", "draw riichi=1,0,1", "refused DUPLICATE riichi[2]" },
  { "riichi below the minimum", "parlour", "scores=900,40000,40000,19100", "draw riichi=1,0",
    "refused RIICHI_POINTS riichi[1] 1000..0" },
  { "open riichi in a stop", "parlour open-riichi-stake=2000", "", "stop open-riichi=0",
    "refused NOT_HERE open_riichi" },
  { "open riichi without a stake of its own", "parlour", "", "draw riichi=1 open-riichi=1 tenpai=1",
    "refused NOT_PLAYED open_riichi" },
  { "open riichi of nobody", "parlour open-riichi-stake=2000", "", "draw riichi=1 open-riichi=4",
    "refused OUT_OF_RANGE open_riichi[0] 0..3" },
  { "open riichi twice", "parlour open-riichi-stake=2000", "", "draw riichi=1,0 open-riichi=0,0",
    "refused DUPLICATE open_riichi[1]" },
  { "open riichi without riichi", "parlour open-riichi-stake=2000", "",
    "draw riichi=1,0 open-riichi=0,2", "refused OPEN_NO_RIICHI open_riichi[1]" },
  { "open riichi below its stake", "parlour open-riichi-stake=2000",
    "scores=1900,2000,40000,56100", "draw riichi=1,0 open-riichi=1,0",
    "refused RIICHI_POINTS open_riichi[1] 2000..0" },
  { "open riichi below a larger minimum of any riichi",
    "parlour open-riichi-stake=2000 riichi-minimum=3000", "scores=2900,40000,40000,17100",
    "draw riichi=0 open-riichi=0", "refused RIICHI_POINTS riichi[0] 3000..0" },
  { "tenpai of nobody", "parlour", "", "draw tenpai=0,9", "refused OUT_OF_RANGE tenpai[1] 0..3" },
  { "tenpai twice", "parlour", "", "draw tenpai=0,0", "refused DUPLICATE tenpai[1]" },
  { "tenpai of a dead hand", "parlour", "", "draw dead-hand@2 tenpai=1,2",
    "refused TENPAI_FOUL tenpai[1]" },
  { "tenpai of a chombo is accepted", "parlour", "", "draw chombo@2 tenpai=1,2",
    "4000 2000 -8000 2000; E1/1; free" },
  { "riichi without tenpai", "parlour", "", "draw riichi=0,1 tenpai=0",
    "refused RIICHI_NOTEN riichi[1]" },
  { "riichi without tenpai and another's foul", "parlour", "", "draw riichi=1 dead-hand@2 chombo@3",
    "refused RIICHI_NOTEN riichi[0]" },
  { "riichi without tenpai and an unrelated foul", "parlour", "",
    "draw riichi=1 deposit@1", "refused RIICHI_NOTEN riichi[0]" },
  { "a choice that the dealer does not have", "parlour", "", "draw tenpai=1 continue",
    "refused NO_CHOICE continue" },
  { "declining it", "parlour", "", "win ron=1<2 1/30 decline", "refused NO_CHOICE continue" },
  { "a choice after the dealer's own foul", "parlour", "", "draw dead-hand@0 dead-hand@1 continue",
    "refused NO_CHOICE continue" },
};

static const EngineCase after_payment[] = {
  { "an open win in the last hand that does not improve the rank", "parlour",
    "S4 scores=45000,4000,26000,25000", "win ron=1<0 1/20 open", "refused RULE_OPEN_WIN wins[0]" },
  { "the same next to another win", "parlour", "S4 scores=45000,4000,26000,25000",
    "win ron=2<0 1/30 ron=1<0 1/20 open", "refused RULE_OPEN_WIN_BESIDE wins[1]" },
  { "a last dealer who must continue", "parlour", "S4 scores=45000,26000,26000,3000",
    "win ron=3<0 1/30 decline", "refused MUST_CONTINUE continue" },
};

static const EngineCase draws[] = {
  { "nagashi if it is not played", "league", "", "draw nagashi=1",
    "refused NOT_PLAYED nagashi" },
  { "nagashi next to a win", "trio", "", "win ron=1<2 1/30 nagashi=1", "refused NOT_HERE nagashi" },
  { "nagashi of nobody", "trio", "", "draw nagashi=0,3",
    "refused OUT_OF_RANGE nagashi[1] 0..2" },
  { "nagashi twice", "trio", "", "draw nagashi=1,1", "refused DUPLICATE nagashi[1]" },
  { "nagashi of a dead hand", "trio", "", "draw dead-hand@1 nagashi=0,1",
    "refused NAGASHI_FOUL nagashi[1]" },
  { "an abort that is not played", "club", "", "abort four-kans", "refused NOT_PLAYED reason" },
  { "any abort if none is played", "trio", "", "abort four-kans", "refused NOT_PLAYED result" },
  { "a player beyond the third", "trio", "", "win ron=3<1 1/30",
    "refused OUT_OF_RANGE wins[0].player 0..2" },
  { "a stake if riichi is not played", "league riichi-stake=0", "", "draw riichi=0 tenpai=0",
    "refused NOT_PLAYED riichi" },
  { "wareme if it is not played", "league", "", "win ron=1<2 1/30 wareme=0",
    "refused NOT_PLAYED wareme" },
  { "wareme at a draw", "league wareme=true", "", "draw wareme=0", "refused NOT_HERE wareme" },
  { "wareme of nobody", "league wareme=true", "", "win ron=1<2 1/30 wareme=4",
    "refused OUT_OF_RANGE wareme 0..3" },
};

static const EngineCase wins[] = {
  { "no winner", "parlour", "", "win", "refused TOO_FEW wins 1..3" },
  { "more winners than the ruleset pays", "league", "", "win ron=1<2 1/30 ron=0<2 1/30",
    "refused TOO_MANY_WINNERS wins 0..1" },
  { "a winner who is nobody", "parlour", "", "win tsumo=4 1/30",
    "refused OUT_OF_RANGE wins[0].player 0..3" },
  { "a winner twice", "parlour", "", "win ron=1<2 1/30 ron=1<2 1/30",
    "refused DUPLICATE wins[1].player" },
  { "a winner with a dead hand", "parlour", "",
    "win dead-hand@3 deposit@1 ron=1<2 1/30 ron=3<2 1/30",
    "refused WINNER_FOUL wins[1].player" },
  { "a winner with a chombo", "parlour", "", "win chombo@1 tsumo=1 1/30",
    "refused WINNER_FOUL wins[0].player" },
  { "a discarder who is nobody", "parlour", "", "win ron=1<7 1/30",
    "refused OUT_OF_RANGE wins[0].from 0..3" },
  { "a winner's own discard", "parlour", "", "win ron=1<1 1/30",
    "refused SAME_PLAYER wins[0].from" },
  { "two discarders", "parlour", "", "win ron=1<2 1/30 ron=0<3 1/30",
    "refused SEVERAL_DISCARDERS wins[1].from" },
  { "a tsumo next to a ron", "parlour", "", "win ron=1<2 1/30 tsumo=0 1/30",
    "refused SEVERAL_DISCARDERS wins[1].from" },
  { "two players who drew", "parlour", "", "win tsumo=1 1/30 tsumo=0 1/30",
    "refused SEVERAL_DISCARDERS wins[1].from" },
  { "ippatsu twice", "parlour", "", "win ron=1<2 1/30 ippatsu=2",
    "refused OUT_OF_RANGE wins[0].bonus.ippatsu 0..1" },
  { "ura below none", "parlour", "", "win ron=0<2 1/30 ron=1<2 1/30 ura=-1",
    "refused OUT_OF_RANGE wins[1].bonus.ura 0..20" },
  { "too many ura", "parlour", "", "win ron=1<2 1/30 ura=21",
    "refused OUT_OF_RANGE wins[0].bonus.ura 0..20" },
  { "red fives without payment", "parlour", "", "win ron=1<2 1/30 red=1",
    "refused NOT_PLAYED wins[0].bonus.red" },
  { "red fives below none", "parlour chip-red=100", "", "win ron=1<2 1/30 red=-1",
    "refused OUT_OF_RANGE wins[0].bonus.red 0..20" },
  { "too many red fives", "parlour chip-red=100", "", "win ron=1<2 1/30 red=21",
    "refused OUT_OF_RANGE wins[0].bonus.red 0..20" },
  { "too many reds of the set", "parlour chip-red=100 red-fives-suits=pinzu:2",
    "", "win ron=1<2 1/30 red=5", "refused OUT_OF_RANGE wins[0].bonus.red 0..4" },
  { "too many reds with others", "parlour chip-red=100 special-tiles=7s:red:2:1",
    "", "win ron=1<2 1/30 red=6", "refused OUT_OF_RANGE wins[0].bonus.red 0..5" },
  { "gold tiles that the set does not have", "parlour", "", "win ron=1<2 1/30 gold=1",
    "refused NOT_PLAYED wins[0].bonus.gold" },
  { "gold tiles without chips", "parlour special-tiles=5p:gold:1:2", "",
    "win ron=1<2 1/30 gold=1", "refused NOT_PLAYED wins[0].bonus.gold" },
  { "too many gold tiles", "parlour red-fives=1 special-tiles=5p:gold:1:2:100;7s:gold:1:0:100",
    "", "win ron=1<2 1/30 gold=3", "refused OUT_OF_RANGE wins[0].bonus.gold 0..2" },
  { "fewer gold tiles than none", "parlour red-fives=1 special-tiles=5p:gold:1:2:100",
    "", "win ron=1<2 1/30 gold=-1", "refused OUT_OF_RANGE wins[0].bonus.gold 0..1" },
  { "ippatsu without payment", "league", "", "win ron=1<2 1/30 ippatsu",
    "refused NOT_PLAYED wins[0].bonus.ippatsu" },
  { "the riichi tile of a player who did not declare", "parlour", "",
    "win riichi=1 ron=1<2 1/30 riichi-tile",
    "refused RONNED_TILE_NO_STAKE wins[0].on_riichi_tile" },
  { "the riichi tile on a tsumo", "parlour", "", "win riichi=1 tsumo=1 1/30 riichi-tile",
    "refused RONNED_TILE_NO_STAKE wins[0].on_riichi_tile" },
};

static const EngineCase pao[] = {
  { "a liable player who is nobody", "parlour", "", "win ron=1<2 1/30 pao=4",
    "refused OUT_OF_RANGE wins[0].pao.player 0..3" },
  { "the winner liable", "parlour", "", "win ron=1<2 1/30 pao=1",
    "refused SAME_PLAYER wins[0].pao.player" },
  { "pao in a ruleset without it", "league pao-yakuman=", "",
    "win ron=1<2 mangan pao=3",
    "refused NO_PAO wins[0].pao" },
  { "pao of a yakuman in a hand without one", "league pao-yakuman=", "",
    "win ron=1<2 *kokushi pao=3", "refused NO_PAO wins[0].pao" },
  { "a name that makes nobody liable", "league", "",
    "win ron=0<2 *kokushi,daisangen pao=3 for=daisangen,kokushi",
    "refused NO_PAO wins[0].pao.for[1]" },
  { "a name that is not in the hand", "league", "",
    "win ron=0<2 *daisangen pao=3 for=daisangen,suukantsu",
    "refused PAO_NOT_IN_HAND wins[0].pao.for[1]" },
  { "a name in a hand that names none", "league", "", "win ron=0<2 yakuman pao=3 for=daisangen",
    "refused PAO_NOT_IN_HAND wins[0].pao.for[0]" },
  { "a name twice", "league", "", "win ron=0<2 *daisangen pao=3 for=daisangen,daisangen",
    "refused DUPLICATE wins[0].pao.for[1]" },
  { "the kan of a ron", "league pao-kan-feeder=tsumo", "",
    "win ron=0<2 *daisangen pao=3 for=rinshan",
    "refused NO_PAO wins[0].pao.for[0]" },
  { "the kan of a hand whose yaku have no rinshan", "league pao-kan-feeder=tsumo", "",
    "win tsumo=0 +toitoi fu=40 pao=3 for=rinshan", "refused PAO_NOT_IN_HAND wins[0].pao.for[0]" },
};

static const EngineCase values[] = {
  { "no han", "parlour", "", "win ron=1<2 0/30", "refused OUT_OF_RANGE wins[0].value.han 1..120" },
  { "too many han", "parlour", "", "win ron=0<2 1/30 ron=1<2 121/30",
    "refused OUT_OF_RANGE wins[1].value.han 1..120" },
  { "no fu although they matter", "parlour", "", "win ron=1<2 4",
    "refused NO_FU wins[0].value.fu" },
  { "fu other than the fixed ones", "league fixed-fu=30", "", "win ron=1<2 3/40",
    "refused OTHER_FU wins[0].value.fu 30..30" },
  { "other fu of a list", "league fixed-fu=30", "", "win tsumo=1 +tsumo,pinfu fu=20",
    "refused OTHER_FU wins[0].value.fu 30..30" },
  { "fu that do not exist", "parlour", "", "win ron=1<2 1/35",
    "refused WRONG_FU wins[0].value.fu 20..170" },
  { "too few fu", "parlour", "", "win ron=1<2 1/10", "refused WRONG_FU wins[0].value.fu 20..170" },
  { "too many fu, although they do not matter", "parlour", "", "win ron=1<2 9/180",
    "refused WRONG_FU wins[0].value.fu 20..170" },
  { "no yakuman", "parlour", "", "win ron=1<2 *", "refused TOO_FEW wins[0].value.yakuman 1..8" },
  { "a yakuman that is not played", "league", "", "win ron=1<2 *kokushi,daisharin",
    "refused NOT_PLAYED wins[0].value.yakuman[1]" },
  { "a yaku among yakuman", "league", "", "win ron=1<2 *riichi",
    "refused NOT_PLAYED wins[0].value.yakuman[0]" },
  { "a yakuman twice", "parlour", "", "win ron=1<2 *daisangen,tsuuiisou,daisangen",
    "refused DUPLICATE wins[0].value.yakuman[2]" },
  { "no yaku", "parlour", "", "win ron=1<2 + dora=3 fu=30", "refused NO_YAKU wins[0].value.yaku" },
  { "a yaku that is not played", "league", "", "win ron=1<2 +riichi,renhou fu=30",
    "refused NOT_PLAYED wins[0].value.yaku[1]" },
  { "a yakuman among yaku", "parlour", "", "win ron=1<2 +daisangen fu=30",
    "refused NOT_PLAYED wins[0].value.yaku[0]" },
  { "a yaku twice", "parlour", "", "win ron=1<2 +riichi,pinfu,riichi fu=30",
    "refused DUPLICATE wins[0].value.yaku[2]" },
  { "four sets of four in seven pairs", "parlour", "",
    "win ron=1<2 +set-chiitoi,set-chiitoi,set-chiitoi,set-chiitoi fu=25",
    "refused DUPLICATE wins[0].value.yaku[3]" },
  { "two yaku that exclude each other", "parlour", "", "win ron=1<2 +riichi,toitoi,pinfu fu=30",
    "refused INCOMPATIBLE wins[0].value.yaku[2]" },
  { "the same two in the other order", "parlour", "", "win ron=1<2 +riichi,pinfu,toitoi fu=30",
    "refused INCOMPATIBLE wins[0].value.yaku[2]" },
  { "a yaku of closed hands in an open one", "parlour", "", "win ron=1<2 +honitsu,pinfu fu=30 open",
    "refused CLOSED_ONLY wins[0].value.yaku[1]" },
  { "open tanyao in a ruleset without it", "parlour open-tanyao=false", "",
    "win ron=1<2 +tanyao fu=30 open",
    "refused CLOSED_ONLY wins[0].value.yaku[0]" },
  { "a drawn tile on a ron", "parlour", "", "win ron=1<2 +riichi,haitei fu=30",
    "refused INCOMPATIBLE wins[0].value.yaku[1]" },
  { "a claimed tile on a tsumo", "parlour", "", "win tsumo=1 +riichi,tsumo fu=30 ron=2<0 1/30",
    "refused SEVERAL_DISCARDERS wins[1].from" },
  { "the last discard on a tsumo", "parlour", "", "win tsumo=1 +riichi,houtei fu=30",
    "refused INCOMPATIBLE wins[0].value.yaku[1]" },
  { "dora below none", "parlour", "", "win ron=1<2 +riichi dora=-1 fu=30",
    "refused OUT_OF_RANGE wins[0].value.dora 0..99" },
  { "too many dora", "parlour", "", "win ron=1<2 +riichi dora=100 fu=30",
    "refused OUT_OF_RANGE wins[0].value.dora 0..99" },
  { "no fu next to yaku", "parlour", "", "win ron=1<2 +riichi dora=1",
    "refused NO_FU wins[0].value.fu" },
  { "wrong fu next to yaku", "parlour", "", "win ron=1<2 +riichi dora=9 fu=31",
    "refused WRONG_FU wins[0].value.fu 20..170" },
  { "tai in a ruleset of han, in a hand shown after a foul", "parlour", "",
    "foul chombo@1 shown=2:54tai", "refused OTHER_SCORING fouls[0].against[0].value.tai" },
  { "three tai on a discard that needs four", "coast", "", "win ron=1<2 3tai",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "one han in a hand that needs two", "league minimum-han=2", "", "win ron=1<2 1/30",
    "refused HAN_MINIMUM wins[0].value.han 2..0" },
};

static const EngineCase fouls[] = {
  { "an offender who is nobody", "parlour", "", "draw deposit@0 deposit@4",
    "refused OUT_OF_RANGE fouls[1].player 0..3" },
  { "a foul that the ruleset does not have", "league", "", "draw deposit@0",
    "refused NOT_PLAYED fouls[0].kind" },
  { "a foul that ends the hand next to a win", "league", "", "win ron=1<2 1/30 chombo@3",
    "refused FOUL_RESULT fouls[0].kind" },
  { "and next to a draw", "league", "", "draw chombo@3", "refused FOUL_RESULT fouls[0].kind" },
  { "a foul that does not count", "parlour", "", "draw deposit@0 count=2",
    "refused OUT_OF_RANGE fouls[0].count 1..1" },
  { "a count below one", "parlour", "", "draw deposit@0 count=0",
    "refused OUT_OF_RANGE fouls[0].count 1..1" },
  { "too large a count", "parlour fouls.deposit.counts-up=true", "", "draw deposit@0 count=15",
    "refused OUT_OF_RANGE fouls[0].count 1..14" },
  { "shown hands that are not required", "parlour", "",
    "draw dead-hand@1 deposit@0 shown=1:1/30",
    "refused NOT_HERE fouls[1].against" },
  { "a shown hand of nobody", "parlour", "", "foul chombo@1 shown=4:1/30",
    "refused OUT_OF_RANGE fouls[0].against[0].player 0..3" },
  { "the offender's own hand", "parlour", "", "foul chombo@1 shown=0:1/30 shown=1:1/30",
    "refused OWN_HAND fouls[0].against[1].player" },
  { "an owner twice", "parlour", "", "foul chombo@1 shown=0:1/30 shown=0:1/30",
    "refused DUPLICATE fouls[0].against[1].player" },
  { "a shown hand of no value", "parlour", "", "foul deposit@0 chombo@1 shown=0:1/30 shown=2:2",
    "refused NO_FU fouls[1].against[1].value.fu" },
  { "a shown hand with a wrong yaku", "parlour", "",
    "foul deposit@0 chombo@1 shown=0:1/30 shown=2:+toitoi,pinfu",
    "refused INCOMPATIBLE fouls[1].against[1].value.yaku[1]" },
  { "no foul that ends the hand", "parlour", "", "foul dead-hand@1",
    "refused NO_ENDING_FOUL fouls" },
  { "no foul at all", "parlour", "", "foul", "refused NO_ENDING_FOUL fouls" },
  { "a noten riichi without riichi", "club", "", "draw riichi=0 tenpai=0 noten-riichi@1",
    "refused FOUL_NO_RIICHI fouls[0].kind" },
  { "a noten riichi next to a win", "club", "", "win riichi=1 noten-riichi@1 ron=2<3 1/30",
    "refused FOUL_RESULT fouls[0].kind" },
  { "a noten riichi who is tenpai", "club", "", "draw riichi=1 noten-riichi@1 tenpai=1",
    "refused TENPAI_FOUL tenpai[0]" },
  { "a foul that ends the hand next to an abort", "club", "", "abort four-winds hand-ending@1",
    "refused FOUL_RESULT fouls[0].kind" },
  { "also one that is allowed next to a win", "parlour aborts=four-winds:passes", "",
    "abort four-winds chombo@1", "refused FOUL_RESULT fouls[0].kind" },
  { "a winner with a wrong call", "club", "", "win wrong-call@1 ron=1<3 1/30",
    "refused WINNER_FOUL wins[0].player" },
  { "hands shown for a foul that costs nothing", "trio", "", "draw dead-hand@1 shown=0:4/30",
    "refused NOT_HERE fouls[0].against" },
};

#define TABLE(cases) { cases, G_N_ELEMENTS (cases) }

static const struct
{
  const EngineCase *cases;
  gsize             n;
} tables[] = {
  TABLE (form),
  TABLE (after_payment),
  TABLE (draws),
  TABLE (wins),
  TABLE (pao),
  TABLE (values),
  TABLE (fouls),
};

static bool
has_case (TbProblemCode code)
{
  g_autofree char *start = g_strdup_printf ("refused %s ", script_code (code));

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    for (gsize j = 0; j < tables[i].n; j++)
      if (g_str_has_prefix (tables[i].cases[j].expect, start))
        return true;

  return false;
}

/* Codes that arise while a record is read, before there is an event. The codes of new input have
 * their own test. */
static bool
is_tested_elsewhere (TbProblemCode code)
{
  static const TbProblemCode codes[] = {
    TB_PROBLEM_SYNTAX,
    TB_PROBLEM_UNKNOWN_KEY,
    TB_PROBLEM_WRONG_TYPE,
    TB_PROBLEM_MISSING,
    TB_PROBLEM_UNKNOWN_ID,
    TB_PROBLEM_TOO_MANY,
    TB_PROBLEM_EMPTY,
    TB_PROBLEM_TOO_LONG,
    TB_PROBLEM_TOO_LARGE,
    TB_PROBLEM_NO_TIME,
    TB_PROBLEM_NO_DAY,
    TB_PROBLEM_NO_UUID,
    TB_PROBLEM_NO_PERSON,
    TB_PROBLEM_MERGED,
    TB_PROBLEM_SELF,
    TB_PROBLEM_NEWER,
    TB_PROBLEM_FOREIGN,
    TB_PROBLEM_DATABASE,
    TB_PROBLEM_RULESET,
    TB_PROBLEM_HISTORY,
    TB_PROBLEM_NO_TILES,
    TB_PROBLEM_NO_MELD,
    TB_PROBLEM_NOT_COMPLETE,
    TB_PROBLEM_ITEMS_NOT_SHOWN,
    TB_PROBLEM_BAD_TILES,
    TB_PROBLEM_VALUE_FORM,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    if (codes[i] == code)
      return true;

  return code >= TB_PROBLEM_NO_RIICHI && code <= TB_PROBLEM_FOUR_RIICHI;
}

static void
test_every_code_has_a_case (void)
{
  for (TbProblemCode code = TB_PROBLEM_NOT_HERE; code <= TB_PROBLEM_MUST_CONTINUE; code++)
    {
      g_test_message ("%s", script_code (code));
      /* The code that requires the end of the game has its own test. */
      if (!is_tested_elsewhere (code) && code != TB_PROBLEM_GAME_OVER)
        g_assert_true (has_case (code));
    }
}

static void
test_after_the_end (void)
{
  static const char *const events[] = { "win ron=1<2 1/30", "draw", "adjust 0>1=100", "stop",
                                        "foul chombo@1" };
  TbRules                  rules;
  TbTable                  table;

  script_rules ("parlour", &rules);
  script_table ("", &rules, &table);
  g_free (script_play (&table, "stop"));

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *found = script_play (&table, events[i]);

      g_assert_cmpstr (found, ==, "refused GAME_OVER hand");
    }
}

static void
test_a_foul_before_the_first (void)
{
  TbRules      rules;
  TbTable      table;
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  script_rules ("parlour", &rules);
  script_table ("", &rules, &table);
  script_event (&rules, "draw deposit@1", &event);
  event.fouls[0].rule = -1;
  g_assert_cmpint (tb_table_apply (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NOT_PLAYED);
  g_assert_cmpint (problem.at, ==, TB_AT_FOUL_KIND);
}

/* Counts the plays of @event before it is refused, and checks the refusal. */
static int32_t
play_until_refused (const char *rules_text,
                    const char *table_text,
                    const char *event,
                    const char *refusal)
{
  TbRules rules;
  TbTable table;

  script_rules (rules_text, &rules);
  script_table (table_text, &rules, &table);

  for (int32_t n = 0;; n++)
    {
      g_autofree char *found = script_play (&table, event);

      if (g_str_has_prefix (found, "refused"))
        {
          g_assert_cmpstr (found, ==, refusal);
          return n;
        }
    }
}

static void
test_no_account_outgrows_its_bounds (void)
{
  static const char account[] = "refused OUT_OF_RANGE hand -100000000..100000000";

  g_assert_cmpint (play_until_refused ("parlour", "scores=99000000,0,0,0",
                                       "adjust 1>0=1000000", account),
                   ==, 1);
  g_assert_cmpint (play_until_refused ("parlour", "scores=0,-99000000,0,0",
                                       "adjust 1>0=1000000", account),
                   ==, 1);
  g_assert_cmpint (play_until_refused ("club", "penalty-pot=99990000",
                                       "foul hand-ending@0", account),
                   ==, 1);
  g_assert_cmpint (play_until_refused ("league", "pot=99999000",
                                       "draw riichi=1 tenpai=1", account),
                   ==, 1);
  g_assert_cmpint (play_until_refused ("league fouls.chombo.points=100000", "",
                                       "foul chombo@1", account),
                   ==, 1000);
  g_assert_cmpint (play_until_refused ("league chip-ura=1000000", "",
                                       "win ron=0<1 1/30 ura=16", account),
                   ==, 6);
}

static void
test_honba_does_not_outgrow_its_bound (void)
{
  g_assert_cmpint (play_until_refused ("league", "", "draw tenpai=0,1,2,3",
                                       "refused OUT_OF_RANGE hand 0..999"),
                   ==, 999);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("refused-form", form, G_N_ELEMENTS (form));
  engine_case_add_all ("refused-after-payment", after_payment, G_N_ELEMENTS (after_payment));
  engine_case_add_all ("refused-draws", draws, G_N_ELEMENTS (draws));
  engine_case_add_all ("refused-wins", wins, G_N_ELEMENTS (wins));
  engine_case_add_all ("refused-pao", pao, G_N_ELEMENTS (pao));
  engine_case_add_all ("refused-values", values, G_N_ELEMENTS (values));
  engine_case_add_all ("refused-fouls", fouls, G_N_ELEMENTS (fouls));
  g_test_add_func ("/engine/refused/every code has a case", test_every_code_has_a_case);
  g_test_add_func ("/engine/refused/a hand after the end", test_after_the_end);
  g_test_add_func ("/engine/refused/a foul before the first of the ruleset",
                   test_a_foul_before_the_first);
  g_test_add_func ("/engine/refused/an account beyond its bounds",
                   test_no_account_outgrows_its_bounds);
  g_test_add_func ("/engine/refused/more honba than the bound",
                   test_honba_does_not_outgrow_its_bound);

  return g_test_run ();
}
