import { expect, test } from 'vitest'
import { requirementPreview } from '@/lib/domain/eligibility/eligibility/preview/contract'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createProject, createUser } from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const save = (input: object) => call(officer, requirements.save, input)

async function requirementOfRemovedProject() {
  const { id: projectId } = await createProject()
  const { id } = await createRequirement({ purpose: 'Work', projectIds: [projectId] })
  await database().db.project.delete({ where: { id: projectId } })
  return { id, projectIds: [projectId] }
}

test('a project that was removed does not keep its requirement from being changed', async () => {
  const { id, projectIds } = await requirementOfRemovedProject()
  const change = { id, projectIds, workspaceAreaIds: [], nameEn: 'Work at the boiler' }
  expect((await call(officer, requirementPreview.preview, change)).status).toBe(200)
  expect((await save(change)).status).toBe(200)
})

test('what a requirement names anew has to exist', async () => {
  const { id, projectIds } = await requirementOfRemovedProject()
  const { status, body } = await save({ id, projectIds: [...projectIds, crypto.randomUUID()] })
  expect([status, body]).toMatchObject([
    400,
    { code: 'record-not-found', errors: [{ path: 'projectIds' }] },
  ])
})

const asking = (credentialTypeId: string) => ({
  anyOf: [{ kind: 'Credential' as const, credentialTypeId }],
})

test('a kind out of use is asked for by no requirement anew', async () => {
  const { id: typeId } = await createCredentialType({ isActive: false })
  const { id } = await createRequirement()
  const { status, body } = await save({ id, ...asking(typeId) })
  expect([status, body]).toMatchObject([
    400,
    { code: 'type-not-in-use', errors: [{ path: 'anyOf' }] },
  ])
})

test('a requirement that has asked for a kind out of use before can be changed', async () => {
  const { id: typeId } = await createCredentialType({ isActive: false })
  const { id } = await createRequirement(asking(typeId))
  expect((await save({ id, ...asking(typeId), nameEn: 'Renamed' })).status).toBe(200)
})

test('a requirement is not switched on while all that it asks for is out of use', async () => {
  const [former, current] = [
    await createCredentialType({ isActive: false }),
    await createCredentialType(),
  ]
  const { id } = await createRequirement({ ...asking(former.id), isActive: false })
  const { id: either } = await createRequirement({
    anyOf: [...asking(former.id).anyOf, ...asking(current.id).anyOf],
    isActive: false,
  })
  const refused = (path: string) => [400, { code: 'asks-for-nothing-in-use', errors: [{ path }] }]
  const change = { id, ...asking(former.id), isActive: true }
  for (const sent of [{ id, isActive: true }, change]) {
    const { status, body } = await save(sent)
    expect([status, body]).toMatchObject(refused('isActive'))
  }
  expect((await call(officer, requirementPreview.preview, change)).status).toBe(400)
  expect((await save({ id: either, isActive: true })).status).toBe(200)
  const { status, body } = await save({ id: either, ...asking(former.id) })
  expect([status, body]).toMatchObject(refused('anyOf'))
  await database().db.credentialType.update({ where: { id: former.id }, data: { isActive: true } })
  expect((await save({ id, isActive: true })).status).toBe(200)
})
