/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-similar.h"

#include <string.h>

/* Letters of a word per tolerated wrong letter. A word with more wrong ones gets no suggestion. */
#define LETTERS_PER_TYPO 3
/* Maximum length of a word */
#define MAX_WORD 64

/* Returns the number of letters to insert, delete or change, or of pairs to swap, to turn one word
 * into the other. */
static guint
distance (const char *a,
          const char *b)
{
  gsize length_b = strlen (b);
  guint rows[3][MAX_WORD + 1]; /* of the two previous letters, and of this one */

  if (length_b > MAX_WORD)
    return G_MAXUINT;

  for (guint j = 0; j <= length_b; j++)
    rows[1][j] = j;
  for (guint i = 0; a[i] != '\0'; i++)
    {
      rows[2][0] = i + 1;
      for (guint j = 0; j < length_b; j++)
        {
          rows[2][j + 1] = MIN (rows[1][j] + (a[i] != b[j]), MIN (rows[2][j], rows[1][j + 1]) + 1);
          if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
            rows[2][j + 1] = MIN (rows[2][j + 1], rows[0][j - 1] + 1);
        }
      memcpy (rows[0], rows[1], sizeof rows[0]);
      memcpy (rows[1], rows[2], sizeof rows[1]);
    }
  return rows[1][length_b];
}

const char *
tenbo_similar_find (const char        *word,
                    const char *const *known,
                    size_t             n_known)
{
  g_autofree char *beginning = g_strconcat (word, "-", NULL);
  const char      *nearest = NULL;
  guint            least = (guint) strlen (word) / LETTERS_PER_TYPO + 1;

  if (strlen (word) > MAX_WORD)
    return NULL;

  for (size_t i = 0; i < n_known; i++)
    if (g_str_has_prefix (known[i], beginning))
      return known[i];

  for (size_t i = 0; i < n_known; i++)
    {
      guint changes = distance (word, known[i]);

      if (changes < least)
        {
          least = changes;
          nearest = known[i];
        }
    }
  return nearest;
}
