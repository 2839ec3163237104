import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { makeLink } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import type { LinkKind } from '@/lib/domain/people/invitations/links/rules'
import { sendRequestedResets } from '@/lib/domain/people/invitations/reset/commands'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { createEnrolledUser, PASSWORD } from '@/lib/testing/records/second-factors'

const admin = await createUser('Admin')
const { db } = database()

/** Two links of each kind, as several may have been asked for. */
async function linksOf(userId: string) {
  const kinds: LinkKind[] = ['Invitation', 'Invitation', 'Reset', 'Reset']
  const links = await Promise.all(
    kinds.map(async (kind) => ({ kind, token: await makeLink(db, userId, new Date(), kind) })),
  )
  return async () => {
    const opened = await Promise.all(
      links.map(({ token }) => call(null, invitations.open, { token })),
    )
    return links.flatMap(({ kind }, index) => (opened[index]!.status === 200 ? [kind] : []))
  }
}

describe('links that open an account end', () => {
  test('when its owner changes the password, and so does a mail that was not sent yet', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    await call(null, invitations.requestReset, { email: user.email! })
    await sendRequestedResets(new Date())
    const open = await linksOf(user.id)
    expect(await open()).toHaveLength(4)
    const input = { currentPassword: PASSWORD, newPassword: 'mango permit 47 river' }
    expect((await call(user, account.changePassword, input)).status).toBe(200)
    expect(await open()).toEqual([])
    expect(await db.outboxMail.findMany({ where: { userId: user.id } })).toMatchObject([
      { status: 'Revoked', link: null },
    ])
  })

  test('when an Admin signs a user out everywhere, save an invitation and its mail', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    await db.account.delete({ where: { userId: user.id } })
    await call(admin, users.sendInvitation, { id: user.id })
    const open = await linksOf(user.id)
    expect((await call(admin, users.endSessions, { id: user.id })).status).toBe(200)
    expect(await open()).toEqual(['Invitation', 'Invitation'])
    expect(await db.outboxMail.findMany({ where: { userId: user.id } })).toMatchObject([
      { status: 'Waiting' },
    ])
  })

  test('when an Admin removes a second factor, save an invitation', async () => {
    const { user } = await createEnrolledUser()
    const open = await linksOf(user.id)
    expect((await call(admin, users.removeSecondFactor, { id: user.id })).status).toBe(200)
    expect(await open()).toEqual(['Invitation', 'Invitation'])
  })
})
