/** ใครคือคนที่แถวในไฟล์หมายถึง / Whom a row means: the code of a person, and whether the name is theirs. */
import type { PersonName } from '@/lib/domain/people/persons/rules'
import { westernDigits } from '@/lib/platform/dates/typed-day'
import { textOf, type Value } from '../../cells/rules'

/**
 * The code that a cell holds, and nothing else: companies number their people, too, and `123`, `EMP-123` or `2567/045` is
 * somebody of theirs. Letters of any case and width; fewer zeros are the same code.
 */
export function codeIn(text: string): string | null {
  const plain = westernDigits(text.normalize('NFKC').trim())
  const [, digits] = /^p[-‐‑–−]0*([1-9]\d{0,8})$/i.exec(plain) ?? []
  return digits ? `P-${digits.padStart(6, '0')}` : null
}

type NameField = 'firstNameTh' | 'lastNameTh'

/** The first name or surname of a row that is not this person's, in neither language; null where none is filled in. */
export function otherNameIn(values: Record<string, Value>, person: PersonName): NameField | null {
  const { firstNameTh, lastNameTh, firstNameEn, lastNameEn } = person
  const first = plainName(textOf(values.firstNameTh))
  const last = plainName(textOf(values.lastNameTh))
  const firsts = [firstNameTh, firstNameEn].map(plainName)
  const lasts = [lastNameTh, lastNameEn].map(plainName)
  const wholes = firsts.map((name, index) => `${name} ${lasts[index]}`)
  const isFirst = [first, first.replace(TITLE, '')].some((name) =>
    [...firsts, ...wholes].includes(name),
  )
  if (first && !isFirst) return 'firstNameTh'
  return last && !lasts.includes(last) ? 'lastNameTh' : null
}

/** Titles that people write before a first name, in the same cell. */
const TITLE = /^(นางสาว|นาง|นาย|น\.\s?ส\.|mrs|mr|ms|miss)\.?\s*/

/** Without what people write differently: capitals, width, spaces. */
const plainName = (name: string | null): string =>
  (name ?? '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
