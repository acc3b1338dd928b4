/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-config.h"
#include "tenbo-sheet-private.h"
#include "tenbo-words-needs.h"

#include <glib/gi18n-lib.h>

static void
print_place (TenboSheet    *self,
             const TbTable *table,
             const TbNeeds *needs,
             int            place,
             GString       *out)
{
  g_autofree char *heading = tenbo_words_need_place (needs, place);
  g_auto (GStrv) sentences = tenbo_words_needs (table, tenbo_sheet_get_names (self), needs, place);

  g_string_append_printf (out, "  %s\n", heading);
  for (guint i = 0; sentences[i] != NULL; i++)
    g_string_append_printf (out, "    %s\n", sentences[i]);
}

void
tenbo_sheet_print_needs (TenboSheet    *self,
                         const TbTable *table,
                         GString       *out)
{
  const TbPartialHand nothing = { 0 };

  for (TbPlayer player = 0; player < tenbo_sheet_get_n_players (self); player++)
    {
      TbNeeds   needs;
      TbProblem problem;

      /* Of a game that is over nobody needs anything. */
      if (tb_table_needs (table, &nothing, player, &needs, &problem) == TB_REFUSED)
        return;
      if (needs.rank == 1)
        continue;

      g_string_append_c (out, '\n');
      /* Translators: a heading, with a player's name */
      g_string_append_printf (out, _ ("What %s needs"), tenbo_sheet_get_names (self)[player]);
      g_string_append_c (out, '\n');
      for (int place = needs.rank - 1; place >= 1; place--)
        print_place (self, table, &needs, place, out);
    }
}
