import { expect, test, vi } from 'vitest'
import { readNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import type { Unsubscription } from '@/lib/domain/people/notice-settings/commands'
import { notices } from '@/lib/domain/people/notices/contract'
import { unsubscribeToken } from '@/lib/domain/people/notices/unsubscribe/queries'
import { database } from '@/lib/platform/db/database'
import { log } from '@/lib/platform/log/log'
import { call, send } from '@/lib/testing/calls/call'
import { createUser, UNKNOWN_ID, type TestUser } from '@/lib/testing/records/factories'

const read = async (user: TestUser) => (await call(user, noticeSettings.get, {})).body
const timeOf = async (user: TestUser, event: string) =>
  (await read(user)).choices.find((choice) => choice.event === event)?.when

test('what is not chosen is as usual, and saving a part keeps the rest', async () => {
  const user = await createUser('Contractor')
  expect(await read(user)).toMatchObject({
    quietHours: { from: '20:00', until: '06:00' },
    locale: 'th',
  })
  expect(await timeOf(user, 'permit.stopped')).toBe('Now')
  expect(await timeOf(user, 'task.assigned')).toBe('Digest')
  expect(await timeOf(user, 'credential.expiring')).toBeUndefined()

  const off = { event: 'task.assigned', channel: 'Email', when: 'Off' } as const
  await call(user, noticeSettings.save, { choices: [off] })
  await call(user, noticeSettings.save, { quietHours: null, locale: 'en' })
  await call(user, noticeSettings.save, {})
  expect(await read(user)).toMatchObject({ quietHours: null, locale: 'en' })
  expect(await timeOf(user, 'task.assigned')).toBe('Off')
  expect(await timeOf(user, 'task.overdue')).toBe('Digest')
})

test('two choices at once are both kept', async () => {
  const user = await createUser('Contractor')
  const events = ['task.assigned', 'task.overdue', 'permit.decided', 'permit.stopped'] as const
  await Promise.all(
    events.map((event) =>
      call(user, noticeSettings.save, { choices: [{ event, channel: 'Email', when: 'Off' }] }),
    ),
  )
  for (const event of events) expect(await timeOf(user, event)).toBe('Off')
})

test.each([
  { quietHours: { from: '20:00', until: '20:00' } },
  { quietHours: { from: '24:00', until: '06:00' } },
  { choices: [{ event: 'task.none', channel: 'Email', when: 'Off' }] },
  { locale: 'de' },
])('refuses %o', async (input) => {
  const answer = await call(await createUser('Contractor'), noticeSettings.save, input as object)
  expect(answer.status).toBe(400)
})

/** As a mail server does by one click. */
const click = (token: string, body: BodyInit = 'List-Unsubscribe=One-Click') =>
  send(
    null,
    notices.unsubscribe,
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body },
    { token },
  )
const tokenFor = ({ userId }: TestUser, event: Unsubscription['event'] = 'task.assigned') =>
  unsubscribeToken({ userId, event, channel: 'Email' })

test('the link of a mail switches its event off, for its reader alone, and reading it changes nothing', async () => {
  const [user, other] = [await createUser('Contractor'), await createUser('Contractor')]
  const token = await tokenFor(user)
  const logged = vi.spyOn(log, 'info')
  const page = await send(null, notices.showUnsubscribe, {}, { token })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await timeOf(user, 'task.assigned')).toBe('Digest')
  for (const status of [(await click(token)).status, (await click(token)).status])
    expect(status).toBe(200)
  expect(logged).toHaveBeenCalled()
  expect(JSON.stringify(logged.mock.calls), 'the link stays out of the log').not.toContain(token)
  expect(await timeOf(user, 'task.assigned')).toBe('Off')
  expect(await timeOf(user, 'task.overdue')).toBe('Digest')
  expect(await timeOf(other, 'task.assigned')).toBe('Digest')
  const lines = await database().db.auditEntry.findMany({
    where: { event: 'notice.unsubscribed', subjectId: user.userId },
  })
  expect(lines).toMatchObject([{ actorUserId: user.userId }, { actorUserId: user.userId }])
})

test('of a mail with several notices it switches off all that is not urgent', async () => {
  const user = await createUser('Contractor')
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const answer = await send(
    null,
    notices.unsubscribe,
    { body: form },
    { token: await tokenFor(user, 'all') },
  )
  expect(answer.status).toBe(200)
  const { choices } = await read(user)
  expect(choices.filter(({ when }) => when !== 'Off').map(({ event }) => event)).toEqual([
    'permit.stopped',
    'permit.resumed',
    'gate.enteredWhileRefused',
  ])
})

test('a wrong link is answered alike, changes nothing, and cannot be tried for ever', async () => {
  const [user, other] = [await createUser('Contractor'), await createUser('Contractor')]
  const mac = (await tokenFor(user)).split('.')[1]
  const forged = [(await tokenFor(other)).split('.')[0], mac].join('.')
  const gone = await unsubscribeToken({ userId: UNKNOWN_ID, event: 'all', channel: 'Email' })
  for (const token of [forged, 'x', '.', gone]) expect((await click(token)).status).toBe(200)
  const settings = await readNoticeSettings(database().db, [user.userId, other.userId])
  for (const { userId } of [user, other]) expect(settings(userId).choices).toEqual({})
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) statuses.push((await click('wrong')).status)
  expect(statuses.at(-1)).toBe(429)
})
