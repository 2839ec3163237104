import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { reports } from '@/lib/domain/insight/reports/contract'
import { reportNames } from '@/lib/domain/insight/reports/rules'
import { roles } from '@/lib/platform/access/policies'
import { addDays, dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTask,
  createTrainingSession,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { refuseSomebody } from '@/lib/testing/records/gate-site'
import { createUpcomingProject } from '@/lib/testing/records/upcoming-project'

const today = dayIn('Asia/Bangkok', new Date())
const inDays = (days: number) => toUtcDate(addDays(today, days))

const officer = await createUser('SafetyOfficer')
const first = await createEmployer({ nameTh: 'บริษัท ก จำกัด', nameEn: 'First Ltd.' })
const second = await createEmployer({ nameTh: 'บริษัท ข จำกัด' })
const person = { trainingStatus: 'Passed', trainingValidUntil: inDays(100) } as const
const contractor = await createUser('Contractor', { employerId: first.id, person })
await Promise.all([makePeople(), makeAttendance()])
await makePermits()
await Promise.all([makeCredentials(), refuseSomebody(officer), createUpcomingProject(first.id)])

/** Beside the contractor's own person: training that expires today, that expired yesterday, and other states. */
async function makePeople() {
  const passed = 'Passed' as const
  const all = [
    { employerId: first.id, trainingStatus: passed, trainingValidUntil: inDays(0) },
    { employerId: first.id, trainingStatus: passed, trainingValidUntil: inDays(-1) },
    { employerId: first.id, trainingStatus: 'Expired', trainingValidUntil: inDays(-9) },
    { employerId: first.id, trainingStatus: 'Failed' },
    { employerId: first.id, removedAt: new Date() },
    { employerId: second.id },
    { employerId: second.id, trainingStatus: passed, trainingValidUntil: inDays(30) },
    { employerId: second.id, trainingStatus: passed, trainingValidUntil: inDays(31) },
  ] as const
  for (const row of all) await createPerson(row)
}

async function makeAttendance() {
  const sessions = await Promise.all(
    ['2026-03-01', '2026-04-01'].map((date) => createTrainingSession({ date: toUtcDate(date) })),
  )
  const rows = [
    ['Passed', first.id, 0],
    ['Failed', first.id, 0],
    ['NoShow', first.id, 0],
    ['Cancelled', first.id, 0],
    ['Enrolled', first.id, 0],
    ['NoShow', first.id, 1],
    ['NoShow', second.id, 1],
  ] as const
  for (const [status, contractorId, at] of rows)
    await createAttendance({
      status,
      contractorId,
      sessionId: sessions[at]!.id,
      enrolledByUserId: officer.userId,
    })
}

async function makePermits() {
  const rows = [
    ['HotWork', 'Active', first.id, '2026-03-01'],
    ['HotWork', 'Active', first.id, '2026-03-31'],
    ['HotWork', 'Closed', second.id, '2026-03-15'],
    ['Lifting', 'Draft', first.id, null],
    ['Lifting', 'Submitted', first.id, '2026-04-01'],
  ] as const
  for (const [index, [typeCode, status, contractorId, workDate]] of rows.entries())
    await database().db.workPermit.create({
      data: {
        typeCode,
        status,
        contractorId,
        permitNo: `WP-R-${index}`,
        requestedByUserId: officer.userId,
        ...(workDate && { workDate: toUtcDate(workDate), startTime: '08:00', endTime: '17:00' }),
      },
    })
}

/** Documents of companies: three that end, one that is not approved, and one that is renewed. */
async function makeCredentials() {
  const renewed = (await createCredentialType({ subject: 'Employer' })).id
  const rows = [
    ['Approved', first.id, 3, undefined],
    ['Approved', second.id, 30, undefined],
    ['Approved', second.id, 31, undefined],
    ['Submitted', first.id, 3, undefined],
    ['Approved', first.id, 4, renewed],
    ['Approved', first.id, 400, renewed],
  ] as const
  for (const [status, employerId, days, typeId] of rows) {
    const expiresOn = inDays(days)
    await createCredential({
      status,
      employerId,
      expiresOn,
      ...(typeId && { typeId }),
      submittedByUserId: officer.userId,
    })
  }
}

describe('expiring credentials', () => {
  const ask = async (as: typeof officer, input = {}) =>
    (await call(as, reports.expiringCredentials, input)).body.map(({ daysLeft }) => daysLeft)

  test('lists approved ones that are not renewed, the earliest first', async () => {
    expect(await ask(officer)).toEqual([3, 30])
    expect(await ask(officer, { withinDays: 31, contractorId: second.id })).toEqual([30, 31])
    expect(await ask(contractor, { withinDays: 31 })).toEqual([3])
  })
})

describe('training compliance', () => {
  const ask = async (as: typeof officer, input = {}) =>
    (await call(as, reports.trainingCompliance, input)).body

  test('counts people valid today, including the last day, and no removed people', async () => {
    expect(await ask(officer, { contractorId: first.id })).toEqual([
      {
        id: first.id,
        contractorTh: first.nameTh,
        contractorEn: 'First Ltd.',
        people: 5,
        passed: 2,
        expired: 2,
        failed: 1,
        notTrained: 0,
        compliance: 40,
      },
    ])
  })

  test('has a row for each contractor with people, in Thai order', async () => {
    const names = (await ask(officer)).map(({ contractorTh }) => contractorTh)
    expect(names.filter((name) => /บริษัท [กข] จำกัด/.test(name))).toEqual([
      first.nameTh,
      second.nameTh,
    ])
  })
})

describe('expiring training', () => {
  const ask = async (input = {}) =>
    (await call(officer, reports.expiringTraining, input)).body.map(({ daysLeft }) => daysLeft)

  test('lists the next 30 days, or as many as requested, the earliest first', async () => {
    expect(await ask()).toEqual([0, 30])
    expect(await ask({ withinDays: 31 })).toEqual([0, 30, 31])
    expect(await ask({ withinDays: 31, contractorId: second.id })).toEqual([30, 31])
  })

  test.each([0, 367, 1.5, 'x'])('refuses %j days', async (withinDays) => {
    const { status, body } = await call(officer, reports.expiringTraining, {
      withinDays: withinDays as number,
    })
    expect([status, body.errors[0]?.path]).toEqual([400, 'withinDays'])
  })
})

describe('the no-show rate', () => {
  const ask = async (input = {}) => (await call(officer, reports.noShowRate, input)).body

  test('counts only people whose attendance is known', async () => {
    expect(await ask({ contractorId: first.id })).toMatchObject([
      { expected: 4, attended: 2, noShows: 2, rate: 50 },
    ])
  })

  test('filters by the date of the session, both ends included', async () => {
    expect(await ask({ fromDate: '2026-03-01', toDate: '2026-03-01' })).toMatchObject([
      { contractorTh: first.nameTh, expected: 3, noShows: 1, rate: 33 },
    ])
    expect(await ask({ fromDate: '2026-04-01' })).toMatchObject([
      { contractorTh: first.nameTh, rate: 100 },
      { contractorTh: second.nameTh, rate: 100 },
    ])
    expect(await ask({ toDate: '2026-02-28' })).toEqual([])
  })
})

describe('permits by type and status', () => {
  const ask = async (input = {}) =>
    (await call(officer, reports.permitsByType, input)).body.filter(({ total }) => total > 0)

  test('counts every status, also drafts without a date', async () => {
    expect(await ask()).toMatchObject([
      { type: 'HotWork', Active: 2, Closed: 1, total: 3 },
      { type: 'Lifting', Draft: 1, Submitted: 1, total: 2 },
    ])
  })

  test('filters by work date and company', async () => {
    const march = { fromDate: '2026-03-01', toDate: '2026-03-31' }
    expect(await ask(march)).toMatchObject([{ type: 'HotWork', total: 3 }])
    expect(await ask({ ...march, contractorId: second.id })).toMatchObject([
      { Closed: 1, total: 1 },
    ])
  })
})

test('overdue tasks are visible tasks past their due date that are not done', async () => {
  const { userId: assigneeUserId } = officer
  const late = await createTask({ assigneeUserId, dueDate: inDays(-3) })
  await createTask({ assigneeUserId, dueDate: inDays(0) })
  await createTask({ assigneeUserId, dueDate: inDays(-3), status: 'Completed' })
  const stranger = await createUser('WorkspaceOwner')
  await createTask({ assigneeUserId: stranger.userId, dueDate: inDays(-5) })
  const { body } = await call(officer, reports.overdueTasks, {})
  expect(body.map(({ id, daysLate }) => [id, daysLate])).toEqual([[late.id, 3]])
  expect((await call(contractor, reports.overdueTasks, {})).body).toEqual([])
})

describe('a Contractor', () => {
  test('sees the figures of the own employer only, whatever the filter', async () => {
    const compliance = (input = {}) => call(contractor, reports.trainingCompliance, input)
    expect((await compliance()).body.map(({ id }) => id)).toEqual([first.id])
    expect((await compliance({ contractorId: second.id })).body).toEqual([])
    expect((await call(contractor, reports.noShowRate, {})).body.map(({ id }) => id)).toEqual([
      first.id,
    ])
    const expiring = await call(contractor, reports.expiringTraining, { withinDays: 366 })
    expect(new Set(expiring.body.map(({ contractorTh }) => contractorTh))).toEqual(
      new Set([first.nameTh]),
    )
    const permits = await call(contractor, reports.permitsByType, {})
    expect(permits.body.reduce((sum, { total }) => sum + total, 0)).toBe(4)
    const others = await call(contractor, reports.permitsByType, { contractorId: second.id })
    expect(others.body.reduce((sum, { total }) => sum + total, 0)).toBe(0)
  })

  test('sees no figures without an employer', async () => {
    const stray = await createUser('WorkOwner')
    await database().db.user.update({
      where: { id: stray.userId },
      data: { roles: ['Contractor'] },
    })
    expect((await call(stray, reports.trainingCompliance, {})).body).toEqual([])
  })
})

test.each(roles)('%s reads reports by the policy only', async (role) => {
  const { status } = await call(await createUser(role), reports.permitsByType, {})
  expect(status).toBe(role === 'TenantAdministrator' ? 403 : 200)
})

describe('the file of a report', () => {
  const take = (as: TestUser, input: object, language = 'th') =>
    callUnchecked(as, reports.exportXlsx, input, { 'accept-language': language })
  const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(bytes.buffer)
    const rows: string[][] = []
    book.worksheets[0]!.eachRow((row) => {
      rows.push((row.values as unknown[]).slice(1).map(String))
    })
    return rows
  }

  test.each(reportNames)('%s has the rows that the report shows', async (report) => {
    const { status, body, headers } = await take(officer, { report, withinDays: 366 })
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    const shown = await call(officer, reports[report], { withinDays: 366 } as object)
    const cells = await cellsOf(body)
    expect(cells.length).toBeGreaterThan((shown.body as unknown[]).length)
  })

  test('names its filters in the language of the reader', async () => {
    const input = { report: 'trainingCompliance', contractorId: first.id }
    const inEnglish = JSON.stringify(await cellsOf((await take(officer, input, 'en')).body))
    const thai = JSON.stringify(await cellsOf((await take(officer, input)).body))
    expect(inEnglish).toContain('Contractor: First Ltd.')
    expect(thai).toContain(`ผู้รับเหมา: ${first.nameTh}`)
    expect(thai).not.toContain(second.nameTh)
  })

  test('is refused without rows, and shows a Contractor nothing of others', async () => {
    const { status, body } = await take(contractor, {
      report: 'trainingCompliance',
      contractorId: second.id,
    })
    expect([status, body.code]).toEqual([400, 'nothing-to-export'])
  })
})
