import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { product, sources } from './imports'

const patterns = fs
  .readFileSync(path.resolve(import.meta.dirname, '../../.dockerignore'), 'utf8')
  .split('\n')
  .filter(Boolean)

/** As the builder of containers reads them: a folder, or files of an ending anywhere. */
const isLeftOut = (file: string) =>
  patterns.some((pattern) =>
    pattern.startsWith('**/*')
      ? file.endsWith(pattern.slice('**/*'.length))
      : file === pattern || file.startsWith(`${pattern}/`),
  )

test('the container has no source of a test, fixture, benchmark or drill', () =>
  expect(sources.filter((file) => !isLeftOut(file))).toEqual(product))

test('the container has what the product reads besides its sources', () => {
  const read = ['package.json', 'next.config.mjs', 'tsconfig.json', 'public/readme/persons.png']
  expect(read.filter(isLeftOut)).toEqual([])
})
