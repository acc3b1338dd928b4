/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-help-list.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>
#include <string.h>

const TenboHelpTopicText tenbo_help_guide[] = {
  {
    N_ ("The First Game"),
    N_ ("Press {_New Game}, choose the ruleset, and type who plays in turn order, the first dealer "
        "on top. {D_raw Seats} draws lots for it. {_Start Game} opens the table."),
  },
  {
    N_ ("Somebody Won"),
    N_ ("Press {Win} beside the winner. Choose the discarder, or for a tsumo the winner once more. "
        "Choose the value in the table, read what everybody pays, and press {Confirm}. It is "
        "quicker to drag from the discarder to the winner. Nothing is kept before you confirm."),
  },
  {
    N_ ("What the Hand Is Worth"),
    N_ ("There are three ways to say it: the amount in the table, the list of yaku, or the tiles "
        "themselves. They lead to the same value: take the one you know."),
  },
  {
    N_ ("Riichi"),
    N_ ("Tap the stick of the player who declares: it goes into the pot. Tap it again if it was a "
        "mistake. A stick that the rules do not allow stays where it is, and Tenbo says why."),
  },
  {
    N_ ("A Draw"),
    N_ ("Press {Draw}, choose who is tenpai, and press {Confirm}. Abortive draws and nagashi are "
        "on the same page."),
  },
  {
    N_ ("Fouls and Corrections"),
    N_ ("{More} at the lower edge has {Foul…} with what each foul costs under the ruleset, and "
        "{Correction…} for points that all agree to move."),
  },
  {
    N_ ("A Mistake"),
    N_ ("{Undo} takes the last hand back, {Redo} brings it again, also after a restart. Choose an "
        "earlier hand in {_Hands} and press {_Edit…}: Tenbo plays the later ones again and shows "
        "what becomes different before you save."),
  },
  {
    N_ ("Wrong Seats or Rules"),
    N_ ("{_Seats and Ruleset…} in the main menu puts names, first dealer and ruleset right while "
        "the game runs."),
  },
  {
    N_ ("Three Views"),
    N_ ("The main menu has {_Beside the Table}, where all stands upright; {F_lat on the Table}, "
        "where each player reads the own panel, with the device in the middle; and "
        "{From A_far}, with huge figures. {_Full Screen} hides everything else."),
  },
  {
    N_ ("What Do I Need?"),
    N_ ("Beside the hands Tenbo lists for each player the cheapest wins and the draws that reach a "
        "better place. In the last hand it opens by itself."),
  },
  {
    N_ ("The End"),
    N_ ("Tenbo sees when the game is over and settles it: choose a player in the result to see "
        "where the total comes from. {_Next Game} goes on with the same people. To stop earlier, "
        "press {End Game Here…} in the menu."),
  },
  { NULL, NULL },
};

/* Returns @text, which is translated, as markup with the labels of its controls as on the screen,
 * without mnemonics. */
static char *
dup_markup (const char *text)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  g_auto (GStrv) parts = NULL;

  parts = g_strsplit (text, "{", -1);
  for (int i = 0; parts[i] != NULL; i++)
    {
      char            *rest = i > 0 ? strchr (parts[i], '}') : NULL;
      g_autofree char *escaped = NULL;

      /* Insert the label of a control without its mnemonic. */
      if (rest != NULL)
        {
          g_auto (GStrv) label = NULL;
          g_autofree char *shown = NULL;
          g_autofree char *bold = NULL;

          *rest++ = '\0';
          label = g_strsplit (_ (parts[i]), "_", -1);
          shown = g_strjoinv ("", label);
          bold = g_markup_printf_escaped ("<b>%s</b>", shown);
          g_string_append (markup, bold);
        }
      escaped = g_markup_escape_text (rest != NULL ? rest : parts[i], -1);
      g_string_append (markup, escaped);
    }

  return g_string_free_and_steal (g_steal_pointer (&markup));
}

AdwNavigationPage *
tenbo_help_guide_page_new (void)
{
  GtkBox    *content = tenbo_help_list_create_content ();
  GtkWidget *list = tenbo_help_list_new (_ ("Guide"));

  for (guint i = 0; tenbo_help_guide[i].title != NULL; i++)
    {
      const char      *title = _ (tenbo_help_guide[i].title);
      GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget       *text = tenbo_label_new_text (NULL, NULL);
      g_autofree char *markup = dup_markup (_ (tenbo_help_guide[i].text));
      g_autofree char *words = NULL;

      gtk_label_set_markup (GTK_LABEL (text), markup);
      /* Translators: a topic of the guide and its text, for screen readers */
      words = g_strdup_printf (C_ ("guide", "%1$s. %2$s"), title,
                               gtk_label_get_text (GTK_LABEL (text)));
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (title, "heading"));
      gtk_box_append (GTK_BOX (box), text);
      tenbo_help_list_add_row (GTK_LIST_BOX (list), box, words);
    }
  gtk_box_append (content, list);

  return tenbo_help_list_create_page (_ ("Guide"), NULL, NULL, GTK_WIDGET (content));
}
