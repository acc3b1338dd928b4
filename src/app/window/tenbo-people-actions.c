/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-actions.h"

#include "tenbo-history-page.h"
#include "tenbo-people-page.h"
#include "tenbo-person-page.h"
#include "tenbo-shell.h"
#include "tenbo-standings-page.h"

static TenboStore *
get_store (TenboWindow *window)
{
  return tenbo_context_get_store (tenbo_shell_get_context (TENBO_SHELL (window)));
}

static gboolean
shows_people (AdwNavigationPage *page,
              gint64             person_id)
{
  return TENBO_IS_PEOPLE_PAGE (page);
}

static gboolean
shows_person (AdwNavigationPage *page,
              gint64             person_id)
{
  return TENBO_IS_PERSON_PAGE (page) &&
         tenbo_person_page_get_person_id (TENBO_PERSON_PAGE (page)) == person_id;
}

/* Goes back to the page that @matches, if one lies below. */
static gboolean
pop_to_match (AdwNavigationView *view,
              gboolean (*matches) (AdwNavigationPage *page,
                                   gint64             person_id),
              gint64 person_id)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (matches (page, person_id))
        {
          adw_navigation_view_pop_to_page (view, page);
          return TRUE;
        }
    }

  return FALSE;
}

static void
people_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (user_data);
  TenboStore        *store = get_store (user_data);

  if (store != NULL && !pop_to_match (view, shows_people, 0))
    adw_navigation_view_push (view, tenbo_people_page_new (store));
}

static void
person_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (user_data);
  TenboStore        *store = get_store (user_data);
  gint64             person_id = g_variant_get_int64 (parameter);

  if (store != NULL && !pop_to_match (view, shows_person, person_id))
    adw_navigation_view_push (view, tenbo_person_page_new (store, person_id));
}

static gboolean
shows_history (AdwNavigationPage *page,
               gint64             person_id)
{
  return TENBO_IS_HISTORY_PAGE (page);
}

static void
person_games_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (user_data);
  TenboStore        *store = get_store (user_data);
  AdwNavigationPage *page;
  const char        *name;
  gint64             person_id;

  if (store == NULL)
    return;

  /* There is one history in the window, which may lie below. */
  g_variant_get (parameter, "(x&s)", &person_id, &name);
  if (!pop_to_match (view, shows_history, 0))
    adw_navigation_view_push (view, tenbo_history_page_new (store));
  page = adw_navigation_view_get_visible_page (view);
  tenbo_history_page_show_person (TENBO_HISTORY_PAGE (page), person_id, name);
}

static gboolean
shows_standings (AdwNavigationPage *page,
                 gint64             person_id)
{
  return TENBO_IS_STANDINGS_PAGE (page);
}

static void
standings_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (user_data);
  TenboStore        *store = get_store (user_data);

  if (store != NULL && !pop_to_match (view, shows_standings, 0))
    adw_navigation_view_push (view, tenbo_standings_page_new (store));
}

static const GActionEntry people_actions[] = {
  { .name = "people", .activate = people_activated_cb },
  { .name = "standings", .activate = standings_activated_cb },
  { .name = "person", .activate = person_activated_cb, .parameter_type = "x" },
  { .name = "person-games", .activate = person_games_activated_cb, .parameter_type = "(xs)" },
};

void
tenbo_people_add_actions (TenboWindow *window)
{
  g_return_if_fail (TENBO_IS_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), people_actions,
                                   G_N_ELEMENTS (people_actions), window);
}
