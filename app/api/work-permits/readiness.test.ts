import { describe, expect, test } from 'vitest'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { isBookedInTime } from '@/lib/domain/work/work-permits/readiness/rules'
import { permitStatuses } from '@/lib/domain/work/work-permits/workflow'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { enrol, idsOf, people } from '@/lib/testing/records/enrolment'
import { createPerson, createTrainingSession, type TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  permitStatus,
  readPermit,
  today,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

describe('what a permit lacks', () => {
  test('an empty draft names every gap and stays a draft', async () => {
    const { body } = await call(site.contractor, workPermits.save, {})
    const answer = await execute(site.contractor, body.id!, 'submit')
    expect([answer.status, answer.body.code]).toEqual([400, 'permit-not-ready'])
    expect(answer.body.errors.map(({ path }) => path)).toEqual([
      ...['projectId', 'workspaceAreaId', 'description', 'workDate', 'startTime', 'workers', 'jsa'],
    ])
    expect(await permitStatus(body.id!)).toBe('Draft')
  })

  test('each worker who is not eligible is named', async () => {
    const people = [
      await createWorker(site),
      await createWorker(site, addDays(today(), -1), { firstNameTh: 'หมดอายุ' }),
      await createWorker(site, today(), { firstNameTh: 'ไม่ผ่าน', trainingStatus: 'Failed' }),
      await createPerson({
        firstNameTh: 'ต่างบริษัท',
        trainingStatus: 'Passed',
        trainingValidUntil: toUtcDate('2399-01-01'),
      }),
      await createWorker(site, today(), { firstNameTh: 'วันสุดท้าย' }),
    ]
    const { id } = await createReadyPermit(site, { personIds: people.map((person) => person.id) })
    const { body } = await call(site.officer, workPermits.readiness, { id })
    const gapsWith = (kind: 'Refuse' | 'Warn') =>
      body.gaps.flatMap(({ effect, code, personId, mend }) =>
        effect === kind ? [[code, personId, mend]] : [],
      )
    expect(gapsWith('Refuse')).toEqual([
      ['worker-training-over', people[1]!.id, 'training'],
      ['worker-not-trained', people[2]!.id, 'training'],
      ['worker-of-another-company', people[3]!.id, 'permit'],
    ])
    const { text, reason } = body.gaps.find(({ effect }) => effect === 'Refuse')!
    expect(text).toBe(`หมดอายุ ใจดี: ${reason}`)
    expect(gapsWith('Warn')).toContainEqual(['training-ending', people[4]!.id, 'training'])
  })

  test('who lacks training is shown with the seat they have, to callers who enrol people', async () => {
    const workDate = addDays(today(), 5)
    const [later, booked, unbooked] = await people(3, { employerId: site.company.id })
    const seatOf = async (personId: string, days: number) => {
      const session = await createTrainingSession({ date: toUtcDate(addDays(today(), days)) })
      await enrol(site.officer, session.id, [personId])
      return session.id
    }
    const late = await seatOf(later!.id, 9)
    const first = await seatOf(booked!.id, 1)
    await seatOf(booked!.id, 2)
    const personIds = idsOf([later!, booked!, unbooked!])
    const permit = await createReadyPermit(site, { workDate, personIds })
    const bookedFor = async (caller: TestUser) => {
      const { gaps } = (await call(caller, workPermits.readiness, { id: permit.id })).body
      return gaps.map((gap) => [gap.booked?.sessionId, isBookedInTime(gap, { workDate })])
    }
    expect(await bookedFor(site.contractor)).toEqual([
      [late, false],
      [first, true],
      [undefined, false],
    ])
    for (const gap of await bookedFor(site.owner)) expect(gap).toEqual([undefined, false])
  })

  test('what was decided on each worker is kept with the step', async () => {
    const ending = await createWorker(site, addDays(today(), 10))
    const { id } = await createReadyPermit(site, { personIds: [ending.id] })
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    const log = await database().db.workPermitLog.findFirstOrThrow({
      where: { permitId: id, command: 'submit' },
    })
    expect(log.verdicts).toMatchObject([
      {
        personId: ending.id,
        verdict: 'warned',
        until: addDays(today(), 10),
        reasons: [{ code: 'training-ending', effect: 'Warn' }],
      },
    ])
  })

  test('training that expires between submission and activation stops the activation', async () => {
    const worker = await createWorker(site)
    const { id } = await createReadyPermit(site, { personIds: [worker.id] })
    expect((await execute(site.contractor, id, 'submit')).status).toBe(200)
    for (const caller of [site.officer, site.owner, site.areaOwner])
      expect((await execute(caller, id, 'approve')).status).toBe(200)
    await database().db.person.update({
      where: { id: worker.id },
      data: { trainingStatus: 'Expired', trainingValidUntil: toUtcDate(addDays(today(), -1)) },
    })
    const answer = await execute(site.officer, id, 'activate')
    expect([answer.status, answer.body.code]).toEqual([400, 'permit-not-ready'])
    expect(answer.body.errors).toMatchObject([{ path: 'workers.0' }])
    expect(await permitStatus(id)).toBe('Approved')
  })

  test('a project on hold stops the approval', async () => {
    const own = await createPermitSite()
    const { id } = await createReadyPermit(own, { status: 'Submitted' })
    await database().db.project.update({
      where: { id: own.project.id },
      data: { status: 'OnHold' },
    })
    const answer = await execute(own.officer, id, 'approve')
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'projectId'])
  })

  test.each(permitStatuses)('a worker on an overlapping permit that is %s', async (status) => {
    const worker = await createWorker(site)
    const hours = { startTime: '08:00', endTime: '12:00', workDate: addDays(today(), 3) }
    const other = await createReadyPermit(site, { ...hours, status, personIds: [worker.id] })
    const make = (startTime: string, endTime: string) =>
      createReadyPermit(site, { ...hours, startTime, endTime, personIds: [worker.id] })
    const { id } = await make('11:59', '13:00')
    const isBlocked = ['Submitted', 'Approved', 'Active', 'Suspended', 'Expired'].includes(status)
    const answer = await execute(site.contractor, id, 'submit')
    expect(answer.status).toBe(isBlocked ? 400 : 200)
    if (isBlocked) expect(answer.body.errors[0]?.message).toContain(other.permitNo)
    const after = await make('13:00', '14:00')
    expect((await execute(site.contractor, after.id, 'submit')).status).toBe(200)
  })

  test('of a permit of another company a Contractor reads only that the worker is on one', async () => {
    const elsewhere = await createPermitSite()
    const worker = await createWorker(site)
    const personIds = [worker.id]
    const other = await createReadyPermit(elsewhere, { status: 'Approved', personIds })
    const { id } = await createReadyPermit(site, { personIds })
    const readAs = async (caller: TestUser) => {
      const asked = { personIds, case: { purpose: 'Work' as const, permitId: id } }
      const { body: checked } = await call(caller, eligibility.check, asked)
      const { gaps } = (await call(caller, workPermits.readiness, { id })).body
      return { gaps, checked }
    }
    const shown = await readAs(site.officer)
    expect(shown.gaps).toMatchObject([
      { code: 'worker-busy', mend: 'otherPermit', permitId: other.id, link: { key: other.id } },
    ])
    const hidden = await readAs(site.contractor)
    expect(hidden.gaps).toMatchObject([{ code: 'worker-busy', effect: 'Refuse', mend: 'permit' }])
    expect(hidden.checked[0]?.reasons).toMatchObject([
      { code: 'worker-busy', subject: { kind: 'person', id: worker.id } },
    ])
    for (const secret of [other.id, other.permitNo])
      expect(JSON.stringify(hidden)).not.toContain(secret)
    const refused = await execute(site.contractor, id, 'submit')
    expect(refused.body.errors[0]?.message).not.toContain(other.permitNo)
  })

  test('a permit is activated on its work date only', async () => {
    for (const days of [-1, 1]) {
      const { id } = await createReadyPermit(site, {
        status: 'Approved',
        workDate: addDays(today(), days),
      })
      expect((await readPermit(site.officer, id)).availableCommands).not.toContain('activate')
      const answer = await execute(site.officer, id, 'activate')
      expect([answer.status, answer.body.code]).toEqual([400, 'not-the-work-date'])
    }
  })

  test('a command with an old version is 409', async () => {
    const { id } = await createReadyPermit(site)
    await call(site.contractor, workPermits.save, { id, description: 'ใหม่' })
    const answer = await execute(site.contractor, id, 'submit', { rowVersion: 1 })
    expect([answer.status, answer.body.code]).toEqual([409, 'stale-record'])
  })
})
