/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help as a dialog over the window. */

#include "app-fixture.h"
#include "tenbo-glossary.h"
#include "tenbo-hand-picture.h"
#include "tenbo-help-dialog.h"
#include "tenbo-help-pages.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-words.h"

#include <string.h>

static GtkWidget *
open_help (AppFixture *self,
           const char *page)
{
  GtkWidget *dialog;

  if (page == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.help", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.help-page", "s", page);
  dialog = app_test_find (self->window, TENBO_TYPE_HELP_DIALOG, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (dialog));
  app_test_settle ();

  return dialog;
}

static AdwNavigationPage *
get_page (GtkWidget *dialog)
{
  GtkWidget *view = app_test_find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
}

static guint
count_below (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "help") && gtk_widget_get_child_visible (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_below (child);

  return n;
}

/* Returns the number of visible rows of the page, such as those of the yaku. */
static guint
count_rows (GtkWidget *dialog)
{
  return count_below (GTK_WIDGET (get_page (dialog)));
}

/* Checks that everything below @widget is inside the dialog. */
static void
check_within (GtkWidget *dialog,
              GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && gtk_widget_compute_bounds (widget, dialog, &bounds))
    {
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (dialog));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_within (dialog, child);
}

/* Every row of the pages has an accessible name, and the keyboard reaches it. */
static void
check_rows (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "help"))
    {
      g_assert_true (gtk_widget_get_focusable (widget));
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_rows (child);
}

/* Whether a row below @widget has the accessible name @words. */
static gboolean
is_read (GtkWidget  *widget,
         const char *words)
{
  if (gtk_widget_has_css_class (widget, "help"))
    {
      g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                   GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                   words);

      return other == NULL;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_read (child, words))
      return TRUE;

  return FALSE;
}

/* A control stands in the guide as it is called on the screen. */
static void
test_markup_of_guide (AppFixture   *self,
                      gconstpointer ruleset)
{
  GtkWidget *dialog = open_help (self, "guide");
  GtkWidget *label = app_test_find (dialog, GTK_TYPE_LABEL,
                                    "Press Draw, choose the players who are tenpai, and press "
                                    "Confirm. Abortive draws and nagashi mangan are on the same "
                                    "page.");

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==,
                   "Press <b>Draw</b>, choose the players who are tenpai, and press "
                   "<b>Confirm</b>. Abortive draws and nagashi mangan are on the same page.");
}

static void
test_pages (AppFixture   *self,
            gconstpointer ruleset)
{
  static const char *const pages[] = { "guide", "terms", "rules", "yaku", "scores",
                                       "fu" };
  static const int         widths[] = { 360, 1000 };

  for (gsize width = 0; width < G_N_ELEMENTS (widths); width++)
    {
      app_fixture_resize (self, widths[width], 640);
      for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          GtkWidget *dialog = open_help (self, pages[i]);

          g_test_message ("%s, %d", pages[i], widths[width]);
          check_within (dialog, dialog);
          check_rows (dialog);
          adw_dialog_force_close (ADW_DIALOG (dialog));
          app_fixture_wait_closed (self);
        }
    }
}

/* From the first page to each other one and back. */
static void
test_way (AppFixture   *self,
          gconstpointer ruleset)
{
  GtkWidget               *dialog = open_help (self, NULL);
  GtkWidget               *view = app_test_find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL);
  static const char *const rows[] = { "Guide", "Mahjong Terms", "All Rules", "Yaku",
                                      "Score Table", "Fu" };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      app_test_activate_row (dialog, rows[i]);
      WAIT_UNTIL (g_str_equal (adw_navigation_page_get_title (get_page (dialog)), rows[i]));
      app_test_settle ();
      adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
      WAIT_UNTIL (g_str_equal (adw_navigation_page_get_title (get_page (dialog)), "Help"));
      app_test_settle ();
    }
  g_assert_false (gtk_list_box_row_get_activatable (
    GTK_LIST_BOX_ROW (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "B rule"))));
}

/* Every rule that applies is on the page, and the search finds it by its name and its value. */
static void
test_rules (AppFixture   *self,
            gconstpointer ruleset)
{
  const TbRules *rules = tenbo_game_get_table (self->game)->rules;
  GtkWidget     *dialog = open_help (self, "rules");
  GtkWidget     *search = app_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);
  guint          n = 0;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tenbo_words_field_applies (rules, field))
      n++;

  g_assert_cmpuint (count_rows (dialog), ==, n);
  g_assert_true (app_test_shows (dialog, "The Dealer"));
  gtk_editable_set_text (GTK_EDITABLE (search), "uma");
  WAIT_UNTIL (count_rows (dialog) < n);
  g_assert_cmpuint (count_rows (dialog), >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing at all");
  WAIT_UNTIL (count_rows (dialog) == 0);
}

/* The game's ruleset is compared with one that the user chooses; it cannot be edited. */
static void
test_compare (AppFixture   *self,
              gconstpointer ruleset)
{
  GtkWidget *dialog = open_help (self, NULL);
  GtkWidget *chooser;

  app_test_activate_row (dialog, "All Rules");
  WAIT_UNTIL (g_str_equal (adw_navigation_page_get_title (get_page (dialog)), "All Rules"));
  app_test_settle ();
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Make a Copy…"));
  app_test_activate_row (dialog, "Compare…");
  chooser = app_test_find (self->window, TENBO_TYPE_RULESET_CHOOSER, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (chooser));
  app_test_activate_row (chooser, "M.League");
  WAIT_UNTIL (g_str_equal (adw_navigation_page_get_title (get_page (dialog)), "Differences"));
  g_assert_cmpuint (count_rows (dialog), >, 10);
  g_assert_true (app_test_shows (dialog, "End of the Game"));
}

static void
test_yaku (AppFixture   *self,
           gconstpointer ruleset)
{
  const TbRules *rules = tenbo_game_get_table (self->game)->rules;
  GtkWidget     *dialog = open_help (self, "yaku");
  GtkWidget     *search = app_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);
  guint          n_played = (guint) rules->n_yaku;

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    n_played += (rules->yakuman & TB_YAKU_BIT (yaku)) != 0;

  g_assert_cmpuint (count_rows (dialog), ==, n_played);
  g_assert_cmpuint (app_test_count (dialog, TENBO_TYPE_HAND_PICTURE), ==, n_played);
  g_assert_true (app_test_shows (dialog, "Tanyao 断么九"));
  g_assert_true (is_read (dialog, "Tanyao 断么九, 1 han. Only tiles from 2 to 8."));

  /* By its name, its Japanese name, its id. */
  gtk_editable_set_text (GTK_EDITABLE (search), "tanyao");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "四槓");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "chiitoitsu");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing at all");
  WAIT_UNTIL (count_rows (dialog) == 0);
  g_assert_true (app_test_shows (dialog, "No Yaku Found"));
}

/* A term is found by its name in English and in Japanese and by its explanation. */
static void
test_terms (AppFixture   *self,
            gconstpointer ruleset)
{
  GtkWidget *dialog = open_help (self, "terms");
  GtkWidget *search = app_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);
  gsize      n_terms;

  tenbo_glossary_get_terms (&n_terms);
  g_assert_cmpuint (count_rows (dialog), ==, n_terms);
  g_assert_true (app_test_shows (dialog, "Honba 本場"));
  gtk_editable_set_text (GTK_EDITABLE (search), "HONBA");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "責任払い");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "liability");
  WAIT_UNTIL (count_rows (dialog) == 1);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing at all");
  WAIT_UNTIL (count_rows (dialog) == 0);
  g_assert_true (app_test_shows (dialog, "No Terms Found"));
}

static void
test_scores (AppFixture   *self,
             gconstpointer ruleset)
{
  GtkWidget *dialog = open_help (self, "scores");
  GtkWidget *who = app_test_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL);

  g_assert_true (app_test_shows (dialog, "7,700"));
  g_assert_true (is_read (dialog, "30 fu. 1 han: ron 1,000, tsumo 300/500. 2 han: ron 2,000, "
                                  "tsumo 500/1,000. 3 han: ron 3,900, tsumo 1,000/2,000. "
                                  "4 han: ron 7,700, tsumo 2,000/3,900"));
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (who), 1);
  app_test_settle ();
  g_assert_true (app_test_shows (dialog, "11,600"));
  g_assert_true (is_read (dialog, "yakuman: ron 48,000, tsumo 16,000 all. 13 han or more"));
}

/* With tai there are no fu, and the dealer does not matter. */
static void
test_tai (AppFixture   *self,
          gconstpointer ruleset)
{
  GtkWidget *dialog = open_help (self, "fu");

  g_assert_null (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Fu"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (self);

  dialog = open_help (self, "scores");
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (self);

  dialog = open_help (self, "yaku");
  g_assert_cmpuint (count_rows (dialog), ==,
                    (guint) tenbo_game_get_table (self->game)->rules->n_tai_items);
}

/* The program starts without a game. */
static void
test_start (AppFixture   *self,
            gconstpointer ruleset)
{
  g_assert_cmpuint (g_type_from_name ("TenboHelpDialog"), ==, 0);
  open_help (self, NULL);
  g_assert_cmpuint (g_type_from_name ("TenboHelpDialog"), !=, 0);
}

/* The entry opens the help about its current question. */
static void
test_entry (AppFixture   *self,
            gconstpointer ruleset)
{
  GtkWidget *sheet = app_fixture_open_entry (self, "table.ron");
  GtkWidget *dialog;

  app_test_press (sheet, "Help");
  dialog = app_test_find (self->window, TENBO_TYPE_HELP_DIALOG, NULL);
  g_assert_cmpstr (adw_navigation_page_get_title (get_page (dialog)), ==, "Score Table");
  g_assert_true (adw_dialog_close (ADW_DIALOG (dialog)));
  WAIT_UNTIL (app_test_look_for (self->window, TENBO_TYPE_HELP_DIALOG, NULL) == NULL);
}

/* Without a game any ruleset can be chosen. */
static void
test_chosen_ruleset (AppFixture   *self,
                     gconstpointer ruleset)
{
  GtkWidget *dialog;

  self->window = app_test_open_window (self->application);
  dialog = open_help (self, NULL);
  app_test_activate_row (dialog, "B rule");
  app_test_activate_row (app_test_find (self->window, TENBO_TYPE_RULESET_CHOOSER, NULL),
                         "Fenghua mahjong");
  WAIT_UNTIL (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Fenghua mahjong") != NULL);
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Fu"));
  app_test_activate_row (dialog, "All Rules");
  WAIT_UNTIL (g_str_equal (adw_navigation_page_get_title (get_page (dialog)), "All Rules"));
  g_assert_nonnull (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Make a Copy…"));
}

/* The guide names existing controls: their texts are in the sources of the program. */
static void
test_controls_of_guide (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "po", "ja.po", NULL);
  g_autofree char *po = NULL;

  g_assert_true (g_file_get_contents (path, &po, NULL, NULL));

  for (guint i = 0; tenbo_help_guide[i].title != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (tenbo_help_guide[i].text, "{", -1);

      for (guint j = 1; parts[j] != NULL; j++)
        {
          g_autofree char *label = g_strndup (parts[j], strcspn (parts[j], "}"));
          g_autofree char *entry = g_strdup_printf ("\nmsgid \"%s\"\n", label);

          g_test_message ("%s", label);
          g_assert_nonnull (strchr (parts[j], '}'));
          g_assert_nonnull (strstr (po, entry));
        }
    }
}

static void
add (const char    *path,
     const char    *ruleset,
     AppFixtureFunc test)
{
  g_test_add (path, AppFixture, ruleset, app_fixture_set_up_settled_table, test,
              app_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/help-dialog/start", "b-rule", test_start);
  g_test_add_func ("/help-dialog/controls-of-guide", test_controls_of_guide);
  add ("/help-dialog/markup-of-guide", "b-rule", test_markup_of_guide);
  add ("/help-dialog/entry", "b-rule", test_entry);
  add ("/help-dialog/pages", "b-rule", test_pages);
  add ("/help-dialog/way", "b-rule", test_way);
  add ("/help-dialog/terms", "b-rule", test_terms);
  add ("/help-dialog/rules", "b-rule", test_rules);
  add ("/help-dialog/compare", "b-rule", test_compare);
  add ("/help-dialog/yaku", "b-rule", test_yaku);
  add ("/help-dialog/scores", "tenhou-hanchan", test_scores);
  add ("/help-dialog/tai", "fenghua", test_tai);
  app_fixture_add ("/help-dialog/chosen-ruleset", test_chosen_ruleset);

  return g_test_run ();
}
