import { findOfficers, readLogins } from '@/lib/domain/people/users/names/queries'
import { readRequesters } from '@/lib/domain/work/work-permits/asked/queries'
import type { Db } from '@/lib/platform/db/database'

type Override = { personId: string; permitId: string | null; proposedByUserId: string }
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
  const officers = await findOfficers(
    db,
    overrides.map(({ proposedByUserId }) => proposedByUserId),
  )
  return ({ personId, permitId, proposedByUserId }) => ({
    concernedUserIds: [
      ...logins.flatMap((login) => (login.personId === personId ? [login.id] : [])),
      ...requesters.flatMap(({ id, requestedByUserId }) =>
        id === permitId ? [requestedByUserId] : [],
      ),
    ],
    wasProposedByOfficer: officers.includes(proposedByUserId),
  })
}
