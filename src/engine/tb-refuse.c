/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-refuse.h"

TbStatus
tb_refuse (TbProblem *problem,
           TbProblem  refusal)
{
  *problem = refusal;

  return TB_REFUSED;
}

TbStatus
tb_refuse_at (TbProblem    *problem,
              TbProblemCode code,
              TbProblemAt   at,
              int32_t       index)
{
  return tb_refuse (problem, (TbProblem) { .code = code, .at = at, .index = { index } });
}

TbStatus
tb_refuse_range (TbProblem    *problem,
                 TbProblemCode code,
                 TbProblemAt   at,
                 int32_t       index,
                 int32_t       min,
                 int32_t       max)
{
  return tb_refuse (problem, (TbProblem) { code, at, .index = { index }, .min = min, .max = max });
}
