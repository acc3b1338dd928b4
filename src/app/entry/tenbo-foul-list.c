/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-foul-list.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-player-set.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboFoulList
{
  GtkWidget parent_instance;

  AdwPreferencesGroup *kinds;
  AdwPreferencesGroup *found;

  AdwActionRow   *kind_rows[TB_MAX_FOUL_RULES];
  GtkCheckButton *none; /* in no window, makes a single foul a choice; owned */
  GtkCheckButton *checks[TB_MAX_FOUL_RULES];
  GtkWidget      *found_rows[TB_MAX_FOULS];
  GtkWidget      *remove_buttons[TB_MAX_FOULS];
  TenboEntry     *entry; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboFoulList, tenbo_foul_list, GTK_TYPE_WIDGET)

static void
check_toggled_cb (TenboFoulList  *self,
                  GtkCheckButton *check)
{
  int *chosen = &self->entry->model.foul;

  if (!gtk_check_button_get_active (check) || (*chosen >= 0 && self->checks[*chosen] == check))
    return;

  for (int foul = 0; foul < TB_MAX_FOUL_RULES; foul++)
    if (self->checks[foul] == check)
      *chosen = foul;
  tenbo_entry_changed (self->entry);
}

/* The game stores the earlier fouls of the hand, so the game has to remove them. */
static void
remove_clicked_cb (TenboFoulList *self,
                   GtkWidget     *button)
{
  for (int i = 0; i < TB_MAX_FOULS; i++)
    if (self->remove_buttons[i] == button)
      {
        if (i < self->entry->model.n_before)
          {
            gtk_widget_activate_action (GTK_WIDGET (self), "entry.take-foul-back", "i", i);
            return;
          }
        tenbo_entry_model_remove_foul (&self->entry->model, i);
        tenbo_entry_changed (self->entry);
        return;
      }
}

static void
add_kind (TenboFoulList *self,
          const TbRules *rules,
          int            foul)
{
  const char *name = tenbo_words_foul (rules->fouls[foul].id);

  self->checks[foul] = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_check_button_set_group (self->checks[foul], self->none);
  tenbo_label_set_accessible (self->checks[foul], name);
  gtk_widget_set_valign (GTK_WIDGET (self->checks[foul]), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->checks[foul], "toggled", G_CALLBACK (check_toggled_cb), self);

  self->kind_rows[foul] = g_object_new (ADW_TYPE_ACTION_ROW,
                                        "title", name,
                                        "activatable-widget", self->checks[foul],
                                        NULL);
  adw_action_row_add_prefix (self->kind_rows[foul], GTK_WIDGET (self->checks[foul]));
  adw_preferences_group_add (self->kinds, GTK_WIDGET (self->kind_rows[foul]));
}

/* The cost of a foul depends on the offender; before the user selects one, a child is assumed. */
static void
show_kinds (TenboFoulList         *self,
            const TenboEntryModel *model)
{
  TbPlayer offender = tenbo_player_set_first (model->offenders);

  if (offender == TB_NOBODY)
    offender = (TbPlayer) ((model->dealer + 1) % model->rules->players);

  for (int foul = 0; foul < model->rules->n_fouls; foul++)
    {
      g_autofree char *cost = tenbo_words_foul_cost (model->rules, foul, offender, model->dealer);

      /* The draw form asks for these fouls. */
      if (tenbo_entry_is_found_at_draw (&model->rules->fouls[foul]))
        continue;
      if (self->kind_rows[foul] == NULL)
        add_kind (self, model->rules, foul);
      adw_action_row_set_subtitle (self->kind_rows[foul], cost);
      gtk_check_button_set_active (self->checks[foul], model->foul == foul);
    }
}

char *
tenbo_foul_list_format (const TbFoulRule *rule,
                        int32_t           count,
                        const char       *names)
{
  if (count > 1)
    /* Translators: a foul, how often it counts and who committed it: "Tile count ×2 by Ben" */
    return g_strdup_printf (_ ("%s ×%d by %s"), tenbo_words_foul (rule->id), count, names);

  return g_strdup_printf (_ ("%s by %s"), tenbo_words_foul (rule->id), names);
}

static void
show_found (TenboFoulList         *self,
            TenboGame             *game,
            const TenboEntryModel *model)
{
  for (int i = 0; i < TB_MAX_FOULS; i++)
    {
      const TbFoul    *foul = &model->running.fouls[i];
      g_autofree char *title = NULL;
      g_autofree char *label = NULL;

      if (self->found_rows[i] != NULL)
        adw_preferences_group_remove (self->found, self->found_rows[i]);
      self->found_rows[i] = NULL;
      self->remove_buttons[i] = NULL;
      if (i >= model->running.n_fouls)
        continue;

      title = tenbo_foul_list_format (&model->rules->fouls[foul->rule], foul->count,
                                      tenbo_game_get_player_name (game, foul->player));
      label = g_strdup_printf (_ ("Remove foul: %s"), title);
      self->found_rows[i] = g_object_new (ADW_TYPE_ACTION_ROW,
                                          "title", title,
                                          "use-markup", FALSE,
                                          NULL);
      self->remove_buttons[i] = gtk_button_new_from_icon_name ("edit-undo-symbolic");
      gtk_widget_add_css_class (self->remove_buttons[i], "flat");
      gtk_widget_set_valign (self->remove_buttons[i], GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (self->remove_buttons[i], label);
      g_signal_connect_swapped (self->remove_buttons[i],
                                "clicked",
                                G_CALLBACK (remove_clicked_cb),
                                self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (self->found_rows[i]), self->remove_buttons[i]);
      adw_preferences_group_add (self->found, self->found_rows[i]);
    }
}

static void
show (TenboFoulList *self)
{
  const TenboEntryModel *model = &self->entry->model;
  gboolean               foul = model->kind == TENBO_ENTRY_FOUL && model->rules->n_fouls > 0;

  if (foul)
    show_kinds (self, model);
  show_found (self, self->entry->game, model);
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), foul);
  gtk_widget_set_visible (GTK_WIDGET (self->found), model->running.n_fouls > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), foul || model->running.n_fouls > 0);
}

static void
tenbo_foul_list_dispose (GObject *object)
{
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_FOUL_LIST);
  /* Question rows are not template children. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&TENBO_FOUL_LIST (object)->none);
  g_clear_object (&TENBO_FOUL_LIST (object)->entry);

  G_OBJECT_CLASS (tenbo_foul_list_parent_class)->dispose (object);
}

static void
tenbo_foul_list_class_init (TenboFoulListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_foul_list_dispose;

  tenbo_class_set_template (klass, "tenbo-foul-list");
  gtk_widget_class_bind_template_child (widget_class, TenboFoulList, kinds);
  gtk_widget_class_bind_template_child (widget_class, TenboFoulList, found);
}

static void
tenbo_foul_list_init (TenboFoulList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->none = g_object_ref_sink (GTK_CHECK_BUTTON (gtk_check_button_new ()));
}

void
tenbo_foul_list_set_entry (TenboFoulList *self,
                           TenboEntry    *entry)
{
  g_return_if_fail (TENBO_IS_FOUL_LIST (self));

  g_set_object (&self->entry, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}
