# SPDX-License-Identifier: GPL-3.0-or-later
"""Corrections of wrong entries: the last hand, an earlier one, a missing and an additional one, the
seats, the first dealer, the ruleset; and notes about a hand and the game."""
from journeys.hands import AKI, BEN, CHIE, DAI, win, wins
from table import database

SIZE = 960, 680  # with space for the hands next to the table
RULESET = 'mleague'
PLAYED = [
    wins(win(BEN, DAI, han=3, fu=30)),
    wins(win(CHIE, AKI, han=2, fu=30)),
    {'result': 'draw', 'tenpai': [CHIE, DAI]},
    {'result': 'draw', 'tenpai': [CHIE]},
]


def edit_hands(hand):
    """Not Chie won the second hand but Ben, who drew it; each change is read before it is saved."""
    words, hands = hand.words, hand.table.record['hands']
    hand.edit('E2', 0, wins(win(BEN, han=2, fu=30)))
    hand.app.find(words('Edited: %s', words.hand('E2')), within=words('Your Changes'))
    hand.save()
    hands[1] = wins(win(BEN, han=2, fu=30))
    hand.check()

    # A hand is missing before it, and there was no second draw.
    forgotten = wins(win(DAI, CHIE, han=1, fu=30))
    hand.insert('E2', 0, forgotten)
    hand.app.find(words('Inserted: %s', words.hand('E2')), within=words('Your Changes'))
    hand.save()
    hands.insert(1, forgotten)
    hand.check()
    hand.delete('E4', 1)
    hand.save()
    del hands[-1]
    hand.check()


def undo_and_redo(hand):
    """Each change is a step; the list of steps leads to any of them in both directions."""
    words, hands = hand.words, hand.table.record['hands']
    hand.press(words('Undo'), 'button')
    hand.table.record['hands'] = hands + PLAYED[-1:]
    hand.check()
    hand.go_to_step(words('Edited: %s', words.hand('E2')))
    hand.table.record['hands'] = [hands[0], *hands[2:], PLAYED[-1]]
    hand.check()
    hand.go_to_step(words('Deleted: %s', words.hand('E4', 1)))
    hand.table.record['hands'] = hands
    hand.check()


def refuse_later_hand(hand):
    """After a higher loss there is no stick for a riichi: that hand has to be deleted before
    saving. Then both are undone."""
    words = hand.words
    hand.riichi(AKI)
    hand.check([AKI])
    drawn = {'result': 'draw', 'riichi': [AKI], 'tenpai': [AKI]}
    hand.play(drawn)
    hand.check()
    hands = hand.table.record['hands']
    lost = wins(win(DAI, AKI, limit='sanbaiman'))
    hand.edit('E2', 0, lost)
    hand.app.find(words('Hands to Fix'))
    assert not hand.app.find(words('_Save'), 'button').sensitive, 'Save does not wait'
    hand.press(words('Delete %s', words.hand('E4', 1)), 'button')
    hand.app.wait('Save can be pressed',
                  lambda: hand.app.find(words('_Save'), 'button').sensitive)
    hand.save()
    hand.table.record['hands'] = [hands[0], lost, *hands[2:-1]]
    hand.check()


def write_notes(hand):
    hand.note_hand('E1', 0, 'first')
    hand.app.find(lambda text: text.startswith(hand.words.hand('E1')) and 'first' in text)
    hand.note_game('friday')

    def are_kept():
        kept = hand.table.run_cli('history', 'show', '--last', '--database', database())
        return 'first' in kept and 'friday' in kept
    hand.app.wait('the notes are saved', are_kept)


def turn(event, n=4):
    """Returns the hand with the second player as first dealer."""
    def seat(player):
        return (player - 1) % n
    turned = dict(event)
    for key in ('tenpai', 'riichi'):
        if key in event:
            turned[key] = sorted(map(seat, event[key]))
    if 'wins' in event:
        turned['wins'] = [dict(won, player=seat(won['player']), **(
            {'from': seat(won['from'])} if 'from' in won else {})) for won in event['wins']]
    return turned


def correct_the_table(hand):
    """Ben was the first dealer, and it was another ruleset: the game is replayed."""
    table = hand.table
    hand.review_seats(dealer='Ben')
    hand.save()
    table.names = table.names[1:] + table.names[:1]
    table.record.update(players=table.names, hands=list(map(turn, table.record['hands'])))
    hand.check()
    hand.review_seats(ruleset='jpml-a')
    hand.save()
    table.record['ruleset'] = 'jpml-a'
    table.rules = table.read_ruleset()
    hand.check()


def journey(hand):
    hand.resume()
    hand.check()
    edit_hands(hand)
    undo_and_redo(hand)
    refuse_later_hand(hand)
    correct_the_table(hand)
    hand.check_record()
    write_notes(hand)
