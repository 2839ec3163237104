import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceFiles, sourceHash } from './source-hash.mjs'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'))
  write('app/page.tsx', 'one')
  write('package-lock.json', '{}')
})

afterEach(() => fs.rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

describe('the hash of the sources', () => {
  it.each([
    ['app/page.tsx', 'two'],
    ['app/new.tsx', 'new'],
    ['package-lock.json', '{"a":1}'],
  ])('changes with %s', (file, text) => {
    const before = sourceHash(root)
    write(file, text)
    expect(sourceHash(root)).not.toBe(before)
  })

  it('does not change with files that are not built', () => {
    const before = sourceHash(root)
    const files = [
      'app/page.test.tsx',
      'lib/testing/calls/call.ts',
      'e2e/a.spec.ts',
      '.data/pg/1',
      'README.md',
    ]
    for (const file of [...files, 'node_modules/a/index.js', '.next/BUILD_ID']) write(file, 'x')
    expect(sourceHash(root)).toBe(before)
    expect(sourceFiles(root, '')).toEqual(['app/page.tsx', 'package-lock.json'])
  })
})
