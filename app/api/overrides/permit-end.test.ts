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

test('an override for a permit ends with it, also after the permit is moved', async () => {
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
  const endOf = async () =>
    (await call(site.officer, overrides.search, { permitId: id })).body.map(
      ({ validUntil }) => validUntil,
    )
  expect(await endOf()).toEqual(['2399-06-01T10:00:00.000Z'])
  const moved = { id, workDate: '2399-06-08', endTime: '18:00' }
  expect((await call(site.contractor, workPermits.save, moved)).status).toBe(200)
  expect(await endOf()).toEqual(['2399-06-08T11:00:00.000Z'])
})
