import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { addDays, addMonths, dayIn, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import {
  checkAgain,
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const HEADERS = ['เลขบัตร', 'หลักสูตร', 'วันที่อบรม', 'ช่วง', 'ผล']
const today = dayIn('Asia/Bangkok', new Date())
const DAY = addDays(today, -30)
/** As a Thai spreadsheet has it. */
const [year, month, date] = DAY.split('-').map(Number)
const THAI_DAY = `${date}/${month}/${year! + 543}`

const newPlan = (overrides = {}) =>
  createTrainingPlan({ name: `Course ${unique()}`, nickname: `อบรม ${unique()}`, ...overrides })
const newPerson = async (overrides = {}) => {
  const nationalId = makeNationalId()
  return { ...(await createPerson({ nationalId, ...overrides })), number: nationalId }
}
const sessionsOf = (scheduleId: string) =>
  database().db.trainingSession.findMany({
    where: { scheduleId },
    include: { attendances: { orderBy: { id: 'asc' } } },
  })
const trainingOf = async (id: string) => {
  const person = await database().db.person.findUniqueOrThrow({ where: { id } })
  return [
    person.trainingStatus,
    person.trainingValidUntil && fromUtcDate(person.trainingValidUntil),
  ]
}

describe('a file of training results', () => {
  test('makes the past sessions, completed, and people’s training follows', async () => {
    const plan = await newPlan({ morningCapacity: 1, afternoonCapacity: 0 })
    const people = [await newPerson(), await newPerson(), await newPerson()]
    const [passed, failed, absent] = people
    const id = await checkedImport(officer, 'TrainingResults', [
      HEADERS,
      [passed!.number, plan.nickname, THAI_DAY, 'เช้า', 'ผ่าน'],
      [failed!.code, plan.name.toUpperCase(), DAY, '', 'Failed'],
      [absent!.number, plan.name, THAI_DAY, 'Morning', 'ไม่มา'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 New', '3 New', '4 New'])
    expect((await readRows(officer, id))[0]!.notes.map(({ code }) => code)).toEqual([
      'buddhist-year',
    ])
    await commitAll(officer, id)
    const [session, ...others] = await sessionsOf(plan.id)
    expect(others).toEqual([])
    // Of two who were there and one who was not, in a room that the plan sets up for one.
    expect(session).toMatchObject({
      status: 'Completed',
      source: 'Import',
      seatsTaken: 2,
      capacity: 2,
      validityMonths: 12,
    })
    expect(fromUtcDate(session!.date)).toBe(DAY)
    expect(session!.attendances.map(({ status }) => status)).toEqual(['Passed', 'Failed', 'NoShow'])
    expect(await trainingOf(passed!.id)).toEqual(['Passed', addMonths(DAY, 12)])
    expect(await trainingOf(failed!.id)).toEqual(['Failed', null])
    expect(await trainingOf(absent!.id)).toEqual(['NotTrained', null])
    const ids = [session!.id, ...session!.attendances.map((each) => each.id)]
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: { in: ids } } })
    expect(lines.map(({ event }) => event).toSorted()).toEqual([
      'attendance.fail',
      'attendance.markNoShow',
      'attendance.pass',
      'training-session.saved',
    ])
    expect(lines.every(({ changes }) => Object(changes).importId === id)).toBe(true)
  })

  test('says of each row why it is no result', async () => {
    const plan = await newPlan({ afternoonCapacity: 10 })
    const other = await newPlan()
    const [one, two] = [await newPerson(), await newPerson()]
    const full = await createTrainingSession({
      scheduleId: plan.id,
      date: toUtcDate(DAY),
      period: 'Afternoon',
      capacity: 1,
      status: 'Completed',
    })
    await createAttendance({
      sessionId: full.id,
      personId: two.id,
      status: 'Failed',
      enrolledByUserId: officer.userId,
    })
    const cancelled = addDays(DAY, -1)
    const off = { scheduleId: plan.id, status: 'Cancelled' as const, date: toUtcDate(cancelled) }
    await createTrainingSession(off)
    const id = await checkedImport(officer, 'TrainingResults', [
      HEADERS,
      [one.number, plan.name, addDays(today, 1), 'เช้า', 'ผ่าน'],
      [one.number, 'ไม่มีหลักสูตรนี้', DAY, 'เช้า', 'ผ่าน'],
      ['P-99999999', plan.name, DAY, 'เช้า', 'ผ่าน'],
      [one.number, plan.name, DAY, '', 'ผ่าน'],
      [one.number, plan.name, DAY, 'เช้า', 'เกือบผ่าน'],
      [one.number, plan.name, DAY, 'บ่าย', 'ผ่าน'],
      [two.number, plan.name, DAY, 'บ่าย', 'ผ่าน'],
      [two.number, other.name, DAY, 'บ่าย', 'ผ่าน'],
      [one.number, plan.name, cancelled, 'เช้า', 'ผ่าน'],
      [one.number, plan.name, addDays(DAY, -2), 'เช้า', 'ผ่าน'],
      [one.code, plan.nickname, addDays(DAY, -2), 'เช้า', 'ไม่ผ่าน'],
    ])
    expect(await outcomesOf(officer, id)).toEqual([
      '2 Wrong date:result-too-early',
      '3 Wrong scheduleId:row-no-match',
      '4 Wrong personId:row-no-match',
      '5 Wrong period:required',
      '6 Wrong status:row-not-a-choice',
      '7 Wrong date:no-seat-for',
      '8 Wrong *:row-exists',
      '9 Wrong date:busy-that-half-day',
      '10 Wrong date:session-over',
      '11 Wrong *:row-twice',
      '12 Wrong *:row-twice',
    ])
  })

  test('changes no result that the site has', async () => {
    const plan = await newPlan()
    const [same, other] = [await newPerson(), await newPerson()]
    const session = await createTrainingSession({
      scheduleId: plan.id,
      date: toUtcDate(DAY),
      status: 'Completed',
    })
    for (const { id } of [same, other])
      await createAttendance({
        sessionId: session.id,
        personId: id,
        status: 'Passed',
        enrolledByUserId: officer.userId,
      })
    const rows = [
      HEADERS,
      [same.number, plan.name, DAY, '', 'ผ่าน'],
      [other.number, plan.name, DAY, '', 'ไม่ผ่าน'],
    ]
    const id = await checkedImport(officer, 'TrainingResults', rows, { onMatch: 'update' })
    expect(await outcomesOf(officer, id)).toEqual(['2 Same', '3 Wrong status:result-stands'])
  })

  test('seats nobody twice in a half-day, whatever plans the file names', async () => {
    const [plan, other, person] = [await newPlan(), await newPlan(), await newPerson()]
    const id = await checkedImport(officer, 'TrainingResults', [
      HEADERS,
      [person.number, plan.name, DAY, '', 'ผ่าน'],
      [person.number, other.name, DAY, '', 'ผ่าน'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 New', '3 Wrong date:busy-that-half-day'])
  })

  test('seats nobody at hours that overlap those of a session that was kept at the site', async () => {
    const [plan, other, person] = [await newPlan(), await newPlan(), await newPerson()]
    await createTrainingSession({
      scheduleId: other.id,
      date: toUtcDate(DAY),
      endTime: '13:30',
      status: 'Completed',
    })
    const id = await checkedImport(officer, 'TrainingResults', [
      HEADERS,
      [person.number, other.name, DAY, 'เช้า', 'ผ่าน'],
      [person.number, plan.name, DAY, 'บ่าย', 'ผ่าน'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 New', '3 Wrong date:busy-that-half-day'])
  })

  test('asks who it is where a row has a name only', async () => {
    const plan = await newPlan()
    const company = await createEmployer({ nameTh: `บริษัท ${unique()}` })
    const surname = unique()
    const person = await newPerson({ lastNameTh: surname, employerId: company.id })
    const id = await checkedImport(officer, 'TrainingResults', [
      ['ชื่อ', 'นามสกุล', 'บริษัท', ...HEADERS],
      [person.firstNameTh, surname, company.nameTh, '', plan.name, DAY, '', 'ผ่าน'],
    ])
    expect(await outcomesOf(officer, id)).toEqual(['2 Wrong personId:required'])
    const [row] = await readRows(officer, id)
    expect(row!.notes).toMatchObject([{ code: 'person-named', matchId: person.id }])
    await call(officer, imports.saveRow, { id, rowNo: 2, matchId: person.id })
    expect(await outcomesOf(officer, id)).toEqual(['2 New'])
    await checkAgain(officer, id)
    await commitAll(officer, id)
    expect(await trainingOf(person.id)).toEqual(['Passed', addMonths(DAY, 12)])
  })

  test('brings the credential of its course, which the undo takes back with the session', async () => {
    const type = await createCredentialType()
    const plan = await newPlan({ credentialTypeId: type.id, validityMonths: 24 })
    const [one, used] = [await newPerson(), await newPerson()]
    const rows = [one, used].map(({ number }) => [number, plan.name, DAY, '', 'ผ่าน'])
    const id = await checkedImport(admin, 'TrainingResults', [HEADERS, ...rows])
    await commitAll(admin, id)
    const issued = await database().db.credential.findMany({ where: { typeId: type.id } })
    expect(issued).toHaveLength(2)
    expect(issued[0]).toMatchObject({ status: 'Approved', source: 'Training' })
    expect(fromUtcDate(issued[0]!.expiresOn!)).toBe(addMonths(DAY, 24))
    expect(await trainingOf(one.id)).toEqual(['NotTrained', null])
    const touched = issued.find(({ personId }) => personId === used.id)!
    await database().db.credential.update({
      where: { id: touched.id },
      data: { status: 'Revoked', rowVersion: { increment: 1 } },
    })
    const { body } = await call(admin, imports.undo, { id }, english)
    expect(body).toMatchObject({ undone: 1, results: [{ rowNo: 3, code: 'record-touched' }] })
    const [session] = await sessionsOf(plan.id)
    expect([session!.seatsTaken, session!.attendances.length]).toEqual([1, 1])
    const left = await database().db.credential.findMany({ where: { typeId: type.id } })
    expect(left.map((each) => each.id)).toEqual([touched.id])
  })

  test('leaves nothing behind when it is undone', async () => {
    const plan = await newPlan()
    const people = [await newPerson(), await newPerson()]
    const rows = people.map(({ number }) => [number, plan.name, DAY, '', 'ผ่าน'])
    const id = await checkedImport(officer, 'TrainingResults', [HEADERS, ...rows])
    await commitAll(officer, id)
    const { body } = await call(officer, imports.undo, { id })
    expect(body).toEqual({ undone: 2, results: [] })
    expect(await sessionsOf(plan.id)).toEqual([])
    expect(await trainingOf(people[0]!.id)).toEqual(['NotTrained', null])
    expect((await readImport(officer, id)).status).toBe('Undone')
  })

  test('is for those who manage trainings', async () => {
    const purchasing = await createUser('Purchasing')
    const { status, body } = await call(purchasing, imports.exportTemplate, {
      kind: 'TrainingResults',
    })
    expect([status, Object(body).code]).toEqual([403, 'import-kind-forbidden'])
  })
})
