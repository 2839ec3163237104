import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { PASSING, useIntention } from './use-intention'

afterEach(() => void vi.useRealTimers())

function Place() {
  const { isIntended, handlers } = useIntention()
  return (
    <button type="button" {...handlers}>
      {isIntended ? 'read ahead' : 'not read'}
    </button>
  )
}

test('a pointer that passes intends nothing, one that stays does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Place />)
  const place = await findElement('button', 'not read')
  vi.useFakeTimers()
  const point = (type: string) =>
    act(async () => void place.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  await point('mouseover')
  await act(() => vi.advanceTimersByTimeAsync(PASSING - 1))
  await point('mouseout')
  await act(() => vi.advanceTimersByTimeAsync(PASSING))
  expect(place.textContent).toBe('not read')
  await point('mouseover')
  await act(() => vi.advanceTimersByTimeAsync(PASSING))
  expect(place.textContent).toBe('read ahead')
})
