/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-reading.h"

#include <string.h>

/* Wild tiles by brute force: every kind that each can stand for, every way to lay natural and wild
 * tiles into the groups. Written from the words of allen.txt (万能牌) alone. */

/* The tiles that are not laid into groups yet, and the group they go to. */
typedef struct
{
  const Hand  *hand;
  const Group *won;
  int          natural[N_KINDS];
  int          wild[N_KINDS];
} Laying;

static int
length_of (const Group *group)
{
  return group->type == PAIR ? 2 : 3;
}

static bool
lay_group (Laying *self,
           int     index);

/* Lays the tile at @place of the group @index: natural or wild. @has_natural and @has_win say what
 * the group has so far. */
static bool
lay_tile (Laying *self,
          int     index,
          int     place,
          bool    has_natural,
          bool    has_win)
{
  const Hand  *hand = self->hand;
  const Group *group = &hand->groups[index];
  int          kind = group->kind + (group->type == RUN ? place : 0);

  if (place == length_of (group))
    return has_natural && (group != self->won || has_win) && lay_group (self, index + 1);

  for (int wild = 0; wild <= 1; wild++)
    {
      int *left = wild ? &self->wild[kind] : &self->natural[kind];
      bool is_win = kind == hand->win && wild == hand->wild_win;
      bool possible;

      if (*left == 0)
        continue;
      --*left;
      possible = lay_tile (self, index, place + 1, has_natural || !wild, has_win || is_win);
      ++*left;
      if (possible)
        return true;
    }

  return false;
}

static bool
lay_group (Laying *self,
           int     index)
{
  return index == self->hand->n_groups || lay_tile (self, index, 0, false, false);
}

/* The counts are those of the groups: they may be taken away already. */
bool
slow_is_possible (const Hand  *self,
                  const Group *won)
{
  Laying laying = { .hand = self, .won = won };

  for (int i = self->n_melds; i < self->n_groups; i++)
    for (int place = 0; place < length_of (&self->groups[i]); place++)
      laying.wild[self->groups[i].kind + (self->groups[i].type == RUN ? place : 0)]++;
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      laying.natural[kind] = self->natural[kind];
      laying.wild[kind] -= self->natural[kind];
    }

  return lay_group (&laying, self->n_melds);
}

/* Looks at the hand as its wild tiles stand. */
typedef void (*Look) (Hand *self,
                      void *data);

/* Lets @n wild tiles stand for all kinds from @least on, in rising order. */
static void
assign (Hand *self,
        int   n,
        int   least,
        Look  look,
        void *data)
{
  if (n == 0)
    {
      look (self, data);
      return;
    }

  for (int kind = least; kind < N_KINDS; kind++)
    if (slow_is_played (self->rules, kind))
      {
        self->counts[kind]++;
        self->all[kind]++;
        assign (self, n - 1, kind, look, data);
        self->counts[kind]--;
        self->all[kind]--;
      }
}

static void
ask_complete (Hand *self,
              void *data)
{
  bool *complete = data;

  *complete = *complete || slow_is_complete (self);
}

/* How many kinds complete the hand without its winning tile, which is not counted here. */
static int
count_waits (Hand *self,
             int   n_wild)
{
  int n = 0;

  for (int kind = 0; kind < N_KINDS; kind++)
    {
      bool complete = false;

      if (!slow_is_played (self->rules, kind) ||
          (kind == WHITE && self->rules->wild_tile == TB_WILD_WHITE))
        continue;
      self->counts[kind]++;
      self->natural[kind]++;
      assign (self, n_wild, 0, ask_complete, &complete);
      self->counts[kind]--;
      self->natural[kind]--;
      n += complete;
    }

  return n;
}

typedef struct
{
  bool      complete;
  int       north;
  SlowValue best;
} Best;

static bool
is_better (const SlowValue *a,
           const SlowValue *b)
{
  const int64_t of_a[] = { a->base, a->yakuman, !a->instead, a->han,
                           a->fu, (int64_t) a->yaku, a->dora.dora,
                           a->dora.ura };
  const int64_t of_b[] = { b->base, b->yakuman, !b->instead, b->han,
                           b->fu, (int64_t) b->yaku, b->dora.dora,
                           b->dora.ura };

  for (int i = 0; i < 8; i++)
    if (of_a[i] != of_b[i])
      return of_a[i] > of_b[i];

  return false;
}

static void
value_standing (Hand *self,
                void *data)
{
  Best *best = data;
  Hand  whole = *self;

  slow_count_dora (&whole, best->north);
  slow_value_all_shapes (&whole);
  if (!whole.complete)
    return;

  whole.best.dora = whole.best.instead ? (TbDora) { 0 } : whole.dora;
  if (!best->complete || is_better (&whole.best, &best->best))
    best->best = whole.best;
  best->complete = true;
}

void
slow_value_wild (Hand *self,
                 int   north)
{
  bool white = self->rules->wild_tile == TB_WILD_WHITE;
  int  n_wild = white ? self->counts[WHITE] : 1;
  Best best = { .north = north };

  if (white)
    {
      self->wild_win = self->win == WHITE;
      self->all[WHITE] -= n_wild;
      self->counts[WHITE] = self->natural[WHITE] = 0;
      n_wild -= self->wild_win;
    }
  if (tb_rules_find_yaku (self->rules, TB_YAKU_OTAFUKU) != NULL)
    {
      int *natural = &self->natural[self->win];

      self->counts[self->win] -= !self->wild_win;
      *natural -= !self->wild_win;
      self->waits = count_waits (self, n_wild);
      self->counts[self->win] += !self->wild_win;
      *natural += !self->wild_win;
    }

  if (self->wild_win)
    for (self->win = 0; self->win < N_KINDS; self->win++)
      {
        if (!slow_is_played (self->rules, self->win))
          continue;
        self->counts[self->win]++;
        self->all[self->win]++;
        assign (self, n_wild, 0, value_standing, &best);
        self->counts[self->win]--;
        self->all[self->win]--;
      }
  else
    assign (self, n_wild, 0, value_standing, &best);

  self->complete = best.complete;
  self->best = best.best;
}
