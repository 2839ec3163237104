import { beforeAll, expect, test } from 'vitest'
import { requirementPreview } from '@/lib/domain/eligibility/eligibility/preview/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createCredentialRequirement } from '@/lib/testing/records/eligibility-site'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
} from '@/lib/testing/records/permit-site'

const site = await createPermitSite()
let typeId: string
beforeAll(async () => {
  typeId = (await createCredentialType()).id
})

const preview = async (input: InputOf<typeof requirementPreview.preview>) =>
  (await call(site.officer, requirementPreview.preview, input)).body
const welding = (more: object = {}) => ({
  code: 'WELD',
  nameTh: 'ช่างเชื่อม',
  nameEn: 'Welder',
  purpose: 'Work' as const,
  anyOf: [{ kind: 'Credential' as const, credentialTypeId: typeId }],
  ...more,
})

test('names the people of open permits whom a new requirement would refuse, and saves nothing', async () => {
  const worker = await createWorker(site)
  const permit = await createReadyPermit(site, { personIds: [worker.id] })
  const other = await createReadyPermit(site, { personIds: [worker.id], status: 'Closed' })
  const counts = async () => [
    await database().db.requirement.count(),
    await database().db.requirementRevision.count(),
  ]
  const before = await counts()
  const found = await preview(welding({ projectIds: [site.project.id] }))
  const of = found.rows.filter(({ person }) => person.id === worker.id)
  expect(of).toEqual([
    {
      person: expect.objectContaining({ id: worker.id, code: worker.code }),
      permit: { id: permit.id, permitNo: permit.permitNo },
      before: 'allowed',
      after: 'refused',
    },
  ])
  expect(of.map((row) => row.permit?.id)).not.toContain(other.id)
  expect(found.refused).toBe(found.rows.length)
  expect(await counts()).toEqual(before)
  expect((await preview(welding({ dutyCodes: ['Entrant'] }))).rows).toEqual([])
})

test('judges coming in at every area that the requirement names or named', async () => {
  const areaOf = async () =>
    (
      await database().db.workspaceArea.create({
        data: { code: crypto.randomUUID(), nameTh: 'ลานถัง' },
      })
    ).id
  const [one, other] = [await areaOf(), await areaOf()]
  const { requirement } = await createCredentialRequirement({
    purpose: 'Enter',
    workspaceAreaIds: [one, other],
  })
  const worker = await createWorker(site)
  const changeOf = async (input: InputOf<typeof requirementPreview.preview>) => {
    const { rows } = await preview(input)
    return rows.flatMap(({ person, before, after }) =>
      person.id === worker.id ? [[before, after]] : [],
    )
  }
  const fewer = { id: requirement.id, workspaceAreaIds: [one] }
  expect(await changeOf(fewer)).toEqual([['refused', 'warned']])
  const added = welding({ purpose: 'Enter', workspaceAreaIds: [one, await areaOf()] })
  expect(await changeOf(added)).toEqual([['warned', 'refused']])
  await database().db.requirement.delete({ where: { id: requirement.id } })
})

test('tells who may come in again once a requirement is switched off', async () => {
  const { requirement } = await createCredentialRequirement({ purpose: 'Enter' })
  const worker = await createWorker(site)
  const found = await preview({ id: requirement.id, isActive: false })
  expect(found.released).toBe(found.people)
  expect(found.permits).toBe(0)
  expect(found.rows).toContainEqual({
    person: expect.objectContaining({ id: worker.id }),
    permit: null,
    before: 'refused',
    after: 'warned',
  })
  expect(await preview({ id: requirement.id, nameEn: 'Another name' })).toMatchObject({ rows: [] })
})

test('refuses what a save refuses', async () => {
  const ask = async (input: object) =>
    (await callUnchecked(site.officer, requirementPreview.preview, input)).body.code
  expect(await ask(welding({ purpose: 'Enroll', typeCodes: ['HotWork'] }))).toBe(
    'condition-not-for-purpose',
  )
  expect(await ask({ id: site.project.id, isActive: false })).toBe('record-not-found')
  const { requirement } = await createCredentialRequirement()
  expect(await ask({ id: requirement.id, isActive: false, rowVersion: 9 })).toBe('stale-record')
})
