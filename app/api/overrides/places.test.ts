import { describe, expect, test } from 'vitest'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialRequirement } from '@/lib/testing/records/eligibility-site'
import { createPermitSite, createWorker } from '@/lib/testing/records/permit-site'

const site = await createPermitSite()

describe('for a day, without what is asked at one place', () => {
  const day = '2399-06-01'
  const letIn = async (
    { requirement }: Awaited<ReturnType<typeof createCredentialRequirement>>,
    personId: string,
    more: object = {},
  ) =>
    call(site.officer, overrides.propose, {
      personId,
      purpose: requirement.purpose,
      day,
      reasonCodes: ['credential-missing'],
      requirementIds: [requirement.id],
      reason: 'ใบรับรองตัวจริงอยู่ระหว่างจัดส่ง',
      ...more,
    })
  const at = `${day}T09:00:00+07:00`

  test('counts in that area', async () => {
    const { id: areaId } = await database().db.workspaceArea.create({
      data: { code: crypto.randomUUID(), nameTh: 'ลานถัง' },
    })
    const own = await createCredentialRequirement({
      purpose: 'Enter',
      override: 'One',
      workspaceAreaIds: [areaId],
    })
    const worker = await createWorker(site)
    const reasonsOf = async () => {
      const { body } = await call(site.officer, eligibility.check, {
        personIds: [worker.id],
        case: { purpose: 'Enter', at, workspaceAreaId: areaId },
      })
      return body[0]!.reasons.filter(({ requirementId }) => requirementId === own.requirement.id)
    }
    expect(await reasonsOf()).toMatchObject([{ effect: 'Refuse', canOverride: true }])
    expect((await letIn(own, worker.id)).status).toBe(200)
    expect(await reasonsOf()).toMatchObject([{ effect: 'Warn' }])
  })

  test.each([
    ['a kind of work and a duty', { typeCodes: ['HotWork' as const], dutyCodes: ['FireWatch'] }],
    ['a project', { projectIds: [crypto.randomUUID()] }],
  ])('is taken for %s', async (_, conditions) => {
    const own = await createCredentialRequirement({ override: 'One', ...conditions })
    const worker = await createWorker(site)
    expect((await letIn(own, worker.id)).status).toBe(200)
    const wrong = await letIn(own, worker.id, { reasonCodes: ['credential-over'] })
    expect(wrong.body.code).toBe('not-overridable')
    const inactive = await createCredentialRequirement({ ...conditions, isActive: false })
    expect((await letIn(inactive, worker.id)).body.code).toBe('not-overridable')
  })
})
