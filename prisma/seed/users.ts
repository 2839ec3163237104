import type { Role } from '@/lib/platform/access/policies'
import type { UserRecord } from '@/lib/domain/people/users/contract'

export type DemoUser = {
  person: string
  /** Without the domain; a Draft may have none. */
  email: string | null
  roles: Role[]
  status: UserRecord['status']
  isDefault: boolean
}

type Row = [person: string, email: string | null, DemoUser['roles'], DemoUser['status'], 'default'?]

/** The first nine are the ones that the sign-in page lists. New ones go to the end: ids count the rows. */
const rows: Row[] = [
  ['wichai', 'admin', ['Admin'], 'Active', 'default'],
  ['orathai', 'tenant', ['TenantAdministrator'], 'Active', 'default'],
  ['somchai', 'officer', ['SafetyOfficer'], 'Active', 'default'],
  ['nattaya', 'officer2', ['SafetyOfficer'], 'Active'],
  ['prasit', 'owner', ['WorkOwner'], 'Active', 'default'],
  ['kanchana', 'area', ['WorkspaceOwner'], 'Active', 'default'],
  ['supaporn', 'purchasing', ['Purchasing'], 'Active', 'default'],
  ['thanakorn', 'contractor', ['Contractor'], 'Active', 'default'],
  ['malee', 'contractor2', ['Contractor'], 'Active', 'default'],
  ['chaiwat', 'chaiwat.p', ['WorkOwner', 'WorkspaceOwner'], 'Active'],
  ['pimchanok', 'pimchanok.c', ['Purchasing'], 'Active'],
  ['anan', 'anan.s', ['SafetyOfficer'], 'Invited'],
  ['ratana', 'ratana.c', ['WorkOwner'], 'Draft'],
  ['decha', 'decha.m', ['WorkspaceOwner'], 'Disabled'],
  ['sunee', 'sunee.p', ['Contractor'], 'Invited'],
  ['kitti', 'kitti.s', ['Contractor'], 'Disabled'],
  ['wirat', null, ['Contractor'], 'Draft'],
  ['pranee', 'pranee.h', ['Contractor'], 'Active'],
]

export const users: DemoUser[] = rows.map(([person, email, roles, status, isDefault]) => ({
  person,
  email: email && `${email}@example.com`,
  roles,
  status,
  isDefault: isDefault !== undefined,
}))
