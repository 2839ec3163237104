import { expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { loadSystemTemplates } from '@/lib/domain/work/jsa-templates/system/commands'
import { systemTemplates } from '@/lib/domain/work/jsa-templates/system/rules'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const load = () => inTransaction(loadSystemTemplates)
const stored = () => database().db.jsaTemplate.findMany({ where: { isSystem: true } })
const versions = async () => new Set((await stored()).map(({ rowVersion }) => rowVersion))

test('concurrent starts load each template once, and later starts change nothing', async () => {
  await Promise.all([load(), load(), load()])
  expect(await stored()).toHaveLength(systemTemplates.length)
  expect(await versions()).toEqual(new Set([1]))
  expect(await database().db.auditEntry.count({ where: { event: 'jsa-template.loaded' } })).toBe(
    systemTemplates.length,
  )
})

test('all can be imported in one call, and the copies match the contract', async () => {
  const officer = await createUser('SafetyOfficer')
  const listed = (await call(officer, jsaTemplates.listSystem, {})).body
  expect(listed.map(({ code }) => code)).toEqual(systemTemplates.map(({ code }) => code))
  const ids = listed.map(({ id }) => id)
  const { body } = await call(officer, jsaTemplates.batchImport, { ids })
  expect(new Set(body.map(({ outcome }) => outcome))).toEqual(new Set(['Imported']))
  const offered = await call(officer, jsaTemplates.listForContractor, {})
  expect(offered.body).toHaveLength(systemTemplates.length)
})

test('a newer version of the product updates them, and copies keep their steps', async () => {
  const { id, steps } = systemTemplates[0]!
  const older = steps.slice(1)
  await database().db.jsaTemplate.update({ where: { id }, data: { steps: older, nameTh: 'ชื่อเดิม' } })
  await database().db.jsaTemplate.update({
    where: { sourceTemplateId: id },
    data: { steps: older },
  })
  await load()
  const renewed = await database().db.jsaTemplate.findUniqueOrThrow({
    where: { id },
    include: { copy: true },
  })
  expect(renewed).toMatchObject({ steps, revision: 2, nameTh: systemTemplates[0]!.nameTh })
  expect(renewed.copy).toMatchObject({ steps: older, revision: 1 })
})
