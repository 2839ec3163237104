import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { bundlePdfWorker } from '../../lib/platform/launch/bundle-pdf-worker'
import { table } from '../markdown'

type Cost = { seconds: number; cpu: number; growth: number; size: number }

const ROUNDS = 3

/** Each in a process of its own, so that nobody finds a warm machine or somebody else's memory. */
const run = <T>(what: string, rows: number): T =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'work.ts'), what, String(rows)],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' } },
    ),
  )

/** Ours and the bare library in turns, so that both meet the same machine; the least each has needed. */
function compare(ours: string, bare: string, rows: number): Record<'ours' | 'bare', Cost> {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: run<Cost>(ours, rows),
    bare: run<Cost>(bare, rows),
  }))
  const least = (side: 'ours' | 'bare') =>
    rounds.map((round) => round[side]).sort((a, b) => a.cpu - b.cpu)[0]!
  return { ours: least('ours'), bare: least('bare') }
}

const row = (title: string, aim: string, { ours, bare }: Record<'ours' | 'bare', Cost>) => [
  title,
  ours.seconds.toFixed(1),
  bare.seconds.toFixed(1),
  `${(ours.cpu / bare.cpu).toFixed(2)} (${aim})`,
  ours.growth.toFixed(0),
  `${(ours.size / 1e6).toFixed(1)}`,
]

/** What exports cost beside the libraries that they are made with. */
export async function benchExport(): Promise<string> {
  await bundlePdfWorker()
  const rows = [
    row('XLSX 100,000 rows, bare exceljs', 'aim 1.2', compare('xlsx', 'exceljs', 100_000)),
    row('PDF 5,000 rows, bare pdfkit', 'aim 1.3', compare('pdf', 'pdfkit', 5000)),
  ]
  const { idle, busy } = run<{ idle: number; busy: number }>('others', 20_000)
  return [
    '### Exports\n',
    table(['what', 'seconds', 'bare', 'CPU by bare', 'memory growth MB', 'file MB'], rows),
    `\nAnswers of the same process, 99th percentile: ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms while a PDF of 20,000 rows is drawn (aim: 50 ms more).`,
  ].join('\n')
}
