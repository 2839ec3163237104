import { beforeEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { useReviewKeys } from './use-review-keys'

const move = vi.fn<(by: 1 | -1) => void>()

beforeEach(() => {
  localStorage.clear()
  move.mockClear()
})

function Review() {
  return <p>{useReviewKeys(null, move) ? 'keys' : 'no keys'}</p>
}

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyJ' }))

test('letters lead through the queue', async () => {
  render(<Review />)
  await findElement('p', 'keys')
  await expect.poll(() => press() && move.mock.calls.length).toBeGreaterThan(0)
})

test('letters do nothing for whoever has turned them off', async () => {
  localStorage.setItem('letter-keys', 'false')
  render(<Review />)
  await findElement('p', 'no keys')
  press()
  expect(move).not.toHaveBeenCalled()
})
