#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-japanese.py TENBO CLI: hands played in Japanese, by players with Japanese names."""
import subprocess
import sys

from desktop import App
from table import database

AOKI, BABA, CHIBA, DOI = '青木', '馬場', '千葉', '土井'
SEATS = {'東（起家）': AOKI, '南': BABA, '西': CHIBA, '北': DOI}


def play(app):
    app.click('新しい対局')
    for seat, name in SEATS.items():
        app.enter(seat, name)
    app.click('対局開始')
    app.find('青木、東、親、25,000、1着')
    app.click('リーチ、馬場')
    app.find('供託 1,000', 'label')

    app.click('ロン', 'button')
    app.press('和了者', BABA)
    app.press('誰から', DOI)
    app.click('40符3翻、5,200', within='点数')
    app.find('次は東2局、親は馬場', within='プレビュー')
    app.click('確定')
    app.find('馬場、東、親、30,200、1着')
    app.find('東2局', 'label')

    app.click('流局', 'button')
    app.press('テンパイ', BABA)
    app.click('確定')
    app.find('馬場、東、親、33,200、1着')
    app.find('1本場', 'label')
    app.click('元に戻す', 'button')
    app.find('0本場', 'label')


def main():
    program, cli = sys.argv[1:3]
    with App(program, env={'LC_ALL': 'ja_JP.UTF-8', 'LANGUAGE': ''}) as app:
        play(app)
        app.quit()
    done = subprocess.run([cli, 'history', 'show', '--last', '--database', database()],
                          capture_output=True, text=True, check=True)
    for name in SEATS.values():
        assert name in done.stdout, done.stdout
    subprocess.run([cli, 'check', '--database', database()], check=True)


main()
