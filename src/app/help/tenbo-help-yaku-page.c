/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-pages.h"

#include "tenbo-fold.h"
#include "tenbo-hand-picture.h"
#include "tenbo-help-examples.h"
#include "tenbo-help-list.h"
#include "tenbo-help-words.h"
#include "tenbo-label.h"
#include "tenbo-tile-name.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* A yaku or an item of tai as displayed */
typedef struct
{
  const char *name;
  const char *native_name;
  const char *sentence;
  char       *worth; /* owned */
  char       *note;  /* owned; NULL: none */
  TbTileHand  hand;
  gboolean    has_hand;
} Entry;

/* Appends a row to @list that can also be found by @id, and clears @entry. */
static void
add_entry (GtkListBox *list,
           GPtrArray  *found_by,
           const char *id,
           Entry      *entry)
{
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget        *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget        *worth = gtk_label_new (entry->worth);
  const TbTileHand *hand = &entry->hand;
  TbTile            tiles[TB_MAX_HAND_TILES];
  GtkWidget        *heading;
  g_autofree char  *name = NULL;
  g_autofree char  *words = NULL;
  g_autofree char  *all = NULL;

  if (g_str_equal (entry->name, entry->native_name))
    name = g_strdup (entry->name);
  else
    /* Translators: the name of a yaku, in English and in Japanese: "Tanyao 断么九" */
    name = g_strdup_printf (C_ ("yaku", "%1$s %2$s"), entry->name, entry->native_name);

  heading = tenbo_label_new_text (name, "heading");
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_set_valign (heading, GTK_ALIGN_BASELINE_FILL);
  gtk_widget_set_valign (worth, GTK_ALIGN_BASELINE_FILL);
  gtk_widget_add_css_class (worth, "numeric");
  gtk_box_append (GTK_BOX (title), heading);
  gtk_box_append (GTK_BOX (title), worth);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), tenbo_label_new_text (entry->sentence, NULL));
  if (entry->note != NULL)
    gtk_box_append (GTK_BOX (box), tenbo_label_new_text (entry->note, "dimmed"));
  if (entry->has_hand)
    gtk_box_append (GTK_BOX (box), tenbo_hand_picture_new (hand));
  if (entry->has_hand && hand->wild != TB_TILE_NONE && (hand->wild & TB_TILE_FLOWER) == 0 &&
      memchr (tiles, hand->wild, tb_tile_hand_list (hand, tiles)) != NULL)
    {
      /* Translators: the tile that is wild in the example: "Wild here: 9 of manzu" */
      g_autofree char *wild = g_strdup_printf (_ ("Wild here: %s"),
                                               tenbo_tile_get_name (hand->wild));

      gtk_box_append (GTK_BOX (box), tenbo_label_new_text (wild, "caption"));
    }

  /* Translators: a yaku, its value and its description: "Tanyao 断么九, 1 han. Only tiles …" */
  words = g_strdup_printf (C_ ("yaku", "%1$s, %2$s. %3$s"), name, entry->worth, entry->sentence);
  all = g_strdup_printf ("%s %s", words, id);
  g_ptr_array_add (found_by, tenbo_fold (all));
  tenbo_help_list_add_row (list, box, words);
  g_clear_pointer (&entry->worth, g_free);
  g_clear_pointer (&entry->note, g_free);
}

static void
add_yaku (GtkListBox    *list,
          GPtrArray     *found_by,
          const TbRules *rules,
          TbYaku         yaku)
{
  Entry entry = {
    .name = tenbo_words_yaku (rules, yaku),
    .native_name = tenbo_help_words_yaku_name (rules, yaku),
    .sentence = tenbo_help_words_yaku (yaku),
    .worth = tenbo_help_words_yaku_worth (rules, yaku),
    .note = tenbo_help_words_yaku_note (rules, yaku),
  };

  entry.has_hand = tenbo_help_find_yaku (rules, yaku, &entry.hand);
  add_entry (list, found_by, tb_rules_yaku_id (rules, yaku), &entry);
}

/* Adds all yaku, from the lowest-valued to the highest-valued in closed hands. */
static void
add_all_yaku (GtkListBox    *list,
              GPtrArray     *found_by,
              const TbRules *rules)
{
  int most = 0;

  for (int i = 0; i < rules->n_yaku; i++)
    most = MAX (most, rules->yaku[i].closed);

  for (int han = 0; han <= most; han++)
    for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
      {
        const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);

        if (rule != NULL && rule->closed == han && tenbo_help_words_is_played (rules, yaku))
          add_yaku (list, found_by, rules, yaku);
      }

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if ((rules->yakuman & TB_YAKU_BIT (yaku)) != 0)
      add_yaku (list, found_by, rules, yaku);
}

static void
add_all_tai (GtkListBox    *list,
             GPtrArray     *found_by,
             const TbRules *rules)
{
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_TAI_END; item++)
    {
      const TbTaiRule *rule = tb_rules_find_tai (rules, item);
      const char      *name;
      Entry            entry = { 0 };

      if (rule == NULL)
        continue;

      name = tenbo_words_tai (rules, item);
      entry.name = name;
      entry.sentence = tenbo_help_words_tai (item);

      /* Users who can read the characters of an item do not need a second name in slightly
       * different ones. */
      entry.native_name = g_unichar_iswide (g_utf8_get_char (name))
                            ? name
                            : tenbo_help_words_tai_name (rules, item);
      entry.worth = tenbo_help_words_tai_worth (rule);
      entry.note = tenbo_help_words_tai_note (rules, rule);
      entry.has_hand = tenbo_help_find_tai (rules, item, &entry.hand);
      add_entry (list, found_by, tb_rules_tai_id (rules, item), &entry);
    }
}

AdwNavigationPage *
tenbo_help_yaku_page_new (TenboRuleset *ruleset)
{
  const TbRules *rules;
  GtkWidget     *list = tenbo_help_list_new (_ ("Yaku"));
  GtkBox        *content = tenbo_help_list_create_content ();
  GPtrArray     *found_by = g_ptr_array_new_with_free_func (g_free);
  GtkWidget     *search;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  gtk_box_append (content, list);
  if (rules->scoring == TB_SCORING_TAI)
    add_all_tai (GTK_LIST_BOX (list), found_by, rules);
  else
    add_all_yaku (GTK_LIST_BOX (list), found_by, rules);

  search = tenbo_help_list_create_search (GTK_LIST_BOX (list), found_by, _ ("Search yaku"),
                                          _ ("No Yaku Found"));

  return tenbo_help_list_create_page (_ ("Yaku"), ruleset, search, GTK_WIDGET (content));
}
