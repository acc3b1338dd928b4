/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-undo.h"

#include "tenbo-table-page.h"

#include <glib/gi18n.h>

/* Long enough to see what became of it. */
#define UNDO_SECONDS 10

/* What Ctrl+Z takes back is kept here on the window. */
#define OFFER "tenbo-undo"

/* Held by the toast and, as long as Ctrl+Z may ask for it, by the window. */
typedef struct
{
  TenboUndoFunc  func; /* NULL: it was taken back */
  gpointer       data;
  GDestroyNotify destroy;

  TenboWindow *window; /* weak, as the others */
  GtkWidget   *page;   /* where it can be taken back by Ctrl+Z; NULL: nowhere */
  AdwToast    *toast;
} Offer;

static void
offer_clear (gpointer data)
{
  Offer *self = data;

  if (self->destroy != NULL)
    self->destroy (self->data);

  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->toast);
}

static void
offer_unref (gpointer data)
{
  g_rc_box_release_full (data, offer_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offer, offer_unref)

static Offer *
get_offer (TenboWindow *window)
{
  return g_object_get_data (G_OBJECT (window), OFFER);
}

/* The page that is shown, unless that has a Ctrl+Z of its own. Borrowed. */
static GtkWidget *
get_page (TenboWindow *window)
{
  AdwNavigationView *view = tenbo_window_get_navigation_view (window);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (view);

  return page != NULL && !TENBO_IS_TABLE_PAGE (page) ? GTK_WIDGET (page) : NULL;
}

/* FALSE: not now. */
static gboolean
take_back (Offer *offer)
{
  g_autoptr (Offer) keep = g_rc_box_acquire (offer);

  if (offer->func == NULL || offer->window == NULL || !offer->func (offer->window, offer->data))
    return FALSE;

  offer->func = NULL;
  if (offer->toast != NULL)
    adw_toast_dismiss (offer->toast);
  if (offer->window != NULL && get_offer (offer->window) == offer)
    tenbo_undo_forget (offer->window);

  return TRUE;
}

static void
clicked_cb (AdwToast *toast,
            gpointer  user_data)
{
  take_back (user_data);
}

static void
closure_unref (gpointer  data,
               GClosure *closure)
{
  offer_unref (data);
}

static AdwToast *
create_toast (const char *text,
              Offer      *offer)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  g_set_weak_pointer (&offer->toast, toast);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (clicked_cb),
                         g_rc_box_acquire (offer), closure_unref, G_CONNECT_DEFAULT);

  return toast;
}

void
tenbo_undo_offer (TenboWindow   *window,
                  const char    *text,
                  TenboUndoFunc  func,
                  gpointer       data,
                  GDestroyNotify destroy)
{
  Offer *offer;

  g_return_if_fail (TENBO_IS_WINDOW (window));
  g_return_if_fail (text != NULL && func != NULL);

  offer = g_rc_box_new0 (Offer);
  offer->func = func;
  offer->data = data;
  offer->destroy = destroy;
  g_set_weak_pointer (&offer->window, window);
  g_set_weak_pointer (&offer->page, get_page (window));
  tenbo_window_add_toast (window, create_toast (text, offer));
  g_object_set_data_full (G_OBJECT (window), OFFER, offer, offer_unref);
}

void
tenbo_undo_report (TenboWindow *window)
{
  AdwToast *toast;

  g_return_if_fail (TENBO_IS_WINDOW (window));

  /* What was offered before waits. */
  toast = adw_toast_new (_ ("The change was taken back"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  tenbo_window_add_toast (window, toast);
}

void
tenbo_undo_forget (TenboWindow *window)
{
  g_return_if_fail (TENBO_IS_WINDOW (window));

  g_object_set_data (G_OBJECT (window), OFFER, NULL);
}

static gboolean
key_cb (GtkWidget *content,
        GVariant  *args,
        gpointer   user_data)
{
  TenboWindow *window = user_data;
  GtkWidget   *focus = gtk_root_get_focus (GTK_ROOT (window));
  Offer       *offer = get_offer (window);

  /* Where nothing was typed, the text lets the key go on. */
  if (offer == NULL || offer->page == NULL || offer->page != get_page (window) ||
      GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    return GDK_EVENT_PROPAGATE;

  return take_back (offer) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
page_changed_cb (TenboWindow *window)
{
  Offer *offer = get_offer (window);

  if (offer != NULL && offer->page != get_page (window))
    tenbo_undo_forget (window);
}

void
tenbo_undo_add_key (TenboWindow *window,
                    GtkWidget   *content)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (TENBO_IS_WINDOW (window));
  g_return_if_fail (GTK_IS_WIDGET (content));

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>z"),
                      gtk_callback_action_new (key_cb, window, NULL)));
  gtk_widget_add_controller (content, keys);
  g_signal_connect_object (tenbo_window_get_navigation_view (window), "notify::visible-page",
                           G_CALLBACK (page_changed_cb), window, G_CONNECT_SWAPPED);
}
