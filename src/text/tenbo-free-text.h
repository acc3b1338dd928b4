/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Free text: names, titles, venues and notes, which people write or which come from files. */

/* Maximum lengths of free texts in characters (Unicode code points), and of lists in entries
 * (docs/game-format.md, "Limits"). Every reader, entry and command refuses longer ones, so that no
 * file makes the program slow. */
#define TENBO_MAX_NAME     200     /* of a person, a title, a venue, a ruleset */
#define TENBO_MAX_NOTE     10000   /* of a hand, a game, a session, a ruleset */
#define TENBO_MAX_ID       200     /* of an object of a record */
#define TENBO_MAX_UNIT     20      /* of money */
#define TENBO_MAX_HANDS    10000   /* entries of `hands` in one game */
#define TENBO_MAX_ALIASES  100     /* other names of one person */
#define TENBO_MAX_PEOPLE   100000  /* in one file */
#define TENBO_MAX_SESSIONS 1000000 /* in one file */
#define TENBO_MAX_RULESETS 1000    /* in one file */
#define TENBO_MAX_NOTES    1000    /* of one ruleset */

/* Maximum size in bytes of the JSON of one game, and of the rest of a history. A parsed text needs
 * about twenty times the memory. */
#define TENBO_MEBIBYTE       (1024 * 1024)
#define TENBO_MAX_GAME_BYTES (16 * TENBO_MEBIBYTE)
#define TENBO_MAX_HEAD_BYTES (64 * TENBO_MEBIBYTE)

/* Whether @text contains a letter that is written from right to left. */
gboolean tenbo_free_text_has_rtl_letters (const char *text);

/* Whether @text has more than @max characters. Reads no more than @max characters of a long
 * text. */
gboolean tenbo_free_text_is_longer (const char *text,
                                    guint       max);

/* Returns @text in the stored form of a name, title or venue: one line without control characters,
 * without characters that change the direction of writing or have no width, and without blanks at
 * its ends. Joiners remain, because emoji and some scripts need them. May be empty. Transfer
 * full. */
char *tenbo_free_text_clean (const char *text);

/* Returns the name, title or venue @text as a part of a longer displayed text: on one line,
 * truncated to TENBO_MAX_NAME characters with an ellipsis (an older database may have more), and
 * isolated so that the text around it keeps its order. A text with letters that are written from
 * right to left is enclosed in the characters FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE,
 * after a LEFT-TO-RIGHT MARK, without its control characters. If the language of the interface is
 * written from right to left, each text is isolated; otherwise all other texts, nearly all in
 * practice, are returned unchanged. Isolating a text again changes nothing. NULL gives NULL.
 * Borrowed: @text itself, or a copy that lives as long as the program. */
const char *tenbo_free_text_isolate (const char *text);

/* Like tenbo_free_text_isolate(), for numerous texts, such as notes. Transfer full. */
char *tenbo_free_text_dup_isolated (const char *text);

G_END_DECLS
