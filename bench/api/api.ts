import { buildWhenNeeded } from '../../lib/platform/launch/build-steps'
import { buildMinimal } from './build-minimal'
import { openDatabase } from './database'
import { measureMemory } from './memory'
import { report } from './report'
import { runRounds, tidy } from './rounds'
import { requireSameWork } from './same-work'
import { ROWS } from './scenarios'
import { startFloor, startMinimal, startProduct, type Target } from './targets'

const ROUNDS = 15

/** The projects endpoints beside the least that could answer the same. Returns Markdown. */
export async function benchApi(): Promise<string> {
  await buildWhenNeeded()
  buildMinimal()
  const database = await openDatabase()
  const targets: Target[] = []
  try {
    for (const start of [startFloor, startMinimal, startProduct])
      targets.push(await start(database.url))
    const [floor, minimal, product] = targets as [Target, Target, Target]
    await requireSameWork(product, [floor, minimal])
    await tidy(database)
    const samples = await runRounds(targets, database, ROUNDS)
    return [
      `### The projects endpoints (${ROWS} rows, PostgreSQL ${database.version}, ${ROUNDS} rounds)`,
      report(samples, targets),
      `#### Memory of ${product.title} under load`,
      await measureMemory(product),
    ].join('\n\n')
  } finally {
    for (const target of targets) await target.stop()
    await database.stop()
  }
}
