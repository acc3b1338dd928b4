/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-details-words.h"

#include <glib/gi18n-lib.h>

char *
tenbo_details_words (TenboDetails details)
{
  /* In the order of the bits. */
  static const char *const words[TENBO_N_DETAILS] = {
    /* Translators: what of a game was different: whether it does not count */
    NC_ ("details of a game", "void"),
    NC_ ("details of a game", "title"),
    NC_ ("details of a game", "place"),
    NC_ ("details of a game", "note"),
    NC_ ("details of a game", "evening"),
  };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < TENBO_N_DETAILS; i++)
    if (details & (1u << i))
      g_strv_builder_add (builder, g_dpgettext2 (GETTEXT_PACKAGE, "details of a game", words[i]));

  list = g_strv_builder_end (builder);
  return g_strjoinv (C_ ("between the entries of a list", ", "), list);
}
