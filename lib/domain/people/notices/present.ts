import * as z from 'zod'
import type { Actor } from '@/lib/platform/access/actor'
import { formatDay, type DateStyle } from '@/lib/platform/dates/format'
import type { Notice } from '@/lib/platform/db/generated/client'
import { translator } from '@/lib/platform/i18n/translator'
import { isNoticeEvent, noticeEvent, noticePage } from '@/lib/platform/notices/events'
import type { NoticeRecord } from './contract'

/** What the texts of an event name, as it is stored. */
export const noticeParams = z.record(z.string(), z.string())

/** How the names of params end that hold one language each. */
const endings = { th: 'Th', en: 'En' } as const

export function presentNotice(
  row: Notice,
  actor: Pick<Actor, 'roles'>,
  reader: DateStyle,
): NoticeRecord {
  const { id, event, subjectId, createdAt, readAt } = row
  if (!isNoticeEvent(event)) throw new Error(`there is no notice of ${event}`)
  const { subject: type, isUrgent = false, days = [] } = noticeEvent(event)
  const t = translator(reader.locale, 'notices')
  const params = noticeParams.parse(row.params)
  const ending = endings[reader.locale]
  const texts = {
    by: '',
    hasAssignee: '',
    assignee: '',
    channel: '',
    isQuotaGone: '',
    ...Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => [
        [name, value && days.includes(name) ? formatDay(reader, value) : value],
        ...(name.endsWith(ending) ? [[name.slice(0, -ending.length), value]] : []),
      ]),
    ),
  }
  return {
    id,
    event,
    subject: { type, id: subjectId },
    href: noticePage(event, { subjectId, params }, actor),
    title: t(`events.${event}.title`, texts),
    text: t(`events.${event}.text`, texts),
    isUrgent,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
