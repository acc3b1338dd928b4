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
};

G_DEFINE_FINAL_TYPE (TenboStatisticRow, tenbo_statistic_row, ADW_TYPE_ACTION_ROW)

/* A statistic, or one of its variants */
typedef struct
{
  TenboStatisticId   id;
  int                variant;
  Layout             layout;
  TenboStatisticRow *row; /* borrowed from its section; NULL until the section is expanded */
} Entry;

struct _TenboStatisticList
{
  GtkBox parent_instance;

  /* Owned by the widget tree */
  AdwPreferencesGroup *group;
  AdwExpanderRow      *sections[TENBO_N_STATISTIC_GROUPS];

  GArray                *entries;    /* of Entry; owned */
  TenboPersonStatistics *statistics; /* shown statistics, or NULL; owned */
  guint                  minimum;    /* minimum number of games */
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

/* Returns the title: "Average Rank", "Average Rank · Four players". Transfer full. */
static char *
dup_title (const TenboStatistic *statistic,
           gboolean              says_variant)
{
  g_autofree char *variant = NULL;

  if (says_variant)
    variant = tenbo_statistic_dup_variant_name (statistic->id, statistic->variant);

  return g_strjoin (" \u00b7 ", tenbo_statistic_get_name (statistic->id), variant, NULL);
}

/* Shows @statistic, dimmed if it is based on fewer than @minimum games. */
static void
show_statistic (TenboStatisticRow    *self,
                const TenboStatistic *statistic,
                guint                 minimum,
                gboolean              says_variant)
{
  g_autofree char *title = dup_title (statistic, says_variant);
  g_autofree char *text = tenbo_statistic_dup_text (statistic);
  g_autofree char *of = NULL;
  g_autofree char *label = NULL;
  gint64           game_id = statistic->of > 0 ? statistic->game_id : 0;

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
      Entry entry = {
        .id = id,
        /* Four-player games come first, because they are more common. */
        .variant = variants[layout == BY_PLAYERS ? n - 1 - i : i],
        .layout = layout,
      };

      g_array_append_val (self->entries, entry);
    }
}

/* --- Showing --- */

static gboolean
has_games (const TenboStatistics *statistics,
           int                    n_players)
{
  return tenbo_statistics_get (statistics, TENBO_STATISTIC_AVERAGE_RANK, n_players)->of > 0;
}

static const TenboStatistic *
get_statistic (TenboStatisticList *self,
               const Entry        *entry)
{
  return tenbo_statistics_get (self->statistics->statistics, entry->id, entry->variant);
}

/* Hides games of three players for people who never played one. Without any games, four players are
 * shown. */
static gboolean
is_shown (TenboStatisticList *self,
          const Entry        *entry)
{
  const TenboStatistics *statistics = self->statistics->statistics;

  switch (entry->layout)
    {
    case BY_SEAT:
      return get_statistic (self, entry)->of > 0;

    case BY_PLAYERS:
      return has_games (statistics, entry->variant) ||
             (entry->variant == 4 && !has_games (statistics, 3));

    case PLAIN:
      break;
    }

  return TRUE;
}

static gboolean
says_variant (TenboStatisticList *self,
              const Entry        *entry)
{
  const TenboStatistics *statistics = self->statistics->statistics;

  return entry->layout == BY_SEAT || (has_games (statistics, 3) && has_games (statistics, 4));
}

/* Shows the first two statistics of a section in its row: "Win Rate 23.4% · Tsumo Rate 35.1%". Two
 * variants of a statistic share its name: "Win Rate by Wind · East 23.4% · South 20.1%". */
static void
show_summary (TenboStatisticList *self,
              TenboStatisticGroup group)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  g_autofree char *summary = NULL;
  const Entry     *last = NULL;
  guint            n = 0;

  for (guint i = 0; i < self->entries->len && n < N_SUMMARY; i++)
    {
      const Entry          *entry = &g_array_index (self->entries, Entry, i);
      const TenboStatistic *statistic = get_statistic (self, entry);
      g_autofree char      *title = NULL;
      g_autofree char      *text = NULL;

      if (tenbo_statistic_get_group (entry->id) != group || !is_shown (self, entry) ||
          statistic->of == 0)
        continue;

      title = last != NULL && last->id == entry->id
                ? tenbo_statistic_dup_variant_name (statistic->id, statistic->variant)
                : dup_title (statistic, says_variant (self, entry));
      last = entry;
      text = tenbo_statistic_dup_text (statistic);
      /* Translators: a statistic and its value: "Win Rate 23.4%" */
      g_strv_builder_take (parts, g_strdup_printf (C_ ("statistic", "%1$s %2$s"), title, text));
      n++;
    }
  texts = g_strv_builder_end (parts);
  summary = g_strjoinv (" \u00b7 ", texts);
  adw_expander_row_set_subtitle (self->sections[group], summary);
  gtk_widget_set_visible (GTK_WIDGET (self->sections[group]), n > 0);
}

/* Shows the rows of sections that are or were expanded. Creates them when a section is expanded for
 * the first time: the page has about a hundred, and most of them are never looked at. */
static void
show_rows (TenboStatisticList *self)
{
  for (guint i = 0; self->statistics != NULL && i < self->entries->len; i++)
    {
      Entry          *entry = &g_array_index (self->entries, Entry, i);
      AdwExpanderRow *section = self->sections[tenbo_statistic_get_group (entry->id)];

      if (entry->row == NULL && adw_expander_row_get_expanded (section))
        {
          entry->row = g_object_new (TENBO_TYPE_STATISTIC_ROW,
                                     "tooltip-text", tenbo_statistic_get_help (entry->id),
                                     NULL);
          adw_expander_row_add_row (section, GTK_WIDGET (entry->row));
        }
      if (entry->row == NULL)
        continue;

      gtk_widget_set_visible (GTK_WIDGET (entry->row), is_shown (self, entry));
      show_statistic (entry->row, get_statistic (self, entry), self->minimum,
                      says_variant (self, entry));
    }
}

void
tenbo_statistic_list_show (TenboStatisticList    *self,
                           TenboPersonStatistics *statistics,
                           guint                  minimum)
{
  const char      *lines[3] = { NULL }; /* notes on points and rates */
  guint            n_lines = 0;
  g_autofree char *mixture = NULL;

  g_return_if_fail (TENBO_IS_STATISTIC_LIST (self));
  g_return_if_fail (statistics != NULL);

  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);
  self->statistics = tenbo_person_statistics_ref (statistics);
  self->minimum = minimum;
  show_rows (self);
  for (TenboStatisticGroup group = 0; group < TENBO_N_STATISTIC_GROUPS; group++)
    show_summary (self, group);

  if (tenbo_statistics_mixes_players (statistics->statistics))
    lines[n_lines++] = _ ("Three- and four-player games are combined here.");
  if (tenbo_statistics_is_mixed (statistics->statistics))
    lines[n_lines++] =
      _ ("Points from different scoring systems are added together here. Choose one ruleset.");
  mixture = g_strjoinv (" ", (char **) lines);
  adw_preferences_group_set_description (self->group, mixture);
}

/* --- The object --- */

static void
tenbo_statistic_list_dispose (GObject *object)
{
  TenboStatisticList *self = TENBO_STATISTIC_LIST (object);

  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);

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
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
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
      g_signal_connect_object (self->sections[group], "notify::expanded", G_CALLBACK (show_rows),
                               self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->group, GTK_WIDGET (self->sections[group]));
    }
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    /* A chart has the values of wins, and the third or fourth places are the last ones. */
    if (id != TENBO_STATISTIC_VALUE_RATE && id != TENBO_STATISTIC_LAST_RATE)
      add_statistic (self, id);
}
