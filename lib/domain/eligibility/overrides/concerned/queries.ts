import { readLogins } from '@/lib/domain/people/users/names/queries'
import { findOfficers } from '@/lib/domain/people/users/roles/queries'
import { readRequesters, readRequestersOnDays } from '@/lib/domain/work/work-permits/asked/queries'
import { fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'

type Override = {
  personId: string
  purpose: string
  permitId: string | null
  day: Date | null
  proposedByUserId: string
}
type Concerned = { concernedUserIds: string[]; wasProposedByOfficer: boolean }

/** Who may not decide on each of some overrides, and whether a Safety Officer has proposed it. */
export async function readConcerned(
  db: Db,
  overrides: Override[],
): Promise<(override: Override) => Concerned> {
  const logins = await readLogins(
    db,
    overrides.map(({ personId }) => personId),
  )
  const requesters = await readRequesters(
    db,
    overrides.flatMap(({ permitId }) => permitId ?? []),
  )
  const onDays = await readRequestersOfDays(db, overrides)
  const officers = await findOfficers(
    db,
    overrides.map(({ proposedByUserId }) => proposedByUserId),
  )
  return ({ personId, permitId, day, purpose, proposedByUserId }) => ({
    concernedUserIds: [
      ...logins.flatMap((login) => (login.personId === personId ? [login.id] : [])),
      ...requesters.flatMap(({ id, requestedByUserId }) =>
        id === permitId ? [requestedByUserId] : [],
      ),
      ...(purpose === 'Work' && day ? onDays(personId, fromUtcDate(day)) : []),
    ],
    wasProposedByOfficer: officers.includes(proposedByUserId),
  })
}

/** An override for a day of work lets the person pass on all of their permits of that day. */
async function readRequestersOfDays(db: Db, overrides: Override[]) {
  const ofDays = overrides.filter(({ purpose, day }) => purpose === 'Work' && day)
  const days = new Set(ofDays.map(({ day }) => fromUtcDate(day!)))
  const personIds = [...new Set(ofDays.map(({ personId }) => personId))]
  const found = days.size > 0 ? await readRequestersOnDays(db, { personIds, days: [...days] }) : []
  const byDay = new Map<string, string[]>()
  for (const { personId, day, requestedByUserId } of found)
    byDay.set(`${personId} ${day}`, [...(byDay.get(`${personId} ${day}`) ?? []), requestedByUserId])
  return (personId: string, day: Day) => byDay.get(`${personId} ${day}`) ?? []
}
