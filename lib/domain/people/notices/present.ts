import * as z from 'zod'
import { linkFor, pageOf } from '@/lib/platform/access/record-pages'
import type { Actor } from '@/lib/platform/access/actor'
import { formatDay } from '@/lib/platform/dates/format'
import type { Notice } from '@/lib/platform/db/generated/client'
import type { Reader } from '@/lib/platform/export/table'
import { translator } from '@/lib/platform/i18n/translator'
import { isNoticeEvent, noticeEvent } from '@/lib/platform/notices/events'
import type { NoticeRecord } from './contract'

/** The param that names who did it. */
const actorName = { th: 'byTh', en: 'byEn' } as const

export function presentNotice(row: Notice, actor: Actor, reader: Reader): NoticeRecord {
  const { id, event, subjectId, createdAt, readAt } = row
  if (!isNoticeEvent(event)) throw new Error(`there is no notice of ${event}`)
  const { subject: type, isUrgent = false, days = [] } = noticeEvent(event)
  const t = translator(reader.locale, 'notices')
  const given = z.record(z.string(), z.string()).parse(row.params)
  const params = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value && days.includes(name) ? formatDay(reader, value) : value,
    ]),
  )
  const texts = { ...params, by: given[actorName[reader.locale]] ?? '' }
  const subject = { type, id: subjectId }
  const link = linkFor(actor, { type, key: subjectId, name: '' })
  return {
    id,
    event,
    subject,
    href: link ? pageOf(link) : null,
    title: t(`events.${event}.title`, texts),
    text: t(`events.${event}.text`, texts),
    isUrgent,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
