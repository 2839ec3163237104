import * as z from 'zod'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'

/** Contractor users whose invitation ended before they came: the longest ago first, and how many there are. */
export async function readEndedInvitations(db: Db, now: Date, most: number) {
  const open: Prisma.InvitationWhereInput = { kind: 'Invitation', acceptedAt: null }
  const where: Prisma.UserWhereInput = {
    removedAt: null,
    disabledAt: null,
    roles: { equals: ['Contractor'] },
    account: null,
    providerSubject: null,
    invitations: { some: open, none: { ...open, expiresAt: { gt: now } } },
  }
  const rows = await db.user.findMany({
    where,
    select: {
      id: true,
      person: {
        select: {
          ...personNameSelect,
          employer: { select: { id: true, nameTh: true, nameEn: true } },
        },
      },
      invitations: {
        where: open,
        orderBy: { expiresAt: 'desc' },
        take: 1,
        select: { expiresAt: true },
      },
    },
    take: most,
  })
  const users = rows.flatMap(({ id, person, invitations }) =>
    invitations.map(({ expiresAt }) => ({
      id,
      ...namesOf(person),
      employer: person.employer,
      expiresAt,
    })),
  )
  return { users, total: rows.length < most ? rows.length : await db.user.count({ where }) }
}

const company = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  since: z.date(),
  total: z.int(),
})

/** Active contractor companies in which nobody has a login. */
export const readCompaniesWithoutUser = (sql: Sql, most: number) =>
  sql`
  SELECT employer."id", employer."nameTh", employer."nameEn", employer."createdAt" AS "since",
    count(*) OVER ()::int AS "total"
  FROM ${EMPLOYERS} employer
  WHERE employer."kind" = 'Contractor' AND employer."status" = 'Active' AND NOT EXISTS (
    SELECT FROM "users" member JOIN ${PERSONS} ON person."id" = member."personId"
    WHERE person."employerId" = employer."id" AND member."removedAt" IS NULL)
  ORDER BY employer."createdAt", employer."id" LIMIT ${most}`.rows(company)
