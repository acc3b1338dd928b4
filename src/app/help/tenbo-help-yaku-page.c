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

/* What is known of a yaku or an item, as it is shown. */
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

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       user_data)
{
  const char      *words = g_object_get_data (G_OBJECT (row), "words");
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (user_data)));
  g_autofree char *folded = tenbo_fold (typed);

  return strstr (words, folded) != NULL;
}

static gboolean
is_wild_in (const TbTileHand *hand)
{
  TbTile tiles[TB_MAX_HAND_TILES];
  size_t n = tb_tile_hand_list (hand, tiles);

  if (hand->wild == TB_TILE_NONE || (hand->wild & TB_TILE_FLOWER) != 0)
    return FALSE;

  for (size_t i = 0; i < n; i++)
    if (tiles[i] == hand->wild)
      return TRUE;

  return FALSE;
}

static char *
dup_name (const Entry *entry)
{
  if (g_str_equal (entry->name, entry->native_name))
    return g_strdup (entry->name);

  /* Translators: the name of a yaku, and in Japanese: "Tanyao 断么九" */
  return g_strdup_printf (C_ ("yaku", "%1$s %2$s"), entry->name, entry->native_name);
}

static GtkWidget *
create_title (const Entry *entry)
{
  GtkWidget       *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *worth = gtk_label_new (entry->worth);
  g_autofree char *name = dup_name (entry);
  GtkWidget       *label = tenbo_label_new_text (name, "heading");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE_FILL);
  gtk_widget_set_valign (worth, GTK_ALIGN_BASELINE_FILL);
  gtk_widget_add_css_class (worth, "numeric");
  gtk_box_append (GTK_BOX (title), label);
  gtk_box_append (GTK_BOX (title), worth);

  return title;
}

static void
add_example (GtkBox      *box,
             const Entry *entry)
{
  if (!entry->has_hand)
    return;

  gtk_box_append (box, tenbo_hand_picture_new (&entry->hand));
  if (is_wild_in (&entry->hand))
    {
      /* Translators: which tile is wild in the hand that is shown: "Wild here: 9 of manzu" */
      g_autofree char *wild = g_strdup_printf (_ ("Wild here: %s"),
                                               tenbo_tile_get_name (entry->hand.wild));

      gtk_box_append (box, tenbo_label_new_text (wild, "caption"));
    }
}

/* "Tanyao 断么九, 1 han. Only tiles from 2 to 8." */
static char *
dup_words (const Entry *entry)
{
  g_autofree char *name = dup_name (entry);

  /* Translators: a yaku, what it is worth, and what it is */
  return g_strdup_printf (C_ ("yaku", "%1$s, %2$s. %3$s"), name, entry->worth, entry->sentence);
}

static void
add_entry (GtkListBox *list,
           const char *id,
           Entry      *entry)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *words = dup_words (entry);
  g_autofree char *found_by = g_strdup_printf ("%s %s", words, id);
  GtkWidget       *row;

  gtk_box_append (GTK_BOX (box), create_title (entry));
  gtk_box_append (GTK_BOX (box), tenbo_label_new_text (entry->sentence, NULL));
  if (entry->note != NULL)
    gtk_box_append (GTK_BOX (box), tenbo_label_new_text (entry->note, "dimmed"));
  add_example (GTK_BOX (box), entry);

  row = tenbo_help_list_add_row (list, box, words);
  g_object_set_data_full (G_OBJECT (row), "words", tenbo_fold (found_by), g_free);
  g_free (entry->worth);
  g_free (entry->note);
}

static void
add_yaku (GtkListBox    *list,
          const TbRules *rules,
          TbYaku         yaku)
{
  Entry entry = {
    .name = tenbo_words_yaku (yaku),
    .native_name = tenbo_help_words_yaku_name (yaku),
    .sentence = tenbo_help_words_yaku (yaku),
    .worth = tenbo_help_words_yaku_worth (rules, yaku),
    .note = tenbo_help_words_yaku_note (rules, yaku),
  };

  entry.has_hand = tenbo_help_find_yaku (rules, yaku, &entry.hand);
  add_entry (list, tb_yaku_id (yaku), &entry);
}

/* Who reads the characters of the items needs no second name in slightly other ones. */
static const char *
get_native_name (TbTai item)
{
  const char *name = tenbo_words_tai (item);

  return g_unichar_iswide (g_utf8_get_char (name)) ? name : tenbo_help_words_tai_name (item);
}

static void
add_tai (GtkListBox      *list,
         const TbRules   *rules,
         const TbTaiRule *rule)
{
  Entry entry = {
    .name = tenbo_words_tai (rule->item),
    .native_name = get_native_name (rule->item),
    .sentence = tenbo_help_words_tai (rule->item),
    .worth = tenbo_help_words_tai_worth (rule),
    .note = tenbo_help_words_tai_note (rules, rule),
  };

  entry.has_hand = tenbo_help_find_tai (rules, rule->item, &entry.hand);
  add_entry (list, tb_tai_ids[rule->item], &entry);
}

/* Those of @han han in closed hands. */
static void
add_yaku_of_han (GtkListBox    *list,
                 const TbRules *rules,
                 int            han)
{
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    {
      const TbYakuRule *rule = tb_rules_find_yaku (rules, yaku);

      if (rule != NULL && rule->closed == han && tenbo_help_words_is_played (rules, yaku))
        add_yaku (list, rules, yaku);
    }
}

static int
find_most_han (const TbRules *rules)
{
  int most = 0;

  for (int i = 0; i < rules->n_yaku; i++)
    most = MAX (most, rules->yaku[i].closed);

  return most;
}

/* From the cheapest to the dearest. */
static void
add_all_yaku (GtkListBox    *list,
              const TbRules *rules)
{
  int most = find_most_han (rules);

  for (int han = 0; han <= most; han++)
    add_yaku_of_han (list, rules, han);
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_N_YAKU; yaku++)
    if ((rules->yakuman & TB_YAKU_BIT (yaku)) != 0)
      add_yaku (list, rules, yaku);
}

static void
add_all_tai (GtkListBox    *list,
             const TbRules *rules)
{
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      const TbTaiRule *rule = tb_rules_find_tai (rules, item);

      if (rule != NULL)
        add_tai (list, rules, rule);
    }
}

static GtkWidget *
create_search (GtkListBox *list)
{
  GtkWidget *search = gtk_search_entry_new ();

  gtk_widget_add_css_class (search, "help-search");
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (search), _ ("Search"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (search),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search yaku"),
                                  -1);
  gtk_list_box_set_filter_func (list, is_found, g_object_ref (search), g_object_unref);
  g_signal_connect_object (search,
                           "search-changed",
                           G_CALLBACK (gtk_list_box_invalidate_filter),
                           list,
                           G_CONNECT_SWAPPED);

  return search;
}

AdwNavigationPage *
tenbo_help_yaku_page_new (TenboRuleset *ruleset)
{
  const TbRules *rules;
  GtkWidget     *list = gtk_list_box_new ();
  GtkWidget     *nothing = tenbo_label_new_text (_ ("No yaku is called so"), "dimmed");
  GtkBox        *content = tenbo_help_list_create_content ();

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (list), nothing);
  gtk_widget_add_css_class (nothing, "help-nothing");
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Yaku"),
                                  -1);
  gtk_box_append (content, list);
  if (rules->scoring == TB_SCORING_TAI)
    add_all_tai (GTK_LIST_BOX (list), rules);
  else
    add_all_yaku (GTK_LIST_BOX (list), rules);

  return tenbo_help_list_create_page_with_bar (_ ("Yaku"),
                                               ruleset,
                                               create_search (GTK_LIST_BOX (list)),
                                               GTK_WIDGET (content));
}
