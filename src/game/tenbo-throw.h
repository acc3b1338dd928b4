/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"

G_BEGIN_DECLS

#define TENBO_MAX_DICE 3

/* The highest number that the user can choose; the longest walls have 18 stacks. */
#define TENBO_MAX_NUMBER 18

/* How the wall is opened. */
typedef struct
{
  int      n_dice;     /* 1 to 3; 0: a separate number and wall, all equally likely */
  int      max;        /* the highest number, from 1; ignored with dice */
  gboolean empty_side; /* three players: the wall of the empty side may be opened too */
} TenboThrowRules;

/* The result of a throw. */
typedef struct
{
  int    n_dice;
  int    dice[TENBO_MAX_DICE]; /* 1 to 6 each */
  int    number;               /* their sum, or the number */
  TbSide wall;                 /* the wall to open, @number stacks from its right */
} TenboThrow;

/* Throws for the dealer @dealer. */
void tenbo_throw_make (const TenboThrowRules *rules,
                       const TenboSeating    *seating,
                       TbPlayer               dealer,
                       const TenboChance     *chance,
                       TenboThrow            *out);

G_END_DECLS
