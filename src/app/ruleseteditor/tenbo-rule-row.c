/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rule-row.h"

#include "tenbo-entry-spin.h"
#include "tenbo-rule-choice.h"
#include "tenbo-rule-list.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Width of the texts of a list of choices, in characters */
#define CHOICE_CHARS 32

/* The connection between a row and a value of a draft. The row owns it. */
#define TENBO_TYPE_RULE_CONTROL (tenbo_rule_control_get_type ())
G_DECLARE_FINAL_TYPE (TenboRuleControl, tenbo_rule_control, TENBO, RULE_CONTROL, GObject)

struct _TenboRuleControl
{
  GObject parent_instance;

  TenboRulesetDraft *draft; /* owned */
  TenboRulePlace     place;
  GtkWidget         *row;          /* borrowed; it owns the control */
  GtkWidget         *reset_button; /* borrowed; NULL for a part of a field */
  GListModel        *choices;      /* of TenboRuleChoice; owned; NULL for other rows */
};

G_DEFINE_FINAL_TYPE (TenboRuleControl, tenbo_rule_control, G_TYPE_OBJECT)

static void
tenbo_rule_control_finalize (GObject *object)
{
  TenboRuleControl *self = TENBO_RULE_CONTROL (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (tenbo_rule_control_parent_class)->finalize (object);
}

static void
tenbo_rule_control_class_init (TenboRuleControlClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_rule_control_finalize;
}

static void
tenbo_rule_control_init (TenboRuleControl *self)
{
}

static const TbRules *
get_rules (TenboRuleControl *self)
{
  return tenbo_ruleset_draft_get_rules (self->draft);
}

/* Whether the value is one number of a row of numbers. */
static gboolean
is_rank (const TenboRulePlace *place)
{
  return tenbo_rule_place_describe (place)->kind == TB_FIELD_KIND_ROW && place->column >= 0;
}

/* Returns the path of the value in the file: "prizes[2].points". */
static char *
dup_path (const TenboRulePlace *place)
{
  g_autoptr (GString) path = g_string_new (tb_rule_fields[place->field].key);

  if (place->record >= 0)
    g_string_append_printf (path, "[%d].%s", place->record,
                            tenbo_rule_place_describe (place)->key);
  if (is_rank (place))
    g_string_append_printf (path, "[%d]", place->column);
  return g_strdup (path->str);
}

/* Returns the sentence about the value, or NULL if it is only the number that the row shows. */
static char *
dup_sentence (TenboRuleControl *self)
{
  g_autofree char *sentence = tenbo_words_field_value (get_rules (self), self->place.field);
  g_autofree char *number = NULL;

  if (ADW_IS_SPIN_ROW (self->row))
    number = tenbo_words_points (tenbo_rule_place_get_number (get_rules (self), &self->place),
                                 FALSE);
  return g_strcmp0 (sentence, number) != 0 ? g_steal_pointer (&sentence) : NULL;
}

/* Shows the sentence and the problems of the value in the row. */
static void
update_texts (TenboRuleControl *self)
{
  g_autofree char *path = dup_path (&self->place);
  g_autofree char *problem = tenbo_ruleset_draft_dup_problem (self->draft, path);
  g_autofree char *sentence = NULL;
  g_autofree char *subtitle = NULL;

  if (self->reset_button != NULL)
    {
      sentence = dup_sentence (self);
      gtk_widget_set_visible (self->reset_button,
                              tenbo_ruleset_draft_get_base (self->draft) != NULL &&
                                tenbo_ruleset_draft_is_own (self->draft, self->place.field));
    }
  if (ADW_IS_ENTRY_ROW (self->row))
    {
      subtitle = problem != NULL
                   ? g_strdup_printf ("%s: %s", tenbo_words_place (&self->place), problem)
                   : g_strdup (tenbo_words_place (&self->place));
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), subtitle);
      return;
    }
  subtitle = sentence != NULL && problem != NULL ? g_strdup_printf ("%s\n⚠ %s", sentence, problem)
                                                 : g_strdup (sentence != NULL ? sentence : problem);
  if (ADW_IS_EXPANDER_ROW (self->row))
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->row), subtitle != NULL ? subtitle : "");
  else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->row), subtitle != NULL ? subtitle : "");
}

/* Shows the choice of the draft, and the words of all choices, which depend on other rules. */
static void
update_choices (TenboRuleControl *self)
{
  int32_t value = tenbo_rule_place_get_number (get_rules (self), &self->place);
  guint   selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < g_list_model_get_n_items (self->choices); i++)
    {
      g_autoptr (TenboRuleChoice) choice = g_list_model_get_item (self->choices, i);
      g_autofree char *words = NULL;

      words = tenbo_words_choice (get_rules (self), &self->place,
                                  tenbo_rule_choice_get_value (choice));
      tenbo_rule_choice_set_words (choice, words);
      if (tenbo_rule_choice_get_value (choice) == value)
        selected = i;
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->row), selected);
}

/* Shows the number of the draft, but does not rewrite it while the user types it. */
static void
update_number (TenboRuleControl *self)
{
  int              number = tenbo_rule_place_get_number (get_rules (self), &self->place);
  g_autofree char *text = tenbo_words_points (number, FALSE);
  int              typed;

  if (tenbo_entry_spin_read_points (ADW_SPIN_ROW (self->row), &typed) && typed == number)
    return;

  adw_spin_row_set_value (ADW_SPIN_ROW (self->row), number);
  /* The row still has the value if the user typed a number and undid it before leaving the row. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->row)), text))
    gtk_editable_set_text (GTK_EDITABLE (self->row), text);
}

/* Shows the value of the draft. The callbacks below do nothing if the draft has the value. */
static void
update (TenboRuleControl *self)
{
  if (self->place.record >= 0 &&
      self->place.record >= tenbo_rule_place_count (get_rules (self), self->place.field))
    return; /* the row is about to be removed */

  if (ADW_IS_SWITCH_ROW (self->row))
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->row),
                               tenbo_rule_place_get_number (get_rules (self), &self->place) != 0);
  else if (ADW_IS_SPIN_ROW (self->row))
    update_number (self);
  else if (ADW_IS_COMBO_ROW (self->row))
    update_choices (self);
  else if (ADW_IS_ENTRY_ROW (self->row))
    {
      const char *text = tenbo_rule_place_get_text (get_rules (self), &self->place);

      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->row)), text))
        gtk_editable_set_text (GTK_EDITABLE (self->row), text);
    }
  update_texts (self);
}

static void
switched_cb (TenboRuleControl *self)
{
  tenbo_ruleset_draft_set_number (self->draft, &self->place,
                                  adw_switch_row_get_active (ADW_SWITCH_ROW (self->row)));
}

static void
number_changed_cb (TenboRuleControl *self)
{
  tenbo_ruleset_draft_set_number (self->draft, &self->place,
                                  (int32_t) adw_spin_row_get_value (ADW_SPIN_ROW (self->row)));
}

/* Follows the number while the user types it. The row itself changes its value only when the user
 * leaves it, and corrects a number that it does not accept. */
static void
number_typed_cb (TenboRuleControl *self)
{
  int number;

  if (tenbo_entry_spin_read_points (ADW_SPIN_ROW (self->row), &number))
    tenbo_ruleset_draft_set_number (self->draft, &self->place, number);
}

static void
chosen_cb (TenboRuleControl *self)
{
  TenboRuleChoice *choice = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self->row));

  if (choice != NULL)
    tenbo_ruleset_draft_set_number (self->draft, &self->place,
                                    tenbo_rule_choice_get_value (choice));
}

static void
typed_cb (TenboRuleControl *self)
{
  tenbo_ruleset_draft_set_text (self->draft, &self->place,
                                gtk_editable_get_text (GTK_EDITABLE (self->row)));
}

static void
reset_clicked_cb (TenboRuleControl *self)
{
  tenbo_ruleset_draft_reset (self->draft, self->place.field);
}

static GtkWidget *
create_number (const TbRuleField *field)
{
  GtkWidget *row = adw_spin_row_new_with_range (field->min, field->max, MAX (field->step, 1));

  /* With the default role of the row, screen readers ignore its contents. */
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  tenbo_entry_spin_set_up (ADW_SPIN_ROW (row));
  tenbo_entry_spin_set_points (ADW_SPIN_ROW (row));
  adw_spin_row_set_snap_to_ticks (ADW_SPIN_ROW (row), TRUE);
  return row;
}

/* Binds a label to the words of the choice of @item. */
static void
setup_choice_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item)
{
  GtkExpression *choice = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");
  GtkExpression *words = gtk_property_expression_new (TENBO_TYPE_RULE_CHOICE, choice, "words");
  GtkWidget     *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHOICE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_expression_bind (words, label, "label", item);
  gtk_list_item_set_child (item, label);
}

/* Shows nothing beside the title: the subtitle of the field has the value. */
static void
setup_nothing_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item)
{
  gtk_list_item_set_child (item, adw_bin_new ());
}

static GtkWidget *
create_choice (TenboRuleControl *self)
{
  const TbRuleField *field = tenbo_rule_place_describe (&self->place);
  GtkWidget         *row = adw_combo_row_new ();
  GListStore        *choices = g_list_store_new (TENBO_TYPE_RULE_CHOICE);
  g_autoptr (GtkListItemFactory) list = gtk_signal_list_item_factory_new ();

  self->choices = G_LIST_MODEL (choices);
  for (int32_t i = 0; i <= field->max || (field->kind == TB_FIELD_KIND_YAKU && i < TB_YAKU_HOUSE);
       i++)
    if (field->kind == TB_FIELD_KIND_ENUM || (field->allowed & TB_YAKU_BIT (i)) != 0)
      {
        g_autoptr (TenboRuleChoice) choice = tenbo_rule_choice_new (i);

        g_list_store_append (choices, choice);
      }
  g_signal_connect (list, "setup", G_CALLBACK (setup_choice_cb), NULL);
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (row), list);
  if (self->place.record < 0)
    {
      g_autoptr (GtkListItemFactory) nothing = gtk_signal_list_item_factory_new ();

      g_signal_connect (nothing, "setup", G_CALLBACK (setup_nothing_cb), NULL);
      adw_combo_row_set_factory (ADW_COMBO_ROW (row), nothing);
    }
  else
    adw_combo_row_set_factory (ADW_COMBO_ROW (row), list);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), self->choices);
  return row;
}

/* Creates the widget for the kind of the value. */
static GtkWidget *
create_row (TenboRuleControl *self)
{
  const TbRuleField *field = tenbo_rule_place_describe (&self->place);

  switch (field->kind)
    {
    case TB_FIELD_KIND_BOOL:
      return adw_switch_row_new ();
    case TB_FIELD_KIND_INT:
      return create_number (field);
    case TB_FIELD_KIND_ENUM:
    case TB_FIELD_KIND_YAKU:
      return create_choice (self);
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
      return adw_entry_row_new ();
    case TB_FIELD_KIND_YAKU_SET:
      return tenbo_rule_list_new_yaku (self->draft, &self->place);
    case TB_FIELD_KIND_ROW:
      if (is_rank (&self->place))
        return create_number (field);
      return tenbo_rule_list_new_ranks (self->draft, &self->place);
    case TB_FIELD_KIND_RECORDS:
      return tenbo_rule_list_new_records (self->draft, self->place.field);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Connects the row to the draft. */
static void
connect_row (TenboRuleControl *self)
{
  static const struct
  {
    GType (*type) (void);
    const char *signal;
    GCallback   callback;
  } signals[] = {
    { adw_switch_row_get_type, "notify::active", G_CALLBACK (switched_cb) },
    { adw_spin_row_get_type, "notify::value", G_CALLBACK (number_changed_cb) },
    { adw_spin_row_get_type, "changed", G_CALLBACK (number_typed_cb) },
    { adw_combo_row_get_type, "notify::selected", G_CALLBACK (chosen_cb) },
    { adw_entry_row_get_type, "notify::text", G_CALLBACK (typed_cb) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (self->row, signals[i].type ()))
      g_signal_connect_object (self->row, signals[i].signal, signals[i].callback, self,
                               G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
add_reset_button (TenboRuleControl *self)
{
  self->reset_button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_set_valign (self->reset_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->reset_button, "flat");
  gtk_widget_set_tooltip_text (self->reset_button, _ ("Reset to Base"));
  g_signal_connect_object (self->reset_button, "clicked", G_CALLBACK (reset_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  if (ADW_IS_EXPANDER_ROW (self->row))
    adw_expander_row_add_suffix (ADW_EXPANDER_ROW (self->row), self->reset_button);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (self->row), self->reset_button);
}

/* Releases the control with its row. */
static void
row_destroyed_cb (TenboRuleControl *self)
{
  g_object_unref (self);
}

GtkWidget *
tenbo_rule_row_new (TenboRulesetDraft    *draft,
                    const TenboRulePlace *place)
{
  TenboRuleControl *self;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft) && place != NULL, NULL);

  self = g_object_new (TENBO_TYPE_RULE_CONTROL, NULL);
  self->draft = g_object_ref (draft);
  self->place = *place;
  self->row = create_row (self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row),
                                 is_rank (place) ? tenbo_words_rank (place->column + 1)
                                                 : tenbo_words_place (place));
  if (place->record < 0 && !is_rank (place))
    add_reset_button (self);
  update (self);
  connect_row (self);
  g_signal_connect_swapped (self->row, "destroy", G_CALLBACK (row_destroyed_cb), self);
  return self->row;
}
