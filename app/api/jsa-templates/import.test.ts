import { describe, expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import {
  createJsaTemplate,
  createSystemTemplate,
  createUser,
  jsaTemplateInput,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const contractor = await createUser('Contractor')

const get = async (id: string) => (await call(officer, jsaTemplates.get, { id })).body

const save = (input: object = {}) =>
  call(officer, jsaTemplates.save, { ...jsaTemplateInput(), ...input })

const remove = (id: string) => call(officer, jsaTemplates.remove, { id })

const offered = async (input = {}) =>
  (await call(contractor, jsaTemplates.listForContractor, input)).body.map(({ id }) => id)

describe('importing', () => {
  const check = async (ids: string[]) =>
    (await call(officer, jsaTemplates.checkImported, { ids })).body
  const importAll = async (ids: string[]) =>
    (await call(officer, jsaTemplates.batchImport, { ids })).body

  test('copies several templates at once, each with an outcome and its source', async () => {
    const [first, second] = [await createSystemTemplate(), await createSystemTemplate()]
    const { id: own } = await createJsaTemplate()
    expect(await check([first.id, own])).toEqual([
      { id: first.id, isImported: false },
      { id: own, isImported: false },
    ])
    const results = await importAll([first.id, UNKNOWN_ID, second.id, own])
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'Imported',
      'NotFound',
      'Imported',
      'NotFound',
    ])
    const templateId = results[0]!.templateId!
    expect(await get(templateId)).toMatchObject({
      isSystem: false,
      IsEnabled: true,
      SourceTemplateId: first.id,
      SourceTemplateName: first.nameTh,
      steps: [{ activity: 'เตรียมพื้นที่' }],
    })
    expect(await check([first.id])).toEqual([{ id: first.id, isImported: true, templateId }])
    expect(await get(first.id)).toMatchObject({
      importedTemplateId: templateId,
      can: { import: false },
    })
    expect(await offered()).toContain(templateId)
  })

  test('refuses a template that was imported before', async () => {
    const { id } = await createSystemTemplate()
    const [made] = await importAll([id])
    expect(await importAll([id, id])).toEqual([
      { id, outcome: 'AlreadyImported', templateId: made?.templateId },
    ])
  })

  test('ten concurrent imports make one copy of each', async () => {
    const ids = (await Promise.all([1, 2, 3].map(createSystemTemplate))).map(({ id }) => id)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => importAll(index % 2 ? ids : ids.toReversed())),
    )
    const outcomes = all.flat().map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'Imported')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'AlreadyImported')).toHaveLength(27)
    expect(
      await database().db.jsaTemplate.count({ where: { sourceTemplateId: { in: ids } } }),
    ).toBe(3)
  })

  test('saving the copy does not change the source', async () => {
    const [source, other] = [await createSystemTemplate(), await createSystemTemplate()]
    const [{ templateId } = {}] = await importAll([source.id])
    expect((await save({ id: templateId, SourceTemplateId: other.id })).status).toBe(200)
    expect((await save({ id: templateId, SourceTemplateId: null })).status).toBe(200)
    expect((await get(templateId!)).SourceTemplateId).toBe(source.id)
  })

  test('a template can be imported again once its copy is removed', async () => {
    const { id } = await createSystemTemplate()
    const [first] = await importAll([id])
    await remove(first!.templateId!)
    expect((await importAll([id]))[0]).toMatchObject({ outcome: 'Imported' })
  })

  test('names the source in English for English readers', async () => {
    const { id } = await createSystemTemplate()
    const [made] = await importAll([id])
    const { body } = await call(officer, jsaTemplates.get, { id: made!.templateId! }, english)
    expect(body.SourceTemplateName).toBe('Welding')
  })

  test.each([[[]], [Array(201).fill(UNKNOWN_ID)], [['5']], ['x']])('refuses %j', async (ids) => {
    const { status } = await call(officer, jsaTemplates.batchImport, { ids: ids as string[] })
    expect(status).toBe(400)
  })
})
