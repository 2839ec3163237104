import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import { isOffered } from '@/lib/platform/access/screens'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { Problem } from '@/lib/platform/contract/problem'
import { listScreens } from './rules'

/** The people with whom this actor shares: a Contractor's own company, otherwise the site's. */
function colleaguesOf(actor: Actor): Prisma.UserWhereInput {
  if (may(actor, 'access-mgmt')) return { removedAt: null }
  const contractors = { roles: { equals: ['Contractor' as const] } }
  if (!isContractorOnly(actor)) return { removedAt: null, NOT: contractors }
  if (!actor.employerId) return { id: actor.userId }
  return { removedAt: null, ...contractors, person: { employerId: actor.employerId } }
}

/** A view that is neither own nor shared with the actor does not exist. */
export const visibleTo = (actor: Actor): Prisma.SavedViewWhereInput => ({
  screen: { in: listScreens.filter((screen) => isOffered(screen, actor.roles)) },
  OR: [{ ownerId: actor.userId }, { isShared: true, owner: colleaguesOf(actor) }],
})

export const mayChange = (actor: Actor, view: { ownerId: string }): boolean =>
  view.ownerId === actor.userId || may(actor, 'access-mgmt')

export async function readVisibleView(db: Db, actor: Actor, id: string) {
  const view = await db.savedView.findFirst({ where: { AND: [{ id }, visibleTo(actor)] } })
  if (!view) throw new Problem('record-not-found', { values: { id } })
  return view
}
