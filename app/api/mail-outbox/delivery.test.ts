import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { database } from '@/lib/platform/db/database'
import { announceShutdown } from '@/lib/platform/process/shutdown'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { forget } from '@/lib/testing/runs/new-process'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'

/** Against a real mail server, with STARTTLS and a login. */

const catcher = new MailCatcher()
const timeouts = { connectionTimeout: 9_000, greetingTimeout: 9_000, socketTimeout: 9_000 }
const deliver = (more: Parameters<typeof deliverMails>[0] = {}) =>
  deliverMails({ server: catcher.settings(), timeouts, ...more })
/** Runs the job at a later time. */
const deliverAfter = (minutes: number) =>
  deliver({ now: () => new Date(Date.now() + minutes * 60_000) })

beforeEach(async () => {
  await database().db.outboxMail.deleteMany()
  catcher.mails.length = 0
  catcher.recipients.length = 0
  await catcher.start()
})
afterEach(() => catcher.stop())

async function written(name = { nameTh: 'น้ำฝน ปั๊มเก่ง', nameEn: 'Namfon' as string | null }) {
  const { userId, email } = await createUser('WorkOwner')
  await inviteByMail(database(), { id: userId, email: email!, name }, new Date())
  const { id, link } = await database().db.outboxMail.findFirstOrThrow({ where: { userId } })
  const read = () => database().db.outboxMail.findUniqueOrThrow({ where: { id } })
  return { id, userId, email: email!, link: link!, read }
}

describe('a mail that is sent', () => {
  test('goes over STARTTLS with a login, in Thai and English, as text and HTML, with the link', async () => {
    const { email, link } = await written()
    expect(await deliver()).toBe(1)
    const [mail] = catcher.mails
    expect(catcher.wasEncrypted).toBe(true)
    expect(mail!.subject).toBe('คำเชิญเข้าใช้ระบบความปลอดภัยหน้างาน / Your invitation to Site Safety')
    expect(mail!.from?.text).toBe('safety@example.com')
    expect(mail!.to).toMatchObject({ value: [{ address: email, name: 'น้ำฝน ปั๊มเก่ง / Namfon' }] })
    expect(mail!.text).toContain('เรียน คุณน้ำฝน ปั๊มเก่ง')
    expect(mail!.text).toContain('Dear Namfon,')
    for (const part of [mail!.text!, String(mail!.html)]) expect(part).toContain(link)
  })

  test('is sent without a link too, however long it waited', async () => {
    const { id, read } = await written()
    const notice = { carriesLink: false, link: null, usefulUntil: new Date(0), text: 'ข่าว' }
    await database().db.outboxMail.update({ where: { id }, data: notice })
    expect(await deliver()).toBe(1)
    expect(catcher.mails[0]!.text).toContain('ข่าว')
    expect(await read()).toMatchObject({ status: 'Sent' })
  })

  test('goes before news that were written earlier, as somebody waits for its link, and so does what is urgent', async () => {
    const [news, urgent, invited] = [await written(), await written(), await written()]
    const data = { carriesLink: false, link: null, text: 'ข่าว' }
    for (const [{ id }, kind] of [
      [news, 'Notices'],
      [urgent, 'UrgentNotices'],
    ] as const)
      await database().db.outboxMail.update({ where: { id }, data: { ...data, kind } })
    expect(await deliver()).toBe(3)
    expect(catcher.recipients).toEqual([urgent.email, invited.email, news.email])
  })

  test('is sent once, and its link is then deleted here', async () => {
    const { link, read } = await written()
    await Promise.all([deliver(), deliver(), deliver()])
    expect(catcher.mails).toHaveLength(1)
    const mail = await read()
    expect(mail).toMatchObject({ status: 'Sent', link: null, attempts: 1, lastError: null })
    expect(JSON.stringify(mail)).not.toContain(new URL(link).hash.slice(1))
  })

  test('has no headers injected by names', async () => {
    const { email } = await written({
      nameTh: 'ร้าย\r\nBcc: victim@example.com\r\nSubject: other',
      nameEn: 'Evil\nX-Evil: 1\n\n<script>alert(1)</script>',
    })
    await deliver()
    expect(catcher.recipients).toEqual([email])
    const [mail] = catcher.mails
    expect([...mail!.headers.keys()]).not.toContain('bcc')
    expect([...mail!.headers.keys()]).not.toContain('x-evil')
    expect(mail!.subject).toMatch(/^คำเชิญ/)
    expect(String(mail!.html)).not.toContain('<script')
  })
})

describe('failures', () => {
  test('a temporary refusal (451) is retried later with the same Message-ID', async () => {
    const { id, read } = await written()
    catcher.behaviour = { onData: () => ({ code: 451, text: 'Try later' }) }
    expect(await deliver()).toBe(0)
    expect(await read()).toMatchObject({ status: 'Waiting', attempts: 1 })
    expect((await read()).lastError).toContain('Try later')
    expect(await deliver(), 'not before its time').toBe(0)
    catcher.behaviour = {}
    expect(await deliverAfter(2)).toBe(1)
    expect(catcher.mails[0]!.messageId).toBe(`<${id}@localhost>`)
  })

  test.each([
    ['a refused recipient (550)', { onRecipient: () => ({ code: 550, text: 'No such user' }) }],
    ['a refused mail (554)', { onData: () => ({ code: 554, text: 'Looks like spam' }) }],
  ])('%s is final and shown, and the next mail is sent', async (_, behaviour) => {
    const { read } = await written()
    catcher.behaviour = behaviour
    await deliver()
    expect(await read()).toMatchObject({ status: 'Failed', attempts: 1 })
    expect((await read()).link, 'can be handed over another way').not.toBeNull()
    catcher.behaviour = {}
    const next = await written()
    await deliver()
    expect((await next.read()).status).toBe('Sent')
  })

  test('a wrong login leaves the mail waiting', async () => {
    const { read } = await written()
    const server = catcher.settings({ login: { user: 'safety', pass: 'wrong' } })
    await deliver({ server })
    expect(await read()).toMatchObject({ status: 'Waiting', attempts: 1 })
    expect((await read()).lastError).not.toContain('wrong"')
  })

  test('a sender that the server does not take (553) loses no mail', async () => {
    const [first, second] = [await written(), await written()]
    catcher.behaviour = { onSender: () => ({ code: 553, text: 'Not your address' }) }
    expect(await deliver()).toBe(0)
    expect([await first.read(), await second.read()]).toMatchObject([
      { status: 'Waiting', attempts: 1, lastError: expect.stringContaining('Not your address') },
      { status: 'Waiting', attempts: 0 },
    ])
    catcher.behaviour = {}
    expect(await deliverAfter(2)).toBe(2)
  })

  test('a server without STARTTLS gets neither login nor mail, unless the check is switched off', async () => {
    await catcher.stop()
    await catcher.start({ options: { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] } })
    const { read } = await written()
    await deliver()
    expect((await read()).status).toBe('Waiting')
    expect(catcher.recipients).toEqual([])
    const open = catcher.settings({ requireTls: false, login: undefined })
    await catcher.stop()
    await catcher.start({ options: { hideSTARTTLS: true, authOptional: true } })
    await deliver({ server: open, now: () => new Date(Date.now() + 120_000) })
    expect((await read()).status).toBe('Sent')
  })

  test('an untrusted certificate is refused', async () => {
    const { read } = await written()
    await deliver({ server: catcher.settings({ ca: undefined }) })
    expect((await read()).status).toBe('Waiting')
    expect(catcher.recipients).toEqual([])
  })

  test('a stalled server ends the run until the next one', async () => {
    const [first, second] = [await written(), await written()]
    catcher.behaviour = { onData: () => 'stall' }
    await deliver({ timeouts: { ...timeouts, socketTimeout: 2_000 } })
    expect([(await first.read()).attempts, (await second.read()).attempts]).toEqual([1, 0])
    expect((await first.read()).status).toBe('Waiting')
  })

  test('a server that takes minutes over a mail is given it once, and again where ours has died', async () => {
    const { read } = await written()
    catcher.behaviour = { onData: () => 'stall' }
    const slow = deliver({ timeouts: { ...timeouts, socketTimeout: 60_000 } })
    await expect.poll(() => catcher.recipients).toHaveLength(1)
    expect(await deliverAfter(4), 'another server').toBe(0)
    expect([catcher.recipients.length, (await read()).attempts]).toEqual([1, 1])
    catcher.behaviour = {}
    expect(await deliverAfter(6), 'as if it had died').toBe(1)
    catcher.endStall()
    await slow
    expect(await read()).toMatchObject({ status: 'Sent', attempts: 2 })
  })

  test('a mail that is under way is sent by no other server where somebody sends it again, and by one once it has failed', async () => {
    const { id, read } = await written()
    catcher.behaviour = { onData: () => 'stall' }
    const slow = deliver({ timeouts: { ...timeouts, socketTimeout: 60_000 } })
    await expect.poll(() => catcher.recipients).toHaveLength(1)
    expect((await call(await createUser('Admin'), mailOutbox.retry, { id })).status).toBe(200)
    expect(await deliver(), 'another server').toBe(0)
    catcher.endStall()
    await slow
    expect(catcher.recipients).toHaveLength(1)
    catcher.behaviour = {}
    expect(await deliverAfter(6)).toBe(1)
    expect(await read()).toMatchObject({ status: 'Sent', attempts: 1 })
  })

  test('a stop of ours waits for the mail that is under way, and leaves the others for later', async () => {
    const [first, second] = [await written(), await written()]
    catcher.behaviour = {
      onData: () => {
        announceShutdown()
        return 'ok'
      },
    }
    expect(await deliver()).toBe(1)
    expect([await first.read(), await second.read()]).toMatchObject([
      { status: 'Sent' },
      { status: 'Waiting', attempts: 0 },
    ])
    forget('shutdown-state')
    catcher.behaviour = {}
    expect(await deliver()).toBe(1)
  })

  test('no mail is lost while the server is down', async () => {
    const mails = [await written(), await written(), await written()]
    await catcher.stop()
    expect(await deliver()).toBe(0)
    await catcher.start()
    expect(await deliverAfter(2)).toBe(3)
    for (const { read } of mails) expect((await read()).status).toBe('Sent')
  })

  test('after about a day a mail is marked as failed', async () => {
    const { id, read } = await written()
    await database().db.outboxMail.update({ where: { id }, data: { attempts: MAX_ATTEMPTS - 1 } })
    await catcher.stop()
    await deliver()
    expect(await read()).toMatchObject({ status: 'Failed', attempts: MAX_ATTEMPTS })
    await catcher.start()
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
    expect(lines.map(({ event }) => event)).toEqual(['mail.failed'])
  })

  test('a mail that is revoked before or during delivery stays revoked', async () => {
    const before = await written()
    await revokeLinks(database().db, before.userId)
    expect(await deliver()).toBe(0)
    const during = await written()
    let revoking: Promise<unknown> | undefined
    catcher.behaviour = {
      onRecipient: () => {
        revoking = revokeLinks(database().db, during.userId)
        return 'ok'
      },
    }
    await deliver()
    await revoking
    expect((await before.read()).status).toBe('Revoked')
    expect((await during.read()).link).toBeNull()
  })

  test('a mail with an expired link is not sent', async () => {
    const { read } = await written()
    await deliverAfter(8 * 24 * 60)
    expect(await read()).toMatchObject({ status: 'Failed', lastError: 'too-late' })
    expect(catcher.recipients).toEqual([])
  })

  test.each([
    ['may no longer sign in', () => ({ disabledAt: new Date() })],
    ['was removed', () => ({ removedAt: new Date(), email: null })],
    ['has another address', () => ({ email: `${crypto.randomUUID()}@example.com` })],
  ])(
    'news are not sent to a reader who meanwhile %s, unlike what is of the account',
    async (_, changed) => {
      const [news, ofAccount] = [await written(), await written()]
      const data = { kind: 'Notices', carriesLink: false, link: null, text: 'ข่าว' }
      await database().db.outboxMail.update({ where: { id: news.id }, data })
      for (const { userId: id } of [news, ofAccount])
        await database().db.user.update({ where: { id }, data: changed() })
      expect(await deliver()).toBe(1)
      expect(catcher.recipients).toEqual([ofAccount.email])
      expect(await news.read()).toMatchObject({
        status: 'Failed',
        attempts: 1,
        lastError: 'no-address',
      })
    },
  )

  test('without a mail server nothing is sent', async () => {
    const { read } = await written()
    expect(await deliverMails({ server: undefined })).toBe(0)
    expect(await read()).toMatchObject({ status: 'Waiting', attempts: 0 })
  })
})
