import { expect, test } from '@playwright/test'
import { budgets, weights } from '../fixtures/first-load'

test('no page makes its reader load more JavaScript first than its kind may', () => {
  const all = weights()
  expect(all.filter(({ kind }) => kind === 'list').length).toBeGreaterThan(15)
  const tooHeavy = all.filter(({ kind, gzip }) => gzip > budgets[kind])
  const inWords = tooHeavy.map(({ route, gzip }) => `${route}: ${Math.ceil(gzip)} KB`)
  expect(inWords).toEqual([])
})
