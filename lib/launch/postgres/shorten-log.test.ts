import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clusterFiles } from './postgres-cluster'
import { shortenLog } from './shorten-log'

const MB = 2 ** 20

test('a log of the database keeps its last 16 to 32 MB, and goes on in the same file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'))
  const files = clusterFiles(folder)
  shortenLog(files) // there is none yet
  const written = fs.openSync(files.log, 'a', 0o600)
  const sizes = () =>
    fs.readdirSync(folder).map((name) => [name, fs.statSync(path.join(folder, name)).size / MB])
  fs.writeSync(written, Buffer.alloc(15 * MB))
  shortenLog(files)
  expect(sizes()).toEqual([['pg.log', 15]])
  for (const more of [1, 16]) {
    fs.writeSync(written, Buffer.alloc(more * MB))
    shortenLog(files)
    expect(sizes()).toEqual([
      ['pg.log', 0],
      ['pg.log.1', 16],
    ])
  }
  expect(fs.statSync(files.formerLog).mode & 0o777).toBe(0o600)
  fs.writeSync(written, Buffer.alloc(MB))
  expect(sizes()).toEqual([
    ['pg.log', 1],
    ['pg.log.1', 16],
  ])
  fs.closeSync(written)
  fs.rmSync(folder, { recursive: true })
})

test('a log that cannot be shortened stays, and stops nobody', () => {
  const files = clusterFiles(fs.mkdtempSync(path.join(os.tmpdir(), 'log-')))
  fs.writeFileSync(files.log, Buffer.alloc(16 * MB))
  fs.mkdirSync(files.formerLog)
  shortenLog(files)
  expect(fs.statSync(files.log).size).toBe(16 * MB)
  fs.rmSync(path.dirname(files.log), { recursive: true })
})
