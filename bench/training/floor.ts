import { pool, rowsOf, serveFloor, type Answer } from '../side-by-side/floor-server'

const SESSIONS = `SELECT session."id", session."scheduleId", plan."name" AS "scheduleName",
    plan."nickname" AS "scheduleNickname", session."date", session."period", session."startTime",
    session."endTime", session."location", session."capacity", session."seatsTaken", session."status",
    session."cancelReason", session."rowVersion"
  FROM "training_sessions" session JOIN "training_plans" plan ON plan."id" = session."scheduleId"
  WHERE session."date" BETWEEN $1 AND $2 ORDER BY session."date", session."startTime"`

const PENDING = `SELECT attendance.*,
    json_build_object('id', person."id", 'nameTh', person."firstNameTh" || ' ' || person."lastNameTh",
      'TrainingStatus', person."trainingStatus") AS "person",
    json_build_object('id', employer."id", 'nameTh', employer."nameTh") AS "contractor",
    json_build_object('date', session."date", 'period', session."period", 'scheduleName', plan."name") AS "session",
    count(*) OVER () AS "total"
  FROM "attendances" attendance
  JOIN "persons" person ON person."id" = attendance."personId"
  LEFT JOIN "employers" employer ON employer."id" = attendance."contractorId"
  JOIN "training_sessions" session ON session."id" = attendance."sessionId"
  JOIN "training_plans" plan ON plan."id" = session."scheduleId"
  WHERE attendance."status" IN ('Enrolled', 'Confirmed', 'Attended')
  ORDER BY session."date", session."startTime", person."firstNameTh" LIMIT $1`

const TAKE_SEAT = `UPDATE "training_sessions" SET "seatsTaken" = "seatsTaken" + 1, "rowVersion" = "rowVersion" + 1
  WHERE "id" = $1 AND "status" = 'Open' AND "seatsTaken" < "capacity" RETURNING "date", "period"`

const LOCK_PERSON = `SELECT "employerId" FROM "persons" WHERE "id" = $1 FOR NO KEY UPDATE`

const IS_BUSY = `SELECT FROM "attendances" attendance
  JOIN "training_sessions" session ON session."id" = attendance."sessionId"
  WHERE attendance."personId" = $1 AND session."date" = $2 AND session."period" = $3
    AND attendance."status" NOT IN ('Cancelled', 'NoShow')`

const ENTER = `INSERT INTO "attendances" ("id", "sessionId", "personId", "contractorId", "enrolledAt",
    "enrolledByUserId", "updatedAt")
  VALUES (gen_random_uuid(), $1, $2, $3, now(), $2, now()) RETURNING "id"`

/** With the checks and locks that every enrolment needs. */
async function enroll(sessionId: string, personId: string): Promise<Answer> {
  const client = await pool.connect()
  const query = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows
  try {
    await client.query('BEGIN')
    const [session] = await query('take', TAKE_SEAT, [sessionId])
    const [person] = await query('lock', LOCK_PERSON, [personId])
    const busy = await query('busy', IS_BUSY, [personId, session?.date, session?.period])
    if (!session || !person || busy.length > 0) {
      await client.query('ROLLBACK')
      return [400, { message: 'refused' }]
    }
    const [row] = await query('enter', ENTER, [sessionId, personId, person.employerId])
    await client.query('COMMIT')
    return [200, { results: [{ personId, id: row.id, outcome: 'Enrolled' }] }]
  } finally {
    client.release()
  }
}

serveFloor({
  post: {
    '/api/training-sessions/search': async (range: { fromDate: string; toDate: string }) => [
      200,
      await rowsOf('sessions', SESSIONS, [range.fromDate, range.toDate]),
    ],
    '/api/training-approvals/search': async ({ pageSize }: { pageSize: number }) => [
      200,
      await rowsOf('pending', PENDING, [pageSize]),
    ],
    '/api/training-enrollments/enroll': (input: { sessionId: string; personIds: [string] }) =>
      enroll(input.sessionId, input.personIds[0]),
  },
})
