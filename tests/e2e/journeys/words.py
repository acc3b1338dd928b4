# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the program in one language, from the catalog of its build."""
import gettext
import os
import re

WINDS = 'East', 'South', 'West', 'North'
RANKS = '1st', '2nd', '3rd', '4th'


def fill(text, values):
    """Formats like printf: %s, %d, %1$s."""
    rest = iter(values)

    def value(match):
        if match[0] == '%%':
            return '%'
        return str(values[int(match[1]) - 1] if match[1] else next(rest))
    return re.sub(r'%(?:(\d+)\$)?[sdu]|%%', value, text)


class Words:
    def __init__(self, language='en'):
        self.language = language
        self.locale = {'ja': 'ja_JP.UTF-8', 'zh_CN': 'zh_CN.UTF-8'}.get(language, 'C.UTF-8')
        self.catalogue = (gettext.NullTranslations() if language == 'en' else
                          gettext.translation('tenbo', os.environ['TENBO_LOCALEDIR'], [language]))

    def __call__(self, text, *values):
        """Returns the text of a control, without the mnemonic underscore."""
        said = self.catalogue.gettext(text)
        if self.language != 'en':
            assert said != text or text.isdigit(), f'{text!r} is not translated'
        return fill(said.replace('_', ''), values)

    def of(self, context, text, *values):
        """The same for a text with a context."""
        said = self.catalogue.pgettext(context, text)
        assert self.language == 'en' or said != text, f'{context}|{text!r} is not translated'
        return fill(said.replace('_', ''), values)

    def count(self, text, n, *values):
        """The same for a text that has equal singular and plural in English."""
        return fill(self.catalogue.ngettext(text, text, n), values or (n,))

    def wind(self, wind):
        return self.of('wind', WINDS[wind])

    def rank(self, rank):
        return self(RANKS[rank - 1])

    def round(self, name):
        """The words for E1, S3 or E+1 of a record."""
        again = ' again' if '+' in name else ''
        return self.of('round', f'%s %d{again}', self.wind('ESWN'.index(name[0])), name[-1])

    def hand(self, name, honba=0):
        """'East 2, 1 honba'"""
        played = self.round(name)
        return self.count('%s, %d honba', honba, played, honba) if honba else played

    def seats(self):
        """The names of the rows of a new game."""
        return [self('%s (first dealer)', self.wind(0))] + [self.wind(i) for i in range(1, 4)]

    def value(self, value):
        """The name of a record's value in the grid, before its points."""
        if 'limit' in value:
            return self(value['limit'])
        han = self.count('%d han', value['han'])
        fu = self('%d fu', value['fu'])
        return self('%s %s, %s', han, fu, '').rstrip(', 、')
