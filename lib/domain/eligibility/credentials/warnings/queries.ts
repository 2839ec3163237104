import { personNameSelect } from '@/lib/domain/people/persons/present'
import {
  readContractorUsers,
  readAddressees,
  readUsersWithRole,
  type Addressee,
} from '@/lib/domain/people/users/addressees/queries'
import { readResponsible } from '@/lib/domain/people/users/names/recipients/queries'
import { daysFrom, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Database, Db } from '@/lib/platform/db/database'
import type { Ending } from './present'

/** With what is told of them, the first to end first; those of removed people and of types out of use are left out. */
export async function readEnding(db: Db, ids: string[], today: Day): Promise<Ending[]> {
  const rows = await db.credential.findMany({
    where: {
      id: { in: ids },
      type: { isActive: true },
      OR: [{ employerId: { not: null } }, { person: { removedAt: null } }],
    },
    orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      expiresOn: true,
      type: { select: { nameTh: true, nameEn: true, isSensitive: true, reviewRole: true } },
      personId: true,
      person: { select: { ...personNameSelect, employerId: true, responsibleUserId: true } },
      employerId: true,
      employer: { select: { nameTh: true, nameEn: true } },
    },
  })
  return rows.flatMap(({ expiresOn, ...row }) => {
    if (!expiresOn) return []
    const lastDay = fromUtcDate(expiresOn)
    return { ...row, lastDay, daysLeft: daysFrom(today, lastDay) }
  })
}

/** Whose the responsible user and the company of a credential are. */
export const concernedBy = ({ person, employerId }: Ending) => ({
  responsibleUserId: person?.responsibleUserId ?? null,
  employerId: employerId ?? person?.employerId ?? null,
})

/**
 * Who is mailed: the clerks of the company; where it has none, as the site itself, those who review the type; and the
 * responsible user.
 */
export async function readRecipients(
  { db, sql }: Database,
  endings: readonly Ending[],
): Promise<(ending: Ending) => Addressee[]> {
  const responsibleFor = await readResponsible(sql, endings.map(concernedBy))
  const responsible = await readAddressees(
    db,
    endings.flatMap((ending) => responsibleFor(concernedBy(ending))),
  )
  const keyOf = (ending: Ending) =>
    [concernedBy(ending).employerId, ending.type.reviewRole].join(' ')
  const known = new Map<string, Addressee[]>()
  for (const ending of endings)
    if (!known.has(keyOf(ending))) known.set(keyOf(ending), await readClerks(db, ending))
  return (ending) => {
    const clerks = known.get(keyOf(ending)) ?? []
    const ids = responsibleFor(concernedBy(ending))
    const others = responsible.filter(
      ({ id }) => ids.includes(id) && clerks.every((clerk) => clerk.id !== id),
    )
    return [...clerks, ...others]
  }
}

async function readClerks(db: Db, ending: Ending): Promise<Addressee[]> {
  const { employerId } = concernedBy(ending)
  const clerks = employerId ? await readContractorUsers(db, employerId) : []
  return clerks.length > 0 ? clerks : readUsersWithRole(db, ending.type.reviewRole)
}
