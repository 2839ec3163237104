import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { RecordRows } from './rows'
import { trainingAuditRows } from './training-audit'
import { userId } from './user-rows'

type Entry = Prisma.AuditEntryCreateManyInput
type Made = { id?: string; createdAt?: Date | string }

/** The audit lines that making these records on the screens would have left. */
export const auditRows = (rows: RecordRows): Entry[] => [
  ...rows.employers.map((row) => saved('employer', row, { nameTh: row.nameTh })),
  ...rows.people.map((row) =>
    saved('person', row, { nameTh: `${row.firstNameTh} ${row.lastNameTh}` }),
  ),
  ...rows.users.map((row) => saved('user', row, { email: row.email ?? null })),
  ...rows.users.flatMap(signInEntries),
  ...rows.workspaceAreas.map((row) => saved('workspace-area', row, { code: row.code })),
  ...rows.gates.map((row) => saved('gate', row, { code: row.code, nameTh: row.nameTh })),
  ...rows.gateDevices.map((row) => saved('gate-device', row, { name: row.name })),
  ...rows.webhookEndpoints.map((row) => saved('webhook-endpoint', row, { host: hostOf(row.url) })),
  ...rows.musters.flatMap(musterEntries),
  ...rows.documentTemplates.map((row) => saved('document-template', row, { nameTh: row.nameTh })),
  ...rows.jsaTemplates.map(jsaTemplateEntry),
  ...rows.projects.map((row) => ({
    ...saved('project', row, { name: row.name }),
    actorUserId: row.workOwnerUserId ?? null,
  })),
  ...rows.taskLogs.map((row, index) => taskEntry(row, rows.taskLogs[index - 1])),
  ...rows.workPermits.logs.map(permitEntry),
  ...trainingAuditRows(rows),
  ...rows.credentials.flatMap(credentialEntries),
  ...rows.bars.map((row) =>
    saved('bar', row, { personId: row.personId ?? null, reason: row.reason }),
  ),
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

const musterEntries = (row: RecordRows['musters'][number]): Entry[] => {
  const { id, kind, startedAt, endedAt, expected, found, missing } = row
  const entry = { ...saved('muster', { id }, {}), actorUserId: row.startedByUserId ?? null }
  const counts = { expected: expected ?? 0, found: found ?? 0, missing: missing ?? 0 }
  return [
    { ...entry, event: 'muster.started', at: startedAt, changes: { kind } },
    { ...entry, event: 'muster.finished', ...(endedAt && { at: endedAt }), changes: counts },
  ]
}

/** For an imported system template, or one of the site's own. */
const jsaTemplateEntry = (row: RecordRows['jsaTemplates'][number]): Entry => {
  const changes = { code: row.code, nameTh: row.nameTh }
  const entry = saved('jsa-template', row, changes)
  return row.sourceTemplateId ? { ...entry, event: 'jsa-template.imported' } : entry
}

type TaskLog = Prisma.TaskLogCreateManyInput

const taskEvents: Record<string, string> = { create: 'created', reassign: 'reassigned' }
const permitEvents: Record<string, string> = { create: 'saved', expire: 'expired' }

/** `before`: the line above it in the history, of the same task where `row` reassigns it. */
const taskEntry = (row: TaskLog, before: TaskLog | undefined): Entry => ({
  event: `task.${taskEvents[row.command] ?? row.command}`,
  subjectType: 'task',
  subjectId: row.taskId,
  ...(row.at && { at: row.at }),
  actorUserId: row.actorUserId,
  changes: {
    ...(row.command === 'reassign'
      ? { from: before?.assigneeUserId ?? null, to: row.assigneeUserId }
      : { from: row.fromStatus ?? null, to: row.toStatus }),
    comment: row.comment ?? null,
  },
  traceId: 'demo',
})

const permitEntry = (row: RecordRows['workPermits']['logs'][number]): Entry => ({
  event: `work-permit.${permitEvents[row.command] ?? row.command}`,
  subjectType: 'work-permit',
  subjectId: row.permitId,
  at: row.at,
  actorUserId: row.actorUserId ?? null,
  changes: { from: row.fromStatus ?? null, to: row.toStatus, reason: row.reason ?? null },
  traceId: 'demo',
})

const signInEntries = ({ id, lastSignInAt }: Prisma.UserCreateManyInput): Entry[] =>
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

const commands = { Approved: 'approve', Returned: 'return', Revoked: 'revoke', Submitted: null }

/** Sent in, and decided on if it was. */
function credentialEntries(row: RecordRows['credentials'][number]): Entry[] {
  const { id, typeId, status = 'Submitted', submittedAt, submittedByUserId, reviewedAt } = row
  const command = commands[status]
  const sent = {
    ...saved('credential', { id, createdAt: submittedAt }, { typeId, from: null, to: 'Submitted' }),
    actorUserId: submittedByUserId,
  }
  if (!command || !reviewedAt) return [sent]
  return [
    sent,
    {
      event: `credential.${command}`,
      subjectType: 'credential',
      subjectId: id,
      at: reviewedAt,
      actorUserId: row.reviewedByUserId ?? null,
      changes: { from: 'Submitted', to: status, note: row.reviewReason ?? null },
      traceId: 'demo',
    },
  ]
}
