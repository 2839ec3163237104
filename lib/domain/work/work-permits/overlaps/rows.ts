import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import { busyStatuses } from './rules'

/** The permits of a day that keep some of these people busy, as JSON with the ids of those. */
export const permitsWithWorkers = (ids: Fragment, day: Fragment) => fragment`
  SELECT json_build_object('id', permit."id", 'permitNo', permit."permitNo",
    'status', permit."status", 'typeCode', permit."typeCode", 'startTime', permit."startTime", 'endTime', permit."endTime",
    'workspaceAreaId', permit."workspaceAreaId", 'contractorId', permit."contractorId", 'personIds', crew."personIds") AS "facts"
  FROM (SELECT worker."permitId", json_agg(worker."personId") AS "personIds" FROM "work_permit_workers" worker
    WHERE worker."workDate" = ${day} AND worker."personId" IN (${ids}) GROUP BY worker."permitId") crew
  JOIN "work_permits" permit ON permit."id" = crew."permitId"
  WHERE permit."status" IN (${literals(busyStatuses)}) ORDER BY permit."permitNo"`

/** The permits of everybody for some days, both inclusive, as JSON: one row for a person on a permit. */
export const permitsOfDays = (from: Fragment, until: Fragment) => fragment`
  (SELECT coalesce(json_agg(json_build_object('personId', worker."personId", 'day', worker."workDate", 'id', permit."id",
    'permitNo', permit."permitNo", 'status', permit."status", 'typeCode', permit."typeCode", 'startTime', permit."startTime",
    'endTime', permit."endTime", 'workspaceAreaId', permit."workspaceAreaId") ORDER BY worker."workDate", permit."permitNo"), '[]')
  FROM "work_permit_workers" worker JOIN "work_permits" permit ON permit."id" = worker."permitId"
  WHERE worker."workDate" BETWEEN ${from} AND ${until} AND permit."status" IN (${literals(busyStatuses)}))`
