/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "frame-times.h"

#include "cpu-time.h"

#include <stdio.h>

#define BUDGET_MSEC 8  /* half of a frame at 60 Hz */
#define FRAME_MSEC  16 /* a frame at 60 Hz */

typedef enum
{
  PHASE_EVENTS, /* input, results of the store, idle callbacks */
  PHASE_STYLE,  /* styles and animations */
  PHASE_LAYOUT,
  PHASE_PAINT,
  N_PHASES,
} Phase;

static const char *const phase_names[] = {
  [PHASE_EVENTS] = "events",
  [PHASE_STYLE] = "style",
  [PHASE_LAYOUT] = "layout",
  [PHASE_PAINT] = "paint",
};

typedef struct
{
  const char *action; /* static */
  double      msec;
  double      phases[N_PHASES];
} Frame;

struct FrameTimes
{
  GdkFrameClock *clock;  /* owned */
  GArray        *frames; /* of Frame; owned */
  const char    *action;
  Frame          frame; /* the current one */
  double         begin; /* of the current phase */
  int            n_painted;
};

static double
get_cpu_msec (void)
{
  return cpu_time_get_nsec (CLOCK_THREAD_CPUTIME_ID) / 1e6;
}

static void
end_phase (FrameTimes *self,
           Phase       phase)
{
  double now = get_cpu_msec ();

  self->frame.phases[phase] += now - self->begin;
  self->frame.msec += now - self->begin;
  self->begin = now;
}

static void
before_paint_cb (FrameTimes *self)
{
  end_phase (self, PHASE_EVENTS);
}

static void
update_cb (FrameTimes *self)
{
  end_phase (self, PHASE_STYLE);
}

static void
layout_cb (FrameTimes *self)
{
  end_phase (self, PHASE_LAYOUT);
}

static void
after_paint_cb (FrameTimes *self)
{
  end_phase (self, PHASE_PAINT);
  self->frame.action = self->action;
  if (self->action != NULL)
    g_array_append_val (self->frames, self->frame);
  self->n_painted++;
  self->frame = (Frame) { 0 };
}

/* Each handler runs after those of GTK for the same signal. */
FrameTimes *
frame_times_new (GtkWidget *window)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } handlers[] = {
    { "before-paint", G_CALLBACK (before_paint_cb) },
    { "update", G_CALLBACK (update_cb) },
    { "layout", G_CALLBACK (layout_cb) },
    { "after-paint", G_CALLBACK (after_paint_cb) },
  };
  FrameTimes *self = g_new0 (FrameTimes, 1);

  self->clock = g_object_ref (gtk_widget_get_frame_clock (window));
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  for (gsize i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_data (self->clock, handlers[i].signal, handlers[i].callback, self, NULL,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return self;
}

void
frame_times_free (FrameTimes *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  g_array_unref (self->frames);
  g_free (self);
}

void
frame_times_begin (FrameTimes *self,
                   const char *action)
{
  self->action = action;
  self->frame = (Frame) { 0 };
  self->begin = get_cpu_msec ();
  self->n_painted = 0;
}

int
frame_times_get_n_painted (FrameTimes *self)
{
  return self->n_painted;
}

static int
compare (const void *a,
         const void *b)
{
  const Frame *x = a;
  const Frame *y = b;

  return (x->msec > y->msec) - (x->msec < y->msec);
}

static Phase
find_longest (const Frame *frame)
{
  Phase longest = 0;

  for (Phase phase = 0; phase < N_PHASES; phase++)
    if (frame->phases[phase] > frame->phases[longest])
      longest = phase;

  return longest;
}

/* Prints the frames of one action. Sorts them. */
static void
print_action (const char *action,
              Frame      *frames,
              guint       n)
{
  const Frame *worst;
  guint        n_longest[N_PHASES] = { 0 };
  guint        n_over = 0, n_late = 0;

  qsort (frames, n, sizeof frames[0], compare);
  worst = &frames[n - 1];
  for (guint i = 0; i < n; i++)
    if (frames[i].msec > BUDGET_MSEC)
      {
        n_over++;
        n_longest[find_longest (&frames[i])]++;
        n_late += frames[i].msec > FRAME_MSEC;
      }

  printf ("  %s: %u frames, median %.1f ms, worst %.1f ms (", action, n, frames[n / 2].msec,
          worst->msec);
  for (Phase phase = 0; phase < N_PHASES; phase++)
    printf ("%s%s %.1f", phase > 0 ? ", " : "", phase_names[phase], worst->phases[phase]);
  printf ("), %u over %d ms, %u over %d ms", n_over, BUDGET_MSEC, n_late, FRAME_MSEC);
  for (Phase phase = 0; phase < N_PHASES; phase++)
    if (n_longest[phase] > 0)
      printf ("; %u by %s", n_longest[phase], phase_names[phase]);
  printf ("\n");
}

void
frame_times_print (FrameTimes *self)
{
  g_autoptr (GArray) of_action = g_array_new (FALSE, FALSE, sizeof (Frame));

  while (self->frames->len > 0)
    {
      const char *action = g_array_index (self->frames, Frame, 0).action;
      guint       kept = 0;

      g_array_set_size (of_action, 0);
      for (guint i = 0; i < self->frames->len; i++)
        {
          Frame frame = g_array_index (self->frames, Frame, i);

          if (frame.action == action)
            g_array_append_val (of_action, frame);
          else
            g_array_index (self->frames, Frame, kept++) = frame;
        }
      g_array_set_size (self->frames, kept);
      print_action (action, (Frame *) of_action->data, of_action->len);
    }
}
