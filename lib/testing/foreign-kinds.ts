import type { Contract } from '@/lib/platform/contract/contract'
import type { Kind } from './foreign-records'

/** The kind of record that `id` or `ids` of an endpoint names; the first match counts. */
const kindOfId: [RegExp, Kind][] = [
  [/^account\/endSession/, 'signIn'],
  [/^second-factors\/removePasskey/, 'passkey'],
  [/^assets\//, 'idCard'],
  [/^audit-log\/searchActors|^users\/searchNames/, 'user'],
  [/^tasks\/searchAssignees/, 'colleague'],
  [/^users\/searchPersons|^work-permits\/searchWorkers/, 'person'],
  [/^work-permits\/searchProjects/, 'project'],
  [/^users\/|^provider-syncs\//, 'user'],
  [/^mail-outbox\//, 'mail'],
  [/^notice-deliveries\//, 'delivery'],
  [/^notices\//, 'notice'],
  [/^saved-views\//, 'savedView'],
  [/^privacy-requests\/searchPersons|^persons\/|^training-cards\//, 'person'],
  [/^privacy-requests\//, 'privacyRequest'],
  [/^employers\//, 'employer'],
  [/^workspace-areas\//, 'area'],
  [/^document-templates\//, 'document'],
  [/^gate\/settleConflicts/, 'conflict'],
  [/^gate\/photo/, 'face'],
  [/^gates\//, 'gate'],
  [/^musters\//, 'muster'],
  [/^gate-devices\//, 'gateDevice'],
  [/^projects\//, 'project'],
  [/^jsa-templates\//, 'template'],
  [/^work-permits\//, 'permit'],
  [/^tasks\//, 'task'],
  [/^requirements\//, 'requirement'],
  [/^overrides\//, 'override'],
  [/^training-plans\//, 'plan'],
  [/^training-sessions\//, 'session'],
  [/^training-enrollments\/pdf/, 'session'],
  [/^training-enrollments\/candidates/, 'person'],
  [/^training-enrollments\/cancel/, 'attendance'],
  [/^training-approvals\//, 'attendance'],
  [/^credentials\//, 'credential'],
  [/^credential-types\//, 'credentialType'],
  [/^bars\//, 'bar'],
  [/^seat-requests\//, 'seatRequest'],
  [/^imports\//, 'import'],
  [/^service-accounts\//, 'serviceAccount'],
  [/^api-keys\//, 'apiKey'],
  [/^webhook-endpoints\/|^webhook-deliveries\/replaySince/, 'webhookEndpoint'],
  [/^webhook-deliveries\//, 'webhookDelivery'],
]

/** The kind of record that another member names; null for ids of other things. */
const kindOfMember: Record<string, Kind | null> = {
  PersonId: 'person',
  personId: 'person',
  matchId: 'person',
  personIds: 'person',
  escortPersonId: 'person',
  exceptIds: 'person',
  employerId: 'employer',
  contractorId: 'employer',
  projectId: 'project',
  sessionId: 'session',
  scheduleId: 'plan',
  serviceAccountId: 'serviceAccount',
  scheduleIds: 'plan',
  projectIds: 'project',
  employerIds: 'employer',
  permitId: 'permit',
  requirementIds: null,
  workspaceAreaId: 'area',
  workspaceAreaIds: 'area',
  documentTemplateIds: 'document',
  gateId: 'gate',
  musterId: 'muster',
  actorUserId: 'user',
  AssigneeUserId: 'colleague',
  responsibleUserId: 'colleague',
  workOwnerUserId: 'user',
  purchasingUserId: 'user',
  safetyOfficerUserIds: 'user',
  workspaceOwnerUserIds: 'user',
  contractorUserIds: 'user',
  subjectId: null,
  nationalId: null,
  taxId: null,
  taskTypeId: null,
  typeId: null,
  credentialTypeId: null,
  endpointId: 'webhookEndpoint',
}

/** `projects/get` of `/api/projects/get/{id}` */
export const nameOf = ({ path }: Contract) => path.replace('/api/', '').replace('/{id}', '')

/** Undefined where the tests do not know what the member names. */
export const kindOf = (contract: Contract, member: string): Kind | null | undefined =>
  /^ids?$/.test(member)
    ? kindOfId.find(([name]) => name.test(nameOf(contract)))?.[1]
    : kindOfMember[member]
