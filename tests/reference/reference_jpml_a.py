# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `jpml-a` of the Japan Professional Mahjong League."""

from reference_league import League
from reference_values import STANDARD_YAKU

FLOATS_AT = 30000
UMA_OF_FLOATING = {
    1: (12000, -1000, -3000, -8000),
    2: (8000, 4000, -4000, -8000),
    3: (8000, 3000, 1000, -12000),
}


class JpmlA(League):
    ID = "jpml-a"
    YAKU = {name: han for name, han in STANDARD_YAKU.items() if name != "ippatsu"}
    COUNTED = 13
    LEFTOVER_TO_FIRST = False

    def uma(self):
        """By the number of players who have 30000 or more."""
        floating = sum(score >= FLOATS_AT for score in self.scores)
        self.mark(f"floating-{floating}")
        return UMA_OF_FLOATING.get(floating, (0, 0, 0, 0))
