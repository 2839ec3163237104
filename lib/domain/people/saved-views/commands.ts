import { record } from '@/lib/platform/audit/audit'
import { isOffered } from '@/lib/platform/access/screens'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { Db } from '@/lib/platform/db/database'
import type { SavedView } from '@/lib/platform/db/generated/client'
import { requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { savedViews } from './contract'
import { mayChange, readVisibleView } from './references'
import { listScreenOf, MOST_VIEWS, unknownIn, viewQuery, type ListScreen } from './rules'

type Stored = SavedView & { screen: ListScreen }

/** Only a shared view leaves an audit line: nobody but its owner sees another. */
export async function saveView(
  context: Context,
  { id, rowVersion, isShared, isDefault, ...sent }: CheckedInputOf<typeof savedViews.save>,
): Promise<Result> {
  const { db, actor } = context
  const before = id ? await lockView(context, id) : await lockOwn(context)
  if (before) requireCurrentVersion(before, rowVersion)
  const { screen, name, query } = sentOrStored(sent, before, ['screen', 'name', 'query'])
  if (!isOffered(screen, actor.roles)) throw new Problem('forbidden', { field: 'screen' })
  requireKnown(screen, query)
  const ownerId = before?.ownerId ?? actor.userId
  const data = {
    screen,
    name,
    query: viewQuery(screen, query),
    isShared: isShared ?? before?.isShared ?? false,
    isDefault: isDefault ?? before?.isDefault ?? false,
  }
  if (ownerId !== actor.userId && data.isDefault !== before?.isDefault)
    throw new Problem('not-your-view', { field: 'isDefault' })
  await requireFreeName(db, { id, ownerId, screen, name })
  if (data.isDefault) await takeDefault(db, { id, ownerId, screen })
  const saved = id
    ? await db.savedView.update({ where: { id }, data: { ...data, rowVersion: { increment: 1 } } })
    : await db.savedView.create({ data: { ...data, ownerId } })
  if (before?.isShared || saved.isShared) {
    const { isShared: isSharedNow } = saved
    await record(
      context,
      'saved-view.saved',
      { type: 'saved-view', id: saved.id },
      { screen, name, query: data.query, isShared: isSharedNow },
    )
  }
  return done(saved)
}

export async function removeView(
  context: Context,
  { id }: CheckedInputOf<typeof savedViews.remove>,
): Promise<Result> {
  const { screen, name, isShared } = await lockView(context, id)
  await context.db.savedView.delete({ where: { id } })
  if (isShared)
    await record(context, 'saved-view.removed', { type: 'saved-view', id }, { screen, name })
  return done({ id })
}

/** The views of an owner are changed one after the other: the limit, the names and the default are of all of them. */
const lockViewsOf = ({ sql }: Context, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext(${`saved-views ${ownerId}`}))`.run()

async function lockView(context: Context, id: string): Promise<Stored> {
  const { db, actor } = context
  const seen = await readVisibleView(db, actor, id)
  if (!mayChange(actor, seen)) throw new Problem('not-your-view')
  await lockViewsOf(context, seen.ownerId)
  const view = await readVisibleView(db, actor, id)
  return { ...view, screen: listScreenOf(view.screen)! }
}

async function lockOwn(context: Context): Promise<null> {
  const { userId } = context.actor
  await lockViewsOf(context, userId)
  if ((await context.db.savedView.count({ where: { ownerId: userId } })) >= MOST_VIEWS)
    throw new Problem('too-many-views', { values: { limit: MOST_VIEWS } })
  return null
}

function requireKnown(screen: ListScreen, query: string): void {
  const [name] = unknownIn(screen, query)
  if (name !== undefined)
    throw new Problem('view-query-unknown', { field: 'query', values: { name: name.slice(0, 60) } })
}

type Place = { id?: string; ownerId: string; screen: ListScreen }

async function requireFreeName(db: Db, { id, ...place }: Place & { name: string }): Promise<void> {
  const holder = await db.savedView.findFirst({ where: place, select: { id: true } })
  if (holder && holder.id !== id) throw new Problem('view-name-in-use', { field: 'name' })
}

async function takeDefault(db: Db, { id, ...place }: Place): Promise<void> {
  await db.savedView.updateMany({
    where: { ...place, isDefault: true, id: { not: id } },
    data: { isDefault: false, rowVersion: { increment: 1 } },
  })
}
