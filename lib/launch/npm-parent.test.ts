import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { findNpm, type ProcessInfo } from './npm-parent'

const script = { npm_lifecycle_script: 'node lib/launch/start.mjs' }
const other = { npm_lifecycle_script: 'sh deploy.sh' }

const processes: Record<number, Omit<ProcessInfo, 'hasExited'>> = {
  1: { parent: 0, command: '/sbin/init' },
  10: { parent: 1, command: 'npm start' },
  11: { parent: 10, command: 'sh -c node lib/launch/start.mjs' },
  12: { parent: 1, command: '/usr/bin/node /usr/lib/node_modules/npm/bin/npm-cli.js start' },
  20: { parent: 1, command: '-bash' },
  21: { parent: 20, command: 'bash -c npm start' },
  22: { parent: 1, command: 'sh -c node lib/launch/start.mjs' },
}
const read = (pid: number) => processes[pid] && { ...processes[pid], hasExited: false }

describe('the npm that is watched', () => {
  test.each([
    ['the parent, when it is npm', 10, script, 10],
    ['the grandparent, when npm runs us in a shell', 11, script, 10],
    ['the parent, when it is node running npm-cli.js', 12, script, 12],
    ['none, when a shell started us', 20, {}, undefined],
    ['none, when another npm script started us through a shell', 11, other, undefined],
    ['none, when the parent is init', 1, script, undefined],
    ['none, when a shell started us from another shell', 21, script, undefined],
    ['none, when npm had already exited', 22, script, undefined],
    ['none, when the parent cannot be read', 99, script, undefined],
  ])('is %s', (_, parent, env, npm) => {
    expect(findNpm(parent, env, read)).toBe(npm)
  })
})

const server = `
  const { onNpmExit } = await import('./lib/launch/npm-parent.ts')
  onNpmExit(() => { console.log('gone'); process.exit() })
  setInterval(() => undefined, 1000)
  console.log('watching')`

/** A stand-in for npm: a process of that name which runs its script in a shell. */
const npm = `
  process.title = 'npm start'
  const script = process.execPath + ' --import tsx --input-type=module -e "$SERVER"; true'
  const env = { ...process.env, npm_lifecycle_script: 'node lib/launch/start.mjs' }
  require('node:child_process').spawn('sh', ['-c', script], { env, stdio: 'inherit' })`

test.skipIf(process.platform === 'win32')('notices that npm was killed', async () => {
  const child = spawn(process.execPath, ['-e', npm], { env: { ...process.env, SERVER: server } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output === 'watching\n') child.kill('SIGKILL')
  })
  await once(child, 'close')
  expect(output).toBe('watching\ngone\n')
})
