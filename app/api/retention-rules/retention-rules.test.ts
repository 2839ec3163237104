import { beforeEach, describe, expect, test } from 'vitest'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { retentionRules, type RetentionKind } from '@/lib/domain/site/retention-rules/contract'
import { proposeRetention } from '@/lib/domain/site/retention-rules/propose/commands'
import { DAY } from '@/lib/platform/dates/durations'
import { createDelivery } from '@/lib/testing/records/notice-deliveries'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createAsset,
  createAttendance,
  createPerson,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'

const { db } = database()
const admin = await createUser('Admin')
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

const ruleOf = async (kind: RetentionKind) =>
  (await call(admin, retentionRules.search, {})).body.find((rule) => rule.kind === kind)!
const propose = () => proposeRetention(new Date())
async function confirm(kind: RetentionKind) {
  const { id, rowVersion } = await ruleOf(kind)
  return call(admin, retentionRules.confirm, { id, rowVersion })
}

const addSessions = (count: number, endedDaysAgo: number) =>
  db.signInSession.createMany({
    data: Array.from({ length: count }, () => ({
      userId: admin.userId,
      device: 'old',
      address: '',
      expiresAt: daysAgo(endedDaysAgo),
    })),
  })
/** Of sessions that would still last for two months. */
const addSession = (data: { endedAt?: Date; lastSeenAt?: Date }) =>
  db.signInSession.create({
    data: { userId: admin.userId, device: 'old', address: '', expiresAt: daysAgo(-60), ...data },
  })
const oldSessions = () => db.signInSession.count({ where: { device: 'old' } })

beforeEach(async () => {
  await db.signInSession.deleteMany({ where: { device: 'old' } })
  await propose()
})

describe('a proposal', () => {
  test('counts what is older than the months of the rule, and removes nothing', async () => {
    await addSessions(3, 100)
    await addSessions(2, 80)
    await propose()
    const { months, proposal } = await ruleOf('sessions')
    expect([months, proposal?.count]).toEqual([3, 3])
    expect(Date.parse(proposal!.oldestAt!)).toBeCloseTo(daysAgo(100).getTime(), -5)
    expect(await oldSessions()).toBe(5)
  })

  test('counts a session from its end: signed out, or without use for too long', async () => {
    await addSession({ endedAt: daysAgo(100), lastSeenAt: daysAgo(101) })
    await addSession({ endedAt: daysAgo(80), lastSeenAt: daysAgo(81) })
    await addSession({ lastSeenAt: daysAgo(130) })
    await addSession({ lastSeenAt: daysAgo(110) })
    await addSession({})
    await propose()
    const { proposal } = await ruleOf('sessions')
    expect(proposal?.count).toBe(2)
    expect(Date.parse(proposal!.oldestAt!)).toBeCloseTo(daysAgo(100).getTime(), -5)
    expect((await confirm('sessions')).body).toMatchObject({ removed: 2, left: 0 })
    expect(await oldSessions()).toBe(3)
  })

  test('is counted anew when the months change', async () => {
    await addSessions(2, 100)
    await propose()
    const save = async (months: number) => {
      const { id, rowVersion } = await ruleOf('sessions')
      await call(admin, retentionRules.save, { id, months, rowVersion })
      return (await ruleOf('sessions')).proposal?.count
    }
    expect([await save(12), await save(3)]).toEqual([undefined, 2])
  })

  test('keeps since when it waits', async () => {
    await addSessions(1, 100)
    await propose()
    const { proposal } = await ruleOf('sessions')
    await addSessions(1, 101)
    await propose()
    const again = (await ruleOf('sessions')).proposal
    expect([again?.proposedAt, again?.count]).toEqual([proposal?.proposedAt, 2])
  })

  test('waits on the start page of an Admin, and of nobody else', async () => {
    await addSessions(1, 100)
    await propose()
    const waits = async (role: 'Admin' | 'SafetyOfficer' | 'TenantAdministrator') => {
      const { body } = await call(await createUser(role), cockpit.get, {})
      return body.items.some(({ kind, href }) => kind === 'retentionWaits' && href !== null)
    }
    expect(await waits('Admin')).toBe(true)
    expect(await waits('SafetyOfficer')).toBe(false)
    expect(await waits('TenantAdministrator')).toBe(false)
  })
})

describe('confirming', () => {
  test('removes what was proposed, and leaves what became old since', async () => {
    await addSessions(2, 100)
    await propose()
    const { body } = await confirm('sessions')
    expect(body).toMatchObject({ removed: 2, left: 0 })
    expect((await ruleOf('sessions')).proposal).toBeNull()
    expect((await confirm('sessions')).body.code).toBe('nothing-proposed')
  })

  test('takes 500 at a time', async () => {
    await addSessions(501, 100)
    await propose()
    expect((await confirm('sessions')).body).toMatchObject({ removed: 500, left: 1 })
    expect((await confirm('sessions')).body).toMatchObject({ removed: 1, left: 0 })
  })

  test('by two at once removes each once, and counts it once', async () => {
    await addSessions(20, 100)
    await propose()
    const { id, rowVersion } = await ruleOf('sessions')
    const at = new Date()
    const all = await Promise.all(
      [1, 2].map(() => call(admin, retentionRules.confirm, { id, rowVersion })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await oldSessions()).toBe(0)
    const lines = await db.auditEntry.findMany({
      where: { event: 'retention-rule.confirmed', subjectId: id, at: { gte: at } },
    })
    expect(lines.map(({ changes }) => changes)).toEqual([{ kind: 'sessions', count: 20 }])
  })

  test('is refused where it was proposed anew since it was read', async () => {
    await addSessions(1, 100)
    await propose()
    const { id, rowVersion } = await ruleOf('sessions')
    await addSessions(1, 120)
    await propose()
    const { body } = await call(admin, retentionRules.confirm, { id, rowVersion })
    expect([body.code, await oldSessions()]).toEqual(['stale-record', 2])
  })
})

test('a session that has run out stays while its browser is shown notices', async () => {
  const [told, silent] = [
    await addSession({ lastSeenAt: daysAgo(200) }),
    await addSession({ lastSeenAt: daysAgo(200) }),
  ]
  await db.pushSubscription.create({
    data: {
      userId: admin.userId,
      sessionId: told.id,
      endpoint: 'https://push.example.com/told',
      p256dh: 'x',
      auth: 'x',
      savedAt: daysAgo(200),
    },
  })
  await propose()
  expect((await confirm('sessions')).body).toMatchObject({ removed: 1, left: 0 })
  const left = await db.signInSession.findMany({ where: { id: { in: [told.id, silent.id] } } })
  expect(left.map(({ id }) => id)).toEqual([told.id])
})

describe('ID cards', () => {
  const withCard = async (uploadedDaysAgo: number) => {
    const createdAt = daysAgo(uploadedDaysAgo)
    const card = await createAsset(admin.userId, { assetType: 'IdCard', createdAt })
    return createPerson({ idCardAssetId: card.id })
  }
  const hasCard = async ({ id }: { id: string }) =>
    (await db.person.findUniqueOrThrow({ where: { id } })).idCardAssetId !== null

  test('go three months after the last work, with their bytes and a line of the person', async () => {
    const gone = await withCard(200)
    const fresh = await withCard(10)
    const trained = await withCard(200)
    await createAttendance({ personId: trained.id, enrolledByUserId: admin.userId })
    const working = await withCard(200)
    const permit = await createWorkPermit({ requestedByUserId: admin.userId })
    const workDate = new Date('2399-01-01T00:00:00Z')
    await db.workPermitWorker.create({
      data: { permitId: permit.id, personId: working.id, position: 0, workDate },
    })
    const signsIn = await withCard(200)
    await createUser('WorkOwner', { personId: signsIn.id, lastSignInAt: daysAgo(5) })
    const waiting = await withCard(200)
    await createPrivacyRequest({ personId: waiting.id, kind: 'Restriction' })
    const answered = await withCard(200)
    await createPrivacyRequest({
      personId: answered.id,
      status: 'Done',
      reason: 'ส่งแล้ว',
      closedAt: daysAgo(1),
      closedByUserId: admin.userId,
    })
    await propose()
    await confirm('idCard')
    const people = [gone, answered, fresh, trained, working, signsIn, waiting]
    const left = await Promise.all(people.map(hasCard))
    expect(left).toEqual([false, false, true, true, true, true, true])
    expect(await db.asset.count({ where: { id: gone.idCardAssetId! } })).toBe(0)
    const [line] = await db.auditEntry.findMany({
      where: { subjectId: gone.id, event: 'person.saved' },
    })
    expect(line?.changes).toEqual({ idCardAssetId: null })
  })
})

describe('mails and notices', () => {
  const addMail = (status: 'Sent' | 'Waiting' | 'Failed', daysOld: number) =>
    db.outboxMail.create({
      data: {
        userId: admin.userId,
        toAddress: 'a@example.com',
        toName: 'ก',
        subject: 'ก',
        text: 'ก',
        html: 'ก',
        usefulUntil: new Date(),
        createdAt: daysAgo(daysOld),
        sentAt: status === 'Sent' ? daysAgo(daysOld) : null,
        carriesLink: false,
        status,
        lastError: status === 'Failed' ? '550 no such user' : null,
      },
    })
  const addNotice = (daysOld: number) =>
    db.notice.create({
      data: {
        userId: admin.userId,
        event: 'task.overdue',
        subjectId: crypto.randomUUID(),
        occasion: 'x',
        params: { refId: 'T-1', titleTh: 'ก', titleEn: 'A', dueDate: '2026-01-01' },
        createdAt: daysAgo(daysOld),
      },
    })

  test('mails go after three months, unless they still wait to be sent', async () => {
    const mails = [await addMail('Sent', 100), await addMail('Waiting', 100)]
    const young = await addMail('Sent', 60)
    await propose()
    await confirm('mails')
    const ids = [...mails, young].map(({ id }) => id)
    const left = await db.outboxMail.findMany({ where: { id: { in: ids } } })
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
  })

  test('mails that wait where no mail server is go once they are of no use any more, as not sent', async () => {
    const { id } = await addMail('Waiting', 100)
    await db.outboxMail.update({ where: { id }, data: { usefulUntil: daysAgo(93) } })
    const notice = await addNotice(100)
    const delivery = await createDelivery(notice.id, admin.userId, { status: 'Sent', mailId: id })
    await propose()
    await confirm('mails')
    expect(await db.outboxMail.count({ where: { id } })).toBe(0)
    const { body } = await call(admin, noticeDeliveries.get, { id: delivery.id })
    expect(body).toMatchObject({ status: 'Failed', lastError: 'too-late' })
  })

  test('a notice whose mail has failed counts as failed when that mail has gone, and can be sent again', async () => {
    const [failed, arrived] = [await addMail('Failed', 100), await addMail('Sent', 100)]
    const [one, other] = await Promise.all(
      [failed, arrived].map(async ({ id: mailId }) =>
        createDelivery((await addNotice(100)).id, admin.userId, { status: 'Sent', mailId }),
      ),
    )
    await propose()
    await confirm('mails')
    const read = async (id: string) => (await call(admin, noticeDeliveries.get, { id })).body
    const failure = { status: 'Failed', lastError: '550 no such user', can: { retry: true } }
    expect(await read(one!.id)).toMatchObject({ ...failure, mailId: null })
    expect(await read(other!.id)).toMatchObject({ status: 'Sent', mailId: null })
    const { status } = await call(admin, noticeDeliveries.retry, { ids: [one!.id] })
    expect(status).toBe(200)
  })

  test('notices go after six months', async () => {
    const [old, young] = [await addNotice(200), await addNotice(150)]
    await propose()
    await confirm('notices')
    const left = await db.notice.findMany({ where: { id: { in: [old.id, young.id] } } })
    expect(left.map(({ id }) => id)).toEqual([young.id])
  })
})
