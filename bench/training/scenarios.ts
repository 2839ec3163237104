import { addDays, dayIn } from '../../lib/platform/dates/day'
import type { Scenario } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import type { Shot } from '../side-by-side/load'

/** The workers whom the bench enrols, each once in a turn. */
export const ROWS = 10_000
const FIRST_OF_THEM = 5_000
const SESSIONS_TO_COME = 396
const FIRST_TO_COME = 1_604

/** A Safety Officer. */
export const CALLER = idOf('officer')

const today = dayIn('Asia/Bangkok', new Date())

const post = (path: string, members: object): Shot => ({
  method: 'POST',
  path: `/api/${path}`,
  body: JSON.stringify(members),
})

/** The six weeks that a month's page of the calendar shows, around a day of the last year. */
function month(n: number): Shot {
  const fromDate = addDays(today, (n % 360) - 330)
  return post('training-sessions/search', { fromDate, toDate: addDays(fromDate, 41) })
}

export const scenarios = {
  month: {
    title: 'month view of the calendar: 168 of 2,000 sessions',
    shot: month,
    status: 200,
    connections: 4,
  },
  approvals: {
    title: 'approvals: first 50 of 20,000 pending, of 100,000 rows',
    shot: () => post('training-approvals/search', { status: 'Pending', page: 1, pageSize: 50 }),
    status: 200,
    connections: 4,
  },
  enroll: {
    title: 'enrolment of one worker, into distinct sessions',
    shot: (n: number) =>
      post('training-enrollments/enroll', {
        sessionId: idOf(`session-${FIRST_TO_COME + (n % SESSIONS_TO_COME)}`),
        personIds: [idOf(`worker-${FIRST_OF_THEM + n}`)],
      }),
    status: 200,
    connections: 16,
    tidy: [
      `DELETE FROM "attendances" WHERE "contractorId" = '${idOf('employer-40')}'`,
      `UPDATE "training_sessions" SET "seatsTaken" = 50, "rowVersion" = 1 WHERE "rowVersion" > 1`,
      'VACUUM ANALYZE "attendances", "training_sessions"',
    ],
  },
} satisfies Record<string, Scenario>
