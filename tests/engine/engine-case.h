/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine-script.h"

/* One line of a table of cases: an event on a table and what comes of it. The name is the sentence
 * that fails. */
typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  const char *event;
  const char *expect;
  const char *ledger; /* script_ledger(), or NULL: not looked at */
  const char *chips;  /* the same of the chips */
} EngineCase;

/* Adds a test for each of the @n cases below "/engine/@group/". @cases lives on. */
void engine_case_add_all (const char       *group,
                          const EngineCase *cases,
                          gsize             n);
