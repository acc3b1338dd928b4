/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-problem.h"

/* Helpers that refuse an event, so that a check ends with one line. Only the engine's own files
 * include this header. All return TB_REFUSED. They are not inline: refusals are rare, and their
 * code would displace that of the accepted hands from the cache. */

/* Stores @refusal in @problem. */
TbStatus tb_refuse (TbProblem *problem,
                    TbProblem  refusal);

/* Stores @code at the location @at in @problem; @index is the number in its path, or 0. */
TbStatus tb_refuse_at (TbProblem    *problem,
                       TbProblemCode code,
                       TbProblemAt   at,
                       int32_t       index);

/* Like tb_refuse_at(), with the valid values @min to @max. */
TbStatus tb_refuse_range (TbProblem    *problem,
                          TbProblemCode code,
                          TbProblemAt   at,
                          int32_t       index,
                          int32_t       min,
                          int32_t       max);
