import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { projects } from '@/lib/domain/work/projects/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingCards } from '@/lib/domain/training/training-cards/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import {
  createAsset,
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createTask,
  createTrainingSession,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  bodyOf,
  pdfPictures,
  pdfText,
  readWorkbooks,
  requireProgram,
} from '@/lib/testing/files/external-programs'
import { makeJpeg } from '@/lib/testing/files/pictures'

/** The exports of users, the audit log, projects, approvals, attendance and training cards. */

let admin: TestUser
let officer: TestUser

beforeAll(async () => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
  admin = await createUser('Admin')
  officer = await createUser('SafetyOfficer')
})

const sheetOf = ({ body }: { body: Uint8Array }) => readWorkbooks([body])[0]!
const textOf = ({ body }: { body: Uint8Array }) => pdfText(body)
const compact = (text: string) => text.replace(/\s/g, '')

describe('users', () => {
  test('the file lists every user once, or those of a role that match the keyword', async () => {
    const both = await createUser(['WorkOwner', 'Purchasing'], {
      person: { firstNameTh: 'ทวีศักดิ์', lastNameTh: '=1+1' },
    })
    const everybody = bodyOf(sheetOf(await call(admin, users.exportXlsx, {})))
    expect(everybody.filter(([, , email]) => email === both.email).length).toBe(1)
    expect(everybody.length).toBe(await database().db.user.count())
    const answer = await call(admin, users.exportXlsx, { keyword: 'ทวีศักดิ์', role: 'WorkOwner' })
    const found = sheetOf(answer)
    expect(bodyOf(found).map(([name, , email]) => [name, email])).toEqual([
      ['ทวีศักดิ์ =1+1', both.email],
    ])
    expect(found.rows[1]![0]!.value).toBe('บทบาท: เจ้าของงาน · คำค้น: ทวีศักดิ์')
    const ofStatus = async (status: 'Active' | 'Draft') =>
      (await call(admin, users.exportXlsx, { keyword: both.email, status })).status
    expect([await ofStatus('Active'), await ofStatus('Draft')]).toEqual([400, 200])
    const none = await call(admin, users.exportXlsx, { keyword: 'ทวีศักดิ์', role: 'Contractor' })
    expect([none.status, none.body.code]).toEqual([400, 'nothing-to-export'])
  })
})

describe('the audit log', () => {
  test('the file has the lines that match, in words and with the name of the record', async () => {
    const caller = await createUser('Admin', { person: { firstNameTh: 'บันทึกออก' } })
    const { id, refId } = await createTask({ title: 'งานส่งออก', assigneeUserId: caller.userId })
    await database().db.auditEntry.create({
      data: {
        event: 'task.created',
        subjectType: 'task',
        subjectId: id,
        actorUserId: caller.userId,
        changes: { taskTypeId: 1, assigneeUserId: caller.userId },
        traceId: 't',
      },
    })
    const book = sheetOf(await call(caller, auditLog.exportXlsx, { subjectId: id }))
    const details = 'ประเภท: ลงทะเบียนโครงการ\nผู้รับผิดชอบ: บันทึกออก ใจดี'
    expect(bodyOf(book).map((row) => row.slice(1, 6))).toEqual([
      ['บันทึกออก ใจดี', 'งาน · สร้าง', `${refId} งานส่งออก`, id, details],
    ])
    const none = await call(caller, auditLog.exportXlsx, { subjectId: crypto.randomUUID() })
    expect([none.status, none.body.code]).toEqual([400, 'nothing-to-export'])
  })

  test('the file says by what it is filtered, and that views are left out', async () => {
    const caller = await createUser('Admin', { person: { firstNameTh: 'ผู้กรอง' } })
    const subjectId = crypto.randomUUID()
    const filters = {
      keyword: subjectId,
      fromDate: '2031-03-22',
      toDate: '2031-03-23',
      subjectType: 'user',
      event: 'user.saved',
      actorUserId: caller.userId,
      subjectId,
    }
    await database().db.auditEntry.create({
      data: {
        event: filters.event,
        subjectType: 'user',
        subjectId,
        actorUserId: caller.userId,
        changes: {},
        traceId: 't',
        at: new Date('2031-03-22T05:00:00Z'),
      },
    })
    const captionOf = async (input: object) =>
      sheetOf(await call(caller, auditLog.exportXlsx, input)).rows[1]![0]!.value
    expect(await captionOf(filters)).toBe(
      [
        'ผู้ทำ: ผู้กรอง ใจดี',
        'เกี่ยวกับ: ผู้ใช้งาน',
        'เหตุการณ์: ผู้ใช้งาน · บันทึก',
        `รหัสรายการ: ${subjectId}`,
        'ตั้งแต่วันที่: 22 มี.ค. 2574',
        'ถึงวันที่: 23 มี.ค. 2574',
        `คำค้น: ${subjectId}`,
      ].join(' · '),
    )
    expect(await captionOf({ subjectId, withoutViews: true })).toMatch(
      /ไม่รวมการเปิดดูเลขประจำตัวและไฟล์$/,
    )
  })
})

describe('projects', () => {
  test('the file lists the given projects in order, without those that are gone', async () => {
    const [one, two, gone] = await Promise.all([
      createProject({ name: '@งานหนึ่ง' }),
      createProject({ name: 'งานสอง' }),
      createProject(),
    ])
    await database().db.project.delete({ where: { id: gone.id } })
    const ids = [two.id, gone.id, one.id, two.id]
    const book = sheetOf(await call(admin, projects.exportXlsx, { ids }))
    expect(bodyOf(book).map((row) => [row[1], row[4]])).toEqual([
      ['งานสอง', '2026-11-01'],
      ['@งานหนึ่ง', '2026-11-01'],
    ])
    expect(book.rows[1]![0]!.value).toBe('เฉพาะรายการที่เลือก อาจไม่ใช่ทั้งหมด')
    const none = await call(admin, projects.exportXlsx, { ids: [gone.id] })
    expect([none.status, none.body.code]).toEqual([400, 'nothing-to-export'])
  })

  test('the largest number of ids is accepted', async () => {
    const { id } = await createProject()
    const ids = Array.from(
      { length: 99_999 },
      (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    const book = sheetOf(await call(admin, projects.exportXlsx, { ids: [...ids, id] }))
    expect(bodyOf(book).length).toBe(1)
  })
})

describe('training approvals', () => {
  test('the file has the rows of the queue in its order, of all pages', async () => {
    const employer = await createEmployer({ nameTh: 'บริษัท สยาม จำกัด', nameEn: 'Siam' })
    const session = await createTrainingSession()
    for (const status of ['Enrolled', 'Confirmed', 'Passed', 'Enrolled'] as const) {
      const { id } = await createPerson({ firstNameTh: `คน ${Math.random()}` })
      await createAttendance({
        sessionId: session.id,
        personId: id,
        status,
        contractorId: employer.id,
        enrolledByUserId: admin.userId,
      })
    }
    const filters = { status: 'Pending', contractorId: employer.id, sort: '-person' } as const
    const { body } = await call(officer, trainingApprovals.search, filters)
    const book = sheetOf(await call(officer, trainingApprovals.exportXlsx, filters, english))
    expect(bodyOf(book).map(([code]) => code)).toEqual(body.map(({ person }) => person.code))
    expect(bodyOf(book).length).toBe(3)
    expect(book.rows[1]![0]!.value).toBe('Status: Pending · Company: Siam')
    const { status } = await call(officer, trainingApprovals.exportXlsx, { sessionId: '' })
    expect(status).toBe(400)
  })
})

describe('the attendance sheet', () => {
  test('lists everybody but the withdrawn by name, marks no-shows, has blank rows, and gives a Contractor the people of the own company only', async () => {
    const contractor = await createUser('Contractor')
    const session = await createTrainingSession()
    const enrol = async (firstNameTh: string, contractorId: string | null, status = 'Enrolled') => {
      const { id } = await createPerson({ firstNameTh, employerId: contractorId })
      const row = { status, contractorId, enrolledByUserId: admin.userId } as const
      await createAttendance({
        ...row,
        sessionId: session.id,
        personId: id,
        status: status as 'Enrolled',
      })
    }
    await enrol('ฮันส์น้ำ', contractor.employerId)
    await enrol('กุ้งปั๊ม', null)
    await enrol('หายไป', null, 'NoShow')
    await enrol('ไม่มาแล้ว', null, 'Cancelled')
    const text = compact(textOf(await call(officer, trainingEnrollments.sheet, session)))
    expect(text).toMatch(/ใบลงชื่อเข้าอบรม.*กุ้งปั๊ม.*หายไป.*ไม่มาอบรม.*ฮันส์น้ำ.*8.*วิทยากร/s)
    expect(text).not.toContain('ไม่มาแล้ว')
    const own = compact(textOf(await call(contractor, trainingEnrollments.sheet, session)))
    expect(own).toContain('ฮันส์น้ำ')
    expect(own).not.toContain('กุ้งปั๊ม')
  })

  test('shows the photos that the reader may see, and an empty frame for the others', async () => {
    const contractor = await createUser('Contractor')
    const session = await createTrainingSession()
    const enrol = async (employerId: string | null, content?: Uint8Array<ArrayBuffer>) => {
      const photo = content && (await createAsset(admin.userId, { content }))
      const person = await createPerson({ employerId, profileAssetId: photo?.id ?? null })
      await createAttendance({
        sessionId: session.id,
        personId: person.id,
        status: 'Enrolled',
        contractorId: contractor.employerId,
        enrolledByUserId: admin.userId,
      })
    }
    const face = new Uint8Array(await makeJpeg({ width: 90, height: 160 }))
    await enrol(contractor.employerId, face)
    await enrol(contractor.employerId)
    await enrol(contractor.employerId, new Uint8Array([1, 2, 3]))
    const { id: elsewhere } = await createEmployer()
    await enrol(elsewhere, face) // left for another company since
    const picturesFor = async (reader: TestUser) => {
      const { body } = await call(reader, trainingEnrollments.sheet, session)
      return pdfPictures(body)
    }
    const small = { page: 1, width: 120, height: 120 }
    expect(await picturesFor(officer)).toEqual([small, small])
    expect(await picturesFor(contractor)).toEqual([small])
  })

  test('has twenty people on a page', async () => {
    const session = await createTrainingSession()
    for (let n = 0; n < 25; n++) {
      const { id } = await createPerson({ firstNameTh: `ลำดับ${n}` })
      await createAttendance({
        sessionId: session.id,
        personId: id,
        status: 'Enrolled',
        enrolledByUserId: admin.userId,
      })
    }
    const pages = textOf(await call(officer, trainingEnrollments.sheet, session)).split('\f')
    expect(pages.slice(0, -1).map((page) => page.match(/P-\d{6}/g)!.length)).toEqual([20, 5])
  })

  test('has empty rows to write on when nobody is enrolled', async () => {
    const answer = await call(officer, trainingEnrollments.sheet, await createTrainingSession())
    expect([answer.status, textOf(answer).includes('ลายมือชื่อ')]).toEqual([200, true])
  })
})

describe('a training card', () => {
  test('shows the training status, and its QR code opens the person', async () => {
    const employer = await createEmployer({ nameTh: 'บริษัท สยามก่อสร้าง จำกัด' })
    const person = await createPerson({
      firstNameTh: 'ปิ่นแก้ว',
      lastNameTh: 'น้ำผึ้ง',
      employerId: employer.id,
      trainingStatus: 'Passed',
      trainingValidUntil: new Date('2027-06-01T00:00:00Z'),
    })
    await createAttendance({
      personId: person.id,
      status: 'Passed',
      enrolledByUserId: admin.userId,
    })
    const answer = await call(officer, trainingCards.pdf, { id: person.id })
    const text = textOf(answer)
    for (const part of ['ปิ่นแก้วน้ำผึ้ง', 'บริษัทสยามก่อสร้างจำกัด', '1มิ.ย.2570', person.code])
      expect(compact(text)).toContain(part)
    const link = /http\S+/.exec(text)![0]
    expect(parsePersonIdentifier(link)).toEqual({ code: person.code })
    const { body } = await call(officer, persons.search, { keyword: person.code })
    expect(body.map(({ id }) => id)).toEqual([person.id])
  })

  test('does not exist for a Contractor of another company', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createPerson({ employerId: (await createEmployer()).id })
    const answer = await call(contractor, trainingCards.pdf, { id })
    expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
    const own = await createPerson({ employerId: contractor.employerId })
    expect((await call(contractor, trainingCards.pdf, { id: own.id })).status).toBe(200)
  })
})
