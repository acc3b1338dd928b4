# SPDX-License-Identifier: GPL-3.0-or-later
"""The next hand and the end of a game by the fields of a ruleset."""

WINDS = "ESWN"
FIRMNESS = ("passes", "chooses", "repeats")


class Deal:
    """The part of a table that finds the next hand. A round is (wind, number, extension)."""

    @property
    def last_wind(self):
        return WINDS[max(self.fields["winds"], 1) - 1]

    @property
    def last_number(self):
        return 0 if self.fields["winds"] == 0 else self.n - 1

    @property
    def is_extension(self):
        wind, _, again = self.round
        return again or WINDS.index(wind) > WINDS.index(self.last_wind)

    def is_last_regular(self):
        wind, number, again = self.round
        return not again and wind == self.last_wind and number == self.last_number and \
            self.fields["dealer-next"] != "winner"

    def is_last_of_extension(self):
        wind, number, again = self.round
        if number != self.n - 1 or not self.is_extension:
            return False
        return again or WINDS.index(wind) == WINDS.index(self.last_wind) + \
            self.fields["extension-winds"]

    def is_last(self):
        """A hand that ends the game if its dealer passes or stops."""
        if self.is_last_regular():
            return True
        if not self.is_extension:
            return False
        return self.fields["extension-ends"] == "dealer-passes" or self.is_last_of_extension()

    def ends_wind(self):
        """The last hand of a wind of an extension, where the target is checked."""
        whole = self.fields["extension-ends"] == "whole-wind"
        return self.is_last_of_extension() or (whole and self.round[1] == self.n - 1)

    # Rights

    def rights(self):
        wind = self.round[0]
        names = {"E": "east", "S": "south", "W": "west", "N": "north"}
        for one in self.fields["dealer-by-wind"]:
            if one["wind"] == names[wind]:
                return one["win"], one["tenpai"], one["noten"]
        south = wind != "E"
        return (self.fields["dealer-win"], self.fields["dealer-tenpai"],
                self.fields["dealer-noten-south" if south else "dealer-noten"])

    def right_of(self, hand, out):
        """The right of the dealer after a hand, before the last hand is considered."""
        win, tenpai, noten = self.rights()
        result = hand["result"]
        if out.replay:
            return "repeats"
        right = self.right_by_fouls(hand)
        if result == "foul":
            return right or "passes"
        if result == "abort":
            return next(one["dealer"] for one in self.fields["aborts"]
                        if one["reason"] == hand["reason"])
        if result == "win":
            return self.right_by_win(out, win)
        own = tenpai if self.dealer in self.tenpai(hand) else noten
        if out.is_nagashi_win:
            own = self.right_by_win(out, win)
        if right is None:
            return own
        if self.dealer in self.deciding(hand):
            return right
        return max(right, own, key=FIRMNESS.index)

    def right_by_win(self, out, win):
        nearest = self.fields["dealer-win-several"] == "nearest"
        if self.dealer not in out.winners or (nearest and out.winners[0] != self.dealer):
            return "passes"
        return win

    def deciding(self, hand):
        return [foul["player"] for foul in self.fouls_due(hand)
                if self.foul(foul)["decides-deal"]]

    def right_by_fouls(self, hand):
        offenders = self.deciding(hand)
        if self.dealer in offenders:
            south = self.round[0] != "E"
            return self.fields["dealer-own-foul-south" if south else "dealer-own-foul"]
        return self.fields["dealer-child-foul"] if offenders else None

    # The last hand

    def has_target(self, who, scores):
        return not self.fields["target"] or scores[who] >= self.fields["target"]

    def right_in_last_hand(self, hand, out, right):
        """Returns the right, and whether the dealer may stop, in a last hand."""
        way = self.fields["last-dealer"]
        if way == "ordinary" or right == "passes" or not self.is_last() or out.replay:
            return right, False
        order = self.order(out.scores, out.won)
        rank = self.ranks(out.scores, out.won)[self.dealer]
        first = rank == 1
        if way == "must-unless-first" and not first:
            return "repeats", False
        stops = {"may-stop-first": "may-stop", "must-unless-first": "may-stop",
                 "stops-first": "stops"}.get(way, "usual")
        if way == "by-rank":
            rows = [row["right"] for row in self.fields["last-dealer-ranks"]
                    if row["rank"] == rank]
            stops = rows[0] if rows else "usual"
        elif not first:
            return right, False
        if stops == "usual":
            return right, False
        if stops == "must-repeat":
            return "repeats", False
        if hand["result"] == "abort" or not self.may_stop_after(out):
            return right, False
        below = self.fields["last-dealer-stops-below-target"] and not self.is_extension or \
            self.fields["last-dealer-stops-below-target"] and self.is_last_of_extension()
        has = self.has_target(self.dealer, out.scores) if first else \
            any(self.has_target(who, out.scores) for who in order)
        if not has and not below:
            return right, False
        return ("stops" if stops == "stops" else "may-stop"), has

    def may_stop_after(self, out):
        return self.fields["last-dealer-stops-after"] == "repeat" or self.dealer in out.winners

    # What follows

    def what_follows(self, hand, out):
        """Sets the next hand and the end in @out."""
        right = self.right_of(hand, out)
        if self.own_foul_keeps_deal(hand, out):
            repeats, stopped, right = True, False, "repeats"
        else:
            right, _ = self.right_in_last_hand(hand, out, right)
            repeats, stopped = self.decide(hand, out, right)
        out.repeats = repeats
        out.next_honba = self.next_honba(hand, out, right)
        if out.end:
            return
        self.end_or_next(out, repeats, stopped, hand)

    def own_foul_keeps_deal(self, hand, out):
        """The last dealer who is still 1st repeats after a foul of their own."""
        if not self.fields["last-dealer-foul-repeats"] or not self.is_last():
            return False
        return hand["result"] == "foul" and self.dealer in self.deciding(hand) and \
            self.ranks(out.scores, out.won)[self.dealer] == 1

    def decide(self, hand, out, right):
        """Returns whether the dealer repeats, and whether the dealer stops the game."""
        out.right = right
        if right == "stops":
            return False, True
        if right in ("chooses", "may-stop"):
            goes_on = hand.get("continue", True)
            return goes_on, not goes_on
        return right == "repeats", False

    def next_honba(self, hand, out, right):
        if not self.fields["honba-counted"]:
            return 0
        result, way = hand["result"], self.fields["honba-grows"]
        if out.replay or out.restore:
            return self.honba
        if result == "abort":
            abort = next(one for one in self.fields["aborts"] if one["reason"] == hand["reason"])
            if abort.get("honba-stays"):
                return self.honba
        won = result == "win" or out.is_nagashi_win
        more = self.honba + 1
        if way == "every-hand" or out.repeats:
            return more
        declined = right in ("chooses", "may-stop") and self.dealer in out.winners
        if declined and self.fields["honba-declined-win"]:
            return more
        return 0 if won or way == "repeats-only" else more

    def end_or_next(self, out, repeats, stopped, hand):
        scores = out.scores
        reached = [who for who in self.players if self.fields["target"] and
                   self.has_target(who, scores)]
        if self.is_extension and self.fields["extension-ends"] == "any-hand" and reached:
            out.end = ("target", reached)
            return
        if repeats:
            out.next = (self.round, out.next_honba, self.dealer)
            return
        rank = self.ranks(scores, out.won)[self.dealer]
        if stopped and self.is_last() and self.stop_ends(out, rank):
            out.end = ("dealer-leads" if rank == 1 else "dealer-stops", [self.dealer])
            return
        self.pass_on(out, reached)

    def stop_ends(self, out, rank):
        by_rank = self.fields["last-dealer"] == "by-rank"
        may = out.right in ("stops", "may-stop")
        if rank != 1 and not (by_rank and may):
            return False
        has = not self.fields["target"] or \
            any(self.has_target(who, out.scores) for who in self.players)
        if has or self.is_last_of_extension():
            return True
        return self.is_last_regular() and self.fields["extension"] == "none"

    def pass_on(self, out, reached):
        fields = self.fields
        if fields["dealer-next"] == "winner":
            winners = [who for who in out.winners if who != self.dealer]
            dealer = winners[0] if winners else (self.dealer + 1) % self.n
            out.next = (("E", dealer, False), out.next_honba, dealer)
            return
        if self.is_last_regular() and (fields["extension"] == "none" or reached):
            out.end = ("rounds", [])
            return
        if self.is_last_of_extension():
            out.end = ("target", reached) if reached else ("rounds", [])
            return
        if self.is_extension and reached and (fields["extension-ends"] == "dealer-passes" or
                                              self.ends_wind()):
            out.end = ("target", reached)
            return
        wind, number, again = self.round
        number += 1
        if number == self.n or (self.is_last_regular() and fields["winds"] == 0):
            number = 0
            if self.is_last_regular() and fields["extension"] == "east-again":
                wind, again = "E", True
            else:
                wind = WINDS[WINDS.index(wind) + 1]
        out.next = ((wind, number, again), out.next_honba, number)
