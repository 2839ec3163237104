import { beforeAll, describe, expect, test } from 'vitest'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { bodyOf, readWorkbooks, requireProgram } from '@/lib/testing/files/external-programs'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createCrowd } from '@/lib/testing/records/crowd'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  today,
} from '@/lib/testing/records/permit-site'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

const site = await createPermitSite()
const work = { case: { purpose: 'Work' as const } }

describe('who is asked about', () => {
  test('a Contractor learns of the own company’s people alone', async () => {
    const own = await createWorker(site)
    const other = await createPerson({ employerId: (await createEmployer()).id })
    const { body } = await call(site.contractor, eligibility.check, {
      personIds: [own.id, other.id],
      ...work,
    })
    expect(body.map(({ personId }) => personId)).toEqual([own.id])
  })

  test('an instant of a year that cannot be meant is refused', async () => {
    const { status, body } = await call(site.contractor, eligibility.check, {
      case: { purpose: 'Work', at: '0001-01-01T00:00:00Z' },
    })
    expect([status, body.errors[0]?.path]).toEqual([400, 'case.at'])
  })

  test('a permit that the caller may not see does not exist', async () => {
    const stranger = await createUser('Contractor', { employerId: (await createEmployer()).id })
    const { id } = await createReadyPermit(site)
    const answer = await call(stranger, eligibility.check, {
      case: { purpose: 'Work', permitId: id },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
  })

  test('those of one verdict are found, page by page', async () => {
    const employerId = (await createEmployer()).id
    for (let n = 0; n < 3; n += 1) await createPerson({ employerId })
    const trained = {
      trainingStatus: 'Passed' as const,
      trainingValidUntil: toUtcDate('2399-01-01'),
    }
    await createPerson({ employerId, ...trained })
    const ask = (more: object) =>
      call(site.officer, eligibility.check, { employerId, ...work, ...more })
    const refused = await ask({ verdict: 'refused', page: 1, pageSize: 2 })
    expect([refused.body.length, refused.headers.get('x-total-count')]).toEqual([2, '3'])
    expect((await ask({ verdict: 'allowed' })).body).toMatchObject([{ until: '2398-12-01' }])
  })

  test('on another day the verdict is another', async () => {
    const worker = await createWorker(site, addDays(today(), 10))
    const on = async (day: string) =>
      (
        await call(
          site.officer,
          eligibility.check,
          { personIds: [worker.id], case: { purpose: 'Work', day } },
          english,
        )
      ).body[0]
    expect((await on(addDays(today(), 10)))?.verdict).toBe('warned')
    expect(await on(addDays(today(), 11))).toMatchObject({
      verdict: 'refused',
      reasons: [
        {
          code: 'worker-training-over',
          basis: 'Law',
          law: expect.stringContaining('B.E. 2554'),
          canOverride: false,
        },
      ],
    })
  })
})

test('a sensitive document has no name for those whom it does not concern', async () => {
  const type = await createCredentialType({ nameEn: 'Blood test', isSensitive: true })
  const { id } = await createRequirement({
    employerIds: [site.company.id],
    anyOf: [{ kind: 'Credential', credentialTypeId: type.id }],
  })
  const worker = await createWorker(site)
  const reasonFor = async (role: 'SafetyOfficer' | 'TenantAdministrator') => {
    const asked = { personIds: [worker.id], ...work }
    const { body } = await call(await createUser(role), eligibility.check, asked, english)
    return body[0]!.reasons[0]!
  }
  const known = await reasonFor('SafetyOfficer')
  expect(known.text).toContain('Blood test')
  expect([known.requirementId, known.subject.id]).toEqual([id, type.id])
  const hidden = await reasonFor('TenantAdministrator')
  expect(hidden.text).toBe('a required document: missing.')
  expect(JSON.stringify(hidden), 'nothing leads to the name').not.toMatch(`${id}|${type.id}`)
  await database().db.requirement.delete({ where: { id } })
})

describe('500 people in many situations', () => {
  let ids: string[]

  beforeAll(async () => {
    const type = await createCredentialType()
    await createRequirement({ anyOf: [{ kind: 'Credential', credentialTypeId: type.id }] })
    ids = await createCrowd(site.officer.userId, type.id, 500)
  })

  const now = new Date()
  const verdictsOf = async (people: string[]) =>
    (
      await readVerdicts(
        database().sql,
        people.map((id) => ({ id })),
        { purpose: 'Work', at: now },
      )
    ).map(({ person, verdict, until, reasons }) => ({
      id: person.id,
      verdict,
      until: until(),
      codes: reasons.map(({ code }) => code),
    }))

  test('are judged together as one by one, in one statement', async () => {
    const together = await verdictsOf(ids)
    expect(new Set(together.map(({ verdict }) => verdict)).size).toBe(3)
    expect(new Set(together.flatMap(({ codes }) => codes)).size).toBeGreaterThan(8)
    const single = []
    for (const id of ids) single.push(...(await verdictsOf([id])))
    expect(together).toEqual(single)
    const judge = () => verdictsOf(ids)
    const statements = await statementsOfKnownCaller(judge, judge)
    expect(statements).toHaveLength(1)
  })
})

test('the file has everybody who matches, with the reasons in words', async () => {
  requireProgram('openpyxl')
  const employer = await createEmployer({ nameTh: 'บริษัท ส่งออกผล จำกัด' })
  const { code } = await createPerson({ employerId: employer.id, firstNameTh: 'ขจร' })
  const ask = (input: object) =>
    call(site.officer, eligibility.exportXlsx, { employerId: employer.id, ...work, ...input })
  const [sheet] = readWorkbooks([(await ask({ verdict: 'refused' })).body])
  expect(bodyOf(sheet!)).toEqual([
    [
      code,
      expect.stringContaining('ขจร'),
      'บริษัท ส่งออกผล จำกัด',
      'ไม่ผ่าน',
      expect.stringContaining('ยังไม่ผ่านการอบรมความปลอดภัย'),
      null,
    ],
  ])
  const none = await ask({ verdict: 'allowed' })
  expect([none.status, none.body.code]).toEqual([400, 'nothing-to-export'])
})

test('the file says what it was asked for, its day in the era of the reader', async () => {
  requireProgram('openpyxl')
  const { id } = await createPerson()
  const captionOf = async (input: object) => {
    const asked = { case: { purpose: 'Work' as const }, ...input }
    const { body } = await call(site.officer, eligibility.exportXlsx, asked)
    return readWorkbooks([body])[0]!.rows[1]![0]!.value
  }
  expect(await captionOf({ case: { purpose: 'Work', day: '2026-11-28' } })).toBe(
    'วันที่: 28 พ.ย. 2569',
  )
  expect(await captionOf({ personIds: [id] })).toBe('เฉพาะรายการที่เลือก อาจไม่ใช่ทั้งหมด')
})
