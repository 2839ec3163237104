/** การเปลี่ยนแปลงที่ระบบอื่นติดตามได้ / Which changes other systems may follow. */
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { gates } from '@/lib/domain/gate/gates/contract'
import { musters } from '@/lib/domain/gate/musters/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { viewEvents } from '@/lib/domain/insight/audit-log/rules'
import type { AuditSubject } from '@/lib/platform/audit/events'
import type { Policy } from '@/lib/platform/access/policies'
import { meets, type Actor } from '@/lib/platform/access/actor'

/** Where the records of a subject are read: who may, may learn that they have changed. */
type Reading = { policy: Policy; path: string }

/** Sign-ins, secrets, mails and uploads are nobody else's business, and settings no record. */
const readings: Partial<Record<AuditSubject, Reading>> = {
  user: users.get,
  person: persons.get,
  employer: employers.get,
  project: projects.get,
  task: tasks.get,
  'training-plan': trainingPlans.get,
  'training-session': trainingSessions.get,
  'seat-request': seatRequests.search,
  enrollment: trainingEnrollments.search,
  attendance: trainingEnrollments.search,
  'work-permit': workPermits.get,
  'jsa-template': jsaTemplates.get,
  'credential-type': credentialTypes.search,
  credential: credentials.get,
  bar: bars.search,
  override: overrides.search,
  requirement: requirements.search,
  'workspace-area': workspaceAreas.search,
  'document-template': documentTemplates.search,
  gate: gates.search,
  muster: musters.get,
}

const endings = ['removed', 'erased', 'anonymised']
const isView = (event: string) => [...viewEvents, 'person.exported'].some((view) => view === event)

const readingOf = (type: string): Reading | undefined =>
  Object.hasOwn(readings, type) ? readings[type as AuditSubject] : undefined

/** By roles and, of a key, by its scopes. */
type Reader = Pick<Actor, 'roles' | 'policies'>

/** Whether this actor may follow an event of this subject. */
export function isFollowed(
  { event, subjectType }: { event: string; subjectType: string },
  actor: Reader,
): boolean {
  const [thing = ''] = event.split('.')
  // A sign-in is a line about a user, too: the event has to be of something that is followed, as well.
  const needed = [readingOf(thing), readingOf(subjectType)]
  return needed.every((reading) => reading && meets(actor, reading.policy)) && !isView(event)
}

const pathOf = (type: string, id: string): string | null => {
  const path = readingOf(type)?.path ?? ''
  return path.includes('{id}') ? path.replace('{id}', encodeURIComponent(id)) : null
}

const isRemoval = (event: string) => endings.some((verb) => event.endsWith(`.${verb}`))

type Line = {
  seq: string
  id: string
  at: string
  event: string
  subjectType: string
  subjectId: string | null
}

/** Of these audit lines those that a reader may follow, as changes of records. */
export const changesAmong = (lines: readonly Line[], reader: Reader) =>
  lines.flatMap(({ event, subjectType, subjectId, ...line }) =>
    subjectId && isFollowed({ event, subjectType }, reader)
      ? {
          ...line,
          type: event,
          subject: { type: subjectType, id: subjectId, path: pathOf(subjectType, subjectId) },
          isRemoved: isRemoval(event),
        }
      : [],
  )
