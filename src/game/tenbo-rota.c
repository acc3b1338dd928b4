/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-rota.h"

static gboolean
plays (GStrv       game,
       const char *name)
{
  return g_strv_contains ((const char *const *) game, name);
}

/* Returns one number to compare: the games that @name, a player of the newest, has played in a row
 * up to it, and then those in total. */
static guint
measure (const GStrv *games,
         guint        n_games,
         const char  *name)
{
  guint in_a_row = 1;
  guint in_all;

  while (in_a_row < n_games && plays (games[in_a_row], name))
    in_a_row++;

  in_all = in_a_row;
  for (guint i = in_a_row; i < n_games; i++)
    in_all += plays (games[i], name) ? 1 : 0;

  return in_a_row * n_games + in_all;
}

/* Returns the people who played earlier but not in the newest game. The names are borrowed. */
static GPtrArray *
find_sitting_out (const GStrv *games,
                  guint        n_games)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 1; i < n_games; i++)
    for (guint j = 0; games[i][j] != NULL; j++)
      {
        char *name = games[i][j];

        /* Goes back from the newest game: people found later have sat out longer. */
        if (!plays (games[0], name) &&
            !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
          g_ptr_array_insert (names, 0, name);
      }

  return names;
}

/* Returns the seat of the first player to go out, among the seats that are not @taken. */
static guint
find_tired (const GStrv *games,
            guint        n_games,
            guint        taken)
{
  int tired = -1;

  for (int seat = 0; games[0][seat] != NULL; seat++)
    if ((taken & (1u << seat)) == 0 &&
        (tired < 0 ||
         measure (games, n_games, games[0][seat]) > measure (games, n_games, games[0][tired])))
      tired = seat;

  return (guint) tired;
}

GStrv
tenbo_rota_seat_next (const GStrv       *games,
                      guint              n_games,
                      const char *const *sitting_out)
{
  g_autoptr (GPtrArray) waiting = NULL;
  g_autoptr (GPtrArray) next = g_ptr_array_new ();
  guint n_seats;
  guint n_in;
  guint taken = 0;

  g_return_val_if_fail (n_games > 0, NULL);

  waiting = sitting_out == NULL ? find_sitting_out (games, n_games) : g_ptr_array_new ();
  for (guint i = 0; sitting_out != NULL && sitting_out[i] != NULL; i++)
    if (!plays (games[0], sitting_out[i]))
      g_ptr_array_add (waiting, (char *) sitting_out[i]);

  n_seats = g_strv_length (games[0]);
  n_in = MIN (waiting->len, n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    g_ptr_array_add (next, games[0][seat]);
  for (guint i = n_in; i < waiting->len; i++)
    g_ptr_array_add (next, waiting->pdata[i]);

  for (guint i = 0; i < n_in; i++)
    {
      guint seat = find_tired (games, n_games, taken);

      taken |= 1u << seat;
      g_ptr_array_add (next, next->pdata[seat]);
      next->pdata[seat] = waiting->pdata[i];
    }

  g_ptr_array_add (next, NULL);

  return g_strdupv ((char **) next->pdata);
}
