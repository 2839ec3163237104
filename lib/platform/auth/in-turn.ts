import { processWide } from '../process/process-wide'

const lasts = () => processWide('in-turn', () => new Map<string, Promise<unknown>>())

/** Runs what has the same key one after the other, in this process. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const last = lasts()
  const own = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, own)
  const leave = () => {
    if (last.get(key) === own) last.delete(key)
  }
  own.then(leave, leave)
  return own
}
