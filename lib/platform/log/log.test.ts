import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

const env = { ...process.env, LOG_LEVEL: 'info' }
const argumentsOf = (program: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '-e',
  `const { log } = await import('./lib/platform/log/log.ts'); ${program}`,
]
const textOf = (line: string) => (JSON.parse(line) as { msg: string }).msg

/** The texts that a program logs before it ends. */
const logged = (program: string): string[] => linesOf(program).map(textOf)

function linesOf(program: string): string[] {
  const { stdout } = spawnSync(process.execPath, argumentsOf(program), {
    env,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.split('\n').filter(Boolean)
}

test('an error is written at once, with the lines before it, even if the process is killed next', () => {
  const program = `log.info({}, 'one'); log.error({}, 'two'); process.kill(process.pid, 'SIGKILL')`
  expect(logged(program)).toEqual(['one', 'two'])
})

test('all lines are written, in order, when the process exits', () => {
  const program = `for (let n = 0; n < 2000; n++) log.info({}, 'line ' + n); process.exit()`
  expect(logged(program)).toEqual(Array.from({ length: 2000 }, (_, n) => `line ${n}`))
})

test('a line is soon written while the process goes on', async () => {
  const program = `log.info({}, 'soon'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, argumentsOf(program), { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  expect(textOf(String(line))).toBe('soon')
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

const WORKS_ON = `log.error({}, 'this cannot be written')
  for (let n = 0; n < 100; n++) log.info({}, 'x'.repeat(300))
  setTimeout(() => process.stderr.write('works on'), 300)`

test.skipIf(!fs.existsSync('/dev/full'))(
  'a process works on while the disk of its log is full',
  () => {
    const full = fs.openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, argumentsOf(WORKS_ON), {
      env,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
      timeout: 60_000,
    })
    fs.closeSync(full)
    expect([status, stderr]).toEqual([0, 'works on'])
  },
)

test('a process works on when the reader of its log has gone', async () => {
  const child = spawn(process.execPath, argumentsOf(WORKS_ON), { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stdout.destroy()
  const [text] = await once(child.stderr, 'data', { signal: AbortSignal.timeout(60_000) })
  expect(String(text)).toBe('works on')
  expect(await once(child, 'close')).toEqual([0, null])
})

test('what must not be logged is redacted among the fields and in each of them', () => {
  const fields = `{ token: 's1', plain: 'text', day: new Date(0), none: undefined, nothing: null,
    request: { password: 's2', cookie: ['s3'], path: '/' }, list: ['a'] }`
  const [line = ''] = linesOf(`log.info(${fields}, 'told')`)
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: expect.any(String),
    token: '[redacted]',
    plain: 'text',
    day: '1970-01-01T00:00:00.000Z',
    nothing: null,
    request: { password: '[redacted]', cookie: '[redacted]', path: '/' },
    list: ['a'],
    msg: 'told',
  })
})
