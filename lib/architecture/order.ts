/**
 * Each imports only what stands above it in these lists, types included. A sub-noun that other nouns ask has a place
 * of its own; the others stand where their noun does.
 */
const areas = {
  site: ['settings', 'assets', 'employers', 'workspace-areas', 'document-templates'],
  people: [
    'account/password-hash',
    'mail-outbox/queue',
    'provider-syncs/requests',
    'users/logins',
    'persons',
    'users/names',
    'mail-outbox',
    'account',
    'second-factors',
    'invitations',
    'users',
    'provider-syncs',
  ],
  work: [
    'work-permits/of-project',
    'tasks/of-project',
    'projects',
    'jsa-templates',
    'work-permits',
    'tasks',
  ],
  training: [
    'attendance',
    'training-sessions/of-plan',
    'training-enrollments/seats',
    'training-plans',
    'training-sessions',
    'training-enrollments',
    'training-approvals',
    'training-info',
    'training-cards',
  ],
  insight: ['audit-log', 'person-records', 'dashboard', 'reports', 'api-docs'],
}
export const order = Object.entries(areas).flatMap(([area, names]) =>
  names.map((name) => `lib/domain/${area}/${name}/`),
)
/** The place of a file, by the longest name. */
export const placeOf = (file: string) =>
  order
    .filter((folder) => file.startsWith(folder))
    .toSorted((one, other) => other.length - one.length)[0]
