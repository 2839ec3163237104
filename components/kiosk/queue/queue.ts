import { say, type Result } from '../store/channel'
import { keptData } from '../store/database'
import { followUp, nextBatch, type Action, type Queued } from '../unsent/rules'

/**
 * Resolves once the action is written to the disk of the device; only then may anybody be told that it is kept. Rejects
 * with `QuotaExceededError` where the disk is full.
 */
export async function enqueue(action: Action): Promise<number> {
  const data = await keptData()
  const transaction = data.transaction('queue', 'readwrite', { durability: 'strict' })
  const number = await transaction.store.add({ action, hasPassed: isFact(action) })
  await transaction.done
  say({ type: 'queue' })
  return number
}

/** The server may still refuse that somebody comes in; everything else has happened. */
const isFact = ({ kind, isOffline }: Action) => kind !== 'In' || isOffline === true

/** The gate has let the person pass without an answer. False where the answer has come meanwhile. */
export async function notePassed(number: number): Promise<boolean> {
  const { store, done } = (await keptData()).transaction('queue', 'readwrite')
  const queued = await store.get(number)
  if (queued) await store.put({ ...queued, hasPassed: true })
  await done
  return queued !== undefined
}

export const readBatch = async (): Promise<Queued[]> => nextBatch(await readQueue())

/** Passages and marks of a roll call. */
export async function queueLength(): Promise<number> {
  const data = await keptData()
  return (await data.count('queue')) + (await data.count('marks'))
}

export const readQueue = async (): Promise<Queued[]> => (await keptData()).getAll('queue')

/** An action is deleted on its own result and nothing else. */
export async function settle(batch: readonly Queued[], results: readonly Result[]): Promise<void> {
  // A full disk must not hold up the delivery.
  await keepDelivered(takenOf(batch, results)).catch(() => undefined)
  const transaction = (await keptData()).transaction('queue', 'readwrite')
  for (const { number, action } of batch) {
    const result = results.find(({ actionId }) => actionId === action.actionId)
    const queued = await transaction.store.get(number!)
    if (!result || !queued) continue
    const following = followUp(queued, result, crypto.randomUUID())
    if (following) await transaction.store.add({ action: following, hasPassed: true })
    await transaction.store.delete(number!)
  }
  await transaction.done
  for (const result of results) say({ type: 'result', result })
  say({ type: 'queue' })
}

const takenOf = (batch: readonly Queued[], results: readonly Result[]): Action[] => {
  const taken = results.filter(({ outcome }) => outcome !== 'refused')
  const ids = new Set(taken.map(({ actionId }) => actionId))
  return batch.map(({ action }) => action).filter(({ actionId }) => ids.has(actionId))
}

/** So that a roll call counts them in the time between being delivered and being told. */
async function keepDelivered(actions: Action[]): Promise<void> {
  const { store, done } = (await keptData()).transaction('muster', 'readwrite')
  const kept = await store.get('current')
  if (kept && actions.length > 0) {
    const delivered = [...(kept.delivered ?? []), ...actions]
    await store.put({ ...kept, revision: kept.revision + 1, delivered }, 'current')
  }
  await done
}

export async function noteStuck({ number }: Queued): Promise<void> {
  const { store, done } = (await keptData()).transaction('queue', 'readwrite')
  const queued = await store.get(number!)
  if (queued) await store.put({ ...queued, isStuck: true })
  await done
}
