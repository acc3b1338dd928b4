/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-bidi.h"

#include <hb.h>

#define LTR_MARK      "\u200e"
#define LTR_ISOLATE   "\u2066"
#define RTL_ISOLATE   "\u2067"
#define FIRST_ISOLATE "\u2068" /* the direction of the first letter in it */
#define POP_ISOLATE   "\u2069"

static hb_direction_t
get_direction (GUnicodeScript script)
{
  return hb_script_get_horizontal_direction (
    hb_script_from_iso15924_tag (g_unicode_script_to_iso15924 (script)));
}

/* Whether the language of the interface is written from right to left. As GTK decides it: by the
 * locale of LC_CTYPE at the first call. */
static gboolean
is_rtl (void)
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

static gboolean
has_rtl_letters (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (get_direction (g_unichar_get_script (g_utf8_get_char (at))) == HB_DIRECTION_RTL)
      return TRUE;

  return FALSE;
}

char *
tenbo_bidi_isolate_number (const char *number)
{
  g_return_val_if_fail (number != NULL, NULL);

  if (!is_rtl ())
    return g_strdup (number);

  return g_strconcat (LTR_ISOLATE, number, POP_ISOLATE, NULL);
}

char *
tenbo_bidi_isolate_name (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (is_rtl ())
    return g_strconcat (FIRST_ISOLATE, name, POP_ISOLATE, NULL);

  if (!has_rtl_letters (name))
    return g_strdup (name);

  /* Pango takes the direction of a paragraph from its first letter, even from one in an isolate. */
  return g_strconcat (LTR_MARK, FIRST_ISOLATE, name, POP_ISOLATE, NULL);
}

const char *
tenbo_bidi_get_arrow (void)
{
  return is_rtl () ? "←" : "→";
}

char *
tenbo_bidi_dup_flow (const char *from,
                     const char *to)
{
  gboolean         rtl = is_rtl ();
  g_autofree char *isolated_from = NULL;
  g_autofree char *isolated_to = NULL;

  g_return_val_if_fail (from != NULL && to != NULL, NULL);

  if (!rtl && !has_rtl_letters (from) && !has_rtl_letters (to))
    return g_strconcat (from, " → ", to, NULL);

  isolated_from = tenbo_bidi_isolate_name (from);
  isolated_to = tenbo_bidi_isolate_name (to);

  return g_strconcat (rtl ? RTL_ISOLATE : LTR_ISOLATE, isolated_from, " ", tenbo_bidi_get_arrow (),
                      " ", isolated_to, POP_ISOLATE, NULL);
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
