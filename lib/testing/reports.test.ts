import { expect, it } from 'vitest'
import { countPlaywright, countReport, countVitest } from './reports'

it('counts a file that Vitest could not load as one failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 })
})

it('counts errors outside of Playwright tests as failures', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    errors: ['the server did not start'],
  }
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 2 })
})

it('counts a missing report as one failure', () => {
  expect(countReport('/nowhere/report.json', countVitest)).toEqual({ passed: 0, failed: 1 })
})
