/**
 * บุคคล: ข้อมูลที่บันทึกได้ จากแบบฟอร์มหรือจากไฟล์ / People: what may be saved of them, from a form or from a file.
 */
import { isContractorOnly, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { linkFor } from '@/lib/platform/access/record-pages'
import type { Role } from '@/lib/platform/access/policies'
import { Problem } from '@/lib/platform/contract/problem'
import type { Language } from '@/lib/platform/contract/problems'
import type { PersonInput, PersonRecord } from '../contract'
import { compactId, isMasked } from '../national-id/rules'
import { personNameIn, personRefusal, type PersonName } from '../rules'

export type PersonSave = PersonInput & { id?: string; rowVersion?: number }

/** A person as far as a save of them asks. */
export type StoredPerson = {
  id: string
  rowVersion: number
  nationalId: string | null
  trainingStatus: PersonRecord['TrainingStatus']
  /** Whether they have a credential or a bar; looked up only where a Contractor sends a number. */
  isOnRecord: boolean
  employerId: string | null
  responsibleUserId: string | null
  users: { id: string; roles: Role[] }[]
}

type Holder = PersonName & { id: string; code: string; employerId: string | null }

/** What is stored that a save depends on. */
export type Facts<P extends StoredPerson = StoredPerson> = {
  /** The people whom the actor may see, by id. */
  persons: Map<string, P>
  /** By number */
  holders: Map<string, Holder>
  /** The kinds of companies, by id. */
  employers: Map<string, string>
  /** The users who may be responsible for people of the actor. */
  responsibleUsers: Set<string>
}

type Caller = { actor: Actor; language: Language }

/** The columns that a save changes, without its files; undefined keeps. Throws why it is refused. */
export function judgePerson<P extends StoredPerson>(
  { actor, language }: Caller,
  { id, rowVersion, ProfileAsset: _photo, IdCardAsset: _card, ...input }: PersonSave,
  facts: Facts<P>,
) {
  const before = id === undefined ? null : (facts.persons.get(id) ?? null)
  if (id !== undefined && !before) throw new Problem('record-not-found', { values: { id } })
  if (before) {
    const refusal = personRefusal(actor, before.users)
    if (refusal) throw new Problem(refusal)
    if (rowVersion !== undefined && rowVersion !== before.rowVersion)
      throw new Problem('stale-record')
  }
  const columns = {
    ...input,
    employerId: employerIdOf(actor, input.employerId, before, facts),
    responsibleUserId: responsibleUserIdOf(input.responsibleUserId, before, facts),
    nationalId: nationalIdOf({ actor, language }, input.nationalId, before, facts),
  }
  return { before, columns }
}

type Sent = string | null | undefined

/** Contractors' people belong to the employer of the caller; any other is refused. */
function employerIdOf(
  actor: Actor,
  sent: Sent,
  before: StoredPerson | null,
  { employers }: Facts,
): Sent {
  if (isContractorOnly(actor)) {
    const own = actor.employerId
    if (!own || (sent && sent !== own)) throw new Problem('other-employer')
    return own
  }
  if (sent && sent !== before?.employerId && !employers.has(sent))
    throw new Problem('record-not-found', { values: { id: sent }, field: 'employerId' })
  return sent
}

function responsibleUserIdOf(
  sent: Sent,
  before: StoredPerson | null,
  { responsibleUsers }: Facts,
): Sent {
  if (!sent || sent === before?.responsibleUserId || responsibleUsers.has(sent)) return sent
  throw new Problem('record-not-found', { values: { id: sent }, field: 'responsibleUserId' })
}

/** Undefined, which keeps the stored number, for a masked one. */
function nationalIdOf(
  caller: Caller,
  sent: Sent,
  before: StoredPerson | null,
  { holders }: Facts,
): Sent {
  if (sent === undefined || (sent && isMasked(sent))) return undefined
  const nationalId = sent && compactId(sent)
  if (before?.nationalId && (nationalId || null) !== before.nationalId)
    requireMayRenumber(caller, before)
  if (!nationalId) return sent
  const holder = holders.get(nationalId)
  if (holder && holder.id !== before?.id) throw nationalIdTaken(caller, holder)
  return nationalId
}

/**
 * What was passed under a number would belong to whoever has the next one, and a bar to nobody who has this one: a company
 * does not change it by itself.
 */
function requireMayRenumber({ actor }: Caller, person: StoredPerson): void {
  const { trainingStatus, isOnRecord } = person
  if (isContractorOnly(actor) && (isOnRecord || trainingStatus !== 'NotTrained'))
    throw new Problem('ask-officer', { field: 'nationalId' })
}

/** Names the person with this number to those who may see them; others do not even learn that it is taken. */
function nationalIdTaken({ actor, language }: Caller, holder: Holder): Problem {
  const field = 'nationalId'
  if (!isEmployerInScope(actor, holder.employerId)) return new Problem('ask-officer', { field })
  const name = `${personNameIn(language, holder)}, ${holder.code}`
  const values = { holder: ` (${name})` }
  const link = linkFor(actor, { type: 'person', key: holder.code, name })
  return new Problem('national-id-in-use', { field, values, holder: link })
}

/** A Contractor user belongs to a contractor company; moving the person must not leave the user without. */
export function requireContractorOfUsers(
  { before, columns }: { before: StoredPerson | null; columns: { employerId?: Sent } },
  { employers }: Facts,
): void {
  const { employerId } = columns
  if (employerId === undefined || !before?.users.some(({ roles }) => roles.includes('Contractor')))
    return
  if (employerId && employers.get(employerId) === 'Contractor') return
  throw new Problem('contractor-needs-employer', { field: 'employerId' })
}
