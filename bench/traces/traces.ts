import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracer } from '../../lib/platform/tracing/spans'
import { CALLER, ROWS, scenarios } from '../projects/scenarios'
import type { Scenario } from '../side-by-side/comparison'
import { type BenchDatabase, openDatabase } from '../side-by-side/database'
import type { BenchRequest } from '../side-by-side/load'
import { figure, median, table } from '../side-by-side/markdown'
import { makeRequests } from '../side-by-side/rounds'

const ROUNDS = 15
const TURN = 150
const measured = [scenarios.get, scenarios.save, scenarios.search]

type Answer = (request: BenchRequest) => Promise<number>

/**
 * What traces cost a call: the CPU time of this process with all spans sent, by that without, in turns that follow each
 * other. Without a server of HTTP, which is not traced, so that the ratio is rather too high. Returns Markdown.
 */
export async function benchTraces(): Promise<string> {
  const database = await openDatabase(path.join(import.meta.dirname, '../projects/dataset.sql'))
  const receiver = await startReceiver()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    FIELD_KEY: Buffer.alloc(32, 'of the bench').toString('base64'),
    CALLS_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_MAX_QUEUE_SIZE: '100000',
  })
  try {
    const { answer, setTracing } = await prepare()
    const rows: string[][] = []
    for (const scenario of measured)
      rows.push([scenario.title, ...(await compare(scenario, database, { answer, setTracing }))])
    return [
      `### Traces (PostgreSQL ${database.version}, ${ROUNDS} rounds)`,
      table(['', 'CPU ms a call without', 'with', '× without: median (least)'], rows),
    ].join('\n\n')
  } finally {
    await (await import('../../lib/platform/process/shutdown')).runShutdown()
    receiver.stop()
    await database.stop()
  }
}

type Product = { answer: Answer; setTracing: (isOn: boolean) => Promise<void> }

async function compare(
  scenario: Scenario,
  database: BenchDatabase,
  { answer, setTracing }: Product,
): Promise<string[]> {
  const next = makeRequests(scenario.request, ROWS)
  const turn = async (isOn: boolean) => {
    await setTracing(isOn)
    const calls = scenario === scenarios.search ? TURN / 10 : TURN
    await answer(next()) // opens the connection
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call++)
      if ((await answer(next())) !== scenario.status) throw new Error(`${scenario.title} failed`)
    if (isOn) await sleep(700) // the spans are sent
    const { user, system } = process.cpuUsage(before)
    for (const sql of scenario.cleanUp ?? []) await database.run(sql)
    return (user + system) / 1000 / calls
  }
  const [off, on]: [number[], number[]] = [[], []]
  for (let round = -3; round < ROUNDS; round++) {
    const both =
      round % 2 ? [await turn(true), await turn(false)] : [await turn(false), await turn(true)]
    const [without = 0, withTraces = 0] = round % 2 ? both.toReversed() : both
    if (round < 0) continue // V8 goes on compiling
    off.push(without)
    on.push(withTraces)
  }
  const ratio = median(on.map((cpu, round) => cpu / off[round]!))
  const least = Math.min(...on) / Math.min(...off)
  return [figure(median(off)), figure(median(on)), `**${figure(ratio)}** (${figure(least)})`]
}

/** The product in this process, imported once its settings stand. */
async function prepare(): Promise<Product> {
  process.env.OTEL_BSP_SCHEDULE_DELAY = '500'
  await import('../../lib/testing/runs/setup-users')
  const { readConfig } = await import('../../lib/platform/config/config')
  const { closeDatabase } = await import('../../lib/platform/db/database')
  const { startTracing } = await import('../../lib/platform/tracing/start')
  const { processWide } = await import('../../lib/platform/process/process-wide')
  const { provideTracer } = await import('../../lib/platform/tracing/spans')
  const { issueToken } = await import('../../lib/platform/auth/tokens')
  const { handleRequest } = await import('../../lib/platform/http/handle-request')
  const { answerEndpoint } = await import('../../lib/platform/http/endpoint')
  const { endpointsOf } = await import('../../lib/platform/http/serve')
  const routes = {
    get: endpointsOf(await import('../../app/api/projects/get/[id]/route')),
    save: endpointsOf(await import('../../app/api/projects/save/route')),
    search: endpointsOf(await import('../../app/api/projects/search/route')),
  }
  await startTracing(readConfig(process.env))
  const { tracer } = processWide('tracer', (): { tracer?: Tracer } => ({}))
  const headers = new Headers({
    authorization: `Bearer ${await issueToken({ userId: CALLER, sessionVersion: 1 })}`,
    'content-type': 'application/json',
  })
  const answer: Answer = async ({ method, path: address, body = '' }) => {
    const [verb = '', id = ''] = address.replace('/api/projects/', '').split('/')
    const endpoint = routes[verb as keyof typeof routes][method]!
    const request = {
      method,
      path: address,
      query: [],
      params: async (): Promise<Record<string, string>> => (id ? { id } : {}),
      headers,
      signal: new AbortController().signal,
      body: async function* () {
        yield Buffer.from(body)
      },
    }
    return (await handleRequest(request, (call) => answerEndpoint(endpoint, request, call))).status
  }
  const setTracing = async (isOn: boolean) => {
    provideTracer(isOn ? tracer : undefined)
    await closeDatabase() // a pool tells its statements if traces were on when it was opened
  }
  return { answer, setTracing }
}

/** In a process of its own, whose time does not count. */
async function startReceiver() {
  const code = `require('node:http').createServer((q, a) => q.resume().on('end', () => a.end()))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }
}
