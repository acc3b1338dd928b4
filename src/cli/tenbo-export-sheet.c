/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-sheet.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-find-game.h"
#include "tenbo-find-person.h"
#include "tenbo-find-session.h"
#include "tenbo-free-text.h"
#include "tenbo-game-record.h"
#include "tenbo-paper-game.h"
#include "tenbo-paper-person.h"
#include "tenbo-paper-session.h"
#include "tenbo-picture.h"

#include <glib/gi18n-lib.h>

#define SEPARATOR " \u00b7 "

/* What is made of a game or an evening; of a person there are only pages. */
typedef enum
{
  FORM_PDF,
  FORM_PNG,
  FORM_TEXT,
  N_FORMS,
} Form;

static const char *const names[N_FORMS] = { "pdf", "png", "text" };

static Form
find_form (const char *name)
{
  for (Form form = 0; form < N_FORMS; form++)
    if (g_strcmp0 (names[form], name) == 0)
      return form;

  return N_FORMS;
}

gboolean
tenbo_sheet_has_format (const char *name)
{
  return find_form (name) < N_FORMS;
}

gboolean
tenbo_sheet_is_of_people (const char *name)
{
  return find_form (name) == FORM_PDF;
}

gboolean
tenbo_sheet_has_paper (const char *name)
{
  return name == NULL || g_str_equal (name, "a4") || g_str_equal (name, "letter");
}

static TenboPaperSize
get_size (const TenboSheetRequest *request)
{
  return g_strcmp0 (request->paper, "letter") == 0 ? TENBO_PAPER_LETTER : TENBO_PAPER_A4;
}

/* --- Bytes --- */

/* Appends @bytes, which are freed; NULL with @error after which this complains. */
static gboolean
take_bytes (GString      *out,
            GBytes       *bytes,
            const GError *error)
{
  if (bytes == NULL)
    {
      tenbo_complain (_ ("The file cannot be made: %s"), error->message);
      return FALSE;
    }

  g_string_append_len (out, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_bytes_unref (bytes);
  return TRUE;
}

/* Appends @paper, which is freed. */
static gboolean
take_paper (GString    *out,
            TenboPaper *paper)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = tenbo_paper_to_pdf (paper, &error);

  tenbo_paper_free (paper);

  return take_bytes (out, bytes, error);
}

static gboolean
take_text (GString *out,
           char    *text)
{
  g_string_append (out, text);
  g_free (text);

  return TRUE;
}

/* --- A game --- */

/* A picture or a text. */
static gboolean
take_result (GString               *out,
             const TenboGameResult *result,
             Form                   form)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  if (form == FORM_TEXT)
    return take_text (out, tenbo_game_result_dup_share_text (result));

  bytes = tenbo_picture_new_for_game (result, &error);
  return take_bytes (out, bytes, error);
}

static gboolean
make_of_game (const TenboSheetRequest *request,
              Form                     form,
              TenboStore              *store,
              GString                 *out)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gint64           id = store != NULL ? tenbo_find_game (store, request->game, &error) : 0;
  g_autofree char *label = NULL;

  if (id > 0)
    record = tenbo_game_export (store, id, &error);
  if (record == NULL)
    {
      tenbo_complain_of_game (request->path, request->game, error);
      return FALSE;
    }

  if (form == FORM_PDF)
    {
      TenboPaper *paper = tenbo_paper_new_for_game (record, get_size (request), &problem);

      if (paper != NULL)
        return take_paper (out, paper);
    }
  else
    {
      g_autoptr (TenboGameResult) result = tenbo_game_result_new (record, &problem);

      if (result != NULL)
        return take_result (out, result, form);
    }

  label = tenbo_database_label (request->path);
  tenbo_complain_of_record (label, record->id, &problem);
  return FALSE;
}

/* --- An evening --- */

static gboolean
make_of_session (const TenboSheetRequest *request,
                 Form                     form,
                 TenboStore              *store,
                 GString                 *out)
{
  g_autoptr (TenboSessionSheet) sheet = tenbo_find_session (store, request->path,
                                                            request->session);
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  if (sheet == NULL)
    return FALSE;
  if (form == FORM_TEXT)
    return take_text (out, tenbo_session_sheet_dup_share_text (sheet));
  if (form == FORM_PDF)
    return take_paper (out, tenbo_paper_new_for_session (sheet, get_size (request)));

  bytes = tenbo_picture_new_for_session (sheet, &error);
  return take_bytes (out, bytes, error);
}

/* --- A person --- */

/* Which games of the person, in words; NULL: all. */
static char *
describe_scope (const TenboSheetRequest *request,
                const char              *opponent)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (request->period->since != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "Since %s"), request->period->since));
  if (request->period->until != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "Until %s"), request->period->until));
  if (request->ruleset != NULL)
    g_ptr_array_add (parts, g_strdup (tenbo_free_text_isolate (request->ruleset)));
  if (request->n_players != 0)
    g_ptr_array_add (parts, tenbo_figure_dup_variant_name (TENBO_FIGURE_AVERAGE_RANK,
                                                           request->n_players));
  if (opponent != NULL)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("games", "With %s"),
                                             tenbo_free_text_isolate (opponent)));
  if (parts->len == 0)
    return NULL;

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (SEPARATOR, (char **) parts->pdata);
}

static gboolean
make_of_person (const TenboSheetRequest *request,
                TenboStore              *store,
                GString                 *out)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (TenboStoredPerson) opponent = NULL;
  g_autoptr (TenboStatistics) statistics = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char  *scope = NULL;
  TenboResultFilter filter = { .since_msec = request->since_msec,
                               .until_msec = request->until_msec,
                               .ruleset_key = request->ruleset,
                               .n_players = request->n_players };
  TenboPaperPerson  page;

  if (store == NULL)
    {
      tenbo_complain (_ ("There is nobody called “%s”."), request->person);
      return FALSE;
    }
  person = tenbo_find_person (store, request->path, request->person, TENBO_FIND_SOMEBODY);
  if (person != NULL && request->opponent != NULL)
    opponent = tenbo_find_person (store, request->path, request->opponent, TENBO_FIND_SOMEBODY);
  if (person == NULL || (request->opponent != NULL && opponent == NULL))
    return FALSE;

  filter.person_id = person->id;
  filter.opponent_id = opponent != NULL ? opponent->id : 0;
  statistics = tenbo_statistics_read (store, &filter, NULL, &error);
  if (statistics == NULL)
    {
      tenbo_complain_of_store (request->path, error);
      return FALSE;
    }

  scope = describe_scope (request, opponent != NULL ? opponent->name : NULL);
  page = (TenboPaperPerson) { person->name, scope, statistics, (guint) request->minimum };
  return take_paper (out, tenbo_paper_new_for_person (&page, get_size (request)));
}

gboolean
tenbo_sheet_make (const TenboSheetRequest *request,
                  const char              *name,
                  TenboStore              *store,
                  GString                 *out)
{
  Form form = find_form (name);

  g_return_val_if_fail (form < N_FORMS, FALSE);

  if (request->game != NULL)
    return make_of_game (request, form, store, out);
  if (request->session != NULL)
    return make_of_session (request, form, store, out);

  return make_of_person (request, store, out);
}
