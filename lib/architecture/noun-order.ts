/**
 * A noun may import only nouns that are listed before it, types included. A sub-noun has
 * an entry of its own if nouns before its noun import it.
 */
const order: [area: string, nouns: string[]][] = [
  ['people', ['consents/basis']],
  ['site', ['settings', 'assets', 'employers', 'workspace-areas', 'document-templates']],
  [
    'people',
    [
      'account/password-hash',
      'mail-outbox/queue',
      'invitations/links',
      'provider-syncs/requests',
      'users/enabled',
      'users/roles',
      'users/logins',
      'consents/pictures',
      'persons',
      'consents',
      'users/names',
      'users/addressees',
      'persons/notices',
      'mail-outbox',
      'push-subscriptions',
      'line-links',
      'notice-settings',
      'notices',
      'notice-deliveries',
      'account',
      'second-factors',
      'invitations',
      'users',
      'privacy-requests',
      'saved-views',
      'provider-syncs',
      'api-keys/of-account',
      'service-accounts',
      'api-keys',
    ],
  ],
  [
    'work',
    [
      'work-permits/of-project',
      'tasks/title',
      'tasks/of-project',
      'tasks/over',
      'tasks/of-permit',
      'projects',
      'jsa-templates',
      'work-permits/overlaps',
    ],
  ],
  [
    'training',
    [
      'attendance',
      'seat-requests/of-session',
      'training-sessions/of-plan',
      'training-sessions/days',
      'training-enrollments/seats',
    ],
  ],
  ['eligibility', ['credential-types', 'credentials', 'bars']],
  ['training', ['training-plans', 'training-enrollments/clashes', 'training-enrollments/ahead']],
  [
    'eligibility',
    ['requirements', 'overrides/in-force', 'overrides/until', 'overrides/waiting', 'eligibility'],
  ],
  ['work', ['work-permits', 'tasks']],
  [
    'training',
    [
      'training-enrollments/notices',
      'training-sessions',
      'training-enrollments/names',
      'seat-requests',
      'training-enrollments',
      'training-approvals',
      'training-info',
      'training-cards',
    ],
  ],
  ['work', ['projects/timeline']],
  ['eligibility', ['eligibility/check', 'eligibility/preview', 'overrides']],
  ['gate', ['gates', 'gate-devices', 'gate', 'musters']],
  ['site', ['imports', 'retention-rules']],
  [
    'insight',
    [
      'webhook-endpoints/names',
      'audit-log',
      'changes',
      'webhook-endpoints',
      'webhook-deliveries',
      'person-records',
      'dashboard',
      'reports',
      'cockpit',
      'global-search',
      'api-docs',
    ],
  ],
]
export const nounOrder = order.flatMap(([area, names]) =>
  names.map((name) => `lib/domain/${area}/${name}/`),
)
/** The listed folder that contains a file; of several the innermost. */
export const nounFolderOf = (file: string) =>
  nounOrder
    .filter((folder) => file.startsWith(folder))
    .toSorted((one, other) => other.length - one.length)[0]
