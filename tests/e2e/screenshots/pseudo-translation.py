#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo-translation.py CATALOG OUTPUT: a translation to no language, from the English texts of
the compiled CATALOG of another language. Texts have accents, which show what is not translated,
and each vowel twice, which shows what has no room for a language with longer words."""
import pathlib
import re
import struct
import sys

ACCENTS = str.maketrans('AEIOUaeiouny', 'ÅÉÎÖÛåéîöûñý')
VOWEL = re.compile('([aeiouy])')
# Formats, markup and entities
FIXED = re.compile(r'(%[-0-9$+ #*.]*[a-zA-Z%]|<[^>]*>|&\w+;)')


def translate(text):
    parts = FIXED.split(text)
    # Formats of dates and lists have no words of their own.
    if not re.search('[A-Za-z]{2}', ''.join(parts[::2])):
        return text
    return ''.join(part if i % 2 else VOWEL.sub(r'\1\1', part).translate(ACCENTS)
                   for i, part in enumerate(parts))


def read_messages(catalog):
    count, offset = struct.unpack_from('<II', catalog, 8)
    for i in range(count):
        length, start = struct.unpack_from('<II', catalog, offset + 8 * i)
        yield catalog[start:start + length].decode()


def main():
    messages = {}
    for message in read_messages(pathlib.Path(sys.argv[1]).read_bytes()):
        singular = message.split('\0')[0]
        messages[message] = translate(singular.split('\4')[-1])
    messages[''] = 'Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=1; plural=0;\n'

    pairs = [(key.encode(), messages[key].encode()) for key in sorted(messages)]
    texts = [key for key, _ in pairs] + [value for _, value in pairs]
    index, data = b'', b''
    for text in texts:
        index += struct.pack('<II', len(text), 28 + 8 * len(texts) + len(data))
        data += text + b'\0'
    header = struct.pack('<7I', 0x950412de, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    pathlib.Path(sys.argv[2]).write_bytes(header + index + data)


main()
