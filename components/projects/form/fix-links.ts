import type { Route } from 'next'
import { staffRoles } from '@/lib/domain/work/projects/staff/rules'
import { assignableRoles } from '@/lib/platform/access/managing-users'
import type { Actor } from '@/lib/platform/access/actor'
import { isOffered } from '@/lib/platform/access/screens'

/** By code of a staff gap: the screen on which this reader can fix it. */
export type FixLinks = Partial<Record<string, Route>>

/** Links to the users of a role only for readers who may assign it: Purchasing assigns Contractor alone. */
export function fixLinks({ roles }: Pick<Actor, 'roles'>): FixLinks {
  const assignable = isOffered('/users', roles) ? assignableRoles({ roles }) : []
  return {
    ...(isOffered('/employers', roles) && { 'no-contractor': '/employers' }),
    ...(isOffered('/settings', roles) && { 'no-workspace-area': '/settings?tab=areas' }),
    ...Object.fromEntries(
      staffRoles
        .filter((role) => assignable.includes(role))
        .map((role) => [`no-${role}`, `/users?role=${role}`]),
    ),
  } as FixLinks
}
