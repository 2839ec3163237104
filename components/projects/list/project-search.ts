import { textIn } from '@/lib/platform/i18n/names'
import type { LocalSearch } from '@/components/table/use-local-list'
import { comparable, matchesWords } from '@/components/table/words'
import type { ProjectRow } from '@/lib/domain/work/projects/contract'
import { projectStatuses } from '@/lib/domain/work/projects/workflow'
import type { Locale } from '@/lib/platform/i18n/locale'

/** Cached by row: up to 10,000 rows are searched at every keystroke. */
const texts = new WeakMap<ProjectRow, string>()

/** The searched text of a project, in both languages. */
function textOf(row: ProjectRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const { PurchaseRequisitionNo, name, employerNameTh, employerNameEn } = row
  const { workOwnerNameTh, workOwnerNameEn } = row
  const fields = [PurchaseRequisitionNo, name, employerNameTh, employerNameEn]
  const text = comparable([...fields, workOwnerNameTh, workOwnerNameEn].join('\n'))
  texts.set(row, text)
  return text
}

function test(query: URLSearchParams) {
  const matches = matchesWords(query.get('keyword') ?? '')
  const status = query.get('status')
  // Computes the text even without a keyword, so that it is cached before the first keystroke.
  return (row: ProjectRow) => matches(textOf(row)) && (!status || row.status === status)
}

const searchIn = (locale: Locale): LocalSearch<ProjectRow> => ({
  test,
  defaultSort: '-startDate',
  orders: {
    name: ({ name }) => name,
    PurchaseRequisitionNo: (row) => row.PurchaseRequisitionNo,
    employer: (row) => textIn(locale, row.employerNameTh, row.employerNameEn),
    workOwner: (row) => textIn(locale, row.workOwnerNameTh, row.workOwnerNameEn),
    startDate: ({ startDate }) => startDate,
    status: ({ status }) => String(projectStatuses.indexOf(status)),
  },
})

export const projectSearch: Record<Locale, LocalSearch<ProjectRow>> = {
  th: searchIn('th'),
  en: searchIn('en'),
}
