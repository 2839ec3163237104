import * as z from 'zod'
import { beforeAll, describe, expect, test } from 'vitest'
import { isPdf } from '@/lib/domain/site/assets/rules'
import { employerKinds, employerStatuses } from '@/lib/domain/site/employers/contract'
import { jsaSteps } from '@/lib/domain/work/jsa-templates/contract'
import { personInput, trainingStatuses } from '@/lib/domain/people/persons/contract'
import { isThaiNationalId } from '@/lib/domain/people/persons/national-id/rules'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import { userStatuses } from '@/lib/domain/people/users/contract'
import { userSelect } from '@/lib/domain/people/users/present'
import { statusOf } from '@/lib/domain/people/users/rules'
import { isPasswordRight } from '@/lib/platform/auth/password'
import { roles } from '@/lib/platform/access/policies'
import { allEvents } from '@/lib/domain/insight/audit-log/rules'
import { unnamedIn } from '@/lib/testing/inputs/audit-words'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'
import { database } from '@/lib/platform/db/database'
import { ownerUrl } from '@/lib/testing/runs/owner'
import { seedDemo } from './seed'

// Late in the evening in UTC: at the site it is already the next day, and the next year.
const now = new Date('2027-12-31T20:00:00Z')

const today = new Date('2028-01-01T00:00:00Z')

beforeAll(() => seedDemo(ownerUrl(), now))

const readUsers = () => database().db.user.findMany({ select: userSelect })

const statusesOf = async () =>
  (await readUsers()).map(({ disabledAt, account, invitations }) =>
    statusOf({
      disabledAt,
      hasAccount: account !== null,
      hasLiveInvitation: invitations.some(({ expiresAt }) => expiresAt > now),
    }),
  )

const unique = <T>(values: readonly T[]) => [...new Set(values)].sort()

describe('people', () => {
  const readPeople = async () =>
    (await database().db.person.findMany({ where: { isService: false } })).map(decryptedPerson)

  test('are at least 40, of several nationalities', async () => {
    const people = await readPeople()
    expect(people.length).toBeGreaterThanOrEqual(40)
    expect(unique(people.map(({ nationality }) => nationality)).length).toBeGreaterThanOrEqual(4)
  })

  test('have every training status', async () => {
    const people = await readPeople()
    expect(unique(people.map(({ trainingStatus }) => trainingStatus))).toEqual(
      unique(trainingStatuses),
    )
  })

  test('have a training status that fits the day at the site, the last valid day included', async () => {
    for (const { trainingStatus, trainingValidUntil } of await readPeople()) {
      if (trainingStatus === 'Passed') expect(trainingValidUntil! >= today).toBe(true)
      else if (trainingStatus === 'Expired') expect(trainingValidUntil! < today).toBe(true)
      else expect(trainingValidUntil).toBeNull()
    }
    expect(await database().db.person.count({ where: { trainingValidUntil: today } })).toBe(1)
  })

  test('have unique national ids with a valid check digit, or passports', async () => {
    const people = await readPeople()
    const thai = people.filter(({ nationality }) => nationality === 'ไทย')
    expect(thai.filter(({ nationalId }) => !isThaiNationalId(nationalId!))).toEqual([])
    expect(unique(people.map(({ nationalId }) => nationalId))).toHaveLength(people.length)
  })

  test('pass the validation of a save', async () => {
    for (const person of await readPeople())
      expect(personInput.safeParse(person).error).toBeUndefined()
  })

  test('have responsible users', async () => {
    expect(
      await database().db.person.count({ where: { responsibleUserId: { not: null } } }),
    ).toBeGreaterThan(10)
  })
})

describe('users', () => {
  test('have every role, with a default each and one for each contractor', async () => {
    const users = await database().db.user.findMany({ include: { person: true } })
    expect(unique(users.flatMap((user) => user.roles))).toEqual(unique(roles))
    const defaults = users
      .filter(({ isDefault }) => isDefault)
      .flatMap((user) =>
        user.roles.map((role) =>
          role === 'Contractor' ? `${role} ${user.person.employerId}` : role,
        ),
      )
    expect(defaults).toHaveLength(roles.length + 1)
    expect(unique(defaults)).toHaveLength(defaults.length)
  })

  test('have every status', async () => {
    expect(unique(await statusesOf())).toEqual(unique(userStatuses))
  })

  test.each([
    ['admin', 'Admin'],
    ['tenant', 'TenantAdministrator'],
    ['officer', 'SafetyOfficer'],
    ['officer2', 'SafetyOfficer'],
    ['owner', 'WorkOwner'],
    ['area', 'WorkspaceOwner'],
    ['purchasing', 'Purchasing'],
    ['contractor', 'Contractor'],
    ['contractor2', 'Contractor'],
  ] as const)('%s@example.com signs in as %s', async (name, role) => {
    const user = await database().db.user.findUniqueOrThrow({
      where: { email: `${name}@example.com` },
      include: { account: true },
    })
    expect(user).toMatchObject({ roles: [role], disabledAt: null, removedAt: null })
    expect(await isPasswordRight('safety-demo', user.account?.passwordHash)).toBe(true)
  })

  test('of the two contractors belong to different companies', async () => {
    const people = await database().db.person.findMany({
      where: {
        users: { some: { email: { in: ['contractor@example.com', 'contractor2@example.com'] } } },
      },
      include: { employer: true },
    })
    expect(people.map(({ employer }) => employer?.kind)).toEqual(['Contractor', 'Contractor'])
    expect(people[0]?.employerId).not.toBe(people[1]?.employerId)
  })
})

test('JSA templates are imported or the site’s own, and one is disabled', async () => {
  const own = await database().db.jsaTemplate.findMany({ where: { isSystem: false } })
  expect(own.filter(({ sourceTemplateId }) => sourceTemplateId).length).toBeGreaterThanOrEqual(6)
  expect(own.filter(({ sourceTemplateId }) => !sourceTemplateId)).toHaveLength(1)
  expect(own.filter(({ isEnabled }) => !isEnabled)).toHaveLength(1)
  for (const { steps } of own) expect(jsaSteps.safeParse(steps).error).toBeUndefined()
  const next = await database().sql`SELECT nextval('jsa_template_number')::int AS "number"`.one(
    z.object({ number: z.int() }),
  )
  expect(next.number).toBe(own.length + 1)
})

test('employers have every kind and status', async () => {
  const employers = await database().db.employer.findMany()
  expect(unique(employers.map(({ kind }) => kind))).toEqual(unique(employerKinds))
  expect(unique(employers.map(({ status }) => status))).toEqual(unique(employerStatuses))
  const named = employers.filter(({ nameTh }) => nameTh !== DRAFT_NAME)
  expect(named.filter(({ taxId }) => !/^0\d{12}$/.test(taxId!))).toEqual([])
})

test('trainings of contractors’ people name their company, those of the site’s own people none', async () => {
  const rows = await database().db.attendance.findMany({
    select: { contractorId: true, person: { select: { employer: true } } },
  })
  expect(rows.some(({ contractorId }) => contractorId === null)).toBe(true)
  for (const { contractorId, person } of rows)
    expect(contractorId).toBe(person.employer?.kind === 'Contractor' ? person.employer.id : null)
})

test('ID cards and photographs are small JPEGs, documents PDFs', async () => {
  for (const { assetType, content, size } of await database().db.asset.findMany()) {
    expect(size).toBe(content.byteLength)
    expect(size).toBeLessThan(32 * 1024)
    if (assetType === 'Document' || (assetType === 'Credential' && isPdf(content)))
      expect(isPdf(content)).toBe(true)
    else expect([...content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  }
  expect(await database().db.person.count({ where: { profileAssetId: { not: null } } })).toBe(16)
  expect(await database().db.person.count({ where: { idCardAssetId: { not: null } } })).toBe(8)
})

test('holidays are those of the year at the site and of the next', async () => {
  const holidays = await database().db.holiday.findMany({ orderBy: { date: 'asc' } })
  expect(holidays).toHaveLength(30)
  expect(holidays[0]?.date).toEqual(today)
  expect(holidays.at(-1)?.date).toEqual(new Date('2029-12-31T00:00:00Z'))
})

test('each record has its audit line, none in the future', async () => {
  const entries = await database().db.auditEntry.findMany()
  expect(entries.map(({ event }) => event).filter((event) => !allEvents.includes(event))).toEqual(
    [],
  )
  expect(unnamedIn(entries)).toEqual([])
  const counts = await Promise.all([
    database().db.employer.count(),
    database().db.person.count({ where: { isService: false } }),
    database().db.user.count({ where: { isService: false } }),
    database().db.serviceAccount.count(),
    database().db.workspaceArea.count(),
    database().db.documentTemplate.count(),
    database().db.project.count(),
    database().db.trainingPlan.count(),
    database().db.workPermit.count(),
    database().db.jsaTemplate.count({ where: { isSystem: false, sourceTemplateId: null } }),
    database().db.credential.count(),
    database().db.bar.count(),
    database().db.gate.count(),
    database().db.gateDevice.count(),
    database().db.webhookEndpoint.count(),
    database().db.privacyRequest.count(),
  ])
  const steps = entries.filter(({ event }) => event.startsWith('task.'))
  expect(steps).toHaveLength(await database().db.taskLog.count())
  const saved = entries.filter(({ event }) => event.endsWith('.saved'))
  expect(saved).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  expect(entries.filter(({ at }) => at > now)).toEqual([])
})

test('all text is in NFC', async () => {
  const texts = [
    await database().db.person.findMany(),
    await database().db.employer.findMany(),
    await database().db.workspaceArea.findMany(),
    await database().db.documentTemplate.findMany(),
    await database().db.holiday.findMany(),
    await database().db.jsaTemplate.findMany(),
    await database().db.project.findMany(),
    await database().db.task.findMany(),
    await database().db.taskLog.findMany(),
    await database().db.workPermit.findMany(),
    await database().db.trainingPlan.findMany(),
    await database().db.trainingSession.findMany(),
    await database().db.attendance.findMany(),
  ].map((rows) => JSON.stringify(rows))
  expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([])
})
