/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-bidi.h"

#include "tenbo-free-text.h"

#include <hb.h>

#define LTR_MARK      "\u200e"
#define LTR_ISOLATE   "\u2066"
#define RTL_ISOLATE   "\u2067"
#define FIRST_ISOLATE "\u2068" /* uses the direction of its first letter */
#define POP_ISOLATE   "\u2069"

static hb_direction_t
get_direction (GUnicodeScript script)
{
  return hb_script_get_horizontal_direction (
    hb_script_from_iso15924_tag (g_unicode_script_to_iso15924 (script)));
}

gboolean
tenbo_bidi_is_rtl (void)
{
  int                n_scripts;
  const PangoScript *scripts = pango_language_get_scripts (pango_language_get_default (),
                                                           &n_scripts);

  for (int i = 0; i < n_scripts; i++)
    {
      hb_direction_t direction = get_direction ((GUnicodeScript) scripts[i]);

      if (HB_DIRECTION_IS_HORIZONTAL (direction))
        return direction == HB_DIRECTION_RTL;
    }

  return FALSE;
}

char *
tenbo_bidi_isolate_number (const char *number)
{
  g_return_val_if_fail (number != NULL, NULL);

  if (!tenbo_bidi_is_rtl ())
    return g_strdup (number);

  return g_strconcat (LTR_ISOLATE, number, POP_ISOLATE, NULL);
}

const char *
tenbo_bidi_get_arrow (void)
{
  return tenbo_bidi_is_rtl () ? "←" : "→";
}

char *
tenbo_bidi_dup_flow (const char *from,
                     const char *to)
{
  gboolean rtl = tenbo_bidi_is_rtl ();

  g_return_val_if_fail (from != NULL && to != NULL, NULL);

  if (!rtl && !tenbo_free_text_has_rtl_letters (from) && !tenbo_free_text_has_rtl_letters (to))
    return g_strconcat (from, " → ", to, NULL);

  return g_strconcat (rtl ? RTL_ISOLATE : LTR_ISOLATE LTR_MARK, FIRST_ISOLATE, from, POP_ISOLATE,
                      " ", tenbo_bidi_get_arrow (), " ", FIRST_ISOLATE, to, POP_ISOLATE,
                      POP_ISOLATE, NULL);
}

static gboolean
runs_to_left (PangoDirection direction)
{
  return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
}

void
tenbo_bidi_set_alignment (PangoLayout   *layout,
                          PangoAlignment alignment)
{
  PangoDirection base = pango_context_get_base_dir (pango_layout_get_context (layout));
  gboolean       turns = runs_to_left (pango_layout_get_direction (layout, 0)) !=
                   runs_to_left (base);

  if (turns && alignment != PANGO_ALIGN_CENTER)
    alignment = alignment == PANGO_ALIGN_LEFT ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;

  pango_layout_set_alignment (layout, alignment);
}
