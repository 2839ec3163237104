import { expect, test } from 'vitest'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { call } from '@/lib/testing/calls/call'
import { createCredentialRequirement } from '@/lib/testing/records/eligibility-site'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
} from '@/lib/testing/records/permit-site'

test('an override for a permit ends with it; one that is moved to a later day loses it', async () => {
  const site = await createPermitSite()
  const { requirement } = await createCredentialRequirement({
    employerIds: [site.company.id],
    override: 'One',
  })
  const worker = await createWorker(site)
  const { id } = await createReadyPermit(site, {
    personIds: [worker.id],
    workDate: '2399-06-01',
    endTime: '17:00',
  })
  await call(site.officer, overrides.propose, {
    personId: worker.id,
    purpose: 'Work',
    permitId: id,
    reasonCodes: ['credential-missing'],
    requirementIds: [requirement.id],
    reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
  })
  const move = async (to: { workDate?: string; endTime?: string }) => {
    const { status } = await call(site.contractor, workPermits.save, { id, ...to })
    const { body } = await call(site.officer, overrides.search, { permitId: id })
    const [override] = body
    return [status, override?.rowVersion, override?.status, override?.validUntil]
  }
  expect(await move({})).toEqual([200, 1, 'Active', '2399-06-01T10:00:00.000Z'])
  expect(await move({ endTime: '18:00' })).toEqual([200, 2, 'Active', '2399-06-01T11:00:00.000Z'])
  expect(await move({ workDate: '2399-05-31' })).toEqual([
    200,
    3,
    'Active',
    '2399-05-31T11:00:00.000Z',
  ])
  expect(await move({ workDate: '2399-06-01' })).toEqual([
    200,
    4,
    'Withdrawn',
    '2399-05-31T11:00:00.000Z',
  ])
})
