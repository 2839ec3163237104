import * as z from 'zod'
import { findEmployerKinds } from '@/lib/domain/site/employers/queries'
import { lockReferencedEmployers } from '@/lib/domain/site/employers/commands'
import { lockReferencedUsers } from '@/lib/domain/people/users/logins/commands'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { orProblem, type Problem } from '@/lib/platform/contract/problem'
import { findReferred } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { lockNumbersOfKeys } from '../national-id/commands'
import { holding, decryptedNumber } from '../national-id/rows'
import { compactId, isMasked } from '../national-id/rules'
import { personNameSelect } from '../present'
import { visibleTo } from '../queries'
import { judgePerson, requireContractorOfUsers, type PersonSave } from './rules'

type Judging = Pick<Context, 'db' | 'sql' | 'actor' | 'language'>

/** What a save changes, and what was stored before. */
export type PersonChange = Exclude<Awaited<ReturnType<typeof judgePersons>>[number], Problem>

type Choice = {
  /** Locks what is judged until the transaction ends, so that it stays right. */
  hold: boolean
  /** The roles of their users change, too, and are judged by who changes them. */
  withUsers?: boolean
}

/**
 * Judges saves of people, from the form or from a file: for each what it changes, or why it is refused. A save of a
 * photograph or a card is judged where the file is linked.
 */
export async function judgePersons(
  context: Judging,
  saves: readonly PersonSave[],
  { hold, withUsers = false }: Choice,
) {
  const facts = await readFacts(context, saves, hold)
  return saves.map((save) =>
    orProblem(() => {
      const change = judgePerson(context, save, facts)
      if (!withUsers) requireContractorOfUsers(change, facts)
      return change
    }),
  )
}

const given = (values: (string | null | undefined)[]) =>
  [
    ...new Set(values.filter((value) => value !== undefined && value !== null && value !== '')),
  ] as string[]

async function readFacts(context: Judging, saves: readonly PersonSave[], hold: boolean) {
  const { db, sql, actor } = context
  const ids = given(saves.map(({ id }) => id))
  if (hold) await lockPersonsFirmly(context, ids)
  const stored = await db.person.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { users: { where: { removedAt: null }, select: { id: true, roles: true } } },
  })
  const numbers = given(saves.map(({ nationalId }) => nationalId)).filter((each) => !isMasked(each))
  if (hold && numbers.length > 0) await lockNumbersOfKeys(sql)
  const onRecord = await findOnRecord(context, saves)
  const { where, numberOf } = holding(numbers.map(compactId))
  const holders = await db.person.findMany({
    where,
    select: {
      id: true,
      code: true,
      nationalId: true,
      nationalIdHash: true,
      employerId: true,
      ...personNameSelect,
    },
  })
  const employerIds = given([
    ...saves.map(({ employerId }) => employerId),
    isContractorOnly(actor) ? actor.employerId : null,
  ])
  const employers = hold
    ? await lockReferencedEmployers(sql, employerIds)
    : await findEmployerKinds(sql, employerIds)
  return {
    persons: new Map(
      stored.map((person) => [
        person.id,
        { ...person, nationalId: decryptedNumber(person), isOnRecord: onRecord.has(person.id) },
      ]),
    ),
    holders: new Map(holders.map((holder) => [numberOf(holder) ?? '', holder])),
    employers: new Map(employers.map(({ id, kind }) => [id, kind])),
    responsibleUsers: await readResponsible(context, saves, hold),
  }
}

/** Those of whom a save by a Contractor gives a number, and who have a credential or a bar. */
async function findOnRecord(
  { sql, actor }: Judging,
  saves: readonly PersonSave[],
): Promise<Set<string>> {
  const renumbered = saves.filter(({ nationalId }) => nationalId !== undefined)
  const ids = given(renumbered.map(({ id }) => id))
  if (ids.length === 0 || !isContractorOnly(actor)) return new Set()
  return findReferred(sql, { to: 'persons', from: ['bars', 'credentials'] }, ids)
}

/** Against removal, too. */
const lockPersonsFirmly = ({ sql }: Judging, ids: string[]) =>
  ids.length > 0 &&
  sql`SELECT "id" FROM "persons" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.rows(
    z.object({ id: z.guid() }),
  )

/** Users who are not removed; for a Contractor those of the own company. */
async function readResponsible(
  { db, sql, actor }: Judging,
  saves: readonly PersonSave[],
  hold: boolean,
): Promise<Set<string>> {
  const ids = given(saves.map(({ responsibleUserId }) => responsibleUserId))
  if (ids.length === 0) return new Set()
  if (hold) await lockReferencedUsers(sql, ids)
  const people = await db.person.findMany({
    where: {
      users: { some: { id: { in: ids }, removedAt: null } },
      ...(isContractorOnly(actor) && { employerId: actor.employerId }),
    },
    select: { users: { where: { removedAt: null }, select: { id: true } } },
  })
  return new Set(people.flatMap(({ users }) => users.map(({ id }) => id)))
}
