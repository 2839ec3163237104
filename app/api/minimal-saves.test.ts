import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { gates } from '@/lib/domain/gate/gates/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { users } from '@/lib/domain/people/users/contract'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import {
  createBar,
  createCredential,
  createCredentialType,
} from '@/lib/testing/records/credentials'
import {
  createAsset,
  createEmployer,
  createJsaTemplate,
  createPerson,
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { createGate, createGateDevice } from '@/lib/testing/records/gate-site'
import { reading, searching, type SaveTest } from '@/lib/testing/inputs/minimal-saves'
import { fullPermit, fullProject, fullRequirement } from '@/lib/testing/inputs/full-records'
import { createServiceAccount } from '@/lib/testing/records/service-accounts'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'
import { createSavedView } from '@/lib/testing/records/saved-views'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'
import { makeNationalId } from '@/lib/testing/records/national-id'

/** A save with only the members that its contract requires of an existing record changes nothing. */

const admin = await createUser('Admin')

const saveTests: SaveTest[] = [
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
        nameEn: 'Acme',
        taxId: '0105500000001',
        status: 'Inactive',
        phone: '021234567',
        contactEmail: 'acme@example.com',
      }),
    read: reading(employers.get),
  },
  {
    save: gates.save,
    make: async () => {
      const data = { code: randomUUID(), nameTh: 'ถัง' }
      const area = await database().db.workspaceArea.create({ data })
      return createGate({ nameEn: 'Gate', isActive: false, workspaceAreaId: area.id })
    },
    read: searching(gates.search),
  },
  {
    save: savedViews.save,
    make: ({ userId }) => createSavedView(userId, { isShared: true, isDefault: true }),
    read: searching(savedViews.search),
  },
  { save: requirements.save, make: fullRequirement, read: searching(requirements.search) },
  {
    save: serviceAccounts.save,
    make: () => createServiceAccount({ status: 'Disabled' }),
    read: reading(serviceAccounts.get),
  },
  {
    save: webhookEndpoints.save,
    make: () => createWebhookEndpoint({ switchedOff: 'failing', failingSince: new Date() }),
    read: reading(webhookEndpoints.get),
  },
  { save: gateDevices.save, make: () => createGateDevice(), read: searching(gateDevices.search) },
  {
    save: jsaTemplates.save,
    make: () => createJsaTemplate({ isEnabled: false }),
    read: reading(jsaTemplates.get),
  },
  {
    save: projects.save,
    make: fullProject,
    read: reading(projects.get),
    required: async (id) => {
      const { employerId } = await database().db.project.findUniqueOrThrow({ where: { id } })
      return { employerId }
    },
  },
  {
    save: settings.save,
    make: async ({ userId }) => {
      await call({ userId }, settings.save, {
        FirstDayOfWeek: 1,
        timeZone: 'Asia/Tokyo',
        dateEra: 'CE',
        defaultLocale: 'en',
        trainingValidityMonths: 7,
        holidays: [{ date: '2399-01-01', nameTh: 'วันขึ้นปีใหม่', nameEn: 'New Year' }],
      })
      return { id: randomUUID() }
    },
    read: async (caller) => (await call(caller, settings.get, {})).body,
    required: async () => ({ FirstDayOfWeek: 1 }),
  },
  {
    save: noticeSettings.save,
    make: async (caller) => {
      await call(caller, noticeSettings.save, {
        quietHours: { from: '21:00', until: '05:00' },
        locale: 'en',
        choices: [{ event: 'task.assigned', channel: 'Email', when: 'Off' }],
      })
      return { id: randomUUID() }
    },
    read: async (caller) => (await call(caller, noticeSettings.get, {})).body,
  },
  {
    save: trainingPlans.save,
    make: () =>
      createTrainingPlan({
        recurrenceType: 'Weekly',
        weekdays: [1, 3],
        endDate: new Date('2399-12-31'),
        morningCapacity: 17,
        afternoonCapacity: 23,
        validityMonths: 9,
        trainerName: 'ครูสมศรี',
        isActive: false,
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
        titleTh: 'นาย',
        firstNameEn: 'Somchai',
        lastNameEn: 'Jaidee',
        phone: '0812345678',
        nationality: 'ไทย',
        nationalId: makeNationalId(),
        responsibleUserId: userId,
        employerId: (await createEmployer()).id,
        profileAssetId: (await createAsset(userId)).id,
        idCardAssetId: (await createAsset(userId, { assetType: 'IdCard' })).id,
      }),
    read: reading(persons.get),
  },
  {
    save: privacyRequests.save,
    make: () => createPrivacyRequest({ kind: 'Erasure', details: 'ลบรูปถ่าย' }),
    read: reading(privacyRequests.get),
  },
  {
    save: users.save,
    make: () =>
      createUser(['Contractor', 'SafetyOfficer'], { isDefault: true, disabledAt: new Date() }),
    read: reading(users.get),
  },
  {
    save: credentialTypes.save,
    make: () => createCredentialType({ needsNumber: true, warnDays: 9, isActive: false }),
    read: searching(credentialTypes.search),
  },
  {
    save: credentials.save,
    make: ({ userId }) =>
      createCredential({
        submittedByUserId: userId,
        number: '1',
        issuer: 'กรม',
        expiresOn: '2030-01-01T00:00:00Z',
      }),
    // It is submitted anew.
    read: async (caller, id) => ({
      ...(await call(caller, credentials.get, { id })).body,
      submittedAt: null,
    }),
  },
  {
    save: bars.save,
    make: ({ userId }) => createBar({ createdByUserId: userId, untilDate: '2030-01-01T00:00:00Z' }),
    read: searching(bars.search),
  },
]

/** Nothing of these can be left out, or each makes a new record. */
const withoutOptions = ['push-subscriptions', 'consents', 'retention-rules']

test('every save is tested here', () => {
  const saves = contracts.filter(
    ({ path, kind }) =>
      kind === 'command' &&
      /\/save$|^\/api\/settings\//.test(path) &&
      !withoutOptions.includes(path.split('/')[2]!),
  )
  expect(saveTests.map(({ save }) => save.path).toSorted()).toEqual(
    saves.map(({ path }) => path).toSorted(),
  )
})

describe('a save with the required members only changes nothing', () => {
  test.each(saveTests.map((saveTest) => [saveTest.save.path, saveTest] as const))(
    '%s',
    async (_, saveTest) => {
      const { id } = await saveTest.make(admin)
      const before = await saveTest.read(admin, id)
      const body = { id, ...(await saveTest.required?.(id)) }
      const answer = await callUnchecked(admin, saveTest.save, body)
      expect([answer.status, answer.body.errors]).toEqual([200, undefined])
      expect(unversioned(await saveTest.read(admin, id))).toEqual(unversioned(before))
    },
  )

  test.each(
    saveTests
      // Of the site and of the caller there is one.
      .filter(({ save }) => save !== settings.save && save !== noticeSettings.save)
      .map((saveTest) => [saveTest.save.path, saveTest] as const),
  )('%s of a record that does not exist is 400', async (_, { save }) => {
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

describe('a new record needs its required members', () => {
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
  ] as const)('$path names all that is wrong at once', async (contract, body, paths) => {
    const answer = await callUnchecked(admin, contract as Contract, body, english)
    expect([answer.status, answer.body.errors.map(({ path }) => path)]).toEqual([400, paths])
    expect(answer.body.errors.at(-1)?.message).toBe('This is required.')
  })
})
