/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-search.h"

/* A wild tile represents any kind that is played, even a fifth tile of it, and is chosen to give
 * the hand the highest value. No set or pair consists of wild tiles only, and melds have none
 * (allen.txt, 万能牌). It counts as a dora of the kind that it represents, but never as a red five.
 *
 * The search values every combination of natural and wild tiles as a hand of plain tiles, with the
 * winning tile in each possible position: a natural one in each position of a natural tile of its
 * kind, a wild one in each position of a wild tile. */

/* A set or a pair. */
typedef struct
{
  TbTile  kind; /* lowest kind of a run */
  bool    run;
  uint8_t size;
  uint8_t natural; /* one bit for each natural tile; never 0 */
} Group;

/* The natural and wild tiles of a hand while they are combined. */
typedef struct
{
  const TbHandFacts *natural;          /* the facts of the natural tiles */
  TbHandSearch      *search;           /* NULL: only find out whether a combination exists */
  TbSuitCounts       left[TB_N_SUITS]; /* natural tiles that are not in a group yet */
  int32_t            n_wild;           /* the same for wild tiles */
  bool               has_pair;         /* one of the groups is a pair */
  int                n_groups;
  Group              groups[TB_MAX_MELDS + 1];
  int32_t            n_standing;
  TbTile             standing[TB_MAX_WILD_TILES]; /* kinds that wild tiles represent */
} Hand;

/* --- A whole hand --- */

/* Prepares the search for @self with the current kinds of its wild tiles and @win as the winning
 * tile. */
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
 * any kind that a wild tile represents. */
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

/* Sorts the few @sets. */
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

/* Values the hand of the groups, with the winning tile in each possible position of @group. */
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

/* Values the hand of the groups. Returns true if the caller only needs to know that a combination
 * exists. */
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

/* The lowest natural tile belongs to some group, and every group has a natural tile. So the search
 * chooses a group for the lowest tile, with other natural tiles or wild ones in its other
 * positions, until no tile is left. A wild tile may represent a kind of which a natural tile goes
 * to another group. Each of these functions returns true as soon as a combination exists, if the
 * caller only needs to know that. */

static bool group_rest (Hand *self);

/* Continues with @group if there are enough wild tiles for it. */
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

/* Tries groups of @size equal tiles, with all available natural tiles or fewer. */
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

/* Tries runs from @first on, in which @kind is natural and nothing below it. */
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
                              /* NOLINTNEXTLINE(*.BitwiseShift): the kind is in the run */
                              .natural = (uint8_t) (others | 1 << place),
                            }))
        return true;
      if (others == 0)
        return false;
    }
}

/* Tries each group that can contain the lowest natural tile. */
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

/* Returns the kinds in @left. */
static TbKindSet
find_kinds (const TbSuitCounts left[static TB_N_SUITS])
{
  TbKindSet kinds = 0;

  for (TbKindSet all = TB_KINDS_ALL; all != 0; all &= all - 1)
    if (tb_count_of_kind (left, tb_lowest_kind (all)) > 0)
      kinds |= all & -all;

  return kinds;
}

/* Tries all ways to complete @kinds to pairs, each with a natural tile, after @n_pairs pairs. If
 * four of a kind are two pairs, each tile can be the natural one of its own pair. Returns like the
 * functions above. */
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

/* Uses wild tiles for the missing kinds. A remaining wild tile pairs with a natural kind; all kinds
 * are tried. (Fourteen tiles never leave more than one.) Returns like the functions above. */
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

/* Tries all combinations of the natural tiles @closed and @n_wild wild ones. Returns true if one
 * exists and the caller only needs to know that. */
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
