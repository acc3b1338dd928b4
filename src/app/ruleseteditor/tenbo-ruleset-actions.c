/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-actions.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-new-ruleset-dialog.h"
#include "tenbo-ruleset-editor.h"
#include "tenbo-ruleset-import-dialog.h"
#include "tenbo-ruleset-import.h"
#include "tenbo-ruleset-save.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>
#include <string.h>

#define ENDING ".tenbo-rules.json"

static TenboRulesetList *
get_list (TenboShell *shell)
{
  return tenbo_context_get_rulesets (tenbo_shell_get_context (shell));
}

static void
new_ruleset_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       shell)
{
  adw_dialog_present (tenbo_new_ruleset_dialog_new (get_list (shell)), shell);
}

/* Edits a copy of the ruleset: an extension of a built-in one, so that it takes its corrections; a
 * full copy of one of the user. */
static void
copy_ruleset_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       shell)
{
  TenboRulesetList *list = get_list (shell);
  g_autoptr (TenboRulesetDraft) draft = NULL;
  g_autoptr (TenboRuleset) base = NULL;
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;

  base = tenbo_ruleset_list_find (list, g_variant_get_string (parameter, NULL), NULL);
  if (base == NULL)
    return;

  id = tenbo_ruleset_draft_propose_id (list, base);
  /* Translators: the name of a copy: the name of the original ruleset */
  name = g_strdup_printf (_ ("%s (copy)"), tenbo_ruleset_get_name (base));
  draft = tenbo_ruleset_list_is_shipped (list, tenbo_ruleset_get_id (base))
            ? tenbo_ruleset_draft_new_extension (base, id, name)
            : tenbo_ruleset_draft_new_copy (base, id, name);
  adw_dialog_present (tenbo_ruleset_editor_new (draft, list), shell);
}

static void
edit_ruleset_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       shell)
{
  TenboRulesetList *list = get_list (shell);
  const char       *id = g_variant_get_string (parameter, NULL);
  g_autofree char  *path = tenbo_ruleset_list_dup_path (list, id);
  g_autofree char  *text = NULL;
  g_autoptr (TenboRulesetDraft) draft = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_ruleset_list_reload (list);
  ruleset = tenbo_ruleset_list_find (list, id, &error);
  if (ruleset == NULL || !g_file_get_contents (path, &text, NULL, &error))
    {
      tenbo_feedback_error (shell, _ ("Could Not Open Ruleset"), "", error);
      return;
    }
  draft = tenbo_ruleset_draft_new_of_file (ruleset, text);
  adw_dialog_present (tenbo_ruleset_editor_new (draft, list), shell);
}

/* --- Files --- */

static GBytes *
make_file (gpointer bytes,
           GError **error)
{
  return g_bytes_ref (bytes);
}

static void
save_ruleset_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       shell)
{
  TenboRulesetList *list = get_list (shell);
  const char       *id = g_variant_get_string (parameter, NULL);
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (list, id, NULL);

  if (ruleset != NULL)
    tenbo_save (shell, id, ENDING, make_file, tenbo_ruleset_export (ruleset, list),
                (GDestroyNotify) g_bytes_unref);
}

static void
open_ruleset_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       shell)
{
  const char *name;
  const char *text;
  g_autoptr (GBytes) json = NULL;
  g_autoptr (GError) error = NULL;
  TenboRulesetImport *import;

  g_variant_get (parameter, "(&s&s)", &name, &text);
  json = g_bytes_new_static (text, strlen (text));
  tenbo_ruleset_list_reload (get_list (shell));
  import = tenbo_ruleset_import_new (json, name, get_list (shell), &error);
  if (import == NULL)
    tenbo_feedback_error (shell, _ ("Could Not Open Ruleset"),
                          _ ("No ruleset was added or changed. Correct the file, or ask its sender "
                             "for another one."),
                          error);
  else
    adw_dialog_present (tenbo_ruleset_import_dialog_new (import, get_list (shell)), shell);
}

/* --- Deleting --- */

/* A deleted ruleset */
typedef struct
{
  char *id; /* owned, like the text of its file */
  char *text;
} Deleted;

static void
deleted_free (gpointer data)
{
  Deleted *deleted = data;

  g_free (deleted->id);
  g_free (deleted->text);
  g_free (deleted);
}

static gboolean
undo_delete (TenboShell *shell,
             gpointer    data)
{
  const Deleted *deleted = data;
  g_autoptr (GError) error = NULL;

  if (tenbo_ruleset_restore (get_list (shell), deleted->id, deleted->text, &error))
    tenbo_undo_report (tenbo_shell_get_undo (shell));
  else
    tenbo_feedback_error (GTK_WIDGET (shell), _ ("Could Not Restore Ruleset"), "", error);
  return TRUE;
}

/* Other rulesets that extend the deleted one would become unreadable. */
static void
refuse_to_delete (GtkWidget  *from,
                  const char *name,
                  GStrv       extensions)
{
  g_autofree char *names = g_strjoinv ("\n", extensions);
  g_autofree char *body = NULL;
  AdwAlertDialog  *dialog;

  /* Translators: the name of a ruleset, then the names of others, one per line */
  body = g_strdup_printf (_ ("These rulesets extend %1$s. Delete them first:\n%2$s"), name, names);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Ruleset Is in Use"), body));
  adw_alert_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_dialog_present (ADW_DIALOG (dialog), from);
}

static void
delete_ruleset_activated_cb (GSimpleAction *action,
                             GVariant      *parameter,
                             gpointer       shell)
{
  TenboRulesetList *list = get_list (shell);
  const char       *id = g_variant_get_string (parameter, NULL);
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (list, id, NULL);
  g_auto (GStrv) extensions = tenbo_ruleset_list_dup_extensions (list, id);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  Deleted         *deleted;

  if (ruleset == NULL || tenbo_ruleset_list_is_shipped (list, id))
    return;

  name = g_strdup (tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  if (extensions[0] != NULL)
    {
      refuse_to_delete (shell, name, extensions);
      return;
    }

  deleted = g_new0 (Deleted, 1);
  deleted->id = g_strdup (id);
  deleted->text = tenbo_ruleset_delete (list, id, &error);
  if (deleted->text == NULL)
    {
      tenbo_feedback_error (shell, _ ("Could Not Delete Ruleset"), "", error);
      deleted_free (deleted);
      return;
    }

  /* Translators: the name of a ruleset */
  text = g_strdup_printf (_ ("%s deleted"), name);
  tenbo_undo_offer (tenbo_shell_get_undo (shell), text, undo_delete, deleted, deleted_free);
}

void
tenbo_ruleset_actions_add (TenboShell *shell)
{
  static const GActionEntry entries[] = {
    { .name = "new-ruleset", .activate = new_ruleset_activated_cb },
    { .name = "copy-ruleset", .activate = copy_ruleset_activated_cb, .parameter_type = "s" },
    { .name = "edit-ruleset", .activate = edit_ruleset_activated_cb, .parameter_type = "s" },
    { .name = "delete-ruleset", .activate = delete_ruleset_activated_cb, .parameter_type = "s" },
    { .name = "save-ruleset", .activate = save_ruleset_activated_cb, .parameter_type = "s" },
    { .name = "open-ruleset", .activate = open_ruleset_activated_cb, .parameter_type = "(ss)" },
  };

  g_return_if_fail (TENBO_IS_SHELL (shell));

  g_action_map_add_action_entries (G_ACTION_MAP (shell), entries, G_N_ELEMENTS (entries), shell);
}
