import type { QueuedMark } from '../muster/rules'
import { isStuck, type Queued } from '../queue/rules'
import { timeOf } from './clock'
import { keptData } from './database'
import { timedMark } from './marks'

export type Stuck = { passages: Queued[]; marks: QueuedMark[] }

/** What the server has not taken, at the time of the server. */
export async function readStuck(): Promise<Stuck> {
  const data = await keptData()
  const passages = (await data.getAll('queue')).filter(isStuck)
  const marks = (await data.getAll('marks')).filter(isStuck)
  return {
    passages: passages.map(({ action, seen, ...rest }) => ({
      ...rest,
      action: { ...action, at: timeOf({ at: action.at, seen }) },
    })),
    marks: marks.map(timedMark),
  }
}
