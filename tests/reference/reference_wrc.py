# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `wrc-2025` of the World Riichi Championship."""

from reference_league import League
from reference_values import STANDARD_YAKU


class Wrc(League):
    ID = "wrc-2025"
    # A mangan, not cumulative.
    YAKU = dict(STANDARD_YAKU, renhou=(0, None))
    BASE_OF_RENHOU = 2000
    KIRIAGE = True
    COUNTED = 13
