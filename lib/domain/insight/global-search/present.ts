import { pageOf } from '@/lib/platform/access/record-pages'
import { formatDay } from '@/lib/platform/dates/format'
import type { FoundRow } from '@/lib/platform/db/found'
import type { Reader } from '@/lib/platform/export/table'
import { nameIn, textIn } from '@/lib/platform/i18n/names'
import type { Hit } from './contract'

export function presentHit(reader: Reader, row: FoundRow): Hit {
  const { type, id, isExact, day, detailTh, detailEn } = row
  const detail = [day && formatDay(reader, day), textIn(reader.locale, detailTh, detailEn)]
  return {
    type,
    id,
    label: nameIn(reader.locale, row),
    detail: detail.filter(Boolean).join(' · ') || null,
    href: pageOf(row),
    isExact,
  }
}
