import { describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createAttendance,
  createEmployer,
  createPerson,
  createProject,
  createUser,
} from '@/lib/testing/records/factories'
import { checkedImport, outcomesOf } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const purchasing = await createUser('Purchasing')
const contractor = await createUser('Contractor')

const { db } = database()

async function becomes(kind: 'Site' | 'Contractor', id: string, as = admin) {
  const { status, body } = await call(as, employers.save, { id, nameTh: 'บริษัท ก จำกัด', kind })
  return status === 200 ? 'saved' : [status, body.code, body.errors[0]?.path]
}

const createSite = () => createEmployer({ kind: 'Site', nameTh: `เจ้าของ ${crypto.randomUUID()}` })

/** So that the Sites made next are the only active ones. */
const closeSites = () =>
  db.employer.updateMany({ where: { kind: 'Site' }, data: { status: 'Inactive' } })

describe('a contractor does not become the operator', () => {
  test('while Contractor users belong to it', async () => {
    const refusal = [400, 'contractor-needs-employer', 'kind']
    expect(await becomes('Site', contractor.employerId!)).toEqual(refusal)
  })

  test('while projects or training refer to it', async () => {
    const withProject = (await createProject()).employerId!
    const trained = await createEmployer()
    await createAttendance({ contractorId: trained.id, enrolledByUserId: contractor.userId })
    for (const id of [withProject, trained.id])
      expect(await becomes('Site', id)).toEqual([400, 'contractor-in-use', 'kind'])
  })
})

describe('the operator does not become a contractor', () => {
  test('while people belong to it', async () => {
    const [{ id }] = [await createSite(), await createSite()]
    const person = await createPerson({ employerId: id })
    expect(await becomes('Contractor', id, purchasing)).toEqual([400, 'site-in-use', 'kind'])
    expect(await db.employer.findUnique({ where: { id } })).toMatchObject({ kind: 'Site' })
    await db.person.delete({ where: { id: person.id } })
    expect(await becomes('Contractor', id, purchasing)).toBe('saved')
  })

  test('as the last active one', async () => {
    await closeSites()
    const { id } = await createSite()
    expect(await becomes('Contractor', id, purchasing)).toEqual([400, 'last-site', 'kind'])
    await closeSites()
    expect(await becomes('Contractor', id, purchasing)).toEqual([400, 'last-site', 'kind'])
  })

  test('and is not closed, as the last active one', async () => {
    await closeSites()
    const [one, other] = [await createSite(), await createSite()]
    const close = async ({ id }: { id: string }, status: 'Inactive' | 'Draft' = 'Inactive') => {
      const { body } = await call(purchasing, employers.save, { id, status })
      return body.code ? [body.code, body.errors[0]?.path] : 'saved'
    }
    expect(await close(one)).toBe('saved')
    expect(await close(one)).toBe('saved')
    expect(await close(other)).toEqual(['last-site', 'status'])
    expect(await close(other, 'Draft')).toEqual(['last-site', 'status'])
  })

  test('as one of the last two, where both are saved at once', async () => {
    await closeSites()
    const sites = [await createSite(), await createSite()]
    const answers = await Promise.all(sites.map(({ id }) => becomes('Contractor', id)))
    expect(answers).toHaveLength(2)
    expect(answers).toContain('saved')
    expect(answers).toContainEqual([400, 'last-site', 'kind'])
  })

  test('as one of the last two, where a file names both', async () => {
    await closeSites()
    const sites = [await createSite(), await createSite()]
    const rows = [['ชื่อบริษัท', 'ประเภท'], ...sites.map(({ nameTh }) => [nameTh, 'Contractor'])]
    const id = await checkedImport(purchasing, 'Employers', rows, { onMatch: 'update' })
    expect(await outcomesOf(purchasing, id)).toEqual(['2 Change', '3 Wrong kind:last-site'])
  })
})
