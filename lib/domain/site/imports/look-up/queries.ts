import { isContractorOnly } from '@/lib/platform/access/actor'
import { findEmployersByText } from '@/lib/domain/site/employers/judge/queries'
import { textOf, type Fault } from '../cells/rules'
import type { Importing, Kind, RowToLookUp } from '../kinds/rows'

/** Companies that an error names. */
const MOST_NAMED = 5

type Found = { id: string; taxId: string | null }

/** Puts the ids of companies where their tax IDs or names stand; a Contractor's is the own one, whatever else there is. */
export async function lookUpEmployers(
  { sql, actor }: Importing,
  kind: Pick<Kind, 'columns'>,
  rows: readonly RowToLookUp[],
): Promise<void> {
  for (const { field, reading } of kind.columns) {
    if (reading.as !== 'employer') continue
    const texts = [...new Set(rows.flatMap(({ values }) => textOf(values[field]) ?? []))]
    const found = new Map<string, Map<string, Found>>(texts.map((text) => [text, new Map()]))
    for (const each of await findEmployersByText(sql, texts))
      found.get(each.text)?.set(each.id, each)
    for (const { values, faults } of rows) {
      const text = textOf(values[field])
      if (text === null) continue
      const all = [...(found.get(text)?.values() ?? [])]
      const isOwnOnly = isContractorOnly(actor)
      const companies = isOwnOnly ? all.filter(({ id }) => id === actor.employerId) : all
      values[field] = companies.length === 1 ? companies[0]!.id : undefined
      if (companies.length === 1) continue
      faults.push(isOwnOnly ? otherEmployer(field, text) : faultOf(field, text, companies))
    }
  }
}

const otherEmployer = (column: string, text: string): Fault => ({
  column,
  code: 'other-employer',
  values: { text },
})

/** Of several companies with this name the tax IDs are told: one of them in its place says which is meant. */
function faultOf(column: string, text: string, companies: readonly Found[]): Fault {
  if (companies.length === 0) return { column, code: 'row-no-match', values: { text } }
  const taxIds = companies.flatMap(({ taxId }) => taxId ?? []).slice(0, MOST_NAMED)
  if (taxIds.length === 0) return { column, code: 'row-many-matches', values: { text } }
  return { column, code: 'row-many-companies', values: { text, taxIds: taxIds.join(', ') } }
}
