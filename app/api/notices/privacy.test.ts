import { expect, test } from 'vitest'
import { notifyOfDueRequests } from '@/lib/domain/people/privacy-requests/notices/commands'
import { readSettledRequests } from '@/lib/domain/people/privacy-requests/notices/queries'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { readNotices } from '@/lib/testing/records/notices'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const run = (day: string) =>
  inTransaction((connections) => notifyOfDueRequests(connections, new Date(`${day}T02:00:00Z`)))

test('whoever answers is told a week and a day before the term ends, and once it has, without a name', async () => {
  const { id, personCode } = await createPrivacyRequest({ receivedByUserId: admin.userId })
  await run('2026-11-20')
  expect(await readNotices(admin)).toEqual([])
  await Promise.all([run('2026-11-24'), run('2026-11-25')])
  expect(await readNotices(admin)).toMatchObject([
    {
      event: 'privacy.dueSoon',
      subject: { type: 'privacy-request', id },
      href: '/settings/privacy',
      text: `Access and a copy, of ${personCode}`,
    },
  ])
  await run('2026-11-30')
  await run('2026-12-01')
  await run('2026-12-02')
  await run('2026-12-20')
  const events = (await readNotices(admin)).map(({ event }) => event).toSorted()
  expect(events).toEqual(['privacy.dueSoon', 'privacy.dueSoon', 'privacy.overdue'])
  expect(await readNotices(officer)).toEqual([])
  const about = await database().db.notice.findMany({ where: { subjectId: id } })
  const settled = () => inTransaction((connections) => readSettledRequests(connections, about))
  expect(await settled()).toEqual([])
  await call(admin, privacyRequests.close, { id, outcome: 'Withdrawn', reason: 'ผู้ขอถอน' })
  expect((await settled()).toSorted()).toEqual(about.map((notice) => notice.id).toSorted())
})
