import { expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { readEndedInvitations } from '@/lib/domain/people/invitations/ended/queries'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const now = new Date()
const invite = async (...hoursFromNow: number[]) => {
  const { userId } = await createUser('Contractor')
  for (const hours of hoursFromNow)
    await database().db.invitation.create({
      data: {
        userId,
        tokenHash: crypto.randomUUID(),
        expiresAt: new Date(now.getTime() + hours * HOUR),
      },
    })
  return userId
}

test('the invitations that ended longest ago come first, however few are read', async () => {
  const late = await invite(-1, -90)
  const early = await invite(-50)
  const between = await invite(-20)
  await invite(-60, 1)
  const read = async (most: number) => {
    const { users, total } = await readEndedInvitations(database().db, now, most)
    return [users.map(({ id }) => id), total]
  }
  expect(await read(10)).toEqual([[early, between, late], 3])
  expect(await read(2)).toEqual([[early, between], 3])
})

test('Purchasing is shown who has not come, due when the invitation ended, and nobody else', async () => {
  const userId = await invite(-200)
  const itemsOf = async (role: 'Purchasing' | 'Admin') =>
    (await call(await createUser(role), cockpit.get, {})).body.items.filter(
      ({ kind, subject }) => kind === 'invitationOver' && subject.id === userId,
    )
  const dueAt = new Date(now.getTime() - 200 * HOUR).toISOString()
  expect(await itemsOf('Purchasing')).toMatchObject([{ dueAt, href: `/users/${userId}` }])
  expect(await itemsOf('Admin')).toEqual([])
})
