/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-kinds.h"

#include "tenbo-class.h"

#include <glib/gi18n.h>

#define N_KINDS (TENBO_ENTRY_STOP + 1)

struct _TenboEntryKinds
{
  GtkWidget parent_instance;

  GtkWidget   *title;
  GtkDropDown *names;

  TenboEntryKind kinds[N_KINDS]; /* the kinds that the rules allow */
  guint          n_kinds;
  TenboEntry    *entry; /* owned */
};

G_DEFINE_FINAL_TYPE (TenboEntryKinds, tenbo_entry_kinds, GTK_TYPE_WIDGET)

static const char *
get_name (TenboEntryKind kind)
{
  switch (kind)
    {
    case TENBO_ENTRY_WIN:
      /* Translators: button and result of a hand: a player won */
      return _ ("Win");

    case TENBO_ENTRY_DRAW:
      /* Translators: result of a hand: nobody won (not the drawing of a tile or seat) */
      return _ ("Draw");

    case TENBO_ENTRY_FOUL:
      /* Translators: result of a hand: a player broke a rule */
      return _ ("Foul");

    case TENBO_ENTRY_ADJUST:
      /* Translators: points that the players agree to move */
      return _ ("Adjust Points");

    case TENBO_ENTRY_STOP:
      break;
    }

  /* Translators: the players stop before the game would end */
  return _ ("End Game");
}

const char *
tenbo_entry_kinds_get_title (const TenboEntryModel *model)
{
  if (model->kind == TENBO_ENTRY_WIN)
    return model->tsumo ? _ ("Tsumo") : _ ("Ron");

  return get_name (model->kind);
}

int
tenbo_entry_kinds_get_width (TenboEntryKind kind)
{
  switch (kind)
    {
    case TENBO_ENTRY_WIN:
    case TENBO_ENTRY_DRAW:
    case TENBO_ENTRY_FOUL:
      return 940;

    case TENBO_ENTRY_ADJUST:
      return 800;

    case TENBO_ENTRY_STOP:
      break;
    }

  return 480;
}

int
tenbo_entry_kinds_get_height (TenboEntryKind kind,
                              const TbRules *rules)
{
  switch (kind)
    {
    case TENBO_ENTRY_WIN:
      return 940;

    case TENBO_ENTRY_FOUL:
      return 640;

    case TENBO_ENTRY_DRAW:
      return rules->n_aborts > 0 ? 780 : 560;

    case TENBO_ENTRY_ADJUST:
      return 440;

    case TENBO_ENTRY_STOP:
      break;
    }

  return 480;
}

static void
selected_cb (TenboEntryKinds *self)
{
  guint selected = gtk_drop_down_get_selected (self->names);

  if (self->entry == NULL || selected >= self->n_kinds ||
      self->kinds[selected] == self->entry->model.kind)
    return;

  tenbo_entry_model_set_kind (&self->entry->model, self->kinds[selected]);
  tenbo_entry_changed (self->entry);
}

static void
show (TenboEntryKinds *self)
{
  for (guint i = 0; i < self->n_kinds; i++)
    if (self->kinds[i] == self->entry->model.kind)
      gtk_drop_down_set_selected (self->names, i);
}

static void
tenbo_entry_kinds_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_KINDS);
  g_clear_object (&TENBO_ENTRY_KINDS (object)->entry);

  G_OBJECT_CLASS (tenbo_entry_kinds_parent_class)->dispose (object);
}

static void
tenbo_entry_kinds_class_init (TenboEntryKindsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_kinds_dispose;

  tenbo_class_set_template (klass, "tenbo-entry-kinds");
  gtk_widget_class_bind_template_child (widget_class, TenboEntryKinds, title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryKinds, names);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
tenbo_entry_kinds_init (TenboEntryKinds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_entry_kinds_set_entry (TenboEntryKinds *self,
                             TenboEntry      *entry)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (TENBO_IS_ENTRY_KINDS (self));

  for (TenboEntryKind kind = TENBO_ENTRY_WIN; kind < N_KINDS; kind++)
    if (kind != TENBO_ENTRY_FOUL || entry->model.rules->n_fouls > 0)
      {
        self->kinds[self->n_kinds++] = kind;
        gtk_string_list_append (names, get_name (kind));
      }
  gtk_drop_down_set_model (self->names, G_LIST_MODEL (names));

  g_set_object (&self->entry, entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}
