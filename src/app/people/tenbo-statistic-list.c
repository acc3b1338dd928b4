/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-statistic-list.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-plain-row.h"

#include <glib/gi18n.h>

/* Layout of the variants of a statistic */
typedef enum
{
  PLAIN,      /* only one variant: one row */
  BY_PLAYERS, /* one row for each number of players */
  BY_SEAT,    /* one row for each wind or seat with games */
} Layout;

/* Number of statistics in the row of a section */
#define N_SUMMARY 2

struct _TenboStatisticRow
{
  AdwActionRow parent_instance;

  /* Owned by the widget tree */
  GtkWidget *value_label;
  GtkWidget *arrow;

  TenboStatisticId id;
  int              variant;
  Layout           layout;
  gboolean         has_value;
};

G_DEFINE_FINAL_TYPE (TenboStatisticRow, tenbo_statistic_row, ADW_TYPE_ACTION_ROW)

struct _TenboStatisticList
{
  GtkBox parent_instance;

  /* Owned by the widget tree */
  AdwPreferencesGroup *group;
  AdwExpanderRow      *sections[TENBO_N_STATISTIC_GROUPS];

  GPtrArray *rows; /* of TenboStatisticRow, borrowed from their groups; owned */
};

G_DEFINE_FINAL_TYPE (TenboStatisticList, tenbo_statistic_list, GTK_TYPE_BOX)

/* --- A row --- */

static void
tenbo_statistic_row_class_init (TenboStatisticRowClass *klass)
{
}

static void
tenbo_statistic_row_init (TenboStatisticRow *self)
{
  self->value_label = gtk_label_new (NULL);
  self->arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  gtk_widget_add_css_class (self->value_label, "numeric");
  gtk_widget_set_visible (self->arrow, FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->value_label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->arrow);

  /* Screen readers read the row as a sentence, not by its title. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

/* Shows @statistic, dimmed if it is based on fewer than @minimum games. */
static void
show_statistic (TenboStatisticRow    *self,
                const TenboStatistic *statistic,
                guint                 minimum,
                gboolean              says_variant)
{
  const char      *name = tenbo_statistic_get_name (statistic->id);
  g_autofree char *variant = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = tenbo_statistic_dup_text (statistic);
  g_autofree char *of = NULL;
  g_autofree char *label = NULL;
  gint64           game_id = statistic->of > 0 ? statistic->game_id : 0;

  /* "Average Rank", "Average Rank · Four players" */
  if (says_variant)
    variant = tenbo_statistic_dup_variant_name (statistic->id, statistic->variant);
  title = g_strjoin (" \u00b7 ", name, variant, NULL);

  /* The number of games has no denominator. */
  of = statistic->id != TENBO_STATISTIC_GAMES ? tenbo_statistic_dup_of (statistic) : g_strdup ("");
  if (statistic->id != TENBO_STATISTIC_GAMES && statistic->of > 0)
    /* Translators: a statistic for screen readers: "Win Rate, 23.4%, of 1,204 hands" */
    label = g_strdup_printf (_ ("%1$s, %2$s, %3$s"), title, text, of);
  else
    label = g_strconcat (title, C_ ("screen reader", ", "),
                         statistic->id == TENBO_STATISTIC_GAMES ? text : of, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), of);
  gtk_label_set_label (GTK_LABEL (self->value_label), text);
  self->has_value = statistic->of > 0;
  tenbo_class_toggle (self->value_label, "dimmed",
                      statistic->of == 0 || statistic->n_games < minimum);
  gtk_widget_set_visible (self->arrow, game_id != 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), game_id != 0);
  if (game_id != 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "x", game_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), game_id != 0 ? "win.show-hands" : NULL);
  tenbo_label_set_accessible (self, label);
}

/* --- All rows --- */

/* Explains what each statistic of @group counts. */
static void
help_clicked_cb (GtkWidget *button,
                 gpointer   group)
{
  AdwDialog           *dialog = adw_preferences_dialog_new ();
  AdwPreferencesPage  *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *rows = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    if (tenbo_statistic_get_group (id) == (TenboStatisticGroup) GPOINTER_TO_INT (group))
      adw_preferences_group_add (rows, tenbo_plain_row_new (tenbo_statistic_get_name (id),
                                                            tenbo_statistic_get_help (id)));
  adw_preferences_page_add (page, rows);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_set_title (
    dialog, tenbo_statistic_group_get_name ((TenboStatisticGroup) GPOINTER_TO_INT (group)));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_present (dialog, button);
}

static void
add_statistic (TenboStatisticList *self,
               TenboStatisticId    id)
{
  gsize      n;
  const int *variants = tenbo_statistic_get_variants (id, &n);
  Layout     layout = n == 1 && variants[0] == 0             ? PLAIN
                      : variants[0] == 3 || variants[0] == 4 ? BY_PLAYERS
                                                             : BY_SEAT;

  for (gsize i = 0; i < n; i++)
    {
      TenboStatisticRow *row = g_object_new (TENBO_TYPE_STATISTIC_ROW, NULL);

      /* Four-player games come first, because they are more common. */
      row->variant = variants[layout == BY_PLAYERS ? n - 1 - i : i];
      row->id = id;
      row->layout = layout;
      gtk_widget_set_tooltip_text (GTK_WIDGET (row), tenbo_statistic_get_help (id));
      adw_expander_row_add_row (self->sections[tenbo_statistic_get_group (id)], GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
    }
}

/* --- Showing --- */

static gboolean
has_games (const TenboStatistics *statistics,
           int                    n_players)
{
  return tenbo_statistics_get (statistics, TENBO_STATISTIC_AVERAGE_RANK, n_players)->of > 0;
}

/* Shows the first two statistics of a section in its row: "Win Rate 23.4% · Tsumo Rate 35.1%". */
static void
show_summary (TenboStatisticList *self,
              TenboStatisticGroup group)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  g_autofree char *summary = NULL;
  guint            n = 0;

  for (guint i = 0; i < self->rows->len && n < N_SUMMARY; i++)
    {
      TenboStatisticRow *row = self->rows->pdata[i];

      if (tenbo_statistic_get_group (row->id) != group ||
          !gtk_widget_get_visible (GTK_WIDGET (row)) || !row->has_value)
        continue;

      /* Translators: a statistic and its value: "Win Rate 23.4%" */
      g_strv_builder_take (parts, g_strdup_printf (C_ ("statistic", "%1$s %2$s"),
                                                   adw_preferences_row_get_title (
                                                     ADW_PREFERENCES_ROW (row)),
                                                   gtk_label_get_label (
                                                     GTK_LABEL (row->value_label))));
      n++;
    }
  texts = g_strv_builder_end (parts);
  summary = g_strjoinv (" \u00b7 ", texts);
  adw_expander_row_set_subtitle (self->sections[group], summary);
  gtk_widget_set_visible (GTK_WIDGET (self->sections[group]), n > 0);
}

void
tenbo_statistic_list_show (TenboStatisticList    *self,
                           const TenboStatistics *statistics,
                           guint                  minimum)
{
  const char      *lines[3] = { NULL }; /* notes on points and rates */
  guint            n_lines = 0;
  g_autofree char *mixture = NULL;
  gboolean         both;

  g_return_if_fail (TENBO_IS_STATISTIC_LIST (self));
  g_return_if_fail (statistics != NULL);

  both = has_games (statistics, 3) && has_games (statistics, 4);
  for (guint i = 0; i < self->rows->len; i++)
    {
      TenboStatisticRow *row = self->rows->pdata[i];

      const TenboStatistic *statistic = tenbo_statistics_get (statistics, row->id, row->variant);
      gboolean              shown = TRUE;

      /* Hide games of three players from people who never played one. Without any games, show four
       * players. */
      if (row->layout == BY_SEAT)
        shown = statistic->of > 0;
      else if (row->layout == BY_PLAYERS)
        shown = has_games (statistics, row->variant) ||
                (row->variant == 4 && !has_games (statistics, 3));
      gtk_widget_set_visible (GTK_WIDGET (row), shown);
      show_statistic (row, statistic, minimum, row->layout == BY_SEAT || both);
    }
  for (TenboStatisticGroup group = 0; group < TENBO_N_STATISTIC_GROUPS; group++)
    show_summary (self, group);

  if (tenbo_statistics_mixes_players (statistics))
    lines[n_lines++] = _ ("Three- and four-player games are combined here.");
  if (tenbo_statistics_is_mixed (statistics))
    lines[n_lines++] =
      _ ("Points from different scoring systems are added together here. Choose one ruleset.");
  mixture = g_strjoinv (" ", (char **) lines);
  adw_preferences_group_set_description (self->group, mixture);
}

/* --- The object --- */

static void
tenbo_statistic_list_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_STATISTIC_LIST (object)->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_statistic_list_parent_class)->dispose (object);
}

static void
tenbo_statistic_list_class_init (TenboStatisticListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_statistic_list_dispose;
}

static void
tenbo_statistic_list_init (TenboStatisticList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->group));
  for (TenboStatisticGroup group = 0; group < TENBO_N_STATISTIC_GROUPS; group++)
    {
      GtkWidget       *button = gtk_button_new_from_icon_name ("help-about-symbolic");
      const char      *name = tenbo_statistic_group_get_name (group);
      g_autofree char *help = NULL;

      /* Translators: the name of a group of statistics: "About these statistics: Riichi" */
      help = g_strdup_printf (_ ("About these statistics: %s"), name);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (button, help);
      g_signal_connect (button, "clicked", G_CALLBACK (help_clicked_cb), GINT_TO_POINTER (group));
      self->sections[group] = g_object_new (ADW_TYPE_EXPANDER_ROW,
                                            "title", name,
                                            "use-markup", FALSE,
                                            "expanded", group == TENBO_STATISTIC_GROUP_GAMES,
                                            NULL);
      adw_expander_row_add_suffix (self->sections[group], button);
      adw_preferences_group_add (self->group, GTK_WIDGET (self->sections[group]));
    }
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    if (id != TENBO_STATISTIC_VALUE_RATE)
      add_statistic (self, id);
}
