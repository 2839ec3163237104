import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inviteByMail, revokeInvitations } from '@/lib/domain/people/invitations/commands'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/factories'
import { MailCatcher } from '@/lib/testing/mail-catcher'

/** Against a real mail server, with STARTTLS and a login. */

const catcher = new MailCatcher()
const patience = { connectionTimeout: 9_000, greetingTimeout: 9_000, socketTimeout: 9_000 }
const deliver = (more: Parameters<typeof deliverMails>[0] = {}) =>
  deliverMails({ server: catcher.settings(), patience, ...more })
/** As the job would, so much later. */
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
    expect(mail!.to).toMatchObject({ value: [{ address: email, name: 'น้ำฝน ปั๊มเก่ง' }] })
    expect(mail!.text).toContain('เรียน คุณน้ำฝน ปั๊มเก่ง')
    expect(mail!.text).toContain('Dear Namfon,')
    for (const part of [mail!.text!, String(mail!.html)]) expect(part).toContain(link)
  })

  test('without a link goes out as well, however long it waited', async () => {
    const { id, read } = await written()
    const notice = { carriesLink: false, link: null, usefulUntil: new Date(0), text: 'ข่าว' }
    await database().db.outboxMail.update({ where: { id }, data: notice })
    expect(await deliver()).toBe(1)
    expect(catcher.mails[0]!.text).toContain('ข่าว')
    expect(await read()).toMatchObject({ status: 'Sent' })
  })

  test('is Sent once, and nobody can read its link here any more', async () => {
    const { link, read } = await written()
    await Promise.all([deliver(), deliver(), deliver()])
    expect(catcher.mails).toHaveLength(1)
    const mail = await read()
    expect(mail).toMatchObject({ status: 'Sent', link: null, attempts: 1, lastError: null })
    expect(JSON.stringify(mail)).not.toContain(new URL(link).hash.slice(1))
  })

  test('has no headers but ours, whatever people are called', async () => {
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

describe('trouble', () => {
  test('a server that refuses for now (451) is asked again later, with the same Message-ID', async () => {
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
  ])('%s is final and can be seen, and the next mail goes out', async (_, behaviour) => {
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

  test('a wrong login is no fault of the mail: it waits', async () => {
    const { read } = await written()
    const server = catcher.settings({ login: { user: 'safety', pass: 'wrong' } })
    await deliver({ server })
    expect(await read()).toMatchObject({ status: 'Waiting', attempts: 1 })
    expect((await read()).lastError).not.toContain('wrong"')
  })

  test('a server without STARTTLS gets neither login nor mail, unless that is switched off', async () => {
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

  test('a certificate that nobody vouches for is not trusted', async () => {
    const { read } = await written()
    await deliver({ server: catcher.settings({ ca: undefined }) })
    expect((await read()).status).toBe('Waiting')
    expect(catcher.recipients).toEqual([])
  })

  test('a server that stalls is given up for now, and others are not tried in this run', async () => {
    const [first, second] = [await written(), await written()]
    catcher.behaviour = { onData: () => 'stall' }
    await deliver({ patience: { ...patience, socketTimeout: 2_000 } })
    expect([(await first.read()).attempts, (await second.read()).attempts]).toEqual([1, 0])
    expect((await first.read()).status).toBe('Waiting')
  })

  test('a server that is down and comes back loses nothing', async () => {
    const mails = [await written(), await written(), await written()]
    await catcher.stop()
    expect(await deliver()).toBe(0)
    await catcher.start()
    expect(await deliverAfter(2)).toBe(3)
    for (const { read } of mails) expect((await read()).status).toBe('Sent')
  })

  test('after about a day it is given up, and says so', async () => {
    const { id, read } = await written()
    await database().db.outboxMail.update({ where: { id }, data: { attempts: MAX_ATTEMPTS - 1 } })
    await catcher.stop()
    await deliver()
    expect(await read()).toMatchObject({ status: 'Failed', attempts: MAX_ATTEMPTS })
    await catcher.start()
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
    expect(lines.map(({ event }) => event)).toEqual(['mail.failed'])
  })

  test('what was revoked before or during the delivery is not brought back', async () => {
    const before = await written()
    await revokeInvitations(database().db, before.userId)
    expect(await deliver()).toBe(0)
    const during = await written()
    let revoking: Promise<unknown> | undefined
    catcher.behaviour = {
      onRecipient: () => {
        revoking = revokeInvitations(database().db, during.userId)
        return 'ok'
      },
    }
    await deliver()
    await revoking
    expect((await before.read()).status).toBe('Revoked')
    expect((await during.read()).link).toBeNull()
  })

  test('a mail whose link has run out is not sent', async () => {
    const { read } = await written()
    await deliverAfter(8 * 24 * 60)
    expect(await read()).toMatchObject({ status: 'Failed' })
    expect(catcher.recipients).toEqual([])
  })

  test('without a mail server nothing is tried', async () => {
    const { read } = await written()
    expect(await deliverMails({ server: undefined })).toBe(0)
    expect(await read()).toMatchObject({ status: 'Waiting', attempts: 0 })
  })
})
