/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-edit-hand.h"

#include <glib/gi18n.h>

/* Where an entered hand goes. */
typedef struct
{
  TenboDraft *draft; /* owned */
  guint       index;
  gboolean    inserts;
} Place;

static void
place_free (gpointer  data,
            GClosure *closure)
{
  g_object_unref (((Place *) data)->draft);
  g_free (data);
}

static void
entered_cb (TenboEntryDialog *dialog,
            const TbEvent    *event,
            Place            *place)
{
  if (place->inserts)
    tenbo_draft_insert_event (place->draft, place->index, event);
  else
    tenbo_draft_set_event (place->draft, place->index, event);
}

static TenboEntryDialog *
create_dialog (TenboDraft    *draft,
               guint          index,
               gboolean       inserts,
               TenboGame     *game,
               const TbEvent *event)
{
  const char       *title = inserts ? _ ("Insert Hand") : _ ("Edit Hand");
  TenboEntryDialog *dialog = tenbo_entry_dialog_new_for_edit (game, event, title);
  Place            *place = g_new (Place, 1);

  *place = (Place) { .draft = g_object_ref (draft), .index = index, .inserts = inserts };
  g_signal_connect_data (dialog,
                         "entered",
                         G_CALLBACK (entered_cb),
                         place,
                         place_free,
                         G_CONNECT_DEFAULT);

  return dialog;
}

TenboEntryDialog *
tenbo_edit_hand_new_dialog (TenboDraft *draft,
                            guint       index)
{
  g_autoptr (TenboGame) game = tenbo_draft_open_hand (draft, index);
  TenboDraftHand hand;

  tenbo_draft_get_hand (draft, index, &hand);

  return create_dialog (draft, index, FALSE, game, hand.event);
}

TenboEntryDialog *
tenbo_edit_hand_new_insert_dialog (TenboDraft *draft,
                                   guint       index)
{
  g_autoptr (TenboGame) game = tenbo_draft_open_gap (draft, index);

  return create_dialog (draft, index, TRUE, game, NULL);
}
