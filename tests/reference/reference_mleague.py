# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `mleague` of the M.League."""

from reference_league import League


class MLeague(League):
    ID = "mleague"
    START, RETURN = 25000, 30000
    UMA = (30000, 10000, -10000, -30000)
    KIRIAGE = True
