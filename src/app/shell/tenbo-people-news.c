/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-people-news.h"

struct _TenboPeopleNews
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (TenboPeopleNews, tenbo_people_news, G_TYPE_OBJECT)

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboPeopleNewsSignals;

static guint signals[N_SIGNALS];

static void
tenbo_people_news_class_init (TenboPeopleNewsClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
tenbo_people_news_init (TenboPeopleNews *self)
{
}

TenboPeopleNews *
tenbo_people_news_get (TenboStore *store)
{
  TenboPeopleNews *news;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  news = g_object_get_data (G_OBJECT (store), "tenbo-people-news");
  if (news == NULL)
    {
      news = g_object_new (TENBO_TYPE_PEOPLE_NEWS, NULL);
      g_object_set_data_full (G_OBJECT (store), "tenbo-people-news", news, g_object_unref);
    }

  return news;
}

void
tenbo_people_news_emit (TenboPeopleNews *self)
{
  g_return_if_fail (TENBO_IS_PEOPLE_NEWS (self));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
