import { createHash } from 'node:crypto'
import type { Scenario } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { BenchRequest } from '../side-by-side/load'

/** The people of the dataset. */
export const ROWS = 10_000

/** A Safety Officer. */
export const CALLER = idOf('officer')

const GATE = idOf('gate')

const post = (path: string, members: object): BenchRequest => ({
  method: 'POST',
  path: `/api/${path}`,
  body: JSON.stringify(members),
})

const actionId = (key: string) =>
  createHash('md5')
    .update(key)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const scenarios = {
  check: {
    title: 'verdicts on all 10,000 people for one kind of work, the first 50 refused ones shown',
    request: () =>
      post('eligibility/check', {
        case: { purpose: 'Work', typeCode: 'WorkAtHeight', dutyCodes: ['Worker'] },
        verdict: 'refused',
        page: 1,
        pageSize: 50,
      }),
    status: 200,
    connections: 1,
  },
  look: {
    title: 'a look at one person at the gate',
    request: (n: number) => post('gate/look', { text: idOf(`worker-${n}`), gateId: GATE }),
    status: 200,
    connections: 4,
  },
  record: {
    title: 'coming in, beside 2,000,000 events',
    request: (n: number, key: string) => {
      const at = new Date().toISOString()
      const personId = idOf(`worker-${n}`)
      const action = { actionId: actionId(key), kind: 'In', personId, gateId: GATE, at }
      return post('gate/record', { deviceNow: at, actions: [action] })
    },
    status: 200,
    connections: 4,
    // The triggers that keep what happened at a gate have to look away.
    cleanUp: [
      `SET session_replication_role = replica;
      DELETE FROM "gate_conflicts";
      DELETE FROM "stays" WHERE "outAt" IS NULL;
      DELETE FROM "gate_events" WHERE "at" > now() - interval '1 hour' AND "outcome" IS NOT NULL
        AND "receivedAt" > now() - interval '1 hour'`,
      'VACUUM ANALYZE "gate_events", "stays"',
    ],
  },
} satisfies Record<string, Scenario>
