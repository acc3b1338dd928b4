/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-versions.h"

#include <string.h>

#include "tenbo-log.h"

static void
version_free (gpointer data)
{
  TenboGameVersion *version = data;

  g_free (version->writer);
  g_free (version->device);
  g_clear_pointer (&version->record, tenbo_record_free);
  g_free (version->running_hand);
  g_free (version);
}

static void
details_clear (TenboGameDetails *details)
{
  g_clear_pointer (&details->title, g_free);
  g_clear_pointer (&details->venue, g_free);
  g_clear_pointer (&details->note, g_free);
  g_clear_pointer (&details->session, g_free);
}

TenboGameVersions *
tenbo_game_versions_new (const char *uuid)
{
  TenboGameVersions *self = g_new0 (TenboGameVersions, 1);

  self->uuid = g_strdup (uuid);
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->versions = g_ptr_array_new_with_free_func (version_free);
  return self;
}

void
tenbo_game_versions_free (TenboGameVersions *self)
{
  g_free (self->uuid);
  g_hash_table_unref (self->seen);
  g_ptr_array_unref (self->versions);
  details_clear (&self->details);
  g_free (self->recorded);
  g_free (self);
}

TenboGameVersion *
tenbo_game_versions_get_shown (TenboGameVersions *self)
{
  return self->versions->len > 0 ? self->versions->pdata[0] : NULL;
}

/* --- The versions that were seen --- */

static guint64
get_seen (TenboGameVersions *self,
          const char        *writer)
{
  const guint64 *number = g_hash_table_lookup (self->seen, writer);

  return number != NULL ? *number : 0;
}

static gboolean
see (TenboGameVersions *self,
     const char        *writer,
     guint64            number)
{
  if (number <= get_seen (self, writer))
    return FALSE;

  g_hash_table_replace (self->seen, g_strdup (writer), g_memdup2 (&number, sizeof number));
  return TRUE;
}

/* --- The order of versions --- */

/* Newest first. All devices get the same order, whichever version arrived first. */
static int
compare_versions (gconstpointer a,
                  gconstpointer b)
{
  const TenboGameVersion *one = *(const TenboGameVersion *const *) a;
  const TenboGameVersion *other = *(const TenboGameVersion *const *) b;
  int                     order;

  if (one->time_msec != other->time_msec)
    return one->time_msec > other->time_msec ? -1 : 1;

  order = strcmp (other->writer, one->writer);
  if (order == 0 && one->number != other->number)
    order = one->number > other->number ? -1 : 1;

  return order;
}

void
tenbo_game_versions_sort (TenboGameVersions *self)
{
  g_ptr_array_sort (self->versions, compare_versions);
}

static gboolean
has_version (TenboGameVersions *self,
             const char        *writer,
             guint64            number)
{
  for (guint i = 0; i < self->versions->len; i++)
    {
      const TenboGameVersion *version = self->versions->pdata[i];

      if (version->number == number && g_str_equal (version->writer, writer))
        return TRUE;
    }

  return FALSE;
}

/* --- Details --- */

static int
compare_texts (const char *a,
               const char *b)
{
  return g_strcmp0 (a != NULL ? a : "", b != NULL ? b : "");
}

/* The order of contents; it decides between changes at the same time. */
static int
compare_contents (const TenboGameDetails *a,
                  const TenboGameDetails *b)
{
  int order = (a->deleted_msec > b->deleted_msec) - (a->deleted_msec < b->deleted_msec);

  if (order == 0)
    order = a->is_void - b->is_void;
  if (order == 0)
    order = compare_texts (a->title, b->title);
  if (order == 0)
    order = compare_texts (a->venue, b->venue);
  if (order == 0)
    order = compare_texts (a->note, b->note);
  if (order == 0)
    order = compare_texts (a->session, b->session);
  if (order == 0)
    order = a->time_limit_minutes - b->time_limit_minutes;

  return order;
}

gboolean
tenbo_game_details_equal (const TenboGameDetails *a,
                          const TenboGameDetails *b)
{
  return compare_contents (a, b) == 0;
}

static void
set_details (TenboGameVersions      *self,
             const TenboGameDetails *details)
{
  TenboGameDetails copy = *details;

  copy.title = g_strdup (details->title);
  copy.venue = g_strdup (details->venue);
  copy.note = g_strdup (details->note);
  copy.session = g_strdup (details->session);
  details_clear (&self->details);
  self->details = copy;
}

/* A state without a session knows no details. */
gboolean
tenbo_game_versions_merge_details (TenboGameVersions      *self,
                                   const TenboGameDetails *theirs)
{
  const TenboGameDetails *ours = &self->details;

  if (theirs->session == NULL ||
      (ours->session != NULL &&
       (theirs->changed_msec < ours->changed_msec ||
        (theirs->changed_msec == ours->changed_msec && compare_contents (theirs, ours) <= 0))))
    return FALSE;

  set_details (self, theirs);
  return TRUE;
}

/* --- Merging --- */

/* A version that one side lacks although it has seen it was replaced there. */
gboolean
tenbo_game_versions_merge (TenboGameVersions *self,
                           TenboGameVersions *other)
{
  gboolean       changed = FALSE;
  GHashTableIter iter;
  gpointer       writer;
  gpointer       number;

  for (guint i = 0; i < other->versions->len; i++)
    {
      const TenboGameVersion *theirs = other->versions->pdata[i];

      if (theirs->number > get_seen (self, theirs->writer))
        {
          g_ptr_array_add (self->versions, g_ptr_array_steal_index (other->versions, i--));
          changed = TRUE;
        }
    }

  for (guint i = self->versions->len; i-- > 0;)
    {
      const TenboGameVersion *ours = self->versions->pdata[i];

      if (ours->number <= get_seen (other, ours->writer) &&
          ours->number <= get_seen (self, ours->writer) &&
          !has_version (other, ours->writer, ours->number))
        {
          g_ptr_array_remove_index (self->versions, i);
          changed = TRUE;
        }
    }

  g_hash_table_iter_init (&iter, other->seen);
  while (g_hash_table_iter_next (&iter, &writer, &number))
    changed |= see (self, writer, *(const guint64 *) number);

  if (self->started_msec == 0)
    self->started_msec = other->started_msec;
  changed |= tenbo_game_versions_merge_details (self, &other->details);
  tenbo_game_versions_sort (self);
  tenbo_game_versions_free (other);
  return changed;
}

/* --- Changes of this device --- */

static gboolean
is_same_hand (const TenboRecordHand *a,
              const TenboRecordHand *b,
              TenboRuleset          *ruleset)
{
  g_autofree char *one = tenbo_log_write_event (a, ruleset);
  g_autofree char *other = tenbo_log_write_event (b, ruleset);

  return g_str_equal (one, other);
}

/* Whether @whole has everything of @part: the same players and rules, and all of its hands. */
static gboolean
contains (const TenboRecord *whole,
          const TenboRecord *part)
{
  int n_players = tenbo_ruleset_get_rules (whole->ruleset)->players;

  if (part->hands->len > whole->hands->len ||
      (part->ruleset != whole->ruleset && !g_str_equal (tenbo_ruleset_get_json (part->ruleset),
                                                        tenbo_ruleset_get_json (whole->ruleset))))
    return FALSE;

  for (int i = 0; i < n_players; i++)
    if (g_strcmp0 (part->people[i], whole->people[i]) != 0 || part->sides[i] != whole->sides[i])
      return FALSE;

  for (guint i = 0; i < part->hands->len; i++)
    if (!is_same_hand (part->hands->pdata[i], whole->hands->pdata[i], whole->ruleset))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_game_versions_differs (TenboGameVersions *self,
                             guint              index)
{
  const TenboGameVersion *shown = self->versions->pdata[0];
  const TenboGameVersion *version = self->versions->pdata[index];

  return version->record != NULL && shown->record != NULL &&
         !contains (shown->record, version->record);
}

static void
insert (TenboGameVersions *self,
        TenboGameVersion  *version)
{
  see (self, version->writer, version->number);
  g_ptr_array_add (self->versions, version);
  tenbo_game_versions_sort (self);
}

/* Begins a version that is newer than all others. */
static TenboGameVersion *
begin (TenboGameVersions     *self,
       const TenboGameWriter *writer,
       gint64                 now_msec)
{
  const TenboGameVersion *shown = tenbo_game_versions_get_shown (self);
  TenboGameVersion       *version = g_new0 (TenboGameVersion, 1);

  version->writer = g_strdup (writer->id);
  version->device = g_strdup (writer->device);
  version->number = get_seen (self, writer->id) + 1;
  version->time_msec = shown != NULL ? MAX (now_msec, shown->time_msec + 1) : now_msec;
  return version;
}

void
tenbo_game_versions_add (TenboGameVersions     *self,
                         const TenboGameWriter *writer,
                         gint64                 now_msec,
                         TenboRecord           *record,
                         const char            *running_hand)
{
  TenboGameVersion *added = begin (self, writer, now_msec);

  added->record = record;
  added->running_hand = g_strdup (running_hand);
  if (self->versions->len > 0)
    g_ptr_array_remove_index (self->versions, 0);

  for (guint i = self->versions->len; i-- > 0;)
    {
      const TenboGameVersion *version = self->versions->pdata[i];

      if (version->record != NULL && contains (record, version->record))
        g_ptr_array_remove_index (self->versions, i);
    }

  insert (self, added);
}

gboolean
tenbo_game_versions_add_known (TenboGameVersions     *self,
                               const TenboGameWriter *writer,
                               gint64                 changed_msec,
                               TenboRecord           *record,
                               const char            *running_hand)
{
  TenboGameVersion *added;

  for (guint i = 0; i < self->versions->len; i++)
    {
      const TenboGameVersion *version = self->versions->pdata[i];

      if (version->record != NULL && contains (version->record, record))
        {
          tenbo_record_free (record);
          return FALSE;
        }
    }

  added = g_new0 (TenboGameVersion, 1);
  added->writer = g_strdup (writer->id);
  added->device = g_strdup (writer->device);
  added->number = get_seen (self, writer->id) + 1;
  added->time_msec = changed_msec;
  added->record = record;
  added->running_hand = g_strdup (running_hand);
  insert (self, added);
  return TRUE;
}

void
tenbo_game_versions_choose (TenboGameVersions     *self,
                            guint                  index,
                            const TenboGameWriter *writer,
                            gint64                 now_msec)
{
  TenboGameVersion *added = begin (self, writer, now_msec);
  TenboGameVersion *chosen = g_ptr_array_steal_index (self->versions, index);

  added->record = g_steal_pointer (&chosen->record);
  added->running_hand = g_steal_pointer (&chosen->running_hand);
  version_free (chosen);
  insert (self, added);
}

void
tenbo_game_versions_purge (TenboGameVersions *self,
                           gint64             now_msec)
{
  TenboGameDetails *details = &self->details;

  g_ptr_array_set_size (self->versions, 0);
  details->changed_msec = MAX (now_msec, details->changed_msec + 1);
  if (details->deleted_msec == 0)
    details->deleted_msec = details->changed_msec;
}

void
tenbo_game_versions_discard_others (TenboGameVersions *self)
{
  if (self->versions->len > 1)
    g_ptr_array_remove_range (self->versions, 1, self->versions->len - 1);
}
