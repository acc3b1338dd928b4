/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-page.h"

#include "tenbo-chart-view.h"
#include "tenbo-charts.h"
#include "tenbo-feedback.h"
#include "tenbo-label.h"
#include "tenbo-next-menu.h"
#include "tenbo-session-dialog.h"
#include "tenbo-session-games.h"
#include "tenbo-session-saving.h"
#include "tenbo-session-share.h"
#include "tenbo-sessions-queries.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* So many evenings back is looked for what money was counted in. */
#define MAX_EVENINGS 20

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
  GtkWidget           *games_group;
  GtkListBox          *games_list;
  GtkWidget           *chart_view;
  GtkMenuButton       *next_button;
  GtkWidget           *buttons;
  GtkWidget           *menu_button;

  /* Owned */
  TenboStore        *store;
  TenboSessionSheet *sheet; /* NULL: nothing was read yet */

  gint64   session_id;
  gboolean is_narrow; /* too narrow for the games in columns */
};

G_DEFINE_FINAL_TYPE (TenboSessionPage, tenbo_session_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- Standings --- */

static GtkWidget *
create_figure (const char *text,
               const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, style);

  return label;
}

static void
append_part (GString *text,
             char    *part)
{
  if (text->len > 0)
    g_string_append (text, " \u00b7 ");

  g_string_append (text, part);
  g_free (part);
}

/* "3 games · 1st × 1, 3rd × 2 · chips +20.0 · ¥1,175 for points, fee ¥1,001" */
static char *
dup_details (const TenboSessionSheet *sheet,
             const TenboSessionTotal *total)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_payer = sheet->session->fee > 0 &&
                      total->person_id == sheet->session->fee_person_id;

  if (total->n_games > 0)
    {
      append_part (text, tenbo_words_games ((guint) total->n_games));
      append_part (text, tenbo_session_sheet_dup_ranks (total));
    }
  if (total->chips != 0)
    {
      g_autofree char *chips = tenbo_session_sheet_dup_points (sheet, total->chips);

      append_part (text, g_strdup_printf (_ ("chips %s"), chips));
    }
  if (total->fee != 0 || is_payer)
    {
      g_autofree char *points = tenbo_session_sheet_dup_money (sheet, total->points_money, TRUE);
      g_autofree char *fee = tenbo_session_sheet_dup_money (sheet, -total->fee, TRUE);

      /* Translators: two amounts: what the points came to, and somebody's part of the fee */
      append_part (text, g_strdup_printf (_ ("points %1$s, fee %2$s"), points, fee));
    }
  if (is_payer)
    {
      g_autofree char *paid = tenbo_session_sheet_dup_money (sheet, sheet->session->fee, TRUE);

      /* Translators: what somebody gets back who paid for the table */
      append_part (text, g_strdup_printf (_ ("paid the table %s"), paid));
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* To be read aloud: "1. Ben, total +46.7, +¥2,335" */
static char *
dup_standing (const char *name,
              guint       place,
              const char *points,
              const char *money,
              const char *details)
{
  g_autofree char *head = g_strdup_printf (_ ("%1$u. %2$s, total %3$s"), place + 1, name, points);

  return g_strjoin (", ", head, money != NULL ? money : details, money != NULL ? details : NULL,
                    NULL);
}

static GtkWidget *
create_standing (const TenboSessionSheet *sheet,
                 guint                    place)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, place);
  GtkWidget               *row = adw_action_row_new ();
  GtkWidget               *figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char              *name = tenbo_session_sheet_get_name (sheet, place);
  g_autofree char         *rank = g_strdup_printf ("%u", place + 1);
  g_autofree char         *points = tenbo_session_sheet_dup_points (sheet, total->total);
  g_autofree char         *details = dup_details (sheet, total);
  g_autofree char         *subtitle = tenbo_label_keep_numbers (details);
  g_autofree char         *money = NULL;
  g_autofree char         *label = NULL;

  if (tenbo_session_sheet_has_money (sheet))
    money = tenbo_session_sheet_dup_money (sheet, total->money, TRUE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), create_figure (rank, "title-4"));
  gtk_widget_set_valign (figures, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (figures), create_figure (points, "title-4"));
  if (money != NULL)
    gtk_box_append (GTK_BOX (figures), create_figure (money, "heading"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), figures);
  label = dup_standing (name, place, points, money, details);
  /* The row is labelled by its title, which does not say the figures. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", total->person_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");

  return row;
}

static void
show_standings (TenboSessionPage *self)
{
  gtk_list_box_remove_all (self->standings_list);
  for (guint place = 0; place < self->sheet->totals->totals->len; place++)
    gtk_list_box_append (self->standings_list, create_standing (self->sheet, place));
  gtk_widget_set_visible (self->standings_group, self->sheet->totals->totals->len > 0);
}

/* --- Money --- */

static void
add_line (TenboSessionPage *self,
          const char       *line,
          const char       *why)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), line);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), why != NULL ? why : "");
  gtk_list_box_append (self->transfers_list, row);
}

/* What is played for, below the heading. */
static char *
dup_terms (const TenboSessionSheet *sheet)
{
  g_autofree char *rate = tenbo_session_sheet_dup_rate (sheet);
  g_autofree char *fee = tenbo_session_sheet_dup_fee (sheet);

  if (rate == NULL && fee == NULL)
    return g_strdup (_ ("Not played for money"));

  return g_strjoin (" \u00b7 ", rate != NULL ? rate : fee, rate != NULL ? fee : NULL, NULL);
}

static void
show_money (TenboSessionPage *self)
{
  const GArray    *transfers = self->sheet->totals->transfers;
  gboolean         has_money = tenbo_session_sheet_has_money (self->sheet);
  g_autofree char *terms = dup_terms (self->sheet);
  g_autofree char *left_over = tenbo_session_sheet_dup_left_over (self->sheet);

  gtk_list_box_remove_all (self->transfers_list);
  adw_preferences_group_set_description (self->money_group, terms);

  for (guint i = 0; has_money && i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);
      g_autofree char     *line = tenbo_session_sheet_dup_transfer (self->sheet, transfer);

      add_line (self, line, NULL);
    }

  if (has_money && transfers->len == 0)
    add_line (self, _ ("Nobody owes anything"), NULL);
  if (left_over != NULL)
    add_line (self, left_over, _ ("What nobody got; it is not spread over the players"));

  gtk_widget_set_visible (GTK_WIDGET (self->transfers_list), has_money || left_over != NULL);
}

/* --- Games --- */

static void
show_games (TenboSessionPage *self)
{
  gtk_widget_set_visible (self->games_group, self->sheet->games->len > 0);
  tenbo_session_games_show (self->games_list, self->sheet, self->is_narrow);
}

static void
set_narrow (TenboSessionPage *self,
            gboolean          is_narrow)
{
  if (is_narrow == self->is_narrow)
    return;

  self->is_narrow = is_narrow;
  if (self->sheet != NULL)
    show_games (self);
}

static void
narrow_cb (TenboSessionPage *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (TenboSessionPage *self)
{
  set_narrow (self, FALSE);
}

static void
set_width (TenboSessionPage *self)
{
  double                  width = tenbo_session_games_get_width (self->sheet);
  AdwBreakpointCondition *condition;

  /* The breakpoint takes a copy. */
  condition = adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MAX_WIDTH, width,
                                                   ADW_LENGTH_UNIT_SP);
  adw_breakpoint_set_condition (self->games_breakpoint, condition);
  adw_breakpoint_condition_free (condition);
}

static void
show_chart (TenboSessionPage *self)
{
  g_autoptr (TenboChart) chart = NULL;
  gboolean has_games = self->sheet->counted->len > 0;

  if (has_games)
    chart = tenbo_session_chart_new (self->sheet->totals, self->sheet->in_thousands);
  tenbo_chart_view_set_chart (TENBO_CHART_VIEW (self->chart_view), chart);
  gtk_widget_set_visible (self->chart_view, has_games);
}

/* After the last game that ended, unless one runs. */
static void
show_next (TenboSessionPage *self)
{
  const GPtrArray *games = self->sheet->games;
  g_autoptr (GMenuModel) menu = NULL;
  gboolean can_play = games->len > 0;

  for (guint i = 0; i < games->len; i++)
    can_play = can_play &&
               ((const TenboStoredSummary *) games->pdata[i])->progress.end_reason != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->next_button), can_play);
  if (!can_play)
    return;

  menu = tenbo_next_menu_new (((const TenboStoredSummary *) games->pdata[games->len - 1])->id);
  gtk_menu_button_set_menu_model (self->next_button, menu);
}

/* --- All of it --- */

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_sheet (TenboSessionPage *self)
{
  g_autofree char *title = tenbo_session_sheet_dup_title (self->sheet);
  g_autofree char *subtitle = tenbo_session_sheet_dup_subtitle (self->sheet);

  show_text (self->title_label, title);
  show_text (self->subtitle_label, subtitle);
  show_text (self->note_label, self->sheet->session->note);
  set_width (self);
  show_standings (self);
  show_money (self);
  show_games (self);
  show_chart (self);
  show_next (self);
}

/* Its games were all moved or removed while another page was shown. */
static void
show_gone (TenboSessionPage *self)
{
  g_clear_pointer (&self->sheet, tenbo_session_sheet_free);
  show_text (self->title_label, _ ("No game of this evening is left"));
  show_text (self->subtitle_label, NULL);
  show_text (self->note_label, NULL);
  gtk_widget_set_visible (self->standings_group, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->money_group), FALSE);
  gtk_widget_set_visible (self->games_group, FALSE);
  gtk_widget_set_visible (self->chart_view, FALSE);
  gtk_widget_set_visible (self->buttons, FALSE);
  gtk_widget_set_sensitive (self->menu_button, FALSE);
}

static void
reload (TenboSessionPage *self)
{
  g_autoptr (GError) error = NULL;
  TenboSessionSheet *sheet = tenbo_session_sheet_read (self->store, self->session_id, &error);

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    show_gone (self);
  else if (sheet == NULL)
    tenbo_feedback_error (GTK_WIDGET (self), _ ("The Evening Cannot Be Read"),
                          _ ("It was left as it is."), error);
  if (sheet == NULL)
    return;

  g_clear_pointer (&self->sheet, tenbo_session_sheet_free);
  self->sheet = sheet;
  show_sheet (self);
}

static void
committed_cb (TenboSessionPage  *self,
              const TenboCommit *commit)
{
  const TenboKinds shown = TENBO_KIND_SESSIONS | TENBO_KIND_GAMES | TENBO_KIND_PEOPLE;

  if ((commit->kinds & shown) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    reload (self);
}

static void
showing_cb (TenboSessionPage *self)
{
  reload (self);
}

/* --- Changes --- */

static void
save_cb (TenboSessionPage         *self,
         const TenboStoredSession *session)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->sheet != NULL && TENBO_IS_SHELL (window))
    tenbo_session_save (TENBO_SHELL (window), self->store, self->sheet->session, session);
}

/* What money was counted in last; NULL: never. */
static char *
dup_last_unit (TenboStore *store)
{
  g_autoptr (GPtrArray) sessions = tenbo_store_list_sessions (store, MAX_EVENINGS, NULL);

  for (guint i = 0; sessions != NULL && i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];

      if (session->unit != NULL)
        return g_strdup (session->unit);
    }

  return NULL;
}

static void
ask (TenboSessionPage *self,
     TenboSessionAsks  asks)
{
  g_autofree char *unit = dup_last_unit (self->store);
  AdwDialog       *dialog;

  if (self->sheet == NULL)
    return;

  dialog = tenbo_session_dialog_new (self->sheet, asks, unit);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
edit_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  ask (TENBO_SESSION_PAGE (widget), TENBO_SESSION_ASKS_NAMES);
}

static void
money_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  ask (TENBO_SESSION_PAGE (widget), TENBO_SESSION_ASKS_MONEY);
}

static void
games_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  g_autofree char  *title = NULL;

  if (self->sheet == NULL)
    return;

  title = tenbo_session_sheet_dup_title (self->sheet);
  gtk_widget_activate_action (widget, "win.session-games", "(xs)", self->session_id, title);
}

static void
copy_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);
  g_autofree char  *text = NULL;

  if (self->sheet == NULL)
    return;

  text = tenbo_session_sheet_dup_share_text (self->sheet);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tenbo_feedback_toast (widget, _ ("The evening is on the clipboard"));
}

static void
share_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (widget);

  tenbo_session_share (widget, action, self->store, self->session_id);
}

/* --- The object --- */

static void
tenbo_session_page_dispose (GObject *object)
{
  TenboSessionPage *self = TENBO_SESSION_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_SESSION_PAGE);
  g_clear_object (&self->store);
  g_clear_pointer (&self->sheet, tenbo_session_sheet_free);

  G_OBJECT_CLASS (tenbo_session_page_parent_class)->dispose (object);
}

static void
tenbo_session_page_class_init (TenboSessionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_session_page_dispose;

  g_type_ensure (TENBO_TYPE_CHART_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-session-page.ui");
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
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TenboSessionPage, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_install_action (widget_class, "session.edit", NULL, edit_activated);
  gtk_widget_class_install_action (widget_class, "session.money", NULL, money_activated);
  gtk_widget_class_install_action (widget_class, "session.games", NULL, games_activated);
  gtk_widget_class_install_action (widget_class, "session.copy", NULL, copy_activated);
  for (int i = 0; tenbo_session_share_actions[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, tenbo_session_share_actions[i], NULL,
                                     share_activated);
}

static void
tenbo_session_page_init (TenboSessionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);
  self->session_id = session_id;
  can_write = tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "session.edit", can_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "session.money", can_write);

  return ADW_NAVIGATION_PAGE (self);
}

gint64
tenbo_session_page_get_session_id (TenboSessionPage *self)
{
  g_return_val_if_fail (TENBO_IS_SESSION_PAGE (self), 0);

  return self->session_id;
}
