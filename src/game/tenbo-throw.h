/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"

G_BEGIN_DECLS

#define TENBO_MAX_DICE 3

/* The highest number that can be asked for; the longest walls have 18 stacks. */
#define TENBO_MAX_NUMBER 18

/* How the wall is opened. */
typedef struct
{
  int      n_dice;     /* 1 to 3; 0: a number and a wall of their own, all equally likely */
  int      max;        /* the highest number, from 1; of no meaning with dice */
  gboolean empty_side; /* three players: there is a wall where nobody sits, and it may be opened */
} TenboThrowRules;

/* What was thrown. */
typedef struct
{
  int     n_dice;
  int     dice[TENBO_MAX_DICE]; /* 1 to 6 each */
  int     number;               /* their sum, or the number */
  TbPlace wall;                 /* the one that is opened, @number stacks from its right */
} TenboThrow;

/* Throws for the dealer @dealer. */
void tenbo_throw_make (const TenboThrowRules *rules,
                       const TenboSeating    *seating,
                       TbPlayer               dealer,
                       const TenboChance     *chance,
                       TenboThrow            *out);

/* The wall that @number leads to: the dealer's own is one, and it is counted on against the clock;
 * the empty side counts only with @empty_side. */
TbPlace tenbo_throw_count_wall (const TenboSeating *seating,
                                TbPlayer            dealer,
                                gboolean            empty_side,
                                int                 number);

G_END_DECLS
