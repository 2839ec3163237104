import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { TwoLines } from './two-lines'
import classes from './whole-words.module.css'

test('codes stay whole in the second line', async () => {
  render(<TwoLines first="โกดัง A" second="PR-2026-0119 · Re-order" />)
  const line = await findElement('[data-second]', 'PR-2026-0119 · Re-order')
  const codes = [...line.querySelectorAll(`.${classes.code}`)].map(({ textContent }) => textContent)
  expect(codes).toEqual(['PR-2026-0119'])
})
