import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { DayInput } from './day-input'

const calendar = () => document.querySelector('[data-dates-dropdown]')

test('the calendar opens by a click, not by the focus that a refused form gives the field', async () => {
  render(<DayInput label="วันที่" value="2026-11-23" onChange={() => {}} />)
  const input = await findElement<HTMLInputElement>('input[data-dates-input]')
  input.focus()
  expect(document.activeElement).toBe(input)
  expect(calendar()).toBeNull()
  input.click()
  await expect.poll(calendar).not.toBeNull()
  input.blur()
  await expect.poll(calendar).toBeNull()
  input.focus()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(calendar()).toBeNull()
})
