/* SPDX-License-Identifier: GPL-3.0-or-later */
/* screenshots FOLDER [PICTURE]: a picture of every page in every view, for people to look at. Fails
 * if one is missing, has text that is cut short or a control that is out of reach. With PICTURE, a
 * pattern of VIEW/NAME, only those. The language is that of the environment. */

#include "camera.h"
#include "pages.h"

#include "tenbo-app-test.h"
#include "tenbo-config.h"

#include <glib/gi18n.h>
#include <locale.h>

#define WIDE_ENOUGH 900

static const CameraView views[] = {
  { "light", 900, 640, FALSE, 100 },
  { "dark", 900, 640, TRUE, 100 },
  { "large", 1280, 800, FALSE, 100 },
  { "large-text", 1280, 800, FALSE, 150 },
  { "narrow", 360, 640, FALSE, 100 },
  { "narrow-text", 360, 640, FALSE, 125 },
  { "tiny", 360, 294, FALSE, 100 },
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
                .store = tenbo_application_get_store (application),
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

int
main (int    argc,
      char **argv)
{
  const char *wanted = argc > 2 ? argv[2] : "*";
  int         n_wanted = 0;

  if (argc < 2 || g_getenv ("TENBO_LOCALEDIR") == NULL)
    {
      g_printerr ("Usage: TENBO_LOCALEDIR=BUILD/po screenshots FOLDER [PICTURE]\n");
      return 2;
    }

  init (argv);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    for (guint j = 0; j < n_pages; j++)
      {
        g_autofree char *picture = g_strdup_printf ("%s/%s", views[i].name, pages[j].name);

        if (!g_pattern_match_simple (wanted, picture))
          continue;

        n_wanted++;
        take_picture (&views[i], &pages[j]);
      }

  g_print ("%d of %d pictures in %s, %d faults\n", camera_get_n_pictures (), n_wanted, argv[1],
           camera_get_n_faults ());

  if (camera_get_n_pictures () != n_wanted || n_wanted == 0)
    return 1;

  return camera_get_n_faults () == 0 ? 0 : 1;
}
