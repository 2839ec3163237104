import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeSecretFile } from './make-secret-file'

let folder: string
let file: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'))
  file = path.join(folder, 'field.key')
})

afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true })
})

describe('the file of a secret', () => {
  test('is for its owner alone, and the only one that is left', () => {
    makeSecretFile(file, 'secret\n')
    expect(fs.readdirSync(folder)).toEqual(['field.key'])
    expect(fs.readFileSync(file, 'utf8')).toBe('secret\n')
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  test('stays as it is where it is there', () => {
    fs.writeFileSync(file, 'of another start')
    makeSecretFile(file, 'secret')
    expect(fs.readFileSync(file, 'utf8')).toBe('of another start')
  })

  test.runIf(process.platform === 'linux')(
    'is on the disk, and its name in the folder, too',
    () => {
      const synced: [string, boolean][] = []
      vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
        synced.push([fs.readlinkSync(`/proc/self/fd/${descriptor}`), fs.existsSync(file)])
      })
      makeSecretFile(file, 'secret')
      expect(synced).toEqual([
        [`${file}.${process.pid}`, false],
        [folder, true],
      ])
    },
  )

  test('is made on a disk that knows no links', () => {
    vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
    })
    makeSecretFile(file, 'secret')
    expect(fs.readdirSync(folder)).toEqual(['field.key'])
    expect(fs.readFileSync(file, 'utf8')).toBe('secret')
  })
})
