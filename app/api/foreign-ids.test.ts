import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { isAllowed, roles, type Policy, type Role } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { send } from '@/lib/testing/call'
import {
  createEmployer,
  createPerson,
  createTask,
  createTrainingSession,
  createUser,
  jsaTemplateInput,
  type TestUser,
} from '@/lib/testing/factories'
import {
  type Kind,
  make,
  makeForeignRecords,
  secret,
  stateOf,
  theirs,
} from '@/lib/testing/foreign-records'

/**
 * Every endpoint that takes the id of a record, called by every role with a record of another company. What is expected
 * follows from two tables alone: who may call it (the policy of its contract) and for whom the record exists (`existsFor`).
 */

const anybody = () => true
const notContractors = (role: Role) => role !== 'Contractor'

/** Where the record asks for a policy of its own, beside that of the endpoint. */
const policyOf: Partial<Record<Kind, Policy>> = { idCard: 'worker-mgmt' }

/** The scope rule: for whom the record of another company exists, where the policy lets them call at all. */
const existsFor: Record<Kind, (role: Role) => boolean> = {
  employer: notContractors,
  // Who works here is for everybody to know; their records are behind user-mgmt.
  user: anybody,
  // Who answers for one's people, and to whom one gives tasks, is one of one's own.
  colleague: notContractors,
  person: notContractors,
  idCard: notContractors,
  project: notContractors,
  // To a stranger, a task is there for those who may create its type: here, a registration of a project.
  task: (role) => isAllowed('project-mgmt', [role]),
  attendance: notContractors,
  permit: notContractors,
  // Only its owner's.
  signIn: () => false,
  passkey: () => false,
  mail: anybody,
  plan: anybody,
  session: anybody,
  template: anybody,
  area: anybody,
  document: anybody,
}

/** What an `id` or `ids` of an endpoint is; the first that fits. */
const kindOfId: [RegExp, Kind][] = [
  [/^account\/endSession/, 'signIn'],
  [/^second-factors\/removePasskey/, 'passkey'],
  [/^assets\//, 'idCard'],
  [/^audit-log\/searchActors|^users\/searchNames/, 'user'],
  [/^tasks\/searchAssignees/, 'colleague'],
  [/^users\/searchPersons|^work-permits\/searchWorkers/, 'person'],
  [/^work-permits\/searchProjects/, 'project'],
  [/^users\/|^provider-syncs\//, 'user'],
  [/^mail-outbox\//, 'mail'],
  [/^persons\/|^training-cards\//, 'person'],
  [/^employers\//, 'employer'],
  [/^workspace-areas\//, 'area'],
  [/^document-templates\//, 'document'],
  [/^projects\//, 'project'],
  [/^jsa-templates\//, 'template'],
  [/^work-permits\//, 'permit'],
  [/^tasks\//, 'task'],
  [/^training-plans\//, 'plan'],
  [/^training-sessions\//, 'session'],
  [/^training-enrollments\/pdf/, 'session'],
  [/^training-enrollments\/cancel/, 'attendance'],
  [/^training-approvals\//, 'attendance'],
]

/** What every other member is that holds an id; null where it is no record's. */
const kindOfMember: Record<string, Kind | null> = {
  PersonId: 'person',
  personId: 'person',
  personIds: 'person',
  exceptIds: 'person',
  employerId: 'employer',
  contractorId: 'employer',
  projectId: 'project',
  sessionId: 'session',
  scheduleId: 'plan',
  workspaceAreaId: 'area',
  workspaceAreaIds: 'area',
  documentTemplateIds: 'document',
  actorUserId: 'user',
  AssigneeUserId: 'colleague',
  responsibleUserId: 'colleague',
  workOwnerUserId: 'user',
  purchasingUserId: 'user',
  safetyOfficerUserIds: 'user',
  workspaceOwnerUserIds: 'user',
  contractorUserIds: 'user',
  subjectId: null,
  nationalId: null,
  taxId: null,
  taskTypeId: null,
}

const nameOf = ({ path }: Contract) => path.replace('/api/', '').replace('/{id}', '')

const kindOf = (contract: Contract, member: string): Kind | null | undefined =>
  /^ids?$/.test(member)
    ? kindOfId.find(([name]) => name.test(nameOf(contract)))?.[1]
    : kindOfMember[member]

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
  ...{ name: 'ก', nickname: 'ก', recurrenceType: 'None', startDate: '2399-06-01', location: 'ก' },
}

const session = async () => ({ sessionId: (await createTrainingSession()).id })
const ofOwn = async ({ employerId }: TestUser) => (await createPerson({ employerId })).id

/** What an endpoint needs beside the id, to get as far as looking for the record. */
const needs: Record<string, object | ((caller: TestUser) => Promise<object>)> = {
  'users/save': { roles: ['Contractor'], person },
  'persons/save': person,
  'employers/save': { nameTh: 'ก' },
  'workspace-areas/save': async () => ({ code: shortCode(), nameTh: 'ก' }),
  'document-templates/save': { nameTh: 'ก' },
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
  'training-plans/save': plan,
  'training-plans/generateSessions': { fromDate: '2399-06-01', toDate: '2399-06-01' },
  'training-sessions/save': async () => ({
    ...{ scheduleId: (await make.plan()).id, date: '2399-06-02', period: 'Morning' },
    location: 'ก',
  }),
  'training-sessions/cancel': reason,
  'training-enrollments/candidates': session,
  'training-enrollments/enroll': async (caller) => ({
    ...(await session()),
    personIds: [await ofOwn(caller)],
  }),
  'reports/exportXlsx': { report: 'permitsByType' },
  'training-approvals/correct': { ...reason, to: 'Failed' },
}

async function ask(caller: TestUser, { contract, member }: (typeof places)[number], id: string) {
  const wanted = needs[nameOf(contract)] ?? {}
  const input = {
    ...(typeof wanted === 'function' ? await wanted(caller) : wanted),
    [member]: member.endsWith('s') ? [id] : id,
  }
  const init =
    contract.method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
      : {}
  const { status, headers, body } = await send(caller, contract, init, input)
  const type = headers.get('content-type')
  const said = body instanceof Uint8Array ? {} : { ...body, traceId: null }
  // Two questions are alike but for what the product makes anew for each.
  const text = JSON.stringify(said).replaceAll(/[0-9a-f-]{36}/g, '•')
  return { status, code: body.code, type, text }
}

const mayAsk = (role: Role, ...policies: (Policy | undefined)[]) =>
  policies.every((policy) => !policy || isAllowed(policy, [role]))

beforeAll(makeForeignRecords)

test('of every id that an endpoint takes it is said what it names', () => {
  expect(places.filter(({ kind }) => kind === undefined)).toEqual([])
  const unused = Object.keys(needs).filter(
    (name) => !places.some(({ contract }) => nameOf(contract) === name),
  )
  expect(unused).toEqual([])
})

const walked = places.flatMap(({ kind, ...place }) => (kind ? [{ ...place, kind }] : []))

describe.each(roles)('%s, with a record of another company', (role) => {
  let caller: TestUser
  beforeAll(async () => {
    caller = await createUser(role)
  })
  const titled = (part: typeof walked) =>
    part.map((place) => [`${nameOf(place.contract)} (${place.member})`, place] as const)
  const [allowed, refused] = [true, false].map((is) =>
    walked.filter(({ contract, kind }) => is === mayAsk(role, contract.policy, policyOf[kind])),
  ) as [typeof walked, typeof walked]
  const reached = allowed.filter(({ kind }) => existsFor[kind](role))
  const hidden = allowed.filter(({ kind }) => !existsFor[kind](role))

  test.each(titled(refused))('is refused by the policy of %s', async (_, place) => {
    const { status, code } = await ask(caller, place, theirs[place.kind])
    expect([status, code]).toEqual([403, 'forbidden'])
  })

  test.each(titled(hidden))(
    'is told by %s what is told of none, and changes nothing',
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

  test.each(titled(reached))('gets as far as the record by %s', async (_, place) => {
    const { status, code } = await ask(caller, place, (await make[place.kind]()).id)
    expect(status).toBeLessThan(500)
    expect(['forbidden', 'invalid-input', 'record-not-found']).not.toContain(code)
  })
})
