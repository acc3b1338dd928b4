/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset-list.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* The data that a program with a window keeps open: the store, the rulesets and the settings. It
 * opens, checks and closes the store.
 *
 * A thread opens the store while the window is being built, so "store" is NULL at first and
 * notifies when the store is open.
 *
 * Read-only property: "store" (TenboStore).
 * Signals: "updating" (the store is being converted to a newer schema, which takes seconds);
 * "failed" (path, GError: the store cannot be opened); "damaged" (TenboStore, GError: the check of
 * the whole file found an error). */
#define TENBO_TYPE_CONTEXT (tenbo_context_get_type ())
G_DECLARE_FINAL_TYPE (TenboContext, tenbo_context, TENBO, CONTEXT, GObject)

/* Creates a context whose settings have the schema @schema. Transfer full. */
TenboContext *tenbo_context_new (const char *schema);

/* Opens the store on a thread. */
void tenbo_context_open_store (TenboContext *self);

/* Closes the store, so that its file can be replaced. All owners of a reference must release it
 * when "store" notifies. */
void tenbo_context_close_store (TenboContext *self);

/* Closes the store on exit, and waits until its files are closed. Cancels reading threads, which
 * hold the store for a moment longer. */
void tenbo_context_shut_down (TenboContext *self);

/* Returns the store; NULL while it is being opened, or if opening it failed. Borrowed. */
TenboStore *tenbo_context_get_store (TenboContext *self);

/* Returns the built-in rulesets and those of the user. Borrowed. */
TenboRulesetList *tenbo_context_get_rulesets (TenboContext *self);

/* Returns the settings. The first call loads their schema, so --version and --help work without an
 * installed schema. Borrowed. */
GSettings *tenbo_context_get_settings (TenboContext *self);

G_END_DECLS
