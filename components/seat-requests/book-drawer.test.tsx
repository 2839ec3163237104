import { afterEach, expect, test, vi } from 'vitest'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
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
