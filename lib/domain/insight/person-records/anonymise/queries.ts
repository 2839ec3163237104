import { listBarsInForce } from '@/lib/domain/eligibility/bars/privacy/queries'
import { listFilesOf } from '@/lib/domain/eligibility/credentials/privacy/queries'
import { isInside } from '@/lib/domain/gate/gate/privacy/queries'
import { listRunningMustersWith } from '@/lib/domain/gate/musters/privacy/queries'
import { readSubjects } from '@/lib/domain/insight/audit-log/subjects/queries'
import type { AnonymisePreview, ObstacleKind, persons } from '@/lib/domain/people/persons/contract'
import {
  listPictures,
  listResponsibilities,
  readDataSubject,
} from '@/lib/domain/people/persons/privacy/queries'
import { readLogins } from '@/lib/domain/people/users/names/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import { listOpenSeatRequestsOf } from '@/lib/domain/training/seat-requests/privacy/queries'
import { listSessionsWithoutResult } from '@/lib/domain/training/training-enrollments/privacy/queries'
import { listOpenProjectsOf } from '@/lib/domain/work/projects/privacy/queries'
import { listOpenTasksOf } from '@/lib/domain/work/tasks/privacy/queries'
import { listOpenPermitsOf } from '@/lib/domain/work/work-permits/privacy/queries'
import { isRecordType, pageOf } from '@/lib/platform/access/record-pages'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { countOwned, countReferring } from '@/lib/platform/db/owned'
import type { Context } from '@/lib/platform/http/context'

type Reading = Pick<Context, 'db' | 'actor' | 'now' | 'language'>
type Obstacle = AnonymisePreview['obstacles'][number]

export async function previewAnonymise(
  context: Reading,
  { id }: CheckedInputOf<typeof persons.previewAnonymise>,
): Promise<AnonymisePreview> {
  const { db } = context
  if (!(await readDataSubject(db, id))) throw new Problem('record-not-found', { values: { id } })
  const userIds = (await readLogins(db, [id])).map((login) => login.id)
  const { users = 0, ...kept } = await countReferring(db, 'persons', [id])
  const gone = {
    pictures: (await listPictures(db, id)).length,
    documents: (await listFilesOf(db, { personId: id })).length,
    users,
    ...(await countOwned(db, 'users', userIds)),
  }
  return {
    obstacles: await readObstacles(context, { personId: id, userIds }),
    goes: present(gone),
    stays: present(kept),
  }
}

const present = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([table, count]) => ({ table, count }))
    .filter(({ count }) => count > 0)

/** How many records of a kind are named. */
const MOST_NAMED = 20

type Whose = { personId: string; userIds: string[] }

/** What the person still does, or what others still have with the person. */
export async function readObstacles(context: Reading, whose: Whose): Promise<Obstacle[]> {
  const found = await findOpen(context, whose)
  const named = found.map(({ type, ids, ...obstacle }) => ({
    ...obstacle,
    lines: ids.slice(0, MOST_NAMED).map((subjectId) => ({ subjectType: type, subjectId })),
    count: new Set(ids).size,
  }))
  const subjects = await readSubjects(
    context.db,
    named.flatMap(({ lines }) => lines),
  )
  return named
    .filter(({ count }) => count > 0)
    .map(({ kind, count, lines }) => ({
      kind,
      count,
      records: lines.flatMap(({ subjectType, subjectId }) => {
        const subject = subjects.get(subjectId)
        if (!subject) return []
        const { id, key = id } = subject
        const href = isRecordType(subjectType) ? pageOf({ type: subjectType, key }) : null
        return [{ id, label: subject[context.language], href }]
      }),
    }))
}

type Open = { kind: ObstacleKind; type: string; ids: string[] }

async function findOpen(context: Reading, { personId, userIds }: Whose): Promise<Open[]> {
  const { db } = context
  const today = await readToday(context)
  const open = (kind: ObstacleKind, type: string, ids: string[]): Open => ({ kind, type, ids })
  return [
    open('stay', 'stay', (await isInside(db, personId)) ? [personId] : []),
    open('muster', 'muster', await listRunningMustersWith(db, personId)),
    open('permit', 'work-permit', await listOpenPermitsOf(db, { personId, userIds })),
    open('seat', 'training-session', await listSessionsWithoutResult(db, personId)),
    open('seatRequest', 'seat-request', await listOpenSeatRequestsOf(db, personId)),
    open('bar', 'bar', await listBarsInForce(db, personId, today)),
    open('task', 'task', await listOpenTasksOf(db, userIds)),
    open('project', 'project', await listOpenProjectsOf(db, userIds)),
    open('responsibility', 'person', await listResponsibilities(db, userIds)),
  ]
}
