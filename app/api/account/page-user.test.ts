import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { call } from '@/lib/testing/calls/call'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const company = { nameTh: 'บริษัทเดิม', nameEn: 'Page of another', kind: 'Contractor' } as const
const stored = () => database().db.employer.count({ where: { nameEn: company.nameEn } })

test('what a page of one user sends is refused in the session of another, reads and writes alike', async () => {
  const [left, came] = [await createUser(['Admin']), await createUser(['Admin'])]
  const cookie = await cookieOf(came)
  const ofTheOther = { ...cookie, 'x-page-user': left.userId }
  const answers = [
    await callWithCookie(ofTheOther, employers.save, company),
    await callWithCookie(ofTheOther, account.get, {}),
  ]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'another-user'])
  expect(await stored()).toBe(0)
  const ofThisOne = { ...cookie, 'x-page-user': came.userId }
  expect((await callWithCookie(ofThisOne, employers.save, company)).status).toBe(200)
  expect(await stored()).toBe(1)
})

test('a page whose session has ended is asked to sign in, whoever it names', async () => {
  const { userId } = await createUser(['Admin'])
  const cookie = { cookie: 'next-auth.session-token=none', 'x-page-user': userId }
  const { status, body } = await callWithCookie(cookie, account.get, {})
  expect([status, body.code]).toEqual([401, 'not-signed-in'])
})

test('a call with a bearer token needs to name nobody', async () => {
  const user = await createUser(['Admin'])
  const answer = await call(user, account.get, {}, { 'x-page-user': crypto.randomUUID() })
  expect(answer.status).toBe(200)
})
