# SPDX-License-Identifier: GPL-3.0-or-later
"""Five people at a table for four: their seats, the person who sits out, and the one who comes in
next."""

STOP = {'result': 'stop'}
# A new game begins with it.
FIRST_RULESET = 'tenhou-hanchan'


def read_seats(hand):
    return [hand.app.read(seat) for seat in hand.words.seats()]


def wait_seats(hand, *names):
    hand.app.wait(f'they sit as {names}', lambda: read_seats(hand) == list(names))


def seat_five(hand):
    """The rows are moved, turned and drawn by lot before the fifth comes."""
    words = hand.words
    hand.press(words('_New Game'), 'button')
    hand.app.find(words('_Start Game'), 'button')
    for seat, name in zip(words.seats(), hand.table.names):
        hand.write(seat, name)
    hand.move_row(0, 2)
    wait_seats(hand, 'Ben', 'Chie', 'Aki', 'Dai')
    hand.move_row(3, 1)
    wait_seats(hand, 'Ben', 'Dai', 'Chie', 'Aki')
    hand.press(words('_Next First Dealer'), 'button')
    wait_seats(hand, 'Dai', 'Chie', 'Aki', 'Ben')
    hand.press(words('D_raw Seats'), 'button')
    drawn = hand.app.wait('all were drawn', lambda: sorted(read_seats(hand)) == sorted(
        hand.table.names) and read_seats(hand))
    hand.press(words('_Add Player'), 'button')
    hand.write(words('Sits Out'), 'Emi')
    return drawn


def stop_game(hand):
    hand.play(STOP)
    hand.app.find(hand.words('The players agreed to stop'), 'label')


def journey(hand):
    words = hand.words
    east, south, west, north = seat_five(hand)
    hand.press(words('_Start Game'), 'button')
    hand.app.find(words('Ron'), 'button')
    hand.table.start_over(FIRST_RULESET, [east, south, west, north])
    hand.check()
    stop_game(hand)

    # All have played one game in a row, so the first dealer goes out; the others stay.
    hand.menu(words('_Other Seats'), 0)
    wait_seats(hand, 'Emi', south, west, north)
    hand.app.wait(f'{east} sits out', lambda: hand.app.read(words('Sits Out')) == east)
    hand.press(words('_Next First Dealer'), 'button')
    wait_seats(hand, south, west, north, 'Emi')

    # A person who is to continue anyway is moved in manually.
    hand.move_row(4, 3)
    wait_seats(hand, south, west, north, east)
    hand.press(words('_Start Game'), 'button')
    hand.app.find(words('Ron'), 'button')
    hand.table.start_over(FIRST_RULESET, [south, west, north, east])
    hand.check()
    stop_game(hand)
    hand.check_record()
