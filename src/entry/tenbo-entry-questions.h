/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The questions that the entry asks about a hand. One table describes each question completely: its
 * condition, its texts, its key, and the functions that read and write its answer. The rows of the
 * sheet, the keys and the list of shortcuts are made from this table. docs/how-to/add-a-question.md
 * explains how to add a question. */

typedef enum
{
  TENBO_QUESTION_WINNER,
  TENBO_QUESTION_SEVERAL,
  TENBO_QUESTION_FROM,
  TENBO_QUESTION_TSUMO,
  TENBO_QUESTION_TENPAI,
  TENBO_QUESTION_NAGASHI,
  TENBO_QUESTION_ABORT,
  TENBO_QUESTION_OFFENDERS,
  TENBO_QUESTION_FOUL,
  TENBO_QUESTION_COUNT,
  TENBO_QUESTION_SHOWN,
  TENBO_QUESTION_OWNER,
  TENBO_QUESTION_DORA,
  TENBO_QUESTION_WAREME,
  TENBO_QUESTION_RIICHI,
  TENBO_QUESTION_OPEN_RIICHI,
  TENBO_QUESTION_PAYER,
  TENBO_QUESTION_RECEIVER,
  TENBO_QUESTION_POINTS,
  TENBO_QUESTION_IPPATSU,
  TENBO_QUESTION_URA,
  TENBO_QUESTION_RED,
  TENBO_QUESTION_BLUE, /* and so on, in the order of TbSpecialColor */
  TENBO_QUESTION_GOLD,
  TENBO_QUESTION_SILVER,
  TENBO_QUESTION_RAINBOW,
  TENBO_QUESTION_MARKED,
  TENBO_QUESTION_OPEN,
  TENBO_QUESTION_ON_RIICHI_TILE,
  TENBO_QUESTION_ROBBED,
  TENBO_QUESTION_LAST_TILE,
  TENBO_QUESTION_PAO,
  TENBO_QUESTION_FED_KAN,
  TENBO_QUESTION_PASS,
  TENBO_N_QUESTIONS,
} TenboQuestionId;

typedef enum
{
  TENBO_ANSWER_PLAYERS, /* a row of toggles, one for each player; the answer is a TbPlayerSet */
  TENBO_ANSWER_SWITCH,  /* yes or no */
  TENBO_ANSWER_FACT,    /* a TbFact: open, closed or unknown */
  TENBO_ANSWER_NUMBER,  /* from `least` to `most` */
  TENBO_ANSWER_CHOICE,  /* an index, or -1 */
} TenboAnswerKind;

typedef struct
{
  const char     *id; /* the name of its widget in the .blp files */
  TenboAnswerKind answer;
  bool            is_detail; /* a row of the list “Details” below the value */
  bool            is_narrow; /* only players who can be the answer are shown */

  /* Translatable texts */
  const char *title;
  const char *subtitle; /* explains the row, or NULL */
  const char *help;     /* in the list of shortcuts; NULL: the title */

  char           key;  /* '+' means plus and minus; 0: none */
  TenboEntryNeed need; /* the question is open for this need; TENBO_ENTRY_READY: none */

  /* For a number */
  int32_t least;
  int32_t most;
  int32_t step;      /* for plus and minus */
  bool    in_points; /* an amount: the least number and the step are the unit of the ruleset */

  /* The kinds of entry that have the question, bit n for TenboEntryKind n; 0: every kind */
  unsigned kinds;

  /* Whether the rules and the answers so far make the question relevant; NULL: always */
  bool (*asks) (const TenboEntryModel *model);

  /* The players who can be the answer; for other answers, 0 if nothing can be answered now. A
   * question without a possible answer is shown, but insensitive. NULL: no limit. */
  TbPlayerSet (*available) (const TenboEntryModel *model);

  /* Location of the answer in the model: a bool, a number, a TbPlayerSet, or one player */
  size_t  offset;
  uint8_t size;    /* in bytes, 1 or 4 */
  bool    in_hand; /* the offset is in the hand of `current`, not in the model */
  bool    is_player;

  /* Read and write an answer that is more than this field; else NULL. A row of players has `press`
   * instead of `set`. */
  int32_t (*get) (const TenboEntryModel *model);
  void (*set) (TenboEntryModel *model,
               int32_t          value);
  void (*press) (TenboEntryModel *model,
                 TbPlayer         player);

  /* Effect of the key, if it does not follow from the kind of the answer; else NULL */
  void (*press_key) (TenboEntryModel *model);

  /* Translatable text that replaces the name of @player; NULL if there is none */
  const char *(*get_player_text) (const TenboEntryModel *model,
                                  TbPlayer               player);

  /* Translatable texts that replace `title` and `subtitle`; NULL to keep those */
  const char *(*get_title) (const TenboEntryModel *model);
  const char *(*get_subtitle) (const TenboEntryModel *model);
} TenboQuestion;

extern const TenboQuestion tenbo_questions[TENBO_N_QUESTIONS];

/* Returns the question with the id @id, or NULL. */
const TenboQuestion *tenbo_question_find (const char *id);

/* Whether @question is asked, even if no answer can be given now */
bool tenbo_question_is_asked (const TenboQuestion   *question,
                              const TenboEntryModel *model);

/* Whether @question is asked and an answer can be given now */
bool tenbo_question_is_open (const TenboQuestion   *question,
                             const TenboEntryModel *model);

/* Returns the players who can be the answer. */
TbPlayerSet tenbo_question_players (const TenboQuestion   *question,
                                    const TenboEntryModel *model);

/* Returns the smallest number that answers @question, and the change of it by plus and minus. */
int32_t tenbo_question_least (const TenboQuestion   *question,
                              const TenboEntryModel *model);
int32_t tenbo_question_step (const TenboQuestion   *question,
                             const TenboEntryModel *model);

/* Returns the answer: a TbPlayerSet, 0 or 1, a TbFact, a number or an index. Returns 0 if the
 * answer belongs to a hand and there is none. */
int32_t tenbo_question_get (const TenboQuestion   *question,
                            const TenboEntryModel *model);

/* Sets the answer to @value. For a question about players, @value is the player whose toggle was
 * pressed. A question about a hand needs one. */
void tenbo_question_set (const TenboQuestion *question,
                         TenboEntryModel     *model,
                         int32_t              value);

/* Returns the translated title and subtitle; the subtitle is "" if there is none. */
const char *tenbo_question_title (const TenboQuestion   *question,
                                  const TenboEntryModel *model);
const char *tenbo_question_subtitle (const TenboQuestion   *question,
                                     const TenboEntryModel *model);

/* Whether the question @id is asked and an answer can be given now */
bool tenbo_entry_model_asks (const TenboEntryModel *self,
                             TenboQuestionId        id);
