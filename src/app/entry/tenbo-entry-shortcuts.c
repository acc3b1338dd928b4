/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-shortcuts.h"

#include "tenbo-entry-questions.h"

#include <glib/gi18n.h>

/* Keys of players and values */
static const TenboShortcut values[] = {
  { N_ ("Entry"), N_ ("The winner, then the discarder; the winner again: tsumo"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("Then han, then fu in tens: 3 is 30, 0 is 100"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("20 fu, once more: 25 fu"), "2", NULL },
  { N_ ("Entry"), N_ ("Or the sum, where tai are counted"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("The value by the table, its yaku or its tiles"),
    "<Alt>1 <Alt>2 <Alt>3", NULL },
  { N_ ("Entry"), N_ ("Mangan, haneman, baiman, sanbaiman, yakuman"), "m h b s y", NULL },
  { N_ ("Entry"), N_ ("The value used last; once more, the one before"), "r", NULL },
};

static const TenboShortcut others[] = {
  { N_ ("Entry"), N_ ("Take the last answer back"), "BackSpace", NULL },
  { N_ ("Entry"), N_ ("Confirm"), "Return <Control>Return", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Numbers, then their suit; 0 is a red five"), "m p s z f", NULL },
  { N_ ("Tiles of a Hand"), N_ ("The next tile goes to the hand; it is the winning tile"), "h w",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is a chi, a pon"), "c o", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an open, an added, a concealed kan"), "k l a", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an indicator of dora, of ura dora, of wild tiles"), "d u x",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is set aside"), "e", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Take the last tile back"), "BackSpace", NULL },
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
