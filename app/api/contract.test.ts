import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { assets } from '@/lib/domain/site/assets/contract'
import { contracts } from '@/lib/domain/contracts'
import { documentTemplates } from '@/lib/domain/site/document-templates/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { invite, inviteByMail } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { users } from '@/lib/domain/people/users/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { openSession } from '@/lib/platform/auth/sessions'
import { cookieOf } from '@/lib/testing/session-cookie'
import { isAllowed, roles } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { dayIn } from '@/lib/platform/dates/day'
import { prisma } from '@/lib/platform/db/client'
import type { Contract } from '@/lib/platform/contract/contract'
import { makePasskey } from '@/lib/testing/passkey'
import { call, routeFileOf, routes, send } from '@/lib/testing/call'
import {
  createAttendance,
  createEmployer,
  createJsaTemplate,
  createPasskey,
  createSystemTemplate,
  jsaTemplateInput,
  createPerson,
  createProject,
  createTask,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
} from '@/lib/testing/factories'

/** Walks every contract and every route file: what holds for one endpoint holds for all. */

const named = contracts.map(
  (contract) => [`${contract.method} ${contract.path}`, contract] as const,
)
const closed = named.filter(([, { policy }]) => policy !== 'anyone')
const json = { 'content-type': 'application/json' }
const anyId = { id: '00000000-0000-7000-8000-000000000000' }

const notObjects = ['{"broken', '[]', 'null', '"text"']
const wrongMembers = [
  '{"id":"\\u0000","token":"\\u0000"}',
  '{"id":{"$gt":""},"FirstDayOfWeek":{},"roles":1,"nameTh":[],"keyword":{},"contractorId":{},"PurchaseRequisitionNo":{},"scheduleId":{},"personId":{},"isActive":{},"username":1}',
]

const ask = (
  caller: Parameters<typeof send>[0],
  contract: Contract,
  body = '{}',
  input: unknown = anyId,
) => send(caller, contract, contract.method === 'POST' ? { headers: json, body } : {}, input)

describe('routes', () => {
  test('each contract has its route and each route its contract', () => {
    const declared = contracts.map(({ path }) => routeFileOf(path))
    const ofLibraries = ['/app/api/[...path]/route.ts', '/app/api/auth/[...nextauth]/route.ts']
    expect(Object.keys(routes).toSorted()).toEqual(
      [...new Set(declared), ...ofLibraries].toSorted(),
    )
  })

  test('only signing in, its keys and the links of invitations and resets ask for no sign-in', () => {
    const open = contracts.filter(({ policy }) => policy === 'anyone').map(({ path }) => path)
    expect(open.toSorted()).toEqual([
      '/api/auth/jwks',
      '/api/auth/passkeyOptions',
      '/api/auth/token',
      '/api/invitations/accept',
      '/api/invitations/open',
      '/api/invitations/requestReset',
      '/api/invitations/resetPassword',
    ])
  })

  test('methods follow the interface: reading one by id and pre-checks are GET, everything else POST', () => {
    const reading =
      /\/(get|logs|readiness|pdf)(\/\{id\})?$|\/preCreate|\/(listSystem|listForContractor|listSchedules|wpDaily|wpWeekly|monthlySummary|jwks|openapi\.json)$/
    const asTheInterfaceSays = [
      '/api/settings/global',
      '/api/projects/create',
      '/api/users/sendInvitation/{id}',
    ]
    for (const { path, method } of contracts.filter(
      ({ path: own }) => !asTheInterfaceSays.includes(own),
    ))
      expect(`${method} ${path}`).toBe(`${reading.test(path) ? 'GET' : 'POST'} ${path}`)
  })
})

describe('every endpoint behind a policy', () => {
  test.each(closed)('%s says 401 to strangers, whatever they send', async (_, contract) => {
    const { status, headers } = await ask(null, contract, '{"broken')
    expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  })

  test.each(closed)(
    '%s says 403 to every role outside its policy, whatever they send',
    async (_, contract) => {
      for (const role of roles.filter((held) => !isAllowed(contract.policy, [held]))) {
        const { status, body } = await ask(await createUser(role), contract, '{"broken')
        expect([role, status, body.code]).toEqual([role, 403, 'forbidden'])
      }
    },
  )

  test.each(named.filter(([, { method }]) => method === 'POST'))(
    '%s says 400 or 415 to rubbish',
    async (_, contract) => {
      const role = roles.find((held) => isAllowed(contract.policy, [held]))
      const caller = role ? await createUser(role) : null
      const takesNothing =
        Object.keys((contract.input as { shape?: object }).shape ?? { any: 1 }).length === 0
      for (const body of takesNothing ? notObjects : [...notObjects, ...wrongMembers]) {
        const answer = await ask(caller, contract, body)
        expect([400, 415]).toContain(answer.status)
      }
    },
  )

  test.each(named.filter(([, { path }]) => path.includes('{id}')))(
    '%s says 400 to an id that is none, or that nobody has',
    async (_, contract) => {
      const caller = await createUser(roles.find((held) => isAllowed(contract.policy, [held]))!)
      for (const id of ['5', 'null', '../users', anyId.id])
        expect((await ask(caller, contract, '{}', { id })).status).toBe(400)
    },
  )
})

describe('every write leaves its audit line', () => {
  const admin = () => createUser(['Admin', 'SafetyOfficer'], { password: 'a long password' })
  const form = (parts: Record<string, string | Blob>) => {
    const data = new FormData()
    for (const [name, part] of Object.entries(parts)) data.append(name, part)
    return data
  }
  const pixel = () =>
    new File(
      [
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
          'base64',
        ),
      ],
      'pixel.png',
      { type: 'image/png' },
    )
  const area = { code: 'A-01', nameTh: 'ลานถัง' }

  const sessionOfToday = () =>
    createTrainingSession({ date: new Date(`${dayIn('Asia/Bangkok', new Date())}T00:00:00Z`) })
  const oneRow = async (
    enrolledByUserId: string,
    status: 'Enrolled' | 'Attended' | 'Passed',
    sessionId?: string,
  ) => ({ ids: [(await createAttendance({ status, sessionId, enrolledByUserId })).id] })

  const invitedUser = async () => {
    const invited = await createUser('WorkOwner')
    await inviteByMail(
      prisma(),
      { id: invited.userId, email: invited.email!, name: { th: 'น้ำฝน', en: null } },
      new Date(),
    )
    return invited
  }
  const waitingMail = async () => {
    const { userId } = await invitedUser()
    return (await prisma().outboxMail.findFirstOrThrow({ where: { userId } })).id
  }

  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const beginApp = async (caller: { userId: string }) =>
    (await call(caller, secondFactors.beginAuthenticator, {})).body
  const enrolApp = async (caller: { userId: string }) =>
    call(caller, secondFactors.confirmAuthenticator, {
      code: codeOf((await beginApp(caller)).secret),
    })

  /** One good call for each command; a new command without one fails the test below. */
  const goodCalls: [
    Contract,
    (caller: Awaited<ReturnType<typeof admin>>) => Promise<unknown> | unknown,
  ][] = [
    [account.token, ({ email }) => ({ username: email, password: 'a long password' })],
    [
      account.changePassword,
      () => ({ currentPassword: 'a long password', newPassword: 'another long one' }),
    ],
    [
      account.endSession,
      async ({ userId }) => ({
        id: await openSession({
          userId,
          sessionVersion: 1,
          device: 'Firefox',
          address: '203.0.113.9',
          lifetime: 1000_000,
        }),
      }),
    ],
    [account.confirmIdentity, () => ({ password: 'a long password' })],
    [account.signOut, () => ({})],
    [account.endOtherSessions, () => ({})],
    [secondFactors.beginAuthenticator, () => ({})],
    [
      secondFactors.confirmAuthenticator,
      async (caller) => ({ code: codeOf((await beginApp(caller)).secret) }),
    ],
    [secondFactors.removeAuthenticator, async (caller) => void (await enrolApp(caller))],
    [
      secondFactors.confirmPasskey,
      async (caller) => {
        const { body } = await call(caller, secondFactors.beginPasskey, {})
        return { name: 'โทรศัพท์', answer: makePasskey().create(body) }
      },
    ],
    [secondFactors.removePasskey, async ({ userId }) => ({ id: await createPasskey(userId) })],
    [secondFactors.renewCodes, async (caller) => void (await enrolApp(caller))],
    [assets.upload, () => form({ file: pixel(), assetType: 'Profile' })],
    [documentTemplates.save, () => ({ nameTh: 'แบบฟอร์ม' })],
    [
      documentTemplates.remove,
      async () => ({
        id: (await prisma().documentTemplate.create({ data: { nameTh: 'แบบ' } })).id,
      }),
    ],
    [employers.save, () => ({ nameTh: 'บริษัท ใหม่ จำกัด' })],
    [employers.remove, async () => ({ id: (await createEmployer()).id })],
    [
      invitations.accept,
      async () => {
        const invited = await createUser('WorkOwner')
        const token = await invite(prisma(), invited.userId, new Date())
        return { token, password: 'a long password' }
      },
    ],
    [
      invitations.resetPassword,
      async () => {
        const { userId } = await createUser('WorkOwner', { password: 'a long password' })
        const token = await invite(prisma(), userId, new Date(), 'Reset')
        return { token, password: 'another long one' }
      },
    ],
    [jsaTemplates.save, () => jsaTemplateInput()],
    [jsaTemplates.remove, async () => ({ id: (await createJsaTemplate()).id })],
    [
      jsaTemplates.setEnabled,
      async () => ({ id: (await createJsaTemplate()).id, IsEnabled: false }),
    ],
    [jsaTemplates.batchImport, async () => ({ ids: [(await createSystemTemplate()).id] })],
    [persons.save, () => ({ firstNameTh: 'สมหญิง', lastNameTh: 'ตั้งใจ' })],
    [persons.remove, async () => ({ id: (await createPerson()).id })],
    [persons.erase, async () => ({ id: (await createPerson()).id })],
    [projects.save, async () => ({ name: 'งาน', employerId: (await createEmployer()).id })],
    [projects.remove, async () => ({ id: (await createProject()).id })],
    [projects.changeStatus, async () => ({ id: (await createProject()).id, status: 'Active' })],
    [settings.save, () => ({ FirstDayOfWeek: 1 })],
    [tasks.createTask, () => ({ taskTypeId: 1 })],
    [
      tasks.executeCommand,
      async ({ userId }) => ({
        id: (await createTask({ assigneeUserId: userId })).id,
        command: 'start',
      }),
    ],
    [
      tasks.reassign,
      async ({ userId }) => ({
        id: (await createTask({ assigneeUserId: userId })).id,
        AssigneeUserId: (await createUser('WorkOwner')).userId,
      }),
    ],
    [
      trainingPlans.save,
      () => ({
        name: 'Induction',
        nickname: 'อบรม',
        recurrenceType: 'None',
        startDate: '2399-01-01',
        location: 'ห้อง 1',
      }),
    ],
    [trainingPlans.remove, async () => ({ id: (await createTrainingPlan()).id })],
    [
      trainingPlans.generateSessions,
      async () => ({
        id: (await createTrainingPlan()).id,
        fromDate: '2399-06-01',
        toDate: '2399-06-01',
      }),
    ],
    [
      trainingSessions.save,
      async () => ({
        scheduleId: (await createTrainingPlan()).id,
        date: '2399-01-01',
        period: 'Morning',
        location: 'ห้อง 1',
      }),
    ],
    [trainingSessions.remove, async () => ({ id: (await createTrainingSession()).id })],
    [trainingSessions.close, async () => ({ id: (await createTrainingSession()).id })],
    [
      trainingSessions.reopen,
      async () => ({ id: (await createTrainingSession({ status: 'Closed' })).id }),
    ],
    [
      trainingSessions.complete,
      async () => ({ id: (await createTrainingSession({ status: 'Closed' })).id }),
    ],
    [
      trainingSessions.cancel,
      async () => ({ id: (await createTrainingSession()).id, reason: 'ฝนตก' }),
    ],
    [
      trainingEnrollments.enroll,
      async () => ({
        sessionId: (await createTrainingSession()).id,
        personIds: [(await createPerson()).id],
      }),
    ],
    [trainingEnrollments.cancel, ({ userId }) => oneRow(userId, 'Enrolled')],
    [trainingApprovals.confirm, ({ userId }) => oneRow(userId, 'Enrolled')],
    [
      trainingApprovals.checkIn,
      async ({ userId }) => oneRow(userId, 'Enrolled', (await sessionOfToday()).id),
    ],
    [
      trainingApprovals.undoCheckIn,
      async ({ userId }) => oneRow(userId, 'Attended', (await sessionOfToday()).id),
    ],
    [trainingApprovals.pass, ({ userId }) => oneRow(userId, 'Attended')],
    [trainingApprovals.fail, ({ userId }) => oneRow(userId, 'Attended')],
    [
      trainingApprovals.markNoShow,
      async ({ userId }) => oneRow(userId, 'Enrolled', (await sessionOfToday()).id),
    ],
    [
      trainingApprovals.correct,
      async ({ userId }) => ({ ...(await oneRow(userId, 'Passed')), to: 'Failed', reason: 'ผิด' }),
    ],
    [users.save, async () => ({ PersonId: (await createPerson()).id, roles: ['WorkOwner'] })],
    [users.remove, async () => ({ id: (await createUser('WorkOwner')).userId })],
    [users.sendInvitation, async () => ({ id: (await createUser('WorkOwner')).userId })],
    [users.revokeInvitation, async () => ({ id: (await invitedUser()).userId })],
    [mailOutbox.retry, async () => ({ id: await waitingMail() })],
    [
      providerSyncs.retry,
      async () => {
        const managed = { baseUrl: 'http://localhost:1', realm: 'site' }
        config().providerAdmin = { ...managed, clientId: 'x', clientSecret: 'y' }
        return { id: (await createUser('WorkOwner')).id }
      },
    ],
    [
      users.removeSecondFactor,
      async () => {
        const owner = await createUser('WorkOwner')
        await createPasskey(owner.userId)
        return { id: owner.userId }
      },
    ],
    [users.endSessions, async () => ({ id: (await createUser('WorkOwner')).userId })],
    [users.setDefault, async () => ({ id: (await createUser('WorkOwner')).userId })],
    [workPermits.save, () => ({ typeCode: 'General', description: 'งาน' })],
    [
      workPermits.remove,
      async ({ userId }) => ({ id: (await createWorkPermit({ requestedByUserId: userId })).id }),
    ],
    [
      workPermits.executeCommand,
      async ({ userId }) => ({
        id: (await createWorkPermit({ requestedByUserId: userId })).id,
        command: 'cancel',
      }),
    ],
    [workspaceAreas.save, () => area],
    [
      workspaceAreas.remove,
      async () => ({
        id: (await prisma().workspaceArea.create({ data: { ...area, code: 'B-01' } })).id,
      }),
    ],
  ]

  /** What only a browser's session can do. */
  const byCookie: Contract[] = [account.confirmIdentity]
  const headersOf = async (contract: Contract, caller: Awaited<ReturnType<typeof admin>>) =>
    byCookie.includes(contract)
      ? { ...json, 'sec-fetch-site': 'same-origin', ...(await cookieOf(caller)) }
      : json

  test('and each has a good call here', () => {
    const commands = contracts.filter(({ kind }) => kind === 'command').map(({ path }) => path)
    expect(goodCalls.map(([{ path }]) => path).toSorted()).toEqual(commands.toSorted())
  })

  test.each(goodCalls.map(([contract, input]) => [contract.path, contract, input] as const))(
    '%s',
    async (_, contract, input) => {
      const caller = await admin()
      const body = await input(caller)
      const before = await prisma().auditEntry.count()
      const isForm = body instanceof FormData
      const answer = await send(
        contract.policy === 'anyone' || byCookie.includes(contract) ? null : caller,
        contract,
        contract.method === 'GET'
          ? {}
          : {
              headers: isForm ? {} : await headersOf(contract, caller),
              body: isForm ? body : JSON.stringify(body ?? {}),
            },
        body,
      )
      expect([answer.status, answer.body.code]).toEqual([200, undefined])
      expect(await prisma().auditEntry.count()).toBeGreaterThan(before)
    },
  )

  test('which names who did it and the trace of the call, and holds no secret', async () => {
    const lines = await prisma().auditEntry.findMany()
    expect(lines.every(({ actorUserId, traceId }) => actorUserId && traceId)).toBe(true)
    expect(JSON.stringify(lines)).not.toMatch(/long password|another long one|scrypt|eyJ/)
  })
})
