import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '@/lib/testing/runs/render'
import { FormModal } from './form-modal'
import { RecordDrawer } from './record-drawer'

/** A dialog over a drawer, as on the page of a list. */
function Stacked() {
  const [isOpen, setOpen] = useState(true)
  const [isAbove, setAbove] = useState(true)
  return (
    <>
      <RecordDrawer title="below" isOpen={isOpen} onClose={() => setOpen(false)}>
        {() => <p>below</p>}
      </RecordDrawer>
      <FormModal title="above" isOpen={isAbove} onClose={() => setAbove(false)}>
        <p>above</p>
      </FormModal>
      <output>{[isOpen && 'below', isAbove && 'above'].filter(Boolean).join()}</output>
    </>
  )
}

const open = () => document.querySelector('output')?.textContent
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

test('Escape closes the topmost of two dialogs, then the one below', async () => {
  render(<Stacked />)
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2), 30_000)
  pressEscape()
  await vi.waitFor(() => expect(open()).not.toBe('below,above'), 30_000)
  expect(open()).toBe('below')
  await vi.waitFor(() => {
    pressEscape()
    expect(open()).toBe('')
  }, 30_000)
})
