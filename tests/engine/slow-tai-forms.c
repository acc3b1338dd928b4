/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-tai-private.h"

#include <string.h>

/* Pieces of all forms */

/* Counts the suits of numbers in the hand, and whether it has honors. */
static int
count_suits (const Slow *slow,
             bool       *honours)
{
  bool in[4] = { false };

  for (int i = 0; i < slow->n_tiles; i++)
    in[slow->tiles[i].kind / 9] = true;
  for (int i = 0; i < slow->hand->n_melds; i++)
    in[slow_kind_of (slow->hand->melds[i].tile) / 9] = true;
  *honours = in[3];

  return in[0] + in[1] + in[2];
}

static void
count_flush (const Slow *slow,
             uint8_t    *counts)
{
  bool honours;

  if (count_suits (slow, &honours) == 1)
    counts[honours ? TB_TAI_HALF_FLUSH : TB_TAI_FULL_FLUSH]++;
}

static void
count_itself (const Slow *slow,
              uint8_t    *counts)
{
  int n = 0;

  for (int i = 0; i < slow->n_tiles; i++)
    n += slow->tiles[i].wild && slow->tiles[i].kind == slow->itself;
  if (slow->n_wild > 0 && n == slow->n_wild)
    counts[TB_TAI_WILD_AS_ITSELF]++;
}

/* Four sets and a pair */

/* Counts edge, closed, single and shanpon waits. Returns false if a discard may not complete the
 * group this way. */
static bool
count_wait (const Slow  *slow,
            const Group *group,
            uint8_t     *counts)
{
  int  rank = group->kind % 9;
  int  place = 0;
  bool partner_wild;

  while (!group->tiles[place].win)
    place++;
  switch (group->shape)
    {
    case TRIPLET:
      counts[TB_TAI_WAIT] = 1;
      return true;
    case TWO:
      counts[TB_TAI_WAIT] = 1;
      partner_wild = group->tiles[1 - place].wild;
      return !(slow->is_discard && partner_wild);
    case RUN:
    default:
      if (place == 1 || (place == 2 && rank == 0) || (place == 0 && rank == 6))
        counts[TB_TAI_WAIT] = 1;
      return true;
    }
}

static void
value_groups (Slow *slow)
{
  const TbTileHand *tiles = slow->hand;
  uint8_t           counts[TB_N_TAI];
  bool              allowed = true;
  bool              wild = slow->n_wild > 0;
  bool              honours;
  int               runs = 0;

  memcpy (counts, slow->common, sizeof counts);
  for (int i = 0; i < slow->n_groups; i++)
    {
      const Group *group = &slow->groups[i];

      runs += group->shape == RUN;
      if (group->shape == TRIPLET)
        slow_count_triplet (slow, counts, group->kind);
      for (int j = 0; j < (group->shape == TWO ? 2 : 3); j++)
        if (group->tiles[j].win)
          allowed = count_wait (slow, group, counts);
    }
  for (int i = 0; i < tiles->n_melds; i++)
    {
      runs += tiles->melds[i].kind == TB_MELD_CHI;
      if (tiles->melds[i].kind != TB_MELD_CHI)
        slow_count_triplet (slow, counts, slow_kind_of (tiles->melds[i].tile));
    }

  if (runs == 4)
    counts[TB_TAI_PENGHU_SHUNZI]++;
  if (runs == 0)
    counts[wild ? TB_TAI_ALL_TRIPLETS_WILD : TB_TAI_ALL_TRIPLETS]++;
  if (tiles->n_melds == 4)
    counts[wild ? TB_TAI_LONE_TILE_WILD : TB_TAI_LONE_TILE]++;
  count_flush (slow, counts);
  if (count_suits (slow, &honours) == 0)
    counts[TB_TAI_ALL_HONOURS]++;
  counts[TB_TAI_EIGHT_FLOWERS] = slow->all_flowers;
  count_itself (slow, counts);

  if (allowed)
    slow_keep (slow, counts);
  else if (slow->out->error == TB_HAND_NOT_COMPLETE)
    slow->out->error = TB_HAND_NO_YAKU;
}

static bool
same (const Tile *a,
      const Tile *b)
{
  return a->kind == b->kind && a->wild == b->wild && a->win == b->win;
}

/* Whether tile @i is free and no identical free tile precedes it from @from on. */
static bool
is_first_of_its_kind (const Slow *slow,
                      int         from,
                      int         i)
{
  if (slow->used[i])
    return false;
  for (int j = from; j < i; j++)
    if (!slow->used[j] && same (&slow->tiles[j], &slow->tiles[i]))
      return false;

  return true;
}

static void group_rest (Slow *slow);

static void
group_pair (Slow *slow,
            int   i)
{
  for (int j = i + 1; j < slow->n_tiles; j++)
    if (slow->tiles[j].kind == slow->tiles[i].kind && is_first_of_its_kind (slow, i + 1, j))
      {
        slow->used[j] = true;
        slow->groups[slow->n_groups++] =
          (Group) { TWO, slow->tiles[i].kind, { slow->tiles[i], slow->tiles[j] } };
        group_rest (slow);
        slow->n_groups--;
        slow->used[j] = false;
      }
}

static void
group_triplet (Slow *slow,
               int   i)
{
  int kind = slow->tiles[i].kind;

  for (int j = i + 1; j < slow->n_tiles; j++)
    {
      if (slow->tiles[j].kind != kind || !is_first_of_its_kind (slow, i + 1, j))
        continue;
      slow->used[j] = true;
      for (int k = j + 1; k < slow->n_tiles; k++)
        if (slow->tiles[k].kind == kind && is_first_of_its_kind (slow, j + 1, k))
          {
            slow->used[k] = true;
            slow->groups[slow->n_groups++] =
              (Group) { TRIPLET, kind, { slow->tiles[i], slow->tiles[j], slow->tiles[k] } };
            group_rest (slow);
            slow->n_groups--;
            slow->used[k] = false;
          }
      slow->used[j] = false;
    }
}

/* Forms the run from @first that contains tile @i; the other two tiles are any. */
static void
group_run (Slow *slow,
           int   i,
           int   first)
{
  int   place = slow->tiles[i].kind - first;
  int   a = place == 0 ? 1 : 0;
  int   b = 3 - place - a;
  Group group = { RUN, first, { { 0 } } };

  if (first < 0 || first >= EAST || first % 9 > 6)
    return;
  group.tiles[place] = slow->tiles[i];
  for (int j = 0; j < slow->n_tiles; j++)
    {
      if (slow->tiles[j].kind != first + a || !is_first_of_its_kind (slow, 0, j))
        continue;
      slow->used[j] = true;
      group.tiles[a] = slow->tiles[j];
      for (int k = 0; k < slow->n_tiles; k++)
        if (slow->tiles[k].kind == first + b && is_first_of_its_kind (slow, 0, k))
          {
            slow->used[k] = true;
            group.tiles[b] = slow->tiles[k];
            slow->groups[slow->n_groups++] = group;
            group_rest (slow);
            slow->n_groups--;
            slow->used[k] = false;
          }
      slow->used[j] = false;
    }
}

/* Tries every way to group the unused tiles, starting with the first. */
static void
group_rest (Slow *slow)
{
  bool have_pair = false;
  int  i = 0;

  while (i < slow->n_tiles && slow->used[i])
    i++;
  if (i == slow->n_tiles)
    {
      value_groups (slow);
      return;
    }

  for (int j = 0; j < slow->n_groups; j++)
    have_pair |= slow->groups[j].shape == TWO;
  slow->used[i] = true;
  if (!have_pair)
    group_pair (slow, i);
  group_triplet (slow, i);
  for (int first = slow->tiles[i].kind - 2; first <= slow->tiles[i].kind; first++)
    group_run (slow, i, first);
  slow->used[i] = false;
}

/* Whether all sets and the pair are of one suit. */
static bool
can_be_sets (const Slow *slow)
{
  int n[4] = { 0 };
  int over = 0;

  for (int i = 0; i < slow->n_tiles; i++)
    n[slow->tiles[i].kind / 9]++;
  for (int suit = 0; suit < 4; suit++)
    over += n[suit] % 3;

  return over == 2 && n[0] % 3 != 1 && n[1] % 3 != 1 && n[2] % 3 != 1;
}

void
slow_value_sets (Slow *slow)
{
  if (can_be_sets (slow))
    group_rest (slow);
}

/* Seven pairs */

static bool
can_pair_with_natural (const Slow *slow)
{
  int win = 0;

  while (!slow->tiles[win].win)
    win++;
  for (int i = 0; i < slow->n_tiles; i++)
    if (i != win && slow->tiles[i].kind == slow->tiles[win].kind && !slow->tiles[i].wild)
      return true;

  return false;
}

void
slow_value_pairs (Slow *slow)
{
  uint8_t counts[TB_N_TAI];
  int     n[N_KINDS] = { 0 };
  int     naturals[N_KINDS] = { 0 };
  int     won_on = -1;
  TbTai   pairs = slow->n_wild > 0 ? TB_TAI_SEVEN_PAIRS_WILD : TB_TAI_SEVEN_PAIRS;
  bool    honours;

  if (slow->n_tiles != 14)
    return;
  for (int i = 0; i < slow->n_tiles; i++)
    {
      n[slow->tiles[i].kind]++;
      naturals[slow->tiles[i].kind] += !slow->tiles[i].wild;
      if (slow->tiles[i].win && !slow->tiles[i].wild)
        won_on = slow->tiles[i].kind;
    }
  for (int kind = 0; kind < N_KINDS; kind++)
    if (n[kind] % 2 != 0)
      return;
  if (slow_rule_of (slow->rules, pairs) == NULL)
    return;

  memcpy (counts, slow->common, sizeof counts);
  counts[pairs]++;
  counts[TB_TAI_WAIT] = 1;
  for (int kind = 0; kind < N_KINDS; kind++)
    if (naturals[kind] == 4)
      counts[kind == won_on ? TB_TAI_BOMB : TB_TAI_CONCEALED_BOMB]++;
  count_flush (slow, counts);
  if (count_suits (slow, &honours) == 0)
    counts[TB_TAI_LOOSE_HONOURS]++;
  counts[TB_TAI_EIGHT_FLOWERS] = slow->all_flowers;
  count_itself (slow, counts);

  if (!slow->is_discard || can_pair_with_natural (slow))
    slow_keep (slow, counts);
  else if (slow->out->error == TB_HAND_NOT_COMPLETE)
    slow->out->error = TB_HAND_NO_YAKU;
}

/* Thirteen unrelated */

static bool
are_unrelated (int a,
               int b)
{
  if (a == b)
    return true;

  return a < EAST && b < EAST && a / 9 == b / 9 && ABS (a - b) <= 2;
}

static void
keep_unrelated (Slow *slow,
                TbTai item)
{
  uint8_t counts[TB_N_TAI];

  if (slow_rule_of (slow->rules, item) == NULL)
    return;

  memcpy (counts, slow->common, sizeof counts);
  counts[item]++;
  counts[TB_TAI_EIGHT_FLOWERS] = slow->all_flowers;
  count_itself (slow, counts);
  slow_keep (slow, counts);
}

void
slow_value_unrelated (Slow *slow)
{
  int  honours_in_hand = 0;
  int  win = 0;
  bool suits_in_hand[3] = { false };

  if (slow->n_tiles != 14)
    return;
  for (int i = 0; i < 14; i++)
    {
      int kind = slow->tiles[i].kind;

      for (int j = 0; j < i; j++)
        if (are_unrelated (kind, slow->tiles[j].kind))
          return;
      if (slow->tiles[i].win)
        win = kind;
      else if (kind >= EAST)
        honours_in_hand++;
      else
        suits_in_hand[kind / 9] = true;
    }

  keep_unrelated (slow, TB_TAI_THIRTEEN_UNRELATED);
  if (honours_in_hand == 7)
    keep_unrelated (slow, TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED);
  if (honours_in_hand == 6 && win >= EAST)
    keep_unrelated (slow, TB_TAI_THIRTEEN_UNRELATED_STARS);
  if (honours_in_hand == 7 && !suits_in_hand[win / 9])
    keep_unrelated (slow, TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT);
}

/* Loose honors */

void
slow_value_loose_honours (Slow *slow)
{
  uint8_t counts[TB_N_TAI];
  bool    honours;

  if (count_suits (slow, &honours) != 0 || slow_rule_of (slow->rules, TB_TAI_LOOSE_HONOURS) == NULL)
    return;

  memcpy (counts, slow->common, sizeof counts);
  counts[TB_TAI_LOOSE_HONOURS]++;
  for (int i = 0; i < slow->hand->n_melds; i++)
    slow_count_triplet (slow, counts, slow_kind_of (slow->hand->melds[i].tile));
  if (slow->hand->n_melds == 4)
    counts[slow->n_wild > 0 ? TB_TAI_LONE_TILE_WILD : TB_TAI_LONE_TILE]++;
  counts[TB_TAI_EIGHT_FLOWERS] = slow->all_flowers;
  count_itself (slow, counts);
  slow_keep (slow, counts);
}
