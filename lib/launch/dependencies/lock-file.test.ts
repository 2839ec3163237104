import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../base/project-root'

type Library = { version?: string; integrity?: string; resolved?: string }

test('every library has its version and its checksum, and no address of a registry', () => {
  const text = fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Library> }
  const libraries = Object.entries(packages).filter(([place]) => place.includes('node_modules/'))
  expect(libraries.length).toBeGreaterThan(500)
  const isBound = ({ version, integrity, resolved }: Library) =>
    version && integrity?.startsWith('sha512-') && !resolved
  expect(libraries.filter(([, library]) => !isBound(library)).map(([place]) => place)).toEqual([])
})
