import { expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { verifyAuditChain } from '@/lib/platform/audit/chain'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createBar,
  createCredential,
  createCredentialType,
} from '@/lib/testing/records/credentials'
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
  const lines = await db.auditEntry.findMany({ where: { subjectId: credential.id } })
  expect(lines).toMatchObject([{ event: 'credential.removed', changes: {} }])
})

test('a bar prevents it, and then the certificates stay', async () => {
  const { person, credential } = await withCredential()
  await createBar({ personId: person.id, createdByUserId: admin.userId })
  const { status, body } = await call(admin, persons.erase, { id: person.id })
  expect([status, body.code]).toEqual([400, 'record-in-use'])
  expect(await database().db.credential.count({ where: { id: credential.id } })).toBe(1)
})

const note = 'ผู้ถือบัตรสายตาไม่ดี ให้ตรวจใหม่'

/** Somebody whose certificate was given back with a note, and then removed. */
async function withReturned() {
  const officer = await createUser('SafetyOfficer')
  const person = await createPerson({ firstNameTh: 'ปราโมทย์', lastNameTh: 'ทดสอบดี' })
  const { id: typeId } = await createCredentialType()
  const input = { typeId, personId: person.id, issuedOn: '2026-01-10' }
  const { id } = (await call(admin, credentials.save, input)).body
  const given = { ids: [id!], reasonCode: 'illegible' as const, note }
  expect((await call(officer, credentials.return, given)).status).toBe(200)
  expect((await call(admin, credentials.remove, { id: id! })).status).toBe(200)
  return { person, id: id! }
}

const linesOf = async (id: string) => {
  const where = { subjectType: 'credential', subjectId: id }
  return database().db.auditEntry.findMany({ where, orderBy: { at: 'asc' } })
}

test('what was written about a certificate that is gone goes from the audit log with the name of its holder', async () => {
  const { person, id } = await withReturned()
  const other = await withReturned()
  expect((await call(admin, persons.anonymise, { id: person.id })).status).toBe(200)
  const lines = await linesOf(id)
  expect(lines.map(({ event, erasedAt }) => [event, erasedAt !== null])).toEqual([
    ['credential.saved', false],
    ['credential.return', true],
    ['credential.removed', false],
  ])
  expect(lines[1]!.changes).toEqual({})
  expect((await linesOf(other.id))[1]!.changes).toMatchObject({ note })
})

test('of somebody who is erased no line tells which certificates they had', async () => {
  const { person, id } = await withReturned()
  expect((await call(admin, persons.erase, { id: person.id })).status).toBe(200)
  expect((await linesOf(id)).map(({ changes }) => changes)).toEqual([{}, {}, {}])
  expect(await verifyAuditChain()).toMatchObject({ faults: [] })
})

test('a mail with what was written about a certificate goes, and one about what expires keeps the code', async () => {
  const { person } = await withReturned()
  const { db } = database()
  const ofAdmin = { userId: admin.userId, kind: 'Credentials' }
  const text = 'ใกล้หมดอายุ: ปราโมทย์ ทดสอบดี'
  const warning = await db.outboxMail.create({
    data: {
      ...ofAdmin,
      dedupeKey: 'credentials-ending',
      toAddress: admin.email!,
      toName: 'ผู้ดูแล',
      subject: 'ใกล้หมดอายุ',
      text,
      html: text,
      usefulUntil: new Date(Date.now() + 1e8),
    },
  })
  const isAbout = { ...ofAdmin, text: { contains: note } }
  expect(await db.outboxMail.count({ where: isAbout })).toBeGreaterThan(0)
  expect((await call(admin, persons.anonymise, { id: person.id })).status).toBe(200)
  expect(await db.outboxMail.count({ where: isAbout })).toBe(0)
  const left = await db.outboxMail.findUniqueOrThrow({ where: { id: warning.id } })
  expect(left.text).toBe(`ใกล้หมดอายุ: ${person.code}`)
})
