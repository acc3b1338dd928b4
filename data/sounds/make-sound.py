#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-sound.py NAME FILE: writes a short sound as a WAV file (mono, 16 bits).

Each sound is a list of strokes: start in seconds, frequencies in hertz with their loudness, and
the time in seconds after which a stroke has faded to a third."""
import math
import struct
import sys
import wave

RATE = 22050
LOUDNESS = 0.5  # of the loudest sample

SOUNDS = {
    # A stick that is put on the table: wood on wood
    'riichi': [(0, {1480: 1, 2310: 0.6, 3920: 0.3}, 0.018), (0.07, {1240: 0.7, 2050: 0.4}, 0.015)],
    # A confirmed hand: two soft bells
    'hand': [(0, {784: 1, 1568: 0.3}, 0.09), (0.11, {1175: 1, 2350: 0.3}, 0.14)],
    # Time runs short: the same bell three times
    'time': [(i * 0.22, {880: 1, 1760: 0.25}, 0.07) for i in range(3)],
}
ATTACK = 0.002  # seconds until a stroke is loudest
FADES = 6  # times of fading until a stroke is silent


def sample(strokes, time):
    total = 0
    for start, partials, fade in strokes:
        age = time - start
        if age < 0:
            continue
        envelope = min(age / ATTACK, 1) * math.exp(-age / fade)
        total += envelope * sum(loudness * math.sin(2 * math.pi * hertz * age)
                                for hertz, loudness in partials.items())
    return total


def main():
    strokes = SOUNDS[sys.argv[1]]
    seconds = max(start + FADES * fade for start, _, fade in strokes)
    samples = [sample(strokes, i / RATE) for i in range(int(seconds * RATE))]
    scale = LOUDNESS * 32767 / max(abs(value) for value in samples)
    with wave.open(sys.argv[2], 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b''.join(struct.pack('<h', round(value * scale)) for value in samples))


if __name__ == '__main__':
    main()
