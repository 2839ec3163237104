/**
 * บอกเจ้าหน้าที่ความปลอดภัยเมื่อมีคนเข้าไปแล้วทั้งที่ไม่มีสิทธิ์เข้า
 * Safety Officers are told of who was let in, without a network, though they may not come in: once for each delivery.
 * Source: docs/gate.md#6-offline.
 */
import { dayIn, timeIn } from '@/lib/platform/dates/day'
import type { News } from '@/lib/platform/notices/notify'

type Names = { th: string; en: string }
/** In milliseconds. */
export type Entry = { id: string; at: number; gate: Names; person: Names & { id: string } }

/** So many people are named. */
const NAMED = 3

/** Of those who came in by one gate; none where nobody did. */
export function newsOfEntries(
  entries: readonly Entry[],
  userIds: readonly string[],
  timeZone: string,
): News[] {
  const [first, ...others] = entries.toSorted((one, other) => one.at - other.at)
  if (!first) return []
  const named = [first, ...others].slice(0, NAMED)
  const at = new Date(first.at)
  const params = {
    personIds: named.map(({ person }) => person.id).join(),
    peopleTh: named.map(({ person }) => person.th).join('; '),
    peopleEn: named.map(({ person }) => person.en).join('; '),
    more: String(entries.length - named.length),
    hasMore: entries.length > named.length ? 'yes' : 'no',
    gateTh: first.gate.th,
    gateEn: first.gate.en,
    day: dayIn(timeZone, at),
    time: timeIn(timeZone, at),
  }
  return [{ userIds, subjectId: first.id, occasion: first.id, params }]
}
