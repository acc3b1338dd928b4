/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The revision of what the engine computes. It is stored beside each result, so that a check of an
 * old game can tell a result of another engine from a wrong one. Raise it by one with every change
 * after which the same ruleset and the same events can give other payments, other ranks or another
 * settlement, or another count of what a player did: a mended rule, another rounding, a new count.
 * A change that only accepts or refuses more leaves it alone. */
#define TB_ENGINE_REVISION 1
