/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sound.h"

#include "tenbo-shell.h"

static const char *const resources[] = {
  [TENBO_SOUND_RIICHI] = "/io/github/tenbo_app/Tenbo/sounds/riichi.wav",
  [TENBO_SOUND_HAND] = "/io/github/tenbo_app/Tenbo/sounds/hand.wav",
  [TENBO_SOUND_TIME] = "/io/github/tenbo_app/Tenbo/sounds/time.wav",
};

/* Releases a stream that has ended or failed. */
static void
release_cb (GtkMediaStream *stream)
{
  if (gtk_media_stream_get_error (stream) == NULL && !gtk_media_stream_get_ended (stream))
    return;

  g_signal_handlers_disconnect_by_func (stream, release_cb, NULL);
  g_object_unref (stream);
}

void
tenbo_sound_play (GtkWidget *from,
                  TenboSound sound)
{
  TenboShell     *shell;
  GtkMediaStream *stream;

  g_return_if_fail (GTK_IS_WIDGET (from));

  shell = tenbo_shell_find (from);
  if (shell == NULL ||
      !g_settings_get_boolean (tenbo_context_get_settings (tenbo_shell_get_context (shell)),
                               "sounds"))
    return;

  /* The stream owns itself while it plays. GTK loads its media backend here, not at the start of
   * the program. */
  stream = gtk_media_file_new_for_resource (resources[sound]);
  g_signal_connect (stream, "notify::ended", G_CALLBACK (release_cb), NULL);
  g_signal_connect (stream, "notify::error", G_CALLBACK (release_cb), NULL);
  gtk_media_stream_play (stream);
  release_cb (stream);
}
