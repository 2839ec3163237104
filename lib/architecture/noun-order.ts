/**
 * A noun may import only nouns that are listed before it, types included. A sub-noun has
 * an entry of its own if nouns before its noun import it.
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
export const nounOrder = Object.entries(areas).flatMap(([area, names]) =>
  names.map((name) => `lib/domain/${area}/${name}/`),
)
/** The listed folder that contains a file; of several the innermost. */
export const nounFolderOf = (file: string) =>
  nounOrder
    .filter((folder) => file.startsWith(folder))
    .toSorted((one, other) => other.length - one.length)[0]
