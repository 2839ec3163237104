import { expect, test } from 'vitest'
import { readEndedInvitations } from '@/lib/domain/people/invitations/ended/queries'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
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
