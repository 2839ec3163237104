import { beforeAll, expect, test } from 'vitest'
import { permitPdfs } from '@/lib/domain/work/work-permits/pdf/contract'
import { call } from '@/lib/testing/calls/call'
import { pdfText, requireProgram } from '@/lib/testing/files/external-programs'
import { createEmployer, createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  type PermitSite,
} from '@/lib/testing/records/permit-site'
import { storedIn } from '@/lib/testing/files/zip'

let site: PermitSite
beforeAll(async () => {
  requireProgram('pdftotext')
  site = await createPermitSite()
})

const save = (caller: TestUser, ids: string[]) => call(caller, permitPdfs.exportPdfs, { ids })
const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

test('a ZIP has a PDF of each permit once, named by its number', async () => {
  const permits = [await createReadyPermit(site), await createReadyPermit(site)]
  const ids = permits.map(({ id }) => id)
  const { status, headers, body } = await save(site.contractor, [...ids, ids[0]!])
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = storedIn(body)
  expect([...files.keys()].toSorted()).toEqual(
    permits.map(({ permitNo }) => `${permitNo}.pdf`).toSorted(),
  )
  for (const { id, permitNo } of permits) {
    const text = pdfText(new Uint8Array(files.get(`${permitNo}.pdf`)!)).replace(/\s/g, '')
    expect(text).toContain(permitNo)
    expect(text).toContain(`/work-permits/${id}`)
  }
})

test('a permit of another company is refused as one that does not exist, and no file is made', async () => {
  const { id } = await createReadyPermit(site)
  const stranger = await createUser('Contractor', { employerId: (await createEmployer()).id })
  for (const [caller, other] of [
    [stranger, id],
    [site.contractor, crypto.randomUUID()],
  ] as const) {
    const own = caller === stranger ? [] : [id]
    const { status, body } = await save(caller, [...own, other])
    expect([status, body.code]).toEqual([400, 'record-not-found'])
    expect(body.errors.map(({ path }) => path)).toEqual([`ids.${own.length}`])
  }
})

test('takes 500 and no more', async () => {
  expect((await save(site.officer, many(501))).body.code).toBe('invalid-input')
  expect((await save(site.officer, many(500))).body.code).toBe('record-not-found')
})

test('of many files at once a user gets some, and after them all can be asked for again', async () => {
  const ids = [(await createReadyPermit(site)).id]
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(site.officer, ids)))
  const codes = answers.map(({ status }) => status)
  expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(codes.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect((await save(site.officer, ids)).status).toBe(200)
})
