import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { EnrollDrawer } from './enroll-drawer'

const id = '0199c8a0-0000-7001-8000-000000000002'
const somut: CandidateRecord = {
  id,
  code: 'P-1',
  nameTh: 'สมุทร',
  nameEn: null,
  employer: null,
  TrainingStatus: 'NotTrained',
  trainingValidUntil: null,
  profileAssetId: null,
  hasIdCard: true,
  refusal: null,
}

let timesClosed = 0

beforeEach(() => {
  timesClosed = 0
  const seats = { seatsTaken: 0, seatsHeld: 0, seatsFree: 5, waitingSeats: 0, capacity: 5 }
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('candidates')
      ? Response.json([somut], { headers: { 'x-total-count': '1' } })
      : Response.json({ id, ...seats }),
  )
})

afterEach(() => vi.unstubAllGlobals())

function open(personIds: string[]): void {
  const drawer = { isOpen: true, wasOpened: true, row: null, open: () => {} }
  const close = () => timesClosed++
  render(
    <EnrollDrawer
      {...drawer}
      close={close}
      sessionId={id}
      ownEmployerId={id}
      personIds={personIds}
    />,
  )
}

test('people who were chosen are not given up without a question', async () => {
  open([])
  ;(await findElement('input[type=checkbox]')).click()
  await findElement('label[data-chosen]')
  // The drawer hears of it a moment later.
  await new Promise((resolve) => setTimeout(resolve, 100))
  ;(await findElement('button', 'ยกเลิก')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => timesClosed).toBe(1)
})

test('those with whom the list was opened need no question', async () => {
  open([id])
  await findElement('label[data-chosen]')
  ;(await findElement('button', 'ยกเลิก')).click()
  await expect.poll(() => timesClosed).toBe(1)
})

test('nobody else can be chosen while those who were are being enrolled', async () => {
  const answering = globalThis.fetch
  let refuse = () => {}
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('/enroll')) return answering(path)
    await new Promise<void>((resolve) => (refuse = resolve))
    const headers = { 'content-type': 'application/problem+json' }
    const body = { status: 503, code: 'busy', detail: 'ลองใหม่', errors: [] }
    return Response.json(body, { status: 503, headers })
  })
  open([id])
  await findElement('label[data-chosen]')
  const isInert = () => document.querySelector('[inert] label[data-chosen]') !== null
  expect(isInert()).toBe(false)
  const before = refuse
  ;(await readyButton('ลงทะเบียน 1')).click()
  await expect.poll(() => refuse).not.toBe(before)
  await expect.poll(isInert).toBe(true)
  refuse()
  await expect.poll(isInert).toBe(false)
})
