import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { enabledUser } from '@/lib/domain/people/users/enabled/rows'

/** Invitations of Contractor users who have not come. */
const open = {
  kind: 'Invitation',
  acceptedAt: null,
  user: {
    ...enabledUser,
    roles: { equals: ['Contractor'] },
    account: null,
    providerSubject: null,
  },
} satisfies Prisma.InvitationWhereInput

const userSelect = {
  id: true,
  person: {
    select: {
      ...personNameSelect,
      employer: { select: { id: true, nameTh: true, nameEn: true } },
    },
  },
} satisfies Prisma.UserSelect

/** Contractor users whose latest invitation ended before they came: the longest ago first, and how many there are. */
export async function readEndedInvitations(db: Db, now: Date, most: number) {
  const ended = {
    by: ['userId'],
    where: open,
    having: { expiresAt: { _max: { lte: now } } },
  } satisfies Prisma.InvitationGroupByArgs
  const latest = await db.invitation.groupBy({
    ...ended,
    _max: { expiresAt: true },
    orderBy: [{ _max: { expiresAt: 'asc' } }, { userId: 'asc' }],
    take: most,
  })
  const rows = await db.invitation.findMany({
    where: { userId: { in: latest.map(({ userId }) => userId) } },
    distinct: ['userId'],
    select: { userId: true, user: { select: userSelect } },
  })
  const userOf = new Map(rows.map(({ userId, user }) => [userId, user]))
  const users = latest.flatMap(({ userId, _max: { expiresAt } }) => {
    const user = userOf.get(userId)
    if (!user || !expiresAt) return []
    const { id, person } = user
    return { id, ...namesOf(person), employer: person.employer, expiresAt }
  })
  const total = latest.length < most ? latest.length : (await db.invitation.groupBy(ended)).length
  return { users, total }
}
