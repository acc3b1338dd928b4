/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-wait.h"

#include <signal.h>
#include <unistd.h>

/* Delay of the first progress line, and interval between updates. */
#define SHOW_PROGRESS_AFTER_USEC (500 * 1000)
#define PAUSE_USEC               (100 * 1000)

struct _TenboWait
{
  char         *words;       /* owned */
  GCancellable *cancellable; /* owned */
  gint64        next_usec;   /* time of the next update */
  gboolean      is_terminal;
  gboolean      is_shown;
};

static volatile sig_atomic_t is_stopped;

static void
stop_cb (int number)
{
  is_stopped = 1;
}

void
tenbo_wait_catch_signals (void)
{
  static const int numbers[] = { SIGINT, SIGTERM, SIGHUP };
  struct sigaction action = { .sa_handler = stop_cb };
  struct sigaction old;

  action.sa_flags = (int) (SA_RESTART | SA_RESETHAND);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (sigaction (numbers[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction (numbers[i], &action, NULL);
}

gboolean
tenbo_wait_is_stopped (void)
{
  return is_stopped != 0;
}

TenboWait *
tenbo_wait_new (const char *words)
{
  TenboWait *self = g_new0 (TenboWait, 1);

  self->words = g_strdup (words);
  self->cancellable = g_cancellable_new ();
  self->next_usec = g_get_monotonic_time () + SHOW_PROGRESS_AFTER_USEC;
  self->is_terminal = isatty (STDERR_FILENO) != 0;
  tenbo_wait_catch_signals ();

  return self;
}

void
tenbo_wait_hide (TenboWait *self)
{
  if (self->is_shown)
    g_printerr ("\r\033[K");
  self->is_shown = FALSE;
}

void
tenbo_wait_free (TenboWait *self)
{
  tenbo_wait_hide (self);
  g_object_unref (self->cancellable);
  g_free (self->words);
  g_free (self);
}

GCancellable *
tenbo_wait_get_cancellable (TenboWait *self)
{
  return self->cancellable;
}

void
tenbo_wait_progress_cb (guint64  done,
                        guint64  total,
                        gpointer user_data)
{
  TenboWait *self = user_data;
  gint64     now = g_get_monotonic_time ();

  if (is_stopped)
    g_cancellable_cancel (self->cancellable);
  if (!self->is_terminal || now < self->next_usec)
    return;

  self->next_usec = now + PAUSE_USEC;
  self->is_shown = TRUE;
  g_printerr ("\r%s %3d %%\033[K", self->words,
              total > 0 ? (int) (MIN (done, total) * 100 / total) : 0);
}
