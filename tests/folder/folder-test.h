/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-test.h"
#include "tenbo-folder.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Two devices with one folder */
typedef struct
{
  StoreTest     here;
  StoreTest     there;
  TenboStore   *ours;
  TenboStore   *theirs;
  char         *folder;
  TenboRuleset *ruleset;
} FolderTest;

/* Both devices join the folder. */
void folder_test_set_up (FolderTest   *test,
                         gconstpointer data);
void folder_test_tear_down (FolderTest   *test,
                            gconstpointer data);
void folder_test_join (FolderTest      *test,
                       TenboStore      *store,
                       TenboFolderFlags flags);
void folder_test_sync (TenboStore *store);

/* Everything that one device has arrives at the other, and back. */
void folder_test_sync_both (FolderTest *test);

G_END_DECLS
