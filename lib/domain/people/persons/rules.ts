/**
 * บุคคล: ใครแก้ไขข้อมูลของใครได้ และชื่อที่แสดง / People: who may change whom, and the names they are shown by.
 */
import { meets } from '@/lib/platform/access/actor'
import type { Role } from '@/lib/platform/access/policies'
import { changeRefusal, type Manager } from '@/lib/platform/access/managing-users'
import type { Language, ProblemCode } from '@/lib/platform/contract/problems'
import { westernDigits } from '@/lib/platform/dates/typed-day'
import { nameIn, type Names } from '@/lib/platform/i18n/names'
import type { PersonInput } from './contract'
import { isMasked } from './national-id/rules'

/** National ids of one Contractor user in a day that only a Safety Officer can look at. */
export const MOST_REFERRED = 200

type Login = { roles: readonly Role[] }

/**
 * Why this actor may not change a person, or null. A person with a user is changed only by those who may change that user,
 * whichever endpoint is used.
 */
export function personRefusal(actor: Manager, logins: readonly Login[]): ProblemCode | null {
  if (!meets(actor, 'worker-mgmt')) return 'person-read-only'
  if (logins.length === 0) return null
  if (!meets(actor, 'user-mgmt')) return 'person-signs-in'
  return logins.map((login) => changeRefusal(actor, login)).find((refusal) => refusal) ?? null
}

const personParts = ['employer', 'nationalId', 'photo', 'idCard', 'training'] as const
type PersonPart = (typeof personParts)[number]

/** What a person still lacks before permits and check-ins go smoothly. */
export function missingOf(person: {
  employerId: string | null
  nationalId: string | null
  ProfileAsset: object | null
  IdCardAsset: object | null
  TrainingStatus: string
}): PersonPart[] {
  const has: Record<PersonPart, boolean> = {
    employer: person.employerId !== null,
    nationalId: person.nationalId !== null,
    photo: person.ProfileAsset !== null,
    idCard: person.IdCardAsset !== null,
    training: person.TrainingStatus === 'Passed',
  }
  return personParts.filter((part) => !has[part])
}

type StoredPerson = Omit<PersonInput, 'ProfileAsset' | 'IdCardAsset'> & {
  profileAssetId: string | null
  idCardAssetId: string | null
}

/**
 * The members of an input that differ from what is stored; not those left out or masked. A whole national id always
 * does: whoever may not read the stored one would learn by its absence that it is the same.
 */
export function changedFields(stored: StoredPerson, input: Partial<PersonInput>): string[] {
  const { profileAssetId, idCardAssetId, ...fields } = stored
  const assets = { ProfileAsset: profileAssetId, IdCardAsset: idCardAssetId }
  const current: Record<string, unknown> = { ...fields, ...assets }
  const plain = (value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .filter(([name, value]) => name !== 'nationalId' || !isMasked(String(value)))
    .filter(
      ([name, value]) =>
        (name === 'nationalId' && value) || (plain(value) ?? null) !== (current[name] ?? null),
    )
    .map(([name]) => name)
}

/** A person's code, or the id that links contain. */
export type PersonIdentifier = { code: string } | { id: string }

const ID = /(?:^|[^0-9a-f])([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i
/** The number alone is a code only as all that was typed, or in the link of a person: other numbers end in digits, too. */
const CODE = /(?:^|\/persons\/|(?:^|[^a-z0-9])p[\s-]?)0*([1-9]\d{0,8})\/?$/i

/**
 * Parses typed or scanned text: `P-000123`, `p123` or `123`, or a link that ends in the code or in the person's id, such as
 * the QR code of a training card has. Null for anything else, such as the number of a permit, a telephone or a national id.
 */
export function parsePersonIdentifier(text: string): PersonIdentifier | null {
  const plain = fromThaiKeys(text.trim()).split(/[?#]/, 1)[0]!
  const id = ID.exec(plain)?.[1]
  if (id) return { id: id.toLowerCase() }
  const number = CODE.exec(plain)?.[1]
  return number ? { code: `P-${number.padStart(6, '0')}` } : null
}

export const isIdentifierOf = (
  identifier: PersonIdentifier,
  person: { id: string; code: string },
): boolean => ('id' in identifier ? identifier.id === person.id : identifier.code === person.code)

/** What the keys 0 … 9 type on a Thai keyboard layout. */
const thaiKeys = ['จ', 'ๅ', '/', '-', 'ภ', 'ถ', 'ุ', 'ึ', 'ค', 'ต']

/** Scanners type like a keyboard: on a Thai layout `P-000123` arrives as `ญขจจจๅ/-`. */
function fromThaiKeys(text: string): string {
  const plain = westernDigits(text)
  const [, typed] = /^[ญย]ข([จๅ/\-ภถุึคต]+)$/.exec(plain) ?? []
  return typed ? `P-${[...typed].map((key) => thaiKeys.indexOf(key)).join('')}` : plain
}

export type PersonName = {
  firstNameTh: string
  lastNameTh: string
  firstNameEn: string | null
  lastNameEn: string | null
}

/** First and last name, without the title. */
export const namesOf = ({ firstNameTh, lastNameTh, firstNameEn, lastNameEn }: PersonName) => ({
  nameTh: `${firstNameTh} ${lastNameTh}`.trimEnd(),
  nameEn: [firstNameEn, lastNameEn].filter(Boolean).join(' ') || null,
})

/** A user as records name one. */
export const userNames = ({ id, person }: { id: string; person: PersonName }) => ({
  id,
  ...namesOf(person),
})

export const personNameIn = (language: Language, person: PersonName): string =>
  nameIn(language, namesOf(person))

/** With the title, which stands before the Thai name without a space. */
export function fullNamesOf(person: PersonName & { titleTh: string | null }): Names {
  const { nameTh, nameEn } = namesOf(person)
  return { th: `${person.titleTh ?? ''}${nameTh}`, en: nameEn }
}
