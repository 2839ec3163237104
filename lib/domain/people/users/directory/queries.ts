import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { DirectoryUser, Login, ProviderLogin } from '@/lib/platform/auth/directory'
import { database } from '@/lib/platform/db/database'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { enabledUser } from '../enabled/rows'

const loginSelect = { id: true, sessionVersion: true } as const

const loginOf = (user: { id: string; sessionVersion: number }): Login => ({
  userId: user.id,
  sessionVersion: user.sessionVersion,
})

export async function findUser(id: string): Promise<DirectoryUser | null> {
  const user = await database().db.user.findFirst({
    where: { id, ...enabledUser },
    select: {
      ...loginSelect,
      email: true,
      personId: true,
      roles: true,
      person: { select: { ...personNameSelect, employerId: true } },
    },
  })
  if (!user) return null
  const { email, personId, roles, person } = user
  const name = namesInBoth(namesOf(person))
  return { ...loginOf(user), personId, name, email, roles, employerId: person.employerId }
}

export async function findByEmail(email: string) {
  const user = await database().db.user.findFirst({
    where: { email, ...enabledUser },
    select: { ...loginSelect, account: { select: { passwordHash: true } } },
  })
  return user && { ...loginOf(user), passwordHash: user.account?.passwordHash ?? null }
}

export async function findBySubject(providerSubject: string): Promise<ProviderLogin | null> {
  const user = await database().db.user.findFirst({
    where: { providerSubject, ...enabledUser },
    select: { ...loginSelect, sessionsEndedAt: true },
  })
  return user && { ...loginOf(user), sessionsEndedAt: user.sessionsEndedAt }
}
