import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { reports } from '@/lib/domain/insight/reports/contract'
import { database } from '@/lib/platform/db/database'
import { noticeEventNames } from '@/lib/platform/notices/events'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { ownerUrl } from '@/lib/testing/runs/owner'
import { seedDemo } from './seed'

// What docs/daily.md says of the demo.

let officer: TestUser
beforeAll(async () => {
  await seedDemo(ownerUrl(), new Date())
  officer = await createUser('SafetyOfficer')
})

test('tomorrow has six permits, two of them not ready, and two in one area at one time', async () => {
  const { db } = database()
  const today = (await call(officer, cockpit.get, {})).body.today
  const tomorrow = new Date(Date.parse(today) + 86_400_000)
  const permits = await db.workPermit.findMany({
    where: { workDate: tomorrow, status: { in: ['Submitted', 'Approved'] } },
    select: { id: true },
  })
  expect(permits).toHaveLength(6)
  const date = tomorrow.toISOString().slice(0, 10)
  const { items } = (await call(officer, cockpit.get, { date })).body
  const ids = permits.map(({ id }) => id)
  const notReady = items.filter(
    ({ kind, subject }) => kind === 'notReady' && ids.includes(subject.id),
  )
  expect(notReady).toHaveLength(2)
  expect(items.map(({ kind }) => kind)).toContain('overlap')
})

test('a session is full and others are open, and three projects are short of seats', async () => {
  const { db } = database()
  expect(await db.trainingSession.count({ where: { status: 'Full' } })).toBe(1)
  expect(await db.trainingSession.count({ where: { status: 'Open' } })).toBeGreaterThan(0)
  const { body } = await call(officer, reports.trainingDemand, {})
  const short = body.filter((row) => row.short > 0).flatMap(({ projects }) => projects)
  expect(short.length).toBeGreaterThanOrEqual(3)
})

const errors = z.array(z.object({ column: z.string().nullable(), code: z.string() }))

test('a checked import has twelve kinds of errors', async () => {
  const { db } = database()
  const file = await db.import.findFirstOrThrow({ where: { status: 'Checked' } })
  const rows = await db.importRow.findMany({ where: { importId: file.id } })
  const kinds = rows.flatMap((row) => errors.parse(row.errors))
  expect(new Set(kinds.map(({ column, code }) => `${column} ${code}`)).size).toBe(12)
})

test('notices are of every event and delivered in every way, and two views are shared', async () => {
  const { db } = database()
  const events = await db.notice.findMany({ distinct: ['event'], select: { event: true } })
  const told = events.map(({ event }) => event)
  expect(noticeEventNames.filter((name) => !told.includes(name))).toEqual([])
  const delivered = await db.noticeDelivery.findMany({ distinct: ['status'] })
  expect(delivered.map(({ status }) => status).toSorted()).toEqual(
    ['Held', 'Sent', 'Skipped', 'Waiting'], // what failed is a mail that was handed over
  )
  const failed = { status: 'Failed', kind: 'Notices' } as const
  expect(await db.outboxMail.count({ where: failed })).toBeGreaterThan(0)
  expect(await db.notice.count({ where: { plannedAt: null } })).toBe(0)
  expect(await db.savedView.count({ where: { isShared: true } })).toBe(2)
})
