import { passagesDuring } from '../muster/rules'
import { followUp, nextBatch, type Action, type Queued } from '../queue/rules'
import { say, type Result } from './channel'
import { seenNow, timeOf } from './clock'
import { keptData } from './database'
import { keeping, makingRoom } from './room'

/**
 * Resolves once the action is written to the disk of the device; only then may anybody be told that it is kept. Rejects
 * with `QuotaExceededError` where the disk is full.
 */
export async function enqueue(action: Action): Promise<number> {
  const number = await keeping(async () => {
    const data = await keptData()
    const { store, done } = data.transaction('queue', 'readwrite', { durability: 'strict' })
    const added = await store.add({ action, hasPassed: isFact(action), ...seenNow() })
    await done
    return added
  })
  say({ type: 'queue' })
  return number
}

/** The server may still refuse that somebody comes in; everything else has happened. */
const isFact = ({ kind, isOffline }: Action) => kind !== 'In' || isOffline === true

/** The gate has let the person pass without an answer. False where the answer has come meanwhile. */
export const notePassed = (number: number): Promise<boolean> =>
  change({ number, to: { hasPassed: true } })

/** False where it is not in the queue any more. */
const change = ({ number, to }: { number: number; to: Partial<Queued> }): Promise<boolean> =>
  keeping(async () => {
    const { store, done } = (await keptData()).transaction('queue', 'readwrite')
    const queued = await store.get(number)
    if (queued) await store.put({ ...queued, ...to })
    await done
    return queued !== undefined
  })

export const readBatch = async (): Promise<Queued[]> => nextBatch(await readQueue(), Date.now())

/** Passages and marks of a roll call. */
export async function queueLength(): Promise<number> {
  const data = await keptData()
  return (await data.count('queue')) + (await data.count('marks'))
}

const readQueue = async (): Promise<Queued[]> => (await keptData()).getAll('queue')

/** An action is deleted on its own result and nothing else. */
export async function settle(batch: readonly Queued[], results: readonly Result[]): Promise<void> {
  // A full disk must not hold up the delivery.
  await keepDelivered(takenOf(batch, results)).catch(() => undefined)
  const followed = await deleteSettled(batch, results)
  for (const result of results) say({ type: 'result', result })
  say({ type: 'queue' })
  if (followed.length > 0) await makingRoom(() => replace(followed))
}

type Followed = { number: number; following: Queued }

/** Takes no room. Returns those that something else is to be sent for: they stay until that is kept. */
async function deleteSettled(
  batch: readonly Queued[],
  results: readonly Result[],
): Promise<Followed[]> {
  const { store, done } = (await keptData()).transaction('queue', 'readwrite')
  const followed: Followed[] = []
  for (const { number, action } of batch) {
    const result = results.find(({ actionId }) => actionId === action.actionId)
    const queued = await store.get(number!)
    if (!result || !queued) continue
    const following = followUp(queued, result, crypto.randomUUID())
    if (following)
      followed.push({
        number: number!,
        following: { action: following, hasPassed: true, seen: queued.seen },
      })
    else await store.delete(number!)
  }
  await done
  return followed
}

async function replace(followed: readonly Followed[]): Promise<void> {
  const { store, done } = (await keptData()).transaction('queue', 'readwrite')
  for (const { number, following } of followed) {
    await store.add(following)
    await store.delete(number)
  }
  await done
}

const takenOf = (batch: readonly Queued[], results: readonly Result[]): Action[] => {
  const taken = results.filter(({ outcome }) => outcome !== 'refused')
  const ids = new Set(taken.map(({ actionId }) => actionId))
  return batch
    .filter(({ action }) => ids.has(action.actionId))
    .map(({ action, seen }) => ({ ...action, at: timeOf({ at: action.at, seen }) }))
}

/** So that a roll call counts them in the time between being delivered and being told. */
async function keepDelivered(actions: Action[]): Promise<void> {
  const { store, done } = (await keptData()).transaction('muster', 'readwrite')
  const kept = await store.get('current')
  const during = kept ? passagesDuring(kept.muster, actions) : []
  if (kept && during.length > 0) {
    const delivered = [...(kept.delivered ?? []), ...during]
    await store.put({ ...kept, revision: kept.revision + 1, delivered }, 'current')
  }
  await done
}

export async function noteStuck({ number }: Queued): Promise<void> {
  await change({ number: number!, to: { stuckAt: Date.now() } })
  say({ type: 'queue' })
}
