import { beforeAll, expect, test } from 'vitest'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { toUtcDate } from '@/lib/platform/dates/day'
import { messages } from '@/lib/platform/i18n/catalogue'
import { call, english } from '@/lib/testing/calls/call'
import { bodyOf, readWorkbooks, requireProgram } from '@/lib/testing/files/external-programs'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'

const admin = await createUser('Admin', { person: { firstNameTh: 'ผู้รับ', lastNameTh: 'คำขอ' } })
const { kinds } = messages.th.privacyRequests
type Filters = InputOf<typeof privacyRequests.exportXlsx>

const take = (input: Filters, headers?: Record<string, string>) =>
  call(admin, privacyRequests.exportXlsx, input, headers)
const fileOf = async (...asked: Parameters<typeof take>) =>
  readWorkbooks([(await take(...asked)).body])[0]!

beforeAll(() => requireProgram('openpyxl'))

test('the file has what the search gives, in its order, with how each was answered', async () => {
  const person = await createPerson({ firstNameTh: '=ส่งออก' })
  const received = { personId: person.id, receivedByUserId: admin.userId }
  const erasure = { ...received, kind: 'Erasure', details: 'ลบรูป' } as const
  await createPrivacyRequest({ ...erasure, dueAt: toUtcDate('2126-12-02') })
  const closed = await createPrivacyRequest({ ...received, dueAt: toUtcDate('2026-12-01') })
  const answer = { id: closed.id, outcome: 'Refused', reason: 'กฎหมายให้เก็บไว้' } as const
  expect((await call(admin, privacyRequests.close, answer)).status).toBe(200)

  const whose = [person.code, '=ส่งออก ใจดี']
  const receipt = ['2026-11-01', 'ผู้รับ คำขอ']
  expect(bodyOf(await fileOf({ personId: person.id }))).toEqual([
    [...whose, kinds.Erasure, 'ลบรูป', ...receipt, '2126-12-02', 'รอดำเนินการ', null, null, null],
    [
      ...whose,
      kinds.Access,
      null,
      ...receipt,
      '2026-12-01',
      'ปฏิเสธ',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'ผู้รับ คำขอ',
      'กฎหมายให้เก็บไว้',
    ],
  ])
  expect(bodyOf(await fileOf({ personId: person.id, status: 'Refused' }))).toHaveLength(1)
})

test('the file names its filters in the language of the reader; without rows there is none', async () => {
  const { code } = await createPerson()
  const late = await createPrivacyRequest({ dueAt: toUtcDate('2026-11-02') })
  const filters = { keyword: late.personCode, status: 'Open', kind: 'Access' } as const
  const filterLine = async (input: Filters, headers?: Record<string, string>) =>
    (await fileOf(input, headers)).rows[1]![0]!.value
  expect(await filterLine({ ...filters, isOverdue: true }, english)).toBe(
    `Status: Open · What is asked: ${messages.en.privacyRequests.kinds.Access} · Deadline: Overdue · Search: ${late.personCode}`,
  )
  expect(await filterLine({ keyword: late.personCode })).toBe(`คำค้น: ${late.personCode}`)
  expect(await filterLine({ personId: late.personId! })).toMatch(
    RegExp(`^เจ้าของข้อมูล: .*${late.personCode}$`),
  )
  const { status, body } = await take({ keyword: code })
  expect([status, body.code]).toEqual([400, 'nothing-to-export'])
})
