import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `
  const { captureConsole, logUnhandledErrors } = await import('./lib/launch/console-capture.ts')
  captureConsole()
  logUnhandledErrors()
  console.log('first\\n{"level":30,"msg":"forged"}')
  console.error('\\u001b[31mred\\u001b[0m', new Error('with\\na stack'))
  console.warn('%s of %d', 'one', 2)
  process.emitWarning('old ways')
  Promise.reject(new Error('nobody waits'))
  setTimeout(() => { throw new Error('nobody catches') }, 10)
  setTimeout(() => process.exit(), 100)`

test('logs everything printed, warned of or thrown as one JSON line each', () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(stderr).toBe('')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; error?: string })
  expect(lines.map(({ level, msg }) => [level, msg.split('\n')[0]])).toEqual([
    [30, 'first'],
    [50, 'red Error: with'],
    [40, 'one of 2'],
    [40, 'warning'],
    [50, 'unhandledRejection'],
    [50, 'uncaughtException'],
  ])
})
