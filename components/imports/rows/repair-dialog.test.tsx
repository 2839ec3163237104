import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

function Repair() {
  const [isOpen, setOpen] = useState(true)
  const onClose = () => setOpen(false)
  return isOpen && <RepairDialog file={file} group={group} label="สัญชาติ" onClose={onClose} />
}

test('whoever leaves before a text is refused learns of it', async () => {
  let refuse = () => {}
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => (refuse = resolve))
    const body = { status: 409, code: 'import-busy', detail: 'กำลังตรวจไฟล์อยู่', errors: [] }
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(body, { status: 409, headers })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<Repair />)
  await typeInto(await findElement<HTMLInputElement>('input'), 'ไทย')
  const before = refuse
  ;(await readyButton('แก้ทั้งหมด')).click()
  await expect.poll(() => refuse).not.toBe(before)
  ;(await readyButton('ยกเลิก')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  refuse()
  await findElement('.mantine-Notification-root', 'กำลังตรวจไฟล์อยู่')
})
