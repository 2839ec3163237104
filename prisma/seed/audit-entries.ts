import type { Prisma } from '@/lib/platform/db/generated/client'
import type { MadeRows } from './rows'
import { trainingAuditRows } from './training-audit'
import { userId } from './user-rows'

type Entry = Prisma.AuditEntryCreateManyInput
type Made = { id?: string; createdAt?: Date | string }

/** What the administrator and the others would have left behind by doing all this on the screens. */
export const auditRows = (rows: MadeRows): Entry[] => [
  ...rows.employers.map((row) => saved('employer', row, { nameTh: row.nameTh })),
  ...rows.people.map((row) =>
    saved('person', row, { nameTh: `${row.firstNameTh} ${row.lastNameTh}` }),
  ),
  ...rows.users.map((row) => saved('user', row, { email: row.email ?? null })),
  ...rows.users.flatMap(signedIn),
  ...rows.workspaceAreas.map((row) => saved('workspace-area', row, { code: row.code })),
  ...rows.documentTemplates.map((row) => saved('document-template', row, { nameTh: row.nameTh })),
  ...rows.jsaTemplates.map(made),
  ...rows.projects.map((row) => ({
    ...saved('project', row, { name: row.name }),
    actorUserId: row.workOwnerUserId ?? null,
  })),
  ...rows.taskLogs.map(stepped),
  ...rows.workPermits.logs.map(permitMoved),
  ...trainingAuditRows(rows),
]

const saved = (
  subjectType: string,
  { id, createdAt }: Made,
  changes: Prisma.InputJsonObject,
): Entry => ({
  event: `${subjectType}.saved`,
  subjectType,
  subjectId: id ?? null,
  ...(createdAt && { at: createdAt }),
  actorUserId: userId('wichai'),
  changes,
  traceId: 'demo',
})

/** A template of the product's that the site has taken over, or one of its own. */
const made = (row: MadeRows['jsaTemplates'][number]): Entry => {
  const changes = { code: row.code, nameTh: row.nameTh }
  const entry = saved('jsa-template', row, changes)
  return row.sourceTemplateId ? { ...entry, event: 'jsa-template.imported' } : entry
}

const past: Record<string, string> = { create: 'created', reassign: 'reassigned' }
const pastOfPermit: Record<string, string> = { create: 'saved', expire: 'expired' }

const stepped = (row: Prisma.TaskLogCreateManyInput): Entry => ({
  event: `task.${past[row.command] ?? row.command}`,
  subjectType: 'task',
  subjectId: row.taskId,
  ...(row.at && { at: row.at }),
  actorUserId: row.actorUserId,
  changes: { from: row.fromStatus ?? null, to: row.toStatus, comment: row.comment ?? null },
  traceId: 'demo',
})

const permitMoved = (row: MadeRows['workPermits']['logs'][number]): Entry => ({
  event: `work-permit.${pastOfPermit[row.command] ?? row.command}`,
  subjectType: 'work-permit',
  subjectId: row.permitId,
  at: row.at,
  actorUserId: row.actorUserId ?? null,
  changes: { from: row.fromStatus ?? null, to: row.toStatus, reason: row.reason ?? null },
  traceId: 'demo',
})

const signedIn = ({ id, lastSignInAt }: Prisma.UserCreateManyInput): Entry[] =>
  id && lastSignInAt
    ? [
        {
          event: 'account.signed-in',
          subjectType: 'user',
          subjectId: id,
          at: lastSignInAt,
          actorUserId: id,
          changes: {},
          traceId: 'demo',
        },
      ]
    : []
