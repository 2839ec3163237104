import { describe, expect, test } from 'vitest'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { assets, type AssetRecord } from '@/lib/domain/site/assets/contract'
import { roles, type Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, send, type Caller } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { createAsset, createPerson, createUser } from '@/lib/testing/records/factories'
import { makeJpeg, makePng } from '@/lib/testing/files/pictures'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
const clerk = await createUser('Contractor')
const colleague = await createUser('Contractor', { employerId: clerk.employerId })

const upload = (content: Uint8Array<ArrayBuffer> | string, as: Caller = clerk) => {
  const body = new FormData()
  body.append('file', new File([content], 'ใบรับรอง.bin'))
  body.append('assetType', 'Credential')
  return send<typeof assets.upload, AssetRecord>(as, assets.upload, { body })
}
const open = (id: string, as: Caller) => call(as, assets.get, { id })

/** A file of a credential of the clerk’s company. */
async function makeFile(isSensitive: boolean): Promise<string> {
  const { id: assetId } = await createAsset(clerk.userId, { assetType: 'Credential' })
  const { id: credentialId } = await createCredential({
    typeId: (await createCredentialType({ isSensitive })).id,
    personId: (await createPerson({ employerId: clerk.employerId })).id,
    submittedByUserId: clerk.userId,
  })
  await database().db.credentialFile.create({ data: { credentialId, assetId, position: 0 } })
  return assetId
}
const looksAt = (subjectId: string) =>
  database().db.auditEntry.count({ where: { subjectId, event: 'asset.viewed' } })

describe('uploading the file of a credential', () => {
  test('keeps a PDF, and makes a picture anew without its metadata', async () => {
    const pdf = await upload(new Uint8Array(PDF))
    expect(pdf.body).toMatchObject({ contentType: 'application/pdf', fileName: 'ใบรับรอง.pdf' })
    const jpeg = await upload(new Uint8Array(await makeJpeg()))
    expect(jpeg.body).toMatchObject({ contentType: 'image/jpeg', fileName: 'ใบรับรอง.jpg' })
    const { content } = await database().db.asset.findUniqueOrThrow({ where: { id: jpeg.body.id } })
    expect(Buffer.from(content).includes('Camera 1')).toBe(false)
    expect((await upload(new Uint8Array(await makePng()))).status).toBe(200)
  })

  test.each([
    ['text', 'just text'],
    ['a PDF that is cut off', '%PDF-1.7\n1 0 obj'],
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('refuses %s', async (_, content) => {
    const { status, body } = await upload(content)
    expect([status, body.code]).toEqual([400, 'file-unreadable'])
  })

  test.each(roles)('as a %s', async (role) => {
    const allowed: Role[] = ['Admin', 'Purchasing', 'SafetyOfficer', 'Contractor']
    const { status } = await upload(new Uint8Array(PDF), await createUser(role))
    expect(status).toBe(allowed.includes(role) ? 200 : 403)
  })
})

describe('opening it', () => {
  const expected = (isSensitive: boolean): Record<Role, number> => ({
    Admin: isSensitive ? 403 : 200,
    TenantAdministrator: 403,
    SafetyOfficer: 200,
    WorkOwner: 403,
    Purchasing: isSensitive ? 403 : 200,
    Contractor: 400,
    WorkspaceOwner: 403,
  })
  const cells = [false, true].flatMap((isSensitive) =>
    roles.map((role) => [role, isSensitive ? 'medical' : 'ordinary', isSensitive] as const),
  )
  test.each(cells)('as a %s of elsewhere, an %s one', async (role, _, isSensitive) => {
    const { status } = await open(await makeFile(isSensitive), await createUser(role))
    expect(status).toBe(expected(isSensitive)[role])
  })

  test.each([false, true])('as anybody of the own company (medical: %s)', async (isSensitive) => {
    const id = await makeFile(isSensitive)
    for (const reader of [clerk, colleague]) expect((await open(id, reader)).status).toBe(200)
  })

  test.each(['Admin', 'Purchasing'] as const)(
    'is not gained by a %s who gives a medical one another type or person',
    async (role) => {
      const reader = await createUser(role)
      const assetId = await makeFile(true)
      const { credentialId: id } = await database().db.credentialFile.findUniqueOrThrow({
        where: { assetId },
      })
      const { id: typeId } = await createCredentialType()
      const { id: personId } = await createPerson()
      for (const change of [{ typeId }, { personId }]) {
        const { status, body } = await call(reader, credentials.save, { id, ...change })
        expect([status, body.code]).toEqual([403, 'forbidden'])
      }
      expect((await open(assetId, reader)).status).toBe(403)
      expect((await call(reader, credentials.save, { id, issuedOn: '2026-02-01' })).status).toBe(
        200,
      )
      expect((await call(clerk, credentials.save, { id, typeId })).status).toBe(200)
    },
  )

  test('no longer as its uploader, once its worker’s next company has taken it away', async () => {
    const next = await createUser('Contractor')
    const take = [
      (id: string) => call(next, credentials.save, { id, files: [] }),
      (id: string) => call(next, credentials.remove, { id }),
    ]
    for (const away of take) {
      const assetId = await makeFile(true)
      const { credential } = await database().db.credentialFile.findUniqueOrThrow({
        where: { assetId },
        select: { credential: { select: { id: true, personId: true } } },
      })
      const { employerId } = next
      await database().db.person.update({
        where: { id: credential.personId! },
        data: { employerId },
      })
      expect((await open(assetId, clerk)).body.code).toBe('record-not-found')
      expect((await away(credential.id)).status).toBe(200)
      expect((await open(assetId, clerk)).body.code).toBe('record-not-found')
    }
  })

  test('before it is sent in, as its uploader alone', async () => {
    const { id } = await createAsset(clerk.userId, { assetType: 'Credential' })
    expect((await open(id, clerk)).status).toBe(200)
    for (const reader of [colleague, await createUser('SafetyOfficer')])
      expect((await open(id, reader)).body.code).toBe('record-not-found')
  })

  test('leaves an audit line: each look at a medical one, hourly at another', async () => {
    const officer = await createUser('SafetyOfficer')
    const [ordinary, medical] = [await makeFile(false), await makeFile(true)]
    for (const id of [ordinary, ordinary, medical, medical]) await open(id, officer)
    expect([await looksAt(ordinary), await looksAt(medical)]).toEqual([1, 2])
  })
})
