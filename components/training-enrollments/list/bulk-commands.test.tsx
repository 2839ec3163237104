import { afterEach, expect, test, vi } from 'vitest'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { BulkCommands } from './bulk-commands'
import { useAttendanceCommand } from './use-attendance-command'

const attendance: AttendanceRecord = {
  id: 'one',
  sessionId: 'session',
  personId: 'person',
  contractorId: null,
  status: 'Enrolled',
  enrolledAt: '2026-03-01T02:00:00Z',
  enrolledByUserId: 'user',
  confirmedAt: null,
  confirmedByUserId: null,
  checkedInAt: null,
  checkedInByUserId: null,
  resultAt: null,
  resultByUserId: null,
  note: null,
  rowVersion: 1,
  person: {
    id: 'person',
    nameTh: 'สมชาย ใจดี',
    nameEn: null,
    code: 'P-000017',
    TrainingStatus: 'NotTrained',
    trainingValidUntil: null,
    profileAssetId: null,
  },
  contractor: null,
  session: {
    scheduleName: 'ปฐมนิเทศ',
    scheduleNickname: 'ปฐมนิเทศ',
    date: '2026-03-02',
    period: 'Morning',
    startTime: '09:00',
    location: 'ห้อง 1',
    status: 'Open',
    hasBegun: false,
  },
  can: { commands: ['confirm'] },
}
const onDone = vi.fn<() => void>()

function Commands() {
  const command = useAttendanceCommand([attendance])
  return (
    <BulkCommands chosen={[attendance]} command={command} onDone={onDone} onCorrect={() => {}} />
  )
}

afterEach(() => {
  onDone.mockClear()
  vi.unstubAllGlobals()
})

test('rows stay selected when their command could not be sent, and only then', async () => {
  let isThere = false
  const results = [{ id: 'one', outcome: 'done', status: 'Confirmed' }]
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return Response.json({ results })
  })
  render(<Commands />)
  ;(await readyButton('ยืนยัน (1)')).click()
  await findElement('.mantine-Notification-root', 'ระบบจะทำรายการนี้เพียงครั้งเดียว')
  expect(onDone).not.toHaveBeenCalled()
  isThere = true
  ;(await readyButton('ยืนยัน (1)')).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
})
