import { expect, test } from 'vitest'
import * as z from 'zod'
import { persons } from '@/lib/domain/people/persons/contract'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { database } from '@/lib/platform/db/database'
import { naming } from '@/lib/platform/db/search'
import { call } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'

const admin = await createUser('Admin')
const other = await createUser('SafetyOfficer')
const { db } = database()

/** A mail, a notice and an answer of somebody else in which this stands. */
async function tellOthers(text: string) {
  const { userId } = other
  const usefulUntil = new Date(Date.now() + 1e8)
  const letter = { subject: text, text: `เรียน\n${text}`, html: `<p>${text}</p>` }
  const mail = await db.outboxMail.create({
    data: { userId, toAddress: other.email!, toName: text, ...letter, usefulUntil },
  })
  const notice = await db.notice.create({
    data: {
      userId,
      event: 'training.seat',
      subjectId: mail.id,
      occasion: mail.id,
      params: { people: `1\n${text}` },
    },
  })
  const answer = JSON.stringify({ message: `2026-11-24\n${text}` })
  await db.idempotencyKey.create({
    data: { callerId: userId, key: mail.id, fingerprint: 'f', answer },
  })
  return async () => ({
    mail: (await db.outboxMail.findUniqueOrThrow({ where: { id: mail.id } })).text,
    notices: await db.notice.count({ where: { id: notice.id } }),
    answers: await db.idempotencyKey.count({ where: { key: mail.id, answer: { not: null } } }),
  })
}

async function anonymised(person: Partial<Prisma.PersonUncheckedCreateInput>) {
  const { id, code } = await createPerson(person)
  expect((await call(admin, persons.anonymise, { id })).status).toBe(200)
  return code
}

test('half a name, a short one and a short number take nothing with them in which they only happen to stand', async () => {
  const text = 'งาน กรุณามา 2026-11-24 ที่ a gate'
  const read = await tellOthers(text)
  const before = await read()
  await anonymised({ firstNameTh: 'น', lastNameTh: 'ก', firstNameEn: 'a', phone: '2026-11-24' })
  await anonymised({ firstNameTh: 'ชื่อ', lastNameTh: 'ใด', lastNameEn: 'gate' })
  expect(await read()).toEqual(before)
})

test.each([
  ['ซอ โม', { firstNameTh: 'ซอ', lastNameTh: 'โม' }],
  ['นายกล้าหาญ ทองแท้', { firstNameTh: 'กล้าหาญ', lastNameTh: 'ทองแท้' }],
  ['Su Mo', { firstNameTh: 'ซูซู', lastNameTh: 'โม่', firstNameEn: 'Su', lastNameEn: 'Mo' }],
  ['ชื่อ (เล่น) a+b', { firstNameTh: 'ชื่อ (เล่น)', lastNameTh: 'a+b' }],
  ['+66 (81) 555-0199', { firstNameTh: 'ไม่มี', lastNameTh: 'ในนี้', phone: '+66 (81) 555-0199' }],
])('%s is told nowhere any more', async (text, person) => {
  const read = await tellOthers(text)
  const code = await anonymised(person)
  const { mail, ...rest } = await read()
  expect(mail).toContain(code)
  expect(mail).not.toContain(text)
  expect(rest).toEqual({ notices: 0, answers: 0 })
})

test('a name and a telephone of before are told nowhere any more, also where half of the name was changed', async () => {
  const first = { firstNameTh: 'มาลัยวรรณ', lastNameTh: 'เดิมสกุล', phone: '081-555-0142' }
  const { id } = (await call(admin, persons.save, first)).body
  await call(admin, persons.save, { id: id!, lastNameTh: 'กลางสกุล', phone: '081-555-0143' })
  await call(admin, persons.save, { id: id!, firstNameTh: 'ดวงพรรณ', lastNameTh: 'ใหม่สกุล' })
  const texts = ['มาลัยวรรณ เดิมสกุล', 'มาลัยวรรณ กลางสกุล', '081-555-0142', '081-555-0143']
  const reads = await Promise.all(texts.map(tellOthers))
  expect((await call(admin, persons.anonymise, { id: id! })).status).toBe(200)
  for (const [index, read] of reads.entries()) {
    const { mail, ...rest } = await read()
    expect(mail).not.toContain(texts[index])
    expect(rest).toEqual({ notices: 0, answers: 0 })
  }
})

test('who is erased is told nowhere any more, by the name of before neither', async () => {
  const { body } = await call(admin, persons.save, { firstNameTh: 'ธนากรณ์', lastNameTh: 'เก่าสกุล' })
  const personId = body.id!
  await call(admin, persons.save, { id: personId, lastNameTh: 'ปัจจุบัน' })
  const texts = ['ธนากรณ์ เก่าสกุล', 'ธนากรณ์ ปัจจุบัน']
  const reads = await Promise.all(texts.map(tellOthers))
  const skipped = [{ personId, th: `${texts[1]}: ไม่ว่าง`, en: 'x' }]
  const request = await createSeatRequest({ status: 'Ended', skipped })
  expect((await call(admin, persons.erase, { id: personId })).status).toBe(200)
  for (const [index, read] of reads.entries()) {
    const { mail, ...rest } = await read()
    expect(mail).not.toContain(texts[index])
    expect(rest).toEqual({ notices: 0, answers: 0 })
  }
  const left = await db.seatRequest.findUniqueOrThrow({ where: { id: request.id } })
  expect(left.skipped).toEqual([])
})

test('who was renamed without end is told nowhere by the name of now, nor by the first ones', async () => {
  const { id, code } = await createPerson({ firstNameTh: 'อังศุมา', lastNameTh: 'ปลายทาง' })
  const inLetters = (index: number) =>
    String(index).replace(/\d/g, (digit) => 'กขคงจฉชซญด'[+digit]!)
  const names = Array.from({ length: 120 }, (_, index) => `ลำดับที่${inLetters(index)}`)
  for (const firstNameTh of names)
    expect((await call(admin, persons.save, { id, firstNameTh })).status).toBe(200)
  expect((await call(admin, persons.save, { id, firstNameTh: 'สุดท้าย' })).status).toBe(200)
  const [first, last] = [await tellOthers(`${names[0]} ปลายทาง`), await tellOthers('สุดท้าย ปลายทาง')]
  expect((await call(admin, persons.anonymise, { id })).status).toBe(200)
  for (const read of [first, last])
    expect(await read()).toEqual({ mail: `เรียน\n${code}`, notices: 0, answers: 0 })
})

test('of nobody’s names none is found', async () => {
  const row = z.object({ isFound: z.boolean() })
  const { isFound } = await database().sql`SELECT 'ก' ~ ${naming([])} AS "isFound"`.one(row)
  expect(isFound).toBe(false)
})
