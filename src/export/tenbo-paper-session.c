/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-sheets.h"

#include "tenbo-charts.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING      "\u2013"
#define GRAPH_HEIGHT 150.0
#define MAX_ABREAST  8 /* people per table of games */

typedef struct
{
  TenboPaper                *paper; /* borrowed */
  const TenboSessionSummary *summary;
} SessionPaper;

static guint
get_n_people (const SessionPaper *self)
{
  return self->summary->totals->totals->len;
}

/* --- Standings --- */

/* Returns the number of ranks: 4 if the session has a game of four, else 3. */
static int
get_n_ranks (const SessionPaper *self)
{
  for (guint i = 0; i < self->summary->counted->len; i++)
    if (((const TenboStoredSummary *) self->summary->counted->pdata[i])->n_players == 4)
      return 4;

  return 3;
}

/* Adds @text as a paragraph unless it is NULL. Takes ownership of @text. */
static void
take_paragraph (const SessionPaper *self,
                char               *text)
{
  if (text != NULL)
    tenbo_paper_add_paragraph (self->paper, text, TRUE);
  g_free (text);
}

static void
add_standings (const SessionPaper *self)
{
  const TenboSessionSummary *summary = self->summary;
  TenboPaper                *paper = self->paper;
  int                        n_ranks = get_n_ranks (self);
  gboolean                   has_chips = tenbo_session_summary_has_chips (summary);
  gboolean                   has_money = tenbo_session_summary_has_money (summary);

  tenbo_paper_add_heading (paper, _ ("Standings"));
  tenbo_paper_begin_table (paper);
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, "");
  tenbo_paper_add_column (paper, TENBO_PAPER_FILL, _ ("Player"));
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, _ ("Games"));
  for (int i = 0; i < n_ranks; i++)
    tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, tenbo_words_rank (i + 1));
  if (has_chips)
    tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, _ ("Chips"));
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, _ ("Total"));
  if (has_money)
    tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, _ ("Money"));

  for (guint person = 0; person < get_n_people (self); person++)
    {
      const TenboSessionTotal *total = tenbo_session_summary_get_total (summary, person);

      tenbo_paper_take_cell (paper, g_strdup_printf ("%u", person + 1));
      tenbo_paper_take_cell (paper, g_strdup (tenbo_session_summary_get_name (summary, person)));
      tenbo_paper_take_cell (paper, g_strdup_printf ("%d", total->n_games));
      for (int i = 0; i < n_ranks; i++)
        tenbo_paper_take_cell (paper, total->ranks[i] > 0
                                        ? g_strdup_printf ("%d", total->ranks[i])
                                        : g_strdup (NOTHING));
      if (has_chips)
        tenbo_paper_take_cell (paper, tenbo_session_summary_dup_points (summary, total->chips));
      tenbo_paper_take_cell (paper, tenbo_session_summary_dup_points (summary, total->total));
      if (has_money)
        tenbo_paper_take_cell (paper,
                               tenbo_session_summary_dup_money (summary, total->money, TRUE));
      tenbo_paper_end_row (paper, person == 0);
    }

  take_paragraph (self, tenbo_session_summary_dup_left_over (self->summary));
  take_paragraph (self, tenbo_session_summary_dup_rate (self->summary));
  take_paragraph (self, tenbo_session_summary_dup_fee (self->summary));
}

/* --- Games --- */

/* Returns whether all games have the same ruleset, so that the summary names it once. */
static gboolean
is_of_one_ruleset (const SessionPaper *self)
{
  const GPtrArray *games = self->summary->counted;

  for (guint i = 1; i < games->len; i++)
    if (!g_str_equal (((const TenboStoredSummary *) games->pdata[i])->ruleset_name,
                      ((const TenboStoredSummary *) games->pdata[0])->ruleset_name))
      return FALSE;

  return TRUE;
}

/* Adds a table of the games for up to MAX_ABREAST people from @first on: the local start time and
 * the ruleset of each game; the result of each person and the running total below it. */
static void
add_running (const SessionPaper *self,
             guint               first)
{
  const TenboSessionSummary *summary = self->summary;
  const TenboSessionTotals  *totals = summary->totals;
  guint                      end = MIN (first + MAX_ABREAST, get_n_people (self));

  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, _ ("Game"));
  for (guint person = first; person < end; person++)
    tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER,
                            tenbo_session_summary_get_name (summary, person));
  for (guint index = 0; index < summary->counted->len; index++)
    {
      const TenboStoredSummary *game = summary->counted->pdata[index];
      g_autofree char          *time = tenbo_describe_time_of_day (&game->started);
      const char               *ruleset =
        is_of_one_ruleset (self) ? "" : tenbo_free_text_isolate (game->ruleset_name);

      tenbo_paper_take_cell (self->paper,
                             g_strdup_printf ("%u\u2003%s\n%s", index + 1, time, ruleset));
      for (guint person = first; person < end; person++)
        {
          TenboSessionResult result;
          gint64             running = tenbo_session_totals_get_running (totals, index, person);
          g_autofree char   *after = tenbo_session_summary_dup_points (summary, running);
          g_autofree char   *got = NULL;

          if (tenbo_session_summary_get_result (summary, index, person, &result))
            got = tenbo_session_summary_dup_points (summary, result.total);
          tenbo_paper_take_cell (self->paper, g_strdup_printf ("%s\n%s",
                                                               got != NULL ? got : NOTHING, after));
        }
      tenbo_paper_end_row (self->paper, FALSE);
    }
}

static void
add_games (const SessionPaper *self)
{
  guint n_left_out = self->summary->games->len - self->summary->counted->len;

  tenbo_paper_add_heading (self->paper, _ ("Games"));
  for (guint first = 0; first < get_n_people (self); first += MAX_ABREAST)
    add_running (self, first);
  if (n_left_out == 0)
    return;

  take_paragraph (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                      "%u more game is not included.",
                                                      "%u more games are not included.",
                                                      n_left_out),
                                         n_left_out));
}

TenboPaper *
tenbo_paper_new_for_session (const TenboSessionSummary *summary,
                             TenboPaperSize             size)
{
  g_autofree char *title = tenbo_session_summary_dup_title (summary);
  SessionPaper     self = { .paper = tenbo_paper_new (size, title), .summary = summary };
  gint64           msec = summary->session->started.msec;
  g_autofree char *date = NULL;
  g_autoptr (TenboChart) chart = NULL;

  /* Use the time of the last game, so that the same session gives the same file. */
  for (guint i = 0; i < summary->games->len; i++)
    {
      const TenboStoredSummary *game = summary->games->pdata[i];

      msec = MAX (msec, MAX (game->started.msec, game->ended.msec));
    }
  date = tenbo_stored_time_dup_utc (msec);
  tenbo_paper_set_date (self.paper, date);

  take_paragraph (&self, tenbo_session_summary_dup_subtitle (summary));
  if (summary->session->note != NULL)
    tenbo_paper_add_paragraph (self.paper, summary->session->note, FALSE);
  if (summary->counted->len == 0)
    {
      tenbo_paper_add_paragraph (self.paper, _ ("No game of this session has finished yet."),
                                 FALSE);
      return self.paper;
    }

  if (is_of_one_ruleset (&self))
    {
      const TenboStoredSummary *game = summary->counted->pdata[0];

      tenbo_paper_add_paragraph (self.paper, tenbo_free_text_isolate (game->ruleset_name), TRUE);
    }
  add_standings (&self);
  if (summary->totals->transfers->len > 0)
    tenbo_paper_add_heading (self.paper, _ ("Who pays whom"));
  for (guint i = 0; i < summary->totals->transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (summary->totals->transfers, TenboTransfer, i);
      g_autofree char     *text = tenbo_session_summary_dup_transfer (summary, transfer);

      tenbo_paper_add_paragraph (self.paper, text, FALSE);
    }
  chart = tenbo_session_chart_new (summary->totals, summary->in_thousands);
  tenbo_paper_add_heading (self.paper, chart->title);
  tenbo_paper_add_chart (self.paper, chart, GRAPH_HEIGHT);
  add_games (&self);

  return self.paper;
}
