import * as z from 'zod'
import { fragment } from '@/lib/platform/db/fragment'

export const gateRow = z.object({
  id: z.guid(),
  workspaceAreaId: z.guid().nullable(),
  isActive: z.boolean(),
})
export type GateRow = z.output<typeof gateRow>

/** A gate as JSON, for the SQL of others; null where there is none. */
export const gateWithId = (id: string | null) => fragment`
  (SELECT json_build_object('id', "id", 'workspaceAreaId', "workspaceAreaId", 'isActive', "isActive")
   FROM "gates" WHERE "id" = ${id}::uuid)`

/** Every gate with its names as JSON, in use or not: what happened at a former gate still counts. */
export const ALL_GATES = fragment`(SELECT coalesce(json_agg(json_build_object('id', "id", 'code', "code", 'nameTh', "nameTh",
  'nameEn', "nameEn", 'workspaceAreaId', "workspaceAreaId", 'isActive', "isActive") ORDER BY "code"), '[]') FROM "gates")`
