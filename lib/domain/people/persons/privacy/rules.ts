/**
 * ข้อความที่บอกได้ว่าเป็นใคร / The texts by which somebody is recognised, those of before included.
 */
import { namesOf, type PersonName } from '../rules'

type Known = Partial<{ [member in keyof PersonName | 'phone']: string | null }>

/** As somebody was after each save, and is now. What no save has changed was always as it is now. */
export function everKnown(present: Known, saves: readonly Known[]): Known[] {
  const changed = new Set(saves.flatMap((save) => Object.keys(save)))
  const unchanged = Object.entries(present).filter(([member]) => !changed.has(member))
  const known: Known[] = []
  for (const save of saves)
    known.push({ ...(known.at(-1) ?? Object.fromEntries(unchanged)), ...save })
  return [...known, present]
}

/** Digits of the shortest number of a telephone: fewer stand in dates and numbers of other things. */
const SHORTEST_PHONE = 9

/**
 * In places where the product has written names, these are them. Half a name tells nobody, and stands in many other
 * texts.
 */
export function identifyingTexts({ phone, ...parts }: Known): string[] {
  const { firstNameTh, lastNameTh, firstNameEn, lastNameEn } = parts
  const { nameTh, nameEn } = namesOf({
    firstNameTh: firstNameTh ?? '',
    lastNameTh: lastNameTh ?? '',
    firstNameEn: firstNameEn ?? null,
    lastNameEn: lastNameEn ?? null,
  })
  const digits = phone?.replace(/\D/g, '') ?? ''
  const texts = [
    isKnown(firstNameTh) && isKnown(lastNameTh) ? nameTh : null,
    isKnown(firstNameEn) && isKnown(lastNameEn) ? nameEn : null,
    digits.length < SHORTEST_PHONE ? null : phone,
  ]
  return texts.filter((text): text is string => isKnown(text) && text !== '')
}

const isKnown = (part: string | null | undefined): part is string =>
  part !== null && part !== undefined
