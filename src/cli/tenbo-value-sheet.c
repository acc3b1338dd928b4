/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-value-sheet.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Tiles are written as in records ("123m"). */

/* Appends @tiles, which are in order, each suit's letter once. */
static void
append_tiles (const TbTile *tiles,
              size_t        n,
              GString      *out)
{
  char text[TB_TILE_TEXT_SIZE];
  char letter = '\0';

  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (tiles[i], text);
      if (letter != '\0' && letter != text[1])
        g_string_append_c (out, letter);
      letter = text[1];
      g_string_append_c (out, text[0]);
    }
  if (letter != '\0')
    g_string_append_c (out, letter);
}

static void
append_group (const TbTile *tiles,
              size_t        n,
              GString      *out)
{
  if (out->len > 0)
    g_string_append_c (out, ' ');
  append_tiles (tiles, n, out);
}

static void
append_melds (const TbTileHand *hand,
              GString          *out)
{
  char text[TB_MELD_TEXT_SIZE];

  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], text);
      g_string_append_printf (out, ", %s", text);
    }
}

/* The tiles as the players see them: the closed part and the melds. */
static char *
describe_tiles (const TbTileHand *hand)
{
  GString *out = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];
  size_t   n = tb_tile_hand_list (hand, tiles);

  append_tiles (tiles, n, out);
  append_melds (hand, out);

  return g_string_free (out, FALSE);
}

static char *
describe_win (const TbTileHand *hand)
{
  char tile[TB_TILE_TEXT_SIZE];

  tb_tile_text (hand->win, tile);
  if (hand->self_draw)
    return g_strdup_printf (_ ("%s, self-drawn"), tile);
  if (hand->flags & TB_HAND_CHANKAN)
    return g_strdup_printf (_ ("%s, of a robbed kong"), tile);

  return g_strdup_printf (_ ("%s, discarded"), tile);
}

/* "345m 99p". */
static char *
describe_sets (const TbTaiReading *reading)
{
  GString *out = g_string_new (NULL);
  TbTile   pair[] = { reading->pair, reading->pair };

  for (int i = 0; i < reading->n_sets; i++)
    {
      TbSet  set = reading->sets[i];
      TbTile tiles[3];

      for (int j = 0; j < 3; j++)
        tiles[j] = (TbTile) (set.tile + (set.run ? j : 0));
      append_group (tiles, G_N_ELEMENTS (tiles), out);
    }
  append_group (pair, G_N_ELEMENTS (pair), out);

  return g_string_free (out, FALSE);
}

static char *
describe_reading (const TbTaiReading *reading)
{
  switch (reading->form)
    {
    case TB_TAI_FORM_SETS:
      return describe_sets (reading);
    case TB_TAI_FORM_SEVEN_PAIRS:
      return g_strdup (_ ("Seven pairs"));
    case TB_TAI_FORM_UNRELATED:
      return g_strdup (_ ("Fourteen tiles that do not go together"));
    case TB_TAI_FORM_HONOURS:
      return g_strdup (_ ("Honours in no order"));
    case TB_TAI_FORM_FLOWERS:
    default:
      return g_strdup (_ ("All flowers"));
    }
}

/* What the wild tiles stand for: "9m 9m 1z". */
static char *
describe_wild (const TbTaiReading *reading)
{
  GString *out = g_string_new (NULL);

  for (int i = 0; i < reading->n_wild; i++)
    append_group (&reading->wild[i], 1, out);

  return g_string_free (out, FALSE);
}

static void
add_row (TenboColumns *columns,
         const char   *title,
         char         *text)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, title);
  tenbo_columns_take (columns, 1, text);
}

static void
print_hand (const TenboValuation *valuation,
            const TbTaiReading   *reading,
            GString              *out)
{
  static const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  g_autoptr (TenboColumns) columns =
    tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  add_row (columns, _ ("Tiles"), describe_tiles (&valuation->hand));
  add_row (columns, _ ("Won on"), describe_win (&valuation->hand));
  if (reading != NULL)
    {
      add_row (columns, _ ("Read as"), describe_reading (reading));
      if (reading->n_wild > 0)
        add_row (columns, _ ("Wild tiles stand for"), describe_wild (reading));
    }
  tenbo_columns_print (columns, 0, out);
}

static void
add_number (TenboColumns *columns,
            const char   *title,
            int32_t       number)
{
  add_row (columns, title, g_strdup_printf ("%d", number));
}

static void
print_items (const TbRules        *rules,
             const TbTaiHandValue *value,
             GString              *out)
{
  static const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_END };
  g_autoptr (TenboColumns) columns =
    tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < value->counts[item]; i++)
      add_number (columns, tenbo_words_tai (item), tb_rules_find_tai (rules, item)->tai);
  add_number (columns, _ ("Sum"), value->value.tai);
  add_number (columns, _ ("Rounded up"), value->value.base);
  tenbo_columns_print (columns, 0, out);
}

/* Who pays, where nobody pays for the others; see the engine's shares of tai. */
static char *
describe_payment (const TbRules    *rules,
                  const TbTileHand *hand,
                  int32_t           amount)
{
  if (hand->self_draw)
    return g_strdup_printf (_ ("Each of the others pays %d."), 2 * amount);
  if (hand->flags & TB_HAND_CHANKAN && rules->robbed_kong_self_draw)
    return g_strdup_printf (_ ("The robbed player pays %d."), 2 * amount * (rules->players - 1));

  return g_strdup_printf (_ ("The discarder pays %d, each of the others %d."), 2 * amount, amount);
}

static char *
describe_error (const TbRules        *rules,
                const TbTaiHandValue *value)
{
  char tile[TB_TILE_TEXT_SIZE];

  switch (value->error)
    {
    case TB_HAND_NO_YAKU:
      return g_strdup_printf (_ ("Complete, but no win on a discard: that needs %d tai, and no "
                                 "wild tile as the partner of a single wait."),
                              rules->tai_minimum);
    case TB_HAND_NOT_COMPLETE:
      return g_strdup (_ ("The hand is not complete."));
    case TB_HAND_FINE:
    case TB_HAND_BAD_TILES:
    case TB_N_HAND_ERRORS:
    default:
      if (value->bad_tile == TB_TILE_NONE)
        return g_strdup (_ ("No hand has that number of tiles."));
      tb_tile_text (value->bad_tile, tile);
      return g_strdup_printf (_ ("A hand cannot have %s like this."), tile);
    }
}

void
tenbo_value_sheet_print_tai (const TenboValuation *valuation,
                             const TbTaiHandValue *value,
                             GString              *out)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (valuation->ruleset);
  bool             fine = value->error == TB_HAND_FINE;
  g_autofree char *last = NULL;

  print_hand (valuation, fine ? &value->reading : NULL, out);
  g_string_append_c (out, '\n');
  if (fine)
    {
      print_items (rules, value, out);
      g_string_append_c (out, '\n');
      last = describe_payment (rules, &valuation->hand, value->value.base);
    }
  else
    last = describe_error (rules, value);
  g_string_append_printf (out, "%s\n", last);
}
