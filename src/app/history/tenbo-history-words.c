/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-words.h"

#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

char *
tenbo_history_words_selected (guint n_games)
{
  /* Translators: games that were chosen in a list: "3 selected" */
  return tenbo_words_count (ngettext ("%s selected", "%s selected", n_games), n_games);
}

char *
tenbo_history_words_period (GDateTime *first_day,
                            GDateTime *last_day)
{
  g_autofree char *first = first_day != NULL ? tenbo_describe_date (first_day) : NULL;
  g_autofree char *last = last_day != NULL ? tenbo_describe_date (last_day) : NULL;

  if (first == NULL && last == NULL)
    return g_strdup (_ ("Any Time"));

  /* Translators: a period: from a day on; until a day; from one to another */
  if (last == NULL)
    return g_strdup_printf (_ ("From %s"), first);

  if (first == NULL)
    return g_strdup_printf (_ ("Until %s"), last);

  return g_strdup_printf (_ ("%1$s – %2$s"), first, last);
}

const char *
tenbo_history_words_show (TenboShow show)
{
  switch (show)
    {
    case TENBO_SHOW_ALL:
      return _ ("All Games");
    case TENBO_SHOW_COUNTED:
      return _ ("Without Void Games");
    case TENBO_SHOW_VOID:
      return _ ("Void Games Only");
    case TENBO_SHOW_UNFINISHED:
      return _ ("Unfinished Games Only");
    default:
      g_return_val_if_reached ("");
    }
}
