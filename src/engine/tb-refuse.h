/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-problem.h"

/* Helpers that refuse an event, so that a check ends with one line. Only the engine's own files
 * include this header. All return TB_REFUSED. */

/* Stores @refusal in @problem. */
static inline TbStatus
tb_refuse (TbProblem *problem,
           TbProblem  refusal)
{
  *problem = refusal;

  return TB_REFUSED;
}

/* Stores @code at the location @at in @problem; @index is the number in its path, or 0. */
static inline TbStatus
tb_refuse_at (TbProblem    *problem,
              TbProblemCode code,
              TbProblemAt   at,
              int32_t       index)
{
  return tb_refuse (problem, (TbProblem) { .code = code, .at = at, .index = { index } });
}

/* Like tb_refuse_at(), with the valid values @min to @max. */
static inline TbStatus
tb_refuse_range (TbProblem    *problem,
                 TbProblemCode code,
                 TbProblemAt   at,
                 int32_t       index,
                 int32_t       min,
                 int32_t       max)
{
  return tb_refuse (problem, (TbProblem) { code, at, .index = { index }, .min = min, .max = max });
}
