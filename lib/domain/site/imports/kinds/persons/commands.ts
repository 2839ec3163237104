import { persons } from '@/lib/domain/people/persons/contract'
import { judgePersons, type PersonChange } from '@/lib/domain/people/persons/judge/commands'
import type { PersonSave } from '@/lib/domain/people/persons/judge/rules'
import { removeUntouchedPersons, writePersons } from '@/lib/domain/people/persons/many/commands'
import { findNamesakes, findPersonsByKey } from '@/lib/domain/people/persons/match/queries'
import { compactId, isMasked } from '@/lib/domain/people/persons/national-id/rules'
import { namesOf, parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import type { Value } from '../../cells/rules'
import type { Kind, Known, Match } from '../rows'
import { personColumns } from './columns'

const textOf = (value: Value) => (typeof value === 'string' && value ? value : null)

/** A masked number, such as exported lists have, tells nobody apart. */
function numberOf({ nationalId }: Record<string, Value>): string | null {
  const number = textOf(nationalId)
  return number && !isMasked(number) ? compactId(number) : null
}

function codeOf({ code }: Record<string, Value>): string | null {
  const identifier = parsePersonIdentifier(textOf(code) ?? '')
  return identifier && 'code' in identifier ? identifier.code : textOf(code)
}

export const personsKind: Kind<PersonSave, PersonChange> = {
  columns: personColumns,
  input: persons.save.input,
  keyFields: ['code'],
  fieldOf: { 'other-employer': 'employerId' },
  keyOf: (values) => numberOf(values) ?? codeOf(values),
  async match(context, rows) {
    const numbers = rows.flatMap(({ values }) => numberOf(values) ?? [])
    const codes = rows.flatMap(({ values }) => codeOf(values) ?? [])
    const found = await findPersonsByKey(context, numbers, codes)
    const byNumber = new Map(found.map((person) => [person.nationalId, person]))
    const byCode = new Map(found.map((person) => [person.code, person]))
    const namesakes = await findNamesakes(
      context,
      rows.map(({ values }) => ({
        firstNameTh: textOf(values.firstNameTh) ?? '',
        lastNameTh: textOf(values.lastNameTh) ?? '',
        employerId: textOf(values.employerId),
      })),
    )
    const alike = new Map<number, Known[]>()
    for (const { index, id, code } of namesakes)
      alike.set(index, [...(alike.get(index) ?? []), { id, name: code }])
    return rows.map(({ values }, index): Match => {
      const code = codeOf(values)
      const person = byNumber.get(numberOf(values) ?? '') ?? (code && byCode.get(code))
      if (person)
        return { known: { id: person.id, name: `${namesOf(person).nameTh}, ${person.code}` } }
      if (code) return { fault: { column: 'code', code: 'row-no-match', values: { text: code } } }
      if (isMasked(textOf(values.nationalId) ?? ''))
        return { fault: { column: 'nationalId', code: 'row-masked' } }
      return { alike: alike.get(index) }
    })
  },
  judge: judgePersons,
  write: writePersons,
  removeUntouched: removeUntouchedPersons,
}
