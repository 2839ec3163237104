import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'

/** Of a mail server that refuses for good what is no fault of an address. */

const catcher = new MailCatcher()
beforeAll(() => catcher.start())
afterAll(() => catcher.stop())

const deliverAfter = (minutes: number) =>
  deliverMails({
    server: catcher.settings(),
    now: () => new Date(Date.now() + minutes * 60_000),
  })

async function written() {
  const { userId, email } = await createUser('WorkOwner')
  const name = { nameTh: 'น้ำฝน ปั๊มเก่ง', nameEn: null }
  await inviteByMail(database(), { id: userId, email: email!, name }, new Date())
  return () => database().db.outboxMail.findFirstOrThrow({ where: { userId } })
}

test.each([
  [550, '5.7.1 Relaying denied', 'onRecipient'],
  [554, 'Relay access denied', 'onRecipient'],
  [550, 'Unable to relay', 'onRecipient'],
  [550, '5.7.26 Unauthenticated mail from example.com is not accepted', 'onData'],
  [550, '5.4.5 Daily sending quota exceeded', 'onData'],
] as const)(
  'who is refused as a sender (%i %s) loses no mail, and each is tried',
  async (code, text, on) => {
    const mails = [await written(), await written()]
    catcher.behaviour = { [on]: () => ({ code, text }) }
    expect(await deliverAfter(0)).toBe(0)
    for (const read of mails)
      expect(await read()).toMatchObject({
        status: 'Waiting',
        attempts: 1,
        lastError: expect.stringContaining(text),
      })
    catcher.behaviour = {}
    expect(await deliverAfter(2)).toBe(2)
  },
)

test.each([
  [550, '5.1.1 <relay@example.com>: no such user'],
  [552, '5.2.2 Mailbox full'],
])('an address that is refused (%i %s) is refused for good', async (code, text) => {
  const read = await written()
  catcher.behaviour = { onRecipient: () => ({ code, text }) }
  await deliverAfter(0)
  catcher.behaviour = {}
  expect(await read()).toMatchObject({ status: 'Failed', attempts: 1 })
})
