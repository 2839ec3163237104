import { expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { createCredentialRequirement } from '@/lib/testing/records/eligibility-site'
import { createPermitSite, createReadyPermit, execute } from '@/lib/testing/records/permit-site'

test('whoever approves for the place holds what authorisers need; others are not asked', async () => {
  const site = await createPermitSite()
  const { type } = await createCredentialRequirement({
    typeCodes: ['General'],
    dutyCodes: ['Authoriser'],
  })
  const { id } = await createReadyPermit(site, { status: 'Submitted' })
  const approve = (caller: typeof site.officer) => execute(caller, id, 'approve')
  const refused = await approve(site.areaOwner)
  expect([refused.status, refused.body.code]).toEqual([403, 'authoriser-not-certified'])
  expect((await approve(site.officer)).status).toBe(200)
  const { personId } = await database().db.user.findUniqueOrThrow({
    where: { id: site.areaOwner.userId },
  })
  await database().db.credential.create({
    data: {
      typeId: type.id,
      personId,
      issuedOn: new Date('2020-01-01T00:00:00Z'),
      status: 'Approved',
      submittedAt: new Date(),
      submittedByUserId: site.officer.userId,
    },
  })
  expect((await approve(site.areaOwner)).status).toBe(200)
})

test('a permit of a barred company is not submitted', async () => {
  const site = await createPermitSite()
  const { id } = await createReadyPermit(site)
  await database().db.bar.create({
    data: {
      employerId: site.company.id,
      fromDate: new Date('2020-01-01T00:00:00Z'),
      reason: 'ผิดระเบียบ',
      createdByUserId: site.officer.userId,
    },
  })
  expect((await execute(site.contractor, id, 'submit')).body.code).toBe('permit-not-ready')
})
