/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-record-list.h"

#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-standing-words.h"

/* People per record */
#define N_BEST 3

struct _TenboRecordList
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (TenboRecordList, tenbo_record_list, GTK_TYPE_BOX)

static void
tenbo_record_list_class_init (TenboRecordListClass *klass)
{
}

static void
tenbo_record_list_init (TenboRecordList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
}

static GtkWidget *
create_row (const TenboStanding       *standing,
            const TenboStandingColumn *column)
{
  TenboStoredTime  started = tenbo_standing_get_time (standing, column);
  TenboStatistic   record = tenbo_standing_get_cell (standing, column);
  g_autofree char *text = tenbo_statistic_dup_text (&record);
  g_autofree char *day = NULL;
  GtkWidget       *row;
  g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);

  day = tenbo_describe_date (time);
  row = tenbo_plain_row_new (tenbo_free_text_isolate (standing->name), day);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tenbo_label_new_number (text, 1, "title-4"));
  tenbo_plain_row_make_link (row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", record.game_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.show-hands");
  return row;
}

static void
add_record (TenboRecordList           *self,
            const GPtrArray           *standings,
            const TenboStandingColumn *column,
            int                        n_players)
{
  g_autoptr (GPtrArray) best = tenbo_standings_list_best (standings, column, N_BEST);
  g_autofree char *title = tenbo_standing_column_dup_title (column, n_players);
  GtkWidget       *group;

  if (best->len == 0)
    return;

  group = g_object_new (ADW_TYPE_PREFERENCES_GROUP,
                        "title", title,
                        "description", tenbo_statistic_get_help (column->id),
                        NULL);
  for (guint i = 0; i < best->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_row (best->pdata[i], column));
  gtk_box_append (GTK_BOX (self), group);
}

void
tenbo_record_list_show (TenboRecordList *self,
                        const GPtrArray *standings,
                        int              n_players)
{
  g_autoptr (GArray) columns = tenbo_standings_list_records (n_players);

  g_return_if_fail (TENBO_IS_RECORD_LIST (self));

  while (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    gtk_box_remove (GTK_BOX (self), gtk_widget_get_first_child (GTK_WIDGET (self)));
  for (guint i = 0; i < columns->len; i++)
    add_record (self, standings, &g_array_index (columns, TenboStandingColumn, i), n_players);
}
