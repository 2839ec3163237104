import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { invite } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { sendRequestedResets } from '@/lib/domain/people/invitations/reset/commands'
import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { VALID_FOR } from '@/lib/domain/people/invitations/links/rules'
import { users } from '@/lib/domain/people/users/contract'
import { lockUserRow, setEmail } from '@/lib/domain/people/users/logins/commands'
import { countAttempt } from '@/lib/platform/auth/throttle'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createUser } from '@/lib/testing/records/factories'
import { tokenIn } from '@/lib/testing/calls/link-token'
import { mailsTo } from '@/lib/testing/records/notices'
import { asOwner } from '@/lib/testing/runs/owner'

const OLD = 'a long password'
const NEW = 'mango permit 47 river'
let next = 0
const from = (address = `198.51.100.${next++ % 250}`) => ({ 'x-forwarded-for': address })
const ask = (email: string, address?: string) =>
  call(null, invitations.requestReset, { email }, from(address))
const reset = (token: string, password = NEW) =>
  call(null, invitations.resetPassword, { token, password }, from())
const signIn = async (username: string, password: string, headers = {}) =>
  (await call(null, account.token, { username, password }, { ...from(), ...headers })).status
const someone = async (more: object = {}) => {
  const user = await createUser('WorkOwner', { password: OLD, ...more })
  return { ...user, email: user.email! }
}
const linkFor = async (userId: string, now = new Date()) =>
  invite(database().db, userId, now, 'Reset')

describe('a forgotten password', () => {
  test('is replaced by a link that is mailed in Thai and English', async () => {
    const { id, email } = await someone()
    expect((await ask(email.toUpperCase())).body).toEqual({ success: true, messages: [] })
    expect(await sendRequestedResets(new Date())).toBe(1)
    const [mail] = await mailsTo(id)
    expect(mail!.subject).toMatch(/ตั้งรหัสผ่านใหม่.* \/ A new password/)
    expect(mail!.link).toMatch(/\/reset-password#token=[\w-]{43}$/)
    const token = tokenIn(mail!.link)
    const opened = await call(null, invitations.open, { token })
    expect(opened.body).toEqual({ kind: 'Reset', email, welcome: null })
    expect((await reset(token)).status).toBe(200)
    expect([await signIn(email, OLD), await signIn(email, NEW)]).toEqual([401, 200])
  })

  test('gives the same answer for every address and does no work that reveals who has an account', async () => {
    const others = [
      await someone({ disabledAt: new Date() }),
      await someone({ removedAt: new Date() }),
      { ...(await createUser('WorkOwner')) },
    ]
    const emails = [...others.map(({ email }) => email!), `${crypto.randomUUID()}@example.com`]
    const { email, id } = await someone()
    const answers = await Promise.all([...emails, email].map((each) => ask(each)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await database().db.resetRequest.count()).toBe(emails.length + 1)
    expect(await mailsTo(id)).toEqual([])
    expect(await sendRequestedResets(new Date())).toBe(1)
    expect(await database().db.resetRequest.count()).toBe(0)
    expect(await mailsTo(id)).toHaveLength(1)
    for (const { userId } of others) expect(await mailsTo(userId)).toEqual([])
  })

  test('is mailed three times an hour at most, and a new request does not end an earlier link', async () => {
    const { id, email } = await someone()
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask(email)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
    const sent = await Promise.all([1, 2].map(() => sendRequestedResets(new Date())))
    expect(sent.reduce((sum, each) => sum + each)).toBe(3)
    const [first] = await mailsTo(id)
    expect((await reset(tokenIn(first!.link))).status).toBe(200)
  })

  test('of an account whose mail fails holds up no other one', async () => {
    const [stuck, other] = [await someone(), await someone()]
    for (const { email } of [stuck, other]) await ask(email)
    await asOwner(`CREATE FUNCTION refuse() RETURNS TRIGGER LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'out of order'; END $$`)
    await asOwner(`CREATE TRIGGER "refuse" BEFORE INSERT ON "outbox_mails" FOR EACH ROW
      WHEN (NEW."userId" = '${stuck.id}') EXECUTE FUNCTION refuse()`)
    await expect(sendRequestedResets(new Date())).rejects.toThrow(Error)
    expect(await mailsTo(other.id)).toHaveLength(1)
    await asOwner('DROP FUNCTION refuse CASCADE')
    expect(await sendRequestedResets(new Date())).toBe(1)
    expect(await mailsTo(stuck.id)).toHaveLength(1)
  })

  test('limits one network that asks for many accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => ask(`nobody${n}@example.com`, '203.0.113.200')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    await sendRequestedResets(new Date())
  })
})

describe('a link for a new password', () => {
  test('ends all sessions and other links, and notifies the owner by a mail without a link', async () => {
    const user = await someone()
    await ask(user.email)
    await ask(user.email)
    await sendRequestedResets(new Date())
    const [one, other] = await mailsTo(user.id)
    expect((await call(user, account.get, {})).status).toBe(200)
    expect((await reset(tokenIn(one!.link))).status).toBe(200)
    expect((await call(user, account.get, {})).status).toBe(401)
    expect((await reset(tokenIn(other!.link))).body.code).toBe('invitation-not-valid')
    const notice = (await mailsTo(user.id)).at(-1)!
    expect(notice).toMatchObject({ carriesLink: false, link: null, status: 'Waiting' })
    expect(notice.subject).toContain('was changed')
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: user.id } })
    expect(lines.map(({ event }) => event)).toEqual([
      'account.reset-requested',
      'account.reset-requested',
      'account.password-reset',
    ])
  })

  test('works for two hours, and invitation and reset links are not interchangeable', async () => {
    const { id } = await someone()
    const late = await linkFor(id, new Date(Date.now() - VALID_FOR.Reset - 1000))
    expect((await reset(late)).body.code).toBe('invitation-not-valid')
    const asReset = await linkFor(id)
    const accepted = await call(null, invitations.accept, { token: asReset, password: NEW })
    expect(accepted.body.code).toBe('invitation-not-valid')
    const invitation = await invite(database().db, (await createUser('WorkOwner')).id, new Date())
    expect((await reset(invitation)).body.code).toBe('invitation-not-valid')
    expect((await call(null, invitations.open, { token: 'x'.repeat(43) })).status).toBe(400)
  })

  test('works once, however many follow it at once', async () => {
    const token = await linkFor((await someone()).id)
    const statuses = (await Promise.all([1, 2, 3].map(() => reset(token)))).map((a) => a.status)
    expect(statuses.toSorted()).toEqual([200, 400, 400])
  })

  test('makes its device known, so that the owner can sign in during an attack', async () => {
    const { id, email } = await someone()
    const { headers } = await reset(await linkFor(id))
    const cookie = headers.get('set-cookie')!.split(';')[0]!
    for (let n = 0; n < 100; n++) await countAttempt({ account: email, address: `192.0.2.${n}` })
    expect([await signIn(email, NEW), await signIn(email, NEW, { cookie })]).toEqual([429, 200])
  })

  test('ends when the address of the user changes', async () => {
    const admin = await createUser('Admin')
    const { id } = await someone()
    const token = await linkFor(id)
    const email = `${crypto.randomUUID()}@example.com`
    await call(admin, users.save, { id, email, roles: ['WorkOwner'] })
    expect((await reset(token)).body.code).toBe('invitation-not-valid')
  })

  test('is not sent to an address that changes meanwhile', async () => {
    const { id, email } = await someone()
    await ask(email)
    let sending: Promise<number> | undefined
    await inTransaction(async ({ db }) => {
      await lockUserRow(db, id)
      sending = sendRequestedResets(new Date())
      await untilWaiting(1)
      await setEmail(db, id, `${crypto.randomUUID()}@example.com`)
      await revokeLinks(db, id)
    })
    expect(await sending).toBe(0)
    expect(await mailsTo(id)).toEqual([])
  })
})

describe('a new password', () => {
  const refused = async (password: string) => {
    const token = await linkFor((await someone()).id)
    const { status, body } = await reset(token, password)
    return [status, body.code, body.errors?.[0]?.path]
  }

  test('has at least twelve characters', async () =>
    expect(await refused('mango perm4')).toEqual([400, 'invalid-input', 'password']))

  test('is none of the most common ones, in any case', async () => {
    for (const password of ['mailcreated5240', 'LeaveMeAlone', 'Gfhjkmgfhjkm'])
      expect(await refused(password)).toEqual([400, 'password-much-used', 'password'])
  })

  test('is not the address or name of the user, by link or by change', async () => {
    const user = await someone()
    const person = await database().db.person.findFirstOrThrow({
      where: { users: { some: { id: user.id } } },
    })
    const own = [user.email, `${person.firstNameTh}${person.lastNameTh} 2569`]
    for (const newPassword of own) {
      const { body } = await call(user, account.changePassword, {
        currentPassword: OLD,
        newPassword,
      })
      expect([body.code, body.errors[0]?.path]).toEqual(['password-of-own-name', 'newPassword'])
      expect((await reset(await linkFor(user.id), newPassword)).body.code).toBe(
        'password-of-own-name',
      )
    }
  })

  test('an existing short password still signs in', async () => {
    const { email } = await someone({ password: 'safety-demo' })
    expect(await signIn(email, 'safety-demo')).toBe(200)
  })
})
