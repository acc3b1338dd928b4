/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screenshots FOLDER [PICTURE]...: a picture of every page in every view, for visual review. Fails
 * if one is missing, has text that is cut off or a control that is out of reach. With PICTURE, a
 * pattern of VIEW/NAME, takes only those. The environment sets the language and high contrast,
 * which libadwaita reads at its start (ADW_DEBUG_HIGH_CONTRAST=1). */

#include "camera.h"
#include "pages.h"

#include "tenbo-app-test.h"
#include "tenbo-config.h"

#include <glib/gi18n.h>
#include <locale.h>

#define WIDE_ENOUGH 900

/* Pages with the most important shapes, colors and spaces. */
static const char *const few[] = {
  "start-empty",
  "start-games",
  "new-game",
  "table-first",
  "board",
  "table-running",
  "table-foul",
  "table-flat",
  "table-far",
  "table-graph",
  "table-differences",
  "table-transfers",
  "chart-lines",
  "chart-bars",
  "entry-ron",
  "entry-tiles",
  "entry-yaku",
  "entry-refused",
  "dice",
  "sticks",
  "edit-review",
  "people",
  "person",
  "person-edit",
  "result",
  NULL,
};

/* Pages with other colors: marks of people and sides, charts, selected rows, signed numbers, and
 * dimmed text. */
static const char *const coloured[] = {
  "chart-ranks",
  "exchange-import",
  "exchange-export",
  "exchange-restore",
  "history",
  "history-deleted",
  "history-filter-dialog",
  "history-filters",
  "history-purge",
  "history-selecting",
  "history-sessions",
  "history-undo",
  "person-charts",
  "person-hands",
  "person-merge-review",
  "person-opponents",
  "result-settled",
  "result-share",
  "session",
  "session-below",
  "session-money",
  "standings",
  "standings-records",
  NULL,
};

typedef struct
{
  CameraView         camera;
  gboolean           contrast; /* only taken if the system asks for high contrast */
  const char *const *only[2];  /* lists of the pages of the view, or all of them */
} View;

static const View views[] = {
  { .camera = { "light", 900, 640, FALSE, 100 } },
  { .camera = { "dark", 900, 640, TRUE, 100 } },
  { .camera = { "large", 1280, 800, FALSE, 100 } },
  { .camera = { "large-text", 1280, 800, FALSE, 150 } },
  { .camera = { "tablet-text", 768, 1024, FALSE, 150 }, .only = { few } },
  { .camera = { "narrow", 360, 640, FALSE, 100 } },
  { .camera = { "narrow-text", 360, 640, FALSE, 125 } },
  { .camera = { "tiny", 360, 294, FALSE, 100 } },
  { .camera = { "wide", 1920, 1080, FALSE, 100 }, .only = { few, coloured } },
  { .camera = { "portrait", 800, 1280, FALSE, 100 }, .only = { few } },
  { .camera = { "huge", 3840, 2160, FALSE, 100 }, .only = { few } },
  { .camera = { "contrast", 900, 640, FALSE, 100 }, .contrast = TRUE, .only = { few, coloured } },
  { .camera = { "contrast-dark", 900, 640, TRUE, 100 },
    .contrast = TRUE,
    .only = { few, coloured } },
};

static void
take_picture (const CameraView *view,
              const Page       *page)
{
  TenboApplication *application = app_test_start ();
  TenboWindow      *window;
  AdwDialog        *dialog;
  Stage             stage = {
                .application = application,
                .store = app_test_get_store (application),
                .small = view->width < WIDE_ENOUGH,
  };

  window = app_test_open_window (application);
  stage.window = window;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  camera_set_view (window, view);
  page->show (&stage);
  camera_shoot (window, view, page->name);

  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  if (dialog != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
      adw_dialog_force_close (dialog);
      WAIT_UNTIL (dialog == NULL);
    }
  app_test_close_window (window);
  g_clear_object (&stage.game);
  app_test_stop (application);
}

static void
init (char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TENBO_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  adw_init ();
  camera_init (argv[1]);
}

static gboolean
is_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

static gboolean
has_page (const View *view,
          const Page *page)
{
  for (gsize i = 0; i < G_N_ELEMENTS (view->only) && view->only[i] != NULL; i++)
    if (g_strv_contains (view->only[i], page->name))
      return TRUE;

  return view->only[0] == NULL;
}

/* @patterns ends with NULL; an empty list matches all pictures. */
static gboolean
is_wanted (const View        *view,
           const Page        *page,
           const char *const *patterns)
{
  g_autofree char *picture = g_strdup_printf ("%s/%s", view->camera.name, page->name);
  gboolean         matches = patterns[0] == NULL;

  for (; *patterns != NULL && !matches; patterns++)
    matches = g_pattern_match_simple (*patterns, picture);

  return matches && view->contrast == is_contrast () && has_page (view, page);
}

int
main (int    argc,
      char **argv)
{
  int n_wanted = 0;

  if (argc < 2 || g_getenv ("TENBO_LOCALEDIR") == NULL)
    {
      g_printerr ("Usage: TENBO_LOCALEDIR=BUILD/po screenshots FOLDER [PICTURE]...\n");
      return 2;
    }

  init (argv);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    for (guint j = 0; j < n_pages; j++)
      {
        if (!is_wanted (&views[i], &pages[j], (const char *const *) argv + 2))
          continue;

        n_wanted++;
        take_picture (&views[i].camera, &pages[j]);
      }

  g_print ("%d of %d pictures in %s, %d faults\n", camera_get_n_pictures (), n_wanted, argv[1],
           camera_get_n_faults ());

  /* A pattern may match no picture in high contrast. */
  if (camera_get_n_pictures () != n_wanted || (n_wanted == 0 && !is_contrast ()))
    return 1;

  return camera_get_n_faults () == 0 ? 0 : 1;
}
