import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { type Count, countPlaywright, countReport, countVitest } from './reports'

// npm test: runs every part, even after one has failed, and prints a summary.

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'

function succeeds(script: string): boolean {
  console.log(`\n── npm run ${script}\n`)
  return spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0
}

function line(part: string, isGood: boolean, count?: Count): string {
  const numbers = count ? `  ${count.passed} passed, ${count.failed} failed` : ''
  return `${isGood ? '✓' : '✗'} ${part.padEnd(18)}${numbers}`
}

fs.rmSync('test-results', { recursive: true, force: true }) // an old report must not be taken for a new one

const check = succeeds('check')
const unit = succeeds('test:unit')
const journeys = succeeds('test:e2e')
const counts = {
  unit: countReport(VITEST_REPORT, countVitest),
  journeys: countReport(PLAYWRIGHT_REPORT, countPlaywright),
}

console.log(
  [
    '',
    line('check', check),
    line('unit and API tests', unit, counts.unit),
    line('journeys', journeys, counts.journeys),
    '',
    `${counts.unit.passed + counts.journeys.passed} passed, ${counts.unit.failed + counts.journeys.failed} failed`,
  ].join('\n'),
)
process.exitCode = check && unit && journeys ? 0 : 1
