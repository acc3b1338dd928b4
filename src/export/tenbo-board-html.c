/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-board-html.h"

#include "tenbo-bidi.h"
#include "tenbo-language.h"
#include "tenbo-period.h"

#include <glib/gi18n-lib.h>

/* The size of the text follows that of the window, so that a page on a television is readable from
 * the tables. Colors are those of libadwaita. */
static const char style[] =
  ":root{color-scheme:light dark;--page:#fafafb;--card:#fff;--text:#2e3436;--first:#0461be}"
  "@media(prefers-color-scheme:dark){"
  ":root{--page:#222226;--card:#36363a;--text:#fff;--first:#81d0ff}}"
  "body{margin:0;padding:.8em;background:var(--page);color:var(--text);"
  "font:clamp(16px,1.1vw + 1vh,48px)/1.3 system-ui,sans-serif}"
  "header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline}"
  "h1{margin:0 0 .4em;font-size:1.4em}"
  "main{display:grid;gap:.8em;align-items:start;"
  "grid-template-columns:repeat(auto-fill,minmax(min(100%,16em),1fr))}"
  "section{padding:.6em .8em;border-radius:.5em;background:var(--card)}"
  "h2,section p{margin:0;overflow-wrap:anywhere}"
  "h2{font-size:1em}"
  "section p{opacity:.8}"
  "table{width:100%;margin-top:.4em;border-collapse:collapse}"
  "th,td{padding:.1em 0;vertical-align:baseline;font-weight:normal}"
  "th{width:100%;text-align:start;overflow-wrap:anywhere}"
  "td{white-space:nowrap;text-align:end;font-variant-numeric:tabular-nums}"
  "td:first-child{min-width:1.2em;padding-inline-end:.5em;text-align:start}"
  ".tables td:last-child{font-size:1.4em}"
  ".first,.first th{font-weight:bold;color:var(--first)}";

static void
add_escaped (GString    *text,
             const char *before,
             const char *content,
             const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (content, -1);

  g_string_append_printf (text, "%s%s%s", before, escaped, after);
}

/* The star of the leader at a table has a name for screen readers. */
static void
add_mark (GString             *text,
          const TenboBoardRow *row)
{
  if (row->is_first && *row->mark == '\0')
    add_escaped (text, "<td><span role=\"img\" aria-label=\"", _ ("Leader"),
                 "\">\u2605</span></td>");
  else
    add_escaped (text, "<td>", row->mark, "</td>");
}

static void
add_card (GString              *text,
          const TenboBoardCard *card,
          const char           *css_class)
{
  g_autofree char *detail = tenbo_board_card_dup_detail (card, 0);

  g_string_append_printf (text, "<section class=\"%s\">\n", css_class);
  add_escaped (text, "<h2 dir=\"auto\">", card->title, "</h2>\n");
  add_escaped (text, "<p>", detail, "</p>\n<table>\n");
  for (guint i = 0; i < card->rows->len; i++)
    {
      const TenboBoardRow *row = &g_array_index (card->rows, TenboBoardRow, i);

      g_string_append (text, row->is_first ? "<tr class=\"first\">" : "<tr>");
      add_mark (text, row);
      add_escaped (text, "<th scope=\"row\">", row->name, "</th>");
      add_escaped (text, "<td>", row->value, "</td></tr>\n");
    }
  g_string_append (text, "</table>\n</section>\n");
}

static void
add_cards (GString         *text,
           const GPtrArray *cards,
           const char      *css_class)
{
  for (guint i = 0; i < cards->len; i++)
    add_card (text, cards->pdata[i], css_class);
}

/* Without the current time, the page is the same until a game changes. */
static void
add_change (GString          *text,
            const TenboBoard *board)
{
  g_autofree char *time = NULL;
  g_autofree char *change = NULL;

  if (board->changed.msec == 0)
    return;

  time = tenbo_describe_time_of_day (&board->changed);
  /* Translators: %s is a time, such as "Yesterday, 21:05" */
  change = g_strdup_printf (_ ("Last change: %s"), time);
  add_escaped (text, "<span>", change, "</span>");
}

void
tenbo_board_html_write (const TenboBoard     *board,
                        const TenboBoardCard *standings,
                        GString              *text)
{
  g_string_append_printf (text, "<!DOCTYPE html>\n<html lang=\"%s\" dir=\"%s\">\n<head>\n",
                          tenbo_language_pick ("en", "ja", "zh-Hans"),
                          tenbo_bidi_is_rtl () ? "rtl" : "ltr");
  g_string_append (text,
                   "<meta charset=\"utf-8\"/>\n"
                   "<meta http-equiv=\"refresh\" content=\"10\"/>\n"
                   "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"/>\n");
  add_escaped (text, "<title>", _ ("Board"), "</title>\n");
  g_string_append_printf (text, "<style>%s</style>\n</head>\n<body>\n", style);
  add_escaped (text, "<header><h1>", _ ("Board"), "</h1>");
  add_change (text, board);
  g_string_append (text, "</header>\n<main>\n");
  if (board->tables->len == 0)
    add_escaped (text, "<section><h2>", _ ("No Running Games"), "</h2></section>\n");
  add_cards (text, board->tables, "tables");
  if (standings != NULL && standings->rows->len > 0)
    add_card (text, standings, "standings");
  add_cards (text, board->results, "results");
  g_string_append (text, "</main>\n</body>\n</html>\n");
}

char *
tenbo_board_html_read (TenboStore *store,
                       GError    **error)
{
  const TenboBoardQuery query = { .now = tenbo_stored_now (),
                                  .scope = TENBO_BOARD_SESSIONS,
                                  .has_standings = TRUE };
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (TenboBoard) board = read != NULL ? tenbo_board_read (read, &query, error) : NULL;
  GString *text;

  if (board == NULL)
    return NULL;

  text = g_string_new (NULL);
  tenbo_board_html_write (board, board->standings, text);
  return g_string_free_and_steal (text);
}
