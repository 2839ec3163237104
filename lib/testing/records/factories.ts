import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { encryptedNumber } from '@/lib/domain/people/persons/national-id/rows'
import type { CarriedBasis } from '@/lib/domain/people/consents/basis/contract'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import type { Role } from '@/lib/platform/access/policies'
import { hashPassword } from '@/lib/platform/auth/password'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** Records inserted directly into the database, not through the API. Required parents that are not given are created. */

/** An id that no record has. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'

/** With no digit in its name: the numbers that tests look for are not found in it. */
const companyName = () => `บริษัท ทดสอบ ${randomUUID().replace(/[^a-f]/g, '')} จำกัด`

export const createEmployer = (overrides: Partial<Prisma.EmployerUncheckedCreateInput> = {}) =>
  database().db.employer.create({
    data: { nameTh: companyName(), kind: 'Contractor', ...overrides },
  })

/** Its national id is answered as it was given. */
export async function createPerson({
  id = newId(),
  nationalId = null,
  ...overrides
}: Partial<Prisma.PersonUncheckedCreateInput> = {}) {
  const names = { firstNameTh: 'สมชาย', lastNameTh: 'ใจดี' }
  const data = { ...names, ...overrides, id, ...encryptedNumber(id, nationalId) }
  return { ...(await database().db.person.create({ data })), nationalId }
}

const hashes = new Map<string, Promise<string>>()

/** Each password is hashed once, as a hash costs a quarter of a second by design. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

type UserOverrides = Partial<Omit<Prisma.UserUncheckedCreateInput, 'roles' | 'account'>> & {
  employerId?: string | null
  person?: Partial<Prisma.PersonUncheckedCreateInput>
  password?: string
}

export type TestUser = Awaited<ReturnType<typeof createUser>>

/** A user who may sign in, with a person and, for a Contractor, an employer of their own. */
export async function createUser(roles: Role | Role[], overrides: UserOverrides = {}) {
  const { employerId, person, password, ...fields } = overrides
  const ownRoles = [roles].flat()
  const employer =
    employerId ?? (ownRoles.includes('Contractor') ? (await createEmployer()).id : null)
  const personId = fields.personId ?? (await createPerson({ employerId: employer, ...person })).id
  const user = await database().db.user.create({
    data: { personId, roles: ownRoles, email: `${randomUUID()}@example.com`, ...fields },
  })
  if (password) {
    const passwordHash = await hashOf(password)
    await database().db.account.create({
      data: { userId: user.id, passwordHash, passwordChangedAt: new Date() },
    })
  }
  return { ...user, userId: user.id, employerId: employer }
}

/** A complete draft, of an employer of its own. */
export const createProject = async (overrides: Partial<Prisma.ProjectUncheckedCreateInput> = {}) =>
  database().db.project.create({
    data: {
      name: 'ซ่อมบำรุงถังเก็บ',
      purchaseRequisitionNo: `PR-${randomUUID()}`,
      employerId: (await createEmployer()).id,
      startDate: new Date('2026-11-01T00:00:00Z'),
      endDate: new Date('2026-12-01T00:00:00Z'),
      ...overrides,
    },
  })

/** An open task, assigned by the assignee unless another assigner is given. */
export const createTask = (
  overrides: Partial<Prisma.TaskUncheckedCreateInput> & { assigneeUserId: string },
) =>
  database().db.task.create({
    data: {
      refId: `T-2026-${randomUUID()}`,
      taskTypeId: 1,
      title: 'ลงทะเบียนโครงการ',
      assignerUserId: overrides.assigneeUserId,
      ...overrides,
    },
  })

/** As the form gives it with a picture. */
export const consent = {
  basis: 'Consent',
  reason: null,
  textVersion: '1',
  language: 'th',
} satisfies CarriedBasis

/** A file that no record refers to; a picture with a consent. */
export const createAsset = (
  uploadedByUserId: string,
  overrides: Partial<Omit<Prisma.AssetUncheckedCreateInput, 'uploadedByUserId'>> = {},
) =>
  database().db.asset.create({
    data: {
      assetType: 'Profile',
      fileName: 'file.jpg',
      contentType: 'image/jpeg',
      size: 3,
      content: new Uint8Array([1, 2, 3]),
      basis: consent,
      ...overrides,
      uploadedByUserId,
    },
  })

/** A plan for one day in the far future. */
export const createTrainingPlan = (
  overrides: Partial<Prisma.TrainingPlanUncheckedCreateInput> = {},
) =>
  database().db.trainingPlan.create({
    data: {
      name: 'Site induction',
      nickname: 'อบรมก่อนเข้าหน้างาน',
      recurrenceType: 'None',
      weekdays: [],
      startDate: new Date('2399-06-01T00:00:00Z'),
      morningCapacity: 30,
      afternoonCapacity: 0,
      location: 'ห้องอบรม 1',
      validityMonths: 12,
      ...overrides,
    },
  })

/** An open session in the far future, of a plan of its own. */
export const createTrainingSession = async (
  overrides: Partial<Prisma.TrainingSessionUncheckedCreateInput> = {},
) =>
  database().db.trainingSession.create({
    data: {
      scheduleId: overrides.scheduleId ?? (await createTrainingPlan()).id,
      date: new Date('2399-06-01T00:00:00Z'),
      period: 'Morning',
      ...defaultTimes[overrides.period ?? 'Morning'],
      location: 'ห้องอบรม 1',
      capacity: 30,
      ...overrides,
    },
  })

/** An attendance row; takes a seat of the session if its status counts as a seat. */
export async function createAttendance(
  overrides: Partial<Prisma.AttendanceUncheckedCreateInput> & { enrolledByUserId: string },
) {
  const sessionId = overrides.sessionId ?? (await createTrainingSession()).id
  const personId = overrides.personId ?? (await createPerson()).id
  const row = await database().db.attendance.create({
    data: { enrolledAt: new Date(), ...overrides, sessionId, personId },
  })
  if (row.status !== 'NoShow' && row.status !== 'Cancelled')
    await database().db.trainingSession.update({
      where: { id: sessionId },
      data: { seatsTaken: { increment: 1 } },
    })
  return row
}

/** Valid input of the form: one step with one hazard. */
export const jsaTemplateInput = (overrides: { id?: string; code?: string } = {}) => ({
  nameTh: 'งานเชื่อม',
  nameEn: 'Welding',
  typeCode: 'HotWork' as const,
  steps: [jsaStepInput()],
  ...overrides,
})

export const jsaStepInput = (activity = 'เตรียมพื้นที่') => ({
  activity,
  activityEn: 'Prepare the area',
  hazards: [
    {
      hazard: 'ไฟไหม้',
      hazardEn: 'Fire',
      likelihood: 4,
      severity: 5,
      controls: [
        { type: 'engineering' as const, control: 'ผ้ากันไฟ', controlEn: 'Fire blankets' },
        { type: 'ppe' as const, control: 'หน้ากากเชื่อม', controlEn: null },
      ],
      residualLikelihood: 1,
      residualSeverity: 5,
    },
  ],
})

/** A template of the site, enabled for contractors. */
export const createJsaTemplate = (
  overrides: Partial<Prisma.JsaTemplateUncheckedCreateInput> = {},
) =>
  database().db.jsaTemplate.create({
    data: { ...jsaTemplateInput(), code: randomUUID().slice(0, 30), ...overrides },
  })

export const createSystemTemplate = () => createJsaTemplate({ isSystem: true, isEnabled: false })

/** A complete draft for a day in the far future, of a project and an employer of its own, without workers. */
export async function createWorkPermit(
  overrides: Partial<Prisma.WorkPermitUncheckedCreateInput> & { requestedByUserId: string },
) {
  const template = await createJsaTemplate()
  const project = overrides.projectId ? null : await createProject({ status: 'Active' })
  const area = { code: `A-${randomUUID()}`, nameTh: 'ลานถัง' }
  return database().db.workPermit.create({
    data: {
      permitNo: `WP-2026-${randomUUID()}`,
      projectId: project?.id,
      contractorId: project?.employerId,
      workspaceAreaId: (await database().db.workspaceArea.create({ data: area })).id,
      workDate: new Date('2399-06-01T00:00:00Z'),
      startTime: '08:00',
      endTime: '17:00',
      description: 'เชื่อมท่อไอน้ำ',
      jsaTemplateId: template.id,
      jsaTemplateRevision: template.revision,
      jsaSteps: template.steps as Prisma.InputJsonValue,
      ...overrides,
    },
  })
}

export const createPasskey = async (userId: string) => {
  const credentialId = crypto.randomUUID()
  const data = { userId, credentialId, publicKey: new Uint8Array(), counter: 0, name: 'โทรศัพท์' }
  return (await database().db.passkey.create({ data })).id
}
