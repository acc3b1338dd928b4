/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"

TenboStatement *
tenbo_tables_prepare (TenboDb    *db,
                      const char *sql,
                      gint64      game_id,
                      GError    **error)
{
  TenboStatement *statement = tenbo_db_prepare (db, sql, error);

  if (statement != NULL)
    tenbo_db_bind_int (statement, ":game", game_id);

  return statement;
}
