import { describe, expect, test } from 'vitest'
import { reports } from '@/lib/domain/insight/reports/contract'
import { addDays, dayIn, firstOfWeek, toUtcDate } from '@/lib/platform/dates/day'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import { statementsOf } from '@/lib/testing/calls/statements'

const today = dayIn('Asia/Bangkok', new Date())
const thisWeek = firstOfWeek(today, 0)
const officer = await createUser('SafetyOfficer')
const first = await createEmployer({ nameTh: 'ก ก่อสร้าง' })
const second = await createEmployer({ nameTh: 'ข ขนส่ง' })

/** On the third day of a week, so many weeks ahead. */
const inWeek = (weeks: number) => toUtcDate(addDays(thisWeek, 7 * weeks + 2))
const projectOf = (employerId: string, weeks: number, plannedWorkers?: number) =>
  createProject({
    employerId,
    startDate: inWeek(weeks),
    endDate: inWeek(weeks + 4),
    plannedWorkers,
  })

const valid = { trainingStatus: 'Passed', trainingValidUntil: inWeek(60) } as const
const [trained, untrained, seated, checkedIn] = await Promise.all([
  createPerson({ employerId: first.id, ...valid }),
  createPerson({ employerId: first.id }),
  createPerson({ employerId: first.id }),
  createPerson({ employerId: first.id }),
])
await createPerson({
  employerId: first.id,
  trainingStatus: 'Passed',
  trainingValidUntil: inWeek(3),
})

const named = await projectOf(first.id, 3, 40)
await createWorkPermit({
  requestedByUserId: officer.userId,
  projectId: named.id,
  contractorId: first.id,
  workers: {
    create: [trained, untrained, seated, checkedIn].map(({ id }, position) => ({
      personId: id,
      position,
      workDate: inWeek(3),
    })),
  },
})
const session = await createTrainingSession({ date: inWeek(2), capacity: 6 })
await createAttendance({
  sessionId: session.id,
  personId: seated.id,
  enrolledByUserId: officer.userId,
})
await createAttendance({
  sessionId: (await createTrainingSession({ date: toUtcDate(today), status: 'Closed' })).id,
  personId: checkedIn.id,
  status: 'Attended',
  enrolledByUserId: officer.userId,
})
const special = await createTrainingPlan({ credentialTypeId: (await createCredentialType()).id })
await createTrainingSession({ scheduleId: special.id, date: inWeek(2), capacity: 100 })
await createTrainingSession({ date: inWeek(2), status: 'Cancelled', capacity: 100 })

const planned = await projectOf(first.id, 5, 12)
const alsoPlanned = await projectOf(second.id, 3, 9)
const soon = await createProject({
  employerId: second.id,
  startDate: toUtcDate(addDays(today, 1)),
  endDate: inWeek(4),
  plannedWorkers: 2,
})
await projectOf(second.id, 20, 3)
await createProject({
  employerId: second.id,
  startDate: inWeek(4),
  endDate: inWeek(5),
  status: 'Cancelled',
  plannedWorkers: 90,
})

const past = await Promise.all(
  [9, 8, 7, 6].map((ago) =>
    createProject({ employerId: second.id, startDate: inWeek(-ago), endDate: inWeek(1 - ago) }),
  ),
)
const crew = await Promise.all(
  Array.from({ length: 5 }, () => createPerson({ employerId: second.id })),
)
for (const [index, { id: projectId }] of past.entries())
  await createWorkPermit({
    requestedByUserId: officer.userId,
    projectId,
    workers: {
      create: crew.slice(0, [5, 1, 3, 4][index]).map(({ id }, position) => ({
        personId: id,
        position,
        workDate: inWeek(-5),
      })),
    },
  })
const estimated = await projectOf(second.id, 6)

const demand = async (input = {}, caller = officer) => {
  const answer = await call(caller, reports.trainingDemand, input)
  expect(answer.status).toBe(200)
  return answer.body
}
const weekIn = (weeks: number) => addDays(thisWeek, 7 * weeks)

describe('the demand for training', () => {
  test('is counted by week and company, with the seats that are left in the week', async () => {
    const rows = await demand()
    expect(
      rows.map(({ week, contractorTh, needed, basis, seats, short }) => [
        week,
        contractorTh,
        needed,
        basis,
        seats,
        short,
      ]),
    ).toEqual([
      [weekIn(0), 'ข ขนส่ง', 2, 'planned', 0, 2],
      [weekIn(2), 'ก ก่อสร้าง', 1, 'named', 1, 0],
      [weekIn(2), 'ข ขนส่ง', 9, 'planned', 4, 5],
      [weekIn(4), 'ก ก่อสร้าง', 11, 'planned', 0, 11],
      [weekIn(5), 'ข ขนส่ง', 3, 'estimated', 0, 3],
    ])
    expect(rows.map(({ projects: [project] }) => project!.id)).toEqual(
      [soon, named, alsoPlanned, planned, estimated].map(({ id }) => id),
    )
  })

  test('looks as many weeks ahead as asked', async () => {
    expect((await demand({ weeks: 1 })).map(({ week }) => week)).toEqual([weekIn(0)])
    expect((await demand({ weeks: 26 })).at(-1)).toMatchObject({ week: weekIn(19), needed: 3 })
    expect((await call(officer, reports.trainingDemand, { weeks: 27 })).status).toBe(400)
  })

  test('shows a Contractor the own company only, with the seats that are left for it', async () => {
    const contractor = await createUser('Contractor', { employerId: second.id, person: valid })
    const own = await demand({}, contractor)
    expect(new Set(own.map(({ employerId }) => employerId))).toEqual(new Set([second.id]))
    expect(own.find(({ week }) => week === weekIn(2))).toMatchObject({
      needed: 8,
      seats: 4,
      short: 4,
    })
    expect(await demand({ contractorId: first.id }, contractor)).toEqual([])
  })

  test('of one company has the figures that it has among all', async () => {
    const all = await demand()
    expect(await demand({ contractorId: first.id })).toEqual(
      all.filter(({ employerId }) => employerId === first.id),
    )
  })

  test('takes few statements, however many projects there are', async () => {
    const statements = await statementsOf(() => demand({ weeks: 26 }))
    expect(statements.length).toBeLessThanOrEqual(10)
  })
})
