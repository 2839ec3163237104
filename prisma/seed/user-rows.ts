import { DEMO_PASSWORD } from '@/lib/domain/people/account/demo/rules'
import { VALID_FOR } from '@/lib/domain/people/invitations/links/rules'
import { hashPassword } from '@/lib/platform/auth/password'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { sha256 } from '@/lib/platform/secrets/sha256'
import { randomToken } from '@/lib/platform/secrets/tokens'
import type { Calendar } from './calendar'
import { demoId } from './ids'
import { joinedDaysAgo, personId } from './person-rows'
import { type DemoUser, users } from './users'

export function userId(person: string): string {
  const index = users.findIndex((user) => user.person === person)
  if (index < 0) throw new Error(`${person} is no user of the demo`)
  return demoId('user', index + 1)
}

/** The status is not stored: it follows from the account, the invitation and `disabledAt`. */
const hasAccount = ({ status }: DemoUser) => status === 'Active' || status === 'Disabled'

export const userRows = ({ morning }: Calendar): Prisma.UserCreateManyInput[] =>
  users.map(({ person, email, roles, status, isDefault }, index) => ({
    id: userId(person),
    personId: personId(person),
    email,
    roles,
    isDefault,
    disabledAt: status === 'Disabled' ? morning(20) : null,
    lastSignInAt: lastSignIn(status, index, morning),
    createdAt: morning(joinedDaysAgo(person), 45),
  }))

function lastSignIn(status: DemoUser['status'], index: number, morning: Calendar['morning']) {
  if (status === 'Disabled') return morning(21, 10)
  return status === 'Active' ? morning(1 + (index % 6), index * 7) : null
}

export const accountRows = ({ morning }: Calendar): Promise<Prisma.AccountCreateManyInput[]> =>
  Promise.all(
    users.filter(hasAccount).map(async ({ person }) => ({
      userId: userId(person),
      passwordHash: await hashPassword(DEMO_PASSWORD),
      passwordChangedAt: morning(joinedDaysAgo(person), 50),
      hasDemoPassword: true,
    })),
  )

/** With random tokens that nobody knows: sending the invitation again gives a link that works. */
export const invitationRows = (now: Date): Prisma.InvitationCreateManyInput[] =>
  users
    .filter(({ status }) => status === 'Invited')
    .map(({ person }, index) => ({
      id: demoId('invitation', index + 1),
      userId: userId(person),
      tokenHash: sha256(randomToken()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_FOR.Invitation),
    }))

/** The responsible users of the people of the two contractors. */
export const responsibleUsers = { a: userId('thanakorn'), b: userId('malee') }
