import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { imports } from '@/lib/domain/site/imports/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredential } from '@/lib/testing/records/credentials'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import { checkedImport, commitAll, readRows, unique } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { holding } from '@/lib/domain/people/persons/national-id/rows'
import { randomNumbers } from '@/lib/testing/records/random-site'

const admin = await createUser('Admin')
const touches = ['nothing', 'nothing', 'saved', 'used'] as const
type Touch = (typeof touches)[number]

/** What the test has to know of a kind: how to make a record, name it in a row, and touch it. */
type Subject = {
  headers: string[]
  /** A key of a record that exists, or of one that does not. */
  known(): Promise<string>
  fresh(): string
  /** Null once it is gone */
  read(id: string): Promise<object | null>
  save(id: string): Promise<unknown>
  use(id: string): Promise<unknown>
}

const subjects: Record<'Persons' | 'Employers', Subject> = {
  Persons: {
    headers: ['เลขบัตร', 'ชื่อ', 'นามสกุล', 'โทร', 'คำนำหน้า'],
    known: async () => {
      const nationalId = makeNationalId()
      await createPerson({ nationalId, titleTh: 'นาย', phone: '0811111111' })
      return nationalId
    },
    fresh: makeNationalId,
    read: (id) => readPerson({ id, removedAt: null }),
    save: (id) => call(admin, persons.save, { id, nationality: 'ลาว' }),
    use: (personId) => createCredential({ personId, submittedByUserId: admin.userId }),
  },
  Employers: {
    headers: ['เลขภาษี', 'ชื่อบริษัท', 'ชื่ออังกฤษ', 'โทร', 'อีเมล'],
    known: async () => {
      const taxId = String(Math.random()).slice(2, 15).padEnd(13, '0')
      await createEmployer({ taxId, phone: '021111111', contactEmail: 'a@example.com' })
      return taxId
    },
    fresh: () => String(Math.random()).slice(2, 15).padEnd(13, '0'),
    read: (id) => database().db.employer.findUnique({ where: { id } }),
    save: (id) => call(admin, employers.save, { id, status: 'Inactive' }),
    use: (employerId) => createPerson({ employerId }),
  },
}

async function readPerson(where: Prisma.PersonWhereInput) {
  const person = await database().db.person.findFirst({ where })
  return person && decryptedPerson(person)
}

const cells = ['', '-', '029999999'] as const

/** What every save changes. */
const withoutVersion = (record: object | null) =>
  record && { ...record, rowVersion: null, updatedAt: null }

describe.each(Object.entries(subjects))('undoing a random file of %s', (kind, subject) => {
  test.each([1, 2, 3, 4, 5, 6])('takes back exactly what nobody has touched (%i)', async (seed) => {
    const next = randomNumbers(seed)
    const one = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]!
    const rows: string[][] = []
    for (let index = 0; index < 12; index++)
      rows.push([
        next() < 0.5 ? await subject.known() : subject.fresh(),
        `ชื่อ ${unique()}`,
        `นามสกุล ${unique()}`,
        one(cells),
        '',
      ])
    const named = kind === 'Persons' ? 'Persons' : 'Employers'
    const id = await checkedImport(admin, named, [subject.headers, ...rows], { onMatch: 'update' })
    const key = kind === 'Persons' ? 'nationalId' : 'taxId'
    const before = new Map<number, object | null>()
    for (const [index, [number]] of rows.entries())
      before.set(index + 2, await storedBy(key, number!))
    await commitAll(admin, id)
    const written = await readRows(admin, id)
    const expected = new Map<number, object | null>()
    const kept: number[] = []
    for (const { rowNo, recordId, outcome } of written) {
      const touch: Touch = one(touches)
      if (touch === 'saved') await subject.save(recordId!)
      if (touch === 'used') await subject.use(recordId!)
      // What uses a record prevents that it is removed, not that its fields are put back.
      const stays = touch === 'saved' || (touch === 'used' && outcome === 'New')
      if (stays) kept.push(rowNo)
      const left = stays ? await subject.read(recordId!) : before.get(rowNo)!
      expected.set(rowNo, withoutVersion(left))
    }
    const { body } = await call(admin, imports.undo, { id })
    expect(body.results.map(({ rowNo }) => rowNo)).toEqual(kept)
    expect(body.undone).toBe(rows.length - kept.length)
    for (const { rowNo, recordId } of written)
      expect(withoutVersion(await subject.read(recordId!)), `row ${rowNo}`).toEqual(
        expected.get(rowNo),
      )
  })
})

const storedBy = (key: 'nationalId' | 'taxId', number: string): Promise<object | null> =>
  key === 'nationalId'
    ? readPerson(holding([number]).where)
    : database().db.employer.findFirst({ where: { taxId: number } })
