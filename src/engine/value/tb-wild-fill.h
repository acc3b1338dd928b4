/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-kinds.h"

/* Natural tiles made up with wild ones into sets and a pair; only the engine's own files include
 * this. */

/* A set or a pair. */
typedef struct
{
  TbTile  kind; /* the lowest of a run */
  bool    run;
  uint8_t size;
  uint8_t natural; /* a bit for each of its tiles that is not wild; never none */
} TbWildGroup;

#define TB_MAX_WILD_GROUPS (TB_MAX_MELDS + 1)

typedef struct TbWildFill TbWildFill;

/* Looks at the groups of @fill, which are a whole hand. */
typedef void (*TbWildVisit) (const TbWildFill *fill);

/* A hand while it is put together. The caller sets all but the groups. */
struct TbWildFill
{
  TbSuitCounts left[TB_N_SUITS]; /* natural tiles that are in no group yet */
  int32_t      n_wild;           /* wild ones; with the natural ones as many as the groups need */
  TbKindSet    played;           /* what a wild tile can stand for */
  int32_t      n_wanted;         /* groups, the pair among them */
  TbWildVisit  visit;            /* NULL: only find out whether there is a way */
  void        *data;             /* of the visitor */
  int32_t      n_groups;
  bool         has_pair;
  TbWildGroup  groups[TB_MAX_WILD_GROUPS];
};

/* Visits every way to put the tiles of @fill together, some of them twice. Without a visitor
 * returns whether there is a way; otherwise false. */
bool tb_wild_fill (TbWildFill *fill);
