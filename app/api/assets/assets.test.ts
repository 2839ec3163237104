import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { assets, UPLOAD_LIMIT, type AssetRecord } from '@/lib/domain/site/assets/contract'
import { roles } from '@/lib/platform/access/policies'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, send, type Caller } from '@/lib/testing/calls/call'
import {
  createAsset,
  createEmployer,
  createPerson,
  createUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import {
  makeJpeg,
  makeNoise,
  makePng,
  makeTransparentPng,
  makeWebp,
} from '@/lib/testing/files/pictures'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')

const admin = await createUser('Admin')

type Sent = { type?: string; name?: string; as?: Caller }
const upload = (
  content: Uint8Array<ArrayBuffer> | string,
  { type = 'Profile', name = 'photo.png', as = admin }: Sent = {},
) => {
  const body = new FormData()
  body.append('file', new File([content], name))
  body.append('assetType', type)
  return send<typeof assets.upload, AssetRecord>(as, assets.upload, { body })
}
const bytes = (buffer: Buffer) => new Uint8Array(buffer)
const open = async (id: string, as: Caller = admin) => call(as, assets.get, { id })
const contentOf = async (id: string) =>
  (await database().db.asset.findUniqueOrThrow({ where: { id } })).content

describe('uploading a picture', () => {
  test('stores it upright as a JPEG without metadata', async () => {
    const { status, body } = await upload(bytes(await makeJpeg()), { name: 'บัตร.JPEG' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ assetType: 'Profile', contentType: 'image/jpeg' })
    expect(body.fileName).toBe('บัตร.jpg')
    const content = await contentOf(body.id)
    const { format, width, height, exif, orientation } = await sharp(content).metadata()
    expect([format, width, height]).toEqual(['jpeg', 20, 40])
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(Buffer.from(content).includes('Camera 1')).toBe(false)
    expect(body.size).toBe(content.byteLength)
  })

  test('makes a JPEG of a PNG and of a WebP, whatever they are called', async () => {
    for (const picture of [await makePng(), await makeWebp()]) {
      const { status, body } = await upload(bytes(picture), { name: 'x.pdf', type: 'IdCard' })
      expect(status).toBe(200)
      expect(body).toMatchObject({ fileName: 'x.jpg', contentType: 'image/jpeg' })
    }
  })

  test('puts a transparent one on white', async () => {
    const { body } = await upload(bytes(await makeTransparentPng()))
    const { dominant } = await sharp(await contentOf(body.id)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  test('makes a large one smaller and leaves a small one', async () => {
    const { body } = await upload(bytes(await makePng({ width: 4000, height: 1000 })))
    expect(await sharp(await contentOf(body.id)).metadata()).toMatchObject({
      width: 1600,
      height: 400,
    })
  })

  test('leaves an audit line without the name of the file', async () => {
    const { body } = await upload(bytes(await makePng()), { name: '1101700207366.png' })
    const line = await database().db.auditEntry.findFirst({ where: { subjectId: body.id } })
    expect(line).toMatchObject({ event: 'asset.uploaded', actorUserId: admin.userId })
    expect(JSON.stringify(line)).not.toContain('1101700207366')
  })

  test('refuses files that only look like a picture', async () => {
    const whole = await makeJpeg({ width: 400, height: 400 })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const gif = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const fakes = {
      'a text file': 'just text',
      'an SVG with a script': svg,
      'an SVG behind the first bytes of a JPEG': `\xff\xd8\xff${svg}`,
      'the first bytes of a PNG': bytes(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
      'a broken-off JPEG': bytes(whole.subarray(0, whole.length / 2)),
      'a GIF': bytes(gif),
      'a PDF': bytes(PDF),
      nothing: '',
    }
    const before = await database().db.asset.count()
    for (const [what, content] of Object.entries(fakes)) {
      const { status, body } = await upload(content)
      expect([what, status, body.code]).toEqual([what, 400, 'image-unreadable'])
    }
    expect(await database().db.asset.count()).toBe(before)
  })

  test('refuses a small file that decodes to 64 megapixels', async () => {
    const bomb = await makePng({ width: 8000, height: 8000 })
    expect(bomb.length).toBeLessThan(UPLOAD_LIMIT)
    const { status, body } = await upload(bytes(bomb))
    expect([status, body.code]).toEqual([400, 'image-unreadable'])
  })

  test('refuses a real picture of 6 MB', async () => {
    const large = await makeNoise(1450)
    expect(large.length).toBeGreaterThan(6_000_000)
    const { status, body } = await upload(bytes(large))
    expect([status, body.code]).toEqual([413, 'body-too-large'])
  })

  test('refuses a file that is one byte too large in a form that is not', async () => {
    const padded = new Uint8Array(UPLOAD_LIMIT + 1)
    padded.set(await makePng())
    const { status, body } = await upload(padded)
    expect([status, body.code]).toEqual([413, 'body-too-large'])
  })
})

describe('uploading a document', () => {
  const document = { type: 'Document', name: 'แบบฟอร์ม.pdf' }

  test('stores a PDF as it is', async () => {
    const { status, body } = await upload(bytes(PDF), document)
    expect(status).toBe(200)
    expect(body).toMatchObject({ contentType: 'application/pdf', fileName: 'แบบฟอร์ม.pdf' })
    expect(Buffer.from(await contentOf(body.id)).equals(PDF)).toBe(true)
  })

  test('refuses everything else', async () => {
    for (const content of [bytes(await makePng()), 'text', '<html>%PDF-1.7 %%EOF']) {
      const { status, body } = await upload(content, document)
      expect([status, body.code]).toEqual([400, 'document-unreadable'])
    }
  })
})

describe('who may upload', () => {
  test.each(roles)('%s', async (role) => {
    const as = await createUser(role)
    const picture = bytes(await makePng())
    const statuses = [
      (await upload(picture, { as })).status,
      (await upload(picture, { as, type: 'IdCard' })).status,
      (await upload(bytes(PDF), { as, type: 'Document' })).status,
    ]
    const mayDocument = role === 'Admin' || role === 'TenantAdministrator'
    const mayPicture = role !== 'WorkspaceOwner'
    const expected = [mayPicture, mayPicture, mayDocument].map((may) => (may ? 200 : 403))
    expect(statuses).toEqual(expected)
  })

  test('nobody without signing in, however large the file is', async () => {
    const { status } = await upload(new Uint8Array(UPLOAD_LIMIT * 2), { as: null })
    expect(status).toBe(401)
  })
})

describe('a body that is not a form', () => {
  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['a wrong boundary', 'multipart/form-data; boundary=a', '--b\r\n', 400],
  ])('%s', async (_, type, body, expected) => {
    const { status } = await send(admin, assets.upload, { headers: { 'content-type': type }, body })
    expect(status).toBe(expected)
  })

  test('names every member that is missing or wrong', async () => {
    const body = new FormData()
    body.append('file', 'text')
    body.append('assetType', 'Selfie')
    const answer = await send(admin, assets.upload, { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input'])
    expect(answer.body.errors.map(({ path }) => path).sort()).toEqual(['assetType', 'file'])
  })
})

describe('opening a file', () => {
  test('shows a picture and saves a document, under a name that any language has', async () => {
    const picture = (await upload(bytes(await makePng()), { name: 'รูป.png' })).body
    const document = (await upload(bytes(PDF), { type: 'Document', name: 'a.pdf' })).body
    const shown = await open(picture.id)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('รูป.jpg')}`,
    )
    expect((await sharp(shown.body).metadata()).format).toBe('jpeg')
    const saved = await open(document.id)
    expect(saved.headers.get('content-disposition')).toContain('attachment')
  })

  test('refuses a file that does not exist', async () => {
    const { status, body } = await open(UNKNOWN_ID)
    expect([status, body.code]).toEqual([400, 'record-not-found'])
    expect((await open('7')).status).toBe(400)
  })

  test('refuses an ID card to users who do not manage workers', async () => {
    const card = await createAsset(admin.id, { assetType: 'IdCard' })
    await createPerson({ idCardAssetId: card.id })
    const statuses = await Promise.all(
      roles.map(async (role) => [role, (await open(card.id, await createUser(role))).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      Admin: 200,
      TenantAdministrator: 403,
      SafetyOfficer: 200,
      WorkOwner: 403,
      Purchasing: 200,
      Contractor: 400,
      WorkspaceOwner: 403,
    })
  })

  test('is refused to the company that a worker has left, even if it uploaded the file', async () => {
    const contractor = await createUser('Contractor')
    const { employerId } = contractor
    for (const uploader of [contractor, admin]) {
      const card = await createAsset(uploader.userId, { assetType: 'IdCard' })
      const worker = await createPerson({ employerId, idCardAssetId: card.id })
      const open = async () => (await call(contractor, assets.get, { id: card.id })).status
      expect(await open()).toBe(200)
      await database().db.person.update({
        where: { id: worker.id },
        data: { removedAt: new Date() },
      })
      expect(await open()).toBe(400)
      const moved = { removedAt: null, employerId: (await createEmployer()).id }
      await database().db.person.update({ where: { id: worker.id }, data: moved })
      expect(await open()).toBe(400)
    }
  })

  test('is allowed to a Contractor for the people of the own company and the own uploads', async () => {
    const contractor = await createUser('Contractor')
    const { employerId } = contractor
    const made = [createAsset(admin.id), createAsset(admin.id), createAsset(contractor.id)]
    const [own, other, uploaded] = await Promise.all(made)
    await createPerson({ profileAssetId: own!.id, employerId })
    await createPerson({ profileAssetId: other!.id })
    expect((await open(own!.id, contractor)).status).toBe(200)
    expect((await open(other!.id, contractor)).body.code).toBe('record-not-found')
    expect((await open(uploaded!.id, contractor)).status).toBe(200)
  })

  test('is allowed to the uploader only while nothing refers to the file', async () => {
    const { id } = await createAsset(admin.id)
    expect((await open(id)).status).toBe(200)
    expect((await open(id, await createUser('Admin'))).body.code).toBe('record-not-found')
  })
})

describe('files that nothing refers to', () => {
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  const exists = async ({ id }: { id: string }) =>
    (await database().db.asset.count({ where: { id } })) === 1

  test('are deleted after a day, on the next upload, and all others stay', async () => {
    const createdAt = yesterday
    const forgotten = await createAsset(admin.id, { createdAt })
    const fresh = await createAsset(admin.id)
    const profile = await createAsset(admin.id, { createdAt })
    const card = await createAsset(admin.id, { createdAt, assetType: 'IdCard' })
    const form = await createAsset(admin.id, { createdAt, assetType: 'Document' })
    await createPerson({ profileAssetId: profile.id, idCardAssetId: card.id })
    await database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม', assetId: form.id } })
    await upload(bytes(await makePng()))
    const stay = await Promise.all([fresh, profile, card, form].map(exists))
    expect(stay).toEqual([true, true, true, true])
    expect(await exists(forgotten)).toBe(false)
  })

  test('stay while they are being linked', async () => {
    const linked = await createAsset(admin.id, { createdAt: yesterday })
    await inTransaction(async ({ db, sql }) => {
      await sql`SELECT FROM "assets" WHERE "id" = ${linked.id}::uuid FOR UPDATE`.run()
      expect((await upload(bytes(await makePng()))).status).toBe(200)
      await db.person.create({
        data: { firstNameTh: 'ก', lastNameTh: 'ข', profileAssetId: linked.id },
      })
    })
    expect(await exists(linked)).toBe(true)
  })
})
