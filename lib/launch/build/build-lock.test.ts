import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withBuildLock } from './build-lock'

let folder: string
let lock: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  lock = path.join(folder, 'cache/build.lock')
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('the build lock', () => {
  it('makes a second builder wait, and reports the wait once', async () => {
    fs.mkdirSync(path.dirname(lock))
    fs.writeFileSync(lock, String(process.ppid))
    const events: string[] = []
    const build = withBuildLock(
      lock,
      () => events.push('waits'),
      async () => void events.push('builds'),
    )
    await sleep(700)
    expect(events).toEqual(['waits'])
    fs.rmSync(lock)
    await build
    expect(events).toEqual(['waits', 'builds'])
  })

  it('is released when the build fails', async () => {
    await expect(
      withBuildLock(
        lock,
        () => undefined,
        () => Promise.reject(new Error('no')),
      ),
    ).rejects.toThrow('no')
    expect(fs.existsSync(lock)).toBe(false)
  })

  it('is taken over from a builder whose process has died', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    fs.mkdirSync(path.dirname(lock))
    fs.writeFileSync(lock, String(pid))
    let hasBuilt = false
    await withBuildLock(
      lock,
      () => undefined,
      async () => {
        hasBuilt = true
      },
    )
    expect(hasBuilt).toBe(true)
  })

  it.each([
    ['whose process id another program has now', String(process.ppid)],
    ['whose process id was not written before the power went', ''],
  ])('is taken over from a builder %s', async (_, left) => {
    fs.mkdirSync(path.dirname(lock))
    fs.writeFileSync(lock, left)
    const events: string[] = []
    await withBuildLock(
      lock,
      () => events.push('waits'),
      async () => void events.push('builds'),
      { touch: 50, silence: 500 },
    )
    expect(events).toEqual(['waits', 'builds'])
  })

  it('is touched as long as its builder works', async () => {
    const touched = () => fs.statSync(lock).mtimeMs
    await withBuildLock(
      lock,
      () => undefined,
      async () => {
        const begun = touched()
        await sleep(300)
        expect(touched()).toBeGreaterThan(begun)
      },
      { touch: 50, silence: 500 },
    )
  })
})
