/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fault-vfs.h"
#include "store-test.h"

G_BEGIN_DECLS

typedef enum
{
  FAULT_SCENARIO_NONE = 0,
  FAULT_SCENARIO_CLOSED = 1 << 0,  /* the operation opens the store, if it needs it */
  FAULT_SCENARIO_GRADUAL = 1 << 1, /* it has several transactions, so a failure can leave some */
  FAULT_SCENARIO_LONG = 1 << 2,    /* a sample also with tools/dev coverage */
} FaultScenarioFlags;

/* Runs an operation on the store once for each of its allocations (or operations on files), which
 * fails. The operation then fails with an error and changes nothing, or has the same result as
 * without the failure; it releases all memory; the file stays sound; and the operation is
 * successful when it is repeated.
 *
 * By default a sample of the operations fails; with tools/dev coverage one operation of each call
 * path, so that each statement of the program fails; with tools/dev thorough each operation. */
typedef struct
{
  const char *name;

  /* Makes the files in the folder of @test; NULL: there are none. */
  void (*prepare) (StoreTest *test);

  /* Runs the operation. Returns its result as a text without times and random numbers, or NULL with
   * @error; transfer full. @store is NULL if it is CLOSED. */
  char *(*run) (StoreTest  *test,
                TenboStore *store,
                GError    **error);

  FaultScenarioFlags flags;
} FaultScenario;

/* Adds a test for the scenario: PREFIX/NAME. fault_vfs_register() was called. */
void fault_scenario_add (const char          *prefix,
                         const FaultScenario *scenario,
                         FaultKind            kind);

G_END_DECLS
