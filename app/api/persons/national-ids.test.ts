import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { encryptPlainNumbers } from '@/lib/domain/people/persons/national-id/commands'
import { mask } from '@/lib/domain/people/persons/national-id/rules'
import { decryptedNumber } from '@/lib/domain/people/persons/national-id/rows'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

const officer = await createUser('SafetyOfficer')
const names = { firstNameTh: 'สมชาย', lastNameTh: 'ใจดี' }

const stored = (id: string) => database().db.person.findUniqueOrThrow({ where: { id } })
const search = async (keyword: string) =>
  (await call(officer, persons.search, { keyword })).body.map(({ id }) => id)
const shown = async (id: string) =>
  (await call(officer, persons.showNationalId, { id })).body.nationalId

/** As a server of the version before writes it, which knows one column only. */
async function writePlain(id: string, nationalId: string | null) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('UPDATE "persons" SET "nationalId" = $2 WHERE "id" = $1', [id, nationalId])
  await client.end()
}

async function createPlain(nationalId = makeNationalId()) {
  const { id } = await createPerson()
  await writePlain(id, nationalId)
  return { id, nationalId }
}

describe('a stored national id', () => {
  test('is encrypted, and told apart and masked without the key that encrypts', async () => {
    const nationalId = makeNationalId()
    const { body } = await call(officer, persons.save, { ...names, nationalId })
    const row = await stored(body.id!)
    expect(row.nationalId).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/)
    expect(row.nationalIdTail).toBe(nationalId.slice(-3))
    expect(row.nationalIdHash).not.toContain(nationalId)
    const { body: read } = await call(officer, persons.get, { id: body.id! })
    expect(read.nationalId).toBe(mask(nationalId))
    expect(await shown(body.id!)).toBe(nationalId)
  })

  test('does not open in the row of somebody else', async () => {
    const [one, other] = [
      await createPerson({ nationalId: makeNationalId() }),
      await createPerson({ nationalId: makeNationalId() }),
    ]
    const { nationalId } = await stored(one.id)
    expect(() => decryptedNumber({ id: other.id, nationalId })).toThrow('cannot be decrypted')
    await writePlain(one.id, null)
    await writePlain(other.id, nationalId)
    expect((await callUnchecked(officer, persons.showNationalId, { id: other.id })).status).toBe(
      500,
    )
  })

  test('is found by the whole of it, as people write it, and by its last three digits only', async () => {
    const nationalId = makeNationalId()
    // In letters: digits of the code lead to it as well.
    const { id } = await createPerson({ nationalId, code: 'P-Found' })
    const written = `${nationalId[0]}-${nationalId.slice(1, 5)}-${nationalId.slice(5, 10)}-${nationalId.slice(10, 12)}-${nationalId[12]}`
    for (const keyword of [nationalId, written, nationalId.slice(-3)])
      expect(await search(keyword), keyword).toContain(id)
    for (const keyword of [nationalId.slice(0, 12), nationalId.slice(-4), nationalId.slice(2, 8)])
      expect(await search(keyword), keyword).not.toContain(id)
  })

  test('leaves nothing behind when it is cleared or its person removed', async () => {
    const nothing = { nationalId: null, nationalIdHash: null, nationalIdTail: null }
    const { id } = await createPerson({ nationalId: makeNationalId() })
    await call(officer, persons.save, { id, nationalId: null })
    expect(await stored(id)).toMatchObject(nothing)
    const { id: removed } = await createPerson({ nationalId: makeNationalId() })
    await call(officer, persons.remove, { id: removed })
    expect(await stored(removed)).toMatchObject(nothing)
  })
})

test.each(['WorkspaceOwner', 'WorkOwner', 'TenantAdministrator'] as const)(
  'neither the whole number nor its end leads a %s to a person',
  async (role) => {
    const nationalId = makeNationalId()
    const { id, code } = await createPerson({ nationalId, code: `P-${role}` })
    const reader = await createUser(role)
    const find = async (keyword: string) => {
      const asked = { keyword, personIds: [id], case: { purpose: 'Enter' as const } }
      return (await call(reader, eligibility.check, asked)).body.length
    }
    expect([await find(code), await find(nationalId), await find(nationalId.slice(-3))]).toEqual([
      1, 0, 0,
    ])
  },
)

describe('a number that a server of the version before has written', () => {
  afterEach(() => encryptPlainNumbers())

  test('is read, masked, found and refused to others as any', async () => {
    const { id, nationalId } = await createPlain()
    const { body } = await call(officer, persons.get, { id })
    expect([body.nationalId, await shown(id)]).toEqual([mask(nationalId), nationalId])
    expect(await search(nationalId)).toContain(id)
    expect(await search(nationalId.slice(-3))).toContain(id)
    const again = await callUnchecked(officer, persons.save, { ...names, nationalId })
    expect([again.status, again.body.code]).toEqual([400, 'national-id-in-use'])
  })

  test('takes the hash of the former one with it', async () => {
    const former = makeNationalId()
    const { id } = await createPerson({ nationalId: former })
    await writePlain(id, makeNationalId())
    expect((await stored(id)).nationalIdHash).toBeNull()
    expect((await call(officer, persons.save, { ...names, nationalId: former })).status).toBe(200)
    await writePlain(id, null)
    expect(await stored(id)).toMatchObject({ nationalIdHash: null, nationalIdTail: null })
  })

  test('is encrypted once, however many servers start, and keeps its version', async () => {
    await encryptPlainNumbers()
    const plain = await Promise.all(Array.from({ length: 12 }, () => createPlain()))
    const before = await stored(plain[0]!.id)
    const counts = await Promise.all([
      encryptPlainNumbers(),
      encryptPlainNumbers(),
      encryptPlainNumbers(),
    ])
    expect(counts.reduce((sum, count) => sum + count)).toBe(12)
    for (const { id, nationalId } of plain) {
      const row = await stored(id)
      expect([decryptedNumber(row), row.nationalIdTail]).toEqual([nationalId, nationalId.slice(-3)])
      expect([row.nationalId?.slice(0, 3), row.nationalIdHash === null]).toEqual(['v1.', false])
    }
    const { rowVersion, updatedAt } = await stored(plain[0]!.id)
    expect([rowVersion, updatedAt]).toEqual([before.rowVersion, before.updatedAt])
    expect(await encryptPlainNumbers()).toBe(0)
  })

  test('is kept where somebody has it already, and told apart once they have not', async () => {
    const nationalId = makeNationalId()
    const first = await createPerson({ nationalId })
    const second = await createPlain(nationalId)
    expect(await encryptPlainNumbers()).toBe(1)
    expect(await stored(second.id)).toMatchObject({
      nationalId: expect.stringMatching(/^v1\./),
      nationalIdHash: null,
    })
    expect(await shown(second.id)).toBe(nationalId)
    expect(await encryptPlainNumbers()).toBe(0)
    await call(officer, persons.save, { id: first.id, nationalId: null })
    expect(await encryptPlainNumbers()).toBe(1)
    expect(await search(nationalId)).toEqual([second.id])
  })
})
