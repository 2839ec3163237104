import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The texts that a program logs before it ends. */
function logged(program: string): string[] {
  const script = `const { log } = await import('./lib/platform/log/log.ts'); ${program}`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const { stdout } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  const lines = stdout.split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

test('an error is written at once, with the lines before it, even if the process is killed next', () => {
  const program = `log.info({}, 'one'); log.error({}, 'two'); process.kill(process.pid, 'SIGKILL')`
  expect(logged(program)).toEqual(['one', 'two'])
})

test('all lines are written, in order, when the process exits', () => {
  const program = `for (let n = 0; n < 2000; n++) log.info({}, 'line ' + n); process.exit()`
  expect(logged(program)).toEqual(Array.from({ length: 2000 }, (_, n) => `line ${n}`))
})

test('a line is soon written while the process goes on', () => {
  const program = `log.info({}, 'soon'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000)`
  expect(logged(program)).toEqual(['soon'])
})

test('no line overtakes another, with errors among many', () => {
  const program = `const pad = 'x'.repeat(300)
    let n = 0
    const more = () => {
      for (let i = 0; i < 50; i++) log.info({ pad }, 'line ' + n++)
      log.error({ pad }, 'line ' + n++)
      if (n < 5000) setImmediate(more)
    }
    more()`
  expect(logged(program)).toEqual(Array.from({ length: 5049 }, (_, n) => `line ${n}`))
})
