/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-page.h"

#include "tenbo-background-read.h"
#include "tenbo-chart-view.h"
#include "tenbo-charts.h"
#include "tenbo-class.h"
#include "tenbo-feedback.h"
#include "tenbo-label.h"
#include "tenbo-menu.h"
#include "tenbo-new-game-page.h"
#include "tenbo-paper-actions.h"
#include "tenbo-paper-sheets.h"
#include "tenbo-period.h"
#include "tenbo-picture.h"
#include "tenbo-plain-row.h"
#include "tenbo-session-dialog.h"
#include "tenbo-sessions.h"
#include "tenbo-shell.h"
#include "tenbo-side-mark.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Number of previous sessions to search for the last unit of money */
#define MAX_EVENINGS 20

/* In sp: width of a column, and width of the space before the first column */
#define COLUMN_WIDTH 56
#define START_WIDTH  104

struct _TenboSessionPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  AdwBreakpoint       *games_breakpoint;
  GtkLabel            *title_label;
  GtkLabel            *subtitle_label;
  GtkLabel            *note_label;
  GtkWidget           *standings_group;
  GtkListBox          *standings_list;
  AdwPreferencesGroup *money_group;
  GtkListBox          *transfers_list;
  AdwPreferencesGroup *games_group;
  GtkListBox          *games_list;
  GtkWidget           *chart_view;
  GtkActionable       *next_button;
  GtkMenuButton       *seats_button;
  GtkWidget           *buttons;
  GtkMenuButton       *menu_button;
  GMenuModel          *menu;
  GtkMenuButton       *share_button;
  GMenuModel          *share_menu;

  /* Owned */
  TenboStore          *store;
  TenboSessionSummary *summary; /* NULL: not read yet */

  gint64   session_id;
  gboolean is_narrow; /* whether the window is too narrow for columns of games */
};

G_DEFINE_FINAL_TYPE (TenboSessionPage, tenbo_session_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- Standings --- */

/* Returns "3 games · 1st × 1, 3rd × 2 · chips +20.0 · ¥1,175 for points, fee ¥1,001". */
static char *
dup_details (const TenboSessionSummary *summary,
             const TenboSessionTotal   *total)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  gboolean is_payer = summary->session->fee > 0 &&
                      total->person_id == summary->session->fee_person_id;

  if (total->n_games > 0)
    {
      g_strv_builder_take (parts, tenbo_words_games ((guint) total->n_games));
      g_strv_builder_take (parts, tenbo_session_summary_dup_ranks (total));
    }
  if (total->chips != 0)
    {
      g_autofree char *chips = tenbo_session_summary_dup_points (summary, total->chips);

      g_strv_builder_take (parts, g_strdup_printf (_ ("chips %s"), chips));
    }
  if (total->fee != 0 || is_payer)
    {
      g_autofree char *points =
        tenbo_session_summary_dup_money (summary, total->points_money, TRUE);
      g_autofree char *fee = tenbo_session_summary_dup_money (summary, -total->fee, TRUE);

      /* Translators: two amounts: the value of the points, and a person's share of the fee */
      g_strv_builder_take (parts, g_strdup_printf (_ ("points %1$s, fee %2$s"), points, fee));
    }
  if (is_payer)
    {
      g_autofree char *paid =
        tenbo_session_summary_dup_money (summary, summary->session->fee, TRUE);

      /* Translators: the refund for the person who paid for the table */
      g_strv_builder_take (parts, g_strdup_printf (_ ("paid the table fee: %s"), paid));
    }

  texts = g_strv_builder_end (parts);
  return g_strjoinv (" \u00b7 ", texts);
}

static GtkWidget *
create_standing (const TenboSessionSummary *summary,
                 guint                      person)
{
  const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, person);
  GtkWidget               *row;
  GtkWidget               *statistics = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char              *name = tenbo_session_summary_get_name (summary, person);
  g_autofree char         *rank = g_strdup_printf ("%u", person + 1);
  g_autofree char         *points = tenbo_session_summary_dup_points (summary, total->total);
  g_autofree char         *details = dup_details (summary, total);
  g_autofree char         *subtitle = tenbo_label_keep_numbers (details);
  g_autofree char         *money = NULL;
  g_autofree char         *head = NULL;
  g_autofree char         *label = NULL;

  if (tenbo_session_summary_has_money (summary))
    money = tenbo_session_summary_dup_money (summary, total->money, TRUE);

  row = tenbo_plain_row_new (name, subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             tenbo_side_mark_new_for_line (total->mark % TENBO_CHART_STYLES));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tenbo_label_new_number (rank, 1, "title-4"));
  gtk_widget_set_valign (statistics, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (statistics), tenbo_label_new_number (points, 1, "title-4"));
  if (money != NULL)
    gtk_box_append (GTK_BOX (statistics), tenbo_label_new_number (money, 1, "heading"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), statistics);
  /* For screen readers: "1. Ben, total +46.7, +¥2,335" */
  head = g_strdup_printf (_ ("%1$u. %2$s, total %3$s"), person + 1, name, points);
  label = g_strjoin (", ", head, money != NULL ? money : details, money != NULL ? details : NULL,
                     NULL);
  /* The row is labeled by its title, which does not include the numbers. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  tenbo_label_set_accessible (row, label);
  tenbo_plain_row_make_link (row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", total->person_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");

  return row;
}

/* --- Money --- */

/* Creates a row with the amount at its end. Screen readers read the whole sentence. */
static GtkWidget *
create_transfer (const TenboSessionSummary *summary,
                 const TenboTransfer       *transfer)
{
  g_autofree char *parties = tenbo_session_summary_dup_parties (summary, transfer);
  g_autofree char *sentence = tenbo_session_summary_dup_transfer (summary, transfer);
  g_autofree char *money = tenbo_session_summary_dup_money (summary, transfer->amount, FALSE);
  GtkWidget       *row = tenbo_plain_row_new (parties, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tenbo_label_new_number (money, 1, "heading"));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  tenbo_label_set_accessible (row, sentence);

  return row;
}

static void
show_money (TenboSessionPage *self)
{
  const GArray    *transfers = self->summary->totals->transfers;
  gboolean         has_money = tenbo_session_summary_has_money (self->summary);
  g_autofree char *rate = tenbo_session_summary_dup_rate (self->summary);
  g_autofree char *fee = tenbo_session_summary_dup_fee (self->summary);
  g_autofree char *terms = NULL;
  g_autofree char *left_over = tenbo_session_summary_dup_left_over (self->summary);

  if (rate == NULL && fee == NULL)
    terms = g_strdup (_ ("Not played for money"));
  else
    terms = g_strjoin (" \u00b7 ", rate != NULL ? rate : fee, rate != NULL ? fee : NULL, NULL);
  adw_preferences_group_set_description (self->money_group, terms);

  gtk_list_box_remove_all (self->transfers_list);
  for (guint i = 0; has_money && i < transfers->len; i++)
    gtk_list_box_append (self->transfers_list,
                         create_transfer (self->summary,
                                          &g_array_index (transfers, TenboTransfer, i)));

  if (has_money && transfers->len == 0)
    gtk_list_box_append (self->transfers_list,
                         tenbo_plain_row_new (_ ("Everyone is even"), NULL));
  if (left_over != NULL)
    gtk_list_box_append (
      self->transfers_list,
      tenbo_plain_row_new (left_over,
                           _ ("Points that no player received; they are not distributed")));

  gtk_widget_set_visible (GTK_WIDGET (self->transfers_list), has_money || left_over != NULL);
}

/* --- Games --- */

/* Returns "Anna +36.2, now +23.5; Marc sits out, now −29.0", or "Anna +36.2; Marc −29.0" for the
 * only game. */
static char *
dup_sentence (const TenboSessionSummary *summary,
              guint                      index)
{
  GString *text = g_string_new (NULL);

  for (guint person = 0; person < summary->totals->totals->len; person++)
    {
      const char        *name = tenbo_session_summary_get_name (summary, person);
      gint64             total = tenbo_session_totals_get_running (summary->totals, index,
                                                                   person);
      g_autofree char   *running = tenbo_session_summary_dup_points (summary, total);
      g_autofree char   *points = NULL;
      TenboSessionResult result;

      if (text->len > 0)
        /* Translators: separates the results of two people */
        g_string_append (text, _ ("; "));

      if (tenbo_session_summary_get_result (summary, index, person, &result))
        {
          points = tenbo_session_summary_dup_points (summary, result.total);
          if (summary->counted->len == 1)
            g_string_append_printf (text, "%s %s", name, points);
          else
            /* Translators: a name, the points of a game, and the total after it */
            g_string_append_printf (text, _ ("%1$s %2$s, now %3$s"), name, points, running);
        }
      else
        /* Translators: a name, the current total */
        g_string_append_printf (text, _ ("%1$s sits out, now %2$s"), name, running);
    }

  return g_string_free_and_steal (text);
}

/* Returns why the game adds nothing to the totals. */
static char *
dup_state (const TenboStoredSummary *game)
{
  const TenboStoredProgress *progress = &game->progress;
  TbNext                     next = {
                        .round = {
                          .wind = (TbWind) progress->wind,
                          .number = (uint8_t) progress->number,
                          .extension = progress->extension != 0,
    },
                        .honba = progress->honba,
                        .dealer = (TbPlayer) progress->dealer,
  };
  g_autofree char *where = NULL;

  if (game->is_void)
    return g_strdup (C_ ("game", "void"));

  where = tenbo_words_next (&next);
  /* Translators: the current hand of an unfinished game: "East 2, 1 honba, not finished" */
  return g_strdup_printf (_ ("%s, not finished"), where);
}

static GtkWidget *
create_box (GtkOrientation orientation,
            int            spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_set_margin_top (box, 9);
      gtk_widget_set_margin_bottom (box, 9);
      gtk_widget_set_margin_start (box, 12);
      gtk_widget_set_margin_end (box, 12);
    }
  else
    gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* Creates the start of a row. Its width is the same in each row, so that the columns align. */
static GtkWidget *
create_start (const char *number,
              const char *time)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = tenbo_label_new_number (time, 0, "caption");

  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_widget_add_css_class (label, "dimmed");
  if (number != NULL)
    gtk_box_append (GTK_BOX (box), tenbo_label_new_number (number, 0, "heading"));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* Creates the columns with the numbers of all people. */
static GtkWidget *
create_columns (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

static GtkWidget *
create_in_columns (const TenboSessionSummary *summary,
                   const TenboStoredSummary  *game,
                   guint                      index,
                   const char                *time)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = create_box (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean         counted = index < summary->counted->len;
  g_autofree char *number = counted ? g_strdup_printf ("%u", index + 1) : NULL;
  GtkWidget       *rest;

  if (counted)
    {
      rest = create_columns ();

      for (guint person = 0; person < summary->totals->totals->len; person++)
        {
          GtkWidget         *numbers = create_box (GTK_ORIENTATION_VERTICAL, 0);
          gint64             total = tenbo_session_totals_get_running (summary->totals, index,
                                                                       person);
          g_autofree char   *running = tenbo_session_summary_dup_points (summary, total);
          g_autofree char   *points = NULL;
          TenboSessionResult result;

          /* Translators: shown instead of a number for a person who did not play */
          points = tenbo_session_summary_get_result (summary, index, person, &result)
                     ? tenbo_session_summary_dup_points (summary, result.total)
                     : g_strdup (_ ("–"));
          gtk_box_append (GTK_BOX (numbers), tenbo_label_new_number (running, 1, NULL));
          /* With one game, the total is the result of the game. */
          if (summary->counted->len > 1)
            {
              GtkWidget *below = tenbo_label_new_number (points, 1, "caption");

              gtk_widget_add_css_class (below, "dimmed");
              gtk_box_append (GTK_BOX (numbers), below);
            }
          gtk_box_append (GTK_BOX (rest), numbers);
        }
    }
  else
    {
      g_autofree char *state = dup_state (game);

      rest = tenbo_label_new_text (state, "dimmed");
      gtk_widget_set_hexpand (rest, TRUE);
    }

  gtk_box_append (GTK_BOX (box), create_start (number, time));
  gtk_box_append (GTK_BOX (box), rest);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return row;
}

static GtkWidget *
create_row (const TenboSessionSummary *summary,
            const TenboStoredSummary  *game,
            gboolean                   in_sentences)
{
  guint            index = G_MAXUINT;
  gboolean         counted = g_ptr_array_find (summary->counted, game, &index);
  g_autofree char *time = tenbo_describe_time_of_day (&game->started);
  g_autofree char *sentence = counted ? dup_sentence (summary, index) : dup_state (game);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  GtkWidget       *row;

  /* Translators: the number of a game in a session, and when it began: "Game 2, 21:05" */
  title = counted ? g_strdup_printf (_ ("Game %1$u, %2$s"), index + 1, time) : g_strdup (time);
  label = g_strdup_printf ("%s: %s", title, sentence);
  if (in_sentences)
    {
      row = tenbo_plain_row_new (title, sentence);
      tenbo_plain_row_make_link (row);
    }
  else
    row = create_in_columns (summary, game, counted ? index : G_MAXUINT, time);
  tenbo_label_set_accessible (row, label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");

  return row;
}

/* Shows the games in columns below the names; in a narrow window, each game with its numbers as one
 * text. */
static void
show_games (TenboSessionPage *self)
{
  const TenboSessionSummary *summary = self->summary;

  if (summary == NULL)
    return;

  gtk_list_box_remove_all (self->games_list);
  adw_preferences_group_set_description (
    self->games_group,
    summary->counted->len > 1 ? _ ("Running total, and result of each game") : NULL);

  /* Names above the columns; screen readers read the names in each row. */
  if (!self->is_narrow && summary->counted->len > 0)
    {
      GtkWidget *box = create_box (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *columns = create_columns ();

      for (guint person = 0; person < summary->totals->totals->len; person++)
        {
          const char *name = tenbo_session_summary_get_name (summary, person);
          GtkWidget  *label = tenbo_label_new_number (name, 1, "caption-heading");

          gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
          gtk_widget_set_tooltip_text (label, name);
          gtk_box_append (GTK_BOX (columns), label);
        }
      gtk_box_append (GTK_BOX (box), create_start (NULL, ""));
      gtk_box_append (GTK_BOX (box), columns);
      gtk_list_box_append (self->games_list, g_object_new (GTK_TYPE_LIST_BOX_ROW,
                                                           "child", box,
                                                           "activatable", FALSE,
                                                           "focusable", FALSE,
                                                           NULL));
    }

  for (guint i = 0; i < summary->games->len; i++)
    gtk_list_box_append (self->games_list,
                         create_row (summary, summary->games->pdata[i], self->is_narrow));
}

static void
narrow_cb (TenboSessionPage *self)
{
  self->is_narrow = TRUE;
  show_games (self);
}

static void
wide_cb (TenboSessionPage *self)
{
  self->is_narrow = FALSE;
  show_games (self);
}

/* Offers the next game after the last one, unless a game is running. */
static void
show_next (TenboSessionPage *self)
{
  const GPtrArray          *games = self->summary->games;
  const TenboStoredSummary *last = NULL;
  g_autoptr (GMenuModel) menu = NULL;
  gboolean can_play = games->len > 0;

  for (guint i = 0; i < games->len; i++)
    {
      last = games->pdata[i];
      can_play = can_play && last->progress.end_reason != NULL;
    }
  gtk_widget_set_visible (self->buttons, can_play);
  if (!can_play)
    return;

  g_assert (last != NULL);
  menu = tenbo_next_menu_new (last->id);
  tenbo_menu_set (self->seats_button, menu);
  gtk_actionable_set_action_target (self->next_button, "x", last->id);
  gtk_actionable_set_action_name (self->next_button, "win.start-next-game");
}

/* --- The whole page --- */

/* Shows the summary. If the session has no games, because all were moved or removed while another
 * page was visible, shows only that. */
static void
show_sheet (TenboSessionPage *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autoptr (TenboChart) chart = NULL;
  AdwBreakpointCondition *condition;
  gboolean                there = self->summary != NULL;
  gboolean                has_people = there && self->summary->totals->totals->len > 0;
  gboolean                has_games = there && self->summary->games->len > 0;

  if (there)
    {
      title = tenbo_session_summary_dup_title (self->summary);
      subtitle = tenbo_session_summary_dup_subtitle (self->summary);

      /* The width below which the columns of all people do not fit. The breakpoint takes a copy. */
      condition = adw_breakpoint_condition_new_length (
        ADW_BREAKPOINT_CONDITION_MAX_WIDTH,
        START_WIDTH + COLUMN_WIDTH * self->summary->totals->totals->len, ADW_LENGTH_UNIT_SP);
      adw_breakpoint_set_condition (self->games_breakpoint, condition);
      adw_breakpoint_condition_free (condition);

      gtk_list_box_remove_all (self->standings_list);
      for (guint person = 0; person < self->summary->totals->totals->len; person++)
        gtk_list_box_append (self->standings_list, create_standing (self->summary, person));
      show_money (self);
      show_games (self);
      show_next (self);
      if (self->summary->counted->len > 0)
        chart = tenbo_session_chart_new (self->summary->totals, self->summary->in_thousands);
    }

  gtk_label_set_label (self->title_label,
                       there ? title : _ ("This session has no games left"));
  gtk_label_set_label (self->subtitle_label, subtitle != NULL ? subtitle : "");
  gtk_label_set_label (self->note_label, there && self->summary->session->note != NULL
                                           ? self->summary->session->note
                                           : "");
  tenbo_chart_view_set_chart (TENBO_CHART_VIEW (self->chart_view), chart);
  gtk_widget_set_visible (self->chart_view, chart != NULL);
  gtk_widget_set_visible (self->standings_group, has_people);
  gtk_widget_set_visible (GTK_WIDGET (self->money_group), there);
  gtk_widget_set_visible (GTK_WIDGET (self->games_group), has_games);
  if (!there)
    gtk_widget_set_visible (self->buttons, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->menu_button), there);
  gtk_widget_set_sensitive (GTK_WIDGET (self->share_button), there);
}

static gboolean
is_text (TenboSessionPage *self,
         const char       *text)
{
  return text != NULL && *text != '\0';
}

static void
reload (TenboSessionPage *self)
{
  g_autoptr (GError) error = NULL;
  TenboSessionSummary *summary = tenbo_session_summary_read (self->store, self->session_id, &error);

  if (summary == NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Read Session"),
                            _ ("The session was not changed."), error);
      return;
    }

  g_clear_pointer (&self->summary, tenbo_session_summary_free);
  self->summary = summary;
  show_sheet (self);
}

/* --- Changes --- */

/* A change of the session, or its undo */
typedef struct
{
  TenboShell         *shell; /* owned, like the others; NULL while the change is only offered */
  TenboStore         *store;
  TenboStoredSession *before;
  TenboStoredSession *after;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_clear_object (&saving->shell);
  g_object_unref (saving->store);
  tenbo_stored_session_free (saving->before);
  tenbo_stored_session_free (saving->after);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void save (TenboShell               *shell,
                  TenboStore               *store,
                  const TenboStoredSession *before,
                  const TenboStoredSession *after);

static gboolean
undo_cb (TenboShell *shell,
         gpointer    data)
{
  Saving *saving = data;

  save (shell, saving->store, saving->after, saving->before);
  return TRUE;
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (TenboShell) shell = g_steal_pointer (&saving->shell);
  g_autoptr (GError) error = NULL;
  gboolean saved = tenbo_store_commit_finish (TENBO_STORE (source), result, NULL, &error);

  /* The window was closed meanwhile. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (shell)))
    return;

  if (!saved)
    {
      tenbo_feedback_error (GTK_WIDGET (shell), _ ("Could Not Change Session"), NULL, error);
      return;
    }

  tenbo_undo_offer (tenbo_shell_get_undo (shell), _ ("Session changed"), undo_cb,
                    g_steal_pointer (&saving), saving_free);
}

/* Saves @after in place of @before, and offers to undo that. */
static void
save (TenboShell               *shell,
      TenboStore               *store,
      const TenboStoredSession *before,
      const TenboStoredSession *after)
{
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving) {
    .shell = g_object_ref (shell),
    .store = g_object_ref (store),
    .before = tenbo_stored_session_copy (before),
    .after = tenbo_stored_session_copy (after),
  };
  tenbo_store_commit_async (store, tenbo_write_session (after), NULL, saved_cb, saving);
}

static void
save_cb (TenboSessionPage         *self,
         const TenboStoredSession *session)
{
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));

  if (self->summary != NULL && shell != NULL)
    save (shell, self->store, self->summary->session, session);
}

static void
ask_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  TenboSessionAsks  asks = g_str_equal (action, "session.money") ? TENBO_SESSION_ASKS_MONEY
                                                                 : TENBO_SESSION_ASKS_NAMES;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, NULL);
  g_autoptr (GPtrArray) sessions = tenbo_sessions_list (read, MAX_EVENINGS, NULL);
  const char *unit = NULL; /* the last unit of money; NULL: none yet */
  AdwDialog  *dialog;

  if (self->summary == NULL)
    return;

  for (guint i = 0; unit == NULL && sessions != NULL && i < sessions->len; i++)
    unit = ((const TenboStoredSession *) sessions->pdata[i])->unit;

  dialog = tenbo_session_dialog_new (self->summary, asks, unit);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
games_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  g_autofree char  *title = NULL;

  if (self->summary == NULL)
    return;

  title = tenbo_session_summary_dup_title (self->summary);
  gtk_widget_activate_action (widget, "win.session-games", "(xs)", self->session_id, title);
}

static void
copy_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  g_autofree char  *text = NULL;

  if (self->summary == NULL)
    return;

  text = tenbo_session_summary_dup_share_text (self->summary);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tenbo_feedback_toast (widget, _ ("Session copied to the clipboard"));
}

static TenboPaper *
lay_out (gpointer       summary,
         TenboPaperSize size,
         GError       **error)
{
  return tenbo_paper_new_for_session (summary, size);
}

static GBytes *
draw (gpointer summary,
      GError **error)
{
  return tenbo_picture_new_for_session (summary, error);
}

/* Shares the session as it is now in the store, as a document or a picture. */
static void
share_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  GDestroyNotify    destroy = (GDestroyNotify) tenbo_session_summary_free;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboSessionSummary) summary = NULL;
  g_autofree char *title = NULL;

  summary = tenbo_session_summary_read (self->store, self->session_id, &error);
  if (summary == NULL)
    {
      tenbo_feedback_error (widget, _ ("Could Not Copy Session"), NULL, error);
      return;
    }

  title = tenbo_session_summary_dup_title (summary);
  if (g_str_equal (action, "session.save-sheet"))
    tenbo_paper_actions_save (widget, title, lay_out, g_steal_pointer (&summary), destroy);
  else if (g_str_equal (action, "session.print-sheet"))
    tenbo_paper_actions_print (widget, title, lay_out, g_steal_pointer (&summary), destroy);
  else if (g_str_equal (action, "session.save-picture"))
    tenbo_save (widget, title, ".png", draw, g_steal_pointer (&summary), destroy);
  else
    tenbo_copy_picture (widget, draw, summary);
}

/* --- The object --- */

static void
tenbo_session_page_dispose (GObject *object)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_SESSION_PAGE);
  g_clear_object (&self->store);
  g_clear_pointer (&self->summary, tenbo_session_summary_free);

  G_OBJECT_CLASS (tenbo_session_page_parent_class)->dispose (object);
}

static void
tenbo_session_page_class_init (TenboSessionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_session_page_dispose;

  g_type_ensure (TENBO_TYPE_CHART_VIEW);
  tenbo_class_set_template (klass, "tenbo-session-page");
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, games_breakpoint);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, note_label);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, standings_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, standings_list);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, money_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, transfers_list);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, games_group);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, games_list);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, chart_view);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, seats_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, share_button);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, share_menu);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, is_text);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_install_action (widget_class, "session.edit", NULL, ask_activated);
  gtk_widget_class_install_action (widget_class, "session.money", NULL, ask_activated);
  gtk_widget_class_install_action (widget_class, "session.games", NULL, games_activated);
  gtk_widget_class_install_action (widget_class, "session.copy", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "session.save-sheet", NULL, share_activated);
  gtk_widget_class_install_action (widget_class, "session.print-sheet", NULL, share_activated);
  gtk_widget_class_install_action (widget_class, "session.copy-picture", NULL, share_activated);
  gtk_widget_class_install_action (widget_class, "session.save-picture", NULL, share_activated);
}

static void
tenbo_session_page_init (TenboSessionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->menu);
  tenbo_menu_set (self->share_button, self->share_menu);
}

AdwNavigationPage *
tenbo_session_page_new (TenboStore *store,
                        gint64      session_id)
{
  TenboSessionPage *self;
  gboolean          can_write;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_SESSION_PAGE, NULL);
  self->store = g_object_ref (store);
  tenbo_background_read_follow (self, store,
                                TENBO_KIND_SESSIONS | TENBO_KIND_GAMES | TENBO_KIND_PEOPLE,
                                G_CALLBACK (reload));
  self->session_id = session_id;
  can_write = tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "session.edit", can_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "session.money", can_write);

  return ADW_NAVIGATION_PAGE (self);
}
