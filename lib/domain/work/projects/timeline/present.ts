import type { Actor } from '@/lib/platform/access/actor'
import { linkFor, pageOf } from '@/lib/platform/access/record-pages'
import type { TimelineRow } from '@/lib/platform/db/timeline'
import type { TimelineEntry } from './contract'

type NamedRow = TimelineRow & { actorTh: string | null; actorEn: string | null }

export function presentEntry(actor: Actor, row: NamedRow): TimelineEntry {
  const { id, lane, event, at, until, isWholeDays, status, text, count } = row
  const { actorTh, actorEn } = row
  return {
    id: `${lane} ${event} ${id}`,
    at: at.toISOString(),
    until: until && until.toISOString(),
    isWholeDays,
    lane,
    event,
    subject: subjectOf(actor, row),
    actor: actorTh === null ? null : { th: actorTh, en: actorEn ?? actorTh },
    status,
    text,
    count,
  }
}

function subjectOf(actor: Actor, { subjectType, subjectKey, labelTh, labelEn }: NamedRow) {
  if (labelTh === null) return null
  const label = { th: labelTh, en: labelEn ?? labelTh }
  const link =
    subjectType && subjectKey
      ? linkFor(actor, { type: subjectType, key: subjectKey, name: labelTh })
      : undefined
  return { type: subjectType, page: link ? pageOf(link) : null, label }
}
