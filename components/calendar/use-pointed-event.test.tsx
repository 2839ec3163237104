import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { usePointedEvent } from './use-pointed-event'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => vi.useRealTimers())

function Day() {
  const { pointed, handlers } = usePointedEvent()
  return (
    <div {...handlers}>
      <div className="rbc-event">
        <button type="button" data-event-id="one">
          One
        </button>
      </div>
      <p>beside</p>
      <output>{pointed?.id ?? 'none'}</output>
    </div>
  )
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const shown = () => find('output').textContent
const pointAt = (selector: string) =>
  act(() => void find(selector).dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('the card of an event in focus stays when the pointer has left another one', () => {
  vi.useFakeTimers()
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<Day />))
  pointAt('button')
  pass(400)
  expect(shown()).toBe('one')
  pointAt('p')
  pass(400)
  expect(shown()).toBe('none')

  pointAt('p')
  act(() => find('button').focus())
  expect(shown()).toBe('one')
  pass(400)
  expect(shown()).toBe('one')
})
