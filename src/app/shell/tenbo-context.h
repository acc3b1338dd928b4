/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset-list.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What all pages work with: the store, the rulesets and the settings. The application creates one
 * and the window passes it to the pages.
 *
 * The store is opened on a thread while the window is being built, so "store" is NULL at first and
 * is notified when the store is open.
 *
 * Property, read-only: "store" (TenboStore).
 * Signals: "updating" (the store is being converted to a newer schema, which takes seconds);
 * "failed" (path, GError: the store cannot be opened); "damaged" (TenboStore, GError: the check of
 * the whole file found an error). */
#define TENBO_TYPE_CONTEXT (tenbo_context_get_type ())
G_DECLARE_FINAL_TYPE (TenboContext, tenbo_context, TENBO, CONTEXT, GObject)

TenboContext *tenbo_context_new (void);

/* Opens the store on a thread. */
void tenbo_context_open_store (TenboContext *self);

/* Drops the store, so that its file can be replaced. All owners of a reference drop theirs when
 * "store" is notified. */
void tenbo_context_close_store (TenboContext *self);

/* At the end of the program: closes the store, and waits until its files are closed too. Threads
 * that still read are cancelled, but hold the store for a moment. */
void tenbo_context_shut_down (TenboContext *self);

/* The store; NULL while it is being opened and if that failed. Borrowed. */
TenboStore *tenbo_context_get_store (TenboContext *self);

/* The shipped rulesets and those of the user. Borrowed. */
TenboRulesetList *tenbo_context_get_rulesets (TenboContext *self);

/* The settings. The first call loads their schema, so --version and --help work without an
 * installed one. Borrowed. */
GSettings *tenbo_context_get_settings (TenboContext *self);

G_END_DECLS
