import { describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createEmployer, createProject, createUser } from '@/lib/testing/records/factories'
import { checkedImport, commitAll, outcomesOf } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const { db } = database()

const HIDDEN = ['a\u0008b', 'a\u007fb', 'a\u2028b', 'a\u2029b', '\u202egnp.exe', 'a\u2066b\u2069']
const BROKEN = ['a\r\nBcc: x', 'a\nb', 'a\tb']
/** Without a width, as Thai and emoji need them, and the marks of a direction, which turn nothing. */
const PLAIN = ['ก\u200bข', 'ก\u200cข', '👩\u200d🏭', 'a\u200eb', 'ก\u00a0ข']

const saveName = (nameTh: string) => call(admin, employers.save, { nameTh }, english)
const { id, employerId } = await createProject()
const describeProject = (description: string) =>
  call(admin, projects.save, { id, employerId: employerId!, description }, english)

describe('a text of one line', () => {
  test.each([...HIDDEN, ...BROKEN])('refuses %j', async (nameTh) => {
    const { status, body } = await saveName(nameTh)
    const message =
      'Give one line, without control characters or characters that turn the direction of text.'
    expect([status, body.code, body.errors]).toEqual([
      400,
      'invalid-input',
      [{ path: 'nameTh', message }],
    ])
  })

  test.each(PLAIN)('takes %j', async (nameTh) => {
    const { body } = await saveName(nameTh)
    expect(await db.employer.findUnique({ where: { id: body.id! } })).toMatchObject({ nameTh })
  })

  test('is refused in the names and numbers of projects, too', async () => {
    const input = {
      id,
      employerId: employerId!,
      name: 'a\u202eb',
      PurchaseRequisitionNo: 'PR\u20281',
    }
    const { status, body } = await call(admin, projects.save, input)
    expect([status, body.errors.map(({ path }) => path).toSorted()]).toEqual([
      400,
      ['PurchaseRequisitionNo', 'name'],
    ])
  })

  test('is refused at its cell of a file', async () => {
    const rows = [['ชื่อบริษัท'], ['a\u202eb'], ['ก\nข']]
    expect(await outcomesOf(admin, await checkedImport(admin, 'Employers', rows))).toEqual([
      '2 Wrong nameTh:one-line',
      '3 Wrong nameTh:one-line',
    ])
  })
})

describe('a text of several lines', () => {
  test.each(HIDDEN)('refuses %j', async (description) => {
    const { status, body } = await describeProject(description)
    expect([status, body.errors[0]?.path]).toEqual([400, 'description'])
  })

  test('takes line breaks, those of Windows as such, and tabs', async () => {
    expect((await describeProject('one\r\n\ttwo\nthree')).status).toBe(200)
    const { description } = await db.project.findUniqueOrThrow({ where: { id } })
    expect(description).toBe('one\n\ttwo\nthree')
  })
})

describe('a text that was stored before', () => {
  const nameTh = 'a\u0008b\u202ec'

  test('is read, and kept by a save that leaves it out', async () => {
    const stored = await createEmployer({ nameTh })
    expect((await call(admin, employers.get, { id: stored.id })).body.nameTh).toBe(nameTh)
    const saved = await call(admin, employers.save, { id: stored.id, phone: '021234567' })
    expect(saved.status).toBe(200)
    expect(await db.employer.findUnique({ where: { id: stored.id } })).toMatchObject({ nameTh })
  })

  test('is kept by a file that leaves it out', async () => {
    const { id: known } = await createEmployer({ nameTh, taxId: '0105500000777' })
    const rows = [
      ['เลขประจำตัวผู้เสียภาษี', 'โทร'],
      ['0105500000777', '021234567'],
    ]
    const file = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, file)).toEqual(['2 Change'])
    expect((await commitAll(admin, file)).status).toBe(200)
    expect(await db.employer.findUnique({ where: { id: known } })).toMatchObject({
      nameTh,
      phone: '021234567',
    })
  })
})
