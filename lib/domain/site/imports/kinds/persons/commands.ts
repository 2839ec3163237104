import { persons } from '@/lib/domain/people/persons/contract'
import { judgePersons, type PersonChange } from '@/lib/domain/people/persons/judge/commands'
import type { PersonSave } from '@/lib/domain/people/persons/judge/rules'
import { removeUntouchedPersons, writePersons } from '@/lib/domain/people/persons/many/commands'
import { findPersonsByKey } from '@/lib/domain/people/persons/match/queries'
import { hashesOf } from '@/lib/domain/people/persons/national-id/rows'
import { isMasked } from '@/lib/domain/people/persons/national-id/rules'
import { textOf, type Value } from '../../cells/rules'
import { textHash } from '../../texts/rows'
import { codeOf, findAlike, numberOf, shownPerson, unknown } from '../people/commands'
import { nameAndCompany } from '../people/columns'
import { keepRegisteredNames, otherNameIn } from '../people/rules'
import type { Kind, Match } from '../rows'
import { personColumns } from './columns'
import { readVerdictRemarks } from './verdicts/queries'

const hashOf = (text: string | null) => text && hashesOf(text)[0]!

/** Null where the name is not whole. */
function hashOfName(values: Record<string, Value>): string | null {
  const [first, last, company] = nameAndCompany.map((field) => textOf(values[field]))
  return first && last ? textHash(JSON.stringify([first, last, company])) : null
}

export const personsKind: Kind<PersonSave, PersonChange> = {
  columns: personColumns,
  input: persons.save.input,
  keyFields: ['code'],
  askedBy: nameAndCompany,
  fieldOf: { 'other-employer': 'employerId' },
  keyOf: ({ nationalId, code }) => hashOf(numberOf(nationalId) ?? codeOf(code)),
  numberOf: ({ nationalId }) => hashOf(numberOf(nationalId)),
  otherKeyOf: hashOfName,
  async match(context, rows) {
    const numbers = rows.flatMap(({ values }) => numberOf(values.nationalId) ?? [])
    const codes = rows.flatMap(({ values }) => codeOf(values.code) ?? [])
    const found = await findPersonsByKey(context, numbers, codes)
    const byNumber = new Map(found.map((person) => [person.nationalId, person]))
    const byCode = new Map(found.map((person) => [person.code, person]))
    const alike = await findAlike(context, rows)
    return rows.map((row): Match => {
      const { values } = row
      const code = codeOf(values.code)
      const ofNumber = byNumber.get(numberOf(values.nationalId) ?? '')
      const ofCode = code ? byCode.get(code) : undefined
      if (ofNumber && ofCode && ofNumber.id !== ofCode.id)
        return { fault: { column: 'code', code: 'row-two-people' } }
      const person = ofNumber ?? ofCode
      const fault = code && !ofCode ? unknown('code', code) : undefined
      if (person) {
        const name = shownPerson(person)
        const column = otherNameIn(values, person)
        const doubt = column ? { column, code: 'other-name' as const, values: { name } } : undefined
        keepRegisteredNames(values, person)
        return { known: { id: person.id, name }, doubt, fault }
      }
      if (fault) return { fault }
      if (isMasked(textOf(values.nationalId) ?? ''))
        return { fault: { column: 'nationalId', code: 'row-masked' } }
      return { alike: alike.get(row) }
    })
  },
  judge: judgePersons,
  async notes(context, changes) {
    const ids = changes.flatMap(({ before }) => before?.id ?? [])
    const remarks = await readVerdictRemarks(context, ids)
    return changes.map(({ before }) => [remarks.get(before?.id ?? '') ?? []].flat())
  },
  write: writePersons,
  notesOfWritten: readVerdictRemarks,
  removeUntouched: removeUntouchedPersons,
}
