# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulesets of Mahjong Soul: those of Tenhou, except for these fields."""

from reference_tenhou import TenhouHanchan, ThreePlayersOnline
from reference_values import STANDARD_YAKUMAN

DOUBLE = {"kokushi-13": 8, "suuankou-tanki": 8, "chuuren-9": 8, "daisuushi": 8}


class MahjongSoulHanchan(TenhouHanchan):
    ID = "mahjong-soul-hanchan"
    START = RETURN = 25000
    UMA = (15000, 5000, -5000, -15000)
    YAKUMAN = dict(STANDARD_YAKUMAN, **DOUBLE)
    MAX_WINNERS = 3
    ABORTS = ("nine-terminals", "four-winds", "four-kans", "four-riichi")


class MahjongSoulSanma(ThreePlayersOnline, MahjongSoulHanchan):
    ID = "mahjong-soul-sanma"
    START = RETURN = 35000
    UMA = (15000, 0, -15000)
