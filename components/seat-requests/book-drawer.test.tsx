import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { BookDrawer } from './book-drawer'

const id = '0199c8a0-0000-7001-8000-000000000002'
const session = { id, seatsFree: 3, capacity: 5 } as TrainingSessionRecord

afterEach(() => vi.unstubAllGlobals())

test('a booking that is filled in is not given up without a question', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }))
  let timesClosed = 0
  const drawer = { isOpen: true, wasOpened: true, row: null, open: () => {} }
  render(
    <BookDrawer {...drawer} close={() => timesClosed++} session={session} ownEmployerId={id} />,
  )
  const cancel = await findElement('button', 'ยกเลิก')
  cancel.click()
  await expect.poll(() => timesClosed).toBe(1)
  await typeInto(await findElement<HTMLInputElement>('input[type=number]'), '4')
  cancel.click()
  const leave = await findElement('button', 'ออกโดยไม่บันทึก')
  expect(timesClosed).toBe(1)
  leave.click()
  await expect.poll(() => timesClosed).toBe(2)
})

function Closable() {
  const [isOpen, setOpen] = useState(true)
  const drawer = { isOpen, wasOpened: true, row: null, open: () => {} }
  return (
    <BookDrawer {...drawer} close={() => setOpen(false)} session={session} ownEmployerId={id} />
  )
}

const refused = () => {
  const body = { status: 400, code: 'session-full', detail: 'คิวปิดแล้ว', errors: [] }
  const headers = { 'content-type': 'application/problem+json' }
  return Response.json(body, { status: 400, headers })
}
const withoutOne = () =>
  Response.json({ success: true, messages: [], skipped: [{ personId: id, text: 'มีคิวอยู่แล้ว' }] })

test.each([
  ['is refused', refused, 'คิวปิดแล้ว'],
  ['leaves somebody out', withoutOne, 'มีคิวอยู่แล้ว'],
] as const)('whoever leaves before a booking %s learns of it', async (_, answer, text) => {
  let arrive: (() => void) | undefined
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/seat-requests/book')
      return Response.json([], { headers: { 'x-total-count': '0' } })
    await new Promise<void>((resolve) => (arrive = resolve))
    return answer()
  })
  render(<Closable />)
  ;(await readyButton('ขอ 1 ที่นั่ง')).click()
  await expect.poll(() => arrive).toBeDefined()
  ;(await findElement('.mantine-Drawer-close')).click()
  await expect.poll(() => document.querySelector('input[type=number]')).toBeNull()
  arrive!()
  await findElement('.mantine-Notification-root', text)
})
