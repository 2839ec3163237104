import fs from 'node:fs'
import { LaunchError } from '../lib/launch/base/launch-error'
import type { Role } from '../lib/platform/access/policies'

type Example = { message: string; traceId: string; curl: string; answer: string }
type Finding = {
  operation: string
  code: string
  status: number
  title: string
  count: number
  examples: Example[]
}

/** What the hooks wrote: `hooks/answers.py`. */
type Written = {
  requests: number
  stoppedBy: string | null
  statuses: Record<string, number>
  operations: Record<string, Record<string, number>>
  findings: Finding[]
}
export type Answers = Written & { isComplete: boolean }

/** Stopped before all requests were sent is no result. */
const COMPLETE = 'as many requests as were asked for'

/** Throws a LaunchError where schemathesis could not begin. */
export function readAnswers(file: string, log: string): Answers {
  if (!fs.existsSync(file)) throw new LaunchError(`schemathesis did not run: ${log} says why.`)
  const written = JSON.parse(fs.readFileSync(file, 'utf8')) as Written
  return { ...written, isComplete: written.stoppedBy === COMPLETE }
}

export const HEAD = `| role | requests | statuses | endpoints called | answered 200 | findings |
|---|--:|---|--:|--:|--:|`

export function rowOf(role: Role, { requests, statuses, operations, findings, ...rest }: Answers) {
  const counts = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count.toLocaleString('en')}`)
    .join(', ')
  const called = Object.values(operations)
  const cells = [
    role,
    requests.toLocaleString('en'),
    counts,
    called.length,
    called.filter((counts) => '200' in counts).length,
    rest.isComplete
      ? findings.length
      : `${findings.length}; ended early: ${rest.stoppedBy ?? 'the log says why'}`,
  ]
  return `| ${cells.join(' | ')} |`
}

export const reportOf = (all: readonly [Role, Answers][], seed: number): string =>
  [
    `# SEED=${seed}`,
    [HEAD, ...all.map(([role, answers]) => rowOf(role, answers))].join('\n'),
    ...all.flatMap(([role, { findings }]) => findings.map((finding) => describe(role, finding))),
  ].join('\n\n') + '\n'

function describe(role: Role, { operation, code, status, title, count, examples }: Finding) {
  const shown = examples.map(
    ({ message, traceId, curl, answer }) =>
      `${message}\n\n\`\`\`sh\n${curl}\n\`\`\`\n\n\`\`\`json\n${answer}\n\`\`\`\n\nTrace ${traceId}`,
  )
  return [`## ${role}: ${operation}, ${status}: ${title} (${code}, ${count} times)`, ...shown].join(
    '\n\n',
  )
}
