import { rowsOf, serveFloor, type Answer } from '../side-by-side/floor-server'

const MOST = 300

const PERMIT = `SELECT permit."id", permit."permitNo", permit."status", permit."typeCode", permit."workDate", permit."startTime",
    permit."endTime", permit."description", permit."statusReason", permit."requestedByUserId", permit."rowVersion",
    contractor."nameTh", contractor."nameEn", area."nameTh" AS "areaTh", area."nameEn" AS "areaEn", project."name" AS "project",
    project."status" AS "projectStatus", project."workOwnerUserId", task."assigneeUserId",
    jsonb_array_length(permit."jsaSteps") AS "stepCount"
  FROM "work_permits" permit
  LEFT JOIN "employers" contractor ON contractor."id" = permit."contractorId"
  LEFT JOIN "workspace_areas" area ON area."id" = permit."workspaceAreaId"
  LEFT JOIN "projects" project ON project."id" = permit."projectId"
  LEFT JOIN "tasks" task ON task."id" = permit."taskId"`

const OF_DAYS = `${PERMIT} WHERE permit."workDate" BETWEEN $1 AND $2
  AND permit."status" IN ('Submitted', 'Approved', 'Active', 'Suspended')`
const STOPPED = `${PERMIT} WHERE permit."status" = 'Suspended'`
const PAST_END = `${PERMIT} WHERE permit."status" IN ('Expired', 'AwaitingClosure')`
const APPROVALS = `SELECT "permitId", "role", "userId" FROM "work_permit_approvals" WHERE "permitId" = ANY ($1)`
const WORKERS = `SELECT "permitId", "personId", "dutyCodes" FROM "work_permit_workers" WHERE "permitId" = ANY ($1)`
const PEOPLE = `SELECT "id", "code", "firstNameTh", "lastNameTh", "firstNameEn", "lastNameEn", "employerId", "removedAt",
    "trainingStatus", "trainingValidUntil", "profileAssetId" FROM "persons" WHERE "id" = ANY ($1)`
const CREDENTIALS = `SELECT "personId", "typeId", "status", "issuedOn", "expiresOn" FROM "credentials" WHERE "personId" = ANY ($1)`
const RULES = `SELECT * FROM "requirements" WHERE "isActive" AND "purpose" = 'Work'`

const credentials = (
  where: string,
  order: string,
) => `SELECT credential.*, type."nameTh", type."nameEn", person."code",
    person."firstNameTh", person."lastNameTh", (SELECT count(*)::int FROM "credentials" WHERE ${where}) AS "total"
  FROM (SELECT * FROM "credentials" WHERE ${where} ORDER BY "${order}" LIMIT ${MOST}) credential
  JOIN "credential_types" type ON type."id" = credential."typeId" JOIN "persons" person ON person."id" = credential."personId"`
const TO_REVIEW = credentials(`"status" = 'Submitted'`, 'submittedAt')
const ENDING = credentials(
  `"status" = 'Approved' AND "expiresOn" BETWEEN $1 AND $1::date + 30`,
  'expiresOn',
)
const TRAINING_ENDING = `SELECT "id", "code", "firstNameTh", "lastNameTh", "trainingValidUntil", count(*) OVER ()::int AS "total"
  FROM "persons" WHERE "trainingStatus" = 'Passed' AND "trainingValidUntil" BETWEEN $1 AND $1::date + 30
  ORDER BY "trainingValidUntil" LIMIT ${MOST}`
const TASKS = `SELECT *, count(*) OVER ()::int AS "total" FROM "tasks"
  WHERE "assigneeUserId" = md5('officer')::uuid AND "status" = 'Open' ORDER BY "dueDate" LIMIT ${MOST}`
const STAYS = `SELECT *, count(*) OVER ()::int AS "total" FROM "stays"
  WHERE "outAt" IS NULL AND "inAt" < now() - interval '14 hours' ORDER BY "inAt" LIMIT ${MOST}`
const ROSTERS = `SELECT session.*, count(*)::int AS "people", count(*) OVER ()::int AS "total"
  FROM "training_sessions" session JOIN "attendances" attendance ON attendance."sessionId" = session."id"
  WHERE session."status" = 'Open' AND session."date" <= $1 AND attendance."status" = 'Enrolled'
  GROUP BY session."id" ORDER BY session."date" LIMIT ${MOST}`

type Row = Record<string, unknown> & { id: string }
const countOf = (rows: Row[]) => Number(rows[0]?.total ?? 0)

/** What a Safety Officer is shown, read and not judged. */
async function answer(query: string): Promise<Answer> {
  const day = query.replace(/.*=/, '')
  const [{ today }] = await rowsOf(
    'today',
    `SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS "today"`,
  )
  const isFar = Date.parse(day) > Date.parse(today) + 7 * 86_400_000
  const permits: Row[] = await rowsOf('of-days', OF_DAYS, [isFar ? day : today, day])
  const ids = permits.map(({ id }) => id)
  const workers: { personId: string }[] = await rowsOf('workers', WORKERS, [ids])
  const personIds = [...new Set(workers.map(({ personId }) => personId))]
  const facts = [
    await rowsOf('approvals', APPROVALS, [ids]),
    await rowsOf('people', PEOPLE, [personIds]),
    await rowsOf('credentials', CREDENTIALS, [personIds]),
    await rowsOf('rules', RULES),
  ]
  const lists: Record<string, Row[]> = {
    reviewCredential: await rowsOf('to-review', TO_REVIEW),
    credentialEnding: await rowsOf('ending', ENDING, [today]),
    trainingEnding: await rowsOf('training-ending', TRAINING_ENDING, [today]),
    task: await rowsOf('tasks', TASKS),
    overstay: await rowsOf('stays', STAYS),
    rosterOpen: await rowsOf('rosters', ROSTERS, [day]),
  }
  const stopped: Row[] = await rowsOf('stopped', STOPPED)
  const pastEnd: Row[] = await rowsOf('past-end', PAST_END)
  const judged = permits.filter(({ status }) => status === 'Submitted' || status === 'Approved')
  const counts = {
    ...Object.fromEntries(Object.entries(lists).map(([kind, rows]) => [kind, countOf(rows)])),
    stopped: stopped.length,
    pastEnd: pastEnd.length,
    judged: judged.length,
  }
  return [200, { counts, facts: facts.length, items: permits.slice(0, MOST) }]
}

serveFloor({ get: { '/api/cockpit': answer }, post: {} })
