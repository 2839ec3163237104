import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { notifyOfEndingCredentials } from '@/lib/domain/eligibility/credentials/notices/commands'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { notifyOverdue } from '@/lib/domain/work/tasks/overdue/commands'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database, inTransaction } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notify } from '@/lib/platform/notices/notify'
import { call } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import {
  createPerson,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  execute,
  today,
} from '@/lib/testing/records/permit-site'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'

/** Of the notices of a user about a subject, the first one first, whether each is settled. */
async function settledOf({ userId }: TestUser, subjectId: string) {
  const about = await database().db.notice.findMany({
    where: { userId, subjectId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const settled = await inTransaction((open) => findSettledNotices(open, about, new Date()))
  return about.map(({ id }) => settled.has(id))
}
const change = ({ userId }: TestUser, data: Prisma.UserUpdateInput) =>
  database().db.user.update({ where: { id: userId }, data })

describe('that an approval is wanted', () => {
  async function submitted() {
    const site = await createPermitSite()
    const colleague = await createUser('SafetyOfficer')
    const { id } = await createReadyPermit(site)
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    return { ...site, colleague, id }
  }

  test('is settled for whoever has approved, and for all others of that role', async () => {
    const { officer, colleague, owner, id } = await submitted()
    expect(await settledOf(officer, id)).toEqual([false])
    await execute(officer, id, 'approve')
    expect(await settledOf(officer, id)).toEqual([true])
    expect(await settledOf(colleague, id)).toEqual([true])
    expect(await settledOf(owner, id)).toEqual([false])
  })

  test('is not settled for whoever has another role that is missing', async () => {
    const { officer, colleague, id } = await submitted()
    await change(colleague, { roles: ['SafetyOfficer', 'WorkOwner'] })
    await database().db.project.updateMany({
      where: { workPermits: { some: { id } } },
      data: { workOwnerUserId: colleague.userId },
    })
    await execute(officer, id, 'approve')
    expect(await settledOf(colleague, id)).toEqual([false])
  })

  test('is settled for whoever has lost the role, may not sign in, or is not named any more', async () => {
    const { officer, colleague, owner, areaOwner, id } = await submitted()
    await change(officer, { roles: ['Purchasing'] })
    await change(colleague, { disabledAt: new Date() })
    await change(areaOwner, { removedAt: new Date() })
    await database().db.project.updateMany({
      where: { workPermits: { some: { id } } },
      data: { workOwnerUserId: (await createUser('WorkOwner')).userId },
    })
    for (const former of [officer, colleague, owner, areaOwner])
      expect(await settledOf(former, id)).toEqual([true])
  })

  test('is settled by a later submission, which wants it anew', async () => {
    const { officer, owner, contractor, id } = await submitted()
    await execute(owner, id, 'requestChange', { reason: 'ขาดแผนที่' })
    expect(await settledOf(officer, id)).toEqual([true])
    await execute(contractor, id, 'submit')
    expect(await settledOf(officer, id)).toEqual([true, false])
  })
})

test('that an approval is wanted is settled once the permit is past its end', async () => {
  const site = await createPermitSite()
  const { id } = await createReadyPermit(site)
  await execute(site.contractor, id, 'submit')
  expect(await settledOf(site.officer, id)).toEqual([false])
  const workDate = toUtcDate(addDays(today(), -1))
  await database().db.workPermit.update({ where: { id }, data: { workDate } })
  expect(await settledOf(site.officer, id)).toEqual([true])
})

test('that a task is overdue is settled for whoever neither does it nor has given it', async () => {
  const [giver, former, taker] = [
    await createUser('WorkOwner'),
    await createUser('WorkOwner'),
    await createUser('WorkOwner'),
  ]
  const { id } = await createTask({
    assigneeUserId: former.userId,
    assignerUserId: giver.userId,
    dueDate: toUtcDate(today()),
  })
  const late = new Date(`${addDays(today(), 4)}T05:00:00Z`)
  await inTransaction((open) => notifyOverdue(open, late))
  expect(await settledOf(former, id)).toEqual([false])
  const reassigned = await call(giver, tasks.reassign, { id, AssigneeUserId: taker.userId })
  expect(reassigned.status).toBe(200)
  const overdue = await database().db.notice.findMany({
    where: { subjectId: id, event: 'task.overdue' },
  })
  const settled = await inTransaction((open) => findSettledNotices(open, overdue, new Date()))
  expect(overdue.map(({ id: notice, userId }) => [userId, settled.has(notice)]).toSorted()).toEqual(
    [
      [former.userId, true],
      [giver.userId, false],
    ].toSorted(),
  )
})

test('that a credential ends is settled once a renewal is approved, or it is revoked', async () => {
  const officer = await createUser('SafetyOfficer')
  const { userId: responsibleUserId, ...responsible } = await createUser('WorkOwner')
  const typeId = (await createCredentialType()).id
  const ending = async () => {
    const expiresOn = toUtcDate(addDays(today(), 7))
    const of = { typeId, personId: (await createPerson({ responsibleUserId })).id }
    const by = { submittedByUserId: officer.userId, status: 'Approved' } as const
    const { id } = await createCredential({ ...of, ...by, expiresOn })
    return { ...of, ...by, id }
  }
  const [{ id: revoked }, { id: renewed, ...former }] = [await ending(), await ending()]
  await inTransaction((open) => notifyOfEndingCredentials(open, new Date()))
  const settled = (id: string) => settledOf({ ...responsible, userId: responsibleUserId }, id)
  expect([await settled(renewed), await settled(revoked)]).toEqual([[false], [false]])
  const expiresOn = toUtcDate(addDays(today(), 365))
  await createCredential({ ...former, issuedOn: toUtcDate(today()), expiresOn })
  await call(officer, credentials.revoke, { ids: [revoked], note: 'ปลอม' })
  expect([await settled(renewed), await settled(revoked)]).toEqual([[true], [true]])
})

test('that a webhook is switched off is settled once it is active again', async () => {
  const admin = await createUser('Admin')
  const { id } = await createWebhookEndpoint({ isActive: false, switchedOff: 'gone' })
  const news = { userIds: [admin.userId], subjectId: id, occasion: 'one' }
  const params = { host: 'erp.example.com', reason: 'gone' }
  await inTransaction(({ sql }) =>
    notify({ sql, actor: null, now: new Date() }, 'webhook.switchedOff', { ...news, params }),
  )
  expect(await settledOf(admin, id)).toEqual([false])
  await call(admin, webhookEndpoints.save, { id, isActive: true })
  expect(await settledOf(admin, id)).toEqual([true])
})
