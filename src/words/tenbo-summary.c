/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-summary.h"

#include "tenbo-date.h"
#include "tenbo-describe.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TenboSummary
{
  GObject parent_instance;

  /* Owned */
  TenboStoredSummary *stored;
  TenboStoredSession *session;

  /* Owned; NULL until requested */
  char *title;
  char *markup;
  char *subtitle;
  char *line; /* the subtitle below the heading of the section */
  char *section;
  char *details;

  gint64 now_ms;
};

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboSummarySignals;

static guint signals[N_SIGNALS];

/* Text of a game that has not been read yet */
#define UNREAD "\u2026"

G_DEFINE_FINAL_TYPE (TenboSummary, tenbo_summary, G_TYPE_OBJECT)

static void
append_player (TenboSummary            *self,
               GString                 *title,
               GString                 *markup,
               const TenboStoredPlayer *player)
{
  const char      *name = tenbo_free_text_isolate (player->name);
  g_autofree char *total = NULL;
  g_autofree char *text = NULL;
  g_autofree char *unbroken = NULL;

  if (self->stored->progress.end_reason != NULL)
    total = tenbo_words_total (player->total, tenbo_stored_summary_is_in_thousands (self->stored));
  text = g_strjoin ("\u00a0", name, total, NULL);
  unbroken = tenbo_describe_name_markup (name, total);

  if (title->len > 0)
    {
      g_string_append (title, C_ ("list", ", "));
      g_string_append (markup, C_ ("list", ", "));
    }
  g_string_append (title, text);
  if (self->stored->progress.end_reason != NULL && player->rank == 1)
    g_string_append_printf (markup, "<b>%s</b>", unbroken);
  else
    g_string_append (markup, unbroken);
}

/* Formats the players in turn order, or by rank if the game has ended. */
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

  /* Translators: number of hands of a game */
  return g_strdup_printf (ngettext ("%d hand", "%d hands", (gulong) progress->n_hands),
                          progress->n_hands);
}

/* Returns whether the game started on the day of its session. */
static gboolean
is_on_day (const TenboStoredSummary *stored)
{
  g_autofree char *day = tenbo_describe_day (&stored->started);
  g_autofree char *session_day = tenbo_describe_day (&stored->session_started);

  return g_str_equal (day, session_day);
}

/* Formats the subtitle; @in_section if a heading shows the day of the session. */
static char *
create_subtitle (const TenboStoredSummary *stored,
                 gint64                    now_ms,
                 gboolean                  in_section)
{
  const char      *ruleset = tenbo_free_text_isolate (stored->ruleset_name);
  g_autofree char *progress = describe_progress (&stored->progress);
  g_autofree char *when = NULL;

  /* Users look for a running game by its last change, and for another by the time it was played. */
  if (stored->progress.end_reason == NULL)
    when = tenbo_describe_time (stored->changed_msec, now_ms);
  else if (in_section && is_on_day (stored))
    when = tenbo_describe_time_of_day (&stored->started);
  else
    when = tenbo_describe_game_time (&stored->started, now_ms);

  if (stored->title != NULL)
    return g_strjoin (" \u00b7 ", tenbo_free_text_isolate (stored->title), ruleset, progress, when,
                      NULL);

  return g_strjoin (" \u00b7 ", ruleset, progress, when, NULL);
}

static gboolean
has_session_title (TenboSummary *self)
{
  return self->session != NULL && self->session->title != NULL;
}

static char *
create_section (TenboSummary *self)
{
  if (self->stored->progress.end_reason == NULL)
    return g_strdup (_ ("Unfinished Games"));

  if (has_session_title (self))
    return g_strdup (tenbo_free_text_isolate (self->session->title));

  return tenbo_describe_day (&self->stored->session_started);
}

/* Returns the details of the section, or "". */
static char *
create_details (TenboSummary *self)
{
  g_autofree char *day = NULL;
  const char      *venue = NULL;

  if (self->stored->progress.end_reason == NULL)
    return g_strdup ("");

  if (self->session != NULL && self->session->venue != NULL)
    venue = self->session->venue;
  else
    venue = self->stored->venue;
  venue = tenbo_free_text_isolate (venue);

  if (!has_session_title (self))
    return g_strdup (venue != NULL ? venue : "");

  day = tenbo_describe_day (&self->stored->session_started);

  return g_strjoin (" \u00b7 ", day, venue, NULL);
}

static void
forget (TenboSummary *self)
{
  g_clear_pointer (&self->stored, tenbo_stored_summary_free);
  g_clear_pointer (&self->session, tenbo_stored_session_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->markup, g_free);
  g_clear_pointer (&self->subtitle, g_free);
  g_clear_pointer (&self->line, g_free);
  g_clear_pointer (&self->section, g_free);
  g_clear_pointer (&self->details, g_free);
}

static void
tenbo_summary_finalize (GObject *object)
{
  forget (TENBO_SUMMARY (object));

  G_OBJECT_CLASS (tenbo_summary_parent_class)->finalize (object);
}

static void
tenbo_summary_class_init (TenboSummaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_summary_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          TENBO_TYPE_SUMMARY,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
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

  self = tenbo_summary_new_unread ();
  tenbo_summary_set_stored (self, stored, NULL, now_ms);

  return self;
}

TenboSummary *
tenbo_summary_new_unread (void)
{
  return g_object_new (TENBO_TYPE_SUMMARY, NULL);
}

void
tenbo_summary_set_stored (TenboSummary       *self,
                          TenboStoredSummary *stored,
                          TenboStoredSession *session,
                          gint64              now_ms)
{
  g_return_if_fail (TENBO_IS_SUMMARY (self));
  g_return_if_fail (stored != NULL);

  forget (self);
  self->stored = stored;
  self->session = session;
  self->now_ms = now_ms;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
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

  if (self->stored == NULL)
    return UNREAD;

  if (self->title == NULL)
    create_title (self);

  return self->title;
}

const char *
tenbo_summary_get_markup (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  if (self->stored == NULL)
    return UNREAD;

  if (self->markup == NULL)
    create_title (self);

  return self->markup;
}

const char *
tenbo_summary_get_subtitle (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  if (self->stored == NULL)
    return UNREAD;

  if (self->subtitle == NULL)
    self->subtitle = create_subtitle (self->stored, self->now_ms, FALSE);

  return self->subtitle;
}

const char *
tenbo_summary_get_section_line (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  if (self->stored == NULL)
    return UNREAD;

  if (self->line == NULL)
    self->line = create_subtitle (self->stored, self->now_ms, TRUE);

  return self->line;
}

const char *
tenbo_summary_get_section (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  if (self->stored == NULL)
    return UNREAD;

  if (self->section == NULL)
    self->section = create_section (self);

  return self->section;
}

const char *
tenbo_summary_get_section_details (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  if (self->stored == NULL)
    return NULL;

  if (self->details == NULL)
    self->details = create_details (self);

  return self->details[0] != '\0' ? self->details : NULL;
}

char *
tenbo_summary_dup_note (TenboSummary *self)
{
  const char      *note;
  g_autofree char *line = NULL;

  g_return_val_if_fail (TENBO_IS_SUMMARY (self), NULL);

  note = self->stored != NULL ? self->stored->note : NULL;
  if (note == NULL)
    return NULL;

  line = g_strndup (note, strcspn (note, "\n"));

  return tenbo_free_text_dup_isolated (line);
}

gboolean
tenbo_summary_has_ended (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), FALSE);

  return self->stored != NULL && self->stored->progress.end_reason != NULL;
}

gboolean
tenbo_summary_is_void (TenboSummary *self)
{
  g_return_val_if_fail (TENBO_IS_SUMMARY (self), FALSE);

  return self->stored != NULL && self->stored->is_void;
}

char *
tenbo_summary_describe_occasion (const TenboStoredSummary *stored,
                                 const TenboStoredSession *session)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autoptr (GDateTime) started = NULL;
  g_autofree char *day = NULL;
  g_autofree char *clock = NULL;
  g_auto (GStrv) all = NULL;
  const char *venue;

  g_return_val_if_fail (stored != NULL, NULL);

  started = tenbo_stored_time_to_local (&stored->started);
  day = tenbo_date_format_day (started, TENBO_DATE_WEEKDAY);
  clock = tenbo_date_format_time (started);
  g_strv_builder_take (parts, tenbo_date_join (day, clock));
  venue = session != NULL && session->venue != NULL ? session->venue : stored->venue;
  if (venue != NULL)
    g_strv_builder_add (parts, tenbo_free_text_isolate (venue));
  if (session != NULL && session->title != NULL)
    g_strv_builder_add (parts, tenbo_free_text_isolate (session->title));
  all = g_strv_builder_end (parts);
  return g_strjoinv (" \u00b7 ", all);
}

char *
tenbo_summary_describe_details (TenboDetails details)
{
  /* In the order of the bits */
  static const char *const words[TENBO_N_DETAILS] = {
    /* Translators: part of a game that differs: whether it is void */
    NC_ ("details of a game", "void"),
    NC_ ("details of a game", "title"),
    NC_ ("details of a game", "venue"),
    NC_ ("details of a game", "note"),
    NC_ ("details of a game", "session"),
  };
  char *list = NULL;

  for (guint i = 0; i < TENBO_N_DETAILS; i++)
    if (details & (1u << i))
      list = tenbo_list_join_comma (list,
                                    g_dpgettext2 (GETTEXT_PACKAGE, "details of a game", words[i]));

  return list != NULL ? list : g_strdup ("");
}
