# SPDX-License-Identifier: GPL-3.0-or-later
"""Ruleset files as fields, and which of the fields the reference of the houses plays."""

import json
import pathlib

TOP = pathlib.Path(__file__).resolve().parents[2]
HOUSES = TOP / "tests" / "data" / "houses"
BASE = "free-parlor"

# Fields that House reads.
READ = frozenset("""
    aborts bust ceiling ceiling-inclusive chip-yakuman chip-yakuman-ron counted-yakuman
    dealer-factor dealer-noten dealer-noten-south dealer-tenpai dealer-win dealer-win-several
    double-yakuman honba-receivers honba-ron honba-tsumo kiriage-mangan last-dealer
    last-dealer-ranks last-dealer-stops-after leftover-pot max-winners noten-pool oka oka-points
    prizes result-base result-rounding return-points riichi-minimum round-share score-floor
    score-floor-points several-yakuman start-points ties uma winds yaku yakuman yakuman-cap
    """.split())
# Fields that change no hand of these games.
UNUSED = {
    "fouls": "the games have no fouls", "dealer-own-foul": "the games have no fouls",
    "dealer-own-foul-south": "the games have no fouls",
    "dealer-child-foul": "the games have no fouls",
    "pao-yakuman": "the games have no pao", "pao-share": "the games have no pao",
    "pao-honba": "the games have no pao", "pao-chips": "the games have no pao",
    "nagashi": "the games have no nagashi", "nagashi-value": "the games have no nagashi",
    "chip-ippatsu": "the games have no bonus", "chip-ura": "the games have no bonus",
    "chip-red": "the games have no bonus", "chip-red-closed": "the games have no bonus",
    "house-yaku": "the games name no yaku of the house",
    "open-tanyao": "the games name no yaku", "double-wind-pair-fu": "the games have no tiles",
    "red-fives": "the games have no tiles", "ura-dora": "the games have no tiles",
    "kan-dora": "the games have no tiles",
    "kan-ura-dora": "the games have no tiles",
}
TEXTS = frozenset(["format", "id", "name", "source", "notes", "extends"])


def fields_of(path):
    """Returns the fields of a ruleset file with those of the rulesets that it extends."""
    own = json.loads(path.read_text(encoding="utf-8"))
    if "extends" not in own:
        return own
    return fields_of(TOP / "rules" / f"{own['extends']}.json") | own


def not_played(fields):
    """Returns the fields of a house with a value that the reference does not implement."""
    base = fields_of(TOP / "rules" / f"{BASE}.json")
    left = {name for name, value in fields.items() if value != base.get(name)}
    left -= READ | set(UNUSED) | TEXTS
    rights = [fields[name] for name in fields if name.startswith("dealer-")]
    if "chooses" in rights:
        left.add("dealer-win")
    if fields["last-dealer"] == "must-unless-first":
        left.add("last-dealer")
    if any(prize["from"] in ("busted", "no-win") for prize in fields["prizes"]):
        left.add("prizes")
    return sorted(left)
