import type { Comparison, Scenario, Target } from './comparison'
import type { BenchDatabase } from './database'
import { load, type Load, percentile } from './load'
import { cpuOf } from './processes'

export type Sample = {
  target: Target
  scenario: Scenario
  /** milliseconds of CPU time a request */
  serverCpu: number
  databaseCpu: number
  perSecond: number
  p50: number
  p99: number
  /** answers with another status than the scenario's */
  wrong: number
}

/** The length of one target's load, whichever is reached first. */
type Turn = { seconds: number; atMost: number }

/** V8 goes on compiling for some thousand requests. */
const WARM_UP: Turn = { seconds: 15, atMost: 6_000 }
const TURN: Turn = { seconds: 1.5, atMost: 10_000 }

/**
 * Measures every scenario on every target in many short turns, in another order each round: a ratio compares turns
 * that follow each other, so that other load on the machine affects both.
 */
export async function runRounds(
  { scenarios, rows }: Comparison,
  targets: Target[],
  database: BenchDatabase,
  rounds: number,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const scenario of scenarios) {
    console.error(`  ${scenario.title}`)
    const turn = async (target: Target, length: Turn) => {
      const sample = await measure(target, scenario, rows, database, length)
      for (const sql of scenario.cleanUp ?? []) await database.run(sql)
      return sample
    }
    for (const target of targets) await turn(target, WARM_UP)
    for (let round = 1; round <= rounds; round++) {
      const order = targets.map((_, index) => targets[(index + round) % targets.length]!)
      for (const target of order) samples.push(await turn(target, TURN))
    }
  }
  return samples
}

async function measure(
  target: Target,
  scenario: Scenario,
  rows: number,
  database: BenchDatabase,
  turn: Turn,
): Promise<Sample> {
  const { request, connections, status } = scenario
  const before = { server: cpuOf(target.pid), database: cpuOf(database.pid) }
  const result = await load({ ...target, ...turn, connections, next: makeRequests(request, rows) })
  return {
    target,
    scenario,
    serverCpu: (cpuOf(target.pid) - before.server) / result.requests,
    databaseCpu: (cpuOf(database.pid) - before.database) / result.requests,
    perSecond: result.requests / result.seconds,
    p50: percentile(result.times, 0.5),
    p99: percentile(result.times, 0.99),
    wrong: wrongOnes(result, status),
  }
}

/** Goes through the rows in an order without a visible pattern, the same for every target; 7919 is prime to their number. */
export function makeRequests<T>(request: (n: number, key: string) => T, rows: number): () => T {
  const start = Date.now().toString(36)
  let count = 0
  return () => {
    count += 1
    return request((count * 7919) % rows, `BENCH-${start}-${count}`)
  }
}

const wrongOnes = ({ requests, statuses }: Load, status: number) =>
  requests - (statuses.get(status) ?? 0)
