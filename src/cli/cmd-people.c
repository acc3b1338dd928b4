/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-command.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find.h"
#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-people.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- people list, people show --- */

static void
add_remark (GString    *text,
            const char *remark)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", remark);
}

/* Returns "also called Sato-san; guest". Transfer full. */
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
      /* Translators: other names of a person */
      g_autofree char *remark = g_strdup_printf (_ ("also called %s"), names);

      add_remark (text, remark);
    }
  if (person->is_guest)
    /* Translators: mark of a person in a list */
    add_remark (text, _ ("guest"));
  if (person->is_hidden)
    /* Translators: mark of a person in a list */
    add_remark (text, _ ("hidden"));

  return g_string_free_and_steal (text);
}

static void
write_person (GString                 *out,
              const TenboStoredPerson *person)
{
  g_autoptr (GDateTime) last = tenbo_stored_time_to_local (&person->last_played);
  g_autofree char *day = g_date_time_format (last, "%F");

  g_string_append_c (out, '{');
  tenbo_json_write_int_member (out, "id", person->id);
  tenbo_json_write_text_member (out, "uuid", person->uuid);
  tenbo_json_write_text_member (out, "name", person->name);
  tenbo_json_write_key (out, "aliases");
  g_string_append_c (out, '[');
  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      tenbo_json_write_text (out, person->aliases[i]);
    }
  g_string_append_c (out, ']');
  tenbo_json_write_int_member (out, "games", person->n_games);
  tenbo_json_write_text_member (out, "last_played", person->last_played.msec != 0 ? day : NULL);
  tenbo_json_write_bool_member (out, "guest", person->is_guest);
  tenbo_json_write_bool_member (out, "hidden", person->is_hidden);
  if (person->merged_into != 0)
    tenbo_json_write_int_member (out, "merged_into", person->merged_into);
  g_string_append (out, "}\n");
}

static void
print_people_for_programs (GPtrArray *people)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; people != NULL && i < people->len; i++)
    write_person (text, people->pdata[i]);
  tenbo_print (text);
}

static void
print_people (GPtrArray *people)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("rlrll");
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_columns_add_headings (
    columns, (const char *[]) { _ ("ID"), _ ("Name"), _ ("Games"), _ ("Last Played"), NULL });
  for (guint i = 0; people != NULL && i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];
      g_autoptr (GDateTime) last = tenbo_stored_time_to_local (&person->last_played);

      tenbo_columns_take_row (
        columns, (char *[]) {
                   g_strdup_printf ("%" G_GINT64_FORMAT, person->id),
                   tenbo_text_shorten_name (person->name),
                   tenbo_words_points (person->n_games, FALSE),
                   person->last_played.msec != 0 ? g_date_time_format (last, "%F") : NULL,
                   describe_remarks (person),
                 });
    }

  if (tenbo_columns_get_n_rows (columns) > 1)
    tenbo_columns_print (columns, 0, text);
  else
    g_string_append_printf (text, "%s\n", _ ("No people yet."));
  tenbo_print (text);
}

static TenboExit
list (TenboInvocation *self)
{
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;

  if (!tenbo_database_open_history (self))
    return TENBO_EXIT_REFUSED;

  if (self->store != NULL)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);

      people = self->all ? tenbo_people_list_all (read, &error)
                         : tenbo_people_list (read, 0, &error);
      if (people == NULL)
        return tenbo_print_store_error (self->database, error);
    }

  if (self->json)
    print_people_for_programs (people);
  else
    print_people (people);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry list_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  { "all", 'a', 0, G_OPTION_ARG_NONE, TENBO_OPTION (all),
    N_ ("Include hidden people and merged names"), NULL },
  G_OPTION_ENTRY_NULL,
};

/* Returns the person, followed by the spellings that were merged into them. NULL with @error. */
static GPtrArray *
list_spellings (TenboRead               *read,
                const TenboStoredPerson *person,
                GError                 **error)
{
  g_autoptr (GPtrArray) everybody = tenbo_people_list_all (read, error);
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

static TenboExit
show (TenboInvocation *self)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;

  if (tenbo_database_open (self, TENBO_STORE_OPEN_READ_ONLY))
    person = tenbo_find_person (self, self->arguments[0], TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  read = tenbo_store_read_begin (self->store, NULL, &error);
  people = list_spellings (read, person, &error);
  if (people == NULL)
    return tenbo_print_store_error (self->database, error);

  if (self->json)
    print_people_for_programs (people);
  else
    print_people (people);
  return TENBO_EXIT_DONE;
}

static const GOptionEntry show_options[] = {
  TENBO_DATABASE_OPTION,
  TENBO_JSON_OPTION,
  G_OPTION_ENTRY_NULL,
};

/* --- Changes --- */

/* Changes one person; @value is the second argument, or NULL. */
typedef void (*ChangeFunc) (TenboStoredPerson *person,
                            const char        *value,
                            gboolean           is_off);

/* Commits @write and prints the changed person. */
static TenboExit
commit (TenboInvocation *self,
        TenboWrite      *write,
        gint64           person_id)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;

  if (tenbo_store_commit (self->store, write, NULL, &error))
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);

      person = tenbo_people_read (read, person_id, &error);
      if (person != NULL)
        people = list_spellings (read, person, &error);
    }
  if (people == NULL)
    return tenbo_print_store_error (self->database, error);

  print_people (people);
  return TENBO_EXIT_DONE;
}

static TenboExit
change_person (TenboInvocation *self,
               ChangeFunc       func)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autofree char *value = NULL;

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    person = tenbo_find_person (self, self->arguments[0], TENBO_FIND_SOMEBODY);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  if (self->arguments[1] != NULL)
    {
      const char *what = strrchr (self->command->arguments, ' ') + 1; /* "NEW" of "NAME NEW" */

      if (!tenbo_check_text (self, what, self->arguments[1], TENBO_MAX_NAME))
        return TENBO_EXIT_USAGE;

      value = tenbo_free_text_clean (self->arguments[1]);
      if (*value == '\0')
        return tenbo_misused (self, _ ("The name must not be empty."));
    }

  func (person, value, self->off);
  if (person->aliases != NULL && g_strv_length (person->aliases) > TENBO_MAX_ALIASES &&
      value != NULL && !self->off)
    return tenbo_misused (self, _ ("A person can have at most %d other names."), TENBO_MAX_ALIASES);
  return commit (self, tenbo_write_person (person), person->id);
}

static void
set_name (TenboStoredPerson *person,
          const char        *value,
          gboolean           is_off)
{
  g_set_str (&person->name, value);
}

static TenboExit
rename_person (TenboInvocation *self)
{
  return change_person (self, set_name);
}

static void
set_alias (TenboStoredPerson *person,
           const char        *value,
           gboolean           is_off)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  /* Older versions stored aliases that are not clean. */
  for (guint i = 0; person->aliases[i] != NULL; i++)
    {
      g_autofree char *clean = tenbo_free_text_clean (person->aliases[i]);

      /* NOLINTNEXTLINE(*.NonNullParamChecker): the argument is required */
      if (!g_str_equal (clean, value))
        g_strv_builder_add (names, person->aliases[i]);
    }
  if (!is_off)
    g_strv_builder_add (names, value);

  g_strfreev (person->aliases);
  person->aliases = g_strv_builder_end (names);
}

static TenboExit
change_alias (TenboInvocation *self)
{
  return change_person (self, set_alias);
}

static const GOptionEntry alias_options[] = {
  TENBO_DATABASE_OPTION,
  { "remove", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (off), N_ ("Remove the other name"), NULL },
  G_OPTION_ENTRY_NULL,
};

static void
set_guest (TenboStoredPerson *person,
           const char        *value,
           gboolean           is_off)
{
  person->is_guest = !is_off;
}

static TenboExit
change_guest (TenboInvocation *self)
{
  return change_person (self, set_guest);
}

static const GOptionEntry guest_options[] = {
  TENBO_DATABASE_OPTION,
  { "no", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (off), N_ ("Remove the guest mark"), NULL },
  G_OPTION_ENTRY_NULL,
};

static void
set_hidden (TenboStoredPerson *person,
            const char        *value,
            gboolean           is_off)
{
  person->is_hidden = !is_off;
}

static TenboExit
hide (TenboInvocation *self)
{
  return change_person (self, set_hidden);
}

static const GOptionEntry hide_options[] = {
  TENBO_DATABASE_OPTION,
  { "no", 0, 0, G_OPTION_ARG_NONE, TENBO_OPTION (off), N_ ("Show the person again"), NULL },
  G_OPTION_ENTRY_NULL,
};

static TenboExit
merge (TenboInvocation *self)
{
  char **arguments = self->arguments;
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) into = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;
  int n_games;

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    person = tenbo_find_person (self, arguments[0], TENBO_FIND_SOMEBODY);
  if (person != NULL)
    into = tenbo_find_person (self, arguments[1], TENBO_FIND_SOMEBODY);
  if (into == NULL)
    return TENBO_EXIT_REFUSED;

  if (person->id == into->id)
    return tenbo_print_error (_ ("“%s” and “%s” are already the same person."), arguments[0],
                              arguments[1]);

  read = tenbo_store_read_begin (self->store, NULL, &error);
  if (!tenbo_people_count_together (read, person->id, into->id, &n_games, &error))
    return tenbo_print_store_error (self->database, error);
  if (n_games > 0)
    return tenbo_print_error (ngettext ("“%s” and “%s” played in %d game together and cannot be "
                                        "merged.",
                                        "“%s” and “%s” played in %d games together and cannot be "
                                        "merged.",
                                        (gulong) n_games),
                              person->name, into->name, n_games);

  g_clear_pointer (&read, tenbo_read_end);
  return commit (self, tenbo_write_merge (person->id, into->id), into->id);
}

static TenboExit
split (TenboInvocation *self)
{
  g_autoptr (TenboStoredPerson) person = NULL;

  if (tenbo_database_open (self, TENBO_STORE_OPEN_NONE))
    person = tenbo_find_person (self, self->arguments[0], TENBO_FIND_MERGED);
  if (person == NULL)
    return TENBO_EXIT_REFUSED;

  return commit (self, tenbo_write_merge (person->id, 0), person->id);
}

const TenboCommand tenbo_commands_people[] = {
  {
    .name = "people list",
    .summary = N_ ("List people"),
    .details = N_ ("Lists the people in the history, most recently active first."),
    .example = "tenbo-cli people list --all",
    .options = list_options,
    .run = list,
  },
  {
    .name = "people show",
    .arguments = "NAME",
    .summary = N_ ("Show a person"),
    .details = N_ ("Shows the person NAME, which is a name, another name, or the ID that "
                   "“tenbo-cli people list” prints. Case, width and kind of kana do not matter. "
                   "Names that were merged into the person are listed below."),
    .example = "tenbo-cli people show Aki",
    .n_arguments = { 1, 1 },
    .options = show_options,
    .run = show,
  },
  {
    .name = "people rename",
    .arguments = "NAME NEW",
    .summary = N_ ("Rename a person"),
    .details = N_ ("Renames NAME to NEW in all games."),
    .example = "tenbo-cli people rename Aki Akiko",
    .n_arguments = { 2, 2 },
    .options = tenbo_database_options,
    .run = rename_person,
  },
  {
    .name = "people alias",
    .arguments = "NAME OTHER",
    .summary = N_ ("Add another name for a person"),
    .details = N_ ("Adds OTHER as another name of NAME. It refers to the same person when typed "
                   "or imported."),
    .example = "tenbo-cli people alias Akiko Aki-chan",
    .n_arguments = { 2, 2 },
    .options = alias_options,
    .run = change_alias,
  },
  {
    .name = "people merge",
    .arguments = "NAME INTO",
    .summary = N_ ("Merge two people"),
    .details = N_ ("Merges NAME into INTO, so that the games of both count as games of INTO. "
                   "The games are not changed, and “tenbo-cli people split” separates the two "
                   "again. People who played in the same game cannot be merged."),
    .example = "tenbo-cli people merge Aki-chan Akiko",
    .n_arguments = { 2, 2 },
    .options = tenbo_database_options,
    .run = merge,
  },
  {
    .name = "people split",
    .arguments = "NAME",
    .summary = N_ ("Separate a merged person"),
    .details = N_ ("Makes NAME, which was merged into another person, a separate person again."),
    .example = "tenbo-cli people split Aki-chan",
    .n_arguments = { 1, 1 },
    .options = tenbo_database_options,
    .run = split,
  },
  {
    .name = "people guest",
    .arguments = "NAME",
    .summary = N_ ("Mark a person as a guest"),
    .details = N_ ("Marks NAME as a guest, who plays occasionally and is left out of the "
                   "standings."),
    .example = "tenbo-cli people guest Ben",
    .n_arguments = { 1, 1 },
    .options = guest_options,
    .run = change_guest,
  },
  {
    .name = "people hide",
    .arguments = "NAME",
    .summary = N_ ("Hide a person"),
    .details = N_ ("Hides NAME when choosing players. Games and statistics are kept."),
    .example = "tenbo-cli people hide Ben",
    .n_arguments = { 1, 1 },
    .options = hide_options,
    .run = hide,
  },
  { .name = NULL },
};
