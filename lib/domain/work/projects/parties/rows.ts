import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Whom a project names beside its Work Owner, as text: id and role of each; `column` has the project's id. */
export const staffText = (column: Fragment) => fragment`
  (SELECT string_agg(concat(staff."userId", staff."role"), ',') FROM "project_users" staff WHERE staff."projectId" = ${column})`

/** Whether a project names a user, or nobody, as its Work Owner; `column` has the project's id. */
export const isWorkOwnerOf = (column: Fragment, userId: string | Fragment) => fragment`
  coalesce((SELECT project."workOwnerUserId" IS NULL OR project."workOwnerUserId" = ${userId}::uuid
    FROM "projects" project WHERE project."id" = ${column}), true)`

/** Whether a project names a user, or nobody, as a Workspace Owner; `column` has the project's id. */
export const isAreaOwnerOf = (column: Fragment, userId: string | Fragment) => fragment`
  coalesce((SELECT bool_or(staff."userId" = ${userId}::uuid) FROM "project_users" staff
    WHERE staff."projectId" = ${column} AND staff."role" = 'WorkspaceOwner'), true)`
