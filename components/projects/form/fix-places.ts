import type { Route } from 'next'
import { staffRoles } from '@/lib/domain/work/projects/staff/rules'
import { assignableRoles } from '@/lib/platform/access/managing-users'
import type { Actor } from '@/lib/platform/access/actor'
import { isOffered } from '@/lib/platform/access/screens'

/** By the code of a gap in the staff: the screen on which this reader can close it. */
export type FixPlaces = Partial<Record<string, Route>>

/** Users of a role only for those who may give it: Purchasing makes Contractor users and no others. */
export function fixPlaces({ roles }: Pick<Actor, 'roles'>): FixPlaces {
  const assignable = isOffered('/users', roles) ? assignableRoles({ roles }) : []
  return {
    ...(isOffered('/employers', roles) && { 'no-contractor': '/employers' }),
    ...(isOffered('/settings', roles) && { 'no-workspace-area': '/settings?tab=areas' }),
    ...Object.fromEntries(
      staffRoles
        .filter((role) => assignable.includes(role))
        .map((role) => [`no-${role}`, `/users?role=${role}`]),
    ),
  } as FixPlaces
}
