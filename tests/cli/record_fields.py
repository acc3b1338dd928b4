# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields of a game record (docs/game-format.md): their locations and valid values.

Each field has a valid game, to be spoiled at that one location. A new field of the format is a new
row; bad-input.py compares the rows with the tables of the page.
"""
import copy
import dataclasses
import typing


@dataclasses.dataclass
class Field:
    """One field: `path` is its location from the root of `game`."""
    name: str
    game: dict
    path: tuple
    kind: str  # text, uuid, time, ruleset, bool, int, id, list, tai or object
    required: bool = False
    low: typing.Optional[int] = None
    high: typing.Optional[int] = None
    # For a list: the entry that must not occur twice, and whether another entry may be added.
    unique: bool = False
    # The key that identifies a duplicate entry, if not the whole entry.
    told_by: typing.Optional[str] = None
    # Whether null is the same as absent here.
    nullable: bool = False


WIN = {'player': 1, 'from': 3, 'value': {'han': 3, 'fu': 40}}
DRAW = {'result': 'draw', 'tenpai': [1, 2]}
PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai']
IDS = ['00000000-0000-4000-8000-00000000000' + str(n) for n in range(10)]


def game(*hands, **members):
    """Returns a game of the B rule with these hands."""
    record = {'format': 'tenbo-game/1', 'ruleset': 'b-rule', 'players': list(PLAYERS)}
    return copy.deepcopy(record | members | {'hands': list(hands)})


def win(**members):
    """Returns a win."""
    return {'result': 'win', 'wins': [WIN | members]}


def worth(**value):
    """Returns a win with this value."""
    return win(value=value)


def chombo(**members):
    """Returns a hand that ends with a foul."""
    shown = {'player': 0, 'value': {'limit': 'haneman'}}
    foul = {'player': 2, 'kind': 'chombo', 'against': [shown]}
    return {'result': 'foul', 'fouls': [foul | members]}


HAND = ('hands', 0)
FIRST_WIN = HAND + ('wins', 0)
VALUE = FIRST_WIN + ('value',)
FOUL = HAND + ('fouls', 0)
SHOWN = FOUL + ('against', 0)
PAO = FIRST_WIN + ('pao',)
BONUS = FIRST_WIN + ('bonus',)
TRANSFER = HAND + ('transfers', 0)
ABORT = {'result': 'abort', 'riichi': [1], 'reason': 'four-kans'}
NAGASHI = {'result': 'draw', 'tenpai': [0], 'nagashi': [1, 2]}
WAREME = win(value={'han': 3}, **{'from': 2}) | {'wareme': 0}
KONG = win(value={'tai': 3}, robbed=True, last_tile=False)
TAI = worth(tai=['all-triplets', 'dragon'])
TILES = {'result': 'draw', 'fouls': [{'player': 2, 'kind': 'tile-count', 'count': 3}]}
RED = win(bonus={'red': 1})
DAISANGEN = win(value={'yakuman': ['daisangen']}, open=True,
                pao={'player': 2, 'for': ['daisangen']})
TWO_YAKUMAN = game(worth(yakuman=['suuankou', 'tsuuiisou']))
RIICHI_WIN = win(bonus={'ippatsu': 1, 'ura': 2}) | {'riichi': [1, 0]}
OPEN_RIICHI = win() | {'riichi': [1, 0], 'open_riichi': [1, 0]}
RIICHI_TILE = win(on_riichi_tile=True) | {'riichi': [3]}
ADJUST = {'result': 'adjust', 'transfers': [{'from': 0, 'to': 1, 'points': 500}]}
REPEAT = win(player=0) | {'continue': True}
YAKU = worth(yaku=['yakuhai-white', 'toitoi'], dora=2, fu=40, open=True)


def under(ruleset, *hands, **members):
    """Returns a game under another ruleset, with three players if it has three."""
    players = PLAYERS[:3] if ruleset in THREE_PLAYERS else PLAYERS
    return game(*hands, ruleset=ruleset, players=list(players), **members)


def open_game():
    """Returns a game in which an open riichi has a stake of its own."""
    return game(OPEN_RIICHI, override={'open-riichi-stake': 2000})


THREE_PLAYERS = {'allen', 'mizukawa-sanma', 'tenhou-sanma'}

FIELDS = [
    # the game
    Field('format', game(), ('format',), 'id', required=True),
    Field('ruleset', game(), ('ruleset',), 'ruleset', required=True),
    Field('override', game(override={'honba-ron': 300}), ('override',), 'object'),
    Field('players', game(), ('players',), 'list', required=True),
    Field('players', game(), ('players', 2), 'text', required=False),
    Field('hands', game(), ('hands',), 'list', required=True),
    Field('id', game(id=IDS[0]), ('id',), 'text'),
    Field('note', game(note='rain'), ('note',), 'text'),
    Field('started', game(started='2026-11-21T19:30:00+09:00'), ('started',), 'time'),
    Field('ended', game(ended='2026-11-21T21:30:00+09:00'), ('ended',), 'time'),
    Field('place', game(place='Kyoto'), ('place',), 'text'),
    Field('title', game(title='Friday'), ('title',), 'text'),
    Field('people', game(people=IDS[1:5]), ('people',), 'list', unique=True),
    Field('people', game(people=IDS[1:5]), ('people', 1), 'uuid', nullable=True),
    Field('seats', game(seats=[0, 1, 2, 3]), ('seats',), 'list', unique=True),
    Field('seats', game(seats=[0, 1, 2, 3]), ('seats', 1), 'int', low=0, high=3),
    Field('session', game(session=IDS[5]), ('session',), 'uuid'),
    Field('void', game(void=False), ('void',), 'bool'),
    Field('changed', game(changed='2026-11-22T09:30:00+09:00'), ('changed',), 'time'),
    # a hand
    Field('result', game(DRAW), HAND + ('result',), 'id', required=True),
    Field('riichi', game(RIICHI_WIN), HAND + ('riichi',), 'list', unique=True),
    Field('riichi', game(RIICHI_WIN), HAND + ('riichi', 1), 'int', low=0, high=3),
    Field('open_riichi', open_game(), HAND + ('open_riichi',), 'list', unique=True),
    Field('open_riichi', open_game(), HAND + ('open_riichi', 1), 'int', low=0, high=3),
    Field('tenpai', game(DRAW), HAND + ('tenpai',), 'list', unique=True),
    Field('tenpai', game(DRAW), HAND + ('tenpai', 1), 'int', low=0, high=3),
    Field('wins', game(win()), HAND + ('wins',), 'list', required=True),
    Field('continue', game(REPEAT), HAND + ('continue',), 'bool'),
    Field('fouls', game(chombo()), HAND + ('fouls',), 'list', required=True),
    Field('transfers', game(ADJUST), HAND + ('transfers',), 'list', required=True),
    Field('id', game(DRAW | {'id': IDS[6]}), HAND + ('id',), 'text'),
    Field('note', game(DRAW | {'note': 'so close'}), HAND + ('note',), 'text'),
    # a win
    Field('player', game(win()), FIRST_WIN + ('player',), 'int', required=True, low=0, high=3),
    Field('from', game(win()), FIRST_WIN + ('from',), 'int', low=0, high=3),
    Field('value', game(win()), VALUE, 'object', required=True),
    Field('open', game(win(open=True)), FIRST_WIN + ('open',), 'bool'),
    Field('pao', game(DAISANGEN), PAO, 'object'),
    Field('pao.player', game(DAISANGEN), PAO + ('player',), 'int', required=True, low=0, high=3),
    Field('pao.for', game(DAISANGEN), PAO + ('for',), 'list'),
    Field('bonus', game(RIICHI_WIN), BONUS, 'object'),
    Field('bonus.ippatsu', game(RIICHI_WIN), BONUS + ('ippatsu',), 'int', low=0, high=1),
    Field('bonus.ura', game(RIICHI_WIN), BONUS + ('ura',), 'int', low=0, high=20),
    Field('on_riichi_tile', game(RIICHI_TILE), FIRST_WIN + ('on_riichi_tile',), 'bool'),
    # a value
    Field('han', game(worth(han=3, fu=40)), VALUE + ('han',), 'int', low=1, high=120),
    Field('fu', game(worth(han=3, fu=40)), VALUE + ('fu',), 'int', required=True, low=20, high=170),
    Field('limit', game(worth(limit='mangan')), VALUE + ('limit',), 'id'),
    Field('yakuman', TWO_YAKUMAN, VALUE + ('yakuman',), 'list', unique=True),
    Field('yakuman', TWO_YAKUMAN, VALUE + ('yakuman', 1), 'id'),
    Field('yaku', game(YAKU), VALUE + ('yaku',), 'list', unique=True),
    Field('yaku', game(YAKU), VALUE + ('yaku', 1), 'id'),
    Field('dora', game(YAKU), VALUE + ('dora',), 'int', low=0, high=99),
    Field('open', game(YAKU), VALUE + ('open',), 'bool'),
    # a foul
    Field('player', game(chombo()), FOUL + ('player',), 'int', required=True, low=0, high=3),
    Field('kind', game(chombo()), FOUL + ('kind',), 'id', required=True),
    Field('against', game(chombo()), FOUL + ('against',), 'list', unique=True, told_by='player'),
    Field('player', game(chombo()), SHOWN + ('player',), 'int', required=True, low=0, high=3),
    Field('value', game(chombo()), SHOWN + ('value',), 'object', required=True),
    Field('limit', game(chombo()), SHOWN + ('value', 'limit'), 'id'),
    Field('count', under('mizukawa-hanchan', TILES), FOUL + ('count',), 'int', low=1, high=14),
    # other rulesets
    Field('players', under('allen', DRAW), ('players', 1), 'text'),
    Field('seats', under('allen', seats=[0, 1, 3]), ('seats', 1), 'int', low=0, high=3),
    Field('tenpai', under('allen', DRAW), HAND + ('tenpai', 1), 'int', low=0, high=2),
    Field('reason', under('tenhou-hanchan', ABORT), HAND + ('reason',), 'id', required=True),
    Field('riichi', under('tenhou-sanma', ABORT), HAND + ('riichi', 0), 'int', low=0, high=2),
    Field('nagashi', under('tenhou-hanchan', NAGASHI), HAND + ('nagashi',), 'list', unique=True),
    Field('nagashi', under('mizukawa-sanma', NAGASHI), HAND + ('nagashi', 1), 'int', low=0, high=2),
    Field('wareme', under('allen', WAREME, override={'wareme': True}), HAND + ('wareme',), 'int',
          low=0, high=2),
    Field('robbed', under('fenghua', KONG), FIRST_WIN + ('robbed',), 'bool'),
    Field('last_tile', under('fenghua', KONG), FIRST_WIN + ('last_tile',), 'bool'),
    Field('tai', under('fenghua', TAI), VALUE + ('tai',), 'tai'),
    Field('tai', under('fenghua', TAI), VALUE + ('tai', 1), 'id'),
    Field('bonus.red', under('free-parlor', RED), BONUS + ('red',), 'int', low=0, high=20),
    # an agreed correction
    Field('from', game(ADJUST), TRANSFER + ('from',), 'int', required=True, low=0, high=3),
    Field('to', game(ADJUST), TRANSFER + ('to',), 'int', required=True, low=0, high=3),
    Field('points', game(ADJUST), TRANSFER + ('points',), 'int', required=True, low=1,
          high=1000000),
]


def history(**members):
    """A history with a person, a session and two games in it."""
    record = {
        'format': 'tenbo-history/1',
        'people': [
            {'id': IDS[1], 'name': 'Aki', 'aliases': ['A. Sato', 'アキ'], 'guest': True,
             'hidden': False, 'colour': 7, 'changed': '2026-11-21T19:30:00+09:00'},
            {'id': IDS[2], 'name': 'Ben', 'merged': IDS[1]},
        ],
        'sessions': [
            {'id': IDS[5], 'started': '2026-11-21T19:30:00+09:00', 'title': 'Friday',
             'place': 'Kyoto', 'note': 'rain', 'unit': '¥', 'rate': 50, 'fee': 2000,
             'fee_person': IDS[2], 'changed': '2026-11-21T19:30:00+09:00'},
            {'id': IDS[6]},
        ],
        'rulesets': [],
        'games': [game(DRAW, id=IDS[7]), game(DRAW, id=IDS[8])],
    }
    return copy.deepcopy(record | members)


HISTORY_FIELDS = [
    Field('people', history(), ('people',), 'list', unique=True, told_by='id'),
    Field('id', history(), ('people', 1, 'id'), 'uuid', required=True),
    Field('name', history(), ('people', 1, 'name'), 'text', required=True),
    Field('aliases', history(), ('people', 0, 'aliases'), 'list', unique=True),
    Field('aliases', history(), ('people', 0, 'aliases', 1), 'text'),
    Field('guest', history(), ('people', 0, 'guest'), 'bool'),
    Field('hidden', history(), ('people', 0, 'hidden'), 'bool'),
    Field('colour', history(), ('people', 0, 'colour'), 'int', low=0, high=7),
    Field('merged', history(), ('people', 1, 'merged'), 'uuid'),
    Field('changed', history(), ('people', 0, 'changed'), 'time'),
    Field('sessions', history(), ('sessions',), 'list', unique=True, told_by='id'),
    Field('id', history(), ('sessions', 1, 'id'), 'uuid', required=True),
    Field('started', history(), ('sessions', 0, 'started'), 'time'),
    Field('title', history(), ('sessions', 0, 'title'), 'text'),
    Field('place', history(), ('sessions', 0, 'place'), 'text'),
    Field('note', history(), ('sessions', 0, 'note'), 'text'),
    Field('unit', history(), ('sessions', 0, 'unit'), 'text'),
    Field('rate', history(), ('sessions', 0, 'rate'), 'int', low=1, high=10 ** 9),
    Field('fee', history(), ('sessions', 0, 'fee'), 'int', low=1, high=10 ** 9),
    Field('fee_person', history(), ('sessions', 0, 'fee_person'), 'uuid'),
    Field('changed', history(), ('sessions', 0, 'changed'), 'time'),
    Field('rulesets', history(), ('rulesets',), 'list'),
    Field('games', history(), ('games',), 'list', required=True, unique=True, told_by='id'),
    Field('format', history(), ('games', 1, 'format'), 'id', required=True),
    Field('ruleset', history(), ('games', 1, 'ruleset'), 'ruleset', required=True),
    Field('tenpai', history(), ('games', 1, 'hands', 0, 'tenpai', 1), 'int', low=0, high=3),
]
