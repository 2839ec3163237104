import {
  countHolders,
  listAvailable,
  readHolders,
} from '@/lib/domain/people/users/available/queries'
import { listActiveDocumentTemplates } from '@/lib/domain/site/document-templates/queries'
import { countActiveContractors, listActiveEmployers } from '@/lib/domain/site/employers/queries'
import { countActiveAreas, listActiveAreas } from '@/lib/domain/site/workspace-areas/queries'
import type { Db } from '@/lib/platform/db/database'
import { Problem } from '@/lib/platform/contract/problem'
import type { Role } from '@/lib/platform/access/policies'
import type { ProjectLookups, UserChoice } from './contract'
import { staffRoles, type StaffCount, type StaffRole } from './rules'

/** Who could staff a project today. */
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

/** Everything that a project may choose from, in Thai order. */
export async function readLookups(db: Db): Promise<ProjectLookups> {
  const users = await listAvailable(db)
  const contractors = await listActiveEmployers(db, 'Contractor')
  const holding = (role: StaffRole): UserChoice[] =>
    users.flatMap(({ roles, ...choice }) => (roles.includes(role) ? [choice] : []))
  return {
    purchasingUsers: holding('Purchasing'),
    workOwnerUsers: holding('WorkOwner'),
    safetyOfficerUsers: holding('SafetyOfficer'),
    workspaceOwnerUsers: holding('WorkspaceOwner'),
    contractorUsers: holding('Contractor'),
    contractors: contractors.map(({ id, nameTh, nameEn }) => ({ id, nameTh, nameEn })),
    workspaceAreas: await listActiveAreas(db),
    documentTemplates: await listActiveDocumentTemplates(db),
  }
}

/** Puts one empty choice first in each list, for those who build plain select boxes from them. */
export function withEmptyOption(lookups: ProjectLookups): ProjectLookups {
  const empty = { id: null, nameTh: '', nameEn: '' }
  const emptyUser = { ...empty, employerId: null, isDefault: false }
  return {
    purchasingUsers: [emptyUser, ...lookups.purchasingUsers],
    workOwnerUsers: [emptyUser, ...lookups.workOwnerUsers],
    safetyOfficerUsers: [emptyUser, ...lookups.safetyOfficerUsers],
    workspaceOwnerUsers: [emptyUser, ...lookups.workspaceOwnerUsers],
    contractorUsers: [emptyUser, ...lookups.contractorUsers],
    contractors: [empty, ...lookups.contractors],
    workspaceAreas: [{ ...empty, code: '' }, ...lookups.workspaceAreas],
    documentTemplates: [empty, ...lookups.documentTemplates],
  }
}

type Claim = { field: string; role: Role; ids: readonly string[]; employerId?: string | null }

/**
 * Refuses users who are not there or lack the role. Those whom the project has already stay: a role that
 * was taken since does not make the project unsaveable.
 */
export async function requireHolders(
  db: Db,
  { field, role, ids, employerId }: Claim,
): Promise<void> {
  if (ids.length === 0) return
  const users = await readHolders(db, ids)
  const missing = ids.find((id) => !users.some((user) => user.id === id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
  if (users.some(({ roles }) => !roles.includes(role))) throw new Problem('wrong-role', { field })
  if (employerId && users.some((user) => user.employerId !== employerId))
    throw new Problem('other-company', { field })
}

/** The users who are named in projects of a company. */
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
