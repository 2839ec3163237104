import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { isAllowed, roles, type Policy, type Role } from '@/lib/platform/access/policies'
import { send } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import {
  createEmployer,
  createPerson,
  createTask,
  createTrainingSession,
  createUser,
  jsaTemplateInput,
  type TestUser,
} from '@/lib/testing/records/factories'
import { createGate } from '@/lib/testing/records/gate-site'
import { kindOf, nameOf } from '@/lib/testing/inputs/foreign-kinds'
import {
  type Kind,
  make,
  makeForeignRecords,
  secret,
  stateOf,
  theirs,
} from '@/lib/testing/inputs/foreign-records'
import { createImport } from '@/lib/testing/records/imports'
import { markOf } from '@/lib/testing/records/musters'
import { PUBLIC_URL } from '@/lib/testing/records/webhooks'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'

/**
 * Calls every endpoint that takes the id of a record, by every role, with a record of another company. The expected
 * status follows from two tables: who may call it (the policy of its contract) and for whom the record exists (`existsFor`).
 */

const anybody = () => true
const notContractors = (role: Role) => role !== 'Contractor'

/** Kinds of records that need a policy beside that of the endpoint. */
const policyOf: Partial<Record<Kind, Policy>> = { idCard: 'worker-mgmt' }

/** The roles for which a record of another company exists, if the policy allows the call. */
const existsFor: Record<Kind, (role: Role) => boolean> = {
  employer: notContractors,
  // Names of users are visible to all; their records need user-mgmt.
  user: anybody,
  // A Contractor chooses responsible users and assignees of the own company only.
  colleague: notContractors,
  person: notContractors,
  idCard: notContractors,
  consent: notContractors,
  retentionRule: anybody,
  project: notContractors,
  // The task of others is visible to those who may create its type, here a project registration.
  task: (role) => isAllowed('project-mgmt', [role]),
  attendance: notContractors,
  seatRequest: notContractors,
  permit: notContractors,
  // Visible to the owner only.
  signIn: () => false,
  passkey: () => false,
  notice: () => false,
  mail: anybody,
  delivery: anybody,
  plan: anybody,
  session: anybody,
  template: anybody,
  area: anybody,
  document: anybody,
  requirement: anybody,
  override: anybody,
  gate: anybody,
  gateDevice: anybody,
  muster: anybody,
  conflict: anybody,
  face: anybody,
  credential: notContractors,
  credentialType: anybody,
  bar: anybody,
  privacyRequest: anybody,
  import: (role) => role === 'Admin',
  savedView: (role) => role === 'Admin',
  serviceAccount: anybody,
  apiKey: anybody,
  webhookEndpoint: anybody,
  webhookDelivery: anybody,
}

const places = contracts
  .filter(({ policy }) => policy !== 'anyone')
  .flatMap((contract) =>
    Object.keys((contract.input as { shape?: object }).shape ?? {})
      .filter((member) => /^ids?$|[a-z]Ids?$/.test(member))
      .map((member) => ({ contract, member, kind: kindOf(contract, member) })),
  )

const person = { firstNameTh: 'ก', lastNameTh: 'ข' }
const shortCode = () => crypto.randomUUID().slice(0, 13)
const reason = { reason: 'ก' }

const plan = {
  name: 'ก',
  nickname: 'ก',
  recurrenceType: 'None',
  startDate: '2399-06-01',
  location: 'ก',
}

const session = async () => ({ sessionId: (await createTrainingSession()).id })
const ofOwn = async ({ employerId }: TestUser) => (await createPerson({ employerId })).id

const ofCompany = async ({ employerId }: TestUser) => ({
  contractorId: employerId ?? (await createEmployer()).id,
})
const seatRequest = async (caller: TestUser, status: 'Offered' | 'Held') => ({
  id: (await createSeatRequest({ status, ...(await ofCompany(caller)) })).id,
})

/** The other required members of an endpoint. */
const requirement = async () => ({
  code: shortCode(),
  nameTh: 'ก',
  nameEn: 'a',
  purpose: 'Work',
  anyOf: [{ kind: 'SafetyTraining' }],
})

const needs: Record<string, object | ((caller: TestUser, member: string) => Promise<object>)> = {
  'users/save': { roles: ['Contractor'], person },
  'persons/save': person,
  'privacy-requests/save': { kind: 'Access' },
  'privacy-requests/close': { outcome: 'Done', ...reason },
  'consents/save': { purpose: 'photo', basis: 'Contract', reason: 'ก' },
  'retention-rules/save': { months: 3 },
  'retention-rules/confirm': { rowVersion: 1 },
  'employers/save': { nameTh: 'ก' },
  'workspace-areas/save': async () => ({ code: shortCode(), nameTh: 'ก' }),
  'document-templates/save': { nameTh: 'ก' },
  'gate/correct': { kind: 'In', at: '2026-01-01T00:00:00Z', reason: 'ก' },
  'gates/save': async () => ({ code: shortCode(), nameTh: 'ก' }),
  'gate-devices/save': async () => ({ name: 'ก', gateId: (await createGate()).id }),
  'service-accounts/save': async () => ({ name: shortCode(), roles: ['Contractor'] }),
  'api-keys/issue': { name: 'ก', scopes: ['realm-basic:read'], days: 1 },
  'musters/mark': async () => ({ marks: [markOf((await createPerson()).id)] }),
  'projects/save': async () => ({ name: 'ก', employerId: (await createEmployer()).id }),
  'projects/changeStatus': { status: 'Active' },
  'jsa-templates/save': async () => jsaTemplateInput({ code: shortCode() }),
  'jsa-templates/setEnabled': { IsEnabled: true },
  'work-permits/executeCommand': { command: 'cancel' },
  'tasks/createTask': { taskTypeId: 3 },
  'tasks/executeCommand': { command: 'start' },
  'tasks/reassign': async ({ userId }) => ({
    id: (await createTask({ assigneeUserId: userId })).id,
    AssigneeUserId: userId,
  }),
  'tasks/reassignMany': async ({ userId }) => ({
    ids: [(await createTask({ assigneeUserId: userId })).id],
    AssigneeUserId: userId,
  }),
  'requirements/save': requirement,
  'requirements/preview': requirement,
  'eligibility/check': { case: { purpose: 'Work' } },
  'eligibility/exportXlsx': { case: { purpose: 'Work' } },
  'overrides/propose': async (_, member) => ({
    ...(member !== 'permitId' && { day: '2399-06-01' }),
    personId: (await createPerson()).id,
    purpose: 'Work',
    reasonCodes: ['credential-missing'],
    requirementIds: [crypto.randomUUID()],
    reason: 'รอใบรับรองฉบับจริง',
  }),
  'training-plans/save': plan,
  'training-plans/generateSessions': { fromDate: '2399-06-01', toDate: '2399-06-01' },
  'training-plans/removeSessions': { fromDate: '2399-06-01', toDate: '2399-06-01' },
  'training-sessions/save': async () => ({
    scheduleId: (await make.plan()).id,
    date: '2399-06-02',
    period: 'Morning',
    location: 'ก',
  }),
  'training-sessions/cancel': reason,
  'training-enrollments/candidates': session,
  'training-enrollments/enroll': async (caller) => ({
    ...(await session()),
    personIds: [await ofOwn(caller)],
  }),
  'credentials/save': async () => ({
    typeId: (await createCredentialType()).id,
    issuedOn: '2026-01-10',
  }),
  'credentials/return': { reasonCode: 'other', note: 'ก' },
  'credentials/revoke': { note: 'ก' },
  'credential-types/save': { nameTh: 'ก' },
  'bars/save': reason,
  'seat-requests/book': async (caller) => ({
    ...(await session()),
    ...(await ofCompany(caller)),
    seats: 1,
  }),
  'seat-requests/accept': (caller) => seatRequest(caller, 'Offered'),
  'seat-requests/name': async (caller) => ({
    ...(await seatRequest(caller, 'Held')),
    personIds: [await ofOwn(caller)],
  }),
  'seat-requests/moveFirst': reason,
  'imports/check': { mapping: [], onMatch: 'skip' },
  'imports/saveRow': async ({ userId }) => ({ id: (await createImport(userId)).id, rowNo: 2 }),
  'imports/commit': { mode: 'all' },
  'reports/exportXlsx': { report: 'permitsByType' },
  'webhook-endpoints/save': { url: PUBLIC_URL, types: [] },
  'webhook-deliveries/replaySince': { seq: '0' },
  'training-approvals/correct': { ...reason, to: 'Failed' },
}

async function ask(caller: TestUser, { contract, member }: (typeof places)[number], id: string) {
  const wanted = needs[nameOf(contract)] ?? {}
  const input = {
    ...(typeof wanted === 'function' ? await wanted(caller, member) : wanted),
    [member]: member.endsWith('s') ? [id] : id,
  }
  const init =
    contract.method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
      : {}
  const { status, headers, body } = await send(caller, contract, init, input)
  const type = headers.get('content-type')
  const answered = body instanceof Uint8Array ? {} : { ...body, traceId: null }
  // New ids in the answer differ from call to call.
  const text = JSON.stringify(answered).replaceAll(/[0-9a-f-]{36}/g, '•')
  return { status, code: body.code, type, text }
}

const mayAsk = (role: Role, ...policies: (Policy | undefined)[]) =>
  policies.every((policy) => !policy || isAllowed(policy, [role]))

beforeAll(makeForeignRecords)

test('the kind of record is known for every id that an endpoint takes', () => {
  expect(places.filter(({ kind }) => kind === undefined)).toEqual([])
  const unused = Object.keys(needs).filter(
    (name) => !places.some(({ contract }) => nameOf(contract) === name),
  )
  expect(unused).toEqual([])
})

const tested = places.flatMap(({ kind, ...place }) => (kind ? [{ ...place, kind }] : []))

describe.each(roles)('%s, with a record of another company', (role) => {
  let caller: TestUser
  beforeAll(async () => {
    caller = await createUser(role)
  })
  const titled = (part: typeof tested) =>
    part.map((place) => [`${nameOf(place.contract)} (${place.member})`, place] as const)
  const [allowed, refused] = [true, false].map((is) =>
    tested.filter(({ contract, kind }) => is === mayAsk(role, contract.policy, policyOf[kind])),
  ) as [typeof tested, typeof tested]
  const reached = allowed.filter(({ kind }) => existsFor[kind](role))
  const hidden = allowed.filter(({ kind }) => !existsFor[kind](role))

  test.each(titled(refused))('%s is refused by the policy', async (_, place) => {
    const { status, code } = await ask(caller, place, theirs[place.kind])
    expect([status, code]).toEqual([403, 'forbidden'])
  })

  test.each(titled(hidden))(
    '%s answers as for a record that does not exist, and changes nothing',
    async (_, place) => {
      const id = theirs[place.kind]
      const before = await stateOf(place.kind, id)
      const ofThem = await ask(caller, place, id)
      const ofNobody = await ask(caller, place, crypto.randomUUID())
      expect(ofThem).toEqual(ofNobody)
      expect(ofThem.status).toBeLessThan(500)
      expect(ofThem.code).not.toBe('invalid-input')
      expect(ofThem.text).not.toMatch(secret)
      expect(await stateOf(place.kind, id)).toBe(before)
    },
  )

  test.each(titled(reached))('%s finds the record', async (_, place) => {
    const { status, code } = await ask(caller, place, (await make[place.kind]()).id)
    expect(status).toBeLessThan(500)
    expect(['forbidden', 'invalid-input', 'record-not-found']).not.toContain(code)
  })
})
