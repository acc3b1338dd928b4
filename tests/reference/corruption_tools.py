# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions that the corruptions share: invalid numbers, and values for a ruleset."""

import json

from tenbo_reference import RULESETS

HUGE, FLOAT, EXPONENT = 987654321001, 987654321002, 987654321003
SPELLINGS = {HUGE: "99999999999999999999", FLOAT: "3.0", EXPONENT: "1e3"}
NOT_WHOLE = [HUGE, FLOAT, EXPONENT, "1", True, None, 2.5, []]


def text_of(game):
    """Returns the game as one line; spells out numbers that JSON writers would not write."""
    text = json.dumps(game, ensure_ascii=False)
    for number, spelling in SPELLINGS.items():
        text = text.replace(str(number), spelling)
    return text


def rules_of(game):
    return RULESETS[game["ruleset"]]


def legal_value(game):
    return {"tai": 54} if rules_of(game).TAI else {"limit": "mangan"}
