import { shownSubject } from '@/lib/domain/work/tasks/subject/rules'
import { pageOf } from '@/lib/platform/access/record-pages'
import { formatDay } from '@/lib/platform/dates/format'
import type { FoundRow } from '@/lib/platform/db/found'
import type { Reader } from '@/lib/platform/export/table'
import { nameIn, textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { Hit } from './contract'

/** Projects and companies without a name are called so in words; a company has the same word in both languages. */
export function presentHit(reader: Reader, row: FoundRow): Hit {
  const { type, id, isExact, day, detailTh, detailEn } = row
  const unnamed = translator(reader.locale, 'common')('unnamed')
  const label = shownSubject(nameIn(reader.locale, row), unnamed)
  const text = textIn(reader.locale, detailTh, detailEn)
  const detail = text && shownSubject(text, unnamed)
  return {
    type,
    id,
    label,
    detail:
      [day && formatDay(reader, day), detail !== label && detail].filter(Boolean).join(' · ') ||
      null,
    href: pageOf(row),
    isExact,
  }
}
