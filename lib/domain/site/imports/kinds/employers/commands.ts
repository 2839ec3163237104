import { judgeEmployersOfUsers } from '@/lib/domain/people/users/employer/commands'
import { employers } from '@/lib/domain/site/employers/contract'
import type { EmployerChange, EmployerSave } from '@/lib/domain/site/employers/judge/commands'
import { findEmployersByText } from '@/lib/domain/site/employers/judge/queries'
import {
  removeUntouchedEmployers,
  writeEmployers,
} from '@/lib/domain/site/employers/write/commands'
import { textOf, type Value } from '../../cells/rules'
import type { Kind, Match } from '../rows'
import { employerColumns } from './columns'

/** Its English name under a header of Thai ones only tells which company is meant. */
function keepRegisteredName(
  values: Record<string, Value>,
  { nameEn }: { nameEn: string | null },
): void {
  if (nameEn && textOf(values.nameTh)?.toLowerCase() === nameEn.toLowerCase())
    values.nameTh = undefined
}

export const employersKind: Kind<EmployerSave, EmployerChange> = {
  columns: employerColumns,
  input: employers.save.input,
  keyFields: [],
  askedBy: ['nameTh'],
  otherKeyOf: ({ taxId, nameTh }) =>
    textOf(taxId) === null ? null : (textOf(nameTh)?.toLowerCase() ?? null),
  numberOf: ({ taxId }) => textOf(taxId),
  keyOf: ({ taxId, nameTh }) => textOf(taxId) ?? textOf(nameTh)?.toLowerCase() ?? null,
  async match({ sql }, rows) {
    const texts = rows.flatMap(({ values }) => [textOf(values.taxId), textOf(values.nameTh)])
    const found = await findEmployersByText(sql, [
      ...new Set(texts.filter((text) => text !== null)),
    ])
    return rows.map(({ values }): Match => {
      const { taxId, nameTh } = values
      const known = found
        .filter(({ text, byTaxId }) => text === (byTaxId ? taxId : nameTh))
        .map((each) => ({
          id: each.id,
          name: each.taxId ? `${each.nameTh}, ${each.taxId}` : each.nameTh,
          nameEn: each.nameEn,
          byTaxId: each.byTaxId,
        }))
      const [exact, another] = known.filter(({ byTaxId }) => byTaxId === Boolean(textOf(taxId)))
      if (exact && !another) {
        keepRegisteredName(values, exact)
        return { known: exact }
      }
      if (!another) return { alike: known }
      const text = textOf(nameTh) ?? ''
      const fault = { column: 'nameTh', code: 'row-many-matches' as const, values: { text } }
      return { alike: known, fault }
    })
  },
  judge: judgeEmployersOfUsers,
  write: writeEmployers,
  removeUntouched: removeUntouchedEmployers,
}
