/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-pages.h"
#include "store-reads.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-session-dialog.h"
#include "tenbo-session-page.h"

/* Returns the text in the language of the pictures. */
static const char *
choose (const char *english,
        const char *japanese,
        const char *chinese)
{
  const char *name = stage_get_name (AKI);

  if (g_ascii_isalpha (name[0]))
    return english;

  return g_str_has_prefix (name, "青木") ? japanese : chinese;
}

/* Plays a game of the session that @winner wins off @loser. */
static void
play (Stage      *stage,
      const char *ruleset,
      TbPlayer    winner,
      TbPlayer    loser,
      int         han)
{
  g_autoptr (TenboGame) game = stage_create_game_under (stage, ruleset);

  app_test_play_ron (game, winner, loser, han, 30);
  app_test_stop_game (game);
}

/* Sets the texts of the only session. */
static void
set_texts (Stage *stage,
           int    rate,
           int    fee,
           gint64 payer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredSession) session = store_test_read_session (stage->store, 1, &error);

  g_assert_no_error (error);
  session->title = g_strdup (choose ("End of the Year", "忘年会", "年末聚会"));
  session->venue = g_strdup (choose ("At Chie’s", "千葉の家", "张敏家"));
  session->note = g_strdup (choose ("The loser brings the cake next time.",
                                    "負けた人が次回のおやつ担当。", "输的人下次带点心。"));
  session->unit = g_strdup (choose ("¥", "円", "元"));
  session->rate = rate;
  session->fee = fee;
  session->fee_person_id = payer;
  tenbo_store_commit (stage->store, tenbo_write_session (session), NULL, &error);
  g_assert_no_error (error);
}

static GtkWidget *
open_session (Stage *stage)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-session", "x",
                              G_GINT64_CONSTANT (1));
  page = app_test_find (stage->window, TENBO_TYPE_SESSION_PAGE, NULL);
  app_test_settle ();

  return page;
}

static GtkWidget *
open_played_session (Stage *stage)
{
  play (stage, "b-rule", BEN, DAI, 5);
  play (stage, "b-rule", CHIE, AKI, 3);
  play (stage, "b-rule", BEN, CHIE, 2);
  set_texts (stage, 50, 4000, 3);

  return open_session (stage);
}

void
show_session (Stage *stage)
{
  open_played_session (stage);
}

/* Scrolled to the end. */
void
show_session_below (Stage *stage)
{
  GtkWidget     *page = open_played_session (stage);
  GtkWidget     *scroller = app_test_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  app_test_settle ();
}

/* Without stakes, and the second game is unfinished. */
void
show_session_plain (Stage *stage)
{
  g_autoptr (TenboGame) running = NULL;

  play (stage, "b-rule", BEN, DAI, 5);
  running = stage_create_game (stage);
  app_test_play_ron (running, AKI, BEN, 3, 30);
  open_session (stage);
}

void
show_session_tai (Stage *stage)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboGame) game = stage_create_game_under (stage, "fenghua");

      app_test_play_tai (game, i == 0 ? AKI : CHIE, i == 0 ? TB_NOBODY : DAI, 12 + 20 * i);
      app_test_stop_game (game);
    }

  set_texts (stage, 2000, -1, 0);
  open_session (stage);
}

void
show_session_three (Stage *stage)
{
  play (stage, "sanma-parlor", BEN, CHIE, 5);
  play (stage, "sanma-parlor", AKI, CHIE, 3);
  set_texts (stage, 30, 3100, 0);
  open_session (stage);
}

void
show_session_money (Stage *stage)
{
  gtk_widget_activate_action (open_played_session (stage), "session.money", NULL);
  app_test_find (stage->window, TENBO_TYPE_SESSION_DIALOG, NULL);
}

void
show_session_names (Stage *stage)
{
  gtk_widget_activate_action (open_played_session (stage), "session.edit", NULL);
  app_test_find (stage->window, TENBO_TYPE_SESSION_DIALOG, NULL);
}
