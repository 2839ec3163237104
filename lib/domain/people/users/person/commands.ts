import { lockPersonForUser, requireUnchanged } from '@/lib/domain/people/persons/commands'
import { assignEmployer } from '@/lib/domain/people/persons/saved/commands'
import { changePerson, makePerson } from '@/lib/domain/people/persons/save/commands'
import { lockEmployerKinds } from '@/lib/domain/site/employers/commands'
import type { PersonInput } from '@/lib/domain/people/persons/contract'
import { may } from '@/lib/platform/access/actor'
import { readPersonEmployer } from '@/lib/domain/people/persons/queries'
import type { Context } from '@/lib/platform/http/context'
import { messageIn } from '@/lib/platform/i18n/message'
import { Problem } from '@/lib/platform/contract/problem'
import type { PersonOfUser } from './contract'

/**
 * Makes, changes or picks the person of a user who is being saved. A user's employer is the person's: throws
 * `employer-mismatch` where the two members of the input differ.
 */
export async function resolvePerson(
  context: Context,
  before: { id: string; personId: string } | null,
  input: PersonOfUser,
) {
  const { person, employerId = person?.employerId } = input
  if (person?.employerId && employerId !== person.employerId) throw mismatch()
  const picked = input.PersonId ?? before?.personId
  if (before && picked !== before.personId) requireWorkerManager(context, 'PersonId')
  if (picked) await requireFree(context, picked, before?.id)
  if (!picked && !person) throw missing(context)
  const { db, sql } = context
  const resolved = person
    ? await readPersonEmployer(db, await writePerson(context, picked, { ...person, employerId }))
    : await pickPerson(context, picked!, before ? employerId : (employerId ?? undefined))
  // Roles depend on the kind of the company, which stays what it is until the transaction ends.
  const [employer] = await lockEmployerKinds(sql, resolved.employerId ? [resolved.employerId] : [])
  return { ...resolved, employer }
}

/** People are changed by those who manage workers, here as in `persons/save`. */
function requireWorkerManager({ actor }: Context, ...fields: string[]): void {
  if (fields.length > 0 && !may(actor, 'worker-mgmt'))
    throw new Problem('person-read-only', { fields })
}

/** The fields of a new person for callers with `user-mgmt`; others need `worker-mgmt`. */
const NEW_USER_FIELDS = [
  'titleTh',
  'firstNameTh',
  'lastNameTh',
  'firstNameEn',
  'lastNameEn',
  'employerId',
]

async function writePerson(
  context: Context,
  picked: string | undefined,
  { rowVersion, ...person }: NonNullable<PersonOfUser['person']>,
): Promise<string> {
  const write = async () => {
    if (!picked) return makePersonOfUser(context, person)
    if (may(context.actor, 'worker-mgmt')) await changePerson(context, picked, person, rowVersion)
    else await requireUnchanged(context, picked, person, rowVersion)
    return picked
  }
  return write().catch((error: unknown) => {
    throw error instanceof Problem ? error.within('person') : error
  })
}

async function makePersonOfUser(context: Context, person: PersonInput): Promise<string> {
  const given = Object.entries(person).filter(([, value]) => value !== undefined && value !== null)
  const others = given.map(([name]) => name).filter((name) => !NEW_USER_FIELDS.includes(name))
  requireWorkerManager(context, ...others)
  return (await makePerson(context, person)).id
}

/**
 * Picking a person may give them their first employer, but neither change nor clear it. The template of a new user has
 * null until one is chosen, which keeps.
 */
async function pickPerson(
  context: Context,
  id: string,
  employerId: string | null | undefined,
): Promise<{ id: string; employerId: string | null }> {
  const { db } = context
  const person = await readPersonEmployer(db, id)
  if (employerId === undefined || person.employerId === employerId) return person
  if (employerId === null || person.employerId) throw mismatch()
  requireWorkerManager(context, 'employerId')
  await assignEmployer(context, id, employerId)
  return { id, employerId }
}

/** A person has one user at most; the lock keeps two saves at once from making two. */
async function requireFree({ db }: Context, personId: string, userId?: string): Promise<void> {
  const person = await lockPersonForUser(db, personId)
  if (person.removedAt)
    throw new Problem('record-not-found', { values: { id: personId }, field: 'PersonId' })
  if (person.users.some(({ id }) => id !== userId))
    throw new Problem('person-has-user', { field: 'PersonId' })
}

const mismatch = () => new Problem('employer-mismatch', { field: 'employerId' })

const missing = ({ language }: Context) =>
  new Problem('invalid-input', {
    errors: [{ path: 'PersonId', message: messageIn(language, 'users.personNeeded') }],
  })
