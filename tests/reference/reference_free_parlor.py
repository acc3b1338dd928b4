# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `free-parlor`, common in parlors."""

from reference_table import Table
from reference_values import STANDARD_YAKU, STANDARD_YAKUMAN, Refused


class FreeParlor(Table):
    ID = "free-parlor"
    UMA = (20000, 10000, -10000, -20000)
    BUSTED_AT = -1
    YAKU = STANDARD_YAKU
    YAKUMAN = STANDARD_YAKUMAN
    COUNTED = 13
    MAY_DOUBLE = True
    PAO_SHARES = True
    PAO_FOR = frozenset(["daisangen", "daisuushi"])
    BONUS = {"red": 100, "ippatsu": 100, "ura": 100}
    FOULS = ("chombo",)
    FOULS_ENDING = frozenset(["chombo"])

    def settle_foul(self, hand, out, at):
        """A mangan paid as in a lost self-draw; stakes are returned, the hand is replayed."""
        for line in [line for line in out.ledger if line[3] == "riichi"]:
            self.mark("stake-back")
            out.move("pot", line[0], line[2], "stake-back")
        for foul in hand["fouls"]:
            offender = foul["player"]
            self.mark("chombo-of-dealer" if offender == self.dealer else "chombo-of-child")
            for who in self.players:
                if who != offender:
                    out.move(offender, who, 4000 if self.dealer in (who, offender) else 2000,
                             "fine")
        if len(hand["fouls"]) > 1:
            self.mark("chombo-several")

    def refuse_continue(self, hand, at):
        """Checked in `what_follows`: the right to stop belongs to the player who is 1st after the
        hand."""

    def what_follows(self, hand, out, at):
        repeats, _ = self.dealer_and_honba(hand, out)
        may_stop = self.in_last_round and repeats and hand["result"] != "foul" and \
            self.leads(self.dealer, out.scores)
        if "continue" in hand and not may_stop:
            raise Refused(f"{at}.continue", "continue-without-right")
        return super().what_follows(hand, out, at)

    def end_or_next(self, hand, out, repeats, honba):
        if hand.get("continue") is False:
            self.mark(f"last-dealer-stops-after-{hand['result']}")
            return self.finish(out, "dealer-leads", [self.dealer])
        if self.in_last_round and repeats:
            leads = self.leads(self.dealer, out.scores)
            self.mark("last-leader-repeats" if leads else "last-dealer-must-repeat")
        return super().end_or_next(hand, out, repeats, honba)
