import { expect, test } from 'vitest'
import { readSettledKeys } from '@/lib/domain/people/api-keys/notices/queries'
import { notifyOfEndingKeys } from '@/lib/domain/people/api-keys/notices/commands'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { readNotices } from '@/lib/testing/records/notices'
import { createApiKey, createServiceAccount } from '@/lib/testing/records/service-accounts'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const account = await createServiceAccount({ name: 'ERP ที่หมดอายุ' })
const now = new Date()
const at = (days: number) => new Date(now.getTime() + days * DAY)

const run = (when = now) => inTransaction((connections) => notifyOfEndingKeys(connections, when))

test('Admins are told of a key 14 days and a day before its end, once each', async () => {
  const { id } = await createApiKey(account.id, { expiresAt: at(10), name: 'เครื่อง ก' })
  await createApiKey(account.id, { expiresAt: at(15) })
  await createApiKey(account.id, { expiresAt: at(3), revokedAt: now })
  await createApiKey(account.id, { expiresAt: at(-1) })
  await Promise.all([run(), run()])
  await run()
  expect(await readNotices(officer)).toEqual([])
  expect(await readNotices(admin)).toMatchObject([
    {
      event: 'key.expiring',
      subject: { type: 'api-key', id },
      href: '/settings/integration',
      text: 'เครื่อง ก of ERP ที่หมดอายุ. Issue another one and move the system to it.',
    },
  ])
  await run(at(9.5))
  expect(await readNotices(admin)).toHaveLength(3)
})

test('a notice of a key that was revoked asks for nothing any more', async () => {
  const { id } = await createApiKey(account.id, { expiresAt: at(1) })
  await run()
  const about = await database().db.notice.findMany({ where: { subjectId: id } })
  const settled = () => inTransaction((connections) => readSettledKeys(connections, about))
  expect(await settled()).toEqual([])
  await call(admin, apiKeys.revoke, { id })
  expect(await settled()).toEqual(about.map((notice) => notice.id))
})
