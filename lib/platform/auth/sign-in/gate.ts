import { randomUUID } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import { callerAddress } from '../caller-address'
import { Problem } from '../../contract/problem'
import type { Actor } from '../../access/actor'
import { actorOf } from '../actors'
import { route } from '../../access/route'
import { isOffered, type ScreenPath } from '../../access/screens'
import { logRefusal } from '../security-log'
import { readSession } from './session'

/** The signed-in user of a page, or null; read once per request. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const jar = (await cookies()).getAll()
  const session = await readSession(Object.fromEntries(jar.map(({ name, value }) => [name, value])))
  return session && actorOf(session)
})

/** Lets only users to a page who are offered its screen. Strangers sign in first and return to `here`. */
export async function gate(path: ScreenPath, here: string = path): Promise<Actor> {
  const actor = await currentActor()
  if (!actor) redirect(route(`/sign-in?from=${encodeURIComponent(here)}`))
  if (actor.mustEnrol) redirect(route(`/second-factor?from=${encodeURIComponent(here)}`))
  if (!isOffered(path, actor.roles)) {
    const address = callerAddress(await headers())
    const call = { traceId: randomUUID(), address, userId: actor.userId, path: here }
    logRefusal(new Problem('forbidden'), call)
    forbidden()
  }
  return actor
}
