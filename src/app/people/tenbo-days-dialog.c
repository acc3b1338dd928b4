/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-days-dialog.h"

#include "tenbo-class.h"

struct _TenboDaysDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  GtkCalendar *first_calendar;
  GtkCalendar *last_calendar;
};

G_DEFINE_FINAL_TYPE (TenboDaysDialog, tenbo_days_dialog, ADW_TYPE_DIALOG)

static guint chosen_signal;

static void
choose_clicked_cb (TenboDaysDialog *self)
{
  g_autoptr (GDateTime) first = gtk_calendar_get_date (self->first_calendar);
  g_autoptr (GDateTime) last = gtk_calendar_get_date (self->last_calendar);
  gboolean in_order = g_date_time_compare (first, last) <= 0;

  g_signal_emit (self, chosen_signal, 0, in_order ? first : last,
                 in_order ? last : first);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tenbo_days_dialog_class_init (TenboDaysDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = tenbo_class_add_signal (klass, "chosen", 2, G_TYPE_DATE_TIME, G_TYPE_DATE_TIME);
  tenbo_class_set_template (klass, "tenbo-days-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboDaysDialog, first_calendar);
  gtk_widget_class_bind_template_child (widget_class, TenboDaysDialog, last_calendar);
  gtk_widget_class_bind_template_callback (widget_class, choose_clicked_cb);
}

static void
tenbo_days_dialog_init (TenboDaysDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_days_dialog_new (GDateTime *first,
                       GDateTime *last)
{
  TenboDaysDialog *self = g_object_new (TENBO_TYPE_DAYS_DIALOG, NULL);

  if (first != NULL)
    gtk_calendar_select_day (self->first_calendar, first);
  if (last != NULL)
    gtk_calendar_select_day (self->last_calendar, last);

  return ADW_DIALOG (self);
}
