/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rule-list.h"

#include "tenbo-rule-row.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Index of the field itself in a list of records */
#define WHOLE_LIST -1

#define TENBO_TYPE_RULE_LIST (tenbo_rule_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboRuleList, tenbo_rule_list, TENBO, RULE_LIST, AdwExpanderRow)

/* One of the parts of a record list: what a record, a set or a list of ranks contains */
typedef enum
{
  CONTENTS_YAKU,
  CONTENTS_RANKS,
  CONTENTS_RECORDS, /* of a field */
  CONTENTS_MEMBERS, /* of a record */
} Contents;

struct _TenboRuleList
{
  AdwExpanderRow parent_instance;

  TenboRulesetDraft *draft; /* owned */
  TenboRulePlace     place;
  Contents           contents;
  GPtrArray         *rows; /* of GtkWidget, borrowed: the rows of the parts, in their order */
};

G_DEFINE_FINAL_TYPE (TenboRuleList, tenbo_rule_list, ADW_TYPE_EXPANDER_ROW)

static const TbRules *
get_rules (TenboRuleList *self)
{
  return tenbo_ruleset_draft_get_rules (self->draft);
}

/* Whether the record of the list still exists; otherwise its row is about to be removed. */
static gboolean
exists (TenboRuleList *self)
{
  return self->place.record < tenbo_rule_place_count (get_rules (self), self->place.field);
}

/* Returns a button for the header of the expander, named @name. */
static GtkWidget *
create_button (TenboRuleList *self,
               const char    *icon,
               const char    *name,
               GCallback      clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_row (TenboRuleList *self,
         GtkWidget     *row)
{
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

/* --- A set of yaku --- */

/* Returns the yaku of the row @index of a set. */
static TbYaku
get_yaku (TenboRuleList *self,
          guint          index)
{
  TbYakuSet set = tenbo_rule_place_describe (&self->place)->allowed;

  for (; index > 0; index--)
    set &= set - 1;
  return tb_yaku_first (set);
}

static void
yaku_switched_cb (TenboRuleList *self,
                  GParamSpec    *pspec,
                  AdwSwitchRow  *row)
{
  TbYakuSet set = tenbo_rule_place_get_yaku (get_rules (self), &self->place);
  guint     index;

  g_ptr_array_find (self->rows, row, &index);
  if (adw_switch_row_get_active (row))
    set |= TB_YAKU_BIT (get_yaku (self, index));
  else
    set &= ~TB_YAKU_BIT (get_yaku (self, index));
  tenbo_ruleset_draft_set_yaku (self->draft, &self->place, set);
}

static void
add_yaku_rows (TenboRuleList *self)
{
  const TbYakuSet allowed = tenbo_rule_place_describe (&self->place)->allowed;

  for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
    if (allowed & TB_YAKU_BIT (yaku))
      {
        GtkWidget *row = adw_switch_row_new ();

        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tenbo_words_yaku (NULL, yaku));
        add_row (self, row);
        adw_switch_row_set_active (
          ADW_SWITCH_ROW (row),
          (tenbo_rule_place_get_yaku (get_rules (self), &self->place) & TB_YAKU_BIT (yaku)) != 0);
        g_signal_connect_object (row, "notify::active", G_CALLBACK (yaku_switched_cb), self,
                                 G_CONNECT_SWAPPED);
      }
}

static void
update_yaku_rows (TenboRuleList *self)
{
  TbYakuSet set = tenbo_rule_place_get_yaku (get_rules (self), &self->place);

  for (guint i = 0; i < self->rows->len; i++)
    adw_switch_row_set_active (self->rows->pdata[i], (set & TB_YAKU_BIT (get_yaku (self, i))) != 0);
}

/* --- Records --- */

static void
remove_clicked_cb (TenboRuleList *self)
{
  tenbo_ruleset_draft_remove_record (self->draft, self->place.field, self->place.record);
}

static void
up_clicked_cb (TenboRuleList *self)
{
  tenbo_ruleset_draft_move_record (self->draft, self->place.field, self->place.record,
                                   MAX (self->place.record - 1, 0));
}

static void
down_clicked_cb (TenboRuleList *self)
{
  int last = tenbo_rule_place_count (get_rules (self), self->place.field) - 1;

  tenbo_ruleset_draft_move_record (self->draft, self->place.field, self->place.record,
                                   MIN (self->place.record + 1, last));
}

static void
add_clicked_cb (TenboRuleList *self)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  tenbo_ruleset_draft_append_record (self->draft, self->place.field);
}

static TenboRuleList *create_list (TenboRulesetDraft    *draft,
                                   const TenboRulePlace *place,
                                   Contents              contents);

/* Creates the expander of the record @index. A suffix is added before the earlier ones. */
static GtkWidget *
create_record (TenboRuleList *self,
               int            index)
{
  static const struct
  {
    const char *icon;
    const char *name;
    GCallback   clicked;
  } buttons[] = {
    { "user-trash-symbolic", N_ ("Remove Entry"), G_CALLBACK (remove_clicked_cb) },
    { "go-down-symbolic", N_ ("Move Down"), G_CALLBACK (down_clicked_cb) },
    { "go-up-symbolic", N_ ("Move Up"), G_CALLBACK (up_clicked_cb) },
  };
  TenboRulePlace   place = { self->place.field, index, 0, -1 };
  TenboRuleList   *record = create_list (self->draft, &place, CONTENTS_MEMBERS);
  AdwExpanderRow  *row = ADW_EXPANDER_ROW (record);
  g_autofree char *title = tenbo_words_record (get_rules (self), place.field, index);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    adw_expander_row_add_suffix (row, create_button (record, buttons[i].icon, _ (buttons[i].name),
                                                     buttons[i].clicked));
  return GTK_WIDGET (row);
}

/* Makes the rows match the number of records. */
static void
update_records (TenboRuleList *self)
{
  guint count = (guint) tenbo_rule_place_count (get_rules (self), self->place.field);

  while (self->rows->len > count)
    {
      guint last = self->rows->len - 1;

      adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[last]);
      g_ptr_array_remove_index (self->rows, last);
    }
  while (self->rows->len < count)
    add_row (self, create_record (self, (int) self->rows->len));
}

/* Shows the title and the problems of the record. */
static void
update_record (TenboRuleList *self)
{
  g_autofree char *title = NULL;
  g_autofree char *path = g_strdup_printf ("%s[%d]", tb_rule_fields[self->place.field].key,
                                           self->place.record);
  g_autofree char *problem = tenbo_ruleset_draft_dup_problem (self->draft, path);

  title = tenbo_words_record (get_rules (self), self->place.field, self->place.record);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), problem != NULL ? problem : "");
}

/* --- The expander --- */

/* Creates the rows of the parts when the expander opens for the first time. */
static void
expanded_cb (TenboRuleList *self)
{
  TenboRulePlace part = self->place;

  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)) || self->rows->len > 0)
    return;

  switch (self->contents)
    {
    case CONTENTS_YAKU:
      add_yaku_rows (self);
      return;
    case CONTENTS_RANKS:
      for (part.column = 0; part.column < TB_MAX_PLAYERS; part.column++)
        {
          add_row (self, tenbo_rule_row_new (self->draft, &part));
          gtk_widget_set_visible (self->rows->pdata[part.column],
                                  part.column < get_rules (self)->players);
        }
      return;
    case CONTENTS_RECORDS:
      update_records (self);
      return;
    case CONTENTS_MEMBERS:
      for (; part.member < (int) tb_rule_fields[part.field].records->n_fields; part.member++)
        add_row (self, tenbo_rule_row_new (self->draft, &part));
      return;
    default:
      g_return_if_reached ();
    }
}

static void
draft_changed_cb (TenboRuleList *self)
{
  gboolean has_rows = self->rows->len > 0;

  if (self->place.record >= 0 && !exists (self))
    return;

  if (self->contents == CONTENTS_YAKU)
    update_yaku_rows (self);
  else if (self->contents == CONTENTS_RANKS)
    for (guint i = 0; i < self->rows->len; i++)
      gtk_widget_set_visible (self->rows->pdata[i], (int) i < get_rules (self)->players);
  else if (self->contents == CONTENTS_MEMBERS)
    update_record (self);
  else if (has_rows || adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    update_records (self);
}

static void
tenbo_rule_list_finalize (GObject *object)
{
  TenboRuleList *self = TENBO_RULE_LIST (object);

  g_ptr_array_unref (self->rows);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (tenbo_rule_list_parent_class)->finalize (object);
}

static void
tenbo_rule_list_class_init (TenboRuleListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_rule_list_finalize;
}

static void
tenbo_rule_list_init (TenboRuleList *self)
{
  self->rows = g_ptr_array_new ();
  g_signal_connect (self, "notify::expanded", G_CALLBACK (expanded_cb), NULL);
}

static TenboRuleList *
create_list (TenboRulesetDraft    *draft,
             const TenboRulePlace *place,
             Contents              contents)
{
  TenboRuleList *self = g_object_new (TENBO_TYPE_RULE_LIST, NULL);

  self->draft = g_object_ref (draft);
  self->place = *place;
  self->contents = contents;
  g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GtkWidget *
tenbo_rule_list_new_yaku (TenboRulesetDraft    *draft,
                          const TenboRulePlace *place)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft) && place != NULL, NULL);

  return GTK_WIDGET (create_list (draft, place, CONTENTS_YAKU));
}

GtkWidget *
tenbo_rule_list_new_ranks (TenboRulesetDraft    *draft,
                           const TenboRulePlace *place)
{
  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft) && place != NULL, NULL);

  return GTK_WIDGET (create_list (draft, place, CONTENTS_RANKS));
}

GtkWidget *
tenbo_rule_list_new_records (TenboRulesetDraft *draft,
                             TbField            field)
{
  TenboRulePlace place = { field, WHOLE_LIST, 0, -1 };
  TenboRuleList *self;

  g_return_val_if_fail (TENBO_IS_RULESET_DRAFT (draft), NULL);

  self = create_list (draft, &place, CONTENTS_RECORDS);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (self),
                               create_button (self, "list-add-symbolic", _ ("Add"),
                                              G_CALLBACK (add_clicked_cb)));
  return GTK_WIDGET (self);
}
