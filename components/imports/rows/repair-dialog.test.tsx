import { expect, test } from 'vitest'
import type { ImportGroup, ImportPage } from '@/lib/domain/site/imports/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { RepairDialog } from './repair-dialog'

const file = { id: 'file', mapping: { nationality: 'สัญชาติ' } } as Partial<ImportPage> as ImportPage
const group = {
  column: 'nationality',
  text: 'THAI',
  count: 3,
  firstRow: 2,
  message: 'ไม่รู้จัก',
} as Partial<ImportGroup> as ImportGroup

test('a text that was typed is not given up without a question', async () => {
  let timesClosed = 0
  const onClose = () => timesClosed++
  render(<RepairDialog file={file} group={group} label="สัญชาติ" onClose={onClose} />)
  await typeInto(await findElement<HTMLInputElement>('input'), 'ไทย')
  ;(await readyButton('ยกเลิก')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => timesClosed).toBe(1)
})
