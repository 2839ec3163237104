import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { bundlePdfWorker } from '../../lib/launch/build/bundle-pdf-worker'
import { figure, table } from '../side-by-side/markdown'

type Cost = { seconds: number; cpu: number; growth: number; size: number }
/** The aim for our CPU time, as a multiple of the library's. */
type Aim = { library: string; aim: string }

const ROUNDS = 3

/** In a process of its own, without the compiled code and memory of another run. */
const run = <T>(what: string, rows: number): T =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'work.ts'), what, String(rows)],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' } },
    ),
  )

/** In turns, starting with another maker each round. Returns the run of each maker that needed the least CPU time. */
function compare(makers: string[], rows: number): Cost[] {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const first = round % makers.length
    const turns = [...makers.slice(first), ...makers.slice(0, first)]
    return new Map(turns.map((maker) => [maker, run<Cost>(maker, rows)]))
  })
  return makers.map(
    (maker) => rounds.map((costs) => costs.get(maker)!).sort((a, b) => a.cpu - b.cpu)[0]!,
  )
}

/** Rows of the table: ours, and one for each library. */
function compared(what: string, ours: string, rows: number, aims: Aim[]): string[][] {
  const [own, ...others] = compare([ours, ...aims.map(({ library }) => library)], rows)
  const line = (maker: string, { seconds, cpu, growth, size }: Cost, ratio: string) => [
    what,
    maker,
    figure(seconds),
    figure(cpu),
    ratio,
    growth.toFixed(0),
    figure(size / 1e6),
  ]
  return [
    line('Site Safety', own!, ''),
    ...others.map((cost, n) =>
      line(aims[n]!.library, cost, `${figure(own!.cpu / cost.cpu)} (aim: ${aims[n]!.aim})`),
    ),
  ]
}

/** Compares the cost of exports with that of the libraries alone. Returns Markdown. */
export async function benchExport(): Promise<string> {
  await bundlePdfWorker()
  const rows = [
    ...compared('XLSX, 100,000 rows', 'xlsx', 100_000, [{ library: 'exceljs', aim: '1.2' }]),
    ...compared('PDF, 5,000 rows', 'pdf', 5000, [
      { library: 'pdfkit', aim: '1.3' },
      { library: 'pdfmake', aim: 'under 1' },
    ]),
  ]
  const { idle, busy } = run<{ idle: number; busy: number }>('others', 20_000)
  return [
    '### Exports\n',
    table(
      ['what', 'by', 'seconds', 'CPU s', 'ours × its CPU', 'memory growth MB', 'file MB'],
      rows,
    ),
    `\nAnswers of the same process, 99th percentile: ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms while a PDF of 20,000 rows is drawn (aim: 50 ms more).`,
  ].join('\n')
}
