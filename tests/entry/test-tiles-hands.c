/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Types every hand of the test data tile by tile: the entry contains the same hand with the same
 * value. */

#include "entry-script.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-record.h"
#include "tenbo-tile-entry.h"
#include "tenbo-valuation.h"
#include "tenbo-worth.h"

#include <gio/gio.h>
#include <string.h>

#define WINNER 1
#define OTHER  2

#define FIRST_TURN (TB_HAND_TENHOU | TB_HAND_CHIIHOU | TB_HAND_RENHOU)

static void
append_tiles (GString      *keys,
              char          letter,
              const TbTile *tiles,
              size_t        n)
{
  char text[TB_TILE_TEXT_SIZE];

  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (tiles[i], text);
      g_string_append_printf (keys, "%c%s", letter, text);
    }
}

static void
append_melds (GString          *keys,
              const TbTileHand *hand)
{
  static const char letters[] = {
    [TB_MELD_CHI] = 'c',
    [TB_MELD_PON] = 'o',
    [TB_MELD_KAN] = 'k',
    [TB_MELD_KAKAN] = 'l',
    [TB_MELD_ANKAN] = 'a',
  };
  char text[TB_MELD_TEXT_SIZE];

  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], text);
      g_string_append_printf (keys, "%c%s", letters[hand->melds[i].kind], strchr (text, ' ') + 1);
    }
}

/* Returns all keys for @hand. */
static char *
list_keys (const TbTileHand *hand)
{
  GString *keys = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];
  size_t   n = tb_tile_hand_list (hand, tiles);

  append_tiles (keys, 'x', &hand->wild, hand->wild != TB_TILE_NONE);
  append_melds (keys, hand);
  append_tiles (keys, 'h', tiles, n);
  append_tiles (keys, 'e', hand->aside, hand->n_aside);
  append_tiles (keys, 'w', &hand->win, 1);
  append_tiles (keys, 'd', hand->dora, hand->n_dora);
  append_tiles (keys, 'u', hand->ura, hand->n_ura);

  return g_string_free (keys, FALSE);
}

static gboolean
is_riichi (const TbTileHand *hand)
{
  return (hand->flags & (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)) != 0;
}

/* Answers the sheet about the win of @hand, and types its tiles. */
static void
enter (const TbTileHand *hand,
       TenboEntryModel  *model)
{
  const TbRules   *rules = model->rules;
  g_autofree char *keys = list_keys (hand);

  model->round = hand->round;
  model->dealer = (TbPlayer) ((WINNER + rules->players - (int) hand->seat) % rules->players);
  tenbo_entry_model_set_method (model, TENBO_ENTRY_METHOD_TILES);
  tenbo_entry_model_press_winner (model, WINNER);
  tenbo_entry_model_press_from (model, hand->self_draw ? WINNER : OTHER);
  if (is_riichi (hand))
    tenbo_entry_model_press_riichi (model, WINNER);
  if ((hand->flags & TB_HAND_CHANKAN) != 0 && tenbo_entry_model_asks (model, TENBO_QUESTION_ROBBED))
    tenbo_question_set (&tenbo_questions[TENBO_QUESTION_ROBBED], model, true);
  for (const char *key = keys; *key != '\0'; key++)
    tenbo_entry_model_key (model, *key);
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    if ((hand->flags & 1u << bit) != 0)
      tenbo_tile_entry_press_flag (tenbo_entry_tiles_get (model), (TbHandFlag) (1 << bit));
}

/* Hands that the entry refuses though the engine accepts them: more plain fives than exist besides
 * the red ones, a call after riichi, a win in the first turn by a player who cannot have it. */
static gboolean
is_not_entered (const TbTileHand      *hand,
                const TenboEntryModel *model)
{
  for (TbSuit suit = TB_SUIT_MANZU; suit < TB_SUIT_HONOURS; suit++)
    if (tenbo_tile_count_left (hand, model->rules, TB_TILE (suit, 4)) < 0)
      return TRUE;
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    if ((hand->flags & FIRST_TURN & 1u << bit) != 0 &&
        !tenbo_entry_tiles_asks_flag (model, WINNER, (TbHandFlag) (1 << bit)))
      return TRUE;

  return (is_riichi (hand) && tb_tile_hand_is_open (hand)) || hand->n_tiles > TB_MAX_HAND_TILES ||
         hand->stray != TB_TILE_NONE || hand->win == TB_TILE_NONE;
}

/* Returns whether @hand can be entered. */
static gboolean
check_hand (const TbTileHand *hand,
            TenboRuleset     *ruleset,
            const char       *line)
{
  TenboEntryModel model;
  TbTable         table;
  TbTileHand      entered;
  TenboWorth      due;
  TenboWorth      worth;
  gboolean        whole;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  enter (hand, &model);
  if (is_not_entered (hand, &model))
    return FALSE;

  tenbo_worth_init_tiles (&due, model.rules, hand);
  tenbo_entry_tiles_get_hand (&model, WINNER, &entered);
  tenbo_worth_init_tiles (&worth, model.rules, &entered);
  whole = tenbo_tile_entry_missing (tenbo_entry_tiles_get (&model), model.rules) == 0;
  if (due.error == TB_HAND_BAD_TILES)
    {
      /* A refused tile is absent; flags about the win are reported as bad. */
      if (whole && worth.error != TB_HAND_BAD_TILES &&
          memcmp (entered.suits, hand->suits, sizeof hand->suits) == 0 &&
          entered.n_melds == hand->n_melds && entered.n_aside == hand->n_aside &&
          entered.n_dora == hand->n_dora && entered.n_ura == hand->n_ura)
        g_error ("accepted: %s", line);
      return TRUE;
    }

  if (!whole)
    g_error ("not accepted: %s", line);
  if (worth.error != due.error || worth.value.base != due.value.base ||
      worth.value.han != due.value.han || worth.value.fu != due.value.fu ||
      worth.value.yakuman != due.value.yakuman || worth.value.tai != due.value.tai)
    g_error ("another value: %s", line);

  return TRUE;
}

/* Opens a file of the test data to be read by lines: splitting a long text would scan the rest for
 * every line when sanitizers run. */
static GDataInputStream *
open_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = G_INPUT_STREAM (g_file_read (file, NULL, &error));

  g_assert_no_error (error);
  if (g_str_has_suffix (name, ".gz"))
    {
      g_autoptr (GInputStream) packed = g_steal_pointer (&stream);
      g_autoptr (GZlibDecompressor) unpacker = g_zlib_decompressor_new (
        G_ZLIB_COMPRESSOR_FORMAT_GZIP);

      stream = g_converter_input_stream_new (packed, G_CONVERTER (unpacker));
    }

  return g_data_input_stream_new (stream);
}

/* Returns the next line, or NULL. */
static char *
read_line (GDataInputStream *stream)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line (stream, NULL, NULL, &error);

  g_assert_no_error (error);

  return line;
}

/* Returns the request in @line. */
static char *
dup_request (const char *line)
{
  const char *begin = strstr (line, "\"request\":");
  const char *end = strstr (line, "\"expect\":");

  g_assert_true (begin != NULL && end != NULL && begin < end);
  begin += strlen ("\"request\":");
  while (*end != ',')
    end--;

  return g_strndup (begin, (gsize) (end - begin));
}

static void
check_file (const char *name,
            int         least)
{
  g_autoptr (GDataInputStream) stream = open_file (name);
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (TenboValuer) valuer = tenbo_valuer_new (rulesets);
  int   n = 0;
  int   n_lines = 0;
  char *line;

  for (; (line = read_line (stream)) != NULL; n_lines++, g_free (line))
    {
      g_auto (TenboRecordProblem) problem = { 0 };
      g_autofree char      *request = dup_request (line);
      const TenboValuation *valuation = tenbo_valuer_read (valuer, request, -1, &problem);

      g_assert_nonnull (valuation);
      n += check_hand (&valuation->hand, valuation->ruleset, line);
    }

  g_test_message ("%d of %d hands", n, n_lines);
  g_assert_cmpint (n, >=, least);
}

/* A file, and the number of its hands that can be entered. */
static const struct
{
  const char *name;
  const char *file;
  int         least;
} files[] = {
  { "/entry/tiles/hands/worked", "hands/worked.jsonl", 38 },
  { "/entry/tiles/hands/worked-local", "hands/worked-local.jsonl", 200 },
  { "/entry/tiles/hands/worked-tai", "hands/worked-tai.jsonl", 140 },
  { "/entry/tiles/hands/oracles", "oracles/hands.jsonl.gz", 27000 },
};

static void
check (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  check_file (files[i].file, files[i].least);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    g_test_add_data_func (files[i].name, GSIZE_TO_POINTER (i), check);
  result = g_test_run ();

  return result;
}
