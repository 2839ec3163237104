import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** What is asked of the project of a permit, and whom it names, as JSON; `column` has the project's id. */
export const projectWithParties = (column: Fragment) => fragment`
  (SELECT json_build_object('id', project."id", 'name', project."name", 'status', project."status",
    'workOwnerUserId', project."workOwnerUserId", 'users', coalesce((
      SELECT json_agg(json_build_object('userId', staff."userId", 'role', staff."role"))
      FROM "project_users" staff WHERE staff."projectId" = project."id"), '[]'))
  FROM "projects" project WHERE project."id" = ${column})`

/** Whether a project names a user, or nobody, as its Work Owner; `column` has the project's id. */
export const isWorkOwnerOf = (column: Fragment, userId: string | Fragment) => fragment`
  coalesce((SELECT project."workOwnerUserId" IS NULL OR project."workOwnerUserId" = ${userId}::uuid
    FROM "projects" project WHERE project."id" = ${column}), true)`

/** Whether a project names a user, or nobody, as a Workspace Owner; `column` has the project's id. */
export const isAreaOwnerOf = (column: Fragment, userId: string | Fragment) => fragment`
  coalesce((SELECT bool_or(staff."userId" = ${userId}::uuid) FROM "project_users" staff
    WHERE staff."projectId" = ${column} AND staff."role" = 'WorkspaceOwner'), true)`
