/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-app-test.h"

#include "store-reads.h"
#include "tenbo-bidi.h"
#include "tenbo-free-text.h"
#include "tenbo-record.h"
#include "tenbo-ruleset-list.h"

#include <glib/gstdio.h>

#define TICK_MSEC 20

/* The minimum hit area of a finger, and the tolerance for a rounded size. */
#define TARGET_PX 44

#define SETTLE_FRAMES 4

const char *const app_test_names[TB_MAX_PLAYERS] = { "Aki", "Ben", "Chie", "Dai" };

void
app_test_init (int    *argc,
               char ***argv)
{
  /* gtk_test_init() would set an English locale. */
  g_test_init (argc, argv, NULL);
  adw_init ();
}

static gboolean
tick_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

void
app_test_tick (void)
{
  guint source = g_timeout_add (TICK_MSEC, tick_cb, NULL);

  g_main_context_iteration (NULL, TRUE);

  if (g_main_context_find_source_by_id (NULL, source) != NULL)
    g_source_remove (source);
}

static void
count_frame_cb (guint *n)
{
  (*n)++;
}

static void
draw_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  guint          n = 0;
  gulong         handler;

  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_frame_cb), &n);
  WAIT_UNTIL ((gtk_widget_queue_draw (window), n >= SETTLE_FRAMES));
  g_signal_handler_disconnect (clock, handler);
}

void
app_test_settle (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        draw_frames (window);
    }
}

static void
remove_database (void)
{
  static const char *const endings[] = { "", "-wal", "-shm" };
  g_autofree char         *path = tenbo_store_default_path ();

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_remove (file);
    }
}

TenboApplication *
app_test_start (void)
{
  TenboApplication *application;
  TenboContext     *context;
  g_autoptr (GError) error = NULL;

  remove_database ();
  application = tenbo_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  context = tenbo_application_get_context (application);
  g_settings_reset (tenbo_context_get_settings (context), "last-ruleset");
  g_settings_reset (tenbo_context_get_settings (context), "table-view");
  WAIT_UNTIL (tenbo_context_get_store (context) != NULL);

  return application;
}

static void
stop_activation_cb (GApplication *application)
{
  g_signal_stop_emission_by_name (application, "activate");
}

TenboStore *
app_test_get_store (TenboApplication *application)
{
  return tenbo_context_get_store (tenbo_application_get_context (application));
}

GSettings *
app_test_get_settings (TenboApplication *application)
{
  return tenbo_context_get_settings (tenbo_application_get_context (application));
}

void
app_test_stop (TenboApplication *application)
{
  /* Only a run ends with the shutdown and leaves the session bus; this run does nothing else. */
  g_signal_connect (application, "activate", G_CALLBACK (stop_activation_cb), NULL);
  g_application_run (G_APPLICATION (application), 0, NULL);
  g_application_set_default (NULL);
  /* The thread that opened or checked the store may release it a moment after its answer. */
  WAIT_UNTIL (g_atomic_int_get (&G_OBJECT (application)->ref_count) == 1);
  g_assert_finalize_object (application);
}

TenboWindow *
app_test_open_window (TenboApplication *application)
{
  GtkWindow *window;

  g_application_activate (G_APPLICATION (application));
  WAIT_UNTIL (gtk_application_get_active_window (GTK_APPLICATION (application)) != NULL);
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (window)));
  WAIT_UNTIL (gtk_widget_get_width (GTK_WIDGET (window)) > 0);

  return TENBO_WINDOW (window);
}

/* Whether a breakpoint was applied below @root and the next frame is not drawn yet: the child is
 * hidden then, and the bin shows a picture of it, which leaks when the bin is disposed of
 * (libadwaita 1.7). */
static gboolean
is_passing_breakpoint (GtkWidget *root)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;

  if (ADW_IS_BREAKPOINT_BIN (root))
    {
      GtkWidget *content = adw_breakpoint_bin_get_child (ADW_BREAKPOINT_BIN (root));

      if (content != NULL && !gtk_widget_get_child_visible (content))
        return TRUE;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_passing_breakpoint (child))
      return TRUE;

  return FALSE;
}

void
app_test_close_window (TenboWindow *window)
{
  WAIT_UNTIL (!is_passing_breakpoint (GTK_WIDGET (window)));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  WAIT_UNTIL (window == NULL);
}

/* Returns the text of the first label below @widget. */
static const char *
get_label_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const char *text = get_label_text (child);

      if (text != NULL && *text != '\0')
        return text;
    }

  return NULL;
}

/* Returns the title as it is read, without markup and mnemonic. */
static char *
dup_row_title (AdwPreferencesRow *row)
{
  const char *title = adw_preferences_row_get_title (row);
  char       *text = NULL;
  gunichar    accelerator;

  if (title == NULL || *title == '\0')
    return NULL;

  if (!adw_preferences_row_get_use_markup (row))
    return g_strdup (title);

  accelerator = adw_preferences_row_get_use_underline (row) ? '_' : 0;
  g_assert_true (pango_parse_markup (title, -1, accelerator, NULL, &text, NULL, NULL));

  return text;
}

char *
app_test_get_name (GtkWidget *widget)
{
  const char *text = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget))
    return dup_row_title (ADW_PREFERENCES_ROW (widget));
  else if (GTK_IS_LABEL (widget))
    text = gtk_label_get_text (GTK_LABEL (widget));
  else if (GTK_IS_INSCRIPTION (widget))
    text = gtk_inscription_get_text (GTK_INSCRIPTION (widget));
  else if (ADW_IS_NAVIGATION_PAGE (widget))
    text = adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (widget));
  else if (ADW_IS_BANNER (widget))
    text = adw_banner_get_title (ADW_BANNER (widget));
  else
    {
      text = gtk_widget_get_tooltip_text (widget);

      if (text == NULL)
        text = get_label_text (widget);
    }

  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

/* From right to left, the isolates around names of people and numbers do not count. */
static gboolean
is_called (GtkWidget  *widget,
           const char *name)
{
  g_autofree char *own = app_test_get_name (widget);
  g_autofree char *clean = NULL;

  if (name == NULL || g_strcmp0 (own, name) == 0)
    return TRUE;
  if (own == NULL || !tenbo_bidi_is_rtl ())
    return FALSE;

  clean = tenbo_free_text_clean (own);
  return g_str_equal (clean, name);
}

GtkWidget *
app_test_look_for (gpointer    root,
                   GType       type,
                   const char *name)
{
  if (!gtk_widget_get_child_visible (root) || !gtk_widget_get_visible (root))
    return NULL;

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && is_called (root, name))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = app_test_look_for (child, type, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
app_test_find (gpointer    root,
               GType       type,
               const char *name)
{
  GtkWidget *found = NULL;
  gint64     limit = g_get_monotonic_time () + APP_TEST_LIMIT_SECONDS * G_USEC_PER_SEC;

  while ((found = app_test_look_for (root, type, name)) == NULL)
    {
      if (g_get_monotonic_time () > limit)
        g_error ("no %s has the name \"%s\"", g_type_name (type), name != NULL ? name : "");

      app_test_tick ();
    }

  return found;
}

guint
app_test_count (gpointer root,
                GType    type)
{
  guint count = 0;

  if (!gtk_widget_get_child_visible (root) || !gtk_widget_get_visible (root))
    return 0;

  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    count++;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += app_test_count (child, type);

  return count;
}

/* Whether the toolkit creates and names @widget. */
static gboolean
is_foreign (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) != NULL ||
         gtk_widget_has_css_class (widget, "back");
}

static void
check_name (GtkWidget *widget)
{
  g_autofree char  *name = app_test_get_name (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  /* A widget that draws its texts has an accessible name, but no label. */
  if (name == NULL && gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                        GTK_ACCESSIBLE_PROPERTY_LABEL))
    name = g_strdup (G_OBJECT_TYPE_NAME (widget));

  if (name == NULL)
    g_error ("a %s has no name", G_OBJECT_TYPE_NAME (widget));

  if (role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_GENERIC)
    g_error ("\"%s\" has no role", name);
}

/* GTK does not expose a widget with this role or its descendants to screen readers. */
static void
check_exposed (GtkWidget *widget)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (at)) ==
        GTK_ACCESSIBLE_ROLE_PRESENTATION)
      {
        g_autofree char *name = app_test_get_name (widget);

        g_error ("the %s \"%s\" is hidden from screen readers by a %s", G_OBJECT_TYPE_NAME (widget),
                 name, G_OBJECT_TYPE_NAME (at));
      }
}

static void
check_size (GtkWidget *widget)
{
  g_autofree char *name = app_test_get_name (widget);
  graphene_rect_t  bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  WAIT_UNTIL (gtk_widget_get_height (widget) > 0);
  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));

  if (bounds.size.height < TARGET_PX || bounds.size.width < TARGET_PX)
    g_error ("the %s \"%s\" is only %.0f x %.0f px", G_OBJECT_TYPE_NAME (widget), name,
             bounds.size.width, bounds.size.height);
}

/* Whether @widget itself is tapped, and not a part of a control. */
static gboolean
is_control (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_MENU_BUTTON (widget))
    return TRUE;

  if (GTK_IS_BUTTON (widget))
    return !GTK_IS_MENU_BUTTON (parent);

  if (GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget))
    return TRUE;

  if (!GTK_IS_LIST_BOX_ROW (widget))
    return FALSE;

  return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
}

void
app_test_check_controls (gpointer root)
{
  if (!gtk_widget_get_mapped (root))
    return;

  if (is_control (root))
    {
      check_size (root);
      check_exposed (root);
      if (!is_foreign (root) && !GTK_IS_EDITABLE (root))
        check_name (root);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    app_test_check_controls (child);
}

void
app_test_press (gpointer    root,
                const char *name)
{
  GtkWidget *button = app_test_find (root, GTK_TYPE_BUTTON, name);

  WAIT_UNTIL (gtk_widget_is_sensitive (button) && gtk_widget_get_mapped (button));
  gtk_test_accessible_assert_role (button,
                                   gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (button)));

  /* An activated button stays pressed for a while; a clicked one does not. */
  g_signal_emit_by_name (button, "clicked");
  app_test_tick ();
}

gboolean
app_test_can_press (gpointer    root,
                    const char *name)
{
  return gtk_widget_is_sensitive (app_test_find (root, GTK_TYPE_BUTTON, name));
}

gboolean
app_test_shows (gpointer    root,
                const char *text)
{
  return app_test_look_for (root, GTK_TYPE_LABEL, text) != NULL;
}

static float
find_end (GtkWidget  *root,
          const char *text)
{
  GtkWidget      *label = app_test_find (root, GTK_TYPE_LABEL, text);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, root, &bounds));

  return bounds.origin.x + (tenbo_bidi_is_rtl () ? 0 : bounds.size.width);
}

void
app_test_check_ends (gpointer    root,
                     const char *one,
                     const char *other)
{
  app_test_settle ();
  g_assert_cmpfloat_with_epsilon (find_end (root, one), find_end (root, other), 0.5);
}

void
app_test_activate_row (gpointer    root,
                       const char *name)
{
  GtkWidget *row = app_test_find (root, GTK_TYPE_LIST_BOX_ROW, name);

  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  gtk_widget_activate (row);
  app_test_tick ();
}

TenboGame *
app_test_create_game (TenboStore *store,
                      const char *ruleset)
{
  return app_test_create_game_of (store, ruleset, app_test_names);
}

TenboGame *
app_test_create_game_of (TenboStore        *store,
                         const char        *ruleset,
                         const char *const *names)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) chosen = tenbo_ruleset_list_find (list, ruleset, &error);
  TenboNewGame new_game = { .ruleset = chosen };
  TenboGame   *game;

  g_assert_no_error (error);

  for (TbPlayer player = 0; player < tenbo_ruleset_get_rules (chosen)->players; player++)
    new_game.names[player] = names[player];

  game = apply_test_create (store, &new_game, &error);
  g_assert_no_error (error);

  return game;
}

void
app_test_play (TenboGame     *game,
               const TbEvent *event)
{
  g_autoptr (GError) error = NULL;

  apply_test (game, tenbo_game_change_confirm (event), &error);
  g_assert_no_error (error);
}

void
app_test_play_record (TenboGame  *game,
                      const char *json)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecordHand hand;

  if (!tenbo_record_parse_hand (json, -1, tenbo_game_get_ruleset (game), &hand, &problem))
    g_error ("%s: %s", problem.at, json);
  app_test_play (game, &hand.event);
  tenbo_record_hand_clear (&hand);
}

void
app_test_play_ron (TenboGame *game,
                   TbPlayer   player,
                   TbPlayer   from,
                   int        han,
                   int        fu)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], player);
  event.wins[0].from = from;
  event.wins[0].value.han = han;
  event.wins[0].value.fu = fu;
  app_test_play (game, &event);
}

void
app_test_play_tai (TenboGame *game,
                   TbPlayer   player,
                   TbPlayer   from,
                   int        tai)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], player);
  event.wins[0].from = from;
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_TAI, .tai = tai };
  app_test_play (game, &event);
}

void
app_test_play_draw (TenboGame  *game,
                    TbPlayerSet tenpai)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_DRAW, &event);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if ((tenpai & TB_PLAYER_BIT (player)) != 0)
      event.tenpai[event.n_tenpai++] = player;

  app_test_play (game, &event);
}

void
app_test_move_points (TenboGame *game,
                      TbPlayer   from,
                      TbPlayer   to,
                      int        points)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_ADJUST, &event);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = from, .to = to, .points = points };
  app_test_play (game, &event);
}

void
app_test_stop_game (TenboGame *game)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_STOP, &event);
  app_test_play (game, &event);
}

void
app_test_check_scores (TenboGame *game,
                       int        a,
                       int        b,
                       int        c,
                       int        d)
{
  const int32_t *scores = tenbo_game_get_table (game)->scores;

  g_assert_cmpint (scores[0], ==, a);
  g_assert_cmpint (scores[1], ==, b);
  g_assert_cmpint (scores[2], ==, c);
  g_assert_cmpint (scores[3], ==, d);
}

void
app_test_drop_game (TenboGame *game)
{
  WAIT_UNTIL (g_atomic_int_get (&G_OBJECT (game)->ref_count) == 1);
  g_assert_finalize_object (game);
}

void
app_test_finish_game (TenboGame *game)
{
  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_play_draw (game, TB_PLAYER_BIT (1) | TB_PLAYER_BIT (2));

  /* The dealer deals in until a player has no points left. */
  while (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    app_test_play_ron (game, tenbo_game_get_table (game)->next.dealer == 1 ? 2 : 1, 3, 4, 30);
}

void
app_test_change_note (TenboStore *store,
                      gint64      game_id,
                      const char *note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);
  TenboWriteTarget target;

  g_assert_no_error (error);
  target = (TenboWriteTarget) { game_id, game->summary.revision };
  tenbo_store_commit (store, tenbo_write_note (target, note), NULL, &error);
  g_assert_no_error (error);
}
