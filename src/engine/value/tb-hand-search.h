/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-facts.h"

/* The search for the dearest reading of a hand; only the engine's own files include this. */

typedef struct
{
  TbHandFacts  facts;
  TbHandValue *best;  /* the dearest so far, */
  bool         found; /* if there is one */
} TbHandSearch;

/* The fu of the sets, the pair and the wait of @facts read as @sets, with the winning tile in the
 * place @wait. */
int32_t tb_fu_of_shape (const TbHandFacts *facts,
                        const TbSets      *sets,
                        TbWait             wait);

/* Values the facts of @search read as @sets, with the winning tile in the place @wait, and keeps
 * the result if nothing so far is dearer. */
void tb_hand_search_sets (TbHandSearch *search,
                          const TbSets *sets,
                          TbWait        wait);

/* The same of the facts read as seven pairs, and as kokushi. */
void tb_hand_search_seven_pairs (TbHandSearch *search);
void tb_hand_search_kokushi (TbHandSearch *search);

/* Values all readings of a hand with wild tiles. */
void tb_hand_search_wild (TbHandSearch *search);

/* Whether the natural tiles @closed and @n_wild wild ones are complete beside the melds of
 * @natural. */
bool tb_hand_is_complete_with_wild (const TbHandFacts *natural,
                                    const TbSuitCounts closed[static TB_N_SUITS],
                                    int32_t            n_wild);
