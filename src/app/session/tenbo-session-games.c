/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-session-games.h"

#include "tenbo-describe.h"
#include "tenbo-label.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* In sp: what a number of a total takes, and what stands before the first one. */
#define COLUMN_WIDTH 56
#define START_WIDTH  104

int
tenbo_session_games_get_width (const TenboSessionSheet *sheet)
{
  return START_WIDTH + COLUMN_WIDTH * (int) sheet->totals->totals->len;
}

/* --- Words --- */

static char *
dup_running_points (const TenboSessionSheet *sheet,
                    guint                    index,
                    guint                    place)
{
  gint64 points = tenbo_session_totals_get_running (sheet->totals, index, place);

  return tenbo_session_sheet_dup_points (sheet, points);
}

/* "Anna +36.2, now +23.5; Marc sits out, now −29.0" */
static char *
dup_sentence (const TenboSessionSheet *sheet,
              guint                    index)
{
  GString *text = g_string_new (NULL);

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      const char        *name = tenbo_session_sheet_get_name (sheet, place);
      g_autofree char   *running = dup_running_points (sheet, index, place);
      g_autofree char   *points = NULL;
      TenboSessionResult result;

      if (text->len > 0)
        /* Translators: between what one person got and what the next one got */
        g_string_append (text, _ ("; "));

      if (tenbo_session_sheet_get_result (sheet, index, place, &result))
        {
          points = tenbo_session_sheet_dup_points (sheet, result.total);
          /* Translators: a name, what a game brought, the total after it */
          g_string_append_printf (text, _ ("%1$s %2$s, now %3$s"), name, points, running);
        }
      else
        /* Translators: a name, the total so far */
        g_string_append_printf (text, _ ("%1$s sits out, now %2$s"), name, running);
    }

  return g_string_free_and_steal (text);
}

/* Why the game adds nothing. */
static char *
dup_state (const TenboStoredSummary *game)
{
  const TenboStoredProgress *progress = &game->progress;
  TbNext                     next = {
                        .round = {
                          .wind = (TbWind) progress->wind,
                          .number = (uint8_t) progress->number,
                          .extension = progress->extension != 0,
    },
                        .honba = progress->honba,
                        .dealer = (TbPlayer) progress->dealer,
  };
  g_autofree char *where = NULL;

  if (game->is_void)
    return g_strdup (_ ("not counted"));

  where = tenbo_words_next (&next);
  /* Translators: where a game stands that has not ended: "East 2, 1 honba, not finished" */
  return g_strdup_printf (_ ("%s, not finished"), where);
}

/* --- Rows --- */

static GtkWidget *
create_box (GtkOrientation orientation,
            int            spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_set_margin_top (box, 9);
      gtk_widget_set_margin_bottom (box, 9);
      gtk_widget_set_margin_start (box, 12);
      gtk_widget_set_margin_end (box, 12);
    }
  else
    gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* Every row begins with the same width, so that the columns stand below one another. */
static GtkWidget *
create_start (const char *number,
              const char *time)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = tenbo_label_new_number (time, 0, "caption");

  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_widget_add_css_class (label, "dimmed");
  if (number != NULL)
    gtk_box_append (GTK_BOX (box), tenbo_label_new_number (number, 0, "heading"));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
create_columns (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

/* Above the columns; who hears the rows hears the names in each. */
static GtkWidget *
create_heading (const TenboSessionSheet *sheet)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = create_box (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *columns = create_columns ();

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      const char *name = tenbo_session_sheet_get_name (sheet, place);
      GtkWidget  *label = tenbo_label_new_number (name, 1, "caption-heading");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (label, name);
      gtk_box_append (GTK_BOX (columns), label);
    }

  gtk_box_append (GTK_BOX (box), create_start (NULL, ""));
  gtk_box_append (GTK_BOX (box), columns);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);

  return row;
}

static GtkWidget *
create_figures (const TenboSessionSheet *sheet,
                guint                    index,
                guint                    place)
{
  GtkWidget         *box = create_box (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char   *running = dup_running_points (sheet, index, place);
  g_autofree char   *points = NULL;
  GtkWidget         *below;
  TenboSessionResult result;

  /* Translators: in the place of a number, where somebody did not play */
  points = tenbo_session_sheet_get_result (sheet, index, place, &result)
             ? tenbo_session_sheet_dup_points (sheet, result.total)
             : g_strdup (_ ("–"));
  below = tenbo_label_new_number (points, 1, "caption");
  gtk_widget_add_css_class (below, "dimmed");
  gtk_box_append (GTK_BOX (box), tenbo_label_new_number (running, 1, NULL));
  gtk_box_append (GTK_BOX (box), below);

  return box;
}

static GtkWidget *
create_in_columns (const TenboSessionSheet  *sheet,
                   const TenboStoredSummary *game,
                   guint                     index,
                   const char               *time)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = create_box (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean         counted = index < sheet->counted->len;
  g_autofree char *number = counted ? g_strdup_printf ("%u", index + 1) : NULL;
  GtkWidget       *rest;

  if (counted)
    {
      rest = create_columns ();
      for (guint place = 0; place < sheet->totals->totals->len; place++)
        gtk_box_append (GTK_BOX (rest), create_figures (sheet, index, place));
    }
  else
    {
      g_autofree char *state = dup_state (game);

      rest = tenbo_label_new_text (state, "dimmed");
      gtk_widget_set_hexpand (rest, TRUE);
    }

  gtk_box_append (GTK_BOX (box), create_start (number, time));
  gtk_box_append (GTK_BOX (box), rest);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return row;
}

static GtkWidget *
create_in_sentences (const char *title,
                     const char *sentence)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), sentence);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));

  return row;
}

static GtkWidget *
create_row (const TenboSessionSheet  *sheet,
            const TenboStoredSummary *game,
            gboolean                  in_sentences)
{
  guint            index = G_MAXUINT;
  gboolean         counted = g_ptr_array_find (sheet->counted, game, &index);
  g_autofree char *time = tenbo_session_words_time (game);
  g_autofree char *sentence = counted ? dup_sentence (sheet, index) : dup_state (game);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  GtkWidget       *row;

  /* Translators: the number of a game in an evening, and when it began: "Game 2, 21:05" */
  title = counted ? g_strdup_printf (_ ("Game %1$u, %2$s"), index + 1, time) : g_strdup (time);
  label = g_strdup_printf ("%s: %s", title, sentence);
  row = in_sentences ? create_in_sentences (title, sentence)
                     : create_in_columns (sheet, game, counted ? index : G_MAXUINT, time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-game");

  return row;
}

void
tenbo_session_games_show (GtkListBox              *list,
                          const TenboSessionSheet *sheet,
                          gboolean                 in_sentences)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));

  gtk_list_box_remove_all (list);

  if (!in_sentences && sheet->counted->len > 0)
    gtk_list_box_append (list, create_heading (sheet));
  for (guint i = 0; i < sheet->games->len; i++)
    gtk_list_box_append (list, create_row (sheet, sheet->games->pdata[i], in_sentences));
}
