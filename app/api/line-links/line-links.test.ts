import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { lineWebhook } from '@/lib/domain/people/line-links/webhook/contract'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { lockUserRow } from '@/lib/domain/people/users/logins/commands'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, send } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { beginLink, linkWithLine, tellSite } from '@/lib/testing/stand-ins/line'
import { friendEvent, linkEvent, unfollowEvent } from '@/lib/testing/stand-ins/line-events'
import { LineServer } from '@/lib/testing/stand-ins/line-server'

const line = new LineServer()
beforeAll(() => line.start())
afterAll(() => line.stop())
beforeEach(() => void (line.asked.length = 0))

const someone = () => createUser('WorkOwner')
const accountOf = async ({ userId }: TestUser) =>
  (await database().db.lineLink.findUnique({ where: { userId } }))?.lineUserId
const read = async (user: TestUser) => (await call(user, lineLinks.get, {})).body
const auditOf = async ({ userId }: TestUser) =>
  (
    await database().db.auditEntry.findMany({
      where: { subjectId: userId, event: { startsWith: 'account.line' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ event, actorUserId }) => [event, actorUserId])
const replies = () => JSON.stringify(line.to('/v2/bot/message/reply').map(({ body }) => body))

describe('linking', () => {
  test('goes from a new friend over the product and LINE back to the product, and is in the audit log', async () => {
    const user = await someone()
    expect(await read(user)).toEqual({
      isOffered: true,
      linkedAt: null,
      friendPage: 'https://line.me/R/ti/p/%40site',
    })
    expect((await tellSite([friendEvent('Ufriend')])).status).toBe(200)
    const linkToken = /\/account\?linkToken=([\w-]+)/.exec(replies())?.[1] ?? ''
    const { url } = (await call(user, lineLinks.begin, { linkToken })).body
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe('https://access.line.me/dialog/bot/accountLink')
    expect(searchParams.get('linkToken')).toBe(linkToken)
    expect((await tellSite([linkEvent('Ufriend', searchParams.get('nonce')!)])).status).toBe(200)
    expect((await read(user)).linkedAt).toMatch(/Z$/)
    expect(await accountOf(user)).toBe('Ufriend')
    expect(await auditOf(user)).toEqual([['account.line-linked', user.userId]])
    const { choices } = (await call(user, noticeSettings.get, {})).body
    const times = choices.filter(({ channel }) => channel === 'Line').map(({ when }) => when)
    expect(new Set(times)).toEqual(new Set(['Now', 'Digest']))
  })

  test('a friend who writes is sent the link, until it is linked, and in no group', async () => {
    const account = await linkWithLine(await someone())
    await tellSite([friendEvent(account, 'message')])
    await tellSite([{ ...friendEvent('Ugroup'), source: { type: 'group', userId: 'Ugroup' } }])
    expect(replies()).toBe('[]')
    await tellSite([friendEvent('Uother', 'message')])
    expect(replies()).toContain('linkToken=')
  })

  test('many new friends are offered it at once, as LINE waits for the answer', async () => {
    line.answersFrom = 5
    await tellSite(Array.from({ length: 5 }, (_, index) => friendEvent(`Umany${index}`)))
    line.answersFrom = 0
    expect(line.to('/v2/bot/message/reply')).toHaveLength(5)
  })

  test('ends by the user or by LINE, and leaves a line each', async () => {
    const [one, other] = [await someone(), await someone()]
    await linkWithLine(one)
    const account = await linkWithLine(other)
    await call(one, lineLinks.remove, {})
    await call(one, lineLinks.remove, {})
    await tellSite([unfollowEvent(account)])
    await tellSite([unfollowEvent(account)])
    for (const user of [one, other]) {
      expect(await accountOf(user)).toBeUndefined()
      expect((await auditOf(user)).map(([event]) => event)).toEqual([
        'account.line-linked',
        'account.line-unlinked',
      ])
    }
  })

  test('a late word of an end from before ends nothing', async () => {
    const user = await someone()
    const account = await linkWithLine(user)
    await tellSite([unfollowEvent(account, Date.now() - 60_000)])
    expect(await accountOf(user)).toBe(account)
  })

  test('an account goes over to the user who links it last', async () => {
    const [one, other] = [await someone(), await someone()]
    const account = await linkWithLine(one)
    await tellSite([linkEvent(account, await beginLink(other))])
    expect([await accountOf(one), await accountOf(other)]).toEqual([undefined, account])
    expect((await auditOf(one)).at(-1)).toEqual(['account.line-unlinked', null])
  })
})

describe('nobody links', () => {
  test('by a nonce that was used, however many try at once', async () => {
    const user = await someone()
    const nonce = await beginLink(user)
    const all = Array.from({ length: 6 }, (_, index) => `Urace${index}`)
    await Promise.all(all.map((account) => tellSite([linkEvent(account, nonce)])))
    const account = await accountOf(user)
    expect(all).toContain(account)
    await tellSite([linkEvent('Ureplay', nonce)])
    expect(await accountOf(user)).toBe(account)
    expect(await auditOf(user)).toHaveLength(1)
  })

  test('by one that has expired, was begun anew, was refused at LINE, or is nobody’s', async () => {
    const user = await someone()
    const first = await beginLink(user)
    const second = await beginLink(user)
    await tellSite([linkEvent('Ufirst', first), linkEvent('Uguess', 'a'.repeat(43))])
    await tellSite([linkEvent('Urefused', second, 'failed')])
    await database().db.lineNonce.update({
      where: { userId: user.userId },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
    await tellSite([linkEvent('Ulate', second)])
    expect(await accountOf(user)).toBeUndefined()
  })

  test('a user who begins with the nonce of another unread: each nonce is its own user’s', async () => {
    const [one, other] = [await someone(), await someone()]
    const nonce = await beginLink(one)
    await beginLink(other)
    await tellSite([linkEvent('Uone', nonce)])
    expect([await accountOf(one), await accountOf(other)]).toEqual(['Uone', undefined])
    const stored = await database().db.lineNonce.findMany()
    expect(JSON.stringify(stored)).not.toContain(nonce)
  })

  test('a user who may not sign in any more', async () => {
    const user = await someone()
    const nonce = await beginLink(user)
    const data = { disabledAt: new Date() }
    await database().db.user.update({ where: { id: user.userId }, data })
    await tellSite([linkEvent('Udisabled', nonce)])
    expect(await accountOf(user)).toBeUndefined()
  })
})

test('a user who removes a link while LINE tells of one is not waited for in a circle', async () => {
  const user = await someone()
  const nonce = await beginLink(user)
  const { userId } = user
  let told: Promise<unknown> | undefined
  await inTransaction(async ({ db, sql }) => {
    await lockUserRow(db, userId)
    told = tellSite([linkEvent('Ucircle', nonce)])
    await untilWaiting(1)
    await sql`SELECT FROM "line_nonces" WHERE "userId" = ${userId}::uuid FOR UPDATE NOWAIT`.run()
  })
  expect(await told).toMatchObject({ status: 200 })
  expect(await accountOf(user)).toBe('Ucircle')
})

describe('the webhook', () => {
  const body = JSON.stringify({ events: [] })
  test.each([
    ['no signature', {}, body],
    ['a signature by another secret', { 'x-line-signature': LineServer.sign(body, 'guess') }, body],
    ['the signature of other bytes', { 'x-line-signature': LineServer.sign(body) }, `${body} `],
    ['a signature that is none', { 'x-line-signature': 'none' }, body],
    ['no body', { 'x-line-signature': 'AAAA' }, undefined],
  ])('refuses %s', async (_, headers: Record<string, string>, sent) => {
    const answer = await send(null, lineWebhook.receive, {
      headers: { 'content-type': 'application/json', ...headers },
      body: sent,
    })
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'signature-wrong' }])
  })

  test('takes what it does not know, and refuses signed rubbish', async () => {
    expect((await tellSite([])).status).toBe(200)
    const unknown = { ...unfollowEvent('Ux'), type: 'videoPlayComplete', more: { deep: [1] } }
    expect((await tellSite([unknown])).status).toBe(200)
    const account = await linkWithLine(await someone())
    expect((await tellSite([unfollowEvent(account, Number.MAX_SAFE_INTEGER)])).status).toBe(400)
    const rubbish = '{"events":7'
    const headers = {
      'content-type': 'application/json',
      'x-line-signature': LineServer.sign(rubbish),
    }
    expect((await send(null, lineWebhook.receive, { headers, body: rubbish })).status).toBe(400)
    const empty = { ...headers, 'x-line-signature': LineServer.sign('') }
    expect((await send(null, lineWebhook.receive, { headers: empty })).status).toBe(400)
  })

  test('refuses all where the site has no account at LINE, and offers nothing', async () => {
    const user = await someone()
    await linkWithLine(user)
    await line.stop()
    expect((await tellSite([])).status).toBe(401)
    expect(await read(user)).toEqual({ isOffered: false, linkedAt: null, friendPage: null })
    const { body } = await call(user, lineLinks.begin, { linkToken: 'token' })
    expect(body.code).toBe('line-not-offered')
    const { choices } = (await call(user, noticeSettings.get, {})).body
    expect(choices.every(({ channel }) => channel !== 'Line')).toBe(true)
    await line.start()
  })
})
