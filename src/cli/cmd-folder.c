/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-board-html.h"
#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-folder-words.h"
#include "tenbo-folder.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-wait.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Pause between two synchronizations of --watch */
#define WATCH_PAUSE_MSEC 2000

/* Time after which games without changes may be too old for the board */
#define BOARD_USEC (60 * G_USEC_PER_SEC)

#define MAX_PATH_CHARS 4096

static TenboExit
refuse_without_folder (const TenboInvocation *self)
{
  g_autofree char *label = tenbo_database_label (self->database);

  return tenbo_print_error (_ ("%s: the history belongs to no shared folder. Run “tenbo-cli folder "
                               "join FOLDER” first."),
                            label);
}

/* Reports an error of the history. A damaged row may be one about the shared folder, which the user
 * can replace. */
static TenboExit
print_error (const TenboInvocation *self,
             const GError          *error)
{
  tenbo_print_store_error (self->database, error);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    tenbo_print_hint (_ ("Run “tenbo-cli check”, which names the damage and the way to repair "
                         "it."));

  return TENBO_EXIT_REFUSED;
}

/* Opens the history to change it, and reads its membership. NULL after reporting an error, also if
 * it belongs to no folder. Transfer full. */
static TenboFolderSettings *
open_member (TenboInvocation *self)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  /* A history that does not exist is not created. */
  if (!tenbo_database_open_history (self))
    return NULL;

  if (self->store != NULL && !tenbo_folder_read_settings (self->store, &settings, &error))
    print_error (self, error);
  else if (settings == NULL)
    refuse_without_folder (self);

  if (settings == NULL || !tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return NULL;

  return g_steal_pointer (&settings);
}

/* --- folder sync --- */

/* A series of synchronizations */
typedef struct
{
  TenboInvocation           *invocation;
  const TenboFolderSettings *settings;
  TenboFolderMemory         *memory;     /* of tenbo_folder_sync() */
  GHashTable                *problems;   /* set of the reported files with their problems */
  char                      *failure;    /* of the last synchronization, or NULL */
  gboolean                   has_read;   /* whether the last one read files */
  gint64                     board_usec; /* monotonic time of the last board; 0: none yet */
} Synchronization;

static void
synchronization_clear (Synchronization *self)
{
  g_clear_pointer (&self->memory, tenbo_folder_memory_free);
  g_clear_pointer (&self->problems, g_hash_table_unref);
  g_clear_pointer (&self->failure, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Synchronization, synchronization_clear)

static void
print_report (const TenboInvocation   *self,
              const TenboFolderReport *report)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autofree char *n_read = NULL;
  g_autofree char *n_written = NULL;
  g_autofree char *n_games = NULL;
  g_autofree char *n_rulesets = NULL;
  g_autofree char *line = NULL;

  if (self->json)
    {
      tenbo_json_write_int_member (text, "read", report->n_read);
      tenbo_json_write_int_member (text, "written", report->n_written);
      tenbo_json_write_int_member (text, "games", report->n_games);
      tenbo_json_write_int_member (text, "rulesets", report->n_rulesets);
      g_string_append (text, "}\n");
      tenbo_print (text);
      return;
    }

  n_read = tenbo_words_count (ngettext ("%s file read", "%s files read", report->n_read),
                              report->n_read);
  n_written = tenbo_words_count (ngettext ("%s file written", "%s files written",
                                           report->n_written),
                                 report->n_written);
  n_games = tenbo_words_count (ngettext ("%s game changed here", "%s games changed here",
                                         report->n_games),
                               report->n_games);
  if (report->n_rulesets > 0)
    n_rulesets = tenbo_words_count (ngettext ("%s ruleset changed here",
                                              "%s rulesets changed here", report->n_rulesets),
                                    report->n_rulesets);
  line = g_strjoin (C_ ("numbers of games", ", "), n_read, n_written, n_games, n_rulesets, NULL);
  tenbo_print_line ("%s", line);
}

/* Reports the files that cannot be read, each once. */
static gboolean
print_problems (Synchronization *self,
                GError         **error)
{
  g_autoptr (GPtrArray) problems = tenbo_folder_list_problems (self->invocation->store, error);

  if (problems == NULL)
    return FALSE;

  for (guint i = 0; i < problems->len; i++)
    {
      const TenboFolderProblem *problem = problems->pdata[i];
      g_autofree char          *path = g_build_filename (self->settings->path, problem->path, NULL);

      /* Translators: a file and the reason. */
      if (g_hash_table_add (self->problems, g_strdup_printf ("%s %s", path, problem->problem)))
        tenbo_print_error (_ ("%s: cannot be read: %s"), path, problem->problem);
    }

  return TRUE;
}

/* Writes the board if the user wants it and it may have changed. */
static gboolean
write_board (Synchronization         *self,
             const TenboFolderReport *report,
             GError                 **error)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autofree char *html = NULL;
  gint64           now_usec = g_get_monotonic_time ();

  if (!self->invocation->board ||
      (self->board_usec != 0 && now_usec < self->board_usec + BOARD_USEC && report->n_read == 0 &&
       report->n_written == 0))
    return TRUE;

  html = tenbo_board_html_read (self->invocation->store, error);

  /* The synchronization may have given this device another id. */
  if (html == NULL ||
      !tenbo_folder_read_settings (self->invocation->store, &settings, error) ||
      (settings != NULL && !tenbo_folder_write_board (settings, html, error)))
    return FALSE;

  self->board_usec = now_usec;
  return TRUE;
}

/* Prints the counts only if @always or if anything was done. */
static gboolean
synchronize (Synchronization *self,
             gboolean         always,
             GError         **error)
{
  TenboFolderReport report;
  gboolean          had_read = self->has_read;

  /* Another program may have changed anything. */
  self->memory->any_changed = TRUE;
  if (!tenbo_folder_sync (self->invocation->store, self->memory, NULL, &report, error) ||
      !print_problems (self, error) || !write_board (self, &report, error))
    return FALSE;

  /* A file that was written a moment ago is read again, because it may still change. */
  self->has_read = report.n_read > 0;
  if (always || report.n_written > 0 || report.n_games > 0 ||
      report.n_rulesets > 0 || (self->has_read && !had_read))
    print_report (self->invocation, &report);

  return TRUE;
}

static TenboExit
print_failure (const Synchronization *self,
               const GError          *error)
{
  g_autofree char *label = g_filename_display_name (self->settings->path);

  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    return refuse_without_folder (self->invocation);
  if (error->domain != G_IO_ERROR)
    return print_error (self->invocation, error);
  if (!g_file_test (self->settings->path, G_FILE_TEST_IS_DIR))
    return tenbo_print_error ("%s", error->message);

  /* Translators: a file and the reason. */
  tenbo_print_error (_ ("%s: cannot be written: %s"), label, error->message);
  tenbo_print_hint ("%s", tenbo_folder_words_saved ());
  return TENBO_EXIT_REFUSED;
}

/* Whether another synchronization may succeed without a change of the history or its membership. */
static gboolean
is_temporary (const GError *error)
{
  return error->domain == G_IO_ERROR ||
         g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_BUSY) ||
         g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FULL);
}

/* Synchronizes once. A failure that lasts is reported once. */
static TenboExit
watch_once (Synchronization *self)
{
  g_autoptr (GError) error = NULL;

  if (synchronize (self, FALSE, &error))
    {
      g_clear_pointer (&self->failure, g_free);
      return tenbo_flush () ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
    }

  if (g_strcmp0 (error->message, self->failure) != 0)
    print_failure (self, error);
  g_set_str (&self->failure, error->message);

  return is_temporary (error) ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}

static TenboExit
run_synchronization (TenboInvocation           *self,
                     const TenboFolderSettings *settings)
{
  /* The rulesets of the user belong to their own history. */
  g_autofree char *rules_dir =
    self->database == NULL ? tenbo_ruleset_list_default_dir () : NULL;
  g_auto (Synchronization) series = {
    .invocation = self,
    .settings = settings,
    .memory = tenbo_folder_memory_new (rules_dir),
    .problems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  TenboExit exit = TENBO_EXIT_DONE;
  g_autoptr (GError) error = NULL;

  /* The first signal ends the program after the current synchronization. */
  tenbo_wait_catch_signals ();
  if (!self->watch)
    return synchronize (&series, TRUE, &error) ? TENBO_EXIT_DONE : print_failure (&series, error);

  while (exit == TENBO_EXIT_DONE && !tenbo_wait_is_stopped ())
    {
      exit = watch_once (&series);

      /* Unlike g_usleep(), this ends when a signal arrives. */
      if (exit == TENBO_EXIT_DONE && !tenbo_wait_is_stopped ())
        g_poll (NULL, 0, WATCH_PAUSE_MSEC);
    }

  return exit;
}

static TenboExit
sync_folder (TenboInvocation *self)
{
  g_autoptr (TenboFolderSettings) settings = open_member (self);

  return settings != NULL ? run_synchronization (self, settings) : TENBO_EXIT_REFUSED;
}

static const GOptionEntry sync_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  { "watch", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (watch),
    N_ ("Repeat every 2 seconds until interrupted"), NULL },
  { "board", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (board),
    N_ ("Write the board as a web page"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* --- folder join, folder leave --- */

/* Prints what other people will be able to read. */
static void
print_contents (const TenboInvocation *self,
                const char            *path)
{
  g_autofree char *label = g_filename_display_name (path);

  /* Translators: a folder; a list follows. */
  tenbo_print_line (_ ("This device writes to %s:"), label);
  tenbo_print_line ("  %s", self->initials
                              ? _ ("the initials of all people")
                              : _ ("the names and other names of all people"));
  tenbo_print_line ("  %s", _ ("all games with their hands, titles and venues, also void and "
                               "deleted ones"));
  tenbo_print_line ("  %s", _ ("all sessions with their stakes, fees and payers"));
  tenbo_print_line ("  %s", _ ("all notes"));
  tenbo_print_line ("  %s", _ ("your own rulesets"));
  tenbo_print_line ("%s", _ ("Everybody who can open the folder can read this."));
}

/* Returns the name of this device. NULL after reporting wrong usage. Transfer full. */
static char *
dup_device_name (const TenboInvocation *self)
{
  g_autofree char *host = g_utf8_make_valid (g_get_host_name (), -1);
  g_autofree char *name = NULL;

  if (!tenbo_check_text (self, "--name", self->name, TENBO_MAX_NAME))
    return NULL;

  name = tenbo_free_text_clean (self->name != NULL ? self->name : host);
  if (*name == '\0')
    {
      tenbo_misused (self, _ ("The name must not be empty."));
      return NULL;
    }

  return g_steal_pointer (&name);
}

/* Joins the folder @path, and synchronizes. */
static TenboExit
join_as (TenboInvocation *self,
         const char      *path,
         const char      *name)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GError) error = NULL;
  TenboFolderFlags flags = TENBO_FOLDER_NONE;

  if (self->send_only)
    flags |= TENBO_FOLDER_SEND_ONLY;
  if (self->initials)
    flags |= TENBO_FOLDER_INITIALS;

  if (!tenbo_folder_join (self->store, path, name, flags, &error) ||
      !tenbo_folder_read_settings (self->store, &settings, &error))
    return print_error (self, error);

  return run_synchronization (self, settings);
}

static TenboExit
join (TenboInvocation *self)
{
  const char      *path = self->arguments[0];
  g_autofree char *name = NULL;
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_check_text (self, "FOLDER", path, MAX_PATH_CHARS))
    return TENBO_EXIT_USAGE;
  name = dup_device_name (self);
  if (name == NULL)
    return TENBO_EXIT_USAGE;

  /* A wrong path must not create a history. */
  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return tenbo_print_error (_ ("“%s” is not a folder"), path);
  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_folder_read_settings (self->store, &settings, &error))
    return print_error (self, error);
  if (settings != NULL)
    return tenbo_print_error (_ ("The history belongs to the folder %s already. Nothing was "
                                 "changed. Run “tenbo-cli folder leave” first."),
                              settings->path);

  print_contents (self, path);
  return tenbo_flush () ? join_as (self, path, name) : TENBO_EXIT_REFUSED;
}

static const GOptionEntry join_options[] = {
  TENBO_DATABASE_OPTION,
  { "name", 0, 0, G_OPTION_ARG_STRING, TENBO_OPTION (name),
    N_ ("Name of this device; by default that of the computer"), N_ ("NAME") },
  { "send-only", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (send_only),
    N_ ("Do not read what other devices write"), NULL },
  { "initials", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (initials),
    N_ ("Write the initials of people instead of their names"), NULL },
  G_OPTION_ENTRY_NULL,
};

static TenboExit
leave (TenboInvocation *self)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  /* Leaving removes damaged settings, so they do not prevent it. */
  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;
  if (self->store == NULL ||
      (tenbo_folder_read_settings (self->store, &settings, &error) && settings == NULL))
    return refuse_without_folder (self);
  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED))
    return print_error (self, error);

  g_clear_error (&error);
  if (!tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    return TENBO_EXIT_REFUSED;
  if (!tenbo_folder_leave (self->store, &error))
    return print_error (self, error);

  tenbo_print_line ("%s", _ ("The history belongs to no shared folder now. All games stay in the "
                             "history, and the files stay in the folder."));
  return TENBO_EXIT_DONE;
}

/* --- folder status --- */

/* The membership of the history, and the state of its folder */
typedef struct
{
  TenboFolderSettings *settings; /* NULL: none; the rest is empty */
  gboolean             is_there;
  GPtrArray           *devices;  /* of TenboFolderDevice, or NULL: nobody has written */
  GPtrArray           *problems; /* of TenboFolderProblem */
  guint                n_waiting;
} Status;

static void
status_clear (Status *self)
{
  g_clear_pointer (&self->settings, tenbo_folder_settings_free);
  g_clear_pointer (&self->devices, g_ptr_array_unref);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Status, status_clear)

/* Reads the status. Returns FALSE after reporting an error. */
static gboolean
read_status (TenboInvocation *self,
             Status          *status)
{
  g_autoptr (GError) error = NULL;

  if (!tenbo_database_open_history (self))
    return FALSE;
  if (self->store == NULL)
    return TRUE;

  if (tenbo_folder_read_settings (self->store, &status->settings, &error) &&
      status->settings == NULL)
    return TRUE;
  if (error == NULL)
    status->problems = tenbo_folder_list_problems (self->store, &error);
  if (status->problems == NULL ||
      !tenbo_folder_count_waiting (self->store, &status->n_waiting, &error))
    {
      print_error (self, error);
      return FALSE;
    }

  status->is_there = g_file_test (status->settings->path, G_FILE_TEST_IS_DIR);
  if (status->is_there)
    status->devices = tenbo_folder_list_devices_of (status->settings, &error);
  if (error == NULL || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;

  /* Translators: a file and the reason. */
  tenbo_print_error (_ ("%s: cannot be read: %s"), status->settings->path, error->message);
  return FALSE;
}

/* Returns the time by the clock here, in the form @format; NULL if it is unknown. Transfer full. */
static char *
dup_seen (const TenboFolderDevice *device,
          const char              *format)
{
  g_autoptr (GDateTime) seen = g_date_time_new_from_unix_local (device->seen_msec / 1000);

  return device->seen_msec > 0 && seen != NULL ? g_date_time_format (seen, format) : NULL;
}

static void
print_status_for_programs (const Status *status)
{
  const TenboFolderSettings *settings = status->settings;
  g_autoptr (GString) text = g_string_new ("{");

  tenbo_json_write_text_member (text, "folder", settings->path);
  tenbo_json_write_bool_member (text, "present", status->is_there);
  tenbo_json_write_text_member (text, "id", settings->device);
  tenbo_json_write_text_member (text, "name", settings->name);
  tenbo_json_write_bool_member (text, "send_only",
                                (settings->flags & TENBO_FOLDER_SEND_ONLY) != 0);
  tenbo_json_write_bool_member (text, "initials", (settings->flags & TENBO_FOLDER_INITIALS) != 0);
  tenbo_json_write_int_member (text, "waiting", status->n_waiting);

  tenbo_json_write_key (text, "devices");
  g_string_append_c (text, '[');
  for (guint i = 0; status->devices != NULL && i < status->devices->len; i++)
    {
      const TenboFolderDevice *device = status->devices->pdata[i];
      g_autofree char         *seen = dup_seen (device, "%FT%T%:z");

      if (device->is_here)
        continue;

      tenbo_json_begin_entry (text);
      g_string_append_c (text, '{');
      tenbo_json_write_text_member (text, "id", device->id);
      tenbo_json_write_text_member (text, "name", device->name);
      tenbo_json_write_text_member (text, "last_written", seen);
      g_string_append_c (text, '}');
    }

  g_string_append_c (text, ']');
  tenbo_json_write_key (text, "problems");
  g_string_append_c (text, '[');
  for (guint i = 0; i < status->problems->len; i++)
    {
      const TenboFolderProblem *problem = status->problems->pdata[i];

      tenbo_json_begin_entry (text);
      g_string_append_c (text, '{');
      tenbo_json_write_text_member (text, "file", problem->path);
      tenbo_json_write_text_member (text, "text", problem->problem);
      g_string_append_c (text, '}');
    }

  g_string_append (text, "]}\n");
  tenbo_print (text);
}

/* Appends the folder and this device. */
static void
add_membership (const Status *status,
                GString      *text)
{
  const TenboFolderSettings *settings = status->settings;
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");
  g_autofree char *path = g_filename_display_name (settings->path);

  tenbo_columns_take_row (columns, (char *[]) { g_strdup (_ ("Folder")),
                                                tenbo_text_printable (path) });
  tenbo_columns_take_row (columns, (char *[]) { g_strdup (_ ("This device")),
                                                tenbo_text_shorten_name (settings->name) });
  tenbo_columns_add_headings (columns, (const char *[]) { _ ("ID"), settings->device });
  if ((settings->flags & TENBO_FOLDER_SEND_ONLY) != 0)
    tenbo_columns_add_headings (columns, (const char *[]) { _ ("Reading"),
                                                            _ ("nothing of other devices") });
  if ((settings->flags & TENBO_FOLDER_INITIALS) != 0)
    tenbo_columns_add_headings (columns, (const char *[]) { _ ("Names"), _ ("initials only") });

  tenbo_columns_print (columns, 0, text);
  if (!status->is_there)
    g_string_append_printf (text, "%s\n", _ ("The folder is not there. Everything is saved in the "
                                             "history."));
  if (status->n_waiting > 0)
    {
      g_autofree char *waiting = tenbo_folder_words_waiting (status->n_waiting);

      g_string_append_printf (text, "%s\n", waiting);
    }
}

static void
add_devices (const Status *status,
             GString      *text)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("lll");

  tenbo_columns_add_headings (columns,
                              (const char *[]) { _ ("Device"), _ ("Last Written"), _ ("ID") });
  for (guint i = 0; status->devices != NULL && i < status->devices->len; i++)
    {
      const TenboFolderDevice *device = status->devices->pdata[i];

      if (!device->is_here)
        tenbo_columns_take_row (columns,
                                (char *[]) { tenbo_text_shorten_name (device->name),
                                             dup_seen (device, "%F %H:%M"),
                                             g_strdup (device->id) });
    }

  g_string_append_c (text, '\n');
  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("No other devices yet."));
}

static void
add_problems (const Status *status,
              GString      *text)
{
  if (status->problems->len > 0)
    g_string_append_printf (text, "\n%s\n", _ ("Files that cannot be read:"));

  for (guint i = 0; i < status->problems->len; i++)
    {
      const TenboFolderProblem *problem = status->problems->pdata[i];
      g_autofree char          *path = tenbo_text_printable (problem->path);
      g_autofree char          *words = tenbo_text_printable (problem->problem);

      g_string_append_printf (text, "  %s: %s\n", path, words);
    }
}

static TenboExit
show_status (TenboInvocation *self)
{
  g_auto (Status) status = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  if (!read_status (self, &status))
    return TENBO_EXIT_REFUSED;

  if (status.settings == NULL)
    {
      tenbo_print_line ("%s", self->json ? "{\"folder\": null}"
                                         : _ ("The history belongs to no shared folder."));
      return TENBO_EXIT_DONE;
    }
  if (self->json)
    {
      print_status_for_programs (&status);
      return TENBO_EXIT_DONE;
    }

  add_membership (&status, text);
  if (status.is_there)
    add_devices (&status, text);
  add_problems (&status, text);
  tenbo_print (text);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry status_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

const TenboCommand tenbo_commands_folder[] = {
  {
    .name = "folder status",
    .summary = N_ ("Show the shared folder"),
    .details = N_ ("Shows the shared folder of the history, the other devices in it with the time "
                   "when each last wrote, the number of changes that are not written to it yet, "
                   "and the files in it that cannot be read."),
    .example = "tenbo-cli folder status",
    .options = status_options,
    .run = show_status,
  },
  {
    .name = "folder join",
    .arguments = "FOLDER",
    .summary = N_ ("Share the history through a folder"),
    .details = N_ ("Joins FOLDER, which another tool keeps equal on several devices, such as "
                   "Syncthing, Nextcloud or a network share. Then synchronizes once. This device "
                   "writes its games, sessions with money, notes and the names of people to the "
                   "folder, and reads those of the others. Everybody who can open the folder can "
                   "read them."),
    .example = "tenbo-cli folder join ~/Sync/mahjong --name \"Club tablet\"",
    .n_arguments = { 1, 1 },
    .options = join_options,
    .run = join,
  },
  {
    .name = "folder leave",
    .summary = N_ ("Stop sharing the history"),
    .details = N_ ("Leaves the shared folder. All games stay in the history, also those of other "
                   "devices, and all files stay in the folder."),
    .example = "tenbo-cli folder leave",
    .options = tenbo_database_options,
    .run = leave,
  },
  {
    .name = "folder sync",
    .summary = N_ ("Synchronize with the shared folder"),
    .details = N_ ("Writes the changes of this device to the shared folder and reads those of the "
                   "others. Files that cannot be read are skipped and named on standard error. "
                   "With --watch it repeats this, also while the folder is not there, and prints a "
                   "line only if anything was read or written. With --board it writes all running "
                   "games, the latest results and the standings to board.html in the folder of "
                   "this device, a page that any browser shows and loads again every 10 seconds."),
    .example = "tenbo-cli folder sync --watch",
    .options = sync_options,
    .run = sync_folder,
  },
  { .name = NULL },
};
