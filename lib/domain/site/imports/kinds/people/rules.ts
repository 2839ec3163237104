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

/**
 * The first name or surname of a row that is not this person's, in neither language; null where none is filled in. Both may
 * stand in either cell, as under “ชื่อ-สกุล”.
 */
export function otherNameIn(values: Record<string, Value>, person: PersonName): NameField | null {
  const first = plainName(textOf(values.firstNameTh))
  const last = plainName(textOf(values.lastNameTh))
  const { firsts, lasts, wholes } = registeredNames(person)
  if (first && !isAmong(first, [...firsts, ...wholes])) return 'firstNameTh'
  return last && !isAmong(last, first ? lasts : [...lasts, ...wholes]) ? 'lastNameTh' : null
}

/**
 * Leaves names alone that only tell who is meant: those registered in English, under a header of Thai ones, and both in one
 * cell.
 */
export function keepRegisteredNames(values: Record<string, Value>, person: PersonName): void {
  const { firsts, lasts, wholes } = registeredNames(person)
  const keep = (field: NameField, registered: readonly string[]) => {
    const name = plainName(textOf(values[field]))
    if (name && isAmong(name, registered)) values[field] = undefined
  }
  keep('firstNameTh', [...firsts.slice(1), ...wholes])
  keep('lastNameTh', [...lasts.slice(1), ...wholes])
}

/** As they are registered, in Thai and then in English. */
function registeredNames({ firstNameTh, lastNameTh, firstNameEn, lastNameEn }: PersonName) {
  const firsts = [firstNameTh, firstNameEn].map(plainName)
  const lasts = [lastNameTh, lastNameEn].map(plainName)
  return { firsts, lasts, wholes: firsts.map((name, index) => `${name} ${lasts[index]}`) }
}

/** With or without a title, in the cell as in what is registered. */
const isAmong = (name: string, registered: readonly string[]): boolean => {
  const known = registered.flatMap(readings).filter(Boolean)
  return readings(name).some((each) => known.includes(each))
}

const readings = (name: string) => [name, name.replace(TITLE, '')]

/** Titles that people write before a first name, in the same cell. */
const TITLE =
  /^(นางสาว|นาง|นาย|น\.?\s?ส\.?|คุณ|ด\.\s?[ชญ]\.|ว่าที่\s?(ร้อยตรี|ร้อยโท|ร้อยเอก|ร\.\s?[ตทอ]\.)|ดร\.|mrs|mr|miss|ms|dr)\.?\s*/

/** Without what people write differently: capitals, width, spaces. */
const plainName = (name: string | null): string =>
  (name ?? '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
