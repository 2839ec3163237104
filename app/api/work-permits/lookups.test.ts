import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createJsaTemplate,
  createPerson,
  createProject,
  createUser,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
} from '@/lib/testing/records/permit-site'
import { makeNationalId } from '@/lib/testing/records/national-id'

const PAGE = { page: 1, pageSize: 20 }
const site = await createPermitSite()

describe('work-permits/searchProjects', () => {
  const MANY = 3000
  const find = async (
    caller: { userId: string },
    input: InputOf<typeof workPermits.searchProjects>,
  ) => call(caller, workPermits.searchProjects, { ...PAGE, ...input })
  beforeAll(async () => {
    const { id: employerId } = await createEmployer()
    const date = new Date('2026-11-01T00:00:00Z')
    await database().db.project.createMany({
      data: Array.from({ length: MANY }, (_, n) => ({
        name: n % 2 ? `งานท่อไอน้ำ ${n}` : `งานถังเก็บ ${n}`,
        purchaseRequisitionNo: `LOOK-${String(n).padStart(5, '0')}`,
        status: n < 10 ? ('Completed' as const) : ('Active' as const),
        employerId,
        startDate: date,
        endDate: date,
      })),
    })
  })

  test('answers the first matches, the latest number first, and the total', async () => {
    const { body, headers } = await find(site.owner, { keyword: 'look- ท่อไอน้ำ' })
    expect(headers.get('x-total-count')).toBe(String(MANY / 2 - 5))
    const wanted = Array.from({ length: 20 }, (_, n) => `LOOK-0${2999 - 2 * n}`)
    expect(body.map(({ PurchaseRequisitionNo }) => PurchaseRequisitionNo)).toEqual(wanted)
  })

  test('finds one among thousands by any part of the number, and no completed one', async () => {
    const numbers = async (keyword: string) =>
      (await find(site.owner, { keyword })).body.map(
        ({ PurchaseRequisitionNo }) => PurchaseRequisitionNo,
      )
    expect(await numbers('K-00123')).toEqual(['LOOK-00123'])
    expect(await numbers('LOOK-00009')).toEqual([])
    expect(await numbers('100%')).toEqual([])
  })

  test('answers the chosen projects by their ids', async () => {
    const { body } = await find(site.owner, { ids: [site.project.id] })
    expect(body).toMatchObject([{ id: site.project.id, contractorId: site.company.id }])
  })

  test('names a chosen project that is over by its id', async () => {
    const { id } = await createProject({ status: 'Completed' })
    expect((await find(site.owner, { ids: [id] })).body).toMatchObject([
      { id, status: 'Completed' },
    ])
    expect((await find(site.contractor, { ids: [id] })).body).toEqual([])
  })

  test('proposes no company that cannot have a permit', async () => {
    for (const gone of [{ status: 'Inactive' }, { kind: 'Site' }] as const) {
      const { id: employerId } = await createEmployer(gone)
      const { id } = await createProject({ status: 'Active', employerId })
      expect((await find(site.owner, { ids: [id] })).body[0]).toMatchObject({ contractorId: null })
    }
  })

  test('projects of others do not exist for a Contractor, by keyword or id', async () => {
    const foreign = await createProject({ status: 'Active' })
    const own = [site.project.id]
    for (const input of [{}, { ids: [foreign.id, ...own] }, { keyword: site.project.name }]) {
      const { body, headers } = await find(site.contractor, input)
      expect([body.map(({ id }) => id), headers.get('x-total-count')]).toEqual([own, '1'])
    }
    expect((await find(site.contractor, { keyword: 'LOOK' })).body).toEqual([])
  })
})

describe('work-permits/searchWorkers', () => {
  const find = async (
    caller: { userId: string },
    input: InputOf<typeof workPermits.searchWorkers>,
  ) => (await call(caller, workPermits.searchWorkers, { ...PAGE, ...input })).body

  test('answers people of the company by name or code, without those on the permit', async () => {
    const [first, second] = [
      await createWorker(site, undefined, { firstNameTh: 'มานพ' }),
      await createWorker(site, undefined, { firstNameTh: 'มานพ' }),
    ]
    const contractorId = site.company.id
    const both = await find(site.owner, { contractorId, keyword: 'มานพ' })
    expect(both.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    const rest = await find(site.owner, { contractorId, keyword: 'มานพ', exceptIds: [first.id] })
    expect(rest.map(({ id }) => id)).toEqual([second.id])
    const byCode = await find(site.owner, { contractorId, keyword: first.code })
    expect(byCode).toMatchObject([{ id: first.id, TrainingStatus: 'Passed' }])
    const named = await find(site.owner, { contractorId, ids: [second.id] })
    expect(named.map(({ id }) => id)).toEqual([second.id])
  })

  test('answers nobody without a company', async () => {
    await createWorker(site)
    expect(await find(site.owner, {})).toEqual([])
  })

  test('answers a Contractor only people of the own company, whatever the input', async () => {
    const foreign = await createPerson({ employerId: (await createEmployer()).id })
    const own = await createWorker(site)
    const input = { contractorId: foreign.employerId, ids: [foreign.id, own.id] }
    expect((await find(site.contractor, input)).map(({ id }) => id)).toEqual([own.id])
  })

  test('with a case, says who may do that work, and why not', async () => {
    const contractorId = site.company.id
    const [able, untrained] = [
      await createWorker(site),
      await createPerson({ employerId: contractorId }),
    ]
    const { id: permitId, workDate } = await createReadyPermit(site, {
      status: 'Submitted',
      personIds: [able.id],
    })
    const ids = [able.id, untrained.id]
    const ask = async (work?: object) =>
      (await find(site.contractor, { contractorId, ids, case: work }))
        .map(({ id, verdict }) => [id, verdict?.verdict, verdict?.reasons.map(({ code }) => code)])
        .toSorted()
    const day = fromUtcDate(workDate!)
    const hours = { day, startTime: '09:00', endTime: '10:00' }
    const refused = [untrained.id, 'refused', ['worker-not-trained']]
    expect(await ask()).toEqual(ids.toSorted().map((id) => [id, undefined, undefined]))
    expect(await ask({ ...hours, permitId })).toEqual(
      [[able.id, 'allowed', []], refused].toSorted(),
    )
    expect(await ask(hours)).toEqual([[able.id, 'refused', ['worker-busy']], refused].toSorted())
  })

  test('does not search in national ids', async () => {
    const nationalId = makeNationalId()
    await createWorker(site, undefined, { nationalId })
    const contractorId = site.company.id
    expect(await find(site.owner, { contractorId, keyword: nationalId.slice(2, 8) })).toEqual([])
  })
})

describe('jsa-templates/searchForContractor', () => {
  test('answers enabled templates by page, those of the type of work first', async () => {
    const name = 'งานเฉพาะทดสอบ'
    const made = []
    for (const typeCode of ['General', 'Lifting', 'General', 'Lifting'] as const)
      made.push(await createJsaTemplate({ nameTh: name, code: `LOOK-${made.length}`, typeCode }))
    await createJsaTemplate({ nameTh: name, typeCode: 'Lifting', isEnabled: false })
    const page = async (number: number) => {
      const { body, headers } = await call(site.contractor, jsaTemplates.searchForContractor, {
        keyword: name,
        typeFirst: 'Lifting',
        page: number,
        pageSize: 3,
      })
      return [body.map(({ id }) => id), headers.get('x-total-count')]
    }
    const [a, b, c, d] = made.map(({ id }) => id)
    expect(await page(1)).toEqual([[b, d, a], '4'])
    expect(await page(2)).toEqual([[c], '4'])
    const { body } = await call(site.contractor, jsaTemplates.searchForContractor, { ids: [c!] })
    expect(body).toMatchObject([{ id: c, steps: [{ no: 1 }] }])
  })
})

describe('chosen records of other look-ups', () => {
  test('employers/search answers them by id, to a Contractor the own one only', async () => {
    const other = await createEmployer()
    const ids = [site.company.id, other.id]
    const found = async (caller: { userId: string }) =>
      (await call(caller, employers.search, { ids })).body.map(({ id }) => id)
    expect((await found(site.owner)).toSorted()).toEqual(ids.toSorted())
    expect(await found(site.contractor)).toEqual([site.company.id])
  })

  test('audit-log/searchActors finds users by name or address, removed ones too', async () => {
    const admin = await createUser('Admin')
    const gone = await createUser('WorkOwner', {
      person: { firstNameTh: 'นงลักษณ์' },
      email: null,
      removedAt: new Date(),
    })
    const here = await createUser('WorkOwner', { person: { firstNameTh: 'นงลักษณ์' } })
    const find = async (input: InputOf<typeof auditLog.searchActors>) =>
      (await call(admin, auditLog.searchActors, input)).body
    const byName = await find({ keyword: 'นงลักษณ์' })
    expect(byName).toHaveLength(2)
    expect(byName).toContainEqual(
      expect.objectContaining({ id: gone.id, isRemoved: true, email: null }),
    )
    expect(await find({ keyword: here.email! })).toMatchObject([{ id: here.id, isRemoved: false }])
    expect(await find({ ids: [gone.id] })).toMatchObject([{ id: gone.id }])
  })
})
