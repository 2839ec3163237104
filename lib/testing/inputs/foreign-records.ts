import { openSession } from '@/lib/platform/auth/sessions'
import {
  createBar,
  createCredential,
  createCredentialType,
} from '@/lib/testing/records/credentials'
import { database } from '@/lib/platform/db/database'
import {
  createAsset,
  createAttendance,
  createEmployer,
  createJsaTemplate,
  createPasskey,
  createPerson,
  createProject,
  createTask,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
  type TestUser,
} from '@/lib/testing/records/factories'
import { createOverride, createRequirement } from '@/lib/testing/records/eligibility-site'
import { createImport } from '@/lib/testing/records/imports'
import { createDelivery } from '@/lib/testing/records/notice-deliveries'
import { createWebhookDelivery, createWebhookEndpoint } from '@/lib/testing/records/webhooks'
import { createSavedView } from '@/lib/testing/records/saved-views'
import { createMuster } from '@/lib/testing/records/musters'
import { createApiKey, createServiceAccount } from '@/lib/testing/records/service-accounts'
import { createPrivacyRequest } from '@/lib/testing/records/privacy-requests'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { makeJpeg } from '@/lib/testing/files/pictures'
import { createGate, createGateConflict, createGateDevice } from '@/lib/testing/records/gate-site'

/** Records of another company, with texts that callers outside it must never read. */

export const SECRET = 'ลับเฉพาะ'
export const secret = /ลับเฉพาะ|secret-.{36}@example|0899999999|0812345678/
export const date = new Date('2399-06-01T00:00:00Z')
export let company: { id: string }
export let stranger: TestUser

/** The id of one record of each kind, for tests that do not change it. */
export let theirs: Record<Kind, string>

export type Kind =
  | 'employer'
  | 'user'
  | 'colleague'
  | 'person'
  | 'idCard'
  | 'consent'
  | 'retentionRule'
  | 'project'
  | 'task'
  | 'attendance'
  | 'seatRequest'
  | 'permit'
  | 'signIn'
  | 'passkey'
  | 'mail'
  | 'notice'
  | 'delivery'
  | 'savedView'
  | 'webhookEndpoint'
  | 'webhookDelivery'
  | 'plan'
  | 'session'
  | 'template'
  | 'area'
  | 'document'
  | 'requirement'
  | 'override'
  | 'gate'
  | 'gateDevice'
  | 'muster'
  | 'credential'
  | 'credentialType'
  | 'bar'
  | 'privacyRequest'
  | 'conflict'
  | 'face'
  | 'import'
  | 'serviceAccount'
  | 'apiKey'

/** Creates a record of each kind, of the other company or of the site. */
export const make: Record<Kind, () => Promise<{ id: string }>> = {
  employer: () => createEmployer({ nameTh: `${SECRET} จำกัด`, phone: '0812345678' }),
  user: () => makeUser(),
  import: () =>
    createImport(stranger.userId, {
      importRows: { create: { rowNo: 2, cells: { A: SECRET, B: SECRET }, flaws: {} } },
    }),
  colleague: () => makeUser(),
  person: () => createPerson({ employerId: company.id, lastNameTh: SECRET, phone: '0899999999' }),
  idCard: async () => {
    const card = await createAsset(stranger.userId, { assetType: 'IdCard', fileName: SECRET })
    const { id } = await make.person()
    await database().db.person.update({ where: { id }, data: { idCardAssetId: card.id } })
    return card
  },
  consent: async () =>
    database().db.consent.create({
      data: {
        personId: (await make.person()).id,
        purpose: 'photo',
        basis: 'Contract',
        reason: SECRET,
        givenAt: new Date(),
      },
    }),
  retentionRule: () => database().db.retentionRule.findFirstOrThrow(),
  project: () => createProject({ employerId: company.id, name: SECRET }),
  task: async () =>
    createTask({
      assigneeUserId: stranger.userId,
      title: SECRET,
      projectId: (await make.project()).id,
    }),
  attendance: async () =>
    createAttendance({
      personId: (await make.person()).id,
      contractorId: company.id,
      enrolledByUserId: stranger.userId,
      note: SECRET,
    }),
  seatRequest: () => createSeatRequest({ contractorId: company.id }),
  permit: () =>
    createWorkPermit({
      requestedByUserId: stranger.userId,
      contractorId: company.id,
      description: SECRET,
    }),
  signIn: async () => {
    const { userId } = stranger
    const device = { device: SECRET, address: '203.0.113.9', lifetime: 1_000_000 }
    return { id: await openSession({ userId, sessionVersion: 1, ...device }) }
  },
  passkey: async () => ({ id: await createPasskey(stranger.userId) }),
  mail: () =>
    database().db.outboxMail.create({
      data: {
        userId: stranger.userId,
        toAddress: 'somebody@example.com',
        toName: 'ก',
        subject: 'ก',
        text: 'ก',
        html: 'ก',
        usefulUntil: date,
      },
    }),
  notice: () =>
    database().db.notice.create({
      data: {
        userId: stranger.userId,
        event: 'task.overdue',
        subjectId: crypto.randomUUID(),
        occasion: 'ก',
        params: { refId: SECRET, title: SECRET, dueDate: '2026-11-20' },
      },
    }),
  delivery: async () =>
    createDelivery((await make.notice()).id, stranger.userId, { status: 'Failed' }),
  savedView: () =>
    createSavedView(stranger.userId, { name: `${SECRET} ${crypto.randomUUID()}`, isShared: true }),
  plan: () => createTrainingPlan(),
  session: () => createTrainingSession(),
  template: () => createJsaTemplate(),
  area: () =>
    database().db.workspaceArea.create({ data: { code: crypto.randomUUID(), nameTh: 'ลานถัง' } }),
  requirement: () => createRequirement({ isActive: false }),
  override: () => createOverride(),
  gate: () => createGate(),
  gateDevice: () => createGateDevice(),
  muster: () => createMuster({ startedByUserId: stranger.userId }),
  face: async () => {
    const content = new Uint8Array(await makeJpeg())
    const { id: profileAssetId } = await createAsset(stranger.userId, { content })
    return createPerson({ employerId: company.id, lastNameTh: SECRET, profileAssetId })
  },
  conflict: () => createGateConflict(stranger.userId),
  document: () => database().db.documentTemplate.create({ data: { nameTh: 'แบบฟอร์ม' } }),
  credential: async () =>
    createCredential({
      personId: (await make.person()).id,
      number: SECRET,
      submittedByUserId: stranger.userId,
    }),
  credentialType: () => createCredentialType(),
  serviceAccount: () => createServiceAccount(),
  apiKey: async () => createApiKey((await createServiceAccount()).id),
  webhookEndpoint: () => createWebhookEndpoint({ url: 'https://127.0.0.1/', isActive: true }),
  webhookDelivery: () => createWebhookDelivery(),
  bar: () => createBar({ createdByUserId: stranger.userId }),
  privacyRequest: () => createPrivacyRequest(),
}

export const makeUser = () =>
  createUser('Contractor', {
    employerId: company.id,
    email: `secret-${crypto.randomUUID()}@example.com`,
    person: { phone: '0899999999' },
  })

/** Creates the other company and fills `theirs`. */
export async function makeForeignRecords(): Promise<void> {
  company = await make.employer()
  stranger = await makeUser()
  const entries = Object.entries(make).map(async ([kind, create]) => [kind, (await create()).id])
  theirs = {
    ...Object.fromEntries(await Promise.all(entries)),
    employer: company.id,
  } as typeof theirs
  // Searches by this company, project or person would find these if they were not restricted
  const { project: projectId, person: personId, employer: contractorId } = theirs
  const { userId } = stranger
  await createTask({ assigneeUserId: userId, title: SECRET, projectId })
  await createWorkPermit({
    requestedByUserId: userId,
    description: SECRET,
    projectId,
    contractorId,
  })
  await createAttendance({ enrolledByUserId: userId, note: SECRET, personId, contractorId })
  await createCredential({ submittedByUserId: userId, number: SECRET, personId })
}

/** The current row of a record as JSON, to see whether a call changed it. */
export const stateOf = async (kind: Kind, id: string): Promise<string> => {
  const { db } = database()
  const where = { id }
  const reads: Partial<Record<Kind, () => Promise<object | null>>> = {
    employer: () => db.employer.findUnique({ where }),
    user: () => db.user.findUnique({ where }),
    colleague: () => db.user.findUnique({ where }),
    person: () => db.person.findUnique({ where }),
    idCard: () => db.asset.findUnique({ where }),
    project: () => db.project.findUnique({ where }),
    task: () => db.task.findUnique({ where }),
    attendance: () => db.attendance.findUnique({ where }),
    seatRequest: () => db.seatRequest.findUnique({ where }),
    permit: () => db.workPermit.findUnique({ where }),
    signIn: () => db.signInSession.findUnique({ where }),
    notice: () => db.notice.findUnique({ where }),
    consent: () => db.consent.findUnique({ where }),
    savedView: () => db.savedView.findUnique({ where }),
    passkey: () => db.passkey.findUnique({ where }),
    credential: () => db.credential.findUnique({ where }),
    import: () => db.import.findUnique({ where }),
  }
  // The counter of a passkey is a bigint, which JSON.stringify rejects.
  return JSON.stringify(await reads[kind]!(), (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
