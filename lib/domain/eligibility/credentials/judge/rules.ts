/**
 * เอกสารรับรอง: ข้อมูลที่ส่งเข้ามาได้ จากแบบฟอร์มหรือจากไฟล์ / Credentials: what may be sent in, from a form or from a file.
 */
import { Problem } from '@/lib/platform/contract/problem'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { Day } from '@/lib/platform/dates/day'
import type { credentials } from '../contract'
import { missingMembers, usualEnd } from '../rules'

export type CredentialSave = CheckedInputOf<typeof credentials.save>

/** A credential as far as a save of it asks. */
type StoredCredential = {
  typeId: string
  personId: string | null
  employerId: string | null
  number: string | null
  issuer: string | null
  issuedOn: Day
  expiresOn: Day | null
  files: readonly object[]
  /** Whether the actor may read its files, number and issuer. */
  canOpen: boolean
}

type TypeFacts = {
  subject: 'Person' | 'Employer'
  isActive: boolean
  validityMonths: number | null
  needsNumber: boolean
  needsExpiry: boolean
  needsFile: boolean
}

/** What is stored that a save depends on. */
export type Facts = {
  types: ReadonlyMap<string, TypeFacts>
  /** Those whom the actor may see */
  personIds: ReadonlySet<string>
  employerIds: ReadonlySet<string>
  /** How many there are that are not revoked, by `heldKey`. */
  held: ReadonlyMap<string, number>
}

/** Of one type and holder, those that are not revoked: each costs every verdict on the holder. */
const MOST_HELD = 50

/** One holder and type. */
export const heldKey = ({ typeId, personId, employerId }: Place): string =>
  `${personId ?? employerId} ${typeId}`

type Choice = {
  /** A file has no documents: they are added to the record. */
  filesLater?: boolean
}

/** What a save of a credential changes. Throws why it is refused. */
export function judgeCredential(
  input: Omit<CredentialSave, 'id' | 'rowVersion'>,
  before: StoredCredential | null,
  facts: Facts,
  { filesLater = false }: Choice = {},
) {
  const holder = holderOf(input, before, facts)
  const { typeId, issuedOn } = sentOrStored(input, before, ['typeId', 'issuedOn'])
  const type = facts.types.get(typeId)
  const field = 'typeId'
  if (!type) throw new Problem('record-not-found', { values: { id: typeId }, field })
  if (before && !before.canOpen) requireSame({ typeId, ...holder }, before)
  if (!type.isActive && typeId !== before?.typeId) throw new Problem('type-not-in-use', { field })
  if (type.subject !== (holder.personId ? 'Person' : 'Employer'))
    throw new Problem('other-subject', { field })
  requireRoom({ typeId, ...holder }, before, facts)
  const expiresOn = endOf(input, before, usualEnd(issuedOn, type.validityMonths))
  if (expiresOn && expiresOn < issuedOn)
    throw new Problem('end-before-start', { field: 'expiresOn' })
  const { number = before?.number, issuer } = input
  const files = input.files ?? before?.files ?? []
  const missing = missingMembers(type, { number, expiresOn, files })
  const needed = missing.filter((name) => !filesLater || name !== 'files')
  if (needed.length > 0) throw new Problem('credential-incomplete', { fields: needed })
  return { typeId, ...holder, number, issuer, issuedOn, expiresOn }
}

export type CredentialColumns = ReturnType<typeof judgeCredential>

export type Place = Pick<StoredCredential, 'typeId' | 'personId' | 'employerId'>

function requireRoom(after: Place, before: Place | null, { held }: Facts): void {
  const key = heldKey(after)
  const isNew = !before || heldKey(before) !== key
  if (isNew && (held.get(key) ?? 0) >= MOST_HELD)
    throw new Problem('too-many-credentials', { field: 'typeId', values: { most: MOST_HELD } })
}

/** As another type, or of another company, its files might be open to whoever may not open them now. */
function requireSame(after: Place, before: Place): void {
  const names = ['typeId', 'personId', 'employerId'] as const
  if (names.some((name) => after[name] !== before[name])) throw new Problem('forbidden')
}

/** Of the person or the company that is sent, or of the one before. */
function holderOf(
  { personId, employerId }: Pick<CredentialSave, 'personId' | 'employerId'>,
  before: StoredCredential | null,
  { personIds, employerIds }: Facts,
) {
  if (personId && personId !== before?.personId && !personIds.has(personId))
    throw new Problem('record-not-found', { values: { id: personId }, field: 'personId' })
  if (employerId && employerId !== before?.employerId && !employerIds.has(employerId))
    throw new Problem('record-not-found', { values: { id: employerId }, field: 'employerId' })
  if (personId || employerId) return { personId: personId ?? null, employerId: employerId ?? null }
  return { personId: before?.personId ?? null, employerId: before?.employerId ?? null }
}

/** The end that is sent; without one that of before, unless another day of issue or type was sent. */
function endOf(
  input: Pick<CredentialSave, 'expiresOn' | 'issuedOn' | 'typeId'>,
  before: StoredCredential | null,
  usual: Day | null,
): Day | null {
  const { expiresOn, issuedOn, typeId } = input
  if (expiresOn) return expiresOn
  const isOther = (sent: string | undefined, stored: string | undefined) => sent && sent !== stored
  const isKept =
    expiresOn === undefined &&
    !isOther(issuedOn, before?.issuedOn) &&
    !isOther(typeId, before?.typeId)
  return before && isKept ? before.expiresOn : usual
}
