import { addDays, toUtcDate, type Day } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import type { Role } from '@/lib/platform/access/policies'
import { createCredential, createCredentialType } from './credentials'
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
} from './factories'
import { today } from './permit-site'

/** Numbers from 0 to below 1 that are the same for each seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The people of all random sites: two companies, and two users of the roles that projects name. */
export async function createCast() {
  const companies = [await createEmployer(), await createEmployer()]
  const readers = []
  for (const role of ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'] as const)
    readers.push(await createUser(role), await createUser(role))
  for (const { id } of companies) readers.push(await createUser('Contractor', { employerId: id }))
  for (const role of ['Admin', 'Purchasing', 'TenantAdministrator'] as const)
    readers.push(await createUser(role))
  readers.push(await createUser(['WorkOwner', 'SafetyOfficer']))
  const areas = await Promise.all(
    ['A', 'B'].map((code) =>
      database().db.workspaceArea.create({ data: { code, nameTh: `ลาน ${code}` } }),
    ),
  )
  const types = [
    await createCredentialType(),
    await createCredentialType({ subject: 'Employer', reviewRole: 'Purchasing' }),
  ]
  return { companies, readers, areas, types, plan: await createTrainingPlan() }
}
export type Cast = Awaited<ReturnType<typeof createCast>>

/** What a random site is about; people and areas stay. */
export async function clearSite(): Promise<void> {
  const { db } = database()
  await db.attendance.deleteMany()
  await db.trainingSession.deleteMany()
  await db.workPermit.deleteMany()
  await db.task.deleteMany()
  await db.project.deleteMany()
  await db.credential.deleteMany()
}

const times = ['06:00', '08:00', '10:00', '12:00', '15:00', '18:00', '23:59']

/** Records of every kind of work in random statuses, around a day that is one to three days ahead. */
export async function createRandomSite(cast: Cast, seed: number): Promise<{ date: Day }> {
  const next = randomNumbers(seed)
  const upTo = (count: number) => Math.floor(next() * count)
  const one = <T>(all: readonly T[]): T => all[upTo(all.length)]!
  const some = <T>(all: readonly T[], most: number) => all.filter(() => next() < 0.5).slice(0, most)
  const dayAt = (from: number, days: number) => addDays(today(), from + upTo(days))
  const having = (role: Role) => cast.readers.filter(({ roles }) => roles.includes(role))
  const date = dayAt(1, 3)
  const userId = () => one(cast.readers).userId

  const people = []
  for (let n = 0; n < 16; n += 1)
    people.push(
      await createPerson({
        employerId: one(cast.companies).id,
        responsibleUserId: next() < 0.3 ? userId() : null,
        trainingStatus: next() < 0.85 ? 'Passed' : one(['NotTrained', 'Failed']),
        trainingValidUntil: toUtcDate(dayAt(next() < 0.2 ? -2 : 10, 60)),
      }),
    )
  const projects = []
  for (let n = 0; n < 3; n += 1)
    projects.push(
      await createProject({
        status: n === 0 ? 'Active' : one(['Active', 'Active', 'Draft', 'OnHold']),
        employerId: one(cast.companies).id,
        endDate: toUtcDate(dayAt(-5, 40)),
        workOwnerUserId: next() < 0.6 ? one(having('WorkOwner')).userId : null,
        users: {
          create: some(having('WorkspaceOwner'), 1).map((user) => ({
            userId: user.userId,
            role: 'WorkspaceOwner' as const,
          })),
        },
      } as Parameters<typeof createProject>[0]),
    )
  for (let n = 0; n < 18; n += 1) {
    const start = upTo(times.length - 1)
    const workDate = toUtcDate(next() < 0.6 ? date : dayAt(-1, 5))
    const company = one(cast.companies)
    // Now and then somebody else’s people.
    const crew = people.filter(({ employerId }) => next() < 0.05 || employerId === company.id)
    await createWorkPermit({
      status: next() < 0.6 ? one(['Submitted', 'Approved'] as const) : one(permitStatuses),
      workDate,
      startTime: times[start]!,
      endTime: one(times.slice(start + 1)),
      projectId: one(projects).id,
      contractorId: company.id,
      workspaceAreaId: one(cast.areas).id,
      requestedByUserId: userId(),
      description: next() < 0.9 ? 'งานเชื่อม' : null,
      workers: {
        create: some(crew, 2).map(({ id }, position) => ({ personId: id, position, workDate })),
      },
      approvals: {
        create: some(['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'] as const, 2).map((role) => ({
          role,
          userId: having(role)[role === 'SafetyOfficer' ? 1 : 0]!.userId,
          at: new Date(),
        })),
      },
    })
  }
  for (let n = 0; n < 5; n += 1)
    await createTask({
      status: one(['Open', 'InProgress', 'InReview', 'Completed']),
      assigneeUserId: userId(),
      assignerUserId: userId(),
      dueDate: next() < 0.7 ? toUtcDate(dayAt(-3, 9)) : null,
    })
  for (let n = 0; n < 3; n += 1) {
    const date = toUtcDate(dayAt(-1, 4))
    const session = await createTrainingSession({
      scheduleId: cast.plan.id,
      date,
      period: n === 0 ? 'Morning' : 'Afternoon',
      startTime: '23:58',
      endTime: '23:59',
      capacity: 1 + upTo(4),
    }).catch(() => null)
    for (const { id } of session ? some(people, 1) : [])
      await createAttendance({
        sessionId: session!.id,
        personId: id,
        status: one(['Enrolled', 'Confirmed', 'Cancelled']),
        enrolledByUserId: userId(),
      })
  }
  for (let n = 0; n < 4; n += 1) {
    const ofCompany = next() < 0.4
    await createCredential({
      typeId: cast.types[ofCompany ? 1 : 0]!.id,
      ...(ofCompany ? { employerId: one(cast.companies).id } : { personId: one(people).id }),
      status: one(['Submitted', 'Returned', 'Approved', 'Approved']),
      expiresOn: toUtcDate(dayAt(1, 50)),
      submittedByUserId: userId(),
    })
  }
  return { date }
}
