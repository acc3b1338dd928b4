/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include "tenbo-bidi.h"
#include "tenbo-describe-list.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

const char *
tenbo_describe_account (TenboGame *game,
                        TbAccount  account)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  switch (account)
    {
    case TB_ACCOUNT_PLAYER_0:
    case TB_ACCOUNT_PLAYER_1:
    case TB_ACCOUNT_PLAYER_2:
    case TB_ACCOUNT_PLAYER_3:
      return tenbo_game_get_player_name (game, (TbPlayer) account);
    case TB_ACCOUNT_POT:
      return _ ("pot");
    case TB_ACCOUNT_PENALTY_POT:
      return _ ("penalty pot");
    case TB_ACCOUNT_NOBODY:
      return _ ("outside the table");
    case TB_N_ACCOUNTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static gboolean
is_player (TbAccount account)
{
  return account <= TB_ACCOUNT_PLAYER_3;
}

/* Why the points moved; with what is special about it, where its rule is of that. NULL where the
 * accounts say it all. */
static char *
describe_reason (const TbLedgerLine *line)
{
  const char *reason = tenbo_words_reason (line->reason);

  if (line->reason == TB_REASON_POT || line->reason == TB_REASON_PENALTY_POT)
    return NULL;

  if (line->field == TB_FIELD_WAREME)
    /* Translators: the second half of a payment that the broken wall doubles */
    return g_strdup_printf (_ ("%s, doubled by wareme"), reason);

  if (line->field == TB_FIELD_ROBBED_KONG_SELF_DRAW)
    /* Translators: why one player pays all shares of a win */
    return g_strdup (_ ("the others' shares, a kong was robbed"));

  if (line->field == TB_FIELD_LAST_TILE)
    /* Translators: why one player pays all shares of a win */
    return g_strdup (_ ("the others' shares, discard after the last tile"));

  return g_strdup (reason);
}

/* What moved without its reason. */
static char *
describe_move (TenboGame          *game,
               const TbLedgerLine *line)
{
  g_autofree char *points = tenbo_words_points (line->points, FALSE);
  g_autofree char *from = tenbo_bidi_isolate_name (tenbo_describe_account (game, line->from));
  g_autofree char *to = tenbo_bidi_isolate_name (tenbo_describe_account (game, line->to));

  if (is_player (line->from) && is_player (line->to))
    /* Translators: payer, receiver, points: "Dai pays Ben 3,900" */
    return g_strdup_printf (_ ("%1$s pays %2$s %3$s"), from, to, points);

  if (!is_player (line->from) && !is_player (line->to))
    /* Translators: points, pot: "2,000 left in the pot go to nobody" */
    return g_strdup_printf (_ ("%1$s left in the %2$s go to nobody"), points, from);

  if (line->from == TB_ACCOUNT_NOBODY)
    /* Translators: receiver, points: "Ben gets 1,000" */
    return g_strdup_printf (_ ("%1$s gets %2$s"), to, points);

  if (line->to == TB_ACCOUNT_NOBODY)
    /* Translators: payer, points: "Ben loses 20,000" */
    return g_strdup_printf (_ ("%1$s loses %2$s"), from, points);

  if (is_player (line->to))
    /* Translators: receiver, points, pot: "Ben takes 2,000 from the pot" */
    return g_strdup_printf (_ ("%1$s takes %2$s from the %3$s"), to, points, from);

  /* Translators: payer, points, pot: "Ben puts 1,000 into the pot" */
  return g_strdup_printf (_ ("%1$s puts %2$s into the %3$s"), from, points, to);
}

char *
tenbo_describe_ledger_line (TenboGame          *game,
                            const TbLedgerLine *line)
{
  g_autofree char *move = NULL;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  move = describe_move (game, line);
  reason = describe_reason (line);

  if (reason == NULL)
    return g_steal_pointer (&move);

  /* Translators: who pays what to whom, and why: "Dai pays Ben 3,900: hand value" */
  return g_strdup_printf (C_ ("payment", "%1$s: %2$s"), move, reason);
}

/* Lists under a payment of what else counts would hide what is said of this one. */
static gboolean
is_long (TbField field)
{
  switch ((int) field)
    {
    case TB_FIELD_YAKU:
    case TB_FIELD_YAKUMAN:
    case TB_FIELD_TAI_ITEMS:
    case TB_FIELD_TSUMO_TABLE:
    case TB_FIELD_FOULS:
    case TB_FIELD_FLOATING_UMA:
      return TRUE;
    default:
      return FALSE;
    }
}

char *
tenbo_describe_ledger_rule (TenboGame          *game,
                            const TbLedgerLine *line)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  if (line->field == TB_FIELD_NONE)
    return NULL;

  if (is_long (line->field))
    return g_strdup (tenbo_words_field (line->field));

  return tenbo_describe_field (game, line->field);
}
