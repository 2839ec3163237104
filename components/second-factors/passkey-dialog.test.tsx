import { expect, test } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { PasskeyDialog } from './passkey-dialog'

test('a name that was typed is not given up without a question', async () => {
  let timesClosed = 0
  render(<PasskeyDialog onAdded={() => {}} onClose={() => timesClosed++} />)
  await typeInto(await findElement<HTMLInputElement>('input'), 'โทรศัพท์')
  ;(await readyButton('ยกเลิก')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => timesClosed).toBe(1)
})
