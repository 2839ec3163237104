import * as z from 'zod'
import { someWhoCanDecideAs } from '@/lib/domain/people/users/available/rows'
import { isAreaOwnerOf, isWorkOwnerOf } from '@/lib/domain/work/projects/parties/rows'
import { fragment, joined, type Fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { approvalRoles, ENOUGH_CANDIDATES, type ApprovalRole, type Candidates } from './rules'

const candidates = z.object({ role: z.enum(approvalRoles), userIds: z.array(z.guid()) })

type Asked = { projectId: string; requestedByUserId: string }

/** Who could approve what this user requests for the project: `decidesAs` of each role, as conditions. */
export function readCandidates(
  sql: Sql,
  { projectId, requestedByUserId }: Asked,
): Promise<Candidates[]> {
  const project = fragment`${projectId}::uuid`
  const mayDecide: Record<ApprovalRole, (userId: Fragment) => Fragment> = {
    SafetyOfficer: () => fragment`true`,
    WorkOwner: (userId) => isWorkOwnerOf(project, userId),
    WorkspaceOwner: (userId) => isAreaOwnerOf(project, userId),
  }
  const parts = approvalRoles.map((role) => {
    const found = someWhoCanDecideAs(
      fragment`${role}`,
      (userId) => fragment`${userId} <> ${requestedByUserId}::uuid AND ${mayDecide[role](userId)}`,
      ENOUGH_CANDIDATES,
    )
    return fragment`SELECT ${role} AS "role", ARRAY(${found}) AS "userIds"`
  })
  return sql`${joined(parts, ' UNION ALL ')}`.rows(candidates)
}
