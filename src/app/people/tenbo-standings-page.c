/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-pages.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-columns-dialog.h"
#include "tenbo-menu.h"
#include "tenbo-paper-actions.h"
#include "tenbo-record-list.h"
#include "tenbo-result-rows.h"
#include "tenbo-shell.h"
#include "tenbo-standings-sheet.h"
#include "tenbo-standings-table.h"
#include "tenbo-statistic-filter.h"

#include <glib/gi18n.h>

/* With fewer games, a rate is not meaningful. If nobody has that many, everybody is ranked, since a
 * family that has just begun expects a ranking. */
#define USUAL_MINIMUM 10

struct _TenboStandingsPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton        *menu_button;
  GMenuModel           *menu;
  TenboStatisticFilter *filter;
  GtkLabel             *note;
  GtkStack             *stack;
  GtkStack             *views;
  TenboStandingsTable  *table;
  AdwToggleGroup       *units;
  TenboStandingsTable  *months;
  TenboRecordList      *records;

  /* Owned */
  TenboStore *store;
  GSettings  *settings;  /* NULL until the page is shown */
  GPtrArray  *standings; /* of TenboStanding; NULL until read */

  GCancellable *reading;   /* borrowed */
  int           n_players; /* players in the shown games: 3, 4, or 0: all */
};

G_DEFINE_FINAL_TYPE (TenboStandingsPage, tenbo_standings_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean
is_people (TenboStandingsPage *self,
           const char         *child)
{
  return g_strcmp0 (child, "people") == 0;
}

/* The minimum of games does not apply to records. */
static gboolean
has_note (TenboStandingsPage *self,
          const char         *view,
          const char         *note)
{
  return g_strcmp0 (view, "records") != 0 && *note != '\0';
}

/* --- Showing --- */

/* Returns the columns of the chosen statistics. */
static GArray *
create_columns (TenboStandingsPage *self)
{
  GArray                 *columns = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));
  const TenboStatisticId *ids = tenbo_standing_get_statistics ();
  g_auto (GStrv) keys = g_settings_get_strv (self->settings, TENBO_STANDINGS_COLUMNS);

  for (gsize i = 0; i < TENBO_N_STANDING_STATISTICS; i++)
    if (g_strv_contains ((const char *const *) keys, tenbo_statistic_get_key (ids[i])))
      tenbo_standing_add_columns (columns, ids[i], self->n_players);

  /* The setting may only contain keys that do not exist, or a fourth place of three players. */
  if (columns->len == 0)
    tenbo_standing_add_columns (columns, TENBO_STATISTIC_GAMES, self->n_players);

  return columns;
}

static void
show_table (TenboStandingsPage *self)
{
  g_autoptr (GArray) columns = NULL;

  if (self->standings == NULL || self->standings->len == 0)
    return;

  columns = create_columns (self);
  tenbo_standings_table_show (self->table, self->standings, columns, self->n_players,
                              TENBO_STATISTIC_AVERAGE_RANK);
}

/* Returns the columns of the whole period and of each month or year. */
static GArray *
create_months (TenboStandingsPage *self)
{
  GArray  *columns = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));
  gboolean by_year = g_strcmp0 (adw_toggle_group_get_active_name (self->units), "year") == 0;

  tenbo_standing_add_columns (columns, TENBO_STATISTIC_TOTAL, self->n_players);
  tenbo_standings_add_months (self->standings, columns, self->n_players, by_year ? 12 : 1);

  return columns;
}

static void
show_months (TenboStandingsPage *self)
{
  g_autoptr (GArray) columns = NULL;

  if (self->standings == NULL || self->standings->len == 0)
    return;

  columns = create_months (self);
  tenbo_standings_table_show (self->months, self->standings, columns, self->n_players,
                              TENBO_STATISTIC_TOTAL);
}

/* --- Reading --- */

/* Reads the standings. @filter, a TenboResultFilter, selects the games. */
static gpointer
read_in_thread (TenboRead *read,
                gpointer   filter,
                GError   **error)
{
  const TenboResultFilter   *asked = filter;
  const TenboStandingsFilter standings = {
    .since_msec = asked->since_msec,
    .until_msec = asked->until_msec,
    .ruleset_key = asked->ruleset_key,
    .order = TENBO_STATISTIC_GAMES,
  };

  return tenbo_standings_read (read, &standings, error);
}

/* Returns whether somebody has the usual minimum number of games of @n_players (0: all). */
static gboolean
has_usual_minimum (const GPtrArray *standings,
                   int              n_players)
{
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];
      guint                n_games = n_players != 0 ? standing->n_games[n_players - 3]
                                                    : standing->n_games[0] + standing->n_games[1];

      if (n_games >= USUAL_MINIMUM)
        return TRUE;
    }

  return FALSE;
}

/* Explains why people have no rank; empty if all have one, or if there are no people. */
static void
show_note (TenboStandingsPage *self,
           guint               minimum)
{
  g_autofree char *text = NULL;
  guint            n_ranked = 0;

  for (guint i = 0; i < self->standings->len; i++)
    n_ranked += ((const TenboStanding *) self->standings->pdata[i])->is_ranked ? 1 : 0;

  if (n_ranked == 0 && self->standings->len > 0)
    text = g_strdup_printf (ngettext ("Nobody has %u game, so nobody is ranked",
                                      "Nobody has %u games, so nobody is ranked",
                                      minimum),
                            minimum);
  else if (n_ranked < self->standings->len)
    text = g_strdup_printf (ngettext ("People with fewer than %u game are not ranked",
                                      "People with fewer than %u games are not ranked",
                                      minimum),
                            minimum);
  gtk_label_set_label (self->note, text != NULL ? text : "");
}

/* Shows the standings for the chosen number of players; by default, the number that most games
 * have. */
static void
show_standings (gpointer user_data,
                gpointer result)
{
  TenboStandingsPage  *self = user_data;
  GPtrArray           *standings = result;
  TenboResultFilter    asked;
  TenboStandingsFilter filter = { .order = TENBO_STATISTIC_GAMES };
  guint                n_games[2]; /* games of three and of four players */
  int                  usual;

  if (standings == NULL)
    return;

  usual = tenbo_standings_get_usual_players (standings, n_games);
  tenbo_statistic_filter_get (self->filter, &asked);
  filter.n_players = asked.n_players;
  if (filter.n_players == TENBO_PLAYERS_USUAL ||
      (filter.n_players == 0 && (n_games[0] == 0 || n_games[1] == 0)))
    filter.n_players = usual;
  filter.variant = filter.n_players;
  tenbo_statistic_filter_show_players (self->filter, n_games, filter.n_players);
  tenbo_statistic_filter_suggest_minimum (
    self->filter, has_usual_minimum (standings, filter.n_players) ? USUAL_MINIMUM : 1);
  filter.minimum = tenbo_statistic_filter_get_minimum (self->filter);
  tenbo_standings_sort (standings, &filter);

  g_clear_pointer (&self->standings, g_ptr_array_unref);
  self->standings = g_ptr_array_ref (standings);
  self->n_players = filter.n_players;
  show_note (self, filter.minimum);
  show_table (self);
  show_months (self);
  tenbo_record_list_show (self->records, standings, self->n_players);
  gtk_stack_set_visible_child_name (self->stack, standings->len > 0 ? "people" : "none");
}

static void
read_standings (TenboStandingsPage *self)
{
  static const TenboBackgroundRead read = {
    .func = read_in_thread,
    .free_data = (GDestroyNotify) tenbo_result_filter_free,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_standings,
    .failure = N_ ("Could Not Read Statistics"),
  };
  TenboResultFilter asked;

  /* The choices emit notify during construction. */
  if (self->store == NULL)
    return;

  tenbo_statistic_filter_get (self->filter, &asked);
  tenbo_background_read (self, self->store, &self->reading, &read,
                         tenbo_result_filter_copy (&asked));
}

static void
reload (TenboStandingsPage *self)
{
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));

  if (self->settings == NULL)
    {
      self->settings =
        g_object_ref (tenbo_context_get_settings (tenbo_shell_get_context (shell)));
      g_signal_connect_object (self->settings, "changed::" TENBO_STANDINGS_COLUMNS,
                               G_CALLBACK (show_table), self, G_CONNECT_SWAPPED);
    }
  tenbo_statistic_filter_read_rulesets (self->filter, self->store);
  read_standings (self);
}

/* --- Actions --- */

static void
columns_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TenboStandingsPage *self = TENBO_STANDINGS_PAGE (widget);

  adw_dialog_present (tenbo_columns_dialog_new (self->settings), widget);
}

/* Saves or prints the shown standings, if there are any yet. The file of a table has the columns of
 * the shown view. */
static void
sheet_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboStandingsPage *self = TENBO_STANDINGS_PAGE (widget);
  const char         *name = adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self));
  gboolean            is_table = g_str_equal (action, "standings.save-table");
  gboolean            of_months;
  g_autofree char    *scope = NULL;
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GArray) columns = NULL;
  TenboStandingsSheet *sheet;

  if (self->standings == NULL || self->standings->len == 0)
    return;

  of_months =
    is_table && g_strcmp0 (gtk_stack_get_visible_child_name (self->views), "months") == 0;
  standings = tenbo_standings_table_list (of_months ? self->months : self->table);
  columns = of_months ? create_months (self) : create_columns (self);
  scope = tenbo_statistic_filter_dup_text (self->filter);
  sheet = tenbo_standings_sheet_new (standings, columns, scope, self->n_players);
  if (is_table)
    tenbo_save (widget, name, ".csv", tenbo_standings_sheet_make_table, sheet,
                tenbo_standings_sheet_free);
  else if (g_str_equal (action, "standings.print"))
    tenbo_paper_actions_print (widget, name, tenbo_standings_sheet_lay_out, sheet,
                               tenbo_standings_sheet_free);
  else
    tenbo_paper_actions_save (widget, name, tenbo_standings_sheet_lay_out, sheet,
                              tenbo_standings_sheet_free);
}

/* --- The object --- */

static void
tenbo_standings_page_dispose (GObject *object)
{
  TenboStandingsPage *self = TENBO_STANDINGS_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_STANDINGS_PAGE);
  g_clear_pointer (&self->standings, g_ptr_array_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_standings_page_parent_class)->dispose (object);
}

static void
tenbo_standings_page_class_init (TenboStandingsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_standings_page_dispose;

  g_type_ensure (TENBO_TYPE_STATISTIC_FILTER);
  g_type_ensure (TENBO_TYPE_STANDINGS_TABLE);
  g_type_ensure (TENBO_TYPE_RECORD_LIST);
  tenbo_class_set_template (klass, "tenbo-standings-page");
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, note);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, views);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, table);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, units);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, months);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, records);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, read_standings);
  gtk_widget_class_bind_template_callback (widget_class, show_months);
  gtk_widget_class_bind_template_callback (widget_class, is_people);
  gtk_widget_class_bind_template_callback (widget_class, has_note);
  gtk_widget_class_install_action (widget_class, "standings.columns", NULL, columns_activated);
  gtk_widget_class_install_action (widget_class, "standings.save-pdf", NULL, sheet_activated);
  gtk_widget_class_install_action (widget_class, "standings.print", NULL, sheet_activated);
  gtk_widget_class_install_action (widget_class, "standings.save-table", NULL, sheet_activated);
}

static void
tenbo_standings_page_init (TenboStandingsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->menu);
}

AdwNavigationPage *
tenbo_standings_page_new (TenboStore *store)
{
  TenboStandingsPage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_STANDINGS_PAGE, NULL);
  self->store = g_object_ref (store);
  tenbo_background_read_follow (self, store, TENBO_STATISTIC_KINDS, G_CALLBACK (reload));

  return ADW_NAVIGATION_PAGE (self);
}
