import { spawnSync } from 'node:child_process'
import { buildWhenNeeded } from '../../lib/platform/launch/build-steps'
import { projectRoot } from '../../lib/platform/launch/project-root'
import { openDatabase } from './database'
import { measureMemory } from './memory'
import { report } from './report'
import { runRounds, tidy } from './rounds'
import { requireSameWork } from './same-work'
import { startFloor, startMinimal, startProduct, type Target } from './targets'

const SIZE = { rounds: 5, seconds: 4, atMost: 20_000 }
const MEMORY_SECONDS = 90

/** The projects endpoints beside the least that could answer the same. Returns Markdown. */
export async function benchApi(size = SIZE): Promise<string> {
  await buildWhenNeeded()
  buildMinimal()
  const database = await openDatabase()
  const targets: Target[] = []
  try {
    targets.push(await startFloor(database.url), await startMinimal(database.url))
    const product = await startProduct(database.url)
    await requireSameWork(product, targets)
    targets.push(product)
    await tidy(database)
    const samples = await runRounds(targets, database, size)
    const memory = await measureMemory(product, MEMORY_SECONDS)
    return [
      '### The projects endpoints',
      report(samples, targets),
      '#### Memory of Site Safety under load (one request in 50 reads all rows)',
      memory,
    ].join('\n\n')
  } finally {
    for (const target of targets) await target.stop()
    await database.stop()
  }
}

function buildMinimal(): void {
  console.error('  Building the minimal target…')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', 'bench/minimal-next'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  if (status !== 0) throw new Error(`The minimal target could not be built:\n${stderr}`)
}
