/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-import.h"

G_BEGIN_DECLS

/* Databases of inputs, in a folder that is removed at the end. */

/* Returns the path of @name in the folder. Transfer full. */
char *fuzz_store_name_file (const char *name);

/* Removes all files in the folder. */
void fuzz_store_clear (void);

/* Writes @bytes as the file @path; reads it. */
void    fuzz_store_write (const char *path,
                          GBytes     *bytes);
GBytes *fuzz_store_read (const char *path);

/* Returns a database without games; one with the games of sample-evening.json. The same in each
 * call. Borrowed. */
GBytes *fuzz_store_get_empty (void);
GBytes *fuzz_store_get_sample (void);

/* Returns a database like the sample with the changes of @n @bytes to its header, pages, cells and
 * single bytes. Transfer full. */
GBytes *fuzz_store_damage (const uint8_t *bytes,
                           size_t         n);

/* Asserts that @error is one of a store or of a file, with a message in UTF-8. */
void fuzz_store_check_error (const GError *error);

/* Imports @json into @store, which must accept it. Transfer full. */
TenboImportReport *fuzz_store_import (TenboStore *store,
                                      const char *json,
                                      gsize       n);

/* Returns all games of @store as a history; NULL with @error. Transfer full. */
char *fuzz_store_export (TenboStore *store,
                         GError    **error);

/* Returns all rows of all tables of the database @path as text; NULL if SQLite cannot read them.
 * Transfer full. */
char *fuzz_store_dump (const char *path);

/* Whether the checks of the file and of its contents find something. */
gboolean fuzz_store_is_damaged (TenboStore *store);

G_END_DECLS
