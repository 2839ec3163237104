import { addDays, dayIn } from '../../lib/platform/dates/day'
import type { Scenario } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { BenchRequest } from '../side-by-side/load'

/** The number of workers whom the bench enrols, and the first of them in the dataset. */
export const ROWS = 10_000
const FIRST_WORKER = 5_000
const FUTURE_SESSIONS = 396
const FIRST_FUTURE_SESSION = 1_604

/** A Safety Officer. */
export const CALLER = idOf('officer')

const today = dayIn('Asia/Bangkok', new Date())

const post = (path: string, members: object): BenchRequest => ({
  method: 'POST',
  path: `/api/${path}`,
  body: JSON.stringify(members),
})

/** The six weeks of a month view, from a day of the last year. */
function month(n: number): BenchRequest {
  const fromDate = addDays(today, (n % 360) - 330)
  return post('training-sessions/search', { fromDate, toDate: addDays(fromDate, 41) })
}

export const scenarios = {
  month: {
    title: 'month view of the calendar: 168 of 2,000 sessions',
    request: month,
    status: 200,
    connections: 4,
  },
  approvals: {
    title: 'approvals: first 50 of 20,000 pending, of 100,000 rows',
    request: () => post('training-approvals/search', { status: 'Pending', page: 1, pageSize: 50 }),
    status: 200,
    connections: 4,
  },
  enroll: {
    title: 'enrolment of one worker, into distinct sessions',
    request: (n: number) =>
      post('training-enrollments/enroll', {
        sessionId: idOf(`session-${FIRST_FUTURE_SESSION + (n % FUTURE_SESSIONS)}`),
        personIds: [idOf(`worker-${FIRST_WORKER + n}`)],
      }),
    status: 200,
    connections: 16,
    cleanUp: [
      `DELETE FROM "attendances" WHERE "contractorId" = '${idOf('employer-40')}'`,
      `UPDATE "training_sessions" SET "seatsTaken" = 50, "rowVersion" = 1 WHERE "rowVersion" > 1`,
      'VACUUM ANALYZE "attendances", "training_sessions"',
    ],
  },
} satisfies Record<string, Scenario>
