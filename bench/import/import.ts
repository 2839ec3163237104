import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../../lib/platform/access/actor'
import type { Result } from '../../lib/platform/contract/contract'
import type { Context } from '../../lib/platform/http/context'
import type { BenchDatabase } from '../side-by-side/database'
import { inProcess } from '../side-by-side/in-process'
import { percentile } from '../side-by-side/load'
import { figure, table } from '../side-by-side/markdown'
import { cpuOf } from '../side-by-side/processes'
import { files, NAMED, ROWS } from './files'

type Kind = keyof typeof files

/** Files of 10,000 rows of each kind, and what others notice of them meanwhile. Returns Markdown. */
export const benchImport = (): Promise<string> => inProcess(measure)

async function measure(bench: BenchDatabase): Promise<string> {
  const { bundleSpreadsheetWorker } = await import(
    '../../lib/launch/build/bundle-spreadsheet-worker'
  )
  await bundleSpreadsheetWorker()
  const { provideUsers } = await import('../../lib/domain/directory')
  const { uploadImport } = await import('../../lib/domain/site/imports/upload/commands')
  const { checkImport, commitImport } = await import('../../lib/domain/site/imports/queue/commands')
  const { runImports } = await import('../../lib/domain/site/imports/run/commands')
  const { getImport } = await import('../../lib/domain/site/imports/read/queries')
  const { migrateJobs } = await import('../../lib/platform/jobs/jobs')
  const { database: connect, inTransaction } = await import('../../lib/platform/db/database')
  provideUsers()
  await migrateJobs(bench.url)
  await bench.run(`UPDATE "users" SET "roles" = '{Admin}' WHERE "id" = md5('user-0')::uuid`)
  for (const statement of NAMED) await bench.run(statement)
  const actor = {
    userId: (await bench.run(`SELECT md5('user-0')::uuid AS "id"`)).rows[0].id as string,
    roles: ['Admin'],
    employerId: null,
    name: { th: 'สมชาย', en: 'Somchai' },
    email: null,
  } satisfies Actor
  const context = {
    ...connect(),
    actor,
    language: 'th',
    now: new Date(),
    traceId: 'bench',
    address: '',
    cookie: {},
  } satisfies Context
  const inOne = <T>(work: (own: Context) => Promise<T>) =>
    inTransaction((connections) => work({ ...context, ...connections }))

  const lines = [line('nothing', '–', await answersDuring(() => sleep(5_000)))]
  for (const kind of Object.keys(files) as Kind[]) lines.push(...(await importFile(kind)))
  return [
    `### Imports of ${ROWS.toLocaleString('en')} rows (aims: checked in 10 s, written in 15 s; others 50 ms more, memory 150 MB more)`,
    table(
      ['', 'aim, s', 's', 'CPU s, ours + PostgreSQL', 'others’ p99, ms', 'memory, MB more'],
      lines,
    ),
  ].join('\n\n')

  async function importFile(kind: Kind): Promise<string[][]> {
    const { rows } = await bench.run(
      `SELECT "code" FROM "persons" ORDER BY "code" DESC LIMIT ${ROWS}`,
    )
    const file = new File([files[kind](rows.map(({ code }) => code as string))], `${kind}.csv`)
    let id = ''
    const reading = await answersDuring(async () => {
      const read = await uploadImport({ ...context, once: (work) => work }, { file, kind })
      id = (read as Result).id!
    })
    const { mapping } = await getImport(context, { id })
    const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
    await inOne((own) => checkImport(own, { id, mapping: pairs, onMatch: 'refuse' }))
    const checking = await answersDuring(() => runImports(new Date()))
    await inOne((own) => commitImport(own, { id, mode: 'all' }))
    const writing = await answersDuring(() => runImports(new Date()))
    const { status, counts, errorGroups } = await getImport(context, { id })
    if (status !== 'Done' || counts.New !== ROWS)
      throw new Error(`${kind} ${status}: ${JSON.stringify({ counts, errorGroups })}`)
    return [
      line(`${kind}: read`, '–', reading),
      line(`${kind}: checked`, '10', checking),
      line(`${kind}: written`, '15', writing),
    ]
  }

  /** How long small reads of the same process take while `work` runs, and how much more memory it has at most. */
  async function answersDuring(work: () => Promise<unknown>): Promise<Noticed> {
    const times: number[] = []
    const before = process.memoryUsage.rss()
    let most = before
    const ending = new AbortController()
    const others = (async () => {
      while (!ending.signal.aborted) {
        const asked = performance.now()
        await context.db.employer.findMany({ take: 20 })
        times.push(performance.now() - asked)
        most = Math.max(most, process.memoryUsage.rss())
        await sleep(5)
      }
    })()
    const [began, own, database] = [performance.now(), process.cpuUsage(), cpuOf(bench.pid)]
    try {
      await work()
    } finally {
      ending.abort()
    }
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(own)
    const cpu = [(user + system) / 1e6, (cpuOf(bench.pid) - database) / 1000] as const
    await others
    const ascending = times.toSorted((one, other) => one - other)
    return { seconds, cpu, p99: percentile(ascending, 0.99), memory: (most - before) / 1024 / 1024 }
  }
}

type Noticed = { seconds: number; cpu: readonly [number, number]; p99: number; memory: number }

const line = (title: string, aim: string, { seconds, cpu, p99, memory }: Noticed) => [
  title,
  aim,
  figure(seconds),
  cpu.map(figure).join(' + '),
  figure(p99),
  figure(memory),
]
