/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-moot.h"

#include <string.h>

/* Facts of a win that a ruleset may not have: chips, and marks that change who pays. Zero means
 * none. */
static const struct
{
  TbProblemAt at;
  TenboMoot   moot;
  gsize       offset; /* in TbWin */
  gsize       size;
} marks[] = {
#define MARK(at, moot, member) \
  { at, moot, offsetof (TbWin, member), sizeof ((TbWin *) NULL)->member }
  MARK (TB_AT_WIN_PAO, TENBO_MOOT_PAO, pao),
  MARK (TB_AT_WIN_BONUS_IPPATSU, TENBO_MOOT_IPPATSU, bonus.ippatsu),
  MARK (TB_AT_WIN_BONUS_URA, TENBO_MOOT_URA, bonus.ura),
  MARK (TB_AT_WIN_BONUS_RED, TENBO_MOOT_RED, bonus.red),
  MARK (TB_AT_WIN_BONUS_BLUE, TENBO_MOOT_SPECIAL, bonus.special[TB_SPECIAL_BLUE]),
  MARK (TB_AT_WIN_BONUS_GOLD, TENBO_MOOT_SPECIAL, bonus.special[TB_SPECIAL_GOLD]),
  MARK (TB_AT_WIN_BONUS_SILVER, TENBO_MOOT_SPECIAL, bonus.special[TB_SPECIAL_SILVER]),
  MARK (TB_AT_WIN_BONUS_RAINBOW, TENBO_MOOT_SPECIAL, bonus.special[TB_SPECIAL_RAINBOW]),
  MARK (TB_AT_WIN_BONUS_MARKED, TENBO_MOOT_SPECIAL, bonus.special[TB_SPECIAL_MARKED]),
  MARK (TB_AT_WIN_ROBBED, TENBO_MOOT_ROBBED, robbed),
  MARK (TB_AT_WIN_LAST_TILE, TENBO_MOOT_LAST_TILE, last_tile),
};

gboolean
tenbo_moot_drop (TbEvent         *event,
                 const TbProblem *refusal,
                 TenboMoot       *moot)
{
  TbWin *win;

  *moot = TENBO_N_MOOT;

  /* A choice of the dealer that the rules do not offer. A choice that they forbid is not moot: the
   * last dealer, who passed, would have to repeat. */
  if (refusal->code == TB_PROBLEM_NO_CHOICE)
    {
      *moot = event->choice == TB_CHOICE_DECLINE ? TENBO_MOOT_PASS : TENBO_MOOT_REPEAT;
      event->choice = TB_CHOICE_ABSENT;
      return TRUE;
    }

  if (refusal->code == TB_PROBLEM_NOT_PLAYED && refusal->at == TB_AT_WAREME)
    {
      *moot = TENBO_MOOT_WAREME;
      event->wareme = TB_NOBODY;
      return TRUE;
    }

  if (refusal->code != TB_PROBLEM_NOT_PLAYED && refusal->code != TB_PROBLEM_NO_PAO)
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (refusal->at == marks[i].at)
      {
        win = &event->wins[refusal->index[0]];
        *moot = marks[i].moot;
        memset (G_STRUCT_MEMBER_P (win, marks[i].offset), 0, marks[i].size);
        if (marks[i].at == TB_AT_WIN_PAO)
          win->pao.player = TB_NOBODY;
        return TRUE;
      }

  return FALSE;
}
