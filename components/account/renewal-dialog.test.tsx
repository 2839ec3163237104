import { useState } from 'react'
import { expect, test } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { RenewalDialog } from './renewal-dialog'

function Page() {
  const [isLost, setLost] = useState(false)
  return (
    <>
      <textarea />
      <button type="button" onClick={() => setLost(!isLost)}>
        เปลี่ยน
      </button>
      {isLost && <RenewalDialog isTaken email="somchai@example.com" goOn={async () => {}} />}
    </>
  )
}

test('the focus is back where it was once the session is', async () => {
  render(<Page />)
  const field = await findElement<HTMLTextAreaElement>('textarea')
  field.focus()
  const change = await readyButton('เปลี่ยน')
  change.click()
  const dialog = await findElement('[role=dialog]')
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  change.click()
  await expect.poll(() => document.activeElement).toBe(field)
})
