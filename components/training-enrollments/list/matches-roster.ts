import { comparable, matchesWords } from '@/components/table/words'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'

/** Filters by the status and the keyword of the address; words match name, code or company. */
export function matchesRoster(query: URLSearchParams): (row: AttendanceRecord) => boolean {
  const status = query.get('status')
  const hasWords = matchesWords(query.get('keyword') ?? '')
  return (row) => (!status || row.status === status) && hasWords(textOf(row))
}

const textOf = ({ person, contractor }: AttendanceRecord): string =>
  comparable(
    [person.nameTh, person.nameEn, person.code, contractor?.nameTh, contractor?.nameEn].join('\n'),
  )
