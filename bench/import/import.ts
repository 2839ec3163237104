import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../../lib/platform/access/actor'
import type { Result } from '../../lib/platform/contract/contract'
import type { Context } from '../../lib/platform/http/context'
import type { BenchDatabase } from '../side-by-side/database'
import { inProcess } from '../side-by-side/in-process'
import { percentile } from '../side-by-side/load'
import { figure, table } from '../side-by-side/markdown'
import { withCheckDigit } from '../../prisma/seed/check-digit'

const ROWS = 10_000

/** 10,000 people from the file to the database, and what others notice of it meanwhile. Returns Markdown. */
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

  const file = new File([csv()], 'people.csv')
  const idle = await answersDuring(() => sleep(5_000))
  let id = ''
  const reading = await answersDuring(async () => {
    const read = await uploadImport({ ...context, once: (work) => work }, { file, kind: 'Persons' })
    id = (read as Result).id!
  })
  const { mapping } = await getImport(context, { id })
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
  await inOne((own) => checkImport(own, { id, mapping: pairs, onMatch: 'refuse' }))
  const checking = await answersDuring(() => runImports(new Date()))
  await inOne((own) => commitImport(own, { id, mode: 'all' }))
  const writing = await answersDuring(() => runImports(new Date()))
  const { status, counts } = await getImport(context, { id })
  if (status !== 'Done' || counts.New !== ROWS)
    throw new Error(`${status}: ${JSON.stringify(counts)}`)
  const line = (title: string, aim: string, { seconds, p99, memory }: typeof idle) => [
    title,
    aim,
    figure(seconds),
    figure(p99),
    figure(memory),
  ]
  return [
    `### An import of ${ROWS.toLocaleString('en')} people (aims: checked in 10 s, written in 15 s; others 50 ms more, memory 150 MB more)`,
    table(
      ['', 'aim, s', 's', 'others’ p99, ms', 'memory, MB more'],
      [
        line('nothing', '–', idle),
        line('read', '–', reading),
        line('checked', '10', checking),
        line('written', '15', writing),
      ],
    ),
  ].join('\n\n')

  /** How long small reads of the same process take while `work` runs, and how much more memory it has at most. */
  async function answersDuring(work: () => Promise<unknown>) {
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
    const began = performance.now()
    await work()
    const seconds = (performance.now() - began) / 1000
    ending.abort()
    await others
    const ascending = times.toSorted((one, other) => one - other)
    return { seconds, p99: percentile(ascending, 0.99), memory: (most - before) / 1024 / 1024 }
  }
}

/** Half of them with a national id, all of one of 40 companies. */
function csv(): string {
  const lines = Array.from({ length: ROWS }, (_, n) => {
    const number = n % 2 === 0 ? withCheckDigit(String(310_000_000_000 + n)) : ''
    return `นาย,คนที่${n},นามสกุล${n},Name${n},Surname${n},${number},081${String(n).padStart(7, '0')}`
  })
  return ['คำนำหน้า,ชื่อ,นามสกุล,ชื่ออังกฤษ,นามสกุลอังกฤษ,เลขบัตรประชาชน,โทรศัพท์', ...lines].join('\n')
}
