import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { NextBookedSession } from './booked-session'
import { EnrollmentPolicy } from './may-enroll'

type Seat = {
  sessionId: string
  date: string
  status?: string
  hasBegun?: boolean
  credentialTypeId?: string
}

const seatOf = ({ sessionId, status = 'Enrolled', ...session }: Seat) => ({
  sessionId,
  status,
  session: { period: 'Morning', hasBegun: false, credentialTypeId: null, ...session },
})

/** `seats`: the latest first, as the server lists them. */
function show(seats: Seat[]) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { pageSize } = JSON.parse(body)
    return Response.json(seats.map(seatOf).slice(0, pageSize))
  })
  render(
    <EnrollmentPolicy value>
      <NextBookedSession personId="somebody" />
    </EnrollmentPolicy>,
  )
}
const linked = async () => (await findElement('a', 'ลงทะเบียนแล้ว')).getAttribute('href')

afterEach(() => vi.unstubAllGlobals())

test('the next seat in the safety training is shown, not one in a later course', async () => {
  const course = { sessionId: 'course', date: '2026-12-20', credentialTypeId: 'type' }
  const safety = { sessionId: 'safety', date: '2026-12-01' }
  show([course, safety])
  expect(await linked()).toBe('/training/sessions/safety')
})

test('of two seats in the safety training the earlier one is shown, past a course before it', async () => {
  show([
    { sessionId: 'late', date: '2026-12-20' },
    { sessionId: 'early', date: '2026-12-19' },
    { sessionId: 'course', date: '2026-12-18', credentialTypeId: 'type' },
    { sessionId: 'past', date: '2026-12-17', hasBegun: true },
  ])
  expect(await linked()).toBe('/training/sessions/early')
})

test('seats that were given up later do not hide the one that is kept', async () => {
  const givenUp = Array.from({ length: 6 }, (_, index) => ({
    sessionId: `given-up-${index}`,
    date: `2026-12-${20 - index}`,
    status: 'Cancelled',
  }))
  show([...givenUp, { sessionId: 'kept', date: '2026-12-01' }])
  expect(await linked()).toBe('/training/sessions/kept')
})
