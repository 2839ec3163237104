import { figure, median, table } from '../markdown'
import type { Sample } from './rounds'
import { scenarioNames, scenarios, type ScenarioName } from './scenarios'
import type { Target } from './targets'

const HEAD = [
  '',
  'CPU ms a request: server + PostgreSQL',
  '× floor: median (least)',
  '× minimal: median (least)',
  'req/s',
  'p50 ms',
  'p99 ms',
  'wrong answers',
]

const cpu = ({ serverCpu, databaseCpu }: Sample) => serverCpu + databaseCpu

/** One table a scenario; of the targets the first is the floor and the second the minimal one. */
export function report(samples: Sample[], targets: Target[]): string {
  return scenarioNames
    .map((name) => {
      const all = samples.filter(({ scenario }) => scenario === name)
      return section(
        name,
        targets.map((target) => all.filter((sample) => sample.target === target)),
      )
    })
    .join('\n\n')
}

function section(scenario: ScenarioName, byTarget: Sample[][]): string {
  const [floor = [], minimal = []] = byTarget
  const rows = byTarget.map((own) => {
    const middle = (of: (sample: Sample) => number) => figure(median(own.map(of)))
    return [
      own[0]?.target.title ?? '',
      `${middle(({ serverCpu }) => serverCpu)} + ${middle(({ databaseCpu }) => databaseCpu)}`,
      ratio(own, floor),
      ratio(own, minimal),
      middle(({ perSecond }) => perSecond),
      middle(({ p50 }) => p50),
      middle(({ p99 }) => p99),
      own.reduce((sum, { wrong }) => sum + wrong, 0),
    ]
  })
  return `#### ${scenarios[scenario].title}\n\n${table(HEAD, rows)}`
}

/**
 * The median of the rounds' ratios; and the ratio of the least that either has needed, which other programs
 * on the machine disturb least.
 */
function ratio(own: Sample[], base: Sample[]): string {
  const ratios = own.map((sample, index) => cpu(sample) / cpu(base[index] ?? sample))
  const least = (samples: Sample[]) => Math.min(...samples.map(cpu))
  return `**${figure(median(ratios))}** (${figure(least(own) / least(base))})`
}
