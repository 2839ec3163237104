import { load, type Load, percentile } from '../load'
import { cpuOf } from '../processes'
import type { BenchDatabase } from './database'
import { ROWS, scenarioNames, scenarios, type ScenarioName } from './scenarios'
import type { Target } from './targets'

export type Sample = {
  target: Target
  scenario: ScenarioName
  round: number
  /** milliseconds of CPU a request: of the server and of PostgreSQL */
  serverCpu: number
  databaseCpu: number
  perSecond: number
  p50: number
  p99: number
  /** answers with another status than the scenario's */
  wrong: number
}

type Size = { rounds: number; seconds: number; atMost: number }

/**
 * Every scenario on every target, round by round, in another order each time: a ratio compares neighbours in time.
 * Round 0 warms up and is not counted.
 */
export async function runRounds(targets: Target[], database: BenchDatabase, size: Size) {
  const samples: Sample[] = []
  for (let round = 0; round <= size.rounds; round++) {
    for (const scenario of scenarioNames) {
      const order = targets.map((_, index) => targets[(index + round) % targets.length]!)
      for (const target of order) {
        const sample = await measure(target, scenario, round, database, size)
        if (round > 0) samples.push(sample)
      }
      if (scenario === 'save') await tidy(database)
    }
    console.error(`  round ${round} of ${size.rounds}`)
  }
  return samples
}

async function measure(
  target: Target,
  scenario: ScenarioName,
  round: number,
  database: BenchDatabase,
  { seconds, atMost }: Size,
): Promise<Sample> {
  const { shot, connections, status } = scenarios[scenario]
  const before = { server: cpuOf(target.pid), database: cpuOf(database.pid) }
  const result = await load({
    ...{ url: target.url, token: target.token, connections, seconds, atMost },
    next: makeShots(shot),
  })
  return {
    ...{ target, scenario, round },
    serverCpu: (cpuOf(target.pid) - before.server) / result.requests,
    databaseCpu: (cpuOf(database.pid) - before.database) / result.requests,
    perSecond: result.requests / result.seconds,
    p50: percentile(result.times, 0.5),
    p99: percentile(result.times, 0.99),
    wrong: wrongOnes(result, status),
  }
}

/** The rows in an order without a pattern that is the same for everybody; 7919 is prime to their number. */
export function makeShots<T>(shot: (n: number, key: string) => T): () => T {
  const start = Date.now().toString(36)
  let count = 0
  return () => {
    count += 1
    return shot((count * 7919) % ROWS, `BENCH-${start}-${count}`)
  }
}

const wrongOnes = ({ requests, statuses }: Load, status: number) =>
  requests - (statuses.get(status) ?? 0)

/** Takes away what was saved, so that every round finds the same rows. */
export async function tidy({ run }: Pick<BenchDatabase, 'run'>): Promise<void> {
  await run(`DELETE FROM "projects" WHERE "purchaseRequisitionNo" ~ '^(BENCH|CHECK)-'`)
  await run('VACUUM ANALYZE "projects"')
}
