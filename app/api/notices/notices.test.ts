import { describe, expect, test } from 'vitest'
import { notices } from '@/lib/domain/people/notices/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { notifyOverdue as overdueIn } from '@/lib/domain/work/tasks/overdue/commands'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { DAY, MINUTE } from '@/lib/platform/dates/durations'
import { database, inTransaction } from '@/lib/platform/db/database'
import { deleteOldRows } from '@/lib/platform/db/old-rows'
import { oldNotices } from '@/lib/platform/notices/notices'
import { notify } from '@/lib/platform/notices/notify'
import { call, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
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

const notifyOverdue = (now: Date) => inTransaction((database) => overdueIn(database, now))

const read = async (reader: TestUser, isRead?: boolean) =>
  (await call(reader, notices.search, { isRead }, english)).body

/** Event and texts, the latest first. */
const toldTo = async (reader: TestUser) =>
  (await read(reader)).map(({ event, title, text }) => [event, title, text].join(' | '))

const tell = (user: TestUser, occasion: string, now = new Date()) =>
  inTransaction(({ sql }) =>
    notify({ sql, actor: null, now }, 'task.overdue', {
      userIds: [user.userId],
      subjectId: crypto.randomUUID(),
      occasion,
      params: { refId: 'T-2026-000001', title: 'ตรวจนั่งร้าน', dueDate: '2026-11-20' },
    }),
  )

describe('the steps of a permit', () => {
  test('are told to those who approve, and what was decided to the requester', async () => {
    const site = await createPermitSite()
    const { contractor, officer, owner, areaOwner } = site
    const stranger = await createUser('WorkspaceOwner')
    const { id, permitNo } = await createReadyPermit(site)
    await execute(contractor, id, 'submit')
    for (const approver of [officer, owner, areaOwner]) {
      const [notice] = await read(approver)
      expect(notice).toMatchObject({
        event: 'permit.approvalWanted',
        subject: { type: 'work-permit', id },
        href: `/work-permits/${id}`,
        title: `Permit ${permitNo} waits for approval`,
        isUrgent: false,
        readAt: null,
      })
    }
    expect(await read(stranger)).toEqual([])
    expect(await read(contractor)).toEqual([])

    await execute(officer, id, 'approve')
    await execute(owner, id, 'approve')
    expect(await read(contractor)).toEqual([])
    await execute(areaOwner, id, 'approve')
    expect((await toldTo(contractor))[0]).toMatch(
      new RegExp(`^permit.decided \\| Permit ${permitNo} is approved \\| By .+`),
    )
  })

  test('work that is stopped is urgent, and told to both sides but to nobody who did it', async () => {
    const site = await createPermitSite()
    const { contractor, officer, owner } = site
    const { id } = await createReadyPermit(site, { status: 'Active' })
    await execute(owner, id, 'stopWork', { reason: 'ฝนตกหนัก' })
    for (const reader of [contractor, officer]) {
      const [notice] = await read(reader)
      expect(notice).toMatchObject({ event: 'permit.stopped', isUrgent: true })
      expect(notice?.text).toContain('ฝนตกหนัก')
    }
    expect(await read(owner)).toEqual([])
    await execute(officer, id, 'resume')
    expect((await toldTo(owner))[0]).toContain('permit.resumed')
  })

  test('what is decided and stopped is told to all users of the company whose people work, whoever asked for it', async () => {
    const site = await createPermitSite()
    const { contractor, officer, owner } = site
    const colleague = await createUser('Contractor', { employerId: contractor.employerId })
    const gone = await createUser('Contractor', {
      employerId: contractor.employerId,
      disabledAt: new Date(),
    })
    const stranger = await createUser('Contractor')
    const active = await createReadyPermit(site, { status: 'Active', requester: owner })
    await execute(officer, active.id, 'stopWork', { reason: 'แก๊สรั่ว' })
    const sent = await createReadyPermit(site, { status: 'Submitted', requester: owner })
    await execute(officer, sent.id, 'reject', { reason: 'ไม่มีใบเซอร์' })
    for (const reader of [contractor, colleague, owner])
      expect((await read(reader)).map(({ event, subject }) => [event, subject.id])).toEqual([
        ['permit.decided', sent.id],
        ['permit.stopped', active.id],
      ])
    for (const { userId } of [stranger, gone])
      expect(await database().db.notice.count({ where: { userId } })).toBe(0)
  })

  test('whoever asked for it and works for another company by now hears no more of it', async () => {
    const site = await createPermitSite()
    const { contractor, officer } = site
    const { id } = await createReadyPermit(site, { status: 'Active' })
    const { id: employerId } = await createEmployer()
    await database().db.person.update({ where: { id: contractor.personId }, data: { employerId } })
    await execute(officer, id, 'stopWork', { reason: 'แก๊สรั่ว' })
    expect(await read(contractor)).toEqual([])
  })

  test('all Safety Officers are told where those whom the project names cannot approve any more', async () => {
    const site = await createPermitSite()
    const named = await createUser('SafetyOfficer', { removedAt: new Date() })
    await database().db.projectUser.create({
      data: { projectId: site.project.id, userId: named.userId, role: 'SafetyOfficer' },
    })
    const { id } = await createReadyPermit(site)
    await execute(site.contractor, id, 'submit')
    expect((await toldTo(site.officer))[0]).toContain('permit.approvalWanted')
  })

  test('a refused command tells nobody', async () => {
    const site = await createPermitSite()
    const { id } = await createReadyPermit(site, { status: 'Submitted' })
    expect((await execute(site.contractor, id, 'reject', { reason: 'no' })).status).not.toBe(200)
    expect(await read(site.contractor)).toEqual([])
  })
})

describe('tasks', () => {
  test('a new assignee is told each time, and nobody of the own doing', async () => {
    const [giver, taker] = [await createUser('WorkOwner'), await createUser('WorkOwner')]
    const { body: task } = await call(giver, tasks.createTask, { taskTypeId: 3 })
    expect(await read(giver)).toEqual([])
    for (const AssigneeUserId of [taker.userId, giver.userId, taker.userId])
      expect((await call(giver, tasks.reassign, { id: task.id, AssigneeUserId })).status).toBe(200)
    expect(await toldTo(taker)).toHaveLength(2)
    expect(await toldTo(giver)).toEqual([])
  })

  test('overdue ones are told once to the assignee, three days later to the assigner', async () => {
    const person = { firstNameTh: 'มานะ', lastNameTh: 'ขยัน' }
    const [giver, taker] = [
      await createUser('WorkOwner'),
      await createUser('WorkOwner', { person }),
    ]
    const task = await createTask({
      assigneeUserId: taker.userId,
      assignerUserId: giver.userId,
      dueDate: toUtcDate(today()),
    })
    const onDay = (days: number) => new Date(`${addDays(today(), days)}T05:00:00Z`)
    await notifyOverdue(onDay(0))
    expect(await read(taker)).toEqual([])
    await Promise.all([notifyOverdue(onDay(1)), notifyOverdue(onDay(1))])
    await notifyOverdue(onDay(2))
    expect((await read(taker)).map(({ subject }) => subject.id)).toEqual([task.id])
    expect(await read(giver)).toEqual([])
    await notifyOverdue(onDay(4))
    const [notice, ...others] = await read(giver)
    expect([notice?.event, others]).toEqual(['task.overdue', []])
    expect(notice?.text).toMatch(/Assigned to มานะ ขยัน$/)
    expect(await read(taker)).toHaveLength(1)
  })
})

describe('reading', () => {
  test('is of the own ones, the latest first, in the language and era of the reader', async () => {
    const [reader, other] = [await createUser('Contractor'), await createUser('Contractor')]
    await tell(reader, 'one', new Date(Date.now() - 1000))
    await tell(reader, 'two')
    await tell(other, 'one')
    expect(await read(reader)).toHaveLength(2)
    const { body } = await call(reader, notices.search, {}, { 'accept-language': 'th' })
    expect(body[0]?.text).toContain('2569')
    expect((await read(reader))[0]?.text).toContain('2026')
  })

  test('markRead marks the own ones only, and again changes nothing', async () => {
    const [reader, other] = [await createUser('Contractor'), await createUser('Contractor')]
    for (const user of [reader, other]) for (const key of ['one', 'two']) await tell(user, key)
    const [latest] = await read(reader)
    const ids = [latest!.id, ...(await read(other)).map(({ id }) => id)]
    await call(reader, notices.markRead, { ids })
    const readAt = (await read(reader, true))[0]?.readAt
    expect(readAt).not.toBeNull()
    expect([(await read(reader, false)).length, (await read(other, true)).length]).toEqual([1, 0])
    await call(reader, notices.markRead, {})
    expect(await read(reader, false)).toEqual([])
    const readAgain = (await read(reader)).find(({ id }) => id === latest!.id)
    expect(readAgain?.readAt).toBe(readAt)
  })

  test('what came after the latest that was shown stays unread where all are marked', async () => {
    const reader = await createUser('Contractor')
    const minutesLater = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
    for (const minutes of [0, 1]) await tell(reader, `shown ${minutes}`, minutesLater(minutes))
    const [latest] = await read(reader)
    await tell(reader, 'unseen', minutesLater(2))
    await call(reader, notices.markRead, { until: latest!.createdAt })
    expect((await read(reader)).map(({ readAt }) => readAt !== null)).toEqual([false, true, true])
  })

  test('of one event, subject and occasion a user is told once', async () => {
    const reader = await createUser('Contractor')
    const news = { userIds: [reader.userId, reader.userId], subjectId: 'x', occasion: 'y' }
    const params = { refId: 'T', title: 'ก', dueDate: '2026-11-20' }
    const once = () =>
      inTransaction(({ sql }) =>
        notify({ sql, actor: null, now: new Date() }, 'task.overdue', { ...news, params }),
      )
    await Promise.all(Array.from({ length: 8 }, once))
    expect(await read(reader)).toHaveLength(1)
  })

  test('they are deleted by the rule of retention, those that are older than a moment', async () => {
    const reader = await createUser('Contractor')
    await tell(reader, 'old', new Date(Date.now() - 181 * DAY))
    await tell(reader, 'young', new Date(Date.now() - 179 * DAY))
    const old = oldNotices(new Date(Date.now() - 180 * DAY))
    await deleteOldRows(database().sql, old, 500)
    expect(await read(reader)).toHaveLength(1)
  })
})
