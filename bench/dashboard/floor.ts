import { rowsOf, serveFloor, type Answer } from '../side-by-side/floor-server'

const GROUPS = `count(*) FILTER (WHERE "status" IN ('Submitted', 'ChangesRequested'))::int AS "awaitingApproval",
  count(*) FILTER (WHERE "status" IN ('Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'))::int AS "open",
  count(*) FILTER (WHERE "status" = 'Closed')::int AS "closed"`

const BY_DAY = `SELECT "workDate" AS "date", ${GROUPS} FROM "work_permits"
  WHERE "workDate" BETWEEN $1::date - $2::int AND $1 GROUP BY "workDate" ORDER BY "workDate"`

const MONTH = `SELECT permit."workDate" AS "date", count(DISTINCT permit."id")::int AS "wpCount",
    count(DISTINCT permit."contractorId")::int AS "contractorCount",
    count(DISTINCT worker."personId")::int AS "workerCount"
  FROM "work_permits" permit LEFT JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
  WHERE permit."workDate" >= $1::date AND permit."workDate" < $1::date + interval '1 month'
    AND permit."status" NOT IN ('Draft', 'Rejected', 'Cancelled')
  GROUP BY permit."workDate" ORDER BY permit."workDate"`

const days = (day: string, before: number) => rowsOf('by-day', BY_DAY, [day, before])

async function answer(query: string): Promise<Answer> {
  const [path = '', value = ''] = query.split(/\?\w+=/)
  if (path === 'wpDaily') return [200, (await days(value, 0))[0]]
  if (path === 'wpWeekly') return [200, await days(value, 6)]
  return [200, await rowsOf('month', MONTH, [`${value}-01`])]
}

serveFloor({ get: { '/api/dashboard': answer }, post: {} })
