import { buildWhenNeeded } from '../../lib/launch/build/build-steps'
import type { Shot } from './load'
import { type BenchDatabase, openDatabase } from './database'
import { report } from './report'
import { runRounds } from './rounds'
import { startFloor, startMinimal, startProduct, type Target } from './targets'

const ROUNDS = 15

export type Scenario = {
  title: string
  /** The request for row `n` of the dataset; `key` is a text that no request has had yet. */
  shot: (n: number, key: string) => Shot
  status: number
  connections: number
  /** Takes away what a round has written, so that every round finds the same rows. */
  tidy?: string[]
}

/** The same work on servers that stand side by side on one database. */
export type Comparison = {
  title: string
  /** SQL that fills the empty database */
  dataset: string
  /** how many rows the scenarios choose from */
  rows: number
  /** whose token the requests bear */
  caller: string
  scenarios: Scenario[]
  /** the program that does it by hand */
  floor: string
  withMinimal?: boolean
  /** Throws unless all answer the same. */
  requireSameWork: (product: Target, others: Target[]) => Promise<void>
  /** What else is to be measured on the product at last. Returns Markdown. */
  after?: (product: Target, database: BenchDatabase) => Promise<string>
}

/** Returns Markdown. */
export async function compare(comparison: Comparison): Promise<string> {
  await buildWhenNeeded()
  const database = await openDatabase(comparison.dataset)
  const targets: Target[] = []
  try {
    targets.push(await startFloor(comparison, database.url))
    if (comparison.withMinimal) targets.push(await startMinimal(comparison, database.url))
    const product = await startProduct(comparison, database.url)
    await comparison.requireSameWork(product, targets)
    targets.push(product)
    const samples = await runRounds(comparison, targets, database, ROUNDS)
    return [
      `### ${comparison.title} (PostgreSQL ${database.version}, ${ROUNDS} rounds)`,
      report(comparison.scenarios, samples, targets),
      ...(comparison.after ? [await comparison.after(product, database)] : []),
    ].join('\n\n')
  } finally {
    for (const target of targets) await target.stop()
    await database.stop()
  }
}
