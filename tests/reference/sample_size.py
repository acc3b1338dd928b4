# SPDX-License-Identifier: GPL-3.0-or-later
"""How often a random test repeats its check, as in tests/sample-size.h."""

import os


def sample_size(usual, thorough):
    """Returns the number of repetitions of this run; `thorough` in that of tools/dev thorough."""
    return thorough if "TENBO_TEST_THOROUGH" in os.environ else usual
