import * as z from 'zod'
import {
  countHolders,
  listDefaultsAnd,
  listAvailable,
} from '@/lib/domain/people/users/available/queries'
import { listActiveDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { countActiveContractors, listActiveEmployers } from '@/lib/domain/site/employers/queries'
import { countActiveAreas, listActiveAreas } from '@/lib/domain/site/workspace-areas/queries'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { roles } from '@/lib/platform/access/policies'
import type { ProjectLookups, UserChoice } from './contract'
import { presetStaff, staffRoles, type StaffCount, type StaffRole } from './rules'

export async function countStaff(db: Db): Promise<StaffCount> {
  const users = Object.fromEntries(
    await Promise.all(staffRoles.map(async (role) => [role, await countHolders(db, role)])),
  ) as Record<StaffRole, number>
  return {
    users,
    contractors: await countActiveContractors(db),
    workspaceAreas: await countActiveAreas(db),
  }
}

/** All that a project can refer to, in Thai order. */
export async function readLookups(db: Db): Promise<ProjectLookups> {
  const users = await listAvailable(db)
  const contractors = await listActiveEmployers(db, 'Contractor')
  const withRole = (role: StaffRole): UserChoice[] =>
    users.flatMap(({ roles, ...choice }) => (roles.includes(role) ? [choice] : []))
  return {
    purchasingUsers: withRole('Purchasing'),
    workOwnerUsers: withRole('WorkOwner'),
    safetyOfficerUsers: withRole('SafetyOfficer'),
    workspaceOwnerUsers: withRole('WorkspaceOwner'),
    contractorUsers: withRole('Contractor'),
    contractors: contractors.map(({ id, nameTh, nameEn }) => ({ id, nameTh, nameEn })),
    workspaceAreas: await listActiveAreas(db),
    documentTemplates: await listActiveDocumentTemplates(db),
  }
}

/** Whom a new project names, without all the others to choose from. */
export async function readPresetStaff(db: Db, callerId: string) {
  const users = await listDefaultsAnd(db, callerId)
  const withRole = (role: StaffRole) => users.filter(({ roles }) => roles.includes(role))
  return presetStaff(callerId, {
    WorkOwner: withRole('WorkOwner'),
    Purchasing: withRole('Purchasing'),
    SafetyOfficer: withRole('SafetyOfficer'),
    WorkspaceOwner: withRole('WorkspaceOwner'),
  })
}

const listedUser = z.object({ projectId: z.guid(), userId: z.guid(), role: z.enum(roles) })

/** The users of projects in the roles that a project may give to several. */
export const readListedStaff = (sql: Sql, projectIds: string[]) =>
  sql`
  SELECT "projectId", "userId", "role"::text FROM "project_users"
  WHERE "projectId" = ANY(${projectIds}::uuid[])`.rows(listedUser)

/** The ids of the staff of a company's projects. */
export async function staffOfCompany(db: Db, employerId: string): Promise<string[]> {
  const projects = await db.project.findMany({
    where: { employerId },
    select: { workOwnerUserId: true, purchasingUserId: true, users: { select: { userId: true } } },
  })
  const ids = projects.flatMap(({ workOwnerUserId, purchasingUserId, users }) => [
    workOwnerUserId,
    purchasingUserId,
    ...users.map(({ userId }) => userId),
  ])
  return [...new Set(ids.filter((id) => id !== null))]
}
