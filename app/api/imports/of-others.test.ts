import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, readImport, readRows } from '@/lib/testing/records/imports'

test('an Admin sees nothing that stands in another’s file, and imports it in nobody’s name', async () => {
  const officer = await createUser('SafetyOfficer')
  const admin = await createUser('Admin')
  const surname = crypto.randomUUID().slice(0, 8)
  const id = await checkedImport(officer, 'Persons', [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
    ['ก', surname, '123'],
  ])
  const seen = [await readImport(admin, id), await readRows(admin, id)]
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${surname}|"123"`))
  expect(JSON.stringify(await readRows(officer, id))).toContain(surname)
  const { can, mapping, isOwn } = await readImport(admin, id)
  expect([can, isOwn]).toEqual([['remove'], false])
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
  for (const refused of await Promise.all([
    call(admin, imports.check, { id, mapping: pairs, onMatch: 'update' }),
    call(admin, imports.saveRow, { id, rowNo: 2, cells: [{ column: 'A', text: 'ข' }] }),
    call(admin, imports.commit, { id, mode: 'good' }),
    call(admin, imports.exportMarked, { id }),
  ]))
    expect([refused.status, Object(refused.body).code]).toEqual([403, 'import-of-another'])
  expect((await call(admin, imports.remove, { id })).status).toBe(200)
})
