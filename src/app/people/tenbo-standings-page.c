/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-pages.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-result-rows.h"
#include "tenbo-standings.h"
#include "tenbo-statistic-filter.h"

#include <glib/gi18n.h>

/* A row of the standings, in immutable properties */
#define TENBO_TYPE_STANDING_ITEM (tenbo_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, TENBO, STANDING_ITEM, GObject)

typedef enum
{
  PROP_RANK = 1, /* "1", or "–" */
  PROP_NAME,
  PROP_OF,    /* "of 120 games" */
  PROP_TEXT,  /* "2.31" */
  PROP_LABEL, /* all of it, for screen readers */
  PROP_IS_RANKED,
} TenboStandingItemProps;

struct _TenboStandingItem
{
  GObject parent_instance;

  char    *texts[PROP_IS_RANKED]; /* by property; owned */
  gint64   person_id;
  gboolean is_ranked;
};

G_DEFINE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, G_TYPE_OBJECT)

/* With fewer games, a rate is not meaningful. */
#define USUAL_MINIMUM 10

/* Possible sort orders; those with a rank are for games of 3 or of 4 players */
static const struct
{
  TenboStatisticId id;
  gboolean         has_rank;
} statistics[] = {
  { TENBO_STATISTIC_AVERAGE_RANK, TRUE },
  { TENBO_STATISTIC_TOTAL, FALSE },
  { TENBO_STATISTIC_AVERAGE_TOTAL, FALSE },
  { TENBO_STATISTIC_RANK_1_RATE, TRUE },
  { TENBO_STATISTIC_TOP_TWO_RATE, TRUE },
  { TENBO_STATISTIC_LAST_RATE, TRUE },
  { TENBO_STATISTIC_GAMES, FALSE },
};

/* A statistic and the number of players of its games */
typedef struct
{
  TenboStatisticId id;
  int              variant;
} Order;

struct _TenboStandingsPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkDropDown          *statistic_down;
  TenboStatisticFilter *filter;
  GtkStack             *stack;
  GtkListView          *list_view;

  /* Owned */
  TenboStore *store;
  GListStore *items;  /* of TenboStandingItem */
  GArray     *orders; /* of Order, in the order of the list of statistics */

  GCancellable *reading;   /* borrowed */
  int           n_players; /* players in the games of the orders: 3, 4, or 0: all */
  gboolean      quiet;     /* set while the page itself changes the choice */
};

G_DEFINE_FINAL_TYPE (TenboStandingsPage, tenbo_standings_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean not(GtkListItem * row,
                    gboolean is)
{
  return !is;
}

/* --- An item --- */

static void
tenbo_standing_item_get_property (GObject    *object,
                                  guint       property_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TenboStandingItem *self = TENBO_STANDING_ITEM (object);

  if (property_id == PROP_IS_RANKED)
    g_value_set_boolean (value, self->is_ranked);
  else
    g_value_set_string (value, self->texts[property_id]);
}

static void
tenbo_standing_item_finalize (GObject *object)
{
  for (guint i = PROP_RANK; i < PROP_IS_RANKED; i++)
    g_free (TENBO_STANDING_ITEM (object)->texts[i]);

  G_OBJECT_CLASS (tenbo_standing_item_parent_class)->finalize (object);
}

static void
tenbo_standing_item_class_init (TenboStandingItemClass *klass)
{
  static const char *const names[PROP_IS_RANKED] = {
    [PROP_RANK] = "rank",
    [PROP_NAME] = "name",
    [PROP_OF] = "of",
    [PROP_TEXT] = "text",
    [PROP_LABEL] = "label",
  };
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamSpec       *props[PROP_IS_RANKED + 1] = { NULL };

  object_class->get_property = tenbo_standing_item_get_property;
  object_class->finalize = tenbo_standing_item_finalize;

  for (guint i = PROP_RANK; i < PROP_IS_RANKED; i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  props[PROP_IS_RANKED] = g_param_spec_boolean ("is-ranked", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_standing_item_init (TenboStandingItem *self)
{
}

/* Creates an item with the statistic of @order. @rank is 1 for the first rank, 0 for an unranked
 * person. */
static TenboStandingItem *
create_item (const TenboStanding *standing,
             const Order         *order,
             guint                rank)
{
  TenboStandingItem *self = g_object_new (TENBO_TYPE_STANDING_ITEM, NULL);
  char             **texts = self->texts;
  TenboStatistic     statistic = tenbo_standing_get (standing, order->id, order->variant);

  self->person_id = standing->person_id;
  self->is_ranked = rank > 0;
  texts[PROP_NAME] = g_strdup (tenbo_free_text_isolate (standing->name));
  texts[PROP_RANK] = rank > 0 ? g_strdup_printf ("%u", rank) : g_strdup ("\u2013");
  texts[PROP_TEXT] = tenbo_statistic_dup_text (&statistic);
  texts[PROP_OF] =
    order->id == TENBO_STATISTIC_GAMES ? g_strdup ("") : tenbo_statistic_dup_of (&statistic);
  if (rank > 0)
    /* Translators: a row of the standings for screen readers: rank, name, statistic, denominator:
     * "1: Aki, 2.31, of 120 games" */
    texts[PROP_LABEL] = g_strdup_printf (_ ("%1$s: %2$s, %3$s, %4$s"), texts[PROP_RANK],
                                         texts[PROP_NAME], texts[PROP_TEXT], texts[PROP_OF]);
  else
    /* Translators: the same for a person without enough games: "Aki, not ranked, of 3 games" */
    texts[PROP_LABEL] = g_strdup_printf (_ ("%1$s, not ranked, %2$s"), texts[PROP_NAME],
                                         texts[PROP_OF]);

  return self;
}

/* --- Reading --- */

static Order
get_order (TenboStandingsPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->statistic_down);

  return g_array_index (self->orders, Order, selected < self->orders->len ? selected : 0);
}

/* Offers the statistics of games of @n_players and keeps the choice. */
static void
offer_orders (TenboStandingsPage *self,
              int                 n_players)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  TenboStatisticId chosen = self->orders->len > 0 ? get_order (self).id : statistics[0].id;
  guint            selected = 0;

  self->n_players = n_players;
  g_array_set_size (self->orders, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (statistics); i++)
    for (int players = 4; players >= 3; players--)
      {
        Order            order = { statistics[i].id, n_players };
        g_autofree char *variant = NULL;

        if (n_players == 0 && statistics[i].has_rank)
          {
            order.variant = players;
            variant = tenbo_statistic_dup_variant_name (order.id, players);
          }
        if (order.id == chosen && players == 4)
          selected = self->orders->len;
        g_array_append_val (self->orders, order);
        /* "Average Rank", or "Average Rank · Four players" if there are games of three players. */
        gtk_string_list_take (names, g_strjoin (" \u00b7 ", tenbo_statistic_get_name (order.id),
                                                variant, NULL));
        if (n_players != 0 || !statistics[i].has_rank)
          break;
      }

  self->quiet = TRUE;
  gtk_drop_down_set_model (self->statistic_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->statistic_down, selected);
  self->quiet = FALSE;
}

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

/* Shows the standings for the chosen number of players; by default, the number that most games
 * have. */
static void
show_standings (gpointer user_data,
                gpointer result)
{
  TenboStandingsPage  *self = user_data;
  GPtrArray           *standings = result;
  TenboResultFilter    asked;
  TenboStandingsFilter filter = { .minimum = tenbo_statistic_filter_get_minimum (self->filter) };
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  Order order;
  guint rank = 0;
  guint n_games[2] = { 0 }; /* games of three and of four players */

  if (standings == NULL)
    return;

  for (guint i = 0; i < standings->len; i++)
    for (int j = 0; j < 2; j++)
      n_games[j] += ((const TenboStanding *) standings->pdata[i])->n_games[j];

  tenbo_statistic_filter_get (self->filter, &asked);
  filter.n_players = asked.n_players;
  if (filter.n_players == TENBO_PLAYERS_USUAL ||
      (filter.n_players == 0 && (n_games[0] == 0 || n_games[1] == 0)))
    filter.n_players = n_games[0] > n_games[1] ? 3 : 4;
  tenbo_statistic_filter_show_players (self->filter, n_games, filter.n_players);
  if (filter.n_players != self->n_players)
    offer_orders (self, filter.n_players);

  order = get_order (self);
  filter.order = order.id;
  filter.variant = order.variant;
  tenbo_standings_sort (standings, &filter);

  for (guint i = 0; i < standings->len; i++)
    {
      const TenboStanding *standing = standings->pdata[i];

      if (standing->is_ranked)
        rank++;
      g_ptr_array_add (items, create_item (standing, &order, standing->is_ranked ? rank : 0));
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
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
  tenbo_statistic_filter_read_rulesets (self->filter, self->store);
  read_standings (self);
}

static void
statistic_selected_cb (TenboStandingsPage *self)
{
  if (!self->quiet)
    read_standings (self);
}

static void
activated_cb (TenboStandingsPage *self,
              guint               position)
{
  g_autoptr (TenboStandingItem) item = g_list_model_get_item (G_LIST_MODEL (self->items),
                                                              position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "x",
                                item->person_id);
}

/* --- The object --- */

static void
tenbo_standings_page_dispose (GObject *object)
{
  TenboStandingsPage *self = TENBO_STANDINGS_PAGE (object);

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

  g_type_ensure (TENBO_TYPE_STATISTIC_FILTER);
  g_type_ensure (TENBO_TYPE_STANDING_ITEM);
  tenbo_class_set_template (klass, "tenbo-standings-page");
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, statistic_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboStandingsPage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, statistic_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, read_standings);
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
  tenbo_statistic_filter_name_down (self->statistic_down);
  tenbo_statistic_filter_set_minimum (self->filter, USUAL_MINIMUM);

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
  tenbo_background_read_follow (self, store, TENBO_STATISTIC_KINDS, G_CALLBACK (reload));

  return ADW_NAVIGATION_PAGE (self);
}
