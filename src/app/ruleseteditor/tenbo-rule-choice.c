/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rule-choice.h"

struct _TenboRuleChoice
{
  GObject parent_instance;

  int32_t value;
  char   *words; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboRuleChoice, tenbo_rule_choice, G_TYPE_OBJECT)

typedef enum
{
  PROP_WORDS = 1,
} TenboRuleChoiceProps;

static GParamSpec *props[PROP_WORDS + 1];

static void
tenbo_rule_choice_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch ((TenboRuleChoiceProps) property_id)
    {
    case PROP_WORDS:
      g_value_set_string (value, TENBO_RULE_CHOICE (object)->words);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_rule_choice_finalize (GObject *object)
{
  g_free (TENBO_RULE_CHOICE (object)->words);

  G_OBJECT_CLASS (tenbo_rule_choice_parent_class)->finalize (object);
}

static void
tenbo_rule_choice_class_init (TenboRuleChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tenbo_rule_choice_get_property;
  object_class->finalize = tenbo_rule_choice_finalize;

  props[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_rule_choice_init (TenboRuleChoice *self)
{
}

TenboRuleChoice *
tenbo_rule_choice_new (int32_t value)
{
  TenboRuleChoice *self = g_object_new (TENBO_TYPE_RULE_CHOICE, NULL);

  self->value = value;
  return self;
}

int32_t
tenbo_rule_choice_get_value (TenboRuleChoice *self)
{
  g_return_val_if_fail (TENBO_IS_RULE_CHOICE (self), 0);

  return self->value;
}

void
tenbo_rule_choice_set_words (TenboRuleChoice *self,
                             const char      *words)
{
  g_return_if_fail (TENBO_IS_RULE_CHOICE (self));

  if (g_set_str (&self->words, words))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WORDS]);
}
