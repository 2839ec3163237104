import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { isDevice, type Actor, type UserOrDevice } from '../access/actor'
import { config } from '../config/config'
import type { Contract } from '../contract/contract'
import { Problem } from '../contract/problem'
import { processWide } from '../process/process-wide'

/**
 * How many calls a person, a gate device and a key may send a minute, and how many of them may make a file of many
 * records or read an uploaded one. The counts are of one process.
 * Source: docs/decisions/0300-calls-are-counted-a-minute.md.
 */

/** In seconds. */
const WINDOW = 60
/** Of as many calls of a person: a key has half of them, and one in so many may be costly. */
const PERSON_CALLS_A_KEY_CALL = 2
const PERSON_CALLS_A_FILE = 120

type Limiter = {
  name: 'calls' | 'files'
  policy: string
  points: number
  counts: RateLimiterMemory
}

const limiter = (name: Limiter['name'], points: number): Limiter => ({
  name,
  policy: `"${name}";q=${points};w=${WINDOW}`,
  points,
  counts: new RateLimiterMemory({ points, duration: WINDOW }),
})

const limiters = () =>
  processWide('call-limits', () => {
    const { callsPerMinute } = config()
    return {
      person: limiter('calls', callsPerMinute),
      key: limiter('calls', Math.floor(callsPerMinute / PERSON_CALLS_A_KEY_CALL)),
      pageReads: limiter('calls', callsPerMinute),
      files: limiter('files', Math.floor(callsPerMinute / PERSON_CALLS_A_FILE)),
    }
  })

type Counted = { headers: Record<string, string>; refusal?: Problem }

/** Counts a call of somebody who is known: what every answer says of it, and the refusal of one too many. */
export async function countCall(actor: UserOrDevice, { isCostly }: Contract): Promise<Counted> {
  const { person, key, files } = limiters()
  const calls = await count(!isDevice(actor) && actor.key ? key : person, idOf(actor))
  return isCostly && !calls.refusal ? together(calls, await count(files, idOf(actor))) : calls
}

/** Counts what a page reads on the server for a person. */
export const countPageRead = (actor: Actor): Promise<Counted> =>
  count(limiters().pageReads, idOf(actor))

/** Each key counts by itself, and the sessions and tokens of a person together. */
const idOf = (actor: UserOrDevice) =>
  isDevice(actor) ? actor.deviceId : (actor.key?.id ?? actor.userId)

async function count({ name, policy, points, counts }: Limiter, id: string): Promise<Counted> {
  // It rejects with the counts, too, and with nothing else.
  const { consumedPoints, remainingPoints, msBeforeNext } = await counts
    .consume(id)
    .catch((refused: RateLimiterRes) => refused)
  const seconds = Math.ceil(msBeforeNext / 1000)
  const headers = {
    'ratelimit-policy': policy,
    ratelimit: `"${name}";r=${remainingPoints};t=${seconds}`,
  }
  return consumedPoints > points
    ? { headers, refusal: tooMany(name, points, seconds) }
    : { headers }
}

const tooMany = (name: Limiter['name'], limit: number, seconds: number) =>
  new Problem('too-many-calls', {
    retryAfter: seconds,
    values: { what: { word: `errors.counted.${name}` }, limit, seconds },
  })

const together = (calls: Counted, files: Counted): Counted => ({
  ...files,
  headers: Object.fromEntries(
    Object.entries(files.headers).map(([name, value]) => [
      name,
      `${calls.headers[name]}, ${value}`,
    ]),
  ),
})
