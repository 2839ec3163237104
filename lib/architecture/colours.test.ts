import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const components = path.resolve(import.meta.dirname, '../../components')
/** Where a colour gets its name, and its pair in the dark. */
const named = [
  'layout/theme.ts',
  'layout/generated/theme.css',
  'layout/colours.css',
  'jsa-templates/risk-colours.css',
]

test('a colour of a screen is written as a name, so that it has its pair in the dark', () => {
  const files = fs
    .readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !named.includes(file))
  const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i
  const coloured = files.filter((file) =>
    hex.test(fs.readFileSync(path.join(components, file), 'utf8')),
  )
  expect(coloured).toEqual([])
})
