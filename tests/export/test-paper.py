#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-paper.py WRITE-PAPER TENBO-CLI DATA: sheets of games, sessions and people as PDF files, read
with the tools of poppler.

The text of a page can be found and copied, its fonts are embedded, the same game gives the same
bytes, and a long game is split into pages between its rows.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

PROGRAM, CLI, DATA = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
GAMES = DATA / 'games'
LANGUAGES = {
    'C.UTF-8': ['Result', 'Scores over the Game', 'Hands', 'Event', 'Page 1 of 2',
                'ron off', 'East 1', '14 November 2026, 19:12'],
    'ja_JP.UTF-8': ['結果', '点数の推移', '局の一覧', '内容', '1/2ページ', 'ロン', '東1局',
                    '2026年11月14日 19:12'],
    'zh_CN.UTF-8': ['第 1 页，共 2 页', '东', '荣和', '2026年11月14日 19:12'],
}
NAMES = ['=1+1', '佐藤 太郎', '王芳', 'Émile <b>&amp;']


def write(game, folder, locale='C.UTF-8', size='a4'):
    """Returns the bytes of the sheet of @game, a file or a record, and its path."""
    if isinstance(game, dict):
        record = folder / 'game.json'
        record.write_text(json.dumps(game), encoding='utf-8')
        game = record
    return write_document(['game', game], folder, locale, size)


def write_document(words, folder, locale='C.UTF-8', size='a4'):
    """Returns the same for a session or a person: the kind of document, and its source."""
    pdf = folder / 'sheet.pdf'
    subprocess.run([PROGRAM, size, str(pdf), *map(str, words)], check=True,
                   env=os.environ | {'LC_ALL': locale, 'LANGUAGE': ''})
    return pdf.read_bytes(), pdf


def import_session(folder):
    """Returns a database with a session with stakes, number 1."""
    database = folder / 'tenbo.db'
    for command in (['import', DATA / 'sample-evening.json'],
                    ['history', 'set-session', '1', '--title', 'Friday at Mori’s', '--rate', '50',
                     '--unit', '¥', '--fee', '4000']):
        subprocess.run([CLI, *command, '--database', database], check=True, capture_output=True)
    return database


def poppler(tool, *args):
    return subprocess.run([tool, *map(str, args)], check=True, capture_output=True,
                          text=True).stdout


def text_of(pdf, *options):
    """Returns the text that can be copied from @pdf, with any number of spaces of any kind as
    one."""
    return re.sub(r'[ \u00a0\n]+', ' ', poppler('pdftotext', '-layout', *options, pdf, '-'))


def long_game(n_hands=40):
    """The dealer of East 1 wins repeatedly, with small values."""
    hands = [{'result': 'win', 'riichi': [0] if i % 3 == 0 else [],
              'wins': [{'player': 0, 'from': 1 + i % 3, 'value': {'han': 1, 'fu': 30}}],
              'note': f'note of hand {i + 1}, which is there to be read'}
             for i in range(n_hands)]
    return {'format': 'tenbo-game/1', 'ruleset': 'mleague', 'players': NAMES, 'hands': hands,
            'override': {'bust': 'none'}, 'title': 'A long evening',
            'started': '2026-11-21T19:30:00+09:00',
            'note': ' '.join(f'word{i}' for i in range(1100))}


def check_words(folder):
    for locale, words in LANGUAGES.items():
        _, pdf = write(GAMES / 'south-4.json', folder, locale)
        text = text_of(pdf)
        names = json.loads((GAMES / 'south-4.json').read_text(encoding='utf-8'))['players']
        for word in words + [name for name in names if isinstance(name, str)]:
            if word not in text:
                yield f'{locale}: “{word}” is not in the text'


SESSION_PLAYERS = ['佐藤 健太', 'Anna', '田中 美咲', 'Marc']
# Words on the sheet of a session and of a person besides the names.
DOCUMENTS = {
    'session': {
        'C.UTF-8': ['Friday at Mori’s', 'Standings', 'Who pays whom', 'Totals over the Session',
                    'Games', '¥4,000', 'Total', 'Money', 'Page 1 of'],
        'ja_JP.UTF-8': ['Friday at Mori’s', '順位表', '精算', 'セットの合計の推移', '合計'],
        'zh_CN.UTF-8': ['排名', '结算', '牌会总分走势'],
    },
    'person': {
        'C.UTF-8': ['3 games, 14 Nov 2026', 'Win Rate', 'of 40 hands', 'Deal-In Rate',
                    '2.67* of 3 games', 'Total over the Games', 'Distribution of Ranks',
                    'Values of Wins', 'Head to head', '* based on fewer than 10 games'],
        'ja_JP.UTF-8': ['3対局、2026年11月14日', '和了率', '放銃率', '通算成績の推移', '順位の分布',
                        '対人成績'],
        'zh_CN.UTF-8': ['总分走势', '对战成绩', '顺位分布'],
    },
    'standings': {
        'C.UTF-8': ['2026', 'Four players', 'Average Rank', 'Win Rate', 'Records', 'Best Game',
                    'Highest Score', 'Top Two in a Row', '14 Nov 2026'],
        'ja_JP.UTF-8': ['順位表', '平均順位', '和了率', '記録', '最高打点', '2026年11月14日'],
        'zh_CN.UTF-8': ['排名', '纪录'],
    },
}


def check_documents(folder):
    """Checks the sheets of a session and of a person in every language."""
    database = import_session(folder)
    for kind, languages in DOCUMENTS.items():
        for locale, words in languages.items():
            size = 'a4' if locale.startswith('ja') else 'letter'
            once, pdf = write_document([kind, database, 1], folder, locale, size)
            text = text_of(pdf)
            for word in words + SESSION_PLAYERS:
                if word not in text:
                    yield f'{kind}, {locale}: “{word}” is not in the text'
            if f'({size})' not in poppler('pdfinfo', pdf).replace('(A4)', '(a4)'):
                yield f'{kind}: the size is not {size}'
            yield from check_edges(pdf)
            yield from check_file(pdf, f'{kind}, {locale}')
        time.sleep(1.1)
        if write_document([kind, database, 1], folder, locale, size)[0] != once:
            yield f'{kind}: different bytes a second later'


def check_file(pdf, name):
    """Checks that all fonts are embedded as fonts, not as images."""
    fonts = poppler('pdffonts', pdf).splitlines()[2:]
    if not fonts:
        yield f'{name}: no fonts'
    for font in fonts:
        kind, embedded = font[37:55].strip(), font[71:].split()
        if kind.startswith('Type 3') or embedded[:3] != ['yes', 'yes', 'yes']:
            yield f'{name}: {font}'
    if poppler('pdfimages', '-list', pdf).splitlines()[2:]:
        yield f'{name}: it has images'


def check_fonts(folder):
    for locale in LANGUAGES:
        _, pdf = write(long_game(3), folder, locale)
        yield from check_file(pdf, locale)


def check_bytes(folder):
    undated = {key: value for key, value in long_game(5).items() if key != 'started'}
    for game in GAMES / 'south-4.json', undated:
        once, _ = write(game, folder)
        time.sleep(1.1)
        again, pdf = write(game, folder)
        if once != again:
            yield 'the same game gives different bytes a second later'
        if ('CreationDate' in poppler('pdfinfo', pdf)) != (game is not undated):
            yield 'the time of the file is not that of the game'


def check_pages(folder):
    _, pdf = write(long_game(), folder)
    n_pages = int(re.search(r'Pages: +(\d+)', poppler('pdfinfo', pdf))[1])
    pages = [text_of(pdf, '-f', page, '-l', page) for page in range(1, n_pages + 1)]
    whole = ' '.join(pages)
    if not 4 <= n_pages <= 8:
        yield f'{n_pages} pages'
    for number, page in enumerate(pages, 1):
        if f'Page {number} of {n_pages}' not in page:
            yield f'page {number} does not have its number'
        if re.search(r'ron off', page) and 'Event' not in page:
            yield f'page {number} continues the table without its header'
        if 'East 1, ' in page and page.count('ron off') < 2 and number < n_pages - 2:
            yield f'page {number} has only one row'
    for name in NAMES:
        if name not in whole:
            yield f'“{name}” is not in the text'
    for honba in range(1, 40):
        if whole.count(f'East 1, {honba} honba ') < 1:
            yield f'no hand of {honba} honba'
        if f'East 1, {honba} honba: note of hand {honba + 1}, which' not in whole:
            yield f'no note of {honba} honba'
    if any(f'word{i} ' not in whole + ' ' for i in range(1100)):
        yield 'the long note is cut off'
    if whole.count('ron off') != 40:
        yield f'{whole.count("ron off")} wins'
    yield from check_edges(pdf)


def short_game(n_hands):
    game = long_game(n_hands)
    del game['note']
    for hand in game['hands']:
        del hand['note']
    return game


def check_payments(folder):
    """Each payment of a game is there with its arithmetic, in every language."""
    words = {
        'C.UTF-8': ['Payments and their rules', 'Scoring', 'Next: East 2', 'Result', '× 4 = '],
        'ja_JP.UTF-8': ['点数の移動の理由', '結果'],
        'zh_CN.UTF-8': ['结果'],
    }
    record = GAMES / 'bust.json'
    said = json.loads(subprocess.run([CLI, 'play', '--json', record], check=True,
                                     capture_output=True, text=True).stdout)
    for locale, expected in words.items():
        _, pdf = write_document(['payments', record], folder, locale)
        text = text_of(pdf)
        for word in expected:
            if word not in text:
                yield f'{locale}: “{word}” is not in the text'
        for line in [line for hand in said['hands'] for line in hand['ledger']]:
            if f'{line["points"]:,}' not in text:
                yield f'{locale}: no payment of {line["points"]}'
        yield from check_edges(pdf)
        yield from check_file(pdf, locale)


def check_last_pages(folder):
    """No page has only one hand."""
    pages = set()
    for n_hands in range(8, 16):
        for size in ('a4', 'letter'):
            _, pdf = write(short_game(n_hands), folder, size=size)
            n_pages = int(re.search(r'Pages: +(\d+)', poppler('pdfinfo', pdf))[1])
            pages.add(n_pages)
            if text_of(pdf, '-f', n_pages).count('ron off') == 1:
                yield f'one of {n_hands} hands is on page {n_pages} of {size}'
            yield from check_edges(pdf)
    if pages != {1, 2}:
        yield f'{sorted(pages)} pages'


def check_columns_of_seats(folder):
    """The column of a seat is the same in games of three and of four players."""
    games = [{'format': 'tenbo-game/1', 'ruleset': ruleset,
              'started': f'2026-11-2{day}T20:00:00+09:00',
              'players': players[day % n:n] + players[:day % n],
              'hands': [{'result': 'draw'}, {'result': 'stop'}]}
             for ruleset, n, players in (('tenhou-sanma', 3, NAMES), ('tenhou-hanchan', 4, NAMES))
             for day in range(n)]
    database = folder / 'seats.db'
    record = folder / 'seats.json'
    for game in games:
        record.write_text(json.dumps(game))
        subprocess.run([CLI, 'import', record, '--database', database], check=True,
                       capture_output=True)
    _, pdf = write_document(['person', database, 1], folder)
    rows = [line for line in poppler('pdftotext', '-layout', pdf, '-').splitlines()
            if 'players, ' in line]
    if len(rows) < 4:
        yield f'{len(rows)} rows of seats'
    for row in rows:
        if 'Three players' in row and 'Four players' in row:
            yield f'three and four players share “{row.strip()}”'


def check_edges(pdf):
    """No word is outside of the margins: 48 points minus the overhang of a letter."""
    boxes = poppler('pdftotext', '-bbox', pdf, '-')
    width, height = map(float, re.search(r'<page width="([\d.]+)" height="([\d.]+)"',
                                         boxes).groups())
    for box in re.findall(r'xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*)<', boxes):
        left, top, right, bottom = map(float, box[:4])
        if left < 45 or top < 40 or right > width - 45 or bottom > height - 40:
            yield f'“{box[4]}” is outside of the margins'


def check_sizes(folder):
    for size, expected in ('a4', '(A4)'), ('letter', '(letter)'):
        _, pdf = write(long_game(), folder, size=size)
        if expected not in poppler('pdfinfo', pdf):
            yield f'{size}: not of that size'
        yield from check_edges(pdf)


def check_strange_games(folder):
    """Checks a game before its first hand, a running one, long names, three players."""
    names = ['A name that is as long as nobody is called who sits at a table to play', 'Ben' * 40,
             '佐藤太郎' * 15, 'Dai']
    for n_hands in 0, 1, 12:
        _, pdf = write(long_game(n_hands) | {'players': names, 'note': 'n'}, folder)
        text = text_of(pdf)
        if 'Next: East 1' not in text:
            yield f'{n_hands} hands: the next hand is missing'
        if 'A name that is as long as nobody is called' not in text:
            yield f'{n_hands} hands: the name is cut off'
        yield from check_edges(pdf)
    three = long_game(8) | {'ruleset': 'sanma-parlor', 'players': NAMES[:3], 'override': {}}
    for hand in three['hands']:
        hand['wins'][0]['from'] = 1
    three['hands'] = three['hands'][:3]
    _, pdf = write(three, folder)
    if not all(name in text_of(pdf) for name in NAMES[:3]):
        yield 'a name of three players is missing'
    yield from check_edges(pdf)


def main():
    checks = [check_words, check_fonts, check_bytes, check_pages, check_sizes,
              check_strange_games, check_documents, check_payments, check_last_pages,
              check_columns_of_seats]
    print(f'1..{len(checks)}')
    for number, check in enumerate(checks, 1):
        with tempfile.TemporaryDirectory() as folder:
            problems = list(check(pathlib.Path(folder)))
        print('ok' if not problems else 'not ok', number, '-', check.__name__.replace('_', ' '))
        for problem in problems:
            print('#', problem)
    return 0


sys.exit(main())
