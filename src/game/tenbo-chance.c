/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-chance.h"

#include <unistd.h>

static guint32
draw_from_system (gpointer data)
{
  guint32 bits;

  /* Fails only on systems without an entropy source. GLib seeds its generator from the clock
   * there. */
  if (getentropy (&bits, sizeof bits) != 0)
    bits = g_random_int ();

  return bits;
}

TenboChance
tenbo_chance_real (void)
{
  return (TenboChance) { .next = draw_from_system };
}

guint
tenbo_chance_below (const TenboChance *chance,
                    guint              n)
{
  guint32 spare;
  guint32 bits;

  g_return_val_if_fail (n >= 1, 0);

  /* 2^32 is seldom a multiple of @n. Rejects the lowest numbers to keep all results equally
   * likely. */
  spare = (guint32) (-(guint32) n % n);

  do
    bits = chance->next (chance->data);
  while (bits < spare);

  return bits % n;
}

void
tenbo_chance_shuffle (const TenboChance *chance,
                      guint             *order,
                      guint              n)
{
  for (guint left = n; left > 1; left--)
    {
      guint taken = tenbo_chance_below (chance, left);
      guint last = order[left - 1];

      order[left - 1] = order[taken];
      order[taken] = last;
    }
}
