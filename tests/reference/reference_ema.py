# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `ema-2025` of the European Mahjong Association."""

from reference_league import League
from reference_table import STAKE
from reference_values import STANDARD_YAKU


class Ema(League):
    ID = "ema-2025"
    # A mangan, not cumulative.
    YAKU = dict(STANDARD_YAKU, renhou=(0, None))
    BASE_OF_RENHOU = 2000
    MAY_DOUBLE = False
    KIRIAGE = True
    MAX_WINNERS = 3
    HONBA_TO_ALL = True
    PAO_FOR = frozenset(["daisangen", "daisuushi"])

    def mangan_of_yakuman(self, multiples):
        """Yakuman do not add up."""
        return max(multiples)

    def pay_pot(self, winners, out):
        """Each of several winners gets their own stake of this hand back, the nearest gets the
        rest."""
        declared = [line[0] for line in out.ledger if line[3] == "riichi"]
        for winner in winners[1:]:
            if winner in declared:
                self.mark("own-stake-back")
                out.move("pot", winner, STAKE, "pot")
        super().pay_pot(winners, out)
