/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-people-queries.h"
#include "tenbo-queries.h"
#include "tenbo-stored-time.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- people list, people show --- */

enum
{
  COLUMN_ID,
  COLUMN_NAME,
  COLUMN_GAMES,
  COLUMN_LAST_PLAYED,
  COLUMN_REMARKS,
  N_COLUMNS,
};

static char *
describe_day (const TenboStoredTime *time)
{
  g_autoptr (GDateTime) moment = tenbo_stored_time_to_local (time);

  return time->msec != 0 ? g_date_time_format (moment, "%F") : g_strdup ("");
}

static void
add_remark (GString    *text,
            const char *remark)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", remark);
}

/* "also called Sato-san; guest". */
static char *
describe_remarks (const TenboStoredPerson *person)
{
  GString *text = g_string_new (NULL);

  if (person->merged_into != 0)
    {
      g_autofree char *into = g_strdup_printf ("%" G_GINT64_FORMAT, person->merged_into);
      /* Translators: the ID of another person. */
      g_autofree char *remark = g_strdup_printf (_ ("merged into %s"), into);

      add_remark (text, remark);
    }
  if (person->aliases != NULL && person->aliases[0] != NULL)
    {
      g_autofree char *names = g_strjoinv (", ", person->aliases);
      g_autofree char *remark = g_strdup_printf (_ ("also called %s"), names);

      add_remark (text, remark);
    }
  if (person->is_guest)
    add_remark (text, _ ("guest"));
  if (person->is_hidden)
    add_remark (text, _ ("hidden"));

  return g_string_free_and_steal (text);
}

static void
add_person (TenboColumns            *columns,
            const TenboStoredPerson *person)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, COLUMN_ID, g_strdup_printf ("%" G_GINT64_FORMAT, person->id));
  tenbo_columns_set_name (columns, COLUMN_NAME, person->name);
  tenbo_columns_take (columns, COLUMN_GAMES, tenbo_words_points (person->n_games, FALSE));
  tenbo_columns_take (columns, COLUMN_LAST_PLAYED, describe_day (&person->last_played));
  tenbo_columns_take (columns, COLUMN_REMARKS, describe_remarks (person));
}

static TenboColumns *
begin_list (void)
{
  const TenboAlign alignments[N_COLUMNS] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
  };
  TenboColumns *columns = tenbo_columns_new (alignments, N_COLUMNS);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, COLUMN_ID, _ ("ID"));
  tenbo_columns_set (columns, COLUMN_NAME, _ ("Name"));
  tenbo_columns_set (columns, COLUMN_GAMES, _ ("Games"));
  tenbo_columns_set (columns, COLUMN_LAST_PLAYED, _ ("Last Played"));
  return columns;
}

/* Those to choose from, or all of them. */
static void
print_people (GPtrArray *people)
{
  g_autoptr (TenboColumns) columns = begin_list ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; people != NULL && i < people->len; i++)
    add_person (columns, people->pdata[i]);

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("Nobody yet."));
  tenbo_print (text);
}

TenboExit
tenbo_cmd_people_list (const TenboCommand *command,
                       int                 argc,
                       char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *path = NULL;
  gboolean           all = FALSE;
  const GOptionEntry entries[] = {
    tenbo_database_option (&path),
    { "all", 'a', 0, G_OPTION_ARG_NONE, &all,
      N_ ("Also who is hidden, and names that were merged"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  TenboExit status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;
  if (!tenbo_database_open_history (path, &store))
    return TENBO_EXIT_REFUSED;

  if (store != NULL)
    {
      people = all ? tenbo_store_list_everybody (store, &error)
                   : tenbo_store_list_people (store, 0, &error);
      if (people == NULL)
        {
          tenbo_complain_of_store (path, error);
          return TENBO_EXIT_REFUSED;
        }
    }

  print_people (people);
  return TENBO_EXIT_DONE;
}

/* The person and, below, the spellings that were merged into them. NULL with @error. */
static GPtrArray *
list_spellings (TenboStore              *store,
                const TenboStoredPerson *person,
                GError                 **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_store_list_everybody (store, error);
  g_autoptr (GPtrArray) people = NULL;

  if (everybody == NULL)
    return NULL;

  people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  g_ptr_array_add (people, tenbo_stored_person_copy (person));
  for (guint i = 0; i < everybody->len; i++)
    {
      const TenboStoredPerson *other = everybody->pdata[i];

      if (other->merged_into == person->id)
        g_ptr_array_add (people, tenbo_stored_person_copy (other));
    }

  return g_steal_pointer (&people);
}

TenboExit
tenbo_cmd_people_show (const TenboCommand *command,
                       int                 argc,
                       char              **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *path = NULL;
  const GOptionEntry entries[] = { tenbo_database_option (&path), G_OPTION_ENTRY_NULL };
  TenboExit          status;

  if (!tenbo_command_parse (command, argc, argv, entries, &arguments, &status))
    return status;

  store = tenbo_database_open (path, TENBO_STORE_OPEN_READ_ONLY);
  if (store != NULL)
    person = tenbo_find_person (store, path, arguments[0], TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  people = list_spellings (store, person, &error);
  if (people == NULL)
    {
      tenbo_complain_of_store (path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_people (people);
  return TENBO_EXIT_DONE;
}

/* --- Changes --- */

/* A change of one person; @value is the second argument, or NULL. */
typedef void (*ChangeFunc) (TenboStoredPerson *person,
                            const char        *value,
                            gboolean           is_off);

/* Whom an argument means. NULL after complaining. */
static TenboStoredPerson *
find_argument (const TenboChangeCommand *change,
               guint                     index,
               TenboFindWho              who)
{
  return tenbo_find_person (change->store, change->path, change->arguments[index], who);
}

/* Makes @write, and prints the person as they are then. */
static TenboExit
commit (const TenboChangeCommand *change,
        TenboWrite               *write,
        gint64                    person_id)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;

  if (tenbo_store_commit (change->store, write, NULL, &error))
    person = tenbo_store_read_person (change->store, person_id, &error);
  if (person != NULL)
    people = list_spellings (change->store, person, &error);
  if (people == NULL)
    {
      tenbo_complain_of_store (change->path, error);
      return TENBO_EXIT_REFUSED;
    }

  print_people (people);
  return TENBO_EXIT_DONE;
}

static TenboExit
change_person (const TenboCommand *command,
               int                 argc,
               char              **argv,
               const char         *off_option,
               const char         *off_help,
               ChangeFunc          func)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autofree char *value = NULL;
  TenboExit        status;

  if (!tenbo_change_command_begin (&change, command, argc, argv, off_option, off_help, &status))
    return status;

  person = find_argument (&change, 0, TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  if (change.arguments[1] != NULL)
    {
      const char *what = strrchr (command->arguments, ' ') + 1; /* "NEW" of "NAME NEW" */

      if (!tenbo_command_check_text (command, what, change.arguments[1], TENBO_MAX_NAME))
        return TENBO_EXIT_USAGE;

      value = tenbo_free_text_clean (change.arguments[1]);
      if (*value == '\0')
        return tenbo_command_misused (command, _ ("A name is never empty."));
    }

  func (person, value, change.is_off);
  if (person->aliases != NULL && g_strv_length (person->aliases) > TENBO_MAX_ALIASES &&
      value != NULL && !change.is_off)
    return tenbo_command_misused (command, _ ("A person has at most %d other names."),
                                  TENBO_MAX_ALIASES);
  return commit (&change, tenbo_write_person (person), person->id);
}

static void
rename_person (TenboStoredPerson *person,
               const char        *value,
               gboolean           is_off)
{
  g_set_str (&person->name, value);
}

TenboExit
tenbo_cmd_people_rename (const TenboCommand *command,
                         int                 argc,
                         char              **argv)
{
  return change_person (command, argc, argv, NULL, NULL, rename_person);
}

static void
change_alias (TenboStoredPerson *person,
              const char        *value,
              gboolean           is_off)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  /* What an older version kept may not be clean. */
  for (guint i = 0; person->aliases[i] != NULL; i++)
    {
      g_autofree char *clean = tenbo_free_text_clean (person->aliases[i]);

      if (!g_str_equal (clean, value))
        g_strv_builder_add (names, person->aliases[i]);
    }
  if (!is_off)
    g_strv_builder_add (names, value);

  g_strfreev (person->aliases);
  person->aliases = g_strv_builder_end (names);
}

TenboExit
tenbo_cmd_people_alias (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  return change_person (command, argc, argv, "remove", N_ ("Take the other name away"),
                        change_alias);
}

static void
change_guest (TenboStoredPerson *person,
              const char        *value,
              gboolean           is_off)
{
  person->is_guest = !is_off;
}

TenboExit
tenbo_cmd_people_guest (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  return change_person (command, argc, argv, "no", N_ ("Not a guest any more"), change_guest);
}

static void
change_hidden (TenboStoredPerson *person,
               const char        *value,
               gboolean           is_off)
{
  person->is_hidden = !is_off;
}

TenboExit
tenbo_cmd_people_hide (const TenboCommand *command,
                       int                 argc,
                       char              **argv)
{
  return change_person (command, argc, argv, "no", N_ ("Show them again"), change_hidden);
}

/* FALSE after complaining. */
static gboolean
check_apart (const TenboChangeCommand *change,
             const TenboStoredPerson  *person,
             const TenboStoredPerson  *into)
{
  g_autoptr (GError) error = NULL;
  int n_games;

  if (person->id == into->id)
    tenbo_complain (_ ("“%s” and “%s” are the same person already."),
                    change->arguments[0], change->arguments[1]);
  else if (!tenbo_store_count_games_together (change->store, person->id, into->id, &n_games,
                                              &error))
    tenbo_complain_of_store (change->path, error);
  else if (n_games > 0)
    tenbo_complain (ngettext ("“%s” and “%s” sit in %d game together: they are two people.",
                              "“%s” and “%s” sit in %d games together: they are two people.",
                              (gulong) n_games),
                    person->name, into->name, n_games);
  else
    return TRUE;

  return FALSE;
}

TenboExit
tenbo_cmd_people_merge (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) into = NULL;
  TenboExit status;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  person = find_argument (&change, 0, TENBO_FIND_SOMEBODY);
  if (person != NULL)
    into = find_argument (&change, 1, TENBO_FIND_SOMEBODY);
  if (into == NULL || !check_apart (&change, person, into))
    return TENBO_EXIT_REFUSED;

  return commit (&change, tenbo_write_merge (person->id, into->id), into->id);
}

TenboExit
tenbo_cmd_people_split (const TenboCommand *command,
                        int                 argc,
                        char              **argv)
{
  g_auto (TenboChangeCommand) change = { 0 };
  g_autoptr (TenboStoredPerson) person = NULL;
  TenboExit status;

  if (!tenbo_change_command_begin (&change, command, argc, argv, NULL, NULL, &status))
    return status;

  person = find_argument (&change, 0, TENBO_FIND_MERGED);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  return commit (&change, tenbo_write_merge (person->id, 0), person->id);
}
