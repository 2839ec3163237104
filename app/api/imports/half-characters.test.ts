import { expect, test } from 'vitest'
import { createUser } from '@/lib/testing/records/factories'
import { workbookParts, zipOf } from '@/lib/testing/files/zip'
import { checkAgain, checkedImport, outcomesOf, uploadRows } from '@/lib/testing/records/imports'

/** A text that is cut within a character would be half of one, which PostgreSQL does not take in JSON. */

const admin = await createUser('Admin')
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

test('the cell of a formula that failed, above the rows or among them, ends with a whole character', async () => {
  const failed = `<c t="e"><v>#${'A'.repeat(18)}👷</v></c>`
  const rows = [
    `<row r="1">${inline('ชื่อ')}${inline('นามสกุล')}${failed}</row>`,
    `<row r="2">${failed}${inline('ใจดี')}${inline('x')}</row>`,
  ]
  const bytes = new Uint8Array(zipOf(workbookParts(rows.join(''))))
  const { status, body } = await uploadRows(admin, 'Persons', bytes)
  expect(status).toBe(200)
  await checkAgain(admin, body.id)
  expect(await outcomesOf(admin, body.id)).toEqual(['2 Wrong firstNameTh:formula-error'])
})

test('a name is too long, however many of its characters fit into a key', async () => {
  const id = await checkedImport(admin, 'Employers', [['ชื่อบริษัท'], [`${'a'.repeat(199)}👷👷`]])
  expect(await outcomesOf(admin, id)).toEqual(['2 Wrong nameTh:too-long'])
})
