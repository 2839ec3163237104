import fs from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What a run of tests came to; `failures` names each failed test and each error outside of one. */
export type Outcome = { passed: number; failures: string[] }

export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  /** Each with a test for every project, such as desktop and phone. */
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** In lines. */
const MOST_OF_MESSAGE = 8

/**
 * Each with what was expected and where: journeys come after it and push Vitest's own account out of a log that is cut.
 * A file that fails outside of its tests, as one that cannot be loaded, counts as one failure.
 */
export function vitestOutcome(
  { numPassedTests, testResults }: VitestReport,
  unhandledErrors: string[],
): Outcome {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name} (outside of its tests)`]
    return failed.map(({ fullName, failureMessages: [message = ''] = [] }) =>
      [`${name} › ${fullName}`, ...linesOf(message)].join('\n'),
    )
  })
  return { passed: numPassedTests, failures: [...failures, ...unhandledErrors] }
}

const linesOf = (message: string): string[] =>
  stripVTControlCharacters(message).split('\n', MOST_OF_MESSAGE).filter(Boolean)

/** Each error outside of a test, such as a product that did not start, counts as one failure. */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap((suite) => failedSpecs(suite, [])),
      ...errors.map(({ message }) => message ?? 'an error outside of a test'),
    ],
  }
}

function failedSpecs(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  above: string[],
): string[] {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => [...path, spec.title, projectName].join(' › ')),
    ),
    ...suites.flatMap((suite) => failedSpecs(suite, path)),
  ]
}

/** A missing report counts as one failure: the run did not finish. */
export function readOutcome<T>(file: string, outcome: (report: T) => Outcome): Outcome {
  if (!fs.existsSync(file)) return { passed: 0, failures: [`no ${file}: the run did not finish`] }
  return outcome(JSON.parse(fs.readFileSync(file, 'utf8')) as T)
}
