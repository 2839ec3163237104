import { describe, expect, test } from 'vitest'
import {
  eligibility,
  type CheckedPerson,
} from '@/lib/domain/eligibility/eligibility/check/contract'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createCredentialRequirement,
  createOverride,
  createRequirement,
} from '@/lib/testing/records/eligibility-site'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  today,
} from '@/lib/testing/records/permit-site'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

const site = await createPermitSite()
const { requirement } = await createCredentialRequirement({ employerIds: [site.company.id] })

/** A permit of a worker without the certificate that the site asks for. */
async function permitOf(more: Parameters<typeof createReadyPermit>[1] = {}) {
  const worker = await createWorker(site)
  const { id } = await createReadyPermit(site, { personIds: [worker.id], ...more })
  const proposal = {
    personId: worker.id,
    purpose: 'Work' as const,
    permitId: id,
    reasonCodes: ['credential-missing' as const],
    requirementIds: [requirement.id],
    reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
  }
  return { id, proposal }
}
const offerTo = async (caller: TestUser, id: string) => {
  const { gaps } = (await call(caller, workPermits.readiness, { id })).body
  const gap = gaps.find(({ code }) => code === 'credential-missing')
  return [gap?.canOverride, gap?.overrideWaits]
}

describe('letting a worker of a permit pass is offered', () => {
  test('to those who may, not to the requester and the company', async () => {
    const { id } = await permitOf({ requester: site.owner })
    expect(await offerTo(site.officer, id)).toEqual([true, false])
    expect(await offerTo(site.areaOwner, id)).toEqual([true, false])
    expect(await offerTo(site.owner, id)).toEqual([false, false])
    expect(await offerTo(site.contractor, id)).toEqual([false, false])
  })

  test('once the day of the permit is known, and until its end', async () => {
    const undated = await permitOf()
    await database().db.workPermit.update({
      where: { id: undated.id },
      data: { workDate: null, workers: { updateMany: { where: {}, data: { workDate: null } } } },
    })
    expect(await offerTo(site.officer, undated.id)).toEqual([false, false])
    const over = await permitOf({ workDate: addDays(today(), -1) })
    expect(await offerTo(site.officer, over.id)).toEqual([false, false])
  })

  test('while no proposal waits for its second person', async () => {
    const { id, proposal } = await permitOf()
    const { body } = await call(site.areaOwner, overrides.propose, proposal)
    expect(await offerTo(site.officer, id)).toEqual([false, true])
    expect(await offerTo(site.contractor, id)).toEqual([false, false])
    await call(site.areaOwner, overrides.withdraw, { id: body.id! })
    expect(await offerTo(site.officer, id)).toEqual([true, false])
  })
})

test('nobody is offered to let themselves pass, on a permit or for a day', async () => {
  const { id, proposal } = await permitOf()
  const entry = await createRequirement({
    purpose: 'Enter',
    override: 'One',
    anyOf: requirement.anyOf as object[],
    employerIds: [site.company.id],
  })
  const { personId } = proposal
  const own = await createUser('SafetyOfficer', { personId })
  const forToday = async (caller: TestUser) => {
    const asked = { personIds: [personId], case: { purpose: 'Enter' as const } }
    const { reasons } = (await call(caller, eligibility.check, asked)).body[0]!
    return reasons.find(({ requirementId }) => requirementId === entry.id)?.canOverride
  }
  expect([await offerTo(own, id), await forToday(own)]).toEqual([[false, false], false])
  expect([await offerTo(site.officer, id), await forToday(site.officer)]).toEqual([
    [true, false],
    true,
  ])
})

test('a check of a permit offers its requester, a key, and past its end nobody an override', async () => {
  const of = ({ id, proposal }: Awaited<ReturnType<typeof permitOf>>) => ({
    personIds: [proposal.personId],
    case: { purpose: 'Work' as const, permitId: id },
  })
  const asked = of(await permitOf({ requester: site.owner }))
  const over = of(await permitOf({ workDate: addDays(today(), -1) }))
  const offers = ({ body }: { body: CheckedPerson[] }) =>
    body[0]?.reasons.some(({ canOverride }) => canOverride)
  const account = await createServiceAccount({ roles: ['SafetyOfficer'] })
  const scopes = ['realm-basic:read', 'eligibility-override:read'] as const
  const { key } = await createApiKey(account.id, { scopes: [...scopes] })
  expect([
    offers(await call(site.owner, eligibility.check, asked)),
    offers(await call(site.officer, eligibility.check, asked)),
    offers(await callByKey(key, eligibility.check, asked)),
    offers(await call(site.officer, eligibility.check, over)),
  ]).toEqual([false, true, false, false])
})

test('a check of a day offers it until the day is over, and not of work to whoever has requested that', async () => {
  const day = addDays(today(), 3)
  const { proposal } = await permitOf({ requester: site.owner, workDate: day })
  const offers = async (caller: TestUser, on: string) => {
    const asked = { personIds: [proposal.personId], case: { purpose: 'Work' as const, day: on } }
    const { reasons } = (await call(caller, eligibility.check, asked)).body[0]!
    return reasons.some(({ canOverride }) => canOverride)
  }
  expect([
    await offers(site.officer, day),
    await offers(site.officer, addDays(today(), -1)),
    await offers(site.owner, addDays(day, 1)),
    await offers(site.owner, day),
  ]).toEqual([true, false, true, false])
})

test('an override counts until its end, and at that moment no more', async () => {
  const { proposal } = await permitOf()
  const { personId, reasonCodes, requirementIds } = proposal
  const validUntil = new Date(Date.now() + 3_600_000)
  await createOverride({
    personId,
    day: toUtcDate(today()),
    reasonCodes,
    requirementIds,
    status: 'Active',
    validUntil,
  })
  const overridden = async (at: Date) => {
    const asked = { purpose: 'Work' as const, day: today(), at: at.toISOString() }
    const { body } = await call(site.officer, eligibility.check, {
      personIds: [personId],
      case: asked,
    })
    return body[0]!.reasons.some(({ overrideId }) => overrideId)
  }
  expect(await overridden(new Date(validUntil.getTime() - 1))).toBe(true)
  expect(await overridden(validUntil)).toBe(false)
})

test('what waits for its second person is not proposed again, not even at the same moment', async () => {
  const { id, proposal } = await permitOf()
  const propose = () => call(site.areaOwner, overrides.propose, proposal)
  const answers = await Promise.all([propose(), propose(), propose()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const again = await call(site.officer, overrides.propose, proposal)
  expect([again.status, again.body.code]).toEqual([409, 'override-waits'])
  expect(await database().db.override.count({ where: { permitId: id } })).toBe(1)
})
