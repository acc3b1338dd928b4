# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of hand, entered at the table: two games under two rulesets."""

AKI, BEN, CHIE, DAI = range(4)


def win(player, from_=None, **value):
    """Returns a ron of a record, or a tsumo if there is no discarder."""
    if from_ is None:
        return {'player': player, 'value': value}
    return {'player': player, 'from': from_, 'value': value}


def wins(*won, **more):
    return {'result': 'win', **more, 'wins': list(won)}


def play_wins(hand):
    """A canceled riichi and one that stays, chips, a tsumo, two rons on one discard."""
    for player, riichi in (BEN, [BEN]), (DAI, [BEN, DAI]), (DAI, [BEN]):
        hand.riichi(player)
        hand.check(riichi)
    ron = wins(win(BEN, DAI, han=3, fu=40), riichi=[BEN])
    ron['wins'][0]['bonus'] = {'ippatsu': 1, 'ura': 2}
    hand.play(ron)
    hand.table.expect('E2', [25000, 30200, 25000, 19800])
    hand.app.wait_said(hand.words('Next: %1$s, dealer %2$s', hand.words.hand('E2'), 'Ben'))
    hand.play(wins(win(CHIE, limit='mangan')))
    hand.table.expect('E3', [23000, 26200, 33000, 17800])
    hand.play(wins(win(AKI, BEN, han=2, fu=30), win(DAI, BEN, limit='mangan')))
    hand.table.expect('E4', [25000, 16200, 33000, 25800])


def play_fouls_and_corrections(hand):
    """Fouls that end the hand or not, then the agreement to stop."""
    hand.play({'result': 'foul', 'fouls': [{'player': AKI, 'kind': 'chombo'}],
               'continue': True})
    hand.check()
    hand.play({'result': 'adjust', 'transfers': [{'from': CHIE, 'to': BEN, 'points': 500}]})
    hand.check()
    hand.play({'result': 'stop'})
    hand.app.find(hand.words('The players agreed to stop'), 'label')


def play_draws(hand):
    """An abortive draw, a draw, a claim of nagashi, and nobody tenpai."""
    hand.play({'result': 'abort', 'reason': 'nine-terminals'})
    hand.table.expect('E1', [25000] * 4, honba=1)
    hand.riichi(CHIE)
    hand.check([CHIE])
    hand.play({'result': 'draw', 'riichi': [CHIE], 'tenpai': [AKI, CHIE]})
    hand.table.expect('E1', [26500, 23500, 25500, 23500], honba=2, pot=1000)
    hand.play({'result': 'draw', 'tenpai': [], 'nagashi': [BEN]})
    hand.check()
    hand.play({'result': 'draw', 'tenpai': []})
    hand.check()


def play_pao(hand):
    """The player who fed the last dragons pays all of the big three dragons, and is bust."""
    pao = wins(win(DAI, yakuman=['daisangen']))
    pao['wins'][0]['pao'] = {'player': CHIE, 'for': ['daisangen']}
    hand.play(pao)
    bust = hand.words('%s fell below zero', 'Chie')
    hand.app.wait_said(hand.words('The game ends: %s', bust))
    hand.app.find(bust, 'label')


def journey(hand):
    hand.begin()
    hand.table.expect('E1', [25000] * 4)
    play_wins(hand)
    play_fouls_and_corrections(hand)
    hand.check_record()
    hand.back()
    hand.table.start_over('tenhou-hanchan')
    hand.begin()
    play_draws(hand)
    play_pao(hand)
    hand.check_result()
    hand.check_record()
