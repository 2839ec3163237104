import { expect, test } from 'vitest'
import { eraFor } from './era'

test.each([
  ['th', 'BE', undefined, 'BE'],
  ['th', 'CE', undefined, 'CE'],
  ['th', 'BE', 'CE', 'BE'],
  ['en', 'BE', undefined, 'CE'],
  ['en', 'BE', 'BE', 'BE'],
  ['en', 'CE', 'BE', 'BE'],
  ['en', 'BE', 'nonsense', 'CE'],
] as const)('%s at a site with %s, the reader having chosen %s: %s', (locale, site, chosen, era) =>
  expect(eraFor(locale, site, chosen)).toBe(era),
)
