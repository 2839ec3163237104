import { expect, test } from 'vitest'
import { problems } from './problems'

/** Source: docs/decisions/0444-sentences-that-hold-with-any-number.md. */
test('an English sentence of a problem reads right with one of what it counts', () => {
  const plural =
    /\{(?:count|people|tasks|users|trainings|seats|seconds|minutes)\} (?:\w+ )?(?:people|\w+s)\b/
  const wrongWithOne = Object.entries(problems).filter(([, { en }]) => plural.test(en))
  expect(wrongWithOne.map(([code]) => code)).toEqual([])
})
