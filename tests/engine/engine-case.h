/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine-script.h"

/* One line of a table of cases: an event on a table and its result. The name is a sentence that
 * must hold. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event;
  const char *expect;
  const char *ledger; /* script_ledger(); NULL to skip the check */
  const char *chips;  /* the ledger of the chips; NULL to skip */
} EngineCase;

/* Adds a test for each of the @n cases below "/engine/@group/". @cases must outlive the run. */
void engine_case_add_all (const char       *group,
                          const EngineCase *cases,
                          gsize             n);
