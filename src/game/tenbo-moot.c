/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-moot.h"

/* A choice of the dealer where the rules give none. One that they forbid is not moot: the last
 * dealer, who passed, would have to repeat. */
static gboolean
drop_choice (TbEvent   *event,
             TenboMoot *moot)
{
  *moot = event->choice == TB_CHOICE_DECLINE ? TENBO_MOOT_PASS : TENBO_MOOT_REPEAT;
  event->choice = TB_CHOICE_ABSENT;
  return TRUE;
}

/* What the ruleset does not know of a win: chips, and marks that change who pays. */
static gboolean
drop_of_win (TbEvent         *event,
             const TbProblem *refusal,
             TenboMoot       *moot)
{
  TbWin *win = &event->wins[refusal->index[0]];

  switch ((int) refusal->at)
    {
    case TB_AT_WIN_PAO:
      *moot = TENBO_MOOT_PAO;
      win->pao = (TbPao) { .player = TB_NOBODY };
      return TRUE;
    case TB_AT_WIN_BONUS_IPPATSU:
      *moot = TENBO_MOOT_IPPATSU;
      win->bonus.ippatsu = 0;
      return TRUE;
    case TB_AT_WIN_BONUS_URA:
      *moot = TENBO_MOOT_URA;
      win->bonus.ura = 0;
      return TRUE;
    case TB_AT_WIN_BONUS_RED:
      *moot = TENBO_MOOT_RED;
      win->bonus.red = 0;
      return TRUE;
    case TB_AT_WIN_ROBBED:
      *moot = TENBO_MOOT_ROBBED;
      win->robbed = false;
      return TRUE;
    case TB_AT_WIN_LAST_TILE:
      *moot = TENBO_MOOT_LAST_TILE;
      win->last_tile = false;
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
drop_wareme (TbEvent   *event,
             TenboMoot *moot)
{
  *moot = TENBO_MOOT_WAREME;
  event->wareme = TB_NOBODY;
  return TRUE;
}

gboolean
tenbo_moot_drop (TbEvent         *event,
                 const TbProblem *refusal,
                 TenboMoot       *moot)
{
  *moot = TENBO_N_MOOT;

  if (refusal->code == TB_PROBLEM_NO_CHOICE)
    return drop_choice (event, moot);
  if (refusal->code == TB_PROBLEM_NOT_PLAYED && refusal->at == TB_AT_WAREME)
    return drop_wareme (event, moot);
  if ((refusal->code == TB_PROBLEM_NOT_PLAYED || refusal->code == TB_PROBLEM_NO_PAO) &&
      refusal->at >= TB_AT_WIN && refusal->at < TB_AT_TENPAI)
    return drop_of_win (event, refusal, moot);

  return FALSE;
}
