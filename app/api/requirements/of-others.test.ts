import { expect, test } from 'vitest'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { call } from '@/lib/testing/calls/call'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import {
  createEmployer,
  createProject,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'

test('a Contractor sees no requirement of others alone, and in one of several the own ids', async () => {
  const caller = await createUser('Contractor')
  const employerId = caller.employerId!
  const project = await createProject({ employerId })
  const [other, theirs] = [await createEmployer(), await createProject()]
  const nameEn = crypto.randomUUID()
  await createRequirement({ nameEn, employerIds: [other.id] })
  await createRequirement({ nameEn, projectIds: [theirs.id] })
  await createRequirement({
    nameEn,
    employerIds: [other.id, employerId],
    projectIds: [theirs.id, project.id],
  })
  const search = (as: TestUser) => call(as, requirements.search, { keyword: nameEn, page: 1 })
  const { body, headers } = await search(caller)
  expect(body).toMatchObject([{ employerIds: [employerId], projectIds: [project.id] }])
  expect(headers.get('x-total-count')).toBe('1')
  expect((await search(await createUser('Purchasing'))).body).toHaveLength(3)
})
