import { figure, median, table } from '../markdown'
import { type Sample } from './rounds'
import { scenarioNames, scenarios, type ScenarioName } from './scenarios'
import type { Target } from './targets'

const cpu = ({ serverCpu, databaseCpu }: Sample) => serverCpu + databaseCpu

/** One table a scenario. Ratios are medians over the rounds of this target by another one in the same round. */
export function report(samples: Sample[], targets: Target[]): string {
  return scenarioNames.map((name) => section(name, samples, targets)).join('\n\n')
}

function section(scenario: ScenarioName, all: Sample[], targets: Target[]): string {
  const samples = all.filter((sample) => sample.scenario === scenario)
  const [floor, minimal] = targets
  const rows = targets.map((target) => {
    const own = samples.filter((sample) => sample.target === target)
    const middle = (of: (sample: Sample) => number) => figure(median(own.map(of)))
    const wrong = own.reduce((sum, sample) => sum + sample.wrong, 0)
    return [
      target.title,
      `${middle(({ serverCpu }) => serverCpu)} + ${middle(({ databaseCpu }) => databaseCpu)}`,
      `**${ratio(own, floor, samples)}**`,
      `**${ratio(own, minimal, samples)}**`,
      middle(({ perSecond }) => perSecond),
      middle(({ p50 }) => p50),
      middle(({ p99 }) => p99),
      wrong,
    ]
  })
  const head = ['', 'CPU ms a request: server + PostgreSQL', '× floor', '× minimal']
  const title = `#### ${scenarios[scenario].title}`
  return `${title}\n\n${table([...head, 'req/s', 'p50 ms', 'p99 ms', 'wrong answers'], rows)}`
}

function ratio(own: Sample[], base: Target | undefined, samples: Sample[]): string {
  const inRound = (round: number) =>
    samples.find((sample) => sample.target === base && sample.round === round)
  const ratios = own.flatMap((sample) => {
    const other = inRound(sample.round)
    return other ? [cpu(sample) / cpu(other)] : []
  })
  return figure(median(ratios))
}
