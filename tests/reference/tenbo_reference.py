# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, independent implementation of the scoring rules: the oracle of the differential tests.

play(game) takes a game record and returns the object that the command line tool prints, or raises
Refused, whose `at` is the location in the record. Run as a program it answers one game per line."""

import json
import sys

from reference_allen import Allen
from reference_b_rule import BRule
from reference_ema import Ema
from reference_fenghua import Fenghua
from reference_free_parlor import FreeParlor
from reference_jpml_a import JpmlA
from reference_mahjong_soul import MahjongSoulHanchan, MahjongSoulSanma
from reference_mizukawa import MizukawaHanchan, MizukawaSanma, MizukawaTonpuu
from reference_mleague import MLeague
from reference_record import check_game
from reference_sanma_parlor import SanmaParlor
from reference_tenhou import TenhouHanchan, TenhouSanma, TenhouTonpuu
from reference_values import Refused, members
from reference_wrc import Wrc

RULESETS = {table.ID: table for table in (
    BRule, SanmaParlor, Allen, Fenghua, MizukawaTonpuu, MizukawaHanchan, MizukawaSanma,
    MLeague, TenhouHanchan, TenhouTonpuu, TenhouSanma, MahjongSoulHanchan, MahjongSoulSanma,
    Wrc, Ema, JpmlA, FreeParlor)}


def start(game, marks=None):
    """Returns an empty table for the game's ruleset, after the checks of the game itself."""
    check_game(game, RULESETS)
    table = RULESETS[game["ruleset"]](marks)
    fields = game.get("override", {})
    members(fields, "override", fields)
    table.override(fields, "override")
    return table


def play(game, marks=None):
    table = start(game, marks)
    hands = [table.apply(hand, f"hands[{number}]") for number, hand in enumerate(game["hands"])]
    return {"ruleset": game["ruleset"], "hands": hands, "end": table.end, "final": table.final()}


def answer(line):
    """Returns the tool's answer to one line of a JSONL file, except messages.

    The location of a syntax error depends on the JSON reader: `at` is None."""
    try:
        game = json.loads(line, parse_constant=no_number)
        if not isinstance(game, dict):
            raise ValueError(line)
    except ValueError:
        return {"error": {"at": None, "message": "json"}}
    try:
        return play(game)
    except Refused as refused:
        return {"error": {"at": refused.at, "message": refused.why}}


def no_number(name):
    raise ValueError(name)


if __name__ == "__main__":
    for text in sys.stdin:
        print(json.dumps(answer(text)))
