import { expect, test } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { RecordDrawer } from './record-drawer'
import { useDrawer } from './use-drawer'

function Screen() {
  const { isOpen, open, close } = useDrawer<never>()
  return (
    <>
      <button type="button" onClick={() => open(null)}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <RecordDrawer title="Record" isOpen={isOpen} onClose={close}>
        <input data-autofocus />
      </RecordDrawer>
    </>
  )
}

test('a drawer that is opened again as soon as it is closed keeps the focus', async () => {
  render(<Screen />)
  const open = await readyButton('Open')
  const close = await readyButton('Close')
  open.focus()
  open.click()
  await findElement('input')
  close.click()
  open.click()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(await findElement('input'))
})
