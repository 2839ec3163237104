import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createBar, createCredential } from '@/lib/testing/records/credentials'
import { createAsset, createPerson, createUser } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')
const clerk = await createUser('Contractor')

async function withCredential() {
  const person = await createPerson()
  const asset = await createAsset(clerk.userId, { assetType: 'Credential' })
  const credential = await createCredential({
    personId: person.id,
    submittedByUserId: clerk.userId,
    number: 'A-77',
  })
  const link = { credentialId: credential.id, assetId: asset.id, position: 0 }
  await database().db.credentialFile.create({ data: link })
  return { person, asset, credential }
}

test('the export of a person contains certificates with their files, and bars', async () => {
  const { person, credential } = await withCredential()
  await createBar({ personId: person.id, createdByUserId: admin.userId, reason: 'สูบบุหรี่' })
  const { body } = await call(admin, persons.exportRecord, { id: person.id })
  expect(body.credentials).toMatchObject([
    { id: credential.id, number: 'A-77', files: [{ assetType: 'Credential', base64: 'AQID' }] },
  ])
  expect(body.bars).toMatchObject([{ reason: 'สูบบุหรี่' }])
})

test('erasing a person erases certificates and their files', async () => {
  const { person, asset, credential } = await withCredential()
  expect((await call(admin, persons.erase, { id: person.id })).status).toBe(200)
  const { db } = database()
  expect(await db.credential.count({ where: { id: credential.id } })).toBe(0)
  expect(await db.asset.count({ where: { id: asset.id } })).toBe(0)
})

test('a bar prevents it, and then the certificates stay', async () => {
  const { person, credential } = await withCredential()
  await createBar({ personId: person.id, createdByUserId: admin.userId })
  const { status, body } = await call(admin, persons.erase, { id: person.id })
  expect([status, body.code]).toEqual([400, 'record-in-use'])
  expect(await database().db.credential.count({ where: { id: credential.id } })).toBe(1)
})
