/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-refuse.h"

TbStatus
tb_refuse (TbProblem *problem,
           TbProblem  refusal)
{
  *problem = refusal;

  return TB_REFUSED;
}
