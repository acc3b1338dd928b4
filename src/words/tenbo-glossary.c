/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-glossary.h"

#include <glib/gi18n-lib.h>

/* Related terms are adjacent. */
static const TenboTerm terms[] = {
  {
    NC_ ("term", "Riichi"),
    "リーチ",
    N_ ("Declaring a closed hand that is one tile from winning. The player puts a riichi stick "
        "into the pot."),
  },
  {
    NC_ ("term", "Riichi Stick"),
    "リーチ棒",
    N_ ("The 1,000 points that a player pays into the pot when declaring riichi."),
  },
  {
    NC_ ("term", "Pot"),
    "供託",
    N_ ("Riichi sticks on the table that nobody has won yet. The next winner gets them."),
  },
  {
    NC_ ("term", "Honba"),
    "本場",
    N_ ("A counter for repeated hands and draws. Each one makes the next win more expensive."),
  },
  {
    NC_ ("term", "Tsumo"),
    "ツモ",
    N_ ("Winning on a tile that the player drew. All other players pay."),
  },
  {
    NC_ ("term", "Ron"),
    "ロン",
    N_ ("Winning on a tile that another player discarded. The discarder pays."),
  },
  {
    NC_ ("term", "Deal-In"),
    "放銃",
    N_ ("Discarding the tile that another player wins on."),
  },
  {
    NC_ ("term", "Double Ron"),
    "ダブロン",
    N_ ("Two players win on the same discard. Some rulesets pay both of them."),
  },
  {
    NC_ ("term", "Head Bump"),
    "頭ハネ",
    N_ ("If several players call ron, only the one nearest the discarder in turn order wins."),
  },
  {
    NC_ ("term", "Tenpai"),
    "テンパイ",
    N_ ("One tile away from a complete hand."),
  },
  {
    NC_ ("term", "Noten"),
    "ノーテン",
    N_ ("Not tenpai. At an exhaustive draw, noten players usually pay tenpai players."),
  },
  {
    NC_ ("term", "Dora"),
    "ドラ",
    N_ ("A bonus tile. Each one adds a han to a winning hand, but dora alone are not enough to "
        "win."),
  },
  {
    NC_ ("term", "Ura Dora"),
    "裏ドラ",
    N_ ("Extra dora that only a winner who declared riichi may reveal."),
  },
  {
    NC_ ("term", "Red Five"),
    "赤ドラ",
    N_ ("A five in red that counts as a dora."),
  },
  {
    NC_ ("term", "Han"),
    "翻",
    N_ ("The units of the value of a hand. Yaku and dora add han."),
  },
  {
    NC_ ("term", "Fu"),
    "符",
    N_ ("Minipoints for the sets, the pair, the wait and the kind of win. With the han, they "
        "determine the points."),
  },
  {
    NC_ ("term", "Mangan"),
    "満貫",
    N_ ("The first limit: usually 5 han, or less with enough fu. The points no longer depend "
        "on the fu."),
  },
  {
    NC_ ("term", "Haneman"),
    "跳満",
    N_ ("A limit worth one and a half mangan, usually 6 or 7 han."),
  },
  {
    NC_ ("term", "Baiman"),
    "倍満",
    N_ ("A limit worth two mangan, usually 8 to 10 han."),
  },
  {
    NC_ ("term", "Sanbaiman"),
    "三倍満",
    N_ ("A limit worth three mangan, usually 11 or 12 han."),
  },
  {
    NC_ ("term", "Yakuman"),
    "役満",
    N_ ("A rare hand with a fixed value, usually four mangan."),
  },
  {
    NC_ ("term", "Kiriage Mangan"),
    "切り上げ満貫",
    N_ ("Hands of 4 han 30 fu and 3 han 60 fu are rounded up to mangan."),
  },
  {
    NC_ ("term", "Counted Yakuman"),
    "数え役満",
    N_ ("A hand of 13 han or more that counts as a yakuman."),
  },
  {
    NC_ ("term", "Dealer"),
    "親",
    N_ ("The player in the East seat. The dealer wins and pays more than the others."),
  },
  {
    NC_ ("term", "Renchan"),
    "連荘",
    N_ ("The dealer stays dealer for another hand, usually after a win or when tenpai at a "
        "draw."),
  },
  {
    NC_ ("term", "Round"),
    "局",
    N_ ("A wind and a number, such as East 1. It names the hands with the same dealer."),
  },
  {
    NC_ ("term", "Exhaustive Draw"),
    "流局",
    N_ ("The wall runs out before anybody wins."),
  },
  {
    NC_ ("term", "Abortive Draw"),
    "途中流局",
    N_ ("A hand that ends early without a winner, for example because of four riichi or four "
        "kans."),
  },
  {
    NC_ ("term", "Nagashi Mangan"),
    "流し満貫",
    N_ ("A bonus at an exhaustive draw for discarding only terminals and honors, if none of "
        "them was called."),
  },
  {
    NC_ ("term", "Pao"),
    "責任払い",
    N_ ("Liability. The player who completed the decisive call of a yakuman pays some or all "
        "of its value."),
  },
  {
    NC_ ("term", "Wareme"),
    "割れ目",
    N_ ("The player in front of whose wall the deal began wins and pays double."),
  },
  {
    NC_ ("term", "Kan"),
    "カン",
    N_ ("A set of four equal tiles. The player draws a replacement tile."),
  },
  {
    NC_ ("term", "Chankan"),
    "槍槓",
    N_ ("Winning on the tile that another player adds to a pon for a kan."),
  },
  {
    NC_ ("term", "Rinshan"),
    "嶺上開花",
    N_ ("Winning on the replacement tile after a kan."),
  },
  {
    NC_ ("term", "Chombo"),
    "チョンボ",
    N_ ("A serious foul that ends the hand. The player pays a penalty set by the ruleset."),
  },
  {
    NC_ ("term", "Dead Hand"),
    "アガリ放棄",
    N_ ("A hand that can no longer win because of a foul."),
  },
  {
    NC_ ("term", "Agari-Yame"),
    "アガリ止め",
    N_ ("The leading dealer may end the game after winning the last hand."),
  },
  {
    NC_ ("term", "Tenpai-Yame"),
    "テンパイ止め",
    N_ ("The leading dealer may end the game when tenpai at a draw in the last hand."),
  },
  {
    NC_ ("term", "Last Hand"),
    "オーラス",
    N_ ("The last regular hand of the game."),
  },
  {
    NC_ ("term", "Extension"),
    "延長戦",
    N_ ("Extra rounds that are played if nobody reached the target after the last hand."),
  },
  {
    NC_ ("term", "Bust"),
    "トビ",
    N_ ("A player’s score falls below the limit of the ruleset, usually 0, and the game ends."),
  },
  {
    NC_ ("term", "Ceiling"),
    "テッペン",
    N_ ("A score that ends the game when a player reaches it."),
  },
  {
    NC_ ("term", "Start"),
    "配給原点",
    N_ ("The points of each player at the beginning of the game."),
  },
  {
    NC_ ("term", "Return"),
    "返し点",
    N_ ("The points against which final scores are measured."),
  },
  {
    NC_ ("term", "Uma"),
    "ウマ",
    N_ ("Points that are added or subtracted at the end according to rank."),
  },
  {
    NC_ ("term", "Oka"),
    "オカ",
    N_ ("A bonus for 1st place: the difference between return and start of all players."),
  },
  {
    NC_ ("term", "Float"),
    "浮き",
    N_ ("Ending the game with at least a certain score. In some rulesets the uma depends on it."),
  },
  {
    NC_ ("term", "Chips"),
    "祝儀",
    N_ ("Side payments, for example for red fives or ippatsu. They are separate from the "
        "scores."),
  },
};

const TenboTerm *
tenbo_glossary_get_terms (gsize *n_terms)
{
  g_return_val_if_fail (n_terms != NULL, NULL);

  *n_terms = G_N_ELEMENTS (terms);

  return terms;
}

const char *
tenbo_term_get_name (const TenboTerm *term)
{
  g_return_val_if_fail (term != NULL, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "term", term->name);
}

const char *
tenbo_term_get_sentence (const TenboTerm *term)
{
  g_return_val_if_fail (term != NULL, NULL);

  return g_dgettext (GETTEXT_PACKAGE, term->sentence);
}
