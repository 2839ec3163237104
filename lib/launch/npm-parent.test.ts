import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { npmAbove, type Relative } from './npm-parent'

const script = { npm_lifecycle_script: 'node lib/launch/start.mjs' }
const other = { npm_lifecycle_script: 'sh deploy.sh' }

const processes: Record<number, Omit<Relative, 'isGone'>> = {
  1: { parent: 0, command: '/sbin/init' },
  10: { parent: 1, command: 'npm start' },
  11: { parent: 10, command: 'sh -c node lib/launch/start.mjs' },
  12: { parent: 1, command: '/usr/bin/node /usr/lib/node_modules/npm/bin/npm-cli.js start' },
  20: { parent: 1, command: '-bash' },
  21: { parent: 20, command: 'bash -c npm start' },
  22: { parent: 1, command: 'sh -c node lib/launch/start.mjs' },
}
const read = (pid: number) => processes[pid] && { ...processes[pid], isGone: false }

describe('who is watched', () => {
  test.each([
    ['npm itself', 10, script, 10],
    ['npm behind the shell of its script', 11, script, 10],
    ['npm by its file', 12, script, 12],
    ['nobody, when a shell started us', 20, {}, undefined],
    ['nobody, when a shell of an npm script of its own did', 11, other, undefined],
    ['nobody, when init has us from the start', 1, script, undefined],
    ['nobody, when a shell below a shell did', 21, script, undefined],
    ['nobody, when npm had gone before', 22, script, undefined],
    ['nobody, when the parent cannot be seen', 99, script, undefined],
  ])('%s', (_, parent, env, npm) => {
    expect(npmAbove(parent, env, read)).toBe(npm)
  })
})

const server = `
  const { onNpmGone } = await import('./lib/launch/npm-parent.ts')
  onNpmGone(() => { console.log('gone'); process.exit() })
  setInterval(() => undefined, 1000)
  console.log('watching')`

/** Stands for npm: runs its script in a shell that stays, and bears its name. */
const npm = `
  process.title = 'npm start'
  const script = process.execPath + ' --import tsx --input-type=module -e "$SERVER"; true'
  const env = { ...process.env, npm_lifecycle_script: 'node lib/launch/start.mjs' }
  require('node:child_process').spawn('sh', ['-c', script], { env, stdio: 'inherit' })`

test.skipIf(process.platform === 'win32')('an npm that is killed is noticed', async () => {
  const child = spawn(process.execPath, ['-e', npm], { env: { ...process.env, SERVER: server } })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said === 'watching\n') child.kill('SIGKILL')
  })
  await once(child, 'close')
  expect(said).toBe('watching\ngone\n')
})
