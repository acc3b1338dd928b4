/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "apply-test.h"

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_set_object ((GAsyncResult **) user_data, result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
apply_test (TenboGame       *game,
            TenboGameChange *change,
            GError         **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tenbo_game_apply_async (game, change, NULL, done_cb, &result);
  wait_for (&result);
  return tenbo_game_apply_finish (game, result, error);
}

TenboGame *
apply_test_create (TenboStore         *store,
                   const TenboNewGame *new_game,
                   GError            **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tenbo_game_create_async (store, new_game, NULL, done_cb, &result);
  wait_for (&result);
  return tenbo_game_create_finish (result, error);
}
