/**
 * The audit events by subject, such as `user.saved`. The events of commands are in the tables of their workflows.
 */
export const auditEvents = {
  account: [
    'signed-in',
    'signed-out',
    'password-changed',
    'reset-requested',
    'reset-sent',
    'password-reset',
    'identity-confirmed',
    'session-ended',
    'sessions-ended',
    'line-linked',
    'line-unlinked',
  ],
  'second-factor': ['begun', 'added', 'removed', 'codes-renewed', 'code-used', 'removed-by-admin'],
  user: ['saved', 'removed', 'made-default', 'roles-taken-over', 'signed-out-everywhere'],
  'service-account': ['saved', 'removed'],
  'api-key': ['created', 'revoked'],
  invitation: ['sent', 'revoked', 'accepted'],
  'provider-sync': ['requested', 'carried-through', 'given-up'],
  notice: ['unsubscribed'],
  'notice-delivery': ['retried'],
  mail: ['sent', 'failed', 'retried', 'link-shown'],
  person: [
    'saved',
    'removed',
    'ids-viewed',
    'exported',
    'erased',
    'anonymised',
    'trainings-expired',
    'consent-given',
    'consent-withdrawn',
  ],
  'privacy-request': ['saved', 'closed'],
  'saved-view': ['saved', 'removed'],
  employer: ['saved', 'removed'],
  asset: ['uploaded', 'viewed'],
  project: ['saved', 'removed', 'status-changed'],
  task: ['created', 'reassigned'],
  'training-plan': ['saved', 'removed', 'sessions-made', 'sessions-removed'],
  'training-session': ['saved', 'removed', 'closed-at-start'],
  'seat-request': ['booked', 'offered', 'taken', 'lapsed', 'ended'],
  enrollment: ['made'],
  attendance: ['removed'],
  'work-permit': ['saved', 'removed', 'expired'],
  'jsa-template': ['saved', 'removed', 'enabled', 'disabled', 'imported', 'loaded'],
  'credential-type': ['saved', 'removed', 'loaded'],
  credential: ['saved', 'removed', 'issued', 'warned'],
  bar: ['saved', 'lifted'],
  override: ['proposed', 'confirmed', 'withdrawn'],
  requirement: ['saved', 'removed', 'loaded'],
  'workspace-area': ['saved', 'removed'],
  'document-template': ['saved', 'removed'],
  gate: [
    'saved',
    'removed',
    'recorded',
    'corrected',
    'conflicts-settled',
    'events-forgotten',
    'overstays-noted',
  ],
  'gate-device': ['saved', 'pairing-started', 'paired', 'revoked'],
  muster: ['started', 'marked', 'finished', 'marks-forgotten'],
  import: ['uploaded', 'numbers-referred', 'committed', 'undone', 'removed'],
  'webhook-endpoint': ['saved', 'removed', 'secret-rotated', 'tested', 'replayed', 'switched-off'],
  'retention-rule': ['saved', 'proposed', 'confirmed'],
  settings: ['saved'],
} as const

type Events = typeof auditEvents
export type AuditSubject = keyof Events
/** Subjects whose workflow adds an event for each of its commands. */
export type SubjectWithCommands =
  | 'attendance'
  | 'credential'
  | 'mail'
  | 'privacy-request'
  | 'project'
  | 'seat-request'
  | 'task'
  | 'training-session'
  | 'work-permit'
export type AuditEvent =
  | { [T in AuditSubject]: `${T}.${Events[T][number]}` }[AuditSubject]
  | `${SubjectWithCommands}.${string}`
export const auditSubjects = Object.keys(auditEvents) as AuditSubject[]
