/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-dice-dialog.h"
#include "tenbo-new-game-page.h"
#include "tenbo-sticks-dialog.h"
#include "tenbo-sticks.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* The same numbers in every run. */
static guint32
count_on (gpointer data)
{
  guint32 *last = data;

  return *last += 7;
}

/* Opens the dice with the kind of throw selected, and throws. */
static void
throw_some (Stage      *stage,
            const char *ruleset,
            int         n_dice,
            gboolean    empty_side)
{
  static guint32   last;
  GSettings       *settings = app_test_get_settings (stage->application);
  TenboDiceDialog *dialog;
  TenboChance      chance = { .next = count_on, .data = &last };
  g_autofree char *roll = stage_dup_label (_ ("_Roll"));

  last = 100;
  g_settings_set_int (settings, "dice", n_dice);
  g_settings_set_boolean (settings, "dice-empty-side", empty_side);
  stage->game = stage_create_game_under (stage, ruleset);
  gtk_widget_activate_action (stage_open_table (stage), "table.dice", NULL);
  dialog = TENBO_DICE_DIALOG (app_test_find (stage->window, TENBO_TYPE_DICE_DIALOG, NULL));
  tenbo_dice_dialog_set_chance (dialog, &chance);

  /* The throw on opening was random: more throws push it out of the earlier ones. */
  for (int i = 0; i <= TENBO_MAX_EARLIER; i++)
    app_test_press (dialog, roll);
}

void
show_dice (Stage *stage)
{
  throw_some (stage, "b-rule", 2, FALSE);
}

void
show_dice_three (Stage *stage)
{
  throw_some (stage, "mizukawa-sanma", 3, TRUE);
}

void
show_dice_number (Stage *stage)
{
  throw_some (stage, "mizukawa-sanma", 0, FALSE);
}

static GtkWidget *
open_sticks (Stage *stage)
{
  stage->game = stage_create_game (stage);
  app_test_play_ron (stage->game, BEN, DAI, 3, 40);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (BEN) | TB_PLAYER_BIT (CHIE));
  app_test_play_ron (stage->game, CHIE, AKI, 2, 30);
  stage_declare_riichi (stage->game, CHIE);
  gtk_widget_activate_action (stage_open_table (stage), "table.sticks", NULL);

  return app_test_find (stage->window, TENBO_TYPE_STICKS_DIALOG, NULL);
}

void
show_sticks (Stage *stage)
{
  open_sticks (stage);
}

static void
type_sticks (GtkWidget         *dialog,
             const char        *holder,
             const TenboSticks *sticks)
{
  for (int kind = 0; kind < TENBO_N_STICKS; kind++)
    {
      g_autofree char *points = tenbo_words_points (tenbo_stick_points[kind], FALSE);
      g_autofree char *name = g_strdup_printf (_ ("%1$s, number of %2$s-point sticks"), holder,
                                               points);
      g_autofree char *text = g_strdup_printf ("%d", sticks->n[kind]);

      gtk_editable_set_text (GTK_EDITABLE (app_test_find (dialog, GTK_TYPE_ENTRY, name)), text);
    }
}

/* Counts @n_counted players; Ben has a stick of Dai's. */
static void
count_sticks (Stage *stage,
              int    n_counted)
{
  GtkWidget        *dialog = open_sticks (stage);
  const TbView     *view = tenbo_game_get_view (stage->game);
  GtkWidget        *group = app_test_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL);
  static const int  off[TB_MAX_PLAYERS] = { 0, 1000, 0, -1000 };
  const TenboSticks stake = { .n = { 0, 0, 1, 0 } };

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), 1);
  for (TbPlayer player = 0; player < n_counted; player++)
    {
      TenboSticks sticks;

      tenbo_sticks_split (view->scores[player] + off[player], TENBO_STICKS_CHANGE, &sticks);
      type_sticks (dialog, stage_get_name (player), &sticks);
    }
  if (n_counted == TB_MAX_PLAYERS)
    type_sticks (dialog, _ ("Pot"), &stake);
}

void
show_sticks_count (Stage *stage)
{
  count_sticks (stage, 2);
}

void
show_sticks_mend (Stage *stage)
{
  count_sticks (stage, TB_MAX_PLAYERS);
}

/* A fifth person came: the one who sat out comes in, and the deal has passed on. */
void
show_new_game_five (Stage *stage)
{
  GSettings  *settings = app_test_get_settings (stage->application);
  const char *fifth = stage_get_name (AKI)[0] == 'A' ? "Emi" : "遠藤";
  const char *sitting_out[] = { fifth, NULL };

  stage->game = stage_create_game (stage);
  app_test_finish_game (stage->game);
  g_settings_set_value (
    settings, "sitting-out",
    g_variant_new ("(s^as)", tenbo_game_get_uuid (stage->game), sitting_out));
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.next-game", "(xs)",
                              tenbo_game_get_id (stage->game), "turned");
  app_test_tick ();
}

static void
scroll_down (GtkWidget *page)
{
  GtkWidget     *scrolled = app_test_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  for (int frame = 0; frame < 4; frame++)
    app_test_tick ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  app_test_tick ();
}

/* So that the menu of @button fits next to it. A button in a bar does not scroll. */
static void
scroll_to (GtkWidget *button)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (button, GTK_TYPE_VIEWPORT);

  app_test_settle ();
  if (viewport == NULL)
    return;

  gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), button, NULL);
  app_test_settle ();
}

/* The same, with the plan of the table. */
void
show_new_game_plan (Stage *stage)
{
  show_new_game_five (stage);
  scroll_down (app_test_find (stage->window, TENBO_TYPE_NEW_GAME_PAGE, NULL));
}

void
show_result_next (Stage *stage)
{
  g_autofree char *name = stage_dup_label (_ ("_Other Seats"));
  GtkWidget       *button;

  stage->game = stage_create_game (stage);
  app_test_finish_game (stage->game);
  tenbo_window_show_game (stage->window, stage->game);
  button = app_test_find (stage->window, GTK_TYPE_MENU_BUTTON, name);
  scroll_to (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}

/* The ways to share a result. */
void
show_result_share (Stage *stage)
{
  GtkWidget *button;

  stage->game = stage_create_game (stage);
  app_test_finish_game (stage->game);
  tenbo_window_show_game (stage->window, stage->game);
  button = app_test_find (stage->window, GTK_TYPE_MENU_BUTTON, _ ("Share"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}
