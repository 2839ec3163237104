import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
import { SearchDialog } from './search-dialog'
import { searchDialog } from './store'

afterEach(() => {
  searchDialog.close()
  vi.unstubAllGlobals()
})

const isSelected = (element: Element) => element.getAttribute('aria-selected') === 'true'
const options = () => [...document.querySelectorAll('[role=option]')]

test('the page that was selected before the records came stays so', async () => {
  let answer = () => {}
  const hit = { type: 'person', id: 'one', href: '/persons/one', label: 'สมชาย', detail: null }
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => (answer = () => resolve(Response.json([hit])))),
  )
  render(<SearchDialog offered={['/training/calendar', '/training/info']} />)
  searchDialog.open()
  const field = await findElement<HTMLInputElement>('[role=combobox]')
  const before = answer
  await typeInto(field, 'อบรม')
  await expect.poll(() => options().map(isSelected)).toEqual([true, false])
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true }),
  )
  await expect.poll(() => options().map(isSelected)).toEqual([false, true])
  await expect.poll(() => answer).not.toBe(before)
  answer()
  await expect.poll(() => options().length).toBe(3)
  expect(options().map(isSelected)).toEqual([false, true, false])
})
