/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-check.h"

#include "tb-possible-fu.h"

#include <string.h>

static void
append_tiles (GString      *out,
              const char   *before,
              const TbTile *tiles,
              size_t        n)
{
  char text[TB_TILE_TEXT_SIZE];

  if (n > 0)
    g_string_append (out, before);
  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (tiles[i], text);
      g_string_append (out, text);
    }
}

char *
hand_text (const TbTileHand *hand)
{
  GString *out = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];
  char     meld[TB_MELD_TEXT_SIZE];

  append_tiles (out, "", tiles, tb_tile_hand_list (hand, tiles));
  append_tiles (out, " +", &hand->win, 1);
  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], meld);
      g_string_append_printf (out, " %s", g_strdelimit (meld, " ", ':'));
    }
  g_string_append_printf (out, " %s %c%c", hand->self_draw ? "tsumo" : "ron",
                          "ESWN"[hand->round], "ESWN"[hand->seat]);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (hand->flags & 1u << flag)
      g_string_append_printf (out, " %s", tb_hand_flag_ids[flag]);
  append_tiles (out, " dora=", hand->dora, hand->n_dora);
  append_tiles (out, " ura=", hand->ura, hand->n_ura);
  append_tiles (out, " aside=", hand->aside, hand->n_aside);

  return g_string_free_and_steal (out);
}

static void
check_fu (const TbScorer    *scorer,
          const TbTileHand  *hand,
          const TbHandValue *value)
{
  TbFuItem items[TB_MAX_FU_ITEMS];
  size_t   n = tb_scorer_fu (scorer, hand, value, items);
  int      sum = 0;

  for (size_t i = 0; i < n; i++)
    {
      g_assert_cmpint (items[i].fu, >, 0);
      g_assert_nonnull (tb_fu_id (items[i].id));
      sum += items[i].fu;
    }
  if (sum != 25)
    sum = (sum + 9) / 10 * 10;
  g_assert_cmpint (sum, ==, value->value.fu);
}

static void
check_han (const TbScorer    *scorer,
           const TbHandValue *value)
{
  int han = value->dora.dora + value->dora.ura + value->dora.red + value->dora.flower;

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    if (value->yaku & TB_YAKU_BIT (yaku))
      han += tb_scorer_han_of (scorer, value, yaku);
  if (value->value.yakuman == 0)
    g_assert_cmpint (han, ==, value->value.han);
}

/* Checks that the fu are among those that the engine allows for the hand. */
static void
check_possible_fu (const TbScorer    *scorer,
                   const TbTileHand  *hand,
                   const TbHandValue *value)
{
  const TbRules *rules = scorer->rules;
  TbOpenness     openness = value->open ? TB_OPENNESS_OPEN : TB_OPENNESS_CLOSED;

  /* Next to a yaku that replaces the others, the list is not known. */
  if (value->value.fu == 0 || scorer->instead[0] != 0)
    return;

  for (TbOpenness known = TB_OPENNESS_UNKNOWN; known <= openness; known += openness)
    {
      TbFuWay way = { .self_draw = hand->self_draw, .openness = known };

      g_assert_true (tb_yaku_has_room (rules, value->yaku));
      g_assert_true (tb_yaku_can_have_fu (rules, value->yaku, way, value->value.fu));
      if (value->value.han < 5)
        g_assert_true (tb_han_can_have_fu (rules, value->value.han, way, value->value.fu));
    }
}

/* Adds @n to the count of @kind. */
static void
count_kind (int   *counts,
            TbTile kind,
            int    n)
{
  g_assert_cmpint (kind, <, TB_N_TILE_CODES);
  counts[kind] += n;
}

/* Checks that the tiles of the closed part are those of the sets and the pair. A wild tile counts
 * as the tile it represents. */
static void
check_interpretation (const TbRules          *rules,
                      const TbTileHand       *hand,
                      const TbInterpretation *interpretation)
{
  TbTile tiles[TB_MAX_HAND_TILES + 1];
  size_t n = tb_tile_hand_list (hand, tiles);
  int    counts[TB_N_TILE_CODES] = { 0 };
  int    n_wild = rules->wild_tile == TB_WILD_MISSING;
  bool   marked = hand->win == TB_TILE_MARKED_WHITE && interpretation->n_wild > 0;

  g_assert_true (!marked || rules->wild_white != TB_WILD_WHITE_NONE);
  tiles[n++] = hand->win;
  for (size_t i = 0; i < n; i++)
    if ((rules->wild_tile == TB_WILD_WHITE && tiles[i] == TB_TILE_WHITE) ||
        (marked && i == n - 1))
      n_wild++;
    else
      count_kind (counts, TB_TILE_KIND (tiles[i]), 1);
  g_assert_cmpint (interpretation->n_wild, ==, n_wild);
  for (int i = 0; i < n_wild; i++)
    count_kind (counts, interpretation->wild[i], 1);
  if (!marked && (rules->wild_tile != TB_WILD_WHITE || hand->win != TB_TILE_WHITE))
    g_assert_cmpint (interpretation->win, ==, TB_TILE_KIND (hand->win));
  g_assert_cmpint (counts[interpretation->win], >, 0);
  if (interpretation->shape != TB_SHAPE_SETS)
    return;

  count_kind (counts, interpretation->pair, -2);
  for (int i = 0; i < interpretation->n_sets; i++)
    for (int j = 0; j < 3; j++)
      counts[interpretation->sets[i].tile + (interpretation->sets[i].run ? j : 0)]--;
  for (int kind = 0; kind < TB_N_TILE_CODES; kind++)
    g_assert_cmpint (counts[kind], ==, 0);
}

static TbTile
next_suit (TbTile tile)
{
  if (tile & TB_TILE_FLOWER || TB_TILE_SUIT (tile) == TB_SUIT_HONOURS)
    return tile;

  return TB_TILE_SUIT (tile) == TB_SUIT_SOUZU ? tile - TB_TILE (TB_SUIT_SOUZU, 0)
                                              : tile + TB_TILE (TB_SUIT_PINZU, 0);
}

/* Returns the same hand with manzu as pinzu, pinzu as souzu and souzu as manzu. */
static TbTileHand
shift_suits (const TbTileHand *hand)
{
  TbTileHand out = *hand;
  TbTile     tiles[TB_MAX_HAND_TILES];
  size_t     n = tb_tile_hand_list (hand, tiles);

  for (size_t i = 0; i < n; i++)
    tb_tile_hand_remove (&out, tiles[i]);
  for (size_t i = 0; i < n; i++)
    tb_tile_hand_add (&out, next_suit (tiles[i]));
  out.win = next_suit (hand->win);
  for (int i = 0; i < hand->n_melds; i++)
    out.melds[i].tile = next_suit (hand->melds[i].tile);
  for (int i = 0; i < hand->n_dora; i++)
    out.dora[i] = next_suit (hand->dora[i]);
  for (int i = 0; i < hand->n_ura; i++)
    out.ura[i] = next_suit (hand->ura[i]);

  return out;
}

/* A hand has the same value in other suits. The green tiles of souzu, the manzu of three players
 * and red fives that differ by suit are the exceptions. */
static void
check_next_suits (const TbRules    *rules,
                  const TbTileHand *hand)
{
  TbRules     without_green = *rules;
  TbTileHand  moved = shift_suits (hand);
  TbScorer    scorer;
  TbHandValue here;
  TbHandValue there;

  if (rules->players == 3 || rules->n_red_fives_suits > 0)
    return;

  without_green.yakuman &= ~TB_YAKU_BIT (TB_YAKU_RYUUIISOU);
  tb_scorer_init (&scorer, &without_green);
  tb_scorer_value (&scorer, hand, &here);
  tb_scorer_value (&scorer, &moved, &there);
  if (here.error != there.error || here.yaku != there.yaku ||
      here.value.base != there.value.base || here.value.han != there.value.han ||
      here.value.fu != there.value.fu)
    {
      g_autofree char *text = hand_text (hand);

      g_error ("%s: base %d, but %d in other suits", text, here.value.base, there.value.base);
    }
}

void
hand_check (const TbRules    *rules,
            const TbTileHand *hand)
{
  TbScorer    scorer;
  TbHandValue value;

  tb_scorer_init (&scorer, rules);
  tb_scorer_value (&scorer, hand, &value);
  if (hand->n_tiles <= TB_MAX_HAND_TILES)
    check_next_suits (rules, hand);
  if (value.error != TB_HAND_FINE)
    return;

  check_interpretation (rules, hand, &value.interpretation);
  check_fu (&scorer, hand, &value);
  check_possible_fu (&scorer, hand, &value);
  check_han (&scorer, &value);
}

/* --- Notation --- */

static void
parse_tiles (const char *text,
             TbTile     *out,
             uint8_t    *n)
{
  int32_t found = tb_tiles_parse (text, out, TB_MAX_INDICATORS);

  if (found < 0)
    g_error ("\"%s\" are not tiles", text);
  *n = (uint8_t) found;
}

static void
parse_closed (const char *text,
              TbTileHand *out)
{
  TbTile  tiles[16];
  int32_t n = tb_tiles_parse (text, tiles, 16);

  if (n < 0)
    g_error ("\"%s\" are not tiles", text);
  for (int32_t i = 0; i < n; i++)
    tb_tile_hand_add (out, tiles[i]);
}

static bool
parse_flag (const char *word,
            TbTileHand *out)
{
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (strcmp (word, tb_hand_flag_ids[flag]) == 0)
      {
        out->flags |= 1u << flag;
        return true;
      }

  return false;
}

static bool
parse_meld (const char *word,
            TbTileHand *out)
{
  g_autofree char *text = g_strdelimit (g_strdup (word), ":", ' ');
  TbMeld           meld;
  TbMeldText       found = tb_meld_parse (text, &meld);

  if (found == TB_MELD_TEXT_FINE)
    out->melds[out->n_melds++] = meld;
  else if (found == TB_MELD_TEXT_NO_MELD)
    out->stray = meld.tile;

  return found != TB_MELD_TEXT_NONE;
}

static void
parse_word (const char *word,
            TbTileHand *out)
{
  static const char winds[] = "ESWN";
  uint8_t           n;

  if (strcmp (word, "ron") == 0 || strcmp (word, "tsumo") == 0)
    out->self_draw = word[0] == 't';
  else if (word[0] == '+')
    parse_tiles (word + 1, &out->win, &n);
  else if (g_str_has_prefix (word, "dora="))
    parse_tiles (word + 5, out->dora, &out->n_dora);
  else if (g_str_has_prefix (word, "ura="))
    parse_tiles (word + 4, out->ura, &out->n_ura);
  else if (g_str_has_prefix (word, "aside="))
    parse_tiles (word + 6, out->aside, &out->n_aside);
  else if (strlen (word) == 2 && strchr (winds, word[0]) && strchr (winds, word[1]))
    {
      out->round = (TbWind) (strchr (winds, word[0]) - winds);
      out->seat = (TbWind) (strchr (winds, word[1]) - winds);
    }
  else if (!(strchr (word, ':') ? parse_meld (word, out) : parse_flag (word, out)))
    g_error ("unknown word \"%s\"", word);
}

void
hand_parse (const char *text,
            TbTileHand *out)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tb_tile_hand_init (out);
  out->seat = TB_WIND_SOUTH;
  parse_closed (words[0], out);
  for (int i = 1; words[i] != NULL; i++)
    parse_word (words[i], out);
}

static void
append_count (GString    *out,
              const char *name,
              int32_t     count)
{
  if (count > 0)
    g_string_append_printf (out, " %s%d", name, count);
}

static void
append_payment (GString           *out,
                const TbRules     *rules,
                const TbTileHand  *hand,
                const TbHandValue *value)
{
  TbPayment payment;

  tb_value_payment (rules, &value->value, hand->seat, hand->self_draw, 0, &payment);
  if (!hand->self_draw)
    g_string_append_printf (out, " %d", payment.ron);
  else if (hand->seat != TB_WIND_EAST)
    g_string_append_printf (out, " %d/%d", payment.others, payment.dealer);
  else if (payment.next != payment.others)
    g_string_append_printf (out, " %d/%d all", payment.others, payment.next);
  else
    g_string_append_printf (out, " %d all", payment.others);
}

char *
hand_value_text (const TbRules    *rules,
                 const TbTileHand *hand)
{
  TbScorer    scorer;
  TbHandValue value;
  GString    *out = g_string_new (NULL);
  char        tile[TB_TILE_TEXT_SIZE];

  hand_check (rules, hand);
  tb_scorer_init (&scorer, rules);
  tb_scorer_value (&scorer, hand, &value);
  if (value.error != TB_HAND_FINE)
    {
      g_string_append (out, tb_hand_error_id (value.error));
      if (value.error == TB_HAND_BAD_TILES && value.bad_tile != TB_TILE_NONE)
        {
          tb_tile_text (value.bad_tile, tile);
          g_string_append_printf (out, " %s", tile);
        }
      return g_string_free_and_steal (out);
    }

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    if (value.yaku & TB_YAKU_BIT (yaku))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", tb_yaku_id (yaku));
  append_count (out, "dora", value.dora.dora);
  append_count (out, "ura", value.dora.ura);
  append_count (out, "red", value.dora.red);
  append_count (out, "flower", value.dora.flower);
  if (value.value.yakuman > 0)
    g_string_append_printf (out, " x%d", value.value.yakuman);
  else
    g_string_append_printf (out, " %d/%d", value.value.han, value.value.fu);
  append_payment (out, rules, hand, &value);

  return g_string_free_and_steal (out);
}

char *
hand_fu_text (const TbRules    *rules,
              const TbTileHand *hand)
{
  TbScorer    scorer;
  TbHandValue value;
  TbFuItem    items[TB_MAX_FU_ITEMS];
  GString    *out = g_string_new (NULL);
  size_t      n;

  tb_scorer_init (&scorer, rules);
  tb_scorer_value (&scorer, hand, &value);
  n = tb_scorer_fu (&scorer, hand, &value, items);
  for (size_t i = 0; i < n; i++)
    g_string_append_printf (out, "%s%s %d", i > 0 ? ", " : "", tb_fu_id (items[i].id),
                            items[i].fu);

  return g_string_free_and_steal (out);
}
