import { figure, median, table } from './markdown'
import type { Scenario, Target } from './comparison'
import type { Sample } from './rounds'

const cpu = ({ serverCpu, databaseCpu }: Sample) => serverCpu + databaseCpu

/** One table a scenario, with ratios to every target but the last, which is the product. Returns Markdown. */
export function report(scenarios: Scenario[], samples: Sample[], targets: Target[]): string {
  const ofTarget = (scenario: Scenario) =>
    targets.map((target) =>
      samples.filter((sample) => sample.target === target && sample.scenario === scenario),
    )
  return scenarios.map((scenario) => section(scenario, ofTarget(scenario), targets)).join('\n\n')
}

function section({ title }: Scenario, byTarget: Sample[][], targets: Target[]): string {
  const bases = targets.slice(0, -1)
  const head = [
    '',
    'CPU ms a request: server + PostgreSQL',
    ...bases.map(({ name }) => `× ${name}: median (least)`),
    ...['req/s', 'p50 ms', 'p99 ms', 'wrong answers'],
  ]
  const rows = byTarget.map((own) => {
    const middle = (of: (sample: Sample) => number) => figure(median(own.map(of)))
    return [
      own[0]?.target.title ?? '',
      `${middle(({ serverCpu }) => serverCpu)} + ${middle(({ databaseCpu }) => databaseCpu)}`,
      ...bases.map((_, index) => ratio(own, byTarget[index] ?? [])),
      middle(({ perSecond }) => perSecond),
      middle(({ p50 }) => p50),
      middle(({ p99 }) => p99),
      own.reduce((sum, { wrong }) => sum + wrong, 0),
    ]
  })
  return `#### ${title}\n\n${table(head, rows)}`
}

/** The median of the rounds' ratios, and the ratio of the least CPU times, which other programs disturb least. */
function ratio(own: Sample[], base: Sample[]): string {
  const ratios = own.map((sample, index) => cpu(sample) / cpu(base[index] ?? sample))
  const least = (samples: Sample[]) => Math.min(...samples.map(cpu))
  return `**${figure(median(ratios))}** (${figure(least(own) / least(base))})`
}
