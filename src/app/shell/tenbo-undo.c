/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-undo.h"

#include "tenbo-shell.h"

#include <glib/gi18n.h>

/* Long enough to look at the result */
#define UNDO_SECONDS 10

/* An undo offer, held by the toast, and by TenboUndo while Ctrl+Z can use it */
typedef struct
{
  TenboUndoFunc  func; /* NULL after the undo */
  gpointer       data;
  GDestroyNotify destroy;

  TenboUndo *undo; /* weak, like the next two */
  GtkWidget *page; /* page on which Ctrl+Z undoes the change; NULL: none */
  AdwToast  *toast;
} Offer;

struct _TenboUndo
{
  GObject parent_instance;

  TenboShell *shell; /* weak */
  GtkWidget  *page;  /* weak */
  Offer      *offer; /* owned; NULL: nothing to undo */
};

G_DEFINE_FINAL_TYPE (TenboUndo, tenbo_undo, G_TYPE_OBJECT)

static void
offer_clear (gpointer data)
{
  Offer *offer = data;

  if (offer->destroy != NULL)
    offer->destroy (offer->data);

  g_clear_weak_pointer (&offer->undo);
  g_clear_weak_pointer (&offer->page);
  g_clear_weak_pointer (&offer->toast);
}

static void
offer_unref (gpointer data)
{
  g_rc_box_release_full (data, offer_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offer, offer_unref)

static gboolean
run_offer (Offer *offer)
{
  g_autoptr (Offer) keep = g_rc_box_acquire (offer);

  if (offer->func == NULL || offer->undo == NULL || offer->undo->shell == NULL ||
      !offer->func (offer->undo->shell, offer->data))
    return FALSE;

  offer->func = NULL;
  if (offer->toast != NULL)
    adw_toast_dismiss (offer->toast);
  if (offer->undo != NULL && offer->undo->offer == offer)
    tenbo_undo_forget (offer->undo);

  return TRUE;
}

static void
clicked_cb (AdwToast *toast,
            gpointer  user_data)
{
  run_offer (user_data);
}

static void
closure_unref (gpointer  data,
               GClosure *closure)
{
  offer_unref (data);
}

static void
tenbo_undo_dispose (GObject *object)
{
  TenboUndo *self = TENBO_UNDO (object);

  g_clear_pointer (&self->offer, offer_unref);
  g_clear_weak_pointer (&self->shell);
  g_clear_weak_pointer (&self->page);

  G_OBJECT_CLASS (tenbo_undo_parent_class)->dispose (object);
}

static void
tenbo_undo_class_init (TenboUndoClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_undo_dispose;
}

static void
tenbo_undo_init (TenboUndo *self)
{
}

TenboUndo *
tenbo_undo_new (TenboShell *shell)
{
  TenboUndo *self;

  g_return_val_if_fail (TENBO_IS_SHELL (shell), NULL);

  self = g_object_new (TENBO_TYPE_UNDO, NULL);
  g_set_weak_pointer (&self->shell, shell);

  return self;
}

void
tenbo_undo_set_page (TenboUndo *self,
                     GtkWidget *page)
{
  g_return_if_fail (TENBO_IS_UNDO (self));
  g_return_if_fail (page == NULL || GTK_IS_WIDGET (page));

  g_set_weak_pointer (&self->page, page);
  if (self->offer != NULL && self->offer->page != page)
    tenbo_undo_forget (self);
}

void
tenbo_undo_offer (TenboUndo     *self,
                  const char    *text,
                  TenboUndoFunc  func,
                  gpointer       data,
                  GDestroyNotify destroy)
{
  Offer    *offer;
  AdwToast *toast;

  g_return_if_fail (TENBO_IS_UNDO (self));
  g_return_if_fail (text != NULL && func != NULL);

  offer = g_rc_box_new0 (Offer);
  offer->func = func;
  offer->data = data;
  offer->destroy = destroy;
  g_set_weak_pointer (&offer->undo, self);
  g_set_weak_pointer (&offer->page, self->page);
  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  g_set_weak_pointer (&offer->toast, toast);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (clicked_cb),
                         g_rc_box_acquire (offer), closure_unref, G_CONNECT_DEFAULT);
  tenbo_shell_add_toast (self->shell, toast);

  g_clear_pointer (&self->offer, offer_unref);
  self->offer = offer;
}

void
tenbo_undo_report (TenboUndo *self)
{
  AdwToast *toast;

  g_return_if_fail (TENBO_IS_UNDO (self));

  /* An earlier offer is queued behind this toast. */
  toast = adw_toast_new (_ ("Change undone"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  tenbo_shell_add_toast (self->shell, toast);
}

void
tenbo_undo_forget (TenboUndo *self)
{
  g_return_if_fail (TENBO_IS_UNDO (self));

  g_clear_pointer (&self->offer, offer_unref);
}

gboolean
tenbo_undo_activate (TenboUndo *self)
{
  g_return_val_if_fail (TENBO_IS_UNDO (self), FALSE);

  return self->offer != NULL && self->page != NULL && self->offer->page == self->page &&
         run_offer (self->offer);
}
