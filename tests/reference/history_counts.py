# SPDX-License-Identifier: GPL-3.0-or-later
"""The counters of a game, computed by a second program: from its record, played by the second
implementation of the rules, and from the definitions of the columns in docs/database.md. It shares
nothing with the program.

rows_of(game, rules) returns one dictionary for each player of an ended game, with the columns of
game_results by name and `yaku`, a counter; None if it has not ended."""

import collections

import tenbo_reference
from hand_rules import shipped_fields
from hand_worth import answers
from reference_values import han_of_yaku

OVERRIDES = ("wareme", "kiriage-mangan", "double-yakuman")
SCORINGS = ("fu-table", "linear", "tai")
CHIPS = ("chip-ippatsu", "chip-ura", "chip-red", "chip-yakuman", "chip-bust", "chip-east-east")
VALUE = ("win", "pao")
PAYMENT = VALUE + ("honba",)
# The upper bounds of the classes of value.
POINTS_BELOW = (2000, 4000)
LIMITS = (2000, 3000, 4000, 6000, 8000)
HAN_UP_TO = (1, 2, 3, 4, 6, 9)
TAI_UP_TO = (4, 9, 19, 29, 49, 79, 99)
CLOSED_YAKUMAN = {"tenhou", "chiihou", "renhou", "kokushi", "kokushi-13", "suuankou",
                  "suuankou-tanki", "chuuren", "chuuren-9", "daisharin"}


def reference_record(game, rules):
    """Returns the record in the form of the second implementation."""
    shipped = shipped_fields(rules["id"])
    override = {key: rules[key] for key in OVERRIDES
                if key in rules and rules[key] != shipped.get(key)}
    record = {"format": "tenbo-game/1", "ruleset": rules["id"], "players": game["players"],
              "hands": game["hands"]}
    return record | ({"override": override} if override else {})


def worth_of_tiles(table, rules, win, riichi):
    """Returns the value of a hand of tiles from hand_worth.py; None if it has no tiles."""
    tiles = win["value"].get("tiles")
    if tiles is None or rules["scoring"] == "tai":
        return None
    flags = tiles.get("flags", []) + (["riichi"] if riichi else [])
    return answers({
        "ruleset": rules["id"], "override": rules, "round": table.wind, "honba": table.honba,
        "seat": "ESWN"[(win["player"] - table.dealer) % table.PLAYERS],
        "from": "ron" if "from" in win else "tsumo", "tiles": tiles | {"flags": flags}})[0]


def plain_win(win, worth):
    """Returns the win as a player would enter it by its value."""
    if worth is None:
        return win
    if worth["yakuman"]:
        value = {"yakuman": [row["id"] for row in worth["yaku"]]}
    else:
        value = {"han": worth["han"]} | ({"fu": worth["fu"]} if worth["fu"] else {})
    is_open = any(not meld.startswith("ankan") for meld in win["value"]["tiles"].get("melds", []))
    return win | {"value": value} | ({"open": True} if is_open else {})


class Win:
    """The known facts of one win, independent of its form of entry."""

    def __init__(self, table, rules, win, riichi):
        self.table = table
        self.rules = rules
        self.tiles = win["value"].get("tiles")
        self.of_tiles = worth_of_tiles(table, rules, win, riichi)
        self.win = plain_win(win, self.of_tiles)
        self.value = self.win["value"]
        self.player = win["player"]
        self.loser = win.get("from")
        self.riichi = riichi
        self.worth = table.worth(self.value, "value", self.win.get("open", False),
                                 self.loser is None)
        self.yaku = set(self.value.get("yaku", []) + self.value.get("yakuman", []))
        self.knows_yaku = "yaku" in self.value or "yakuman" in self.value
        self.han = self.find_han()
        self.dora = self.value.get("dora", 0) if "yaku" in self.value else None
        if self.of_tiles:
            self.yaku, self.knows_yaku = {row["id"] for row in self.of_tiles["yaku"]}, True
            self.dora = sum(self.of_tiles["dora"].values()) if self.han else None
        self.value_class = self.find_class()

    @property
    def is_worth_han(self):
        """Whether its value is in han, and it is not a yakuman except a counted one."""
        return self.rules["scoring"] != "tai" and (
            self.han is not None or not (self.worth.is_yakuman or self.worth.base >= 8000))

    @property
    def asked(self):
        """Returns the yaku that could have been recorded."""
        facts = set()
        if self.rules["riichi-stake"] > 0 and not self.riichi:
            facts.add("open")
        if self.rules["scoring"] != "tai":
            facts.add("yaku")
        if self.is_worth_han:
            facts.add("han")
        if self.riichi and (self.rules["chip-ippatsu"] > 0 or any(
                row["yaku"] == "ippatsu" for row in self.rules["yaku"])):
            facts.add("ippatsu")
        if self.riichi and (self.rules["chip-ura"] > 0 or
                            self.rules["ura-dora"] and self.is_worth_han):
            facts.add("ura")
        return facts

    @property
    def is_open(self):
        """1, 0, or None if unknown."""
        if self.value.get("open") or self.win.get("open"):
            return 1
        if self.riichi or self.tiles or "yaku" in self.value or self.yaku & CLOSED_YAKUMAN:
            return 0
        return 0 if "open" in self.win else None

    @property
    def ippatsu(self):
        is_yaku = any(row["yaku"] == "ippatsu" for row in self.rules["yaku"])
        pays = self.rules["chip-ippatsu"] > 0
        if pays and self.win.get("bonus", {}).get("ippatsu"):
            return 1
        if is_yaku and self.tiles:
            return int("ippatsu" in self.tiles.get("flags", []))
        if is_yaku and "yaku" in self.value:
            return int("ippatsu" in self.yaku)
        return 0 if pays else None

    @property
    def ura(self):
        if self.of_tiles and self.rules["ura-dora"] and self.tiles.get("ura") and self.han:
            return self.of_tiles["dora"]["ura"]
        if self.rules["chip-ura"] > 0:
            return self.win.get("bonus", {}).get("ura", 0)
        return None

    def find_han(self):
        if "han" in self.value:
            return self.value["han"]
        if "yaku" in self.value:
            return self.value.get("dora", 0) + han_of_yaku(
                self.table, self.value["yaku"], "yaku", self.worth.is_open, self.loser is None)
        return None

    def find_class(self):
        """For the hand before it is played, since the dealer matters."""
        scoring = self.rules["scoring"]
        if scoring == "tai":
            return sum(self.worth.tai > end for end in TAI_UP_TO)
        if self.worth.is_yakuman or self.worth.base >= 8000:
            return 7
        if scoring == "linear":
            han = self.han or self.worth.base * 4 // self.rules["han-points"]
            return sum(han > end for end in HAN_UP_TO)
        if self.worth.base >= LIMITS[0]:
            return 2 + sum(self.worth.base >= base for base in LIMITS)
        ron = self.table.ron_value(self.worth.base, self.player)
        return sum(ron >= points for points in POINTS_BELOW)


class GameCounter:
    """A game while it is played."""

    def __init__(self, game, rules):
        self.game = game
        self.rules = rules
        self.record = reference_record(game, rules)
        self.table = tenbo_reference.start(self.record)
        self.rows = [collections.Counter() for _ in self.table.players]
        self.best_wins = [None] * len(self.rows)
        self.yaku = [collections.Counter() for _ in self.rows]
        self.scores = [[] for _ in self.rows]
        self.ranks_before = None
        self.n_hands = 0
        self.dealer, self.run = None, 0

    def asks_tenpai(self, hand, is_dealer):
        """Whether anything depends on the tenpai of a player at a draw."""
        rules = self.rules
        kinds = {foul["kind"] for foul in hand.get("fouls", [])}
        if hand.get("nagashi") or any(
                rule["id"] in kinds and (rule["voids-draw"] or rule["due"] == "ends-hand")
                for rule in rules["fouls"]):
            return False
        decides = len({rules["dealer-tenpai"], rules["dealer-noten"],
                       rules["dealer-noten-south"]}) > 1
        return rules["noten-pool"] > 0 or (is_dealer and decides)

    def play(self):
        for number, hand in enumerate(self.record["hands"]):
            is_hand = hand["result"] not in ("adjust", "stop")
            riichi = hand.get("riichi", [])
            ranks = self.table.places()[0]
            wins = [Win(self.table, self.rules, win, win["player"] in riichi)
                    for win in hand.get("wins", [])] if is_hand else []
            if wins:
                hand = hand | {"wins": [win.win for win in wins]}
            played = self.table.apply(hand, f"hands[{number}]")
            for player, score in enumerate(played["scores"]):
                self.scores[player].append(score)
            if is_hand:
                self.n_hands += 1
                self.ranks_before = ranks
                self.count_hand(hand, played, wins)

    def count_hand(self, hand, played, wins):
        dealer = played["dealer"]
        self.run = self.run + 1 if dealer == self.dealer else 1
        self.dealer = dealer
        busted = self.table.busted(played["scores"])
        for player, row in enumerate(self.rows):
            delta = played["deltas"][player]
            wind = (player - dealer) % self.table.PLAYERS
            riichi = player in hand.get("riichi", [])
            row.update({
                "hands": 1, f"wind_hands_{wind}": 1, "riichi": riichi, "busts": player in busted,
                "riichi_hands": self.rules["riichi-stake"] > 0,
                "fouls_asked": bool(self.rules["fouls"]),
                "riichi_points": delta if riichi else 0,
                "fouls": sum(foul.get("count", 1) for foul in hand.get("fouls", [])
                             if foul["player"] == player)})
            if player == dealer:
                row.update({"dealer_hands": 1, "dealer_points": delta})
                row["dealer_runs_max"] = max(row["dealer_runs_max"], self.run)
            if hand["result"] == "draw":
                tenpai = player in hand.get("tenpai", [])
                asked = self.asks_tenpai(hand, player == dealer)
                row.update({
                    "draws": 1, "draws_asked": asked, "draws_tenpai": asked and tenpai,
                    "draw_points": delta, "tenpai": tenpai, "riichi_draws": riichi,
                    "nagashi_asked": self.rules["nagashi"] != "none",
                    "nagashi": player in hand.get("nagashi", [])})
            self.count_wins(player, played, wins, riichi, wind)

    def count_wins(self, player, played, wins, riichi, wind):
        row, delta = self.rows[player], played["deltas"][player]
        for win in wins:
            if win.player == player:
                self.count_own(win, played, delta, wind)
            elif win.loser == player:
                turns = (win.player - player) % self.table.PLAYERS
                row.update({f"paid_{turns}": paid(played, player, win.player, PAYMENT),
                            f"paid_hands_{turns}": 1})
            elif win.loser is None:
                points = paid(played, player, win.player, PAYMENT)
                row.update({"tsumo_paid_hands": 1, "tsumo_paid_points": points,
                            "dealer_tsumo_paid": points if player == played["dealer"] else 0})
        if any(win.loser == player for win in wins):
            row.update({"deal_ins": 1, f"wind_deal_ins_{wind}": 1, "riichi_deal_ins": riichi,
                        "lost_points": -delta, "lost_value": paid(played, player, None, VALUE)})

    def count_own(self, win, played, delta, wind):
        row, player = self.rows[win.player], win.player
        self.yaku[player].update(win.yaku)
        if self.best_wins[player] is None or delta > self.best_wins[player]:
            self.best_wins[player] = delta
        row.update({
            "wins": 1, "dealer_wins": played["dealer"] == player, f"wind_wins_{wind}": 1,
            "self_draws": win.loser is None, "riichi_wins": win.riichi,
            "riichi_self_draws": win.riichi and win.loser is None, "won_points": delta,
            "won_value": paid(played, None, player, VALUE),
            "yaku_known": win.knows_yaku and "yaku" in win.asked,
            f"value_{win.value_class}": 1})
        row.update({fact + "_asked": 1 for fact in win.asked})
        known = {"open": win.is_open, "han": win.han, "dora": win.dora}
        if win.riichi:
            known |= {"ippatsu": win.ippatsu, "ura": win.ura}
        for name, number in known.items():
            if number is not None and ("han" if name == "dora" else name) in win.asked:
                total = {"open": "open_wins", "ippatsu": "ippatsu"}.get(name, name + "_sum")
                row.update({name + "_known": 1, total: number})
                if name == "ura":
                    row["ura_wins"] += number > 0

    def finish(self):
        """Returns the rows with the results of the end; None if the game continues."""
        final = self.table.final()
        if final is None:
            return None
        rows = []
        for player, (row, result) in enumerate(zip(self.rows, final)):
            row.update({key: result[key] for key in ("rank", "total", "chips")})
            row.update({
                "player": player, "n_players": len(final), "counted": 1,
                "scoring": SCORINGS.index(self.rules["scoring"]),
                "chips_played": any(self.rules[chip] > 0 for chip in CHIPS),
                "busts_asked": self.rules["bust"] != "none",
                "points_max": max(self.scores[player]), "points_min": min(self.scores[player])})
            whole = collections.Counter({key: int(number) for key, number in row.items()})
            whole["best_win"] = self.best_wins[player] or 0
            whole["has_last_rank"] = int(self.n_hands > 1)
            whole["last_rank"] = self.ranks_before[player] if self.n_hands > 1 else 0
            rows.append((whole, self.yaku[player]))
        return rows


def paid(played, payer, receiver, reasons):
    """Returns the points from one player to the other (None: anybody), for one of the reasons."""
    return sum(line["points"] for line in played["ledger"]
               if line["reason"] in reasons and payer in (None, line["from"])
               and receiver in (None, line["to"]))


def rows_of(game, rules):
    counter = GameCounter(game, rules)
    counter.play()
    return counter.finish()
