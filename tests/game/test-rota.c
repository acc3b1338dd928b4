/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of the next game if there are more people than seats. */

#include "tenbo-rota.h"

#define MAX_GAMES 12

/* Reads the games of @text, newest last and separated by slashes, into a list with the newest
 * first. */
static guint
read_games (const char *text,
            GStrv       games[MAX_GAMES])
{
  g_auto (GStrv) list = g_strsplit (text, "/", -1);
  guint n = g_strv_length (list);

  g_assert_cmpuint (n, <=, MAX_GAMES);
  for (guint i = 0; i < n; i++)
    games[n - 1 - i] = g_strsplit (list[i], " ", -1);

  return n;
}

static void
test_seats_next (void)
{
  static const struct
  {
    const char *games;
    const char *sitting_out; /* NULL: unknown */
    const char *expected;
  } cases[] = {
    /* As many people as seats. */
    { "A B C D", "", "A B C D" },
    { "A B C D", NULL, "A B C D" },

    /* Five: the player with the most games in a row goes out; of several, the first dealer. */
    { "A B C D", "E", "E B C D A" },
    { "A B C D/E B C D", "A", "E A C D B" },
    { "A B C D/B C D E", "A", "A C D E B" },
    { "A B C D/E B C D/E A C D", "B", "E A B D C" },

    /* Games in a row count before games in all. */
    { "B E F/B E F/B E F/B E F/B E F/B E F/A E F/A B C", "D", "D B C A" },

    /* Six: two at a time; the longest waiting person takes the seat of the player with the most
     * games in a row. */
    { "A B C D", "E F", "E F C D A B" },
    { "A B C D/E F C D", "A B", "E F A B C D" },

    /* Three of four, and of five. */
    { "A B C", "D", "D B C A" },
    { "A B C/D B C", "A", "D A C B" },
    { "A B C", "D E", "D E C A B" },

    /* More people wait than can come in. */
    { "A B C", "D E F G", "D E F G A B C" },

    /* Only the games show who else is there; the settings show who has gone home. */
    { "A B C D/E B C D", NULL, "E A C D B" },
    { "A B C D/E F C D", NULL, "E F B A C D" },
    { "A B C D/E B C D", "", "E B C D" },
    { "F B C D/A E C D/A B C D", NULL, "A B F E C D" },

    /* After as many games in a row, games in all count. */
    { "B E F G/H I J K/A B C D", "L", "A L C D B" },

    /* A person who sat out and plays anyway is not listed twice. */
    { "A B C D", "D E", "E B C D A" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GStrv games[MAX_GAMES];
      guint n_games = read_games (cases[i].games, games);
      g_auto (GStrv) sitting_out = NULL;
      g_auto (GStrv) next = NULL;
      g_autofree char *text = NULL;

      if (cases[i].sitting_out != NULL)
        sitting_out = *cases[i].sitting_out != '\0' ? g_strsplit (cases[i].sitting_out, " ", -1)
                                                    : g_new0 (char *, 1);
      next = tenbo_rota_seat_next (games, n_games, (const char *const *) sitting_out);
      text = g_strjoinv (" ", next);
      g_assert_cmpstr (text, ==, cases[i].expected);
      for (guint j = 0; j < n_games; j++)
        g_strfreev (games[j]);
    }
}

/* In a session of any length, everybody sits out equally often, and never twice in a row while
 * others play. */
static void
test_is_fair (void)
{
  static const struct
  {
    guint n_seats;
    guint n_people;
  } cases[] = { { 4, 4 }, { 4, 5 }, { 4, 6 }, { 3, 4 }, { 3, 5 }, { 3, 6 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint      n_seats = cases[i].n_seats;
      guint      n_out = cases[i].n_people - n_seats;
      guint      n_rounds = cases[i].n_people * 6;
      guint      n_sat_out[6] = { 0 };
      GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
      g_auto (GStrv) people = g_strsplit ("A B C D E F", " ", -1);
      g_auto (GStrv) seated = g_new0 (char *, cases[i].n_people + 1);

      for (guint j = 0; j < cases[i].n_people; j++)
        seated[j] = g_strdup (people[j]);

      for (guint round = 0; round < n_rounds; round++)
        {
          GStrv players = g_new0 (char *, n_seats + 1);
          GStrv next;

          for (guint j = 0; j < n_seats; j++)
            players[j] = g_strdup (seated[j]);
          for (guint j = 0; j < n_out; j++)
            n_sat_out[seated[n_seats + j][0] - 'A']++;

          g_ptr_array_insert (games, 0, players);
          next = tenbo_rota_seat_next ((const GStrv *) games->pdata,
                                       games->len,
                                       (const char *const *) seated + n_seats);
          g_assert_cmpuint (g_strv_length (next), ==, cases[i].n_people);

          /* People who waited play, since fewer wait than play. */
          for (guint j = 0; j < n_out; j++)
            for (guint k = n_seats; next[k] != NULL; k++)
              g_assert_cmpstr (next[k], !=, seated[n_seats + j]);

          g_strfreev (seated);
          seated = next;
        }

      for (guint j = 0; j < cases[i].n_people; j++)
        g_assert_cmpuint (n_sat_out[j], ==, n_rounds * n_out / cases[i].n_people);
      g_ptr_array_unref (games);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/rota/seats-next", test_seats_next);
  g_test_add_func ("/app/rota/is-fair", test_is_fair);

  return g_test_run ();
}
