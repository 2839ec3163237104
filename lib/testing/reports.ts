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

/** A file that could not even be loaded has no test that failed, and counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Errors outside of any test, such as a product that did not start, count as one each. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** A run that left no report did not get to its end: one failure. */
export function countReport<T>(file: string, count: (report: T) => Count): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
  return count(JSON.parse(fs.readFileSync(file, 'utf8')) as T)
}
