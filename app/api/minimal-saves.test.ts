import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contracts } from '@/lib/domain/contracts'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { users } from '@/lib/domain/people/users/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call, callUnchecked, english } from '@/lib/testing/call'
import {
  createAsset,
  createEmployer,
  createJsaTemplate,
  createPerson,
  createProject,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
  type TestUser,
} from '@/lib/testing/factories'
import { makeNationalId } from '@/lib/testing/national-id'

/** A save with the least that its contract demands of a record that is there changes nothing of it. */

type Walk = {
  save: Contract
  /** A record of which every field differs from what a new one would have. */
  make: (admin: TestUser) => Promise<{ id: string }>
  read: (admin: TestUser, id: string) => Promise<unknown>
  /** What an existing record needs beside its id. Source: docs/interface.md#saves. */
  demanded?: (id: string) => Promise<object>
}

const admin = await createUser('Admin')

const reading =
  <C extends Contract>(contract: C) =>
  async (caller: TestUser, id: string): Promise<unknown> =>
    (await callUnchecked(caller, contract, { id })).body
const anyRows = z.array(z.looseObject({ id: z.string() }))
const searching =
  (contract: Contract) =>
  async (caller: TestUser, id: string): Promise<unknown> => {
    const { body } = await callUnchecked(caller, contract, {})
    return anyRows.parse(body).find((row) => row.id === id)
  }

const fullProject = async () => {
  const { id, employerId } = await createProject({ status: 'Active', description: 'บนหลังคา' })
  const [officer, contractor] = [
    await createUser('SafetyOfficer'),
    await createUser('Contractor', { employerId }),
  ]
  const area = await database().db.workspaceArea.create({
    data: { code: randomUUID(), nameTh: 'ถัง' },
  })
  const form = await database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม' } })
  return database().db.project.update({
    where: { id },
    data: {
      workOwnerUserId: (await createUser('WorkOwner')).id,
      purchasingUserId: (await createUser('Purchasing')).id,
      users: {
        create: [
          { userId: officer.id, role: 'SafetyOfficer' },
          { userId: contractor.id, role: 'Contractor' },
        ],
      },
      workspaceAreas: { create: { workspaceAreaId: area.id } },
      documentTemplates: { create: { documentTemplateId: form.id } },
    },
  })
}

const fullPermit = async (caller: TestUser) =>
  createWorkPermit({
    requestedByUserId: caller.userId,
    typeCode: 'HotWork',
    ppe: ['หมวกนิรภัย'],
    workers: {
      create: {
        personId: (await createPerson()).id,
        duty: 'ช่างเชื่อม',
        position: 1,
        workDate: new Date('2399-06-01T00:00:00Z'),
      },
    },
  })

const walks: Walk[] = [
  {
    save: documentTemplates.save,
    make: async ({ userId }) => {
      const asset = await createAsset(userId, { assetType: 'Document', fileName: 'แบบ.pdf' })
      const data = { nameTh: 'แบบ', nameEn: 'Form', isActive: false, assetId: asset.id }
      return database().db.documentTemplate.create({ data })
    },
    read: searching(documentTemplates.search),
  },
  {
    save: employers.save,
    make: () =>
      createEmployer({
        ...{ nameEn: 'Acme', taxId: '0105500000001', status: 'Inactive', phone: '021234567' },
        contactEmail: 'acme@example.com',
      }),
    read: reading(employers.get),
  },
  {
    save: jsaTemplates.save,
    make: () => createJsaTemplate({ isEnabled: false }),
    read: reading(jsaTemplates.get),
  },
  {
    save: projects.save,
    make: fullProject,
    read: reading(projects.get),
    demanded: async (id) => {
      const { employerId } = await database().db.project.findUniqueOrThrow({ where: { id } })
      return { employerId }
    },
  },
  {
    save: settings.save,
    make: async ({ userId }) => {
      await call({ userId }, settings.save, {
        ...{ FirstDayOfWeek: 1, timeZone: 'Asia/Tokyo', dateEra: 'CE', defaultLocale: 'en' },
        trainingValidityMonths: 7,
        holidays: [{ date: '2399-01-01', nameTh: 'วันขึ้นปีใหม่', nameEn: 'New Year' }],
      })
      return { id: randomUUID() }
    },
    read: async (caller) => (await call(caller, settings.get, {})).body,
    demanded: async () => ({ FirstDayOfWeek: 1 }),
  },
  {
    save: trainingPlans.save,
    make: () =>
      createTrainingPlan({
        ...{ recurrenceType: 'Weekly', weekdays: [1, 3], endDate: new Date('2399-12-31') },
        ...{ morningCapacity: 17, afternoonCapacity: 23, validityMonths: 9 },
        ...{ trainerName: 'ครูสมศรี', isActive: false },
      }),
    read: reading(trainingPlans.get),
  },
  {
    save: trainingSessions.save,
    make: () =>
      createTrainingSession({
        capacity: 12,
        startTime: '09:45',
        endTime: '11:15',
        location: 'ลาน',
      }),
    read: reading(trainingSessions.get),
  },
  { save: workPermits.save, make: fullPermit, read: reading(workPermits.get) },
  {
    save: workspaceAreas.save,
    make: () =>
      database().db.workspaceArea.create({
        data: { code: randomUUID().slice(0, 8), nameTh: 'ลาน', nameEn: 'Yard', isActive: false },
      }),
    read: searching(workspaceAreas.search),
  },
  {
    save: persons.save,
    make: async ({ userId }) =>
      createPerson({
        ...{ titleTh: 'นาย', firstNameEn: 'Somchai', lastNameEn: 'Jaidee', phone: '0812345678' },
        ...{ nationality: 'ไทย', nationalId: makeNationalId(), responsibleUserId: userId },
        employerId: (await createEmployer()).id,
        profileAssetId: (await createAsset(userId)).id,
        idCardAssetId: (await createAsset(userId, { assetType: 'IdCard' })).id,
      }),
    read: reading(persons.get),
  },
  {
    save: users.save,
    make: () =>
      createUser(['Contractor', 'SafetyOfficer'], { isDefault: true, disabledAt: new Date() }),
    read: reading(users.get),
  },
]

test('every save is walked', () => {
  const saves = contracts.filter(
    ({ path, kind }) => kind === 'command' && /\/save$|^\/api\/settings\//.test(path),
  )
  expect(walks.map(({ save }) => save.path).toSorted()).toEqual(
    saves.map(({ path }) => path).toSorted(),
  )
})

describe('a save with the least body changes nothing', () => {
  test.each(walks.map((walk) => [walk.save.path, walk] as const))('%s', async (_, walk) => {
    const { id } = await walk.make(admin)
    const before = await walk.read(admin, id)
    const body = { id, ...(await walk.demanded?.(id)) }
    const answer = await callUnchecked(admin, walk.save, body)
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    expect(unversioned(await walk.read(admin, id))).toEqual(unversioned(before))
  })

  test.each(
    walks
      .filter(({ save }) => save !== settings.save)
      .map((walk) => [walk.save.path, walk] as const),
  )('but a record that nobody has is 400: %s', async (_, { save }) => {
    const body = { id: randomUUID(), employerId: (await createEmployer()).id }
    expect((await callUnchecked(admin, save, body)).status).toBe(400)
  })
})

function unversioned(record: unknown): unknown {
  return JSON.parse(
    JSON.stringify(record, (name, value) =>
      name === 'rowVersion' || name === 'updatedAt' ? undefined : value,
    ),
  )
}

describe('a new record must bring what is required', () => {
  test.each([
    [employers.save, {}, ['nameTh']],
    [documentTemplates.save, {}, ['nameTh']],
    [workspaceAreas.save, { nameTh: '' }, ['nameTh', 'code']],
    [jsaTemplates.save, { nameTh: 'ก' }, ['typeCode', 'steps']],
    [trainingSessions.save, { period: 'Noon' }, ['period', 'scheduleId', 'date', 'location']],
    [
      trainingPlans.save,
      { morningCapacity: -1 },
      ['morningCapacity', 'name', 'nickname', 'recurrenceType', 'startDate', 'location'],
    ],
  ] as const)('$path, all that is wrong named at once', async (contract, body, paths) => {
    const answer = await callUnchecked(admin, contract as Contract, body, english)
    expect([answer.status, answer.body.errors.map(({ path }) => path)]).toEqual([400, paths])
    expect(answer.body.errors.at(-1)?.message).toBe('This is required.')
  })
})
