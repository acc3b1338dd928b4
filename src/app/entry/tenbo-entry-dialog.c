/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-dialog.h"

/* Minimum size in which the sheet is usable; the window has the same minimum. */
#define MIN_WIDTH  360
#define MIN_HEIGHT 200

#define LINGER_MSEC 100

struct _TenboEntryDialog
{
  AdwDialog parent_instance;

  TenboEntrySheet *sheet; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, ADW_TYPE_DIALOG)

typedef enum
{
  SIGNAL_ENTERED,
  N_SIGNALS,
} TenboEntryDialogSignals;

static guint signals[N_SIGNALS];

/* Moves the focus out of the sheet before the sheet is destroyed. Otherwise the window keeps the
 * sheet as its focus child. */
static void
drop_focus (TenboEntryDialog *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    gtk_root_set_focus (root, NULL);
}

static void
tenbo_entry_dialog_closed (AdwDialog *dialog)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (dialog);
  const TbEvent    *event = tenbo_entry_sheet_get_entered (self->sheet);

  drop_focus (self);
  if (event != NULL)
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0, event);
}

static gboolean
linger_cb (gpointer user_data)
{
  return G_SOURCE_REMOVE;
}

/* Closes the dialog without its animation so that the new scores are visible at once. A timeout
 * keeps the sheet alive for a few frames, because destroying its many widgets takes time. */
static void
done_cb (TenboEntryDialog *self)
{
  g_timeout_add_full (G_PRIORITY_LOW, LINGER_MSEC, linger_cb, g_object_ref (self),
                      g_object_unref);
  drop_focus (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tenbo_entry_dialog_class_init (TenboEntryDialogClass *klass)
{
  ADW_DIALOG_CLASS (klass)->closed = tenbo_entry_dialog_closed;

  signals[SIGNAL_ENTERED] = g_signal_new ("entered",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tenbo_entry_dialog_init (TenboEntryDialog *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, MIN_HEIGHT);
}

TenboEntryDialog *
tenbo_entry_dialog_new (TenboEntrySheet *sheet)
{
  TenboEntryDialog *self = g_object_new (TENBO_TYPE_ENTRY_DIALOG, NULL);
  AdwDialog        *dialog = ADW_DIALOG (self);

  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (sheet), NULL);

  self->sheet = sheet;
  adw_dialog_set_child (dialog, GTK_WIDGET (sheet));
  adw_dialog_set_content_width (dialog, tenbo_entry_sheet_get_width (sheet));
  adw_dialog_set_content_height (dialog, tenbo_entry_sheet_get_height (sheet));
  adw_dialog_set_focus (dialog, tenbo_entry_sheet_find_first (sheet));
  g_object_bind_property (sheet, "title", self, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (sheet, "saving", self, "can-close",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_swapped (sheet, "done", G_CALLBACK (done_cb), self);

  return self;
}

TenboEntryDialog *
tenbo_entry_dialog_new_for_edit (TenboGame     *game,
                                 const TbEvent *event,
                                 const char    *title)
{
  return tenbo_entry_dialog_new (tenbo_entry_sheet_new_for_edit (game, event, title));
}
