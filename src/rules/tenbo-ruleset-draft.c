/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-draft.h"

#include "tenbo-ruleset-notes.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The contents of the file at one time. Immutable once a step holds it. */
typedef struct
{
  TenboRulesetHead head;
  TbRules          rules;
} Contents;

/* A fact that makes the file invalid. */
typedef struct
{
  char *at;   /* "fouls[2].points"; "" for the whole; owned */
  char *text; /* owned */
} Problem;

/* A step of undo: the contents after a change. */
typedef struct
{
  Contents *contents;
  char     *description; /* of the change; NULL for the first step; owned */
  char     *place;       /* of a value that is typed: its next change extends the step; or NULL */
} Step;

struct _TenboRulesetDraft
{
  GObject parent_instance;

  GPtrArray *steps; /* of Step */
  guint      current;
  char      *saved; /* the text of the file, or NULL */

  /* Derived from the current step */
  char         *text;
  TenboRuleset *ruleset;  /* or NULL */
  GPtrArray    *problems; /* of Problem */
};

G_DEFINE_FINAL_TYPE (TenboRulesetDraft, tenbo_ruleset_draft, G_TYPE_OBJECT)

typedef enum
{
  PROP_IS_MODIFIED = 1,
  PROP_N_PROBLEMS,
} TenboRulesetDraftProps;

static GParamSpec *props[PROP_N_PROBLEMS + 1];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
contents_free (Contents *contents)
{
  tenbo_ruleset_head_clear (&contents->head);
  g_free (contents);
}

static Contents *
contents_copy (const Contents *contents)
{
  Contents *copy = g_new (Contents, 1);

  copy->head = tenbo_ruleset_head_copy (&contents->head);
  copy->rules = contents->rules;
  return copy;
}

static void
step_free (Step *step)
{
  contents_free (step->contents);
  g_free (step->description);
  g_free (step->place);
  g_free (step);
}

static void
problem_free (Problem *problem)
{
  g_free (problem->at);
  g_free (problem->text);
  g_free (problem);
}

static Step *
get_step (TenboRulesetDraft *self)
{
  return g_ptr_array_index (self->steps, self->current);
}

/* Returns the base as the ruleset that the text extends. */
static TenboRuleset *
look_up_base (const char *id,
              gpointer    base,
              GError    **error)
{
  return g_object_ref (base);
}

/* Derives the text, the ruleset and the problems from the current step, and reports the change. */
static void
evaluate (TenboRulesetDraft *self)
{
  const Contents *contents = get_step (self)->contents;
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  g_autofree char *why = NULL;
  JsonNode        *node;

  g_clear_object (&self->ruleset);
  g_clear_pointer (&self->text, g_free);
  g_ptr_array_set_size (self->problems, 0);

  self->text = tenbo_ruleset_write_file (&contents->head, &contents->rules);
  node = tenbo_json_parser_load (parser, self->text, -1, &why);
  g_assert (node != NULL); /* the writer writes JSON */
  self->ruleset = tenbo_ruleset_new_from_node (node,
                                               contents->head.base != NULL ? look_up_base : NULL,
                                               contents->head.base, &refusal);
  for (const TenboRulesetRefusal *each = &refusal; self->ruleset == NULL && each != NULL;
       each = each->next)
    {
      Problem *problem = g_new (Problem, 1);

      *problem = (Problem) { g_strdup (each->at), g_strdup (each->text) };
      g_ptr_array_add (self->problems, problem);
    }
}

static void
notify (TenboRulesetDraft *self)
{
  for (guint i = PROP_IS_MODIFIED; i < G_N_ELEMENTS (props); i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Makes @contents the current step. Takes @contents. A change of the value @place, which may be
 * NULL, extends a step that changed the same value. */
static void
take_step (TenboRulesetDraft *self,
           Contents          *contents,
           const char        *description,
           const char        *place)
{
  Step    *last = get_step (self);
  gboolean extends = place != NULL && g_strcmp0 (last->place, place) == 0 &&
                     self->current + 1 == self->steps->len;

  if (extends)
    {
      contents_free (last->contents);
      last->contents = contents;
    }
  else
    {
      Step *step = g_new (Step, 1);

      g_ptr_array_set_size (self->steps, (int) self->current + 1);
      *step = (Step) { contents, g_strdup (description), g_strdup (place) };
      g_ptr_array_add (self->steps, step);
      self->current++;
    }
  evaluate (self);
  notify (self);
}

/* Starts to edit @contents, which the draft takes. */
static TenboRulesetDraft *
draft_new (Contents *contents)
{
  TenboRulesetDraft *self = g_object_new (TENBO_TYPE_RULESET_DRAFT, NULL);
  Step              *first = g_new0 (Step, 1);

  first->contents = contents;
  g_ptr_array_add (self->steps, first);
  evaluate (self);
  return self;
}

static void
tenbo_ruleset_draft_get_property (GObject    *object,
                                  guint       property_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TenboRulesetDraft *self = TENBO_RULESET_DRAFT (object);

  switch ((TenboRulesetDraftProps) property_id)
    {
    case PROP_IS_MODIFIED:
      g_value_set_boolean (value, g_strcmp0 (self->saved, self->text) != 0);
      break;
    case PROP_N_PROBLEMS:
      g_value_set_uint (value, self->problems->len);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_ruleset_draft_finalize (GObject *object)
{
  TenboRulesetDraft *self = TENBO_RULESET_DRAFT (object);

  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->problems);
  g_clear_object (&self->ruleset);
  g_free (self->text);
  g_free (self->saved);

  G_OBJECT_CLASS (tenbo_ruleset_draft_parent_class)->finalize (object);
}

static void
tenbo_ruleset_draft_class_init (TenboRulesetDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tenbo_ruleset_draft_get_property;
  object_class->finalize = tenbo_ruleset_draft_finalize;

  props[PROP_IS_MODIFIED] = g_param_spec_boolean ("is-modified", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_N_PROBLEMS] = g_param_spec_uint ("n-problems", NULL, NULL, 0, G_MAXUINT, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_ruleset_draft_init (TenboRulesetDraft *self)
{
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  self->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) problem_free);
}

TenboRulesetDraft *
tenbo_ruleset_draft_new_extension (TenboRuleset *base,
                                   const char   *id,
                                   const char   *name)
{
  Contents *contents = g_new0 (Contents, 1);

  g_return_val_if_fail (TENBO_IS_RULESET (base) && id != NULL && name != NULL, NULL);

  contents->head = (TenboRulesetHead) {
    .id = g_strdup (id),
    .name.en = g_strdup (name),
    .extends = g_strdup (tenbo_ruleset_get_id (base)),
    .base = g_object_ref (base),
    .notes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_ruleset_note_free),
  };
  contents->rules = *tenbo_ruleset_get_rules (base);
  return draft_new (contents);
}

/* Returns the contents of the file of @ruleset, without the notes that it inherits. */
static Contents *
read_contents (TenboRuleset *ruleset)
{
  Contents        *contents = g_new0 (Contents, 1);
  const GPtrArray *notes = tenbo_ruleset_get_notes (ruleset);

  contents->head = tenbo_ruleset_head_copy (tenbo_ruleset_get_head (ruleset));
  contents->rules = *tenbo_ruleset_get_rules (ruleset);
  g_ptr_array_unref (contents->head.notes);
  contents->head.notes =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_ruleset_note_free);
  for (guint i = 0; i < contents->head.n_own_notes; i++)
    g_ptr_array_add (contents->head.notes, tenbo_ruleset_note_copy (notes->pdata[i]));
  return contents;
}

TenboRulesetDraft *
tenbo_ruleset_draft_new_copy (TenboRuleset *original,
                              const char   *id,
                              const char   *name)
{
  Contents *contents;

  g_return_val_if_fail (TENBO_IS_RULESET (original) && id != NULL && name != NULL, NULL);

  contents = read_contents (original);
  g_set_str (&contents->head.id, id);
  g_set_str (&contents->head.name.en, name);
  g_clear_pointer (&contents->head.name.ja, g_free);
  g_clear_pointer (&contents->head.name.zh, g_free);
  return draft_new (contents);
}

TenboRulesetDraft *
tenbo_ruleset_draft_new_of_file (TenboRuleset *ruleset,
                                 const char   *text)
{
  TenboRulesetDraft *self;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  self = draft_new (read_contents (ruleset));
  self->saved = g_strdup (text);
  return self;
}

char *
tenbo_ruleset_draft_propose_id (TenboRulesetList *list,
                                TenboRuleset     *original)
{
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (list) && TENBO_IS_RULESET (original), NULL);

  for (guint n = 2;; n++)
    {
      g_autofree char *number = g_strdup_printf ("-%u", n);
      g_autofree char *stem = g_strndup (tenbo_ruleset_get_id (original),
                                         TENBO_RULESET_MAX_ID - strlen (number));
      g_autofree char *id = NULL;

      g_strchomp (stem);
      id = g_str_has_suffix (stem, "-") ? g_strconcat (stem, number + 1, NULL)
                                        : g_strconcat (stem, number, NULL);
      if (!tenbo_ruleset_list_has (list, id))
        return g_steal_pointer (&id);
    }
}

TenboRuleset *
tenbo_ruleset_draft_get_base (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return get_step (self)->contents->head.base;
}

const TbRules *
tenbo_ruleset_draft_get_rules (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return &get_step (self)->contents->rules;
}

TenboRuleset *
tenbo_ruleset_draft_get_ruleset (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return self->ruleset;
}

const char *
tenbo_ruleset_draft_get_text (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return self->text;
}

const char *
tenbo_ruleset_draft_get_saved_text (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return self->saved;
}

void
tenbo_ruleset_draft_set_saved (TenboRulesetDraft *self,
                               const char        *text)
{
  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && text != NULL);

  if (g_set_str (&self->saved, text))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_MODIFIED]);
}

char *
tenbo_ruleset_draft_dup_problem (TenboRulesetDraft *self,
                                 const char        *key)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gsize length;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self) && key != NULL, NULL);

  length = strlen (key);
  for (guint i = 0; i < self->problems->len; i++)
    {
      const Problem *problem = g_ptr_array_index (self->problems, i);

      /* strchr() also finds the end of the text, which is the location of the whole member. */
      if (strncmp (problem->at, key, length) != 0 || strchr (".[", problem->at[length]) == NULL)
        continue;
      if (lines->len > 0)
        g_string_append_c (lines, '\n');
      if (problem->at[length] != '\0')
        g_string_append_printf (lines, "%s: ", problem->at);
      g_string_append (lines, problem->text);
    }
  return lines->len > 0 ? g_strdup (lines->str) : NULL;
}

/* Returns the location of a text in @head. */
static char **
find_text (TenboRulesetHead  *head,
           TenboDraftText     text,
           TenboDraftLanguage language)
{
  TenboRulesetText *texts = text == TENBO_DRAFT_NAME ? &head->name : &head->source;

  if (text == TENBO_DRAFT_ID)
    return &head->id;
  if (language == TENBO_DRAFT_JA)
    return &texts->ja;
  return language == TENBO_DRAFT_ZH ? &texts->zh : &texts->en;
}

const char *
tenbo_ruleset_draft_get_head (TenboRulesetDraft *self,
                              TenboDraftText     text,
                              TenboDraftLanguage language)
{
  const char *value;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  value = *find_text (&get_step (self)->contents->head, text, language);
  return value != NULL ? value : "";
}

void
tenbo_ruleset_draft_set_head (TenboRulesetDraft *self,
                              TenboDraftText     text,
                              TenboDraftLanguage language,
                              const char        *value)
{
  static const char *const descriptions[] = {
    [TENBO_DRAFT_ID] = N_ ("File name"),
    [TENBO_DRAFT_NAME] = N_ ("Name"),
    [TENBO_DRAFT_SOURCE] = N_ ("Source"),
  };
  gboolean is_required = text == TENBO_DRAFT_ID ||
                         (text == TENBO_DRAFT_NAME && language == TENBO_DRAFT_EN);
  g_autofree char *place = g_strdup_printf ("head %d %d", (int) text, (int) language);
  Contents        *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && value != NULL);

  if (g_str_equal (tenbo_ruleset_draft_get_head (self, text, language), value))
    return;

  contents = contents_copy (get_step (self)->contents);
  g_set_str (find_text (&contents->head, text, language),
             value[0] == '\0' && !is_required ? NULL : value);
  take_step (self, contents, _ (descriptions[text]), place);
}

guint
tenbo_ruleset_draft_get_n_notes (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), 0);

  return get_step (self)->contents->head.n_own_notes;
}

const TenboRulesetNote *
tenbo_ruleset_draft_get_note (TenboRulesetDraft *self,
                              guint              index)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);
  g_return_val_if_fail (index < tenbo_ruleset_draft_get_n_notes (self), NULL);

  return g_ptr_array_index (get_step (self)->contents->head.notes, index);
}

void
tenbo_ruleset_draft_set_note (TenboRulesetDraft      *self,
                              guint                   index,
                              const TenboRulesetNote *note)
{
  g_autofree char *place = g_strdup_printf ("note %u", index);
  guint            n_notes = tenbo_ruleset_draft_get_n_notes (self);
  Contents        *contents;
  GPtrArray       *notes;

  g_return_if_fail (index <= n_notes && (note != NULL || index < n_notes));

  contents = contents_copy (get_step (self)->contents);
  notes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_ruleset_note_free);
  for (guint i = 0; i <= n_notes; i++)
    {
      if (i == index && note != NULL)
        g_ptr_array_add (notes, tenbo_ruleset_note_copy (note));
      else if (i != index && i < n_notes)
        g_ptr_array_add (notes, tenbo_ruleset_note_copy (contents->head.notes->pdata[i]));
    }
  g_ptr_array_unref (contents->head.notes);
  contents->head.notes = notes;
  contents->head.n_own_notes = notes->len;
  take_step (self, contents, _ ("Note"), note != NULL && index < n_notes ? place : NULL);
}

gboolean
tenbo_ruleset_draft_is_own (TenboRulesetDraft *self,
                            TbField            field)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), FALSE);

  return get_step (self)->contents->head.own[field];
}

/* Whether @field has the same value in @a and @b. */
static gboolean
is_same (const TbRules *a,
         const TbRules *b,
         TbField        field)
{
  g_autoptr (GString) mine = g_string_new (NULL);
  g_autoptr (GString) theirs = g_string_new (NULL);

  tenbo_ruleset_write_field (mine, a, field);
  tenbo_ruleset_write_field (theirs, b, field);
  return g_string_equal (mine, theirs);
}

gboolean
tenbo_ruleset_draft_shows (TenboRulesetDraft *self,
                           TbField            field)
{
  g_autofree char *problem = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), FALSE);

  if (tb_rules_has_effect (tenbo_ruleset_draft_get_rules (self), field))
    return TRUE;

  problem = tenbo_ruleset_draft_dup_problem (self, tb_rule_fields[field].key);
  return problem != NULL;
}

/* Returns a copy of the contents, for a change of @field. */
static Contents *
begin_change (TenboRulesetDraft *self,
              TbField            field)
{
  Contents *contents = contents_copy (get_step (self)->contents);

  contents->head.own[field] = TRUE;
  return contents;
}

/* Ends a change of the value at @place. */
static void
end_change (TenboRulesetDraft    *self,
            Contents             *contents,
            const TenboRulePlace *place)
{
  g_autofree char *text = g_strdup_printf ("%d %d %d %d", (int) place->field, place->record,
                                           place->member, place->column);

  take_step (self, contents, tenbo_words_field (place->field), text);
}

void
tenbo_ruleset_draft_set_number (TenboRulesetDraft    *self,
                                const TenboRulePlace *place,
                                int32_t               number)
{
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && place != NULL);

  if (tenbo_rule_place_get_number (tenbo_ruleset_draft_get_rules (self), place) == number)
    return;

  contents = begin_change (self, place->field);
  tenbo_rule_place_set_number (&contents->rules, place, number);
  if (tenbo_rule_place_describe (place)->kind == TB_FIELD_KIND_BOOL)
    take_step (self, contents, tenbo_words_field (place->field), NULL);
  else
    end_change (self, contents, place);
}

void
tenbo_ruleset_draft_set_yaku (TenboRulesetDraft    *self,
                              const TenboRulePlace *place,
                              TbYakuSet             set)
{
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && place != NULL);

  if (tenbo_rule_place_get_yaku (tenbo_ruleset_draft_get_rules (self), place) == set)
    return;

  contents = begin_change (self, place->field);
  tenbo_rule_place_set_yaku (&contents->rules, place, set);
  take_step (self, contents, tenbo_words_field (place->field), NULL);
}

void
tenbo_ruleset_draft_set_text (TenboRulesetDraft    *self,
                              const TenboRulePlace *place,
                              const char           *text)
{
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && place != NULL && text != NULL);

  if (g_str_equal (tenbo_rule_place_get_text (tenbo_ruleset_draft_get_rules (self), place), text))
    return;

  contents = begin_change (self, place->field);
  tenbo_rule_place_set_text (&contents->rules, place, text);
  end_change (self, contents, place);
}

gboolean
tenbo_ruleset_draft_append_record (TenboRulesetDraft *self,
                                   TbField            field)
{
  Contents *contents;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), FALSE);

  contents = begin_change (self, field);
  if (!tenbo_rule_place_append (&contents->rules, field))
    {
      contents_free (contents);
      return FALSE;
    }
  take_step (self, contents, tenbo_words_field (field), NULL);
  return TRUE;
}

void
tenbo_ruleset_draft_remove_record (TenboRulesetDraft *self,
                                   TbField            field,
                                   int                index)
{
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self));
  g_return_if_fail (index >= 0 && index < tenbo_rule_place_count (
                                            tenbo_ruleset_draft_get_rules (self), field));

  contents = begin_change (self, field);
  tenbo_rule_place_remove (&contents->rules, field, index);
  take_step (self, contents, tenbo_words_field (field), NULL);
}

void
tenbo_ruleset_draft_move_record (TenboRulesetDraft *self,
                                 TbField            field,
                                 int                from,
                                 int                to)
{
  int       count;
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self));
  count = tenbo_rule_place_count (tenbo_ruleset_draft_get_rules (self), field);
  g_return_if_fail (from >= 0 && from < count && to >= 0 && to < count);

  if (from == to)
    return;

  contents = begin_change (self, field);
  tenbo_rule_place_move (&contents->rules, field, from, to);
  take_step (self, contents, tenbo_words_field (field), NULL);
}

void
tenbo_ruleset_draft_set_rules (TenboRulesetDraft *self,
                               const TbRules     *rules,
                               const char        *description)
{
  Contents *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self) && rules != NULL && description != NULL);

  contents = contents_copy (get_step (self)->contents);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (!is_same (&contents->rules, rules, field))
      contents->head.own[field] = TRUE;
  contents->rules = *rules;
  take_step (self, contents, description, NULL);
}

void
tenbo_ruleset_draft_reset (TenboRulesetDraft *self,
                           TbField            field)
{
  TenboRuleset *base = tenbo_ruleset_draft_get_base (self);
  Contents     *contents;

  g_return_if_fail (base != NULL);

  if (!tenbo_ruleset_draft_is_own (self, field))
    return;

  contents = contents_copy (get_step (self)->contents);
  contents->head.own[field] = FALSE;
  tenbo_rule_place_copy (&contents->rules, tenbo_ruleset_get_rules (base), field);
  take_step (self, contents, tenbo_words_field (field), NULL);
}

/* Stores the conflicts of the current rules in @found. Returns the number of fields without effect
 * among them. */
static guint
find_idle (TenboRulesetDraft *self,
           TbRulesFinding    *found,
           size_t            *n_found)
{
  guint n_idle = 0;

  *n_found = tb_rules_find_conflicts (tenbo_ruleset_draft_get_rules (self), found);
  for (size_t i = 0; i < *n_found; i++)
    n_idle += found[i].conflict == TB_RULES_NO_EFFECT;
  return n_idle;
}

guint
tenbo_ruleset_draft_count_idle (TenboRulesetDraft *self)
{
  TbRulesFinding found[TB_MAX_RULES_FINDINGS];
  size_t         n_found;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), 0);

  return find_idle (self, found, &n_found);
}

void
tenbo_ruleset_draft_clear_idle (TenboRulesetDraft *self)
{
  TbRulesFinding found[TB_MAX_RULES_FINDINGS];
  size_t         n_found;
  Contents      *contents;

  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self));

  if (find_idle (self, found, &n_found) == 0)
    return;

  contents = contents_copy (get_step (self)->contents);
  for (size_t i = 0; i < n_found; i++)
    {
      TenboRulePlace place = TENBO_RULE_PLACE (found[i].field);
      TbFieldKind    kind = tb_rule_fields[found[i].field].kind;

      if (found[i].conflict != TB_RULES_NO_EFFECT)
        continue;
      contents->head.own[found[i].field] = TRUE;
      if (kind == TB_FIELD_KIND_YAKU_SET)
        tenbo_rule_place_set_yaku (&contents->rules, &place, 0);
      else if (kind != TB_FIELD_KIND_RECORDS)
        tenbo_rule_place_set_number (&contents->rules, &place, found[i].dependence->neutral);
      else
        while (tenbo_rule_place_count (&contents->rules, found[i].field) > 0)
          tenbo_rule_place_remove (&contents->rules, found[i].field, 0);
    }
  take_step (self, contents, _ ("Rules without effect"), NULL);
}

/* Makes @step the current one. */
static void
go_to (TenboRulesetDraft *self,
       guint              step)
{
  self->current = step;
  evaluate (self);
  notify (self);
}

void
tenbo_ruleset_draft_undo (TenboRulesetDraft *self)
{
  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self));

  if (self->current > 0)
    go_to (self, self->current - 1);
}

void
tenbo_ruleset_draft_redo (TenboRulesetDraft *self)
{
  g_return_if_fail (TENBO_IS_RULESET_DRAFT (self));

  if (self->current + 1 < self->steps->len)
    go_to (self, self->current + 1);
}

const char *
tenbo_ruleset_draft_get_undo_label (TenboRulesetDraft *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  return get_step (self)->description;
}

const char *
tenbo_ruleset_draft_get_redo_label (TenboRulesetDraft *self)
{
  const Step *next;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (self), NULL);

  if (self->current + 1 >= self->steps->len)
    return NULL;
  next = g_ptr_array_index (self->steps, self->current + 1);
  return next->description;
}
