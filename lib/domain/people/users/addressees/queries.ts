import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { Role } from '@/lib/platform/access/policies'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { enabledUser } from '../enabled/rows'

export const addresseeSelect = {
  id: true,
  email: true,
  person: { select: personNameSelect },
} satisfies Prisma.UserSelect

/** To whom a mail goes. */
export type Addressee = Prisma.UserGetPayload<{ select: typeof addresseeSelect }>

export const readAddressee = (db: Db, userId: string): Promise<Addressee> =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: addresseeSelect })

/** The Contractor users of a company who can be mailed. */
export const readContractorUsers = (db: Db, employerId: string): Promise<Addressee[]> =>
  db.user.findMany({
    where: {
      roles: { has: 'Contractor' },
      person: { employerId },
      email: { not: null },
      ...enabledUser,
    },
    select: addresseeSelect,
    orderBy: { id: 'asc' },
  })

/** The user who signs in with this email and a password of the embedded identity provider, or null. */
export const findAddresseeByEmail = (db: Db, email: string): Promise<Addressee | null> =>
  db.user.findFirst({
    where: { email, ...enabledUser, account: { isNot: null } },
    select: addresseeSelect,
  })

/** Those of the users who may still sign in and have an address, to be mailed. */
export async function readAddressees(db: Db, ids: readonly string[]) {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] }, ...enabledUser },
    select: addresseeSelect,
  })
  return users.flatMap(({ email, ...user }) => (email ? [{ ...user, email }] : []))
}

/** The users with a role who can be mailed. */
export const readUsersWithRole = (db: Db, role: Role): Promise<Addressee[]> =>
  db.user.findMany({
    where: { roles: { has: role }, email: { not: null }, ...enabledUser },
    select: addresseeSelect,
    orderBy: { id: 'asc' },
  })
