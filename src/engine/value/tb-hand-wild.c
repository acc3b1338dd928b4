/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-search.h"

/* A wild tile stands for any kind that is played, for a fifth one of it as well, and is chosen so
 * that the hand is worth most; no set and no pair is made of wild tiles alone, and no meld has one
 * (allen.txt, 万能牌). It is a dora as what it stands for, but never a red five.
 *
 * Every way in which natural tiles and wild ones are a hand is valued as one of plain tiles, with
 * the winning tile in each place where it can be: a natural one where a natural tile of its kind
 * lies, a wild one in place of each that a wild tile stands for. */

/* A set or a pair. */
typedef struct
{
  TbTile  kind; /* the lowest of a run */
  bool    run;
  uint8_t size;
  uint8_t natural; /* a bit for each of its tiles that is not wild; never none */
} Group;

/* The natural tiles of a hand and its wild ones, while they are put together. */
typedef struct
{
  const TbHandFacts *natural;          /* the facts of the natural tiles */
  TbHandSearch      *search;           /* NULL: only find out whether there is a way */
  TbSuitCounts       left[TB_N_SUITS]; /* natural tiles that are in no group yet */
  int32_t            n_wild;           /* the same, of wild ones */
  bool               has_pair;         /* among the groups */
  int                n_groups;
  Group              groups[TB_MAX_MELDS + 1];
  int32_t            n_standing;
  TbTile             standing[TB_MAX_WILD_TILES]; /* the kinds that wild tiles stand for */
} Hand;

/* --- A whole hand --- */

/* Prepares the search for @self with its wild tiles as they stand and @win as the winning tile. */
static void
complete (const Hand *self,
          TbTile      win)
{
  TbHandFacts *facts = &self->search->facts;

  *facts = *self->natural;
  for (int32_t i = 0; i < self->n_standing; i++)
    tb_hand_facts_stand (facts, self->standing[i]);
  facts->win = win;
  tb_hand_facts_complete (facts);
}

/* Values @self as a shape in which each tile may be the winning one: a natural one of its kind, or
 * all that a wild one stands for. */
static void
value_shape (const Hand *self,
             void (*value) (TbHandSearch *search))
{
  const TbHandFacts *natural = self->natural;

  if (!tb_is_wild (natural->rules, natural->win))
    {
      complete (self, natural->win);
      value (self->search);
      return;
    }

  for (int32_t i = 0; i < self->n_standing; i++)
    {
      complete (self, self->standing[i]);
      value (self->search);
    }
}

/* --- Four sets and a pair --- */

static TbTile
kind_in_group (const Group *group,
               int          place)
{
  return (TbTile) (group->kind + (group->run ? place : 0));
}

/* Puts the few @sets in order. */
static void
sort_sets (TbSet *sets,
           int    n)
{
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && sets[j].tile < sets[j - 1].tile; j--)
      {
        TbSet set = sets[j];

        sets[j] = sets[j - 1];
        sets[j - 1] = set;
      }
}

/* Values the hand of the groups, with the winning tile in each of the places of @group where it can
 * be. */
static void
value_places (const Hand   *self,
              const TbSets *sets,
              const Group  *group)
{
  const TbHandFacts *natural = self->natural;
  bool               wild_win = tb_is_wild (natural->rules, natural->win);

  for (int place = 0; place < group->size; place++)
    {
      bool   is_natural = group->natural >> place & 1;
      TbTile kind = kind_in_group (group, place);
      TbWait wait = group->size == 2 ? TB_WAIT_SINGLE : TB_WAIT_PAIRS;

      if (is_natural == wild_win || (is_natural && kind != natural->win))
        continue;
      complete (self, kind);
      tb_hand_search_sets (self->search, sets,
                           group->run ? tb_wait_in_run (group->kind, kind) : wait);
    }
}

/* Values the hand of the groups. Returns true if it is enough that there is one. */
static bool
value_groups (Hand *self)
{
  TbSets sets = { .n_sets = 0 };

  if (self->search == NULL)
    return true;

  self->n_standing = 0;
  for (int i = 0; i < self->n_groups; i++)
    {
      const Group *group = &self->groups[i];

      if (group->size == 2)
        sets.pair = TB_KIND_BIT (group->kind);
      else if (group->run)
        tb_sets_add_run (&sets, group->kind);
      else
        tb_sets_add_triplet (&sets, group->kind);
      for (int place = 0; place < group->size; place++)
        if (!(group->natural >> place & 1))
          self->standing[self->n_standing++] = kind_in_group (group, place);
    }
  sort_sets (sets.sets, sets.n_sets);

  for (int i = 0; i < self->n_groups; i++)
    value_places (self, &sets, &self->groups[i]);

  return false;
}

/* The lowest natural tile belongs to some group, and every group has a natural one: so a group is
 * taken for the lowest tile, with other natural tiles or with wild ones in its other places, until
 * no tile is left. A wild tile may stand beside a natural one of its kind that another group needs.
 * Each of these functions returns true as soon as there is a way, if that is all that is asked. */

static bool group_rest (Hand *self);

/* Goes on with @group, if there are as many wild tiles as it needs. */
static bool
group_with (Hand *self,
            Group group)
{
  Hand before = *self;
  bool found;

  for (int place = 0; place < group.size; place++)
    if (group.natural >> place & 1)
      self->left[TB_TILE_SUIT (group.kind)] -=
        TB_COUNT_ONE (TB_TILE_RANK (kind_in_group (&group, place)));
    else
      self->n_wild--;
  self->groups[self->n_groups++] = group;
  self->has_pair = self->has_pair || group.size == 2;

  found = self->n_wild >= 0 && group_rest (self);

  *self = before;
  return found;
}

/* Groups of @size tiles alike, of which as many are natural as there are, or fewer. */
static bool
group_alike (Hand   *self,
             TbTile  kind,
             uint8_t size)
{
  int32_t count = tb_count_of_kind (self->left, kind);

  for (int32_t natural = count < size ? count : size; natural > 0; natural--)
    if (group_with (self, (Group) {
                            .kind = kind,
                            .size = size,
                            .natural = (uint8_t) ((1 << natural) - 1),
                          }))
      return true;

  return false;
}

/* Runs from @first on, in which @kind is natural and nothing below it. */
static bool
group_run (Hand  *self,
           TbTile first,
           TbTile kind)
{
  TbKindSet run = TB_KIND_BIT (first) * 7;
  int       place = kind - first;
  int       there = 0;

  if (run & ~tb_kinds_played (self->natural->rules))
    return false;

  for (int i = place + 1; i < 3; i++)
    there |= (tb_count_of_kind (self->left, (TbTile) (first + i)) > 0) << i;
  for (int others = there;; others = (others - 1) & there)
    {
      if (group_with (self, (Group) {
                              .kind = first,
                              .run = true,
                              .size = 3,
                              .natural = (uint8_t) (others | 1 << place),
                            }))
        return true;
      if (others == 0)
        return false;
    }
}

/* Takes each group that the lowest natural tile can be in. */
static bool
group_rest (Hand *self)
{
  int    suit = 0;
  int    rank;
  TbTile kind;

  while (suit < TB_N_SUITS && self->left[suit] == 0)
    suit++;
  if (suit == TB_N_SUITS)
    return self->n_groups == TB_MAX_MELDS + 1 - self->natural->hand->n_melds &&
           value_groups (self);

  rank = tb_lowest_rank (self->left[suit]);
  kind = TB_TILE (suit, rank);
  if ((!self->has_pair && group_alike (self, kind, 2)) || group_alike (self, kind, 3))
    return true;
  for (int first = rank < 2 ? 0 : rank - 2; suit != TB_SUIT_HONOURS && first <= rank; first++)
    if (group_run (self, TB_TILE (suit, first), kind))
      return true;

  return false;
}

/* --- Seven pairs and kokushi --- */

/* The kinds that are in @left. */
static TbKindSet
find_kinds (const TbSuitCounts left[static TB_N_SUITS])
{
  TbKindSet kinds = 0;

  for (TbKindSet all = TB_KINDS_ALL; all != 0; all &= all - 1)
    if (tb_count_of_kind (left, tb_lowest_kind (all)) > 0)
      kinds |= all & -all;

  return kinds;
}

/* Goes through all ways to make @kinds up to pairs, each with a natural tile, when @n_pairs are
 * made. If four alike are two pairs, each tile can be the natural one of its own pair. Returns as
 * the functions above. */
static bool
pair_rest (Hand     *self,
           TbKindSet kinds,
           int32_t   n_pairs)
{
  int32_t before = self->n_standing;
  bool    found = false;
  int32_t count, most;
  TbTile  kind;

  if (kinds == 0)
    {
      if (n_pairs == 7 && self->search != NULL)
        value_shape (self, tb_hand_search_seven_pairs);
      return n_pairs == 7 && self->search == NULL;
    }

  kind = tb_lowest_kind (kinds);
  count = tb_count_of_kind (self->left, kind);
  most = self->natural->rules->seven_pairs_four_alike ? count : 1;
  for (int32_t pairs = (count + 1) / 2; pairs <= most && n_pairs + pairs <= 7 && !found; pairs++)
    {
      for (int32_t n = count; n < 2 * pairs; n++)
        self->standing[self->n_standing++] = kind;
      found = pair_rest (self, kinds & (kinds - 1), n_pairs + pairs);
      self->n_standing = before;
    }

  return found;
}

/* Takes wild tiles for the kinds that are missing. If one is left, it makes a natural kind the
 * pair, and each can be it. (More than one are never left of fourteen tiles.) Returns as the
 * functions above. */
static bool
make_kokushi (Hand *self)
{
  TbKindSet kinds = find_kinds (self->left);
  int32_t   missing;

  if (kinds & ~TB_KINDS_OUTSIDE)
    return false;

  for (TbKindSet left = TB_KINDS_OUTSIDE & ~kinds; left != 0; left &= left - 1)
    self->standing[self->n_standing++] = tb_lowest_kind (left);
  missing = self->n_standing;
  if (missing > self->n_wild)
    return false;
  if (self->search == NULL)
    return true;

  if (missing == self->n_wild)
    value_shape (self, tb_hand_search_kokushi);
  else
    for (self->n_standing++; kinds != 0; kinds &= kinds - 1)
      {
        self->standing[missing] = tb_lowest_kind (kinds);
        value_shape (self, tb_hand_search_kokushi);
      }

  return false;
}

/* --- The hand --- */

/* Goes through all ways to put natural tiles @closed and @n_wild wild ones together. Returns true
 * if there is one and that is all that is asked. */
static bool
go_through (const TbHandFacts *natural,
            TbHandSearch      *search,
            const TbSuitCounts closed[static TB_N_SUITS],
            int32_t            n_wild)
{
  Hand self = { .natural = natural, .search = search, .n_wild = n_wild };

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    self.left[suit] = closed[suit];

  return group_rest (&self) ||
         (tb_hand_facts_can_be (natural, TB_YAKU_CHIITOITSU) &&
          pair_rest (&self, find_kinds (closed), 0)) ||
         (tb_hand_facts_can_be (natural, TB_YAKU_KOKUSHI) && make_kokushi (&self));
}

bool
tb_hand_is_complete_with_wild (const TbHandFacts *natural,
                               const TbSuitCounts closed[static TB_N_SUITS],
                               int32_t            n_wild)
{
  return go_through (natural, NULL, closed, n_wild);
}

void
tb_hand_search_wild (TbHandSearch *search)
{
  const TbHandFacts natural = search->facts;

  go_through (&natural, search, natural.closed, natural.n_wild);
}
