/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "people-pages.h"
#include "store-reads.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-board-grid.h"
#include "tenbo-days-dialog.h"
#include "tenbo-people-pages.h"
#include "tenbo-period.h"
#include "tenbo-person-dialog.h"
#include "tenbo-statistic-list.h"

#include <glib/gi18n.h>

/* Returns the name of another person, in the script of the language; the first is the second
 * spelling of Aki. */
static const char *
get_other (int index)
{
  static const char *const latin[] = { "Akiko", "Emi", "Fumi", "Goro" };
  static const char *const kanji[] = { "青木あき", "遠藤", "藤田", "五島" };

  return stage_get_name (AKI)[0] == 'A' ? latin[index] : kanji[index];
}

static TenboStoredPerson *
find (Stage      *stage,
      const char *name)
{
  g_autoptr (GPtrArray) people = store_test_find_people (stage->store, name, NULL);

  g_assert_cmpuint (people->len, >, 0);

  return tenbo_stored_person_copy (people->pdata[0]);
}

static void
commit (Stage      *stage,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (stage->store, write, NULL, &error);
  g_assert_no_error (error);
}

static void
set_flags (Stage      *stage,
           const char *name,
           gboolean    guest,
           gboolean    hidden,
           const char *alias)
{
  g_autoptr (TenboStoredPerson) person = find (stage, name);
  char *aliases[] = { (char *) alias, NULL };

  person->is_guest = guest;
  person->is_hidden = hidden;
  g_strfreev (person->aliases);
  person->aliases = g_strdupv (aliases);
  commit (stage, tenbo_write_person (person));
}

static void
set_colour (Stage      *stage,
            const char *name,
            int         colour)
{
  g_autoptr (TenboStoredPerson) person = find (stage, name);

  person->colour = colour;
  commit (stage, tenbo_write_person (person));
}

/* Plays two sessions with eight people, including a guest and a hidden person. */
static void
play (Stage *stage)
{
  const char *others[] = { get_other (0), get_other (1), get_other (2), get_other (3) };
  g_autoptr (TenboGame) first = stage_create_game (stage);
  g_autoptr (TenboGame) second = app_test_create_game_of (stage->store, "b-rule", others);

  app_test_finish_game (first);
  app_test_finish_game (second);
  set_flags (stage, get_other (1), TRUE, FALSE, NULL);
  set_flags (stage, get_other (3), FALSE, TRUE, NULL);
  set_flags (stage, stage_get_name (BEN), FALSE, FALSE, "Benny");
  for (int colour = 0; colour < 4; colour++)
    set_colour (stage, stage_get_name ((TbPlayer) colour), 2 * colour);
}

static gboolean
runs (TenboGame *game)
{
  return tenbo_game_get_table (game)->end.reason == TB_END_NONE;
}

/* Plays a hand between two players, with a value that depends on the number of the game. */
static void
play_game (Stage      *stage,
           const char *ruleset,
           int         n)
{
  g_autoptr (TenboGame) game = stage_create_game_under (stage, ruleset);
  int32_t n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;

  for (TbPlayer hand = 0; hand < 3 && runs (game); hand++)
    {
      TbPlayer winner = (TbPlayer) ((hand * 3 + n) % n_players);

      app_test_play_ron (game, winner, (TbPlayer) ((winner + 1 + n % 2) % n_players), 1 + n % 4,
                         30);
    }
  if (runs (game))
    app_test_play_draw (game, (TbPlayerSet) (TB_PLAYER_BIT (AKI) | TB_PLAYER_BIT (n % n_players)));
  if (runs (game))
    app_test_stop_game (game);
}

/* Plays some sessions, for the statistics. */
static void
play_sessions (Stage *stage)
{
  for (int n = 0; n < 12; n++)
    play_game (stage, n % 4 == 3 ? "sanma-parlor" : "b-rule", n);
}

static GtkWidget *
open_people (Stage *stage)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.people", NULL);
  page = app_test_find (stage->window, TENBO_TYPE_PEOPLE_PAGE, NULL);
  app_test_settle ();

  return page;
}

void
show_people (Stage *stage)
{
  GtkWidget *page;

  play (stage);
  page = open_people (stage);
  gtk_widget_activate_action (page, "people.guests", NULL);
  gtk_widget_activate_action (page, "people.hidden", NULL);
}

/* Three tables of which one is at its first hand, and the results of the sessions */
void
show_board (Stage *stage)
{
  play (stage);
  play_sessions (stage);
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (TenboGame) game = stage_create_game_under (stage, "mleague");

      if (i < 2)
        apply_test (game, tenbo_game_change_time_limit (75 - 30 * i), NULL);
      if (i > 0)
        app_test_play_ron (game, (TbPlayer) i, 3, 3, 30);
      if (i > 1)
        app_test_play_draw (game, TB_PLAYER_BIT (0));
    }
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.board", NULL);
  app_test_find (stage->window, TENBO_TYPE_BOARD_GRID, NULL);
}

void
show_board_empty (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.board", NULL);
  app_test_find (stage->window, ADW_TYPE_STATUS_PAGE, NULL);
}

void
show_standings (Stage *stage)
{
  play (stage);
  play_sessions (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.standings", NULL);
  app_test_find (app_test_find (stage->window, TENBO_TYPE_STANDINGS_PAGE, NULL),
                 GTK_TYPE_LIST_VIEW, NULL);
}

static void
show_standings_view (Stage      *stage,
                     const char *name)
{
  show_standings (stage);
  app_test_press (app_test_find (stage->window, TENBO_TYPE_STANDINGS_PAGE, NULL), name);
}

void
show_standings_months (Stage *stage)
{
  show_standings_view (stage, _ ("Totals"));
}

void
show_standings_records (Stage *stage)
{
  show_standings_view (stage, _ ("Records"));
}

void
show_standings_columns (Stage *stage)
{
  show_standings (stage);
  gtk_widget_activate_action (app_test_find (stage->window, TENBO_TYPE_STANDINGS_PAGE, NULL),
                              "standings.columns", NULL);
}

void
show_people_none (Stage *stage)
{
  GtkWidget *page;

  play (stage);
  page = open_people (stage);
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (page, GTK_TYPE_SEARCH_ENTRY, NULL)), "xyz");
}

void
show_people_empty (Stage *stage)
{
  open_people (stage);
}

static GtkWidget *
open_person (Stage      *stage,
             const char *name)
{
  g_autoptr (TenboStoredPerson) person = find (stage, name);

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.person", "x", person->id);
  WAIT_UNTIL (app_test_shows (stage->window, name));

  return app_test_find (stage->window, TENBO_TYPE_PERSON_PAGE, NULL);
}

static GtkWidget *
open_statistics (Stage *stage)
{
  g_autoptr (TenboStoredPerson) spelling = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  GtkWidget *page;

  play (stage);
  spelling = find (stage, get_other (0));
  person = find (stage, stage_get_name (AKI));
  commit (stage, tenbo_write_merge (spelling->id, person->id));
  play_sessions (stage);
  page = open_person (stage, stage_get_name (AKI));
  app_test_find (page, TENBO_TYPE_STATISTIC_ROW, NULL);

  return page;
}

void
show_person (Stage *stage)
{
  open_statistics (stage);
}

/* Shows one of the pages below the statistics. */
static GtkWidget *
open_view (Stage      *stage,
           const char *name)
{
  GtkWidget *page = open_statistics (stage);

  adw_toggle_group_set_active_name (
    ADW_TOGGLE_GROUP (app_test_find (page, ADW_TYPE_TOGGLE_GROUP, NULL)), name);
  app_test_settle ();

  return page;
}

void
show_person_charts (Stage *stage)
{
  open_view (stage, "charts");
}

void
show_person_opponents (Stage *stage)
{
  open_view (stage, "opponents");
}

/* Scrolled down to the groups one after the other. */
void
show_person_hands (Stage *stage)
{
  GtkWidget     *page = open_statistics (stage);
  GtkWidget     *scrolled = app_test_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  app_test_settle ();
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * 0.6);
  app_test_settle ();
}

void
show_person_help (Stage *stage)
{
  GtkWidget       *page = open_statistics (stage);
  g_autofree char *name =
    g_strdup_printf (_ ("About these statistics: %s"),
                     tenbo_statistic_group_get_name (TENBO_STATISTIC_GROUP_RIICHI));

  app_test_press (page, name);
}

void
show_person_period (Stage *stage)
{
  GtkWidget *page = open_statistics (stage);

  GtkWidget *down = app_test_find (page, GTK_TYPE_DROP_DOWN, _ ("Period"));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), TENBO_PERIOD_DAYS);
  app_test_find (stage->window, TENBO_TYPE_DAYS_DIALOG, NULL);
}

void
show_person_edit (Stage *stage)
{
  play (stage);
  gtk_widget_activate_action (open_person (stage, stage_get_name (BEN)), "person.edit", NULL);
  app_test_find (stage->window, TENBO_TYPE_PERSON_DIALOG, NULL);
}

static GtkWidget *
open_merge (Stage *stage)
{
  play (stage);
  gtk_widget_activate_action (open_person (stage, stage_get_name (AKI)), "person.merge", NULL);

  return app_test_find (stage->window, TENBO_TYPE_MERGE_DIALOG, NULL);
}

void
show_person_merge (Stage *stage)
{
  open_merge (stage);
}

static void
review (Stage      *stage,
        const char *name)
{
  GtkWidget *dialog = open_merge (stage);
  GtkWidget *entry = app_test_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "activate");
  app_test_find (dialog, ADW_TYPE_ACTION_ROW, name);
  app_test_settle ();
}

void
show_person_review (Stage *stage)
{
  review (stage, get_other (0));
}

void
show_person_refused (Stage *stage)
{
  review (stage, stage_get_name (BEN));
}
