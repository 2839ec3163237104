/**
 * งานที่รออยู่กับใบอนุญาต: ใครทำอะไรได้ และงานใดทับพื้นที่กัน
 * What waits on permits: what a reader may do, and which permits are in one area at one time.
 * Source: docs/daily.md#12-cockpit-and-search.
 */
import type { Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { offeredCommands, rolesOf, type PermitParties } from '../rules'
import type { PermitCommand, PermitRole, PermitStatus } from '../workflow'

type Permit = Omit<PermitParties, 'task'> & {
  status: PermitStatus
  assigneeUserId: string | null
  requesterHasLeft: boolean
  workDate: Day | null
  endTime: string | null
  approvals: readonly { role: string; userId: string }[]
}

export const rolesIn = (
  actor: Actor,
  { assigneeUserId, requestedByUserId, contractorId, project, requesterHasLeft }: Permit,
): PermitRole[] =>
  rolesOf(actor, {
    requestedByUserId,
    contractorId,
    project,
    requesterHasLeft,
    task: assigneeUserId ? { assigneeUserId } : null,
  })

/** The commands that the permit's own page offers. */
export function commandsOn(actor: Actor, permit: Permit, clock: Clock): PermitCommand[] {
  const roles = rolesIn(actor, permit)
  return offeredCommands(permit, { userId: actor.userId, roles, clock })
}

type Placed = {
  workspaceAreaId: string | null
  workDate: Day | null
  startTime: string | null
  endTime: string | null
}

/** In these statuses people will be, or may be, in the area. */
export const presentStatuses: readonly PermitStatus[] = [
  'Submitted',
  'Approved',
  'Active',
  'Suspended',
]

/**
 * Permits that share an area and a time, the earliest first: each belongs to one group with all that it meets, directly or
 * through others. One may begin in the minute in which the other ends.
 */
export function overlappingGroups<P extends Placed>(permits: readonly P[]): P[][] {
  const byPlace = new Map<string, P[]>()
  for (const permit of permits) {
    const { workspaceAreaId, workDate, startTime, endTime } = permit
    if (!workspaceAreaId || !workDate || !startTime || !endTime) continue
    const place = `${workspaceAreaId} ${workDate}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), permit])
  }
  return [...byPlace.values()].flatMap(groupsInTime).filter((group) => group.length > 1)
}

function groupsInTime<P extends Placed>(permits: readonly P[]): P[][] {
  const groups: P[][] = []
  let end = ''
  for (const permit of permits.toSorted((one, other) => compare(one.startTime, other.startTime))) {
    if (permit.startTime! < end) groups.at(-1)!.push(permit)
    else groups.push([permit])
    end = permit.endTime! > end ? permit.endTime! : end
  }
  return groups
}

const compare = (one: string | null, other: string | null) =>
  (one ?? '').localeCompare(other ?? '', 'en')
