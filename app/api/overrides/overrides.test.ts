import { beforeAll, describe, expect, test } from 'vitest'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialRequirement, createOverride } from '@/lib/testing/records/eligibility-site'
import {
  createPerson,
  createTask,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  today,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

let site: PermitSite
let rule: Awaited<ReturnType<typeof createCredentialRequirement>>

/** A fire watch without the certificate that the site asks for, on a permit for hot work. */
beforeAll(async () => {
  site = await createPermitSite()
  rule = await createCredentialRequirement({ employerIds: [site.company.id] })
})

async function permitOf(more: object = {}) {
  const worker = await createWorker(site)
  const { id } = await createReadyPermit(site, { personIds: [worker.id] })
  const proposal = {
    personId: worker.id,
    purpose: 'Work' as const,
    permitId: id,
    reasonCodes: ['credential-missing' as const],
    requirementIds: [rule.requirement.id],
    reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
    ...more,
  }
  return { id, worker, proposal }
}
const isReady = async (caller: TestUser, id: string) =>
  (await call(caller, workPermits.readiness, { id })).body.isReady
const statusOf = async (id: string) =>
  (await database().db.override.findUniqueOrThrow({ where: { id } })).status

describe('letting somebody pass without a credential', () => {
  test('takes two where the requirement says so, and then the permit is ready', async () => {
    const { id, proposal } = await permitOf()
    expect(await isReady(site.officer, id)).toBe(false)
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    expect(await statusOf(body.id!)).toBe('Proposed')
    expect(await isReady(site.officer, id)).toBe(false)
    expect((await call(site.officer, overrides.confirm, { id: body.id! })).status).toBe(200)
    expect(await isReady(site.officer, id)).toBe(true)
    const { gaps } = (await call(site.officer, workPermits.readiness, { id })).body
    expect(gaps).toMatchObject([{ code: 'credential-missing', effect: 'Warn' }])
    expect((await call(site.areaOwner, overrides.withdraw, { id: body.id! })).status).toBe(200)
    expect(await isReady(site.officer, id)).toBe(false)
  })

  test('takes a Safety Officer alone where one is enough', async () => {
    const single = await createCredentialRequirement({
      employerIds: [site.company.id],
      override: 'One',
    })
    const { proposal } = await permitOf({ requirementIds: [single.requirement.id] })
    const byOfficer = await call(site.officer, overrides.propose, proposal)
    expect(await statusOf(byOfficer.body.id!)).toBe('Active')
    const byOwner = await call(site.areaOwner, overrides.propose, proposal)
    expect(byOwner.body.code).toBe('not-overridable')
    await database().db.requirement.delete({ where: { id: single.requirement.id } })
  })

  test('covers the day at the gate or at work, and no other', async () => {
    const worker = await createWorker(site)
    const proposal = {
      personId: worker.id,
      purpose: 'Work' as const,
      day: '2399-06-01',
      reasonCodes: ['credential-missing' as const],
      requirementIds: [rule.requirement.id],
      reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
    }
    await database().db.person.update({
      where: { id: worker.id },
      data: { trainingValidUntil: new Date('2399-12-31T00:00:00Z') },
    })
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    await call(site.officer, overrides.confirm, { id: body.id! })
    const verdictAt = async (at: string) =>
      (
        await call(site.officer, eligibility.check, {
          personIds: [worker.id],
          case: { purpose: 'Work', at },
        })
      ).body[0]
    expect(await verdictAt('2399-06-01T09:00:00+07:00')).toMatchObject({
      verdict: 'warned',
      until: '2399-06-01',
    })
    expect((await verdictAt('2399-06-02T09:00:00+07:00'))?.verdict).toBe('refused')
  })
})

describe('is refused', () => {
  test.each<[string, object, string]>([
    ['for a reason that is none', { reasonCodes: ['credential-over'] }, 'not-overridable'],
    ['for a requirement that is met', { requirementIds: [crypto.randomUUID()] }, 'not-overridable'],
    ['for a bar', { reasonCodes: ['worker-barred'] }, 'not-overridable'],
    ['for coming in by a permit', { purpose: 'Enter' }, 'not-overridable'],
    ['with a reason of two words', { reason: 'ได้' }, 'invalid-input'],
    ['for a permit and a day', { day: '2399-06-01' }, 'invalid-input'],
  ])('%s', async (_, change, code) => {
    const { proposal } = await permitOf(change)
    expect((await call(site.officer, overrides.propose, proposal)).body.code).toBe(code)
  })

  test('to be confirmed once its requirement allows none', async () => {
    const own = await createCredentialRequirement({ employerIds: [site.company.id] })
    const { id, proposal } = await permitOf({ requirementIds: [own.requirement.id] })
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    await database().db.requirement.update({
      where: { id: own.requirement.id },
      data: { override: 'Never' },
    })
    const answer = await call(site.officer, overrides.confirm, { id: body.id! })
    expect([answer.status, answer.body.code]).toEqual([400, 'not-overridable'])
    const [shown] = (await call(site.officer, overrides.search, { permitId: id })).body
    expect(shown!.can).toEqual({ confirm: false, withdraw: true })
    await database().db.requirement.delete({ where: { id: own.requirement.id } })
  })

  test('for what the law asks', async () => {
    const untrained = await createPerson({ employerId: site.company.id })
    const answer = await call(site.officer, overrides.propose, {
      personId: untrained.id,
      purpose: 'Work',
      day: '2399-06-01',
      reasonCodes: ['worker-not-trained'],
      requirementIds: ['01980000-0000-7000-8000-0000000d0001'],
      reason: 'จะอบรมในสัปดาห์หน้า',
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'not-overridable'])
  })

  test('to the requester, the person and whoever proposed it', async () => {
    const { id, worker, proposal } = await permitOf()
    const own = await createUser('SafetyOfficer', { personId: worker.id })
    expect((await call(own, overrides.propose, proposal)).body.code).toBe('own-override')
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    const confirm = (caller: TestUser) => call(caller, overrides.confirm, { id: body.id! })
    expect((await confirm(site.areaOwner)).body.code).toBe('own-override')
    expect((await confirm(own)).body.code).toBe('own-override')
    await database().db.workPermit.update({
      where: { id },
      data: { requestedByUserId: site.officer.userId },
    })
    expect((await confirm(site.officer)).body.code).toBe('own-override')
  })

  test('to the requester for the day of the permit, and the permit to whoever decided on it', async () => {
    const other = await createPermitSite()
    const { requirement } = await createCredentialRequirement({
      employerIds: [other.company.id],
      override: 'One',
    })
    const worker = await createWorker(other)
    const { id } = await createReadyPermit(other, {
      personIds: [worker.id],
      requester: other.officer,
    })
    const proposal = {
      personId: worker.id,
      purpose: 'Work' as const,
      day: today(),
      reasonCodes: ['credential-missing' as const],
      requirementIds: [requirement.id],
      reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
    }
    for (const status of ['ChangesRequested', 'Draft'] as const) {
      await database().db.workPermit.update({ where: { id }, data: { status } })
      const own = await call(other.officer, overrides.propose, proposal)
      expect([own.status, own.body.code]).toEqual([403, 'own-override'])
    }
    expect((await call(site.officer, overrides.propose, proposal)).status).toBe(200)
    const task = await createTask({ taskTypeId: 3, assigneeUserId: site.officer.userId })
    await database().db.workPermit.update({ where: { id }, data: { taskId: task.id } })
    const submitted = await execute(site.officer, id, 'submit')
    expect([submitted.status, submitted.body.code]).toEqual([403, 'own-override'])
    expect((await execute(other.officer, id, 'submit')).status).toBe(200)
  })

  test('to two who are both no Safety Officers', async () => {
    const { proposal } = await permitOf()
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    const answer = await call(site.owner, overrides.confirm, { id: body.id! })
    expect([answer.status, answer.body.code]).toEqual([403, 'needs-safety-officer'])
  })

  test('to whoever may not, whatever its state and version', async () => {
    const proposer = await createUser('WorkOwner')
    const { userId: proposedByUserId } = proposer
    for (const status of ['Proposed', 'Withdrawn'] as const) {
      const { id, rowVersion } = await createOverride({ status, proposedByUserId })
      const stale = { id, rowVersion: rowVersion + 1 }
      const own = await call(proposer, overrides.confirm, stale)
      expect([own.status, own.body.code]).toEqual([403, 'own-override'])
      const unfit = await call(site.owner, overrides.confirm, stale)
      expect([unfit.status, unfit.body.code]).toEqual([403, 'needs-safety-officer'])
      const other = await call(site.owner, overrides.withdraw, stale)
      expect([other.status, other.body.code]).toEqual([403, 'not-your-part'])
    }
  })

  test('once it was withdrawn, is active or is over', async () => {
    const withdrawn = await createOverride({ status: 'Withdrawn' })
    const over = await createOverride({ validUntil: new Date('2020-01-01T00:00:00Z') })
    for (const { id } of [withdrawn, over])
      expect((await call(site.officer, overrides.confirm, { id })).body.code).toBe('state-moved-on')
  })
})

test('the list tells who may do what next', async () => {
  const { id, proposal } = await permitOf()
  await call(site.areaOwner, overrides.propose, proposal)
  const canOf = async (caller: TestUser) =>
    (await call(caller, overrides.search, { permitId: id })).body.map(({ can }) => can)
  expect(await canOf(site.officer)).toEqual([{ confirm: true, withdraw: true }])
  expect(await canOf(site.areaOwner)).toEqual([{ confirm: false, withdraw: true }])
  expect(await canOf(site.owner)).toEqual([{ confirm: false, withdraw: false }])
})
