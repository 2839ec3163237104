import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Db } from '@/lib/platform/db/client'
import { Problem } from '@/lib/platform/contract/problem'
import type { Role } from '@/lib/platform/access/policies'
import type { ProjectLookups, UserChoice } from './contract'
import { staffRoles, type StaffCount, type StaffRole } from './rules'
import { readWhole } from '@/lib/platform/db/paging'

/** Who could staff a project today: users who are neither removed nor disabled. */
const available = { removedAt: null, disabledAt: null }

export async function countStaff(db: Db): Promise<StaffCount> {
  const users = Object.fromEntries(
    await Promise.all(
      staffRoles.map(async (role) => [
        role,
        await db.user.count({ where: { ...available, roles: { has: role } } }),
      ]),
    ),
  ) as Record<StaffRole, number>
  return {
    users,
    contractors: await db.employer.count({ where: { kind: 'Contractor', status: 'Active' } }),
    workspaceAreas: await db.workspaceArea.count({ where: { isActive: true } }),
  }
}

/** Everything that a project may choose from, in Thai order. */
export async function readLookups(db: Db): Promise<ProjectLookups> {
  const users = await readUsers(db)
  const holding = (role: StaffRole): UserChoice[] =>
    users.flatMap(({ roles, ...choice }) => (roles.includes(role) ? [choice] : []))
  const byName = { nameTh: 'asc' } as const
  const names = { id: true, nameTh: true, nameEn: true } as const
  return {
    purchasingUsers: holding('Purchasing'),
    workOwnerUsers: holding('WorkOwner'),
    safetyOfficerUsers: holding('SafetyOfficer'),
    workspaceOwnerUsers: holding('WorkspaceOwner'),
    contractorUsers: holding('Contractor'),
    contractors: await readWhole((take) =>
      db.employer.findMany({
        where: { kind: 'Contractor', status: 'Active' },
        select: names,
        orderBy: byName,
        take,
      }),
    ),
    workspaceAreas: await readWhole((take) =>
      db.workspaceArea.findMany({
        where: { isActive: true },
        select: { ...names, code: true },
        orderBy: { code: 'asc' },
        take,
      }),
    ),
    documentTemplates: await readWhole((take) =>
      db.documentTemplate.findMany({
        where: { isActive: true },
        select: names,
        orderBy: byName,
        take,
      }),
    ),
  }
}

async function readUsers(db: Db) {
  const users = await readWhole((take) =>
    db.user.findMany({
      where: available,
      orderBy: [{ person: { firstNameTh: 'asc' } }, { person: { lastNameTh: 'asc' } }],
      select: {
        id: true,
        roles: true,
        isDefault: true,
        person: { select: { ...personNameSelect, employerId: true } },
      },
      take,
    }),
  )
  return users.map(({ person, ...user }) => ({
    ...user,
    ...namesOf(person),
    employerId: person.employerId,
  }))
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
  const users = await db.user.findMany({
    where: { id: { in: [...ids] }, removedAt: null },
    select: { id: true, roles: true, person: { select: { employerId: true } } },
  })
  const missing = ids.find((id) => !users.some((user) => user.id === id))
  if (missing) throw new Problem('record-not-found', { values: { id: missing }, field })
  if (users.some(({ roles }) => !roles.includes(role))) throw new Problem('wrong-role', { field })
  if (employerId && users.some(({ person }) => person.employerId !== employerId))
    throw new Problem('other-company', { field })
}
