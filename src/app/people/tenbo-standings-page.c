/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-standings-page.h"

#include "tenbo-feedback.h"
#include "tenbo-figure-filter.h"
#include "tenbo-named-list.h"
#include "tenbo-people-reading.h"
#include "tenbo-standing-item.h"

#include <glib/gi18n.h>

/* A rate of fewer games says little. */
#define USUAL_MINIMUM 10

/* What people can be in the order of; those with a rank in them are of games of 3 or of 4. */
static const struct
{
  TenboFigureId id;
  gboolean      has_rank;
} figures[] = {
  { TENBO_FIGURE_AVERAGE_RANK, TRUE },
  { TENBO_FIGURE_TOTAL, FALSE },
  { TENBO_FIGURE_AVERAGE_TOTAL, FALSE },
  { TENBO_FIGURE_RANK_1_RATE, TRUE },
  { TENBO_FIGURE_TOP_TWO_RATE, TRUE },
  { TENBO_FIGURE_LAST_RATE, TRUE },
  { TENBO_FIGURE_GAMES, FALSE },
};

/* A figure, and of games of how many players. */
typedef struct
{
  TenboFigureId id;
  int           variant;
} Order;

struct _TenboStandingsPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkDropDown       *figure_down;
  TenboFigureFilter *filter;
  GtkStack          *stack;
  GtkListView       *list_view;

  /* Owned */
  TenboStore   *store;
  GCancellable *cancellable; /* of the reading that is under way; NULL: none */
  GListStore   *items;       /* of TenboStandingItem */
  GArray       *orders;      /* of Order, as the list of figures has them */

  int      n_players; /* of the games that the orders are of: 3, 4, or 0: all */
  gboolean quiet;     /* while the page chooses by itself */
};

G_DEFINE_FINAL_TYPE (TenboStandingsPage, tenbo_standings_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean not(GtkListItem * row,
                    gboolean is)
{
  return !is;
}

/* --- Reading --- */

static Order
get_order (TenboStandingsPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->figure_down);

  return g_array_index (self->orders, Order, selected < self->orders->len ? selected : 0);
}

/* "Average rank", or "Average rank · Four players" among those of three. */
static char *
dup_order_name (TenboStandingsPage *self,
                const Order        *order)
{
  const char      *name = tenbo_figure_get_name (order->id);
  g_autofree char *variant = NULL;

  if (self->n_players == 0 && order->variant != 0)
    variant = tenbo_figure_dup_variant_name (order->id, order->variant);

  return g_strjoin (" \u00b7 ", name, variant, NULL);
}

/* The figures of games of @n_players to choose from; the choice stays. */
static void
offer_orders (TenboStandingsPage *self,
              int                 n_players)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  TenboFigureId chosen = self->orders->len > 0 ? get_order (self).id : figures[0].id;
  guint         selected = 0;

  self->n_players = n_players;
  g_array_set_size (self->orders, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
    for (int players = 4; players >= 3; players--)
      {
        Order order = { figures[i].id, n_players };

        if (n_players == 0 && figures[i].has_rank)
          order.variant = players;
        if (order.id == chosen && players == 4)
          selected = self->orders->len;
        g_array_append_val (self->orders, order);
        gtk_string_list_take (names, dup_order_name (self, &order));
        if (n_players != 0 || !figures[i].has_rank)
          break;
      }

  self->quiet = TRUE;
  gtk_drop_down_set_model (self->figure_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->figure_down, selected);
  self->quiet = FALSE;
}

static void
show_items (TenboStandingsPage *self,
            GPtrArray          *standings,
            const Order        *order)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint place = 0;

  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      if (standing->is_ranked)
        place++;
      g_ptr_array_add (items, tenbo_standing_item_new (standing, order->id, order->variant,
                                                       standing->is_ranked ? place : 0));
    }

  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_stack_set_visible_child_name (self->stack, standings->len > 0 ? "people" : "none");
}

/* How many games of three and of four players those of @standings played, all together. */
static void
count_games (GPtrArray *standings,
             guint      n_games[2])
{
  n_games[0] = n_games[1] = 0;
  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      n_games[0] += standing->n_games[0];
      n_games[1] += standing->n_games[1];
    }
}

/* Those of the games of as many players as are chosen, else as most games have. */
static void
show_standings (TenboStandingsPage *self,
                GPtrArray          *standings)
{
  TenboResultFilter    asked;
  TenboStandingsFilter filter = { .minimum = tenbo_figure_filter_get_minimum (self->filter) };
  Order                order;
  guint                n_games[2];

  count_games (standings, n_games);
  tenbo_figure_filter_get (self->filter, &asked);
  filter.n_players = asked.n_players;
  if (filter.n_players == TENBO_PLAYERS_USUAL ||
      (filter.n_players == 0 && (n_games[0] == 0 || n_games[1] == 0)))
    filter.n_players = n_games[0] > n_games[1] ? 3 : 4;
  tenbo_figure_filter_show_players (self->filter, n_games, filter.n_players);
  if (filter.n_players != self->n_players)
    offer_orders (self, filter.n_players);

  order = get_order (self);
  filter.order = order.id;
  filter.variant = order.variant;
  tenbo_standings_sort (standings, &filter);
  show_items (self, standings, &order);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboStandingsPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = NULL;

  standings = tenbo_store_read_finish (TENBO_STORE (source), result, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (standings == NULL)
    tenbo_feedback_error (GTK_WIDGET (self), _ ("The Figures Cannot Be Read"),
                          _ ("Nothing was changed."), error);
  else
    show_standings (self, standings);
}

static void
read_standings (TenboStandingsPage *self)
{
  TenboResultFilter    asked;
  TenboStandingsFilter filter;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  tenbo_figure_filter_get (self->filter, &asked);
  filter = (TenboStandingsFilter) {
    .since_msec = asked.since_msec,
    .until_msec = asked.until_msec,
    .ruleset_key = asked.ruleset_key,
    .order = TENBO_FIGURE_GAMES,
  };
  tenbo_standings_read_async (self->store, &filter, self->cancellable, read_cb,
                              g_object_ref (self));
}

static void
reload (TenboStandingsPage *self)
{
  tenbo_figure_filter_read_rulesets (self->filter, self->store);
  read_standings (self);
}

static void
committed_cb (TenboStandingsPage *self,
              const TenboCommit  *commit)
{
  if ((commit->kinds & TENBO_KINDS_OF_FIGURES) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    reload (self);
}

static void
showing_cb (TenboStandingsPage *self)
{
  reload (self);
}

static void
figure_selected_cb (TenboStandingsPage *self)
{
  if (!self->quiet && self->store != NULL)
    read_standings (self);
}

static void
filter_changed_cb (TenboStandingsPage *self)
{
  if (self->store != NULL)
    read_standings (self);
}

static void
activated_cb (TenboStandingsPage *self,
              guint               position)
{
  g_autoptr (TenboStandingItem) item = NULL;

  item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "x",
                                tenbo_standing_item_get_person_id (item));
}

/* --- The object --- */

static void
tenbo_standings_page_dispose (GObject *object)
{
  TenboStandingsPage *self = TENBO_STANDINGS_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_STANDINGS_PAGE);
  g_clear_object (&self->items);
  g_clear_pointer (&self->orders, g_array_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_standings_page_parent_class)->dispose (object);
}

static void
tenbo_standings_page_class_init (TenboStandingsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_standings_page_dispose;

  g_type_ensure (TENBO_TYPE_FIGURE_FILTER);
  g_type_ensure (TENBO_TYPE_STANDING_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tenbo_app/Tenbo/tenbo-standings-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, figure_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, figure_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, not);
}

static void
tenbo_standings_page_init (TenboStandingsPage *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  self->orders = g_array_new (FALSE, FALSE, sizeof (Order));
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_orders (self, 4);
  tenbo_named_list_follow (self->figure_down);
  tenbo_figure_filter_set_minimum (self->filter, USUAL_MINIMUM);

  self->items = g_list_store_new (TENBO_TYPE_STANDING_ITEM);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
}

AdwNavigationPage *
tenbo_standings_page_new (TenboStore *store)
{
  TenboStandingsPage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_STANDINGS_PAGE, NULL);
  self->store = g_object_ref (store);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self,
                           G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}
