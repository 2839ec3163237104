/** All that audit lines may tell, by what it is about. A line's event reads `user.saved`. */
export const auditEvents = {
  account: ['signed-in', 'signed-out', 'password-changed', 'session-ended', 'sessions-ended'],
  user: ['saved', 'removed', 'made-default', 'roles-taken-over'],
  invitation: ['sent', 'revoked', 'accepted'],
  'provider-sync': ['requested', 'carried-through', 'given-up'],
  mail: ['sent', 'failed', 'retried', 'link-shown'],
  person: ['saved', 'removed', 'ids-viewed', 'exported', 'erased', 'trainings-expired'],
  employer: ['saved', 'removed'],
  asset: ['uploaded', 'viewed'],
  project: ['saved', 'removed', 'status-changed'],
  task: [
    'created',
    'reassigned',
    'start',
    'submit',
    'approve',
    'requestChange',
    'reject',
    'cancel',
  ],
  'training-plan': ['saved', 'removed', 'sessions-made'],
  'training-session': [
    'saved',
    'removed',
    'close',
    'closed-at-start',
    'reopen',
    'complete',
    'cancel',
  ],
  enrollment: ['made'],
  attendance: ['confirm', 'checkIn', 'pass', 'fail', 'markNoShow', 'correct', 'cancel'],
  'work-permit': [
    'saved',
    'removed',
    'submit',
    'approve',
    'requestChange',
    'reject',
    'activate',
    'stopWork',
    'resume',
    'finishWork',
    'close',
    'cancel',
    'expired',
  ],
  'jsa-template': ['saved', 'removed', 'enabled', 'disabled', 'imported', 'loaded'],
  'workspace-area': ['saved', 'removed'],
  'document-template': ['saved', 'removed'],
  settings: ['saved'],
} as const

type Events = typeof auditEvents
export type AuditedThing = keyof Events
export type AuditEvent = { [T in AuditedThing]: `${T}.${Events[T][number]}` }[AuditedThing]
export const auditedThings = Object.keys(auditEvents) as AuditedThing[]
