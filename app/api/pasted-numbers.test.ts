import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { globalSearch } from '@/lib/domain/insight/global-search/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

/** Contacts, chats and tables put marks around numbers and addresses that nobody sees, and that nobody can delete. */

const { db } = database()
const admin = await createUser('Admin')
const pasted = (text: string) => `\u202a${text}\u202c\u200b`

test('a person is saved with a number and a telephone as they were pasted', async () => {
  const nationalId = makeNationalId()
  const { status, body } = await call(admin, persons.save, {
    firstNameTh: 'ก',
    lastNameTh: 'ข',
    nationalId: pasted(nationalId),
    phone: pasted('081-234-5678'),
  })
  expect([status, body.code]).toEqual([200, undefined])
  const found = await call(admin, persons.search, { keyword: pasted(nationalId) })
  expect(found.body).toMatchObject([{ id: body.id, phone: '081-234-5678' }])
  const { code } = found.body[0]!
  const hits = await call(admin, globalSearch.search, { keyword: pasted(code) })
  expect(hits.body).toMatchObject([{ id: body.id, isExact: true }])
})

test('a company is saved with numbers and an address as they were pasted', async () => {
  const { body } = await call(admin, employers.save, {
    nameTh: 'บริษัท วาง จำกัด',
    taxId: pasted('0105556000123'),
    phone: pasted('02 123 4567'),
    contactEmail: pasted('Contact@example.com'),
  })
  expect(await db.employer.findUniqueOrThrow({ where: { id: body.id! } })).toMatchObject({
    taxId: '0105556000123',
    phone: '02 123 4567',
    contactEmail: 'contact@example.com',
  })
})

test('a user is saved with, and signs in by, an address as it was pasted', async () => {
  const password = 'a long password'
  const { id } = await createUser('WorkOwner', { password })
  const email = `${crypto.randomUUID()}@example.com`
  expect((await call(admin, users.save, { id, email: pasted(email) })).status).toBe(200)
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ email })
  const { status } = await call(null, account.token, { username: pasted(email), password })
  expect(status).toBe(200)
})
