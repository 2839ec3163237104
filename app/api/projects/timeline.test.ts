import { describe, expect, test } from 'vitest'
import { projectTimeline, type TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { roles, type Role } from '@/lib/platform/access/policies'
import { timelineLanes } from '@/lib/platform/contract/timeline-lanes'
import { toUtcDate } from '@/lib/platform/dates/day'
import { call } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const employer = await createEmployer()
const worker = await createPerson({
  firstNameTh: 'มานะ',
  lastNameTh: 'ขยัน',
  employerId: employer.id,
})
const gone = await createPerson({ employerId: employer.id, removedAt: new Date() })

const template = await call(admin, documentTemplates.save, { nameTh: 'แบบฟอร์มเข้างาน' })
const project = await createProject({
  purchaseRequisitionNo: 'PR-TL-1',
  name: 'งานเส้นเวลา',
  employerId: employer.id,
  startDate: toUtcDate('2026-11-02'),
  endDate: toUtcDate('2026-11-20'),
  documentTemplates: { create: [{ documentTemplateId: template.body.id! }] },
})
await call(admin, projects.changeStatus, { id: project.id, status: 'Cancelled', reason: 'งบไม่พอ' })
const task = await createTask({
  assigneeUserId: admin.userId,
  projectId: project.id,
  logs: {
    create: [
      {
        command: 'create',
        toStatus: 'Open',
        assigneeUserId: admin.userId,
        assignerUserId: admin.userId,
        actorUserId: admin.userId,
      },
    ],
  },
})
const permit = await createWorkPermit({
  requestedByUserId: officer.userId,
  projectId: project.id,
  permitNo: 'WP-TL-1',
  contractorId: employer.id,
  workDate: toUtcDate('2026-11-05'),
  startTime: '08:00',
  endTime: '17:00',
  status: 'Closed',
  workers: {
    create: [worker, gone].map(({ id }, position) => ({
      personId: id,
      position,
      workDate: toUtcDate('2026-11-05'),
    })),
  },
  logs: {
    create: [
      { command: 'stopWork', toStatus: 'Suspended', actorUserId: officer.userId, reason: 'ฝนตก' },
    ],
  },
})
await createWorkPermit({
  requestedByUserId: officer.userId,
  projectId: project.id,
  permitNo: 'WP-TL-2',
  workDate: toUtcDate('2026-11-06'),
  status: 'Cancelled',
})
await createWorkPermit({ requestedByUserId: officer.userId, workDate: toUtcDate('2026-11-05') })
const plan = await createTrainingPlan({ nickname: 'อบรมเส้นเวลา' })
const session = await createTrainingSession({ scheduleId: plan.id, date: toUtcDate('2026-11-03') })
await createAttendance({
  sessionId: session.id,
  personId: worker.id,
  enrolledByUserId: admin.userId,
  status: 'Passed',
})

type Input = Omit<Parameters<typeof call<typeof projectTimeline.searchTimeline>>[2], 'id'>
const timeline = async (input: Input = {}, caller = admin): Promise<TimelineEntry[]> => {
  const answer = await call(caller, projectTimeline.searchTimeline, { id: project.id, ...input })
  expect(answer.status).toBe(200)
  return answer.body
}
const eventsOf = (entries: TimelineEntry[]) => entries.map(({ event }) => event).toSorted()

describe('the timeline of a project', () => {
  test('has the project, its tasks, permits, people, sessions and forms', async () =>
    expect(eventsOf(await timeline())).toEqual(
      [
        'project.planned',
        'project.status-changed',
        'task.created',
        'work-permit.planned',
        'work-permit.stopWork',
        'person.works',
        'training-session.attended',
        'document-template.saved',
      ].toSorted(),
    ))

  test('says who did what, why and to which record', async () => {
    const entries = await timeline()
    const entryOf = (name: string) => entries.find(({ event }) => event === name)
    expect(entryOf('project.status-changed')).toMatchObject({
      text: 'งบไม่พอ',
      actor: { th: 'สมชาย ใจดี' },
    })
    expect(entryOf('work-permit.stopWork')).toMatchObject({
      lane: 'Permit',
      text: 'ฝนตก',
      until: null,
      subject: { page: `/work-permits/${permit.id}`, label: { th: 'WP-TL-1', en: 'WP-TL-1' } },
    })
    expect(entryOf('person.works')).toMatchObject({
      at: '2026-11-04T17:00:00.000Z',
      until: '2026-11-05T17:00:00.000Z',
      isWholeDays: true,
      count: 1,
      subject: { page: `/persons/${worker.code}`, label: { th: 'มานะ ขยัน' } },
    })
    expect(entryOf('work-permit.planned')).toMatchObject({
      at: '2026-11-05T01:00:00.000Z',
      until: '2026-11-05T10:00:00.000Z',
    })
    expect(entryOf('training-session.attended')).toMatchObject({ count: 1, lane: 'Training' })
    expect(entryOf('document-template.saved')?.subject?.label.th).toBe('แบบฟอร์มเข้างาน')
    expect(entryOf('task.created')?.subject?.page).toBe(`/tasks/${task.id}`)
  })

  test('is in the order of time, both ways', async () => {
    const up = (await timeline()).map(({ at }) => at)
    expect(up).toEqual(up.toSorted())
    expect((await timeline({ sort: '-at' })).map(({ at }) => at)).toEqual(up.toReversed())
  })

  test('has the chosen lanes and days only; what lasts is on each of its days', async () => {
    expect(eventsOf(await timeline({ lanes: ['People', 'Document'] }))).toEqual([
      'document-template.saved',
      'person.works',
    ])
    const days = { fromDate: '2026-11-05', toDate: '2026-11-05' }
    expect(
      eventsOf(await timeline({ ...days, lanes: ['Project', 'Permit', 'Training', 'People'] })),
    ).toEqual(['person.works', 'project.planned', 'work-permit.planned'])
    expect(eventsOf(await timeline({ toDate: '2026-11-01' }))).toEqual([])
  })

  test('tells how many there are beside a page', async () => {
    const input = { id: project.id, page: 1, pageSize: 2 }
    const { headers, body } = await call(admin, projectTimeline.searchTimeline, input)
    expect(body).toHaveLength(2)
    expect(headers.get('x-total-count')).toBe('8')
  })

  test.each(timelineLanes)('has the lane %s alone', async (lane) =>
    expect(new Set((await timeline({ lanes: [lane] })).map((entry) => entry.lane))).toEqual(
      new Set([lane]),
    ),
  )

  test('links only to pages that the reader is offered', async () => {
    const owner = await createUser('WorkOwner')
    const entries = await timeline({ lanes: ['People'] }, owner)
    expect(entries[0]!.subject!.page).toBeNull()
  })
})

test('a task that the reader may not see does not exist there either', async () => {
  expect(await timeline({ lanes: ['Task'] })).not.toEqual([])
  expect(await timeline({ lanes: ['Task'] }, await createUser('SafetyOfficer'))).toEqual([])
})

test.each(roles)('%s may read it or not, as the policy says', async (role) => {
  const allowed: Role[] = ['Admin', 'WorkOwner', 'Purchasing', 'SafetyOfficer']
  const caller = await createUser(role)
  const { status } = await call(caller, projectTimeline.searchTimeline, { id: project.id })
  expect(status).toBe(allowed.includes(role) ? 200 : 403)
})

test('a project that does not exist is 400', async () => {
  const answer = await call(admin, projectTimeline.searchTimeline, { id: UNKNOWN_ID })
  expect([answer.status, answer.body.code]).toEqual([400, 'project-not-found'])
})

test('one statement reads the whole timeline', async () => {
  const read = () => timeline()
  const statements = await statementsOfKnownCaller(read, read)
  expect(statements.filter((text) => text.includes('UNION ALL'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(4)
})
