/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-figure-list.h"

#include "tenbo-figure-help.h"
#include "tenbo-figure-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How the variants of a figure are shown. */
typedef enum
{
  PLAIN,      /* the one there is: a row */
  BY_PLAYERS, /* a row for each number of players */
  FOLDED,     /* rows that are unfolded below one: winds, seats */
} Layout;

/* A row, and the figure in it. */
typedef struct
{
  TenboFigureId id;
  int           variant;
  Layout        layout;
  GtkWidget    *row; /* borrowed from its group */
} Entry;

struct _TenboFigureList
{
  GtkWidget parent_instance;

  GtkWidget *groups[TENBO_N_FIGURE_GROUPS]; /* owned by the widget tree */
  GtkWidget *folds[TENBO_N_FIGURES];        /* of FOLDED ones, the same; or NULL */
  GArray    *entries;                       /* of Entry; owned */
};

G_DEFINE_FINAL_TYPE (TenboFigureList, tenbo_figure_list, GTK_TYPE_WIDGET)

static Layout
get_layout (TenboFigureId id)
{
  gsize      n;
  const int *variants = tenbo_figure_get_variants (id, &n);

  if (n == 1 && variants[0] == 0)
    return PLAIN;

  return variants[0] == 3 || variants[0] == 4 ? BY_PLAYERS : FOLDED;
}

/* --- Rows --- */

static void
help_clicked_cb (GtkWidget *button,
                 gpointer   group)
{
  adw_dialog_present (tenbo_figure_help_new ((TenboFigureGroup) GPOINTER_TO_INT (group)), button);
}

static GtkWidget *
create_group (TenboFigureGroup group)
{
  GtkWidget       *widget = adw_preferences_group_new ();
  GtkWidget       *button = gtk_button_new_from_icon_name ("help-about-symbolic");
  const char      *name = tenbo_figure_group_get_name (group);
  g_autofree char *help = NULL;

  /* Translators: the name of a group of figures: "What the figures mean: Riichi" */
  help = g_strdup_printf (_ ("What the figures mean: %s"), name);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (widget), name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, help);
  g_signal_connect (button, "clicked", G_CALLBACK (help_clicked_cb), GINT_TO_POINTER (group));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (widget), button);

  return widget;
}

static void
add_entry (TenboFigureList *self,
           TenboFigureId    id,
           int              variant,
           Layout           layout)
{
  GtkWidget *group = self->groups[tenbo_figure_get_group (id)];
  Entry      entry = {
         .id = id,
         .variant = variant,
         .layout = layout,
         .row = tenbo_figure_row_new (id, variant),
  };

  if (layout == FOLDED)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self->folds[id]), entry.row);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), entry.row);
  g_array_append_val (self->entries, entry);
}

static void
add_fold (TenboFigureList *self,
          TenboFigureId    id)
{
  GtkWidget *group = self->groups[tenbo_figure_get_group (id)];

  self->folds[id] = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->folds[id]),
                                 tenbo_figure_get_name (id));
  gtk_widget_set_tooltip_text (self->folds[id], tenbo_figure_get_help (id));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->folds[id]);
}

static void
add_figure (TenboFigureList *self,
            TenboFigureId    id)
{
  Layout     layout = get_layout (id);
  gsize      n;
  const int *variants = tenbo_figure_get_variants (id, &n);

  if (layout == FOLDED)
    add_fold (self, id);

  /* Four play more often than three. */
  for (gsize i = 0; i < n; i++)
    add_entry (self, id, variants[layout == BY_PLAYERS ? n - 1 - i : i], layout);
}

/* --- Showing --- */

static gboolean
has_games (const TenboStatistics *statistics,
           int                    n_players)
{
  return tenbo_statistics_get (statistics, TENBO_FIGURE_AVERAGE_RANK, n_players)->of > 0;
}

/* Whether there is something in any variant. */
static gboolean
has_any (const TenboStatistics *statistics,
         TenboFigureId          id)
{
  gsize      n;
  const int *variants = tenbo_figure_get_variants (id, &n);

  for (gsize i = 0; i < n; i++)
    if (tenbo_statistics_get (statistics, id, variants[i])->of > 0)
      return TRUE;

  return FALSE;
}

/* A game of three is nothing to those who never played one; who played none at all sees four. */
static gboolean
is_shown (const TenboStatistics *statistics,
          const Entry           *entry)
{
  gboolean is_usual;

  if (entry->layout == PLAIN)
    return TRUE;
  if (entry->layout == FOLDED)
    return tenbo_statistics_get (statistics, entry->id, entry->variant)->of > 0;

  is_usual = entry->variant == 4;

  return has_games (statistics, entry->variant) || (is_usual && !has_games (statistics, 3));
}

static void
show_entry (const TenboStatistics *statistics,
            const Entry           *entry,
            guint                  minimum)
{
  const TenboFigure *figure = tenbo_statistics_get (statistics, entry->id, entry->variant);
  gboolean           both = has_games (statistics, 3) && has_games (statistics, 4);

  gtk_widget_set_visible (entry->row, is_shown (statistics, entry));
  tenbo_figure_row_show (TENBO_FIGURE_ROW (entry->row), figure, minimum,
                         entry->layout == FOLDED || both);
}

static void
show_folds (TenboFigureList       *self,
            const TenboStatistics *statistics)
{
  for (int id = 0; id < TENBO_N_FIGURES; id++)
    {
      gboolean any;

      if (self->folds[id] == NULL)
        continue;

      any = has_any (statistics, (TenboFigureId) id);
      gtk_widget_set_sensitive (self->folds[id], any);
      if (!any)
        adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->folds[id]), FALSE);
    }
}

/* --- The object --- */

static void
tenbo_figure_list_dispose (GObject *object)
{
  TenboFigureList *self = TENBO_FIGURE_LIST (object);
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->entries, g_array_unref);

  G_OBJECT_CLASS (tenbo_figure_list_parent_class)->dispose (object);
}

static void
tenbo_figure_list_class_init (TenboFigureListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_figure_list_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
tenbo_figure_list_init (TenboFigureList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 18);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  for (int group = 0; group < TENBO_N_FIGURE_GROUPS; group++)
    {
      self->groups[group] = create_group ((TenboFigureGroup) group);
      gtk_widget_set_parent (self->groups[group], GTK_WIDGET (self));
    }
  for (int id = 0; id < TENBO_N_FIGURES; id++)
    if (id != TENBO_FIGURE_VALUE_RATE)
      add_figure (self, (TenboFigureId) id);
}

/* What to know of the points and the rates below; NULL: nothing. Transfer full. */
static char *
describe_mixture (const TenboStatistics *statistics)
{
  const char *lines[3] = { NULL };
  guint       n = 0;

  if (tenbo_statistics_mixes_players (statistics))
    lines[n++] = _ ("Games of three and of four players are counted together here.");
  if (tenbo_statistics_is_mixed (statistics))
    lines[n++] =
      _ ("Points of rulesets that count differently are added up here. Choose one of them.");

  return n > 0 ? g_strjoinv (" ", (char **) lines) : NULL;
}

void
tenbo_figure_list_show (TenboFigureList       *self,
                        const TenboStatistics *statistics,
                        guint                  minimum)
{
  g_autofree char *mixture = NULL;

  g_return_if_fail (TENBO_IS_FIGURE_LIST (self));
  g_return_if_fail (statistics != NULL);

  for (guint i = 0; i < self->entries->len; i++)
    show_entry (statistics, &g_array_index (self->entries, Entry, i), minimum);
  show_folds (self, statistics);

  mixture = describe_mixture (statistics);
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (self->groups[TENBO_FIGURE_GROUP_GAMES]), mixture);
}
