/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-summary.h"

#include "tenbo-describe.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboSummary
{
  GObject parent_instance;

  /* Owned */
  TenboStoredSummary *stored;
  char               *title;
  char               *markup;
  char               *subtitle;
  char               *section;
};

G_DEFINE_FINAL_TYPE (TenboSummary, tenbo_summary, G_TYPE_OBJECT)

/* Whether the totals are said in thousands; where scores run from 0 and nothing is added at the
 * end, each total is the score. */
static gboolean
is_in_thousands (const TenboStoredSummary *stored)
{
  int sum = 0;

  for (int i = 0; i < stored->n_players; i++)
    {
      if (stored->players[i].total != stored->players[i].points)
        return TRUE;

      sum += stored->players[i].points;
    }

  return sum != 0;
}

static char *
describe_player (const TenboStoredSummary *stored,
                 const TenboStoredPlayer  *player)
{
  g_autofree char *total = NULL;

  if (stored->progress.end_reason == NULL)
    return g_strdup (player->name);

  total = tenbo_words_total (player->total, is_in_thousands (stored));

  return g_strdup_printf ("%s\u00a0%s", player->name, total);
}

/* Adds a player to the title, and to the markup as what stays on one line: a script without spaces
 * could be broken anywhere. */
static void
append_player (TenboSummary            *self,
               GString                 *title,
               GString                 *markup,
               const TenboStoredPlayer *player)
{
  g_autofree char *text = describe_player (self->stored, player);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  if (title->len > 0)
    {
      g_string_append (title, _ (", "));
      g_string_append (markup, _ (", "));
    }

  g_string_append (title, text);
  g_string_append_printf (markup, "<span allow_breaks=\"false\">%s</span>", escaped);
}

/* The players in turn order; of a game that has ended, by rank. */
static void
create_title (TenboSummary *self)
{
  const TenboStoredSummary *stored = self->stored;
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (GString) markup = g_string_new (NULL);
  int n_ranks = stored->progress.end_reason != NULL ? stored->n_players : 0;

  for (int i = 0; i < stored->n_players && n_ranks == 0; i++)
    append_player (self, title, markup, &stored->players[i]);

  for (int rank = 1; rank <= n_ranks; rank++)
    for (int i = 0; i < stored->n_players; i++)
      if (stored->players[i].rank == rank)
        append_player (self, title, markup, &stored->players[i]);

  self->title = g_string_free (g_steal_pointer (&title), FALSE);
  self->markup = g_string_free (g_steal_pointer (&markup), FALSE);
}

static char *
describe_progress (const TenboStoredProgress *progress)
{
  TbNext next = {
    .round = {
      .wind = (TbWind) progress->wind,
      .number = (uint8_t) progress->number,
      .extension = progress->extension != 0,
    },
    .honba = progress->honba,
    .dealer = (TbPlayer) progress->dealer,
  };

  if (progress->end_reason == NULL)
    return tenbo_words_next (&next);

  return g_strdup_printf (ngettext ("%d hand", "%d hands", (gulong) progress->n_hands),
                          progress->n_hands);
}

static char *
create_subtitle (const TenboStoredSummary *stored,
                 gint64                    now_ms)
{
  g_autofree char *progress = describe_progress (&stored->progress);
  gboolean         runs = stored->progress.end_reason == NULL;
  g_autofree char *when = NULL;

  /* A running game is looked for by when it was left, one that has ended by when it was played. */
  when = tenbo_describe_time (runs ? stored->changed_msec : stored->started.msec, now_ms);

  return g_strjoin (" \u00b7 ",
                    stored->ruleset_name,
                    progress,
                    when,
                    stored->is_void ? _ ("not counted") : NULL,
                    NULL);
}

static char *
create_section (const TenboStoredSummary *stored)
{
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) utc = NULL;
  g_autoptr (GDateTime) local = NULL;

  if (stored->progress.end_reason == NULL)
    return g_strdup (_ ("Unfinished Games"));

  /* The day it was where it was played, wherever the list is read. */
  zone = g_time_zone_new_offset (stored->session_started.offset_minutes * 60);
  utc = g_date_time_new_from_unix_utc (stored->session_started.msec / 1000);
  local = g_date_time_to_timezone (utc, zone);

  /* Translators: the day of an evening, as strftime prints it: "Friday 14 November 2025" */
  return g_date_time_format (local, _ ("%A %-d %B %Y"));
}

static void
tenbo_summary_finalize (GObject *object)
{
  TenboSummary *self = TENBO_SUMMARY (object);

  g_clear_pointer (&self->stored, tenbo_stored_summary_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->markup, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->section, g_free);

  G_OBJECT_CLASS (tenbo_summary_parent_class)->finalize (object);
}

static void
tenbo_summary_class_init (TenboSummaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_summary_finalize;
}

static void
tenbo_summary_init (TenboSummary *self)
{
}

TenboSummary *
tenbo_summary_new (TenboStoredSummary *stored,
                   gint64              now_ms)
{
  TenboSummary *self;

  g_return_val_if_fail (stored != NULL, NULL);

  self = g_object_new (TENBO_TYPE_SUMMARY, NULL);
  self->stored = stored;
  create_title (self);
  self->subtitle = create_subtitle (stored, now_ms);
  self->section = create_section (stored);

  return self;
}

const TenboStoredSummary *
tenbo_summary_get_stored (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  return self->stored;
}

const char *
tenbo_summary_get_title (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  return self->title;
}

const char *
tenbo_summary_get_markup (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  return self->markup;
}

const char *
tenbo_summary_get_subtitle (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  return self->subtitle;
}

const char *
tenbo_summary_get_section (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  return self->section;
}

gboolean
tenbo_summary_has_ended (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), FALSE);

  return self->stored->progress.end_reason != NULL;
}
