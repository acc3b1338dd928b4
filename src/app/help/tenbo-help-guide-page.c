/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-help-list.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>
#include <string.h>

const TenboHelpTopicText tenbo_help_guide[] = {
  {
    "start",
    N_ ("The First Game"),
    N_ ("Press {_New Game}, choose the ruleset, and enter the players in turn order, with the "
        "first dealer on top. {D_raw Seats} assigns the seats at random. {_Start Game} opens the "
        "table."),
  },
  {
    "win",
    N_ ("Winning a Hand"),
    N_ ("Press {Win} next to the winner. Choose the discarder, or {Tsumo}. Choose the value in "
        "the table, check the payments, and press {Confirm}. Dragging from the discarder to the "
        "winner is quicker. The hand is saved when you confirm it."),
  },
  {
    "value",
    N_ ("Value of the Hand"),
    N_ ("You can enter the value in three ways: choose the points in the table, choose the yaku "
        "from the list, or enter the tiles. All three give the same value."),
  },
  {
    "riichi",
    N_ ("Riichi"),
    N_ ("Press {Riichi} next to the player who declares it: the stick moves to the pot. Press the "
        "stick if that was a mistake. If an open riichi has a stick of its own, the second press "
        "makes the riichi an open one, and the third removes it. If the rules do not allow the "
        "riichi, Tenbo shows the reason."),
  },
  {
    "draw",
    N_ ("A Draw"),
    N_ ("Press {Draw}, choose the players who are tenpai, and press {Confirm}. Abortive draws "
        "and nagashi mangan are on the same page."),
  },
  {
    "fouls",
    N_ ("Fouls and Adjustments"),
    N_ ("{Foul} at the bottom has the penalties of the ruleset, if it has any. {More} contains "
        "{Adjust Points…}, for points that the players agree to move."),
  },
  {
    "mistakes",
    N_ ("Mistakes"),
    N_ ("{Undo} removes the last hand and {Redo} restores it, even after a restart. To correct "
        "an earlier hand, choose it in {_Hands} and press {_Edit…}. Tenbo shows the effects on "
        "later hands before you save."),
  },
  {
    "seats",
    N_ ("Wrong Seats or Rules"),
    N_ ("{_Seats and Ruleset…}, in {More} below {_Change This Game}, changes the names, the first "
        "dealer and the ruleset during the game."),
  },
  {
    "views",
    N_ ("Three Views"),
    N_ ("The header bar has three views, which are also in {More}: {_Beside the Table} is "
        "upright for one reader; {F_lat on the Table} turns a panel to each player, with the "
        "device in the middle; {_Across the Room} shows very large scores. {_Full Screen} hides "
        "everything else."),
  },
  {
    "needs",
    N_ ("What Do I Need?"),
    N_ ("Next to the hands, Tenbo lists the cheapest wins and the draws that give each player a "
        "better rank. The list opens automatically in the last hand."),
  },
  {
    "end",
    /* Translators: section of the guide: how a game ends */
    N_ ("The End"),
    N_ ("Tenbo recognizes the end of the game and calculates the totals. Choose a player in the "
        "result to see how their total is made up. {_Next Game} starts a new game with the same "
        "people. To stop early, press {End Game Here…} in the menu."),
  },
  {
    "rulesets",
    N_ ("Rulesets"),
    N_ ("{All Rules} in Help explains every rule of a ruleset and compares it with any other. To "
        "play by rules of your own, press {New _Ruleset…} in {_Files and Rulesets} and answer a "
        "dozen questions, or edit a copy of a built-in ruleset. A game keeps the rules with which "
        "it began."),
  },
  {
    "sessions",
    N_ ("Sessions"),
    N_ ("Games that the same people play one after the other belong to one session. {_Next Game} "
        "keeps the seats, and {_Other Seats} changes them. The page of the session shows the "
        "standings and the totals after each game. To correct what belongs together, choose "
        "{_Move to Another Session…} in the menu of a game."),
  },
  {
    "money",
    N_ ("Money"),
    N_ ("{_Rate and Fee…} in the menu of a session sets the worth of 1,000 points and the price "
        "of the table. Tenbo then divides the fee and lists who pays whom, with as few payments "
        "as possible."),
  },
  {
    "history",
    N_ ("History"),
    N_ ("{History} lists all games by session. Type to search for a name, a ruleset, a venue or "
        "a note, and press {Filter} to show only some games. The menu of a game can exclude it "
        "from all statistics with {Mark as _Void}, or delete it. {_Deleted Games} keeps it until "
        "you delete it permanently."),
  },
  {
    "board",
    N_ ("Board"),
    N_ ("{B_oard} in the menu of {History} is for a screen that everybody sees, such as a "
        "television. It shows all running games, also those of other devices with the same "
        "history, the latest results, and the standings of the session, the month or the league. "
        "{_Save as Web Page…} saves what it shows for a browser. With a shared folder, "
        "{Board for Browsers} in {_Preferences} writes it to a web page in that folder, which "
        "any browser shows and which follows all tables."),
  },
  {
    "people",
    N_ ("People and Statistics"),
    N_ ("{People} lists everyone who plays. The page of a person shows statistics, charts and "
        "opponents. If one person plays under two names, {_Merge with Another Name…} counts them "
        "as one; this can be undone. {Standings} compares everyone."),
  },
  {
    "files",
    /* Translators: section of the guide: files of games, and backups */
    N_ ("Sharing and Backup"),
    N_ ("{_Files and Rulesets} in the main menu exports the history, and imports games from "
        "another device without adding any game twice. {_Back Up…} copies everything into one "
        "file, and {Res_tore…} puts it back."),
  },
  {
    "devices",
    N_ ("Several Devices"),
    N_ ("The devices of a club or a family can have one history. First set up a tool that makes "
        "one folder available on all of them: Syncthing, Nextcloud, a network share or a USB "
        "stick. Then press {_Join a Folder…} in {_Preferences} on each device and choose that "
        "folder. Every hand appears on the other devices as soon as the tool has copied it, and "
        "each device can continue a running game. Your own rulesets are shared too. If two "
        "devices change the same game at the same time, {Compare…} shows both versions. While the "
        "folder is not there, everything is saved on the device and written later; a banner on "
        "the first page shows the problem. If people appear twice, {People} offers to merge "
        "them."),
  },
  {
    "keys",
    /* Translators: section of the guide: keys of the keyboard */
    N_ ("Keys"),
    N_ ("A hand can be entered without the pointer: R for ron, T for tsumo, D for a draw, a "
        "number for each player, and Enter to confirm. {_Keyboard Shortcuts} in the main menu "
        "lists all keys."),
  },
  { NULL, NULL, NULL },
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
tenbo_help_guide_page_new (const char *topic)
{
  GtkBox            *content = tenbo_help_list_create_content ();
  GtkWidget         *list = tenbo_help_list_new (_ ("Guide"));
  GtkWidget         *first = NULL;
  AdwNavigationPage *page;

  for (guint i = 0; tenbo_help_guide[i].title != NULL; i++)
    {
      const char      *title = _ (tenbo_help_guide[i].title);
      GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget       *text = tenbo_label_new_text (NULL, NULL);
      g_autofree char *markup = dup_markup (_ (tenbo_help_guide[i].text));
      g_autofree char *words = NULL;
      GtkWidget       *row;

      gtk_label_set_markup (GTK_LABEL (text), markup);
      /* Translators: a topic of the guide and its text, for screen readers */
      words = g_strdup_printf (C_ ("guide", "%1$s. %2$s"), title,
                               gtk_label_get_text (GTK_LABEL (text)));
      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (title, "heading"));
      gtk_box_append (GTK_BOX (box), text);
      row = tenbo_help_list_add_row (GTK_LIST_BOX (list), box, words);
      if (g_strcmp0 (tenbo_help_guide[i].name, topic) == 0)
        first = row;
    }
  gtk_box_append (content, list);

  page = tenbo_help_list_create_page (_ ("Guide"), NULL, NULL, GTK_WIDGET (content));
  /* The page scrolls to its focus. */
  if (first != NULL)
    g_signal_connect_object (page, "shown", G_CALLBACK (gtk_widget_grab_focus), first,
                             G_CONNECT_SWAPPED);
  return page;
}
