/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-problem.h"
#include "tb-table.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Texts for users, in their language; no other file has any. Borrowed texts are static; the others
 * are transfer full. */

/* The game that a sentence is about. All members are borrowed. */
typedef struct
{
  const TbRules *rules;
  const char    *names[TB_MAX_PLAYERS]; /* for display (tenbo_free_text_isolate()), by player */
  gboolean       keeps_together;        /* no line break in the value
                                         * (tenbo_text_keep_together()) */
} TenboWordsGame;

/* Fills @self for a game under @rules of players with the @names, which this function isolates. */
void tenbo_words_game_init (TenboWordsGame    *self,
                            const TbRules     *rules,
                            const char *const *names);

/* Returns the name of @yaku. @rules define those of the house; NULL for any other. Borrowed. */
const char *tenbo_words_yaku (const TbRules *rules,
                              TbYaku         yaku);
const char *tenbo_words_limit (TbLimit limit);
const char *tenbo_words_reason (TbReason reason);
const char *tenbo_words_special_color (TbSpecialColor color);
const char *tenbo_words_wind (TbWind wind);
const char *tenbo_words_end (TbEndReason reason);

/* Returns "1st", "2nd" … for a rank from 1. */
const char *tenbo_words_rank (int rank);

/* Returns a sentence about the next dealer ("The deal passes"). */
const char *tenbo_words_dealer (TbDealer dealer);

/* Returns the name of an abortive draw ("Nine terminals"), or of an item of tai ("All
 * triplets"). */
const char *tenbo_words_abort (TbAbort reason);
const char *tenbo_words_tai (const TbRules *rules,
                             TbTai          item);

/* Returns the name of the foul with the id @id ("chombo"), or the id itself if it has no name. */
const char *tenbo_words_foul (const char *id);

/* Returns the source of fu ("Closed wait"). */
const char *tenbo_words_fu (TbFu fu);

/* Returns the reason why a hand of tiles has no value, as a sentence. @tile is the bad one of
 * TB_HAND_BAD_TILES. @wanted depends on the error: without a bad tile, the number of tiles without
 * the winning one; for TB_HAND_NO_YAKU, the tai that a discard win needs, or 0 with han. Transfer
 * full. */
char *tenbo_words_hand_error (TbHandError error,
                              TbTile      tile,
                              int32_t     wanted);

/* Returns the tiles of @hand in players' notation: "234m05p +5s 777z", the winning tile after the
 * closed part, then the melds. Transfer full. */
char *tenbo_words_tiles (const TbTileHand *hand);

/* Returns "East 3", "East 1 again". */
char *tenbo_words_round (const TbRound *round);

/* Returns "East 3, 1 honba" or "East 3". */
char *tenbo_words_next (const TbNext *next);

/* Returns the cost of a foul for @player under @rules when @dealer is dealer: "8,000: 4,000 to the
 * dealer, 2,000 each". */
char *tenbo_words_foul_cost (const TbRules *rules,
                             int            foul,
                             TbPlayer       player,
                             TbPlayer       dealer);

/* Returns the rule about a foul of @rules as a line: its time of payment, costs and effects. */
char *tenbo_words_foul_rule (const TbRules *rules,
                             int            foul);

/* Returns the reason of a refusal and the valid values. @word is the offending key or id, or
 * NULL. */
char *tenbo_words_problem (const TbProblem *problem,
                           const char      *word);

/* The expected contents of a location in a file. */
typedef enum
{
  TENBO_WANTED_NOTHING, /* no expected type */
  TENBO_WANTED_INTEGER,
  TENBO_WANTED_BOOL,
  TENBO_WANTED_TEXT,
  TENBO_WANTED_LIST,
  TENBO_WANTED_OBJECT,
  TENBO_WANTED_RULESET, /* an id or a whole ruleset */
  TENBO_WANTED_TIME,    /* ISO 8601 with offset */
  TENBO_WANTED_TAI,     /* a sum or a list of items */
} TenboWanted;

/* Returns "win, draw or stop". Transfer full. */
char *tenbo_words_join_or (const char *const *words,
                           size_t             n_words);

/* Like tenbo_words_problem(), for a file: adds @expected, the valid words ("win or draw"), or the
 * contents @wanted if @expected is NULL. */
char *tenbo_words_refusal (const TbProblem *problem,
                           const char      *word,
                           TenboWanted      wanted,
                           const char      *expected);

/* Return the name of a field and a sentence about its value under @rules.
 * tenbo_words_field_applies() returns whether the field has an effect, given the values of other
 * fields. */
const char *tenbo_words_field (TbField field);
gboolean    tenbo_words_field_applies (const TbRules *rules,
                                       TbField        field);
char       *tenbo_words_field_value (const TbRules *rules,
                                     TbField        field);

/* Whether the rule @field differs between two rulesets and has an effect in one of them. */
gboolean tenbo_words_field_differs (TenboRuleset *one,
                                    TenboRuleset *other,
                                    TbField       field);

/* Returns the title of the section of @field ("The dealer"). The fields of a section are
 * adjacent. */
const char *tenbo_words_section (TbField field);

/* Return "3 han", "30 fu", "14 tai", "2 honba". */
char *tenbo_words_n_han (int han);
char *tenbo_words_n_fu (int fu);
char *tenbo_words_n_tai (int tai);
char *tenbo_words_n_honba (int honba);

/* Returns 41,700 with the user's thousands separator; @sign adds a plus sign as well. Minus signs
 * are U+2212. */
char *tenbo_words_points (gint64   points,
                          gboolean sign);

/* Returns @format, a text with one "%s", with the number @n formatted for the locale: "1,204
 * games". */
char *tenbo_words_count (const char *format,
                         gint64      n);

/* Returns the number of games: "1,204 games". */
char *tenbo_words_games (guint n);

/* Whether totals under @rules are shown in thousands; FALSE if scores start at 0. */
gboolean tenbo_words_in_thousands (const TbRules *rules);

/* Returns the points of a settlement in thousands: "+46.7", "−3.6", "0.0"; or unchanged: "+340". */
char *tenbo_words_total (gint64   points,
                         gboolean in_thousands);

/* Returns the payments for a tsumo: "1,000/2,000" for the child and the dealer, "2,000 all"; in
 * turn order if two players pay a dealer different amounts. Transfer full. */
char *tenbo_words_tsumo (const TbPayment *payment);

G_END_DECLS
