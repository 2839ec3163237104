import fs from 'node:fs'

export type Count = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A test file that could not be loaded has no failed test, and counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Each error outside of a test, such as a product that did not start, counts as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** A missing report counts as one failure: the run did not finish. */
export function countReport<T>(file: string, count: (report: T) => Count): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
  return count(JSON.parse(fs.readFileSync(file, 'utf8')) as T)
}
