/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-hand-drawing.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-tile-name.h"

#include <glib/gi18n-lib.h>

/* Widths in cells: a tile with one border, the gap between two sets of the closed part, and the gap
 * before tiles that are set apart. */
#define TILE_WIDTH 3
#define SET_GAP    1
#define APART_GAP  2

#define NO_TILE (-1)

/* Tiles without a gap between them. */
typedef struct
{
  TbTile      tiles[TB_MAX_HAND_TILES + 1];
  int         n_tiles;
  int         win;   /* index of the winning tile, or NO_TILE */
  guint       wild;  /* bit mask of the wild tiles */
  gboolean    apart; /* wide gap before the group */
  const char *label; /* or NULL */
} Group;

/* Seven pairs; or the closed tiles, the winning tile and four melds. */
#define MAX_GROUPS 8

typedef struct
{
  const TbTileHand *hand;
  Group             groups[MAX_GROUPS];
  int               n_groups;
} Drawing;

static Group *
add_group (Drawing *drawing)
{
  Group *group = &drawing->groups[drawing->n_groups++];

  *group = (Group) { .win = NO_TILE };
  return group;
}

static void
add_tile (Group *group,
          TbTile tile)
{
  group->tiles[group->n_tiles++] = tile;
}

/* --- Without an interpretation --- */

static void
add_closed (Drawing *drawing)
{
  Group *closed = add_group (drawing);
  Group *win;

  closed->n_tiles = (int) tb_tile_hand_list (drawing->hand, closed->tiles);
  if (drawing->hand->win == TB_TILE_NONE)
    return;

  win = add_group (drawing);
  win->win = 0;
  win->apart = TRUE;
  add_tile (win, drawing->hand->win);
}

static void
add_melds (Drawing *drawing)
{
  for (int i = 0; i < drawing->hand->n_melds; i++)
    {
      const TbMeld *meld = &drawing->hand->melds[i];
      Group        *group = add_group (drawing);

      group->n_tiles = (int) tb_meld_tiles (meld, group->tiles);
      group->label = tenbo_tile_get_meld_name (meld->kind);
      group->apart = TRUE;
    }
}

/* --- With an interpretation --- */

static void
add_set (Drawing *drawing,
         TbSet    set)
{
  Group *group = add_group (drawing);

  for (int i = 0; i < 3; i++)
    add_tile (group, (TbTile) (set.tile + (set.run ? i : 0)));
}

static void
add_pair (Drawing *drawing,
          TbTile   kind)
{
  Group *group = add_group (drawing);

  add_tile (group, kind);
  add_tile (group, kind);
}

/* Returns whether the tile @index of @group can be the winning tile of kind @kind with the wait
 * @wait. */
static gboolean
takes_win (const Group *group,
           int          index,
           TbTile       kind,
           TbWait       wait)
{
  gboolean run = group->n_tiles == 3 && group->tiles[0] != group->tiles[1];
  int      rank = TB_TILE_RANK (kind);
  gboolean at_edge = (index == 2 && rank == 2) || (index == 0 && rank == TB_N_RANKS - 3);

  if (group->tiles[index] != kind)
    return FALSE;

  switch (wait)
    {
    case TB_WAIT_OPEN:
      return run && index != 1 && !at_edge;
    case TB_WAIT_CLOSED:
      return run && index == 1;
    case TB_WAIT_EDGE:
      return run && at_edge;
    case TB_WAIT_SINGLE:
      return group->n_tiles == 2 && index == 1;
    case TB_WAIT_PAIRS:
      return group->n_tiles == 3 && !run && index == 2;
    }

  g_return_val_if_reached (FALSE);
}

static void
mark_win (Drawing *drawing,
          TbTile   kind,
          TbWait   wait)
{
  for (int i = 0; i < drawing->n_groups; i++)
    for (int j = 0; j < drawing->groups[i].n_tiles; j++)
      if (takes_win (&drawing->groups[i], j, kind, wait))
        {
          drawing->groups[i].win = j;
          return;
        }
}

static void
mark_wild_tile (Drawing *drawing,
                TbTile   kind)
{
  for (int i = 0; i < drawing->n_groups; i++)
    for (int j = 0; j < drawing->groups[i].n_tiles; j++)
      {
        Group *group = &drawing->groups[i];

        if (group->tiles[j] == kind && j != group->win && !(group->wild & 1u << j))
          {
            group->wild |= 1u << j;
            return;
          }
      }
}

static gboolean
is_wild_win (const Drawing          *drawing,
             const TbRules          *rules,
             const TbInterpretation *interpretation)
{
  return tb_is_wild (rules, drawing->hand->win) ||
         (drawing->hand->win == TB_TILE_MARKED_WHITE && interpretation->n_wild > 0);
}

/* Marks the tiles that the @n_wild wild tiles stand for. The winning tile may be one of them. */
static void
mark_wild (Drawing      *drawing,
           const TbTile *wild,
           int           n_wild,
           TbTile        win,
           gboolean      win_is_wild)
{
  for (int i = 0; i < n_wild; i++)
    if (win_is_wild && wild[i] == win)
      {
        for (int j = 0; j < drawing->n_groups; j++)
          if (drawing->groups[j].win != NO_TILE)
            drawing->groups[j].wild |= 1u << drawing->groups[j].win;
        win_is_wild = FALSE;
      }
    else
      mark_wild_tile (drawing, wild[i]);
}

/* Interpretations have no red fives: makes as many fives red as the closed part has. */
static void
redden (Drawing *drawing)
{
  TbTile tiles[TB_MAX_HAND_TILES];
  size_t n = tb_tile_hand_list (drawing->hand, tiles);
  int    reds[TB_N_SUITS] = { 0 };

  for (size_t i = 0; i < n; i++)
    if (!(tiles[i] & TB_TILE_FLOWER) && tiles[i] & TB_TILE_RED)
      reds[TB_TILE_SUIT (tiles[i])]++;

  for (int i = 0; i < drawing->n_groups; i++)
    for (int j = 0; j < drawing->groups[i].n_tiles; j++)
      {
        Group  *group = &drawing->groups[i];
        TbTile *tile = &group->tiles[j];

        if (group->wild & 1u << j)
          continue;
        if (j == group->win)
          *tile = drawing->hand->win;
        else if (TB_TILE_RANK (*tile) == TB_RANK_FIVE && reds[TB_TILE_SUIT (*tile)] > 0)
          {
            reds[TB_TILE_SUIT (*tile)]--;
            *tile |= TB_TILE_RED;
          }
      }
}

static int
compare_tiles (const void *a,
               const void *b)
{
  TbTile one = *(const TbTile *) a;
  TbTile other = *(const TbTile *) b;

  return (one > other) - (one < other);
}

/* Adds seven pairs, with the wild tiles as the tiles that they stand for. */
static void
add_pairs (Drawing                *drawing,
           const TbRules          *rules,
           const TbInterpretation *interpretation)
{
  TbTile   closed[TB_MAX_HAND_TILES];
  TbTile   kinds[2 * TB_MAX_HAND_TILES];
  size_t   n_closed = tb_tile_hand_list (drawing->hand, closed);
  size_t   n = 0;
  gboolean win_is_wild = is_wild_win (drawing, rules, interpretation);

  for (size_t i = 0; i < n_closed; i++)
    if (!tb_is_wild (rules, closed[i]))
      kinds[n++] = TB_TILE_KIND (closed[i]);
  for (int i = 0; i < interpretation->n_wild; i++)
    kinds[n++] = interpretation->wild[i];
  if (!win_is_wild)
    kinds[n++] = interpretation->win;

  qsort (kinds, n, sizeof *kinds, compare_tiles);
  for (size_t i = 0; i + 1 < n; i += 2)
    add_pair (drawing, kinds[i]);
}

static void
add_interpretation (Drawing           *drawing,
                    const TbRules     *rules,
                    const TbHandValue *value)
{
  const TbInterpretation *interpretation = &value->interpretation;

  if (interpretation->shape == TB_SHAPE_KOKUSHI)
    {
      add_closed (drawing);
      return;
    }

  if (interpretation->shape == TB_SHAPE_SEVEN_PAIRS)
    add_pairs (drawing, rules, interpretation);
  else
    {
      for (int i = 0; i < interpretation->n_sets; i++)
        add_set (drawing, interpretation->sets[i]);
      add_pair (drawing, interpretation->pair);
    }
  mark_win (drawing, interpretation->win,
            interpretation->shape == TB_SHAPE_SETS ? interpretation->wait : TB_WAIT_SINGLE);
  mark_wild (drawing, interpretation->wild, interpretation->n_wild, interpretation->win,
             is_wild_win (drawing, rules, interpretation));
  redden (drawing);
}

static void
add_tai_interpretation (Drawing                *drawing,
                        const TbInterpretation *interpretation)
{
  TbTile win = drawing->hand->win;

  if (interpretation->shape != TB_SHAPE_SETS)
    {
      add_closed (drawing);
      return;
    }

  for (int i = 0; i < interpretation->n_sets; i++)
    add_set (drawing, interpretation->sets[i]);
  add_pair (drawing, interpretation->pair);
  mark_win (drawing, interpretation->win, interpretation->wait);
  mark_wild (drawing, interpretation->wild, interpretation->n_wild, interpretation->win,
             win != interpretation->win || win == drawing->hand->wild);
}

/* --- Output --- */

static int
gap_before (const Drawing *drawing,
            int            index)
{
  if (index == 0)
    return 0;
  return drawing->groups[index].apart ? APART_GAP : SET_GAP;
}

static void
append_blanks (GString *out,
               int      n)
{
  for (int i = 0; i < n; i++)
    g_string_append_c (out, ' ');
}

/* Appends one line of all tiles: their faces or an edge. @sides are the borders to the left of the
 * first tile of a group, between two tiles, and to the right of the last. */
static void
append_tiles (const Drawing     *drawing,
              const char *const *sides,
              gboolean           has_faces,
              GString           *out)
{
  char text[TB_TILE_TEXT_SIZE];

  for (int i = 0; i < drawing->n_groups; i++)
    {
      append_blanks (out, gap_before (drawing, i));
      for (int j = 0; j < drawing->groups[i].n_tiles; j++)
        {
          tb_tile_text (drawing->groups[i].tiles[j], text);
          g_string_append_printf (out, "%s%s", sides[j == 0 ? 0 : 1], has_faces ? text : "──");
        }
      g_string_append (out, sides[2]);
    }
  g_string_append_c (out, '\n');
}

/* Appends @text at @column of the current line, which is @width cells wide, or after one blank if
 * that column is used already. */
static void
append_at (GString    *out,
           guint      *width,
           guint       column,
           const char *text)
{
  guint blanks = column > *width ? column - *width : *width > 0;

  append_blanks (out, (int) blanks);
  g_string_append (out, text);
  *width += blanks + tenbo_text_width (text);
}

/* Appends a line below the tiles: the marks of the wild tiles, or the kind of win and the labels of
 * the groups. */
static void
append_below (const Drawing *drawing,
              gboolean       is_wild,
              GString       *out)
{
  /* Translators: below the winning tile: it was another player's fourth tile */
  const char *ron = drawing->hand->flags & TB_HAND_CHANKAN ? C_ ("winning tile", "Robbed")
                                                           : _ ("Ron");
  guint       left = 0;
  guint       width = 0;

  for (int i = 0; i < drawing->n_groups; i++)
    {
      const Group *group = &drawing->groups[i];

      left += (guint) gap_before (drawing, i);
      for (int j = 0; j < group->n_tiles; j++)
        {
          guint column = left + (guint) j * TILE_WIDTH + 1;

          if (is_wild && group->wild & 1u << j)
            append_at (out, &width, column, "**");
          else if (!is_wild && group->win == j)
            append_at (out, &width, column, drawing->hand->self_draw ? _ ("Tsumo") : ron);
        }
      if (!is_wild && group->label != NULL)
        append_at (out, &width, left + 1, group->label);
      left += (guint) group->n_tiles * TILE_WIDTH + 1;
    }
  if (width > 0)
    g_string_append_c (out, '\n');
}

static void
append_drawing (const Drawing *drawing,
                GString       *out)
{
  append_tiles (drawing, (const char *[]) { "┌", "┬", "┐" }, FALSE, out);
  append_tiles (drawing, (const char *[]) { "│", "│", "│" }, TRUE, out);
  append_tiles (drawing, (const char *[]) { "└", "┴", "┘" }, FALSE, out);
  append_below (drawing, TRUE, out);
  append_below (drawing, FALSE, out);
}

void
tenbo_hand_draw_interpretation (const TenboWorth *worth,
                                GString          *out)
{
  Drawing drawing = { .hand = &worth->entry.tiles };

  if (worth->error != TB_HAND_FINE)
    add_closed (&drawing);
  else if (worth->rules->scoring == TB_SCORING_TAI)
    add_tai_interpretation (&drawing, &worth->tai.interpretation);
  else
    add_interpretation (&drawing, worth->rules, &worth->han);
  add_melds (&drawing);
  append_drawing (&drawing, out);
}

void
tenbo_hand_draw (const TbTileHand *hand,
                 GString          *out)
{
  Drawing drawing = { .hand = hand };

  add_closed (&drawing);
  add_melds (&drawing);
  append_drawing (&drawing, out);
}
