import {
  findNamesakes,
  findPersonsByKey,
  findVisibleIds,
} from '@/lib/domain/people/persons/match/queries'
import { compactId, isMasked, mask } from '@/lib/domain/people/persons/national-id/rules'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { textOf, type Value } from '../../cells/rules'
import type { Importing, Known, RowToLookUp } from '../rows'

/** A masked number, such as exported lists have, tells nobody apart. */
export function numberOf(value: Value): string | null {
  const number = textOf(value)
  return number && !isMasked(number) ? compactId(number) : null
}

/** What is said of a row that means nobody keeps a number of a person, right or mistyped, to its last digits. */
export function shownText(text: string): string {
  const number = compactId(text)
  return /\d{5}/.test(number) && !/^P\d{1,9}$/.test(number) ? mask(number) : text
}

export function codeOf(value: Value): string | null {
  const identifier = parsePersonIdentifier(textOf(value) ?? '')
  return identifier && 'code' in identifier ? identifier.code : textOf(value)
}

/**
 * Puts the id of the person whom a row means into `personId`: by the number or code that stands there, else by `code`,
 * else as the reader has chosen. Of a row with a name only, those who look like it are kept for the reader to choose.
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
      const id = byText(text)
      if (!id) faults.push(unknown(field, text))
      return id ?? null
    })
    const [byNumber, byCode] = found
    if (byNumber && byCode && byNumber !== byCode)
      faults.push({ column: 'code', code: 'row-two-people' })
    const isNamed = textOf(values.personId) !== null || textOf(values.code) !== null
    const chosen = !isNamed && matchId && visible.has(matchId) ? matchId : null
    values.personId = byNumber ?? byCode ?? chosen ?? undefined
  }
  await keepAlike(
    context,
    rows.filter(({ values, faults }) => !values.personId && faults.length === 0),
  )
}

const unknown = (column: string, text: string) =>
  isMasked(text)
    ? { column, code: 'row-masked' as const }
    : { column, code: 'row-no-match' as const, values: { text: shownText(text) } }

async function readByText(context: Importing, rows: readonly RowToLookUp[]) {
  const values = rows.flatMap((row) => [row.values.personId, row.values.code])
  const found = await findPersonsByKey(
    context,
    values.flatMap((value) => numberOf(value) ?? []),
    values.flatMap((value) => codeOf(value) ?? []),
  )
  const byNumber = new Map(found.map((person) => [person.nationalId, person.id]))
  const byCode = new Map(found.map((person) => [person.code, person.id]))
  return (text: string) => byNumber.get(numberOf(text) ?? '') ?? byCode.get(codeOf(text) ?? '')
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
