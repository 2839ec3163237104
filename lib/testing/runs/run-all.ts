import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import {
  type Outcome,
  type VitestReport,
  playwrightOutcome,
  readOutcome,
  vitestOutcome,
} from './reports'

// npm test: runs every part, even after one has failed, and says at the end what failed.

const VITEST_REPORT = 'test-results/vitest.json'
const UNHANDLED_ERRORS = 'test-results/unhandled-errors.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'

/** The exit code, or the signal that ended it. */
function run(script: string): number | string {
  console.log(`\n── npm run ${script}\n`)
  const { status, signal } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  return status ?? signal ?? 'not started'
}

/** A run that ends with something but 0 has failed, whatever its report says. */
function withExit(exit: number | string, { passed, failures }: Outcome): Outcome {
  const isUnexplained = exit !== 0 && failures.length === 0
  return { passed, failures: isUnexplained ? [`ended with ${exit}`] : failures }
}

function unitOutcome(report: VitestReport): Outcome {
  const errors = fs.existsSync(UNHANDLED_ERRORS) ? fs.readFileSync(UNHANDLED_ERRORS, 'utf8') : '[]'
  return vitestOutcome(report, JSON.parse(errors) as string[])
}

function print(part: string, { passed, failures }: Outcome): void {
  const mark = failures.length === 0 ? '✓' : '✗'
  const count = passed > 0 ? `${passed} passed, ${failures.length} failed` : ''
  console.log(`${mark} ${part.padEnd(18)}  ${count}`)
  for (const failure of failures) console.log(`    ${failure.replaceAll('\n', '\n    ')}`)
}

fs.rmSync('test-results', { recursive: true, force: true }) // an old report must not be taken for a new one

const check = withExit(run('check'), { passed: 0, failures: [] })
const unit = withExit(run('test:unit'), readOutcome(VITEST_REPORT, unitOutcome))
const journeys = withExit(run('test:e2e'), readOutcome(PLAYWRIGHT_REPORT, playwrightOutcome))

console.log()
print('check', check)
print('unit and API tests', unit)
print('journeys', journeys)

const all = [check, unit, journeys]
const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = all.reduce((sum, outcome) => sum + outcome.failures.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
