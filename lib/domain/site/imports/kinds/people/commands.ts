import {
  findNamesakes,
  findPersonsByKey,
  findVisibleIds,
} from '@/lib/domain/people/persons/match/queries'
import { compactId, isMasked, mask } from '@/lib/domain/people/persons/national-id/rules'
import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { textOf, type Fault, type Value } from '../../cells/rules'
import type { Importing, Known, RowToLookUp } from '../rows'
import { codeIn, otherNameIn } from './rules'

/** A masked number, such as exported lists have, tells nobody apart. */
export function numberOf(value: Value): string | null {
  const number = textOf(value)
  return number && !isMasked(number) ? compactId(number) : null
}

/** What is said of a row that means nobody keeps a number of a person, right or mistyped, to its last digits. */
function shownText(text: string): string {
  const number = compactId(text)
  return /\d{5}/.test(number) && !/^P\d{1,9}$/.test(number) ? mask(number) : text
}

/** What is no code stays as it is, and nobody has it. */
export const codeOf = (value: Value): string | null => codeIn(textOf(value) ?? '') ?? textOf(value)

/** As errors and notes name somebody who is registered. */
export const shownPerson = (person: PersonName & { code: string }): string =>
  `${namesOf(person).nameTh}, ${person.code}`

/**
 * Puts the id of the person whom a row means into `personId`: by the number or code that stands there, else by `code`,
 * else as the reader has chosen. A name that is not theirs is a fault. Of a row with a name only, those who look like it are
 * kept for the reader to choose.
 */
export async function lookUpPeople(
  context: Importing,
  rows: readonly RowToLookUp[],
): Promise<void> {
  const byText = await readByText(context, rows)
  const choices = rows.flatMap(({ matchId }) => (matchId && matchId !== NIL_ID ? [matchId] : []))
  const visible = new Set(await findVisibleIds(context, choices))
  for (const row of rows) {
    const { values, faults, matchId } = row
    const found = (['personId', 'code'] as const).map((field) => {
      const text = textOf(values[field])
      if (text === null) return null
      const person = byText(text)
      if (!person) faults.push(unknown(field, text))
      return person ?? null
    })
    const [byNumber, byCode] = found
    const person = byNumber ?? byCode
    if (byNumber && byCode && byNumber.id !== byCode.id)
      faults.push({ column: 'code', code: 'row-two-people' })
    const otherName = person && otherNameIn(values, person)
    if (otherName) {
      const name = shownPerson(person)
      faults.push({ column: otherName, code: 'row-other-name', values: { name } })
    }
    const isNamed = textOf(values.personId) !== null || textOf(values.code) !== null
    const chosen = !isNamed && matchId && visible.has(matchId) ? matchId : null
    values.personId = person?.id ?? chosen ?? undefined
  }
  await keepAlike(
    context,
    rows.filter(({ values, faults }) => !values.personId && faults.length === 0),
  )
}

/** Why the text of a number or code means nobody. */
export const unknown = (column: string, text: string): Fault =>
  isMasked(text)
    ? { column, code: 'row-masked' }
    : { column, code: 'row-no-match', values: { text: shownText(text) } }

async function readByText(context: Importing, rows: readonly RowToLookUp[]) {
  const values = rows.flatMap((row) => [row.values.personId, row.values.code])
  const found = await findPersonsByKey(
    context,
    values.flatMap((value) => numberOf(value) ?? []),
    values.flatMap((value) => codeIn(textOf(value) ?? '') ?? []),
  )
  const byNumber = new Map(found.map((person) => [person.nationalId, person]))
  const byCode = new Map(found.map((person) => [person.code, person]))
  return (text: string) => {
    const code = codeIn(text)
    return (code ? byCode.get(code) : undefined) ?? byNumber.get(numberOf(text) ?? '')
  }
}

/** People of the same name and company. */
async function keepAlike(context: Importing, rows: readonly RowToLookUp[]): Promise<void> {
  for (const [row, alike] of await findAlike(context, rows)) row.alike = alike
}

/** People whom the caller may see, of the same name and company as each row. */
export async function findAlike<R extends Pick<RowToLookUp, 'values'>>(
  context: Importing,
  rows: readonly R[],
): Promise<Map<R, Known[]>> {
  const namesakes = await findNamesakes(
    context,
    rows.map(({ values }) => ({
      firstNameTh: textOf(values.firstNameTh) ?? '',
      lastNameTh: textOf(values.lastNameTh) ?? '',
      employerId: textOf(values.employerId),
    })),
  )
  const alike = new Map<R, Known[]>()
  for (const { index, id, code } of namesakes) {
    const row = rows[index]!
    alike.set(row, [...(alike.get(row) ?? []), { id, name: code }])
  }
  return alike
}
