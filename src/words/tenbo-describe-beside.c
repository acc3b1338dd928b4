/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-beside.h"

#include "tenbo-describe.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* A version of a hand; `win` is NULL where it has none at this place. */
typedef struct
{
  TenboGame     *game;
  const TbEvent *event;
  const TbWin   *win;
} Side;

static char *
dup_riichi (const Side *side)
{
  TbPlayerSet players = 0;

  for (int i = 0; i < side->event->n_riichi; i++)
    players |= TB_PLAYER_BIT (side->event->riichi[i]);

  return players != 0 ? tenbo_describe_players (side->game, players) : g_strdup (_ ("nobody"));
}

static char *
dup_transfers (const Side *side)
{
  int32_t deltas[TB_MAX_PLAYERS] = { 0 };

  for (int i = 0; i < side->event->n_transfers; i++)
    {
      deltas[side->event->transfers[i].from] -= side->event->transfers[i].points;
      deltas[side->event->transfers[i].to] += side->event->transfers[i].points;
    }

  return tenbo_describe_changes (side->game, deltas);
}

static char *
dup_ippatsu (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.ippatsu);
}

static char *
dup_ura (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.ura);
}

static char *
dup_red (const Side *side)
{
  return g_strdup_printf ("%d", side->win->bonus.red);
}

static char *
dup_liable (const Side *side)
{
  TbPlayer player = side->win->pao.player;

  return g_strdup (player != TB_NOBODY ? tenbo_game_get_player_name (side->game, player)
                                       : _ ("nobody"));
}

/* Things of a hand, and those of each win in it. Named as where they are entered. */
static const struct
{
  const char *name;
  char *(*dup) (const Side *side);
  gboolean of_win;
} things[] = {
  { N_ ("Riichi"), dup_riichi, FALSE },
  { N_ ("Correction"), dup_transfers, FALSE },
  { N_ ("Ippatsu"), dup_ippatsu, TRUE },
  { N_ ("Ura Dora"), dup_ura, TRUE },
  { N_ ("Red Fives"), dup_red, TRUE },
  { N_ ("Pao"), dup_liable, TRUE },
};

static void
add_difference (GString    *lines,
                gsize       thing,
                const Side *before,
                const Side *after)
{
  g_autofree char *was = things[thing].dup (before);
  g_autofree char *is = things[thing].dup (after);
  g_autofree char *line = NULL;

  if (g_str_equal (was, is))
    return;

  /* Translators: what is different in a hand that was edited, and what it is now: "Riichi: Ben" */
  line = g_strdup_printf (C_ ("edited", "%1$s: %2$s"), _ (things[thing].name), is);
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, line);
}

char *
tenbo_describe_beside (TenboGame     *game,
                       const TbEvent *before,
                       TenboGame     *whole,
                       const TbEvent *after)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  Side was = { game, before, NULL };
  Side is = { whole, after, NULL };

  g_return_val_if_fail (TENBO_IS_GAME (game) && TENBO_IS_GAME (whole), NULL);
  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    if (!things[i].of_win)
      add_difference (lines, i, &was, &is);

  for (int win = 0; win < MIN (before->n_wins, after->n_wins); win++)
    {
      was.win = &before->wins[win];
      is.win = &after->wins[win];
      for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
        if (things[i].of_win)
          add_difference (lines, i, &was, &is);
    }

  return g_string_free_and_steal (g_steal_pointer (&lines));
}
