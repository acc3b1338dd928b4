/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-shortcuts.h"

#include "tenbo-entry-questions.h"

#include <glib/gi18n.h>

/* Keys of players and values */
static const TenboShortcut values[] = {
  /* Translators: section of keyboard shortcuts: entering a hand */
  { N_ ("Entry"), N_ ("Winner, Then Discarder (Winner Again: Tsumo)"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("Then Han, Then Fu in Tens (3 Is 30, 0 Is 100)"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("20 Fu (Again: 25 Fu)"), "2", NULL },
  { N_ ("Entry"), N_ ("Sum of Tai, if the Ruleset Counts Tai"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("Value by Table, Yaku or Tiles"),
    "<Alt>1 <Alt>2 <Alt>3", NULL },
  { N_ ("Entry"), N_ ("Mangan, Haneman, Baiman, Sanbaiman, Yakuman"), "m h b s y", NULL },
  { N_ ("Entry"), N_ ("Last Value (Again: the One Before)"), "r", NULL },
};

static const TenboShortcut others[] = {
  { N_ ("Entry"), N_ ("Undo Last Answer"), "BackSpace", NULL },
  { N_ ("Entry"), N_ ("Confirm"), "Return <Control>Return", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Numbers, Then Suit (0 Is a Red Five)"), "m p s z f", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Next Tile: Hand, Winning Tile"), "h w",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("Next Tile: Chi, Pon"), "c o", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Next Tile: Open, Added, Concealed Kan"), "k l a", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Next Tile: Indicator of Dora, Ura Dora, Wild Tiles"), "d u x",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("Next Tile: Set Aside"), "e", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Undo Last Tile"), "BackSpace", NULL },
};

const TenboShortcut *
tenbo_entry_shortcuts (guint *n_shortcuts)
{
  static TenboShortcut shortcuts[G_N_ELEMENTS (values) + TENBO_N_QUESTIONS +
                                 G_N_ELEMENTS (others)];
  static char          letters[TENBO_N_QUESTIONS][2];
  guint                n = G_N_ELEMENTS (values);

  memcpy (shortcuts, values, sizeof values);
  for (int id = 0; id < TENBO_N_QUESTIONS; id++)
    {
      const TenboQuestion *question = &tenbo_questions[id];

      if (question->key == 0)
        continue;
      letters[id][0] = question->key;
      shortcuts[n++] = (TenboShortcut) {
        .group = N_ ("Entry"),
        .title = question->help != NULL ? question->help : question->title,
        .keys = question->key == '+' ? "plus minus" : letters[id],
      };
    }
  memcpy (&shortcuts[n], others, sizeof others);
  *n_shortcuts = n + G_N_ELEMENTS (others);

  return shortcuts;
}
