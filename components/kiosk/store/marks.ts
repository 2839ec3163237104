import {
  answerOf,
  factOfMark,
  isToRepeat,
  nextMarks,
  withFacts,
  type MarkAnswer,
  type MarkResult,
  type QueuedMark,
} from '../muster/rules'
import { say } from './channel'
import { seenNow, timeOf } from './clock'
import { keptData } from './database'
import { keeping, makingRoom } from './room'

/** Resolves once the mark is written to the disk of the device. Rejects with `QuotaExceededError` where that is full. */
export async function enqueueMark(queued: QueuedMark): Promise<void> {
  await keeping(async () => {
    const data = await keptData()
    const { store, done } = data.transaction('marks', 'readwrite', { durability: 'strict' })
    await store.add({ ...queued, ...seenNow() })
    await done
  })
  say({ type: 'queue' })
}

const readMarks = async (): Promise<QueuedMark[]> => (await keptData()).getAll('marks')

export const readNextMarks = async (): Promise<QueuedMark[]> =>
  nextMarks(await readMarks(), Date.now())

/** A mark at the time of the server. */
export const timedMark = (queued: QueuedMark): QueuedMark => {
  const { mark, seen } = queued
  return { ...queued, mark: { ...mark, at: timeOf({ at: mark.at, seen }) } }
}

export const readAnswers = async (): Promise<MarkAnswer[]> => (await keptData()).getAll('answers')

/**
 * A mark is deleted on its own result and nothing else. What was taken is kept in the muster until the server tells it;
 * what was not simply taken is told until somebody has read it.
 */
export async function settleMarks(
  batch: readonly QueuedMark[],
  results: readonly MarkResult[],
): Promise<void> {
  await makingRoom(() => replaceByAnswers(batch, results))
  say({ type: 'queue' })
  say({ type: 'muster' })
}

async function replaceByAnswers(
  batch: readonly QueuedMark[],
  results: readonly MarkResult[],
): Promise<void> {
  const stores = ['marks', 'answers', 'muster'] as const
  const transaction = (await keptData()).transaction(stores, 'readwrite')
  const [marks, answers] = [transaction.objectStore('marks'), transaction.objectStore('answers')]
  const taken: QueuedMark[] = []
  for (const queued of batch) {
    const result = results.find(({ actionId }) => actionId === queued.mark.actionId)
    if (!result || !(await marks.get(queued.number!))) continue
    const { number, ...rest } = queued
    const answer = answerOf(queued, result)
    if (isToRepeat(result))
      await marks.add({ ...rest, mark: { ...rest.mark, actionId: crypto.randomUUID() } })
    else if (answer) await answers.put(answer)
    if (result.outcome !== 'refused') taken.push(queued)
    await marks.delete(number!)
  }
  const musters = transaction.objectStore('muster')
  const kept = await musters.get('current')
  const ofIt = taken.filter(({ musterId }) => musterId === kept?.muster.id)
  if (kept && ofIt.length > 0) {
    const people = withFacts(
      kept.muster.people,
      ofIt.map((queued) => factOfMark(timedMark(queued))),
    )
    const revision = kept.revision + 1
    await musters.put({ ...kept, revision, muster: { ...kept.muster, people } }, 'current')
  }
  await transaction.done
}

export async function noteStuckMark({ number }: QueuedMark): Promise<void> {
  const { store, done } = (await keptData()).transaction('marks', 'readwrite')
  const queued = await store.get(number!)
  if (queued) await store.put({ ...queued, stuckAt: Date.now() })
  await done
  say({ type: 'queue' })
}

export async function forgetAnswer({ actionId }: MarkAnswer): Promise<void> {
  await (await keptData()).delete('answers', actionId)
  say({ type: 'muster' })
}
