/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tenbo-file-writer.h"

/* Files that a user chooses are written completely or not at all, and never replace the
 * database. */

static TenboFileWriter *
open_writer (const char          *path,
             TenboFileWriterFlags flags,
             GError             **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return tenbo_file_writer_new (file, flags, NULL, error);
}

/* Writes @text to @path; returns FALSE with @error. */
static gboolean
write_text (const char          *path,
            const char          *text,
            TenboFileWriterFlags flags,
            GError             **error)
{
  g_autoptr (TenboFileWriter) writer = open_writer (path, flags, error);

  return writer != NULL && tenbo_file_writer_write (writer, text, strlen (text), error) &&
         tenbo_file_writer_finish (writer, error);
}

static void
assert_written (const char *path,
                const char *text)
{
  g_autoptr (GError) error = NULL;

  write_text (path, text, TENBO_FILE_WRITER_NONE, &error);
  g_assert_no_error (error);
}

static void
assert_holds (const char *path,
              const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static guint
get_mode (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return info.st_mode & 07777;
}

static guint
count_all_files (StoreTest *test)
{
  g_autoptr (GDir) dir = g_dir_open (test->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
test_permissions (StoreTest    *test,
                  gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  mode_t           mask = umask (027);

  assert_written (path, "new");
  g_assert_cmpuint (get_mode (path), ==, 0640);
  g_assert_cmpint (g_chmod (path, 0604), ==, 0);
  assert_written (path, "old");
  g_assert_cmpuint (get_mode (path), ==, 0604);
  assert_holds (path, "old");
  g_assert_cmpuint (count_all_files (test), ==, 1);
  umask (mask);
}

static void
test_limited_permissions (StoreTest    *test,
                          gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboFileWriter) writer = open_writer (path, TENBO_FILE_WRITER_NONE, &error);

  g_assert_no_error (error);
  tenbo_file_writer_limit_mode (writer, 0440);
  g_assert_cmpuint (get_mode (tenbo_file_writer_get_part (writer)), ==, 0600);
  g_assert_true (tenbo_file_writer_finish (writer, &error));
  g_assert_cmpuint (get_mode (path) & 0177, ==, 0040);
}

static void
test_links (StoreTest    *test,
            gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autofree char *symbolic = store_test_name_file (test, "link");
  g_autofree char *second = store_test_name_file (test, "second name");
  g_autofree char *dangling = store_test_name_file (test, "dangling");
  g_autofree char *behind = store_test_name_file (test, "behind");
  g_autofree char *loop = store_test_name_file (test, "loop");
  g_autoptr (GError) error = NULL;

  assert_written (path, "one");
  g_assert_cmpint (symlink ("file", symbolic), ==, 0);
  assert_written (symbolic, "two");
  assert_holds (path, "two");
  g_assert_true (g_file_test (symbolic, G_FILE_TEST_IS_SYMLINK));

  /* The other name of a replaced file keeps the old contents. */
  g_assert_cmpint (link (path, second), ==, 0);
  assert_written (path, "three");
  assert_holds (second, "two");

  g_assert_cmpint (symlink ("behind", dangling), ==, 0);
  assert_written (dangling, "four");
  assert_holds (behind, "four");
  g_assert_true (g_file_test (dangling, G_FILE_TEST_IS_SYMLINK));

  g_assert_cmpint (symlink ("loop", loop), ==, 0);
  g_assert_false (write_text (loop, "five", TENBO_FILE_WRITER_NONE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
}

static void
test_unfinished (StoreTest    *test,
                 gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autoptr (GError) error = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboFileWriter *writer;

  assert_written (path, "before");
  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, cancellable, &error);
  g_assert_no_error (error);
  g_assert_true (tenbo_file_writer_write (writer, "after", 5, &error));
  g_cancellable_cancel (cancellable);
  g_assert_false (tenbo_file_writer_finish (writer, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  tenbo_file_writer_free (writer);

  assert_holds (path, "before");
  g_assert_cmpuint (count_all_files (test), ==, 1);
}

static void
test_new_only (StoreTest    *test,
               gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) late_error = NULL;
  g_autoptr (TenboFileWriter) writer = open_writer (path, TENBO_FILE_WRITER_NEW, &error);

  /* Another program creates the file in the meantime. */
  g_assert_no_error (error);
  assert_written (path, "theirs");
  g_assert_false (tenbo_file_writer_finish (writer, &late_error));
  g_assert_error (late_error, G_IO_ERROR, G_IO_ERROR_EXISTS);

  g_assert_false (write_text (path, "ours", TENBO_FILE_WRITER_NEW, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_pointer (&writer, tenbo_file_writer_free);
  assert_holds (path, "theirs");
  g_assert_cmpuint (count_all_files (test), ==, 1);
}

/* A location that cannot have a file, and the error. */
typedef struct
{
  const char *name;
  int         code;
} WrongPlace;

static const WrongPlace wrong_places[] = {
  { ".", G_IO_ERROR_IS_DIRECTORY },
  { "no such folder/file", G_IO_ERROR_NOT_FOUND },
  { "pipe", G_IO_ERROR_NOT_REGULAR_FILE },
  { "file/file", G_IO_ERROR_NOT_DIRECTORY },
};

static void
test_wrong_place (StoreTest    *test,
                  gconstpointer data)
{
  const WrongPlace *place = data;
  g_autofree char  *path = store_test_name_file (test, place->name);
  g_autofree char  *pipe = store_test_name_file (test, "pipe");
  g_autofree char  *file = store_test_name_file (test, "file");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_written (file, "a file");
  g_assert_false (write_text (path, "text", TENBO_FILE_WRITER_NONE, &error));
  g_assert_error (error, G_IO_ERROR, place->code);
  g_assert_cmpuint (count_all_files (test), ==, 2);
}

static void
test_device (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (write_text ("/dev/null", "text", TENBO_FILE_WRITER_SPECIAL, &error));
  g_assert_no_error (error);
  g_assert_false (write_text ("/dev/full", "text", TENBO_FILE_WRITER_SPECIAL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/* A system limit on the size of files: writes fail as on a full disk. */
static void
test_no_room (StoreTest    *test,
              gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autofree char *long_text = g_strnfill (200000, 'x');
  g_autoptr (GError) error = NULL;
  struct rlimit before;

  assert_written (path, "before");
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 100000, before.rlim_max }), ==, 0);
  g_assert_false (write_text (path, long_text, TENBO_FILE_WRITER_NONE, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_nonnull (error);
  assert_holds (path, "before");
  g_assert_cmpuint (count_all_files (test), ==, 1);
}

/* --- The database --- */

static void
assert_refused (const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (write_text (path, "text", TENBO_FILE_WRITER_NONE, &error));
  assert_store_error (error, OWN_FILE);
}

/* Other names for a file of the database. */
static void
test_not_the_database (StoreTest    *test,
                       gconstpointer data)
{
  static const char *const names[] = {
    "tenbo.db",
    "tenbo.db-wal",
    "tenbo.db-shm",
    "tenbo.db-journal", /* that does not exist yet */
    "symbolic link",
    "hard link",
    "folder/tenbo.db",
    "folder/tenbo.db-journal",
  };
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *symbolic = store_test_name_file (test, "symbolic link");
  g_autofree char *hard = store_test_name_file (test, "hard link");
  g_autofree char *folder = store_test_name_file (test, "folder");
  guint            n_files;

  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_assert_cmpint (symlink ("tenbo.db", symbolic), ==, 0);
  g_assert_cmpint (link (test->path, hard), ==, 0);
  g_assert_cmpint (symlink (".", folder), ==, 0);
  n_files = count_all_files (test);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = store_test_name_file (test, names[i]);

      assert_refused (path);
    }

  g_assert_cmpuint (count_all_files (test), ==, n_files);
  store_test_insert (store, store_test_new_game ("E,F,G,H"));
  g_assert_true (tenbo_store_check (store, NULL));
}

/* The open file remains the database wherever it is moved. */
static void
test_not_a_moved_database (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *moved = store_test_name_file (test, "moved");

  g_assert_cmpint (g_rename (test->path, moved), ==, 0);
  assert_refused (moved);
  assert_refused (test->path);
  g_assert_cmpint (g_rename (moved, test->path), ==, 0);
}

/* The name is free at the beginning and belongs to the database at the end. */
static void
test_not_the_database_at_the_end (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *path = store_test_name_file (test, "file");
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboFileWriter) writer = open_writer (path, TENBO_FILE_WRITER_NONE, &error);

  g_assert_no_error (error);
  g_assert_cmpint (link (test->path, path), ==, 0);
  g_assert_false (tenbo_file_writer_finish (writer, &error));
  assert_store_error (error, OWN_FILE);
}

/* The user's history is protected also while another database or none is open. */
static void
test_not_the_own_history (StoreTest    *test,
                          gconstpointer data)
{
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  assert_refused (path);
  assert_refused (log);

  {
    g_autoptr (GError) error = NULL;
    g_autoptr (TenboStore) store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE,
                                                     NULL, NULL, &error);

    g_assert_no_error (error);
  }

  assert_refused (path);
  g_remove (path);
}

/* A closed database is a file like any other: a new backup replaces an old one. */
static void
test_a_closed_database (StoreTest    *test,
                        gconstpointer data)
{
  g_clear_object (&(TenboStore *) { store_test_open (test) });
  assert_written (test->path, "text");
}

/* --- A location without a path --- */

/* A file like GIO's remote files: it can be replaced, but has no path. */
G_DECLARE_FINAL_TYPE (FarFile, far_file, FAR, FILE, GObject)

struct _FarFile
{
  GObject parent_instance;
  GFile  *local; /* owned */
};

static void far_file_iface_init (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FarFile, far_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, far_file_iface_init))

static gboolean
far_file_is_native (GFile *file)
{
  return FALSE;
}

static char *
far_file_get_path (GFile *file)
{
  return NULL;
}

static GFileOutputStream *
far_file_create (GFile           *file,
                 GFileCreateFlags flags,
                 GCancellable    *cancellable,
                 GError         **error)
{
  return g_file_create (FAR_FILE (file)->local, flags, cancellable, error);
}

static GFileOutputStream *
far_file_replace (GFile           *file,
                  const char      *etag,
                  gboolean         make_backup,
                  GFileCreateFlags flags,
                  GCancellable    *cancellable,
                  GError         **error)
{
  return g_file_replace (FAR_FILE (file)->local, etag, make_backup, flags, cancellable, error);
}

static void
far_file_iface_init (GFileIface *iface)
{
  iface->is_native = far_file_is_native;
  iface->get_path = far_file_get_path;
  iface->create = far_file_create;
  iface->replace = far_file_replace;
}

static void
far_file_finalize (GObject *object)
{
  g_object_unref (FAR_FILE (object)->local);
  G_OBJECT_CLASS (far_file_parent_class)->finalize (object);
}

static void
far_file_class_init (FarFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = far_file_finalize;
}

static void
far_file_init (FarFile *self)
{
}

static void
test_without_path (StoreTest    *test,
                   gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "file");
  g_autoptr (FarFile) file = g_object_new (far_file_get_type (), NULL);
  g_autoptr (GError) error = NULL;
  TenboFileWriter *writer;

  file->local = g_file_new_for_path (path);
  for (int i = 0; i < 2; i++)
    {
      writer = tenbo_file_writer_new (G_FILE (file), TENBO_FILE_WRITER_NONE, NULL, &error);
      g_assert_no_error (error);
      g_assert_null (tenbo_file_writer_get_part (writer));
      g_assert_true (tenbo_file_writer_write (writer, "whole", 5, &error));
      g_assert_true (tenbo_file_writer_finish (writer, &error));
      tenbo_file_writer_free (writer);
      assert_holds (path, "whole");
    }

  writer = tenbo_file_writer_new (G_FILE (file), TENBO_FILE_WRITER_NONE, NULL, &error);
  g_assert_true (tenbo_file_writer_write (writer, "ha", 2, &error));
  tenbo_file_writer_free (writer);
  assert_holds (path, "whole");

  g_assert_null (tenbo_file_writer_new (G_FILE (file), TENBO_FILE_WRITER_NEW, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_assert_cmpuint (count_all_files (test), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/file-writer/permissions are kept", test_permissions);
  store_test_add_func ("/store/file-writer/permissions are limited", test_limited_permissions);
  store_test_add_func ("/store/file-writer/links are followed", test_links);
  store_test_add_func ("/store/file-writer/an unfinished file leaves nothing", test_unfinished);
  store_test_add_func ("/store/file-writer/a new file replaces no other", test_new_only);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong_places); i++)
    {
      g_autofree char *name = g_uri_escape_string (wrong_places[i].name, NULL, FALSE);
      g_autofree char *path = g_strdup_printf ("/store/file-writer/wrong place/%s", name);

      g_test_add (path, StoreTest, &wrong_places[i], store_test_set_up, test_wrong_place,
                  store_test_tear_down);
    }
  store_test_add_func ("/store/file-writer/a device is written in place", test_device);
  store_test_add_func ("/store/file-writer/a full disk keeps the old file", test_no_room);
  store_test_add_func ("/store/file-writer/the database is refused", test_not_the_database);
  store_test_add_func ("/store/file-writer/a moved database is refused",
                       test_not_a_moved_database);
  store_test_add_func ("/store/file-writer/the database is refused at the end",
                       test_not_the_database_at_the_end);
  store_test_add_func ("/store/file-writer/the user's own history is refused",
                       test_not_the_own_history);
  store_test_add_func ("/store/file-writer/a closed database is replaced", test_a_closed_database);
  store_test_add_func ("/store/file-writer/a location without a path", test_without_path);

  return g_test_run ();
}
