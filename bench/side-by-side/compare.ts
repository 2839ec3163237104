import { buildIfNeeded } from '../../lib/launch/build/build-steps'
import type { Comparison, Target } from './comparison'
import { openDatabase } from './database'
import { report } from './report'
import { runRounds } from './rounds'
import { startFloor, startMinimal, startProduct } from './targets'

const ROUNDS = 15

/** Returns Markdown. */
export async function compare(comparison: Comparison): Promise<string> {
  await buildIfNeeded()
  const database = await openDatabase(comparison.dataset)
  const targets: Target[] = []
  try {
    targets.push(await startFloor(comparison, database.url))
    if (comparison.withMinimal) targets.push(await startMinimal(comparison, database.url))
    const product = await startProduct(comparison, database.url)
    await comparison.assertSameAnswers(product, targets)
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
