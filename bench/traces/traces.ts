import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildIfNeeded } from '../../lib/launch/build/build-steps'
import { CALLER, ROWS, scenarios as ofProjects } from '../projects/scenarios'
import type { Comparison, Target } from '../side-by-side/comparison'
import { openDatabase } from '../side-by-side/database'
import { report } from '../side-by-side/report'
import { runRounds } from '../side-by-side/rounds'
import { startProduct } from '../side-by-side/targets'

const ROUNDS = 15
const scenarios = [ofProjects.get, ofProjects.save, ofProjects.search]
const comparison: Pick<Comparison, 'caller' | 'rows' | 'scenarios'> = {
  caller: CALLER,
  rows: ROWS,
  scenarios,
}

/** What traces cost: the product twice on one database, one of them sending all its spans. Returns Markdown. */
export async function benchTraces(): Promise<string> {
  await buildIfNeeded()
  const database = await openDatabase(path.join(import.meta.dirname, '../projects/dataset.sql'))
  const receiver = await startReceiver()
  const targets: Target[] = []
  try {
    targets.push({ ...(await startProduct(comparison, database.url)), title: 'without traces' })
    const OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url
    const traced = await startProduct(comparison, database.url, { OTEL_EXPORTER_OTLP_ENDPOINT })
    targets.push({ ...traced, title: 'with traces' })
    const samples = await runRounds(comparison, targets, database, ROUNDS)
    if (receiver.bytes() === 0) throw new Error('no trace was sent')
    const title = `### Traces (PostgreSQL ${database.version}, ${ROUNDS} rounds)`
    return [title, report(scenarios, samples, targets)].join('\n\n')
  } finally {
    for (const target of targets) await target.stop()
    receiver.close()
    await database.stop()
  }
}

/** Takes what is sent to it, and counts it. */
async function startReceiver() {
  let bytes = 0
  const server = http.createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => response.writeHead(200).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, bytes: () => bytes, close: () => server.close() }
}
