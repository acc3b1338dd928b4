/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-problem.h"
#include "tb-table.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* The words for people: the one place that holds them, in the user's language. Borrowed texts are
 * static; the rest is transfer full. */

/* The game that a sentence is about. All of it is borrowed. */
typedef struct
{
  const TbRules *rules;
  const char    *names[TB_MAX_PLAYERS]; /* to be shown (tenbo_free_text_isolate()), by player */
  gboolean       keeps_together;        /* no line is to be broken in the value of a hand
                                           (tenbo_text_keep_together()) */
} TenboWordsGame;

/* Fills @self for a game under @rules of players with the @names, which are isolated here. */
void tenbo_words_game_init (TenboWordsGame    *self,
                            const TbRules     *rules,
                            const char *const *names);

const char *tenbo_words_yaku (TbYaku yaku);
const char *tenbo_words_limit (TbLimit limit);
const char *tenbo_words_reason (TbReason reason);
const char *tenbo_words_wind (TbWind wind);
const char *tenbo_words_end (TbEndReason reason);

/* "1st", "2nd" … for a rank from 1. */
const char *tenbo_words_rank (int rank);

/* What the dealer does after a hand, as a sentence ("The deal passes"). */
const char *tenbo_words_dealer (TbDealer dealer);

/* The name of an abortive draw ("Nine terminals"), and of an item of tai ("All triplets"). */
const char *tenbo_words_abort (TbAbort reason);
const char *tenbo_words_tai (TbTai item);

/* The name of the foul with the id @id ("chombo"); an id without words of its own stands for
 * itself. */
const char *tenbo_words_foul (const char *id);

/* Where fu come from ("Closed wait"). */
const char *tenbo_words_fu (TbFu fu);

/* Why a hand of tiles is worth nothing, as a sentence. @tile is the bad one of TB_HAND_BAD_TILES;
 * of that error without a tile @wanted is how many a hand has beside the winning one, of
 * TB_HAND_NO_YAKU the tai that a discard win needs, 0 where han are counted. Transfer full. */
char *tenbo_words_hand_error (TbHandError error,
                              TbTile      tile,
                              int32_t     wanted);

/* The tiles of @hand as players write them: "234m05p +5s 777z", the winning tile behind the closed
 * part, then the melds. Transfer full. */
char *tenbo_words_tiles (const TbTileHand *hand);

/* "East 3", "East 1 again". */
char *tenbo_words_round (const TbRound *round);

/* "East 3, 1 honba" / "East 3". */
char *tenbo_words_next (const TbNext *next);

/* What a foul costs @player under @rules when @dealer is dealer: "8,000: 4,000 to the dealer, 2,000
 * each". */
char *tenbo_words_foul_cost (const TbRules *rules,
                             int            foul,
                             TbPlayer       player,
                             TbPlayer       dealer);

/* Why something is refused, and what would be right. @word is the offending key or id, or NULL. */
char *tenbo_words_problem (const TbProblem *problem,
                           const char      *word);

/* What a file should hold in a place. */
typedef enum
{
  TENBO_WANTED_NOTHING, /* nothing more is to be said */
  TENBO_WANTED_INTEGER,
  TENBO_WANTED_BOOL,
  TENBO_WANTED_TEXT,
  TENBO_WANTED_LIST,
  TENBO_WANTED_OBJECT,
  TENBO_WANTED_RULESET, /* an id or a whole ruleset */
  TENBO_WANTED_TIME,    /* ISO 8601 with offset */
  TENBO_WANTED_TAI,     /* a sum or a list of items */
} TenboWanted;

/* tenbo_words_problem() for a file: with what it should hold, or with @right, the words that would
 * be right ("win, draw"), or NULL. */
char *tenbo_words_refusal (const TbProblem *problem,
                           const char      *word,
                           TenboWanted      wanted,
                           const char      *right);

/* The name of a field, and one plain sentence of what it is set to under @rules; whether there is
 * anything to say of it there, or it has no meaning beside what other fields are set to. */
const char *tenbo_words_field (TbField field);
gboolean    tenbo_words_field_applies (const TbRules *rules,
                                       TbField        field);
char       *tenbo_words_field_value (const TbRules *rules,
                                     TbField        field);

/* The theme that @field belongs to ("The dealer"); fields of one theme stand together. */
const char *tenbo_words_section (TbField field);

/* "3 han", "30 fu", "14 tai", "2 honba". */
char *tenbo_words_n_han (int han);
char *tenbo_words_n_fu (int fu);
char *tenbo_words_n_tai (int tai);
char *tenbo_words_n_honba (int honba);

/* 41,700 with the user's thousands separator; @sign writes a plus as well, with a true minus
 * sign. */
char *tenbo_words_points (gint64   points,
                          gboolean sign);

/* @format, a text with one "%s", with @n in its place as people write it: "1,204 games". */
char *tenbo_words_count (const char *format,
                         gint64      n);

/* How many games: "1,204 games". */
char *tenbo_words_games (guint n);

/* Whether totals under @rules are said in thousands; not where scores run from 0. */
gboolean tenbo_words_in_thousands (const TbRules *rules);

/* Points of a settlement as players say them, in thousands: "+46.7", "−3.6", "0.0"; or as they are:
 * "+340". */
char *tenbo_words_total (gint64   points,
                         gboolean in_thousands);

/* What each pays for a tsumo: "1,000/2,000" the child and the dealer, "2,000 all"; where two pay a
 * dealer different amounts, in turn order. Transfer full. */
char *tenbo_words_tsumo (const TbPayment *payment);

G_END_DECLS
