# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games as people might play them, made legal with the refusals of tenbo-cli.

This file contains no rules: it draws hands without the table, plays the game, and removes every
refused part (a riichi without the points, a hand after the end, an unavailable choice).
"""
import json
import subprocess

# Values by frequency: (han, fu) with weights, then the limits.
VALUES = [
    ((1, 30), 18), ((1, 40), 9), ((1, 50), 2), ((2, 30), 17), ((2, 40), 7), ((2, 25), 3),
    ((3, 30), 13), ((3, 40), 6), ((3, 25), 1), ((4, 30), 5), ((4, 40), 2), ((5, None), 8),
    ((6, None), 5), ((7, None), 2), ((8, None), 2), ((11, None), 1),
]
YAKUMAN = ['kokushi', 'suuankou', 'daisangen', 'tsuuiisou', 'chuuren']
# The maximum number of hands per game; most games end earlier.
MOST_HANDS = 30
# More rounds of removal than any batch needs.
MOST_ROUNDS = 400


def draw_value(random):
    """Returns the value of a hand."""
    if random.random() < 0.004:
        return {'yakuman': [random.choice(YAKUMAN)]}
    (han, fu), = random.choices([value for value, _ in VALUES], [weight for _, weight in VALUES])
    return {'han': han} if fu is None else {'han': han, 'fu': fu}


def draw_win(random, winner, discarder, riichi):
    """Returns one win, with chips if the winner declared riichi."""
    win = {'player': winner}
    if discarder is not None:
        win['from'] = discarder
    win['value'] = draw_value(random)
    if winner in riichi:
        bonus = {}
        if random.random() < 0.2:
            bonus['ippatsu'] = 1
        if random.random() < 0.3:
            bonus['ura'] = random.choice([1, 1, 1, 2, 3])
        if bonus:
            win['bonus'] = bonus
    elif random.random() < 0.6:
        win['open'] = True
    make_possible(win, winner in riichi)
    return win


def make_possible(win, riichi):
    """Raises the value of @win to the sum of its riichi, tsumo and bonus han."""
    value = win['value']
    if 'han' not in value:
        return
    bonus = win.get('bonus', {})
    self_draw = 'from' not in win and not win.get('open', False)
    value['han'] = max(value['han'], riichi + self_draw + sum(bonus.values()))
    if value['han'] > 4:
        value.pop('fu', None)
    elif value.get('fu') == 25:
        seven_pairs = not win.get('open', False) and value['han'] >= 2 + riichi + self_draw
        value['fu'] = 25 if seven_pairs else 30


def draw_hand(random):
    """Returns one hand."""
    riichi = random.sample(range(4), random.choices([0, 1, 2, 3], [38, 42, 16, 4])[0])
    hand = {'result': 'win'}
    if riichi:
        hand['riichi'] = riichi
    kind = random.random()
    if kind < 0.17:
        hand['result'] = 'draw'
        others = random.sample(range(4), random.choice([0, 1, 1, 2]))
        hand['tenpai'] = sorted(set(riichi) | set(others))
    elif kind < 0.185:
        hand['result'] = 'foul'
        hand['fouls'] = [{'player': random.randrange(4), 'kind': 'chombo'}]
    else:
        hand['wins'] = draw_wins(random, riichi)
    if random.random() < 0.02:
        hand.setdefault('fouls', []).append({'player': random.randrange(4), 'kind': 'deposit'})
    if random.random() < 0.25:
        hand['continue'] = random.random() < 0.7
    return hand


def draw_wins(random, riichi):
    """Returns the wins of a hand: one, or two on the same discard."""
    winner = random.choice(riichi) if riichi and random.random() < 0.6 else random.randrange(4)
    others = [player for player in range(4) if player != winner]
    if random.random() < 0.4:
        return [draw_win(random, winner, None, riichi)]
    discarder = random.choice(others)
    wins = [draw_win(random, winner, discarder, riichi)]
    if random.random() < 0.04:
        second = random.choice([player for player in others if player != discarder])
        wins.append(draw_win(random, second, discarder, riichi))
    return wins


def draw_game(random, ruleset):
    """Returns one game, longer than needed and not yet legal."""
    return {
        'format': 'tenbo-game/1',
        'ruleset': ruleset,
        'players': ['Aki', 'Ben', 'Chie', 'Dai'],
        'hands': [draw_hand(random) for _ in range(MOST_HANDS)],
    }


def play(program, games):
    """Returns the answer of tenbo-cli for each game."""
    text = ''.join(json.dumps(game, ensure_ascii=False) + '\n' for game in games)
    result = subprocess.run([program, 'play', '--jsonl', '-'], input=text.encode(), check=False,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    if len(answers) != len(games):
        raise RuntimeError(f'{len(answers)} answers to {len(games)} games')
    return answers


def mend(game, at):
    """Removes the refused location @at from @game."""
    index = int(at.removeprefix('hands[').partition(']')[0])
    hand = game['hands'][index]
    if at.endswith('.continue'):
        del hand['continue']
    else:
        del game['hands'][index]


def is_over(answer):
    """Whether the game was played to its end."""
    return 'error' not in answer and answer['end'] is not None


def make_games(program, random, count, ruleset='b-rule'):
    """Returns @count accepted games, most of them with an end."""
    games = [draw_game(random, ruleset) for _ in range(count)]
    refused = list(range(count))
    for _ in range(MOST_ROUNDS):
        answers = play(program, [games[i] for i in refused])
        still = []
        for i, answer in zip(refused, answers):
            if 'error' in answer:
                mend(games[i], answer['error']['at'])
                still.append(i)
        refused = still
        if not refused:
            return games
    raise RuntimeError(f'still refused: {answers[0]}')
