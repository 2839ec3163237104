import QRCode from 'qrcode'
import { beforeAll, expect, test, vi } from 'vitest'
import { personCards } from '@/lib/domain/training/training-cards/contract'
import { call } from '@/lib/testing/calls/call'
import { pdfText, requireProgram } from '@/lib/testing/files/external-programs'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'

beforeAll(() => requireProgram('pdftotext'))

const save = (caller: TestUser, ids: string[]) => call(caller, personCards.exportCards, { ids })

test('one PDF has a page of each worker, by name, with the own results only', async () => {
  const officer = await createUser('SafetyOfficer')
  const people = [
    await createPerson({ firstNameTh: 'ฮอ', lastNameTh: 'ท้าย' }),
    await createPerson({ firstNameTh: 'กอ', lastNameTh: 'ต้น' }),
  ]
  const [last, first] = people
  await createAttendance({
    personId: first!.id,
    status: 'Passed',
    enrolledByUserId: officer.userId,
  })
  const ids = people.map(({ id }) => id)
  const { status, headers, body } = await save(officer, [...ids, ids[0]!])
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pages = pdfText(body)
    .split('\f')
    .filter((page) => page.trim())
  expect(pages.map((page) => [first!, last!].map(({ code }) => page.includes(code)))).toEqual([
    [true, false],
    [false, true],
  ])
  expect(pages.map((page) => page.includes('ยังไม่มีผล'))).toEqual([false, true])
})

test('their codes are worked out in the thread that draws them, so that nobody waits meanwhile', async () => {
  const officer = await createUser('SafetyOfficer')
  const { id, code } = await createPerson()
  const work = vi.spyOn(QRCode, 'create')
  const { body } = await save(officer, [id])
  expect(pdfText(body)).toContain(code)
  expect(work).not.toHaveBeenCalled()
})

test('people of another company are refused as those who do not exist', async () => {
  const { id: employerId } = await createEmployer()
  const contractor = await createUser('Contractor', { employerId })
  const own = await createPerson({ employerId })
  const other = await createPerson()
  expect((await save(contractor, [own.id])).status).toBe(200)
  const { status, body } = await save(contractor, [own.id, other.id])
  expect([status, body.code]).toEqual([400, 'record-not-found'])
  expect(body.errors.map(({ path }) => path)).toEqual(['ids.1'])
  expect((await save(await createUser('WorkOwner'), [own.id])).status).toBe(403)
})

test('takes 500 and no more', async () => {
  const officer = await createUser('SafetyOfficer')
  const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
  expect((await save(officer, many(501))).body.code).toBe('invalid-input')
  const people = await Promise.all(Array.from({ length: 30 }, () => createPerson()))
  expect(
    (
      await save(
        officer,
        people.map(({ id }) => id),
      )
    ).status,
  ).toBe(200)
})
