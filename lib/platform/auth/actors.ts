import { prisma } from '../db/client'
import type { Actor } from './actor'
import type { Claims } from './tokens'

/**
 * How long an actor is remembered, in milliseconds: the bound within which a removed or disabled user is
 * locked out on another server. On the server that made the change it is at once.
 */
const REMEMBERED_FOR = 10_000

type Known = { actor: Actor; sessionVersion: number; until: number }
const shared = globalThis as unknown as { siteSafetyActors?: Map<string, Known> }
const known = (shared.siteSafetyActors ??= new Map())

/** The user behind a session or token, as long as they may sign in and the session was not ended. */
export async function actorOf({ userId, sessionVersion }: Claims): Promise<Actor | null> {
  const found = remembered(userId) ?? (await readActor(userId))
  return found?.sessionVersion === sessionVersion ? found.actor : null
}

/** To be called by whatever changes a user's roles, state, person or sessions. */
export const forgetActor = (userId: string) => known.delete(userId)

function remembered(userId: string): Known | undefined {
  const entry = known.get(userId)
  return entry && entry.until > Date.now() ? entry : undefined
}

async function readActor(userId: string): Promise<Known | null> {
  const user = await prisma().user.findFirst({
    where: { id: userId, removedAt: null, disabledAt: null },
    select: {
      email: true,
      roles: true,
      sessionVersion: true,
      person: {
        select: {
          firstNameTh: true,
          lastNameTh: true,
          firstNameEn: true,
          lastNameEn: true,
          employerId: true,
        },
      },
    },
  })
  if (!user) return null
  const { person } = user
  const th = `${person.firstNameTh} ${person.lastNameTh}`
  const en = [person.firstNameEn, person.lastNameEn].filter(Boolean).join(' ') || th
  const actor: Actor = {
    userId,
    name: { th, en },
    email: user.email,
    roles: user.roles,
    employerId: person.employerId,
  }
  const entry = { actor, sessionVersion: user.sessionVersion, until: Date.now() + REMEMBERED_FOR }
  if (known.size > 10_000) known.clear()
  known.set(userId, entry)
  return entry
}
