import { expect, it } from 'vitest'
import { playwrightOutcome, readOutcome, vitestOutcome } from './reports'

it('names the failed tests of Vitest, files that fail outside of their tests, and errors that no test caught', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const failureMessages = ['Error: expected 1 to be 2\n    at a.test.ts:3:1']
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'failed', assertionResults: [passed] },
    { name: 'd.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(vitestOutcome({ numPassedTests: 3, testResults }, ['Error: lost'])).toEqual({
    passed: 3,
    failures: [
      'a.test.ts › subtracts\nError: expected 1 to be 2\n    at a.test.ts:3:1',
      'b.test.ts (outside of its tests)',
      'c.test.ts (outside of its tests)',
      'Error: lost',
    ],
  })
})

it('names the failed journeys of Playwright and its errors outside of journeys', () => {
  const tests = (desktop: string, phone: string) => [
    { projectName: 'desktop', status: desktop },
    { projectName: 'phone', status: phone },
  ]
  const specs = [
    { title: 'signs in', tests: tests('expected', 'flaky') },
    { title: 'signs out', tests: tests('unexpected', 'unexpected') },
    { title: 'comes back', tests: tests('skipped', 'unexpected') },
  ]
  const report = {
    stats: { expected: 7, flaky: 1 },
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'at the gate', specs }] }],
    errors: [{ message: 'the server did not start' }],
  }
  expect(playwrightOutcome(report)).toEqual({
    passed: 8,
    failures: [
      'a.spec.ts › at the gate › signs out › desktop',
      'a.spec.ts › at the gate › signs out › phone',
      'a.spec.ts › at the gate › comes back › phone',
      'the server did not start',
    ],
  })
})

it('counts a missing report as one failure', () => {
  const outcome = readOutcome('/nowhere/report.json', playwrightOutcome)
  expect(outcome.failures).toHaveLength(1)
})
