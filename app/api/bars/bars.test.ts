import { describe, expect, test } from 'vitest'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { addDays, dayIn } from '@/lib/platform/dates/day'
import { database, inTransaction } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createBar } from '@/lib/testing/records/credentials'
import {
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const today = dayIn('Asia/Bangkok', new Date())
const officer = await createUser('SafetyOfficer')
const reason = 'สูบบุหรี่ในเขตหวงห้าม'
const save = (input: InputOf<typeof bars.save>) => call(officer, bars.save, input)
const lift = (id: string, rowVersion?: number) => call(officer, bars.lift, { id, rowVersion })
const find = async (input: InputOf<typeof bars.search>) =>
  (await call(officer, bars.search, input)).body

describe('barring', () => {
  test('a person holds from today until it is lifted, if not said otherwise', async () => {
    const { id: personId } = await createPerson()
    const { status, body } = await save({ personId, reason })
    expect(status).toBe(200)
    expect(await find({ personId })).toMatchObject([
      { id: body.id, fromDate: today, untilDate: null, isInForce: true, can: { lift: true } },
    ])
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id! } })
    expect(line).toMatchObject({ event: 'bar.saved', changes: { personId, reason } })
  })

  test('a person holds against removal, after which they could be entered anew', async () => {
    const contractor = await createUser('Contractor')
    const { id } = await createPerson({ employerId: contractor.employerId })
    const { body: bar } = await save({ personId: id, reason })
    for (const caller of [contractor, officer]) {
      const { status, body } = await call(caller, persons.remove, { id })
      expect([status, body.code]).toEqual([400, 'person-barred'])
    }
    await lift(bar.id!)
    expect((await call(contractor, persons.remove, { id })).status).toBe(200)
  })

  test('a company is found with the bars of its people', async () => {
    const { id: employerId } = await createEmployer()
    await save({ employerId, reason, fromDate: addDays(today, 1) })
    await save({ personId: (await createPerson({ employerId })).id, reason })
    const found = await find({ employerId })
    expect(found.map(({ isInForce }) => isInForce)).toEqual([false, true])
  })

  test.each<[string, () => Promise<InputOf<typeof bars.save>>, string]>([
    ['nobody', async () => ({ reason }), 'personId'],
    [
      'a person and a company',
      async () => ({
        reason,
        personId: (await createPerson()).id,
        employerId: (await createEmployer()).id,
      }),
      'personId',
    ],
    ['somebody unknown', async () => ({ reason, personId: UNKNOWN_ID }), 'personId'],
    [
      'without a reason',
      async () => ({ personId: (await createPerson()).id, reason: ' ' }),
      'reason',
    ],
    [
      'until a day before it begins',
      async () => ({ reason, personId: (await createPerson()).id, untilDate: addDays(today, -1) }),
      'untilDate',
    ],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(await input())
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('waits for whoever judges the person', async () => {
    const { id: personId } = await createPerson()
    let barring: ReturnType<typeof save> | undefined
    const seen = await inTransaction(async ({ db, sql }) => {
      await lockPersons(sql, [personId])
      barring = save({ personId, reason })
      await untilWaiting(1)
      return db.bar.count({ where: { personId } })
    })
    expect([seen, (await barring)?.status]).toEqual([0, 200])
  })
})

describe('changing and lifting', () => {
  test('changes reason and end, not whom it is about', async () => {
    const { id } = await createBar({ createdByUserId: officer.userId })
    expect((await save({ id, reason: 'อื่น', untilDate: today })).status).toBe(200)
    const moved = await save({ id, personId: (await createPerson()).id })
    expect([moved.status, moved.body.code]).toEqual([400, 'bar-of-another'])
  })

  test('lifts once, and keeps it in the list', async () => {
    const { id, personId } = await createBar({ createdByUserId: officer.userId })
    expect((await lift(id, 9)).body.code).toBe('stale-record')
    expect((await lift(id, 1)).status).toBe(200)
    expect(await find({ personId: personId!, isLifted: true })).toMatchObject([
      { id, isInForce: false, liftedBy: { id: officer.userId }, can: { save: false, lift: false } },
    ])
    expect(await find({ personId: personId!, isLifted: false })).toEqual([])
    for (const answer of [await lift(id), await save({ id, reason: 'อื่น' })])
      expect([answer.status, answer.body.code]).toEqual([409, 'bar-lifted'])
  })
})
