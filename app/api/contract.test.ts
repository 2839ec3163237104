import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { isAllowed, roles, type Role } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { answerTo, routeFileOf, routes } from '@/lib/testing/calls/answer'
import { send, tokenOf } from '@/lib/testing/calls/call'
import { createUser, UNKNOWN_ID } from '@/lib/testing/records/factories'

/** Walks every contract and every route file: every endpoint follows the same rules. */

const named = contracts.map(
  (contract) => [`${contract.method} ${contract.path}`, contract] as const,
)
const closed = named.filter(([, { policy }]) => policy !== 'anyone')
const json = { 'content-type': 'application/json' }
const anyId = { id: UNKNOWN_ID }

const notObjects = ['{"broken', '[]', 'null', '"text"']
const wrongMembers = [
  '{"id":"\\u0000","token":"\\u0000"}',
  '{"id":{"$gt":""},"FirstDayOfWeek":{},"roles":1,"nameTh":[],"keyword":{},"sort":{},"gateId":{},"contractorId":{},"PurchaseRequisitionNo":{},"scheduleId":{},"personId":{},"isActive":{},"kind":{},"isRunning":{},"have":{},"isRead":{},"screen":{},"ids":{},"quietHours":1,"username":1}',
]

const callers = new Map(roles.map((role) => [role, createUser(role)]))
const callerWith = (role: Role) => callers.get(role)!

const ask = (
  caller: Parameters<typeof send>[0],
  contract: Contract,
  body = '{}',
  input: unknown = anyId,
) => send(caller, contract, contract.method === 'POST' ? { headers: json, body } : {}, input)

describe('routes', () => {
  test('each contract has its route and each route its contract', () => {
    const declared = contracts.map(({ path }) => routeFileOf(path))
    expect(Object.keys(routes).toSorted()).toEqual([...new Set(declared)].toSorted())
  })

  test('only signing in, its keys, the links of mails and what LINE signs need no sign-in', () => {
    const open = contracts.filter(({ policy }) => policy === 'anyone').map(({ path }) => path)
    expect(open.toSorted()).toEqual([
      '/api/auth/jwks',
      '/api/auth/passkeyOptions',
      '/api/auth/token',
      '/api/gate-devices/pair',
      '/api/invitations/accept',
      '/api/invitations/open',
      '/api/invitations/requestReset',
      '/api/invitations/resetPassword',
      '/api/line/webhook',
      '/api/notices/unsubscribe/{token}',
      '/api/notices/unsubscribe/{token}',
    ])
  })

  test('only commands that change no more than what their caller sees leave no audit line', () => {
    const unrecorded = contracts.filter(({ audit }) => audit === 'own').map(({ path }) => path)
    expect(unrecorded.toSorted()).toEqual([
      '/api/imports/check',
      '/api/imports/commit',
      '/api/imports/saveRow',
      '/api/line-links/begin',
      '/api/notice-settings/save',
      '/api/notices/markRead',
      '/api/push-subscriptions/remove',
      '/api/push-subscriptions/save',
    ])
  })

  /** Source: docs/interface.md#methods. */
  test('reading by id and pre-checks are GET, everything else is POST', () => {
    const reading =
      /\/(get|logs|readiness|pdf|photo)(\/\{id\})?$|\/preCreate|\/(listSystem|listForContractor|listSchedules|wpDaily|wpWeekly|monthlySummary|jwks|openapi\.json)$/
    const agreedOn = [
      '/api/settings/global',
      '/api/projects/create',
      '/api/users/sendInvitation/{id}',
      '/api/notices/unsubscribe/{token}',
    ]
    for (const { path, method } of contracts.filter(({ path: own }) => !agreedOn.includes(own)))
      expect(`${method} ${path}`).toBe(`${reading.test(path) ? 'GET' : 'POST'} ${path}`)
  })
})

describe('HEAD', () => {
  const byGet = named.filter(([, { method }]) => method === 'GET')

  test.each(byGet)('%s is answered by HEAD as by GET if it reads', async (_, contract) => {
    const role = roles.find((role) => isAllowed(contract.policy, [role]))
    const caller = role ? await callerWith(role) : null
    const headers = caller ? { authorization: `Bearer ${await tokenOf(caller)}` } : undefined
    const path = contract.path.replace(/\{\w+\}/, UNKNOWN_ID)
    const asked = new NextRequest(`http://localhost:3000${path}`, { method: 'HEAD', headers })
    const answer = await answerTo(contract, asked, anyId)
    const expected = contract.kind === 'command' ? 405 : (await ask(caller, contract)).status
    expect([answer.status, await answer.text()]).toEqual([expected, ''])
  })
})

describe('every endpoint behind a policy', () => {
  test.each(closed)('%s is 401 without a sign-in, whatever the input', async (_, contract) => {
    const { status, headers } = await ask(null, contract, '{"broken')
    expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  })

  test.each(closed)(
    '%s is 403 to every role outside its policy, whatever the input',
    async (_, contract) => {
      for (const role of roles.filter((role) => !isAllowed(contract.policy, [role]))) {
        const { status, body } = await ask(await callerWith(role), contract, '{"broken')
        expect([role, status, body.code]).toEqual([role, 403, 'forbidden'])
      }
    },
  )

  test.each(named.filter(([, { method }]) => method === 'POST'))(
    '%s is 400 or 415 for invalid input',
    async (_, contract) => {
      const role = roles.find((role) => isAllowed(contract.policy, [role]))
      const caller = role ? await callerWith(role) : null
      const takesNothing =
        Object.keys((contract.input as { shape?: object }).shape ?? { any: 1 }).filter(
          (name) => !contract.path.includes(`{${name}}`),
        ).length === 0
      for (const body of takesNothing ? notObjects : [...notObjects, ...wrongMembers]) {
        const answer = await ask(caller, contract, body)
        expect(contract.signedBy ? [401] : [400, 415]).toContain(answer.status)
      }
    },
  )

  test.each(named.filter(([, { path }]) => path.includes('{id}')))(
    '%s is 400 for an invalid or unknown id',
    async (_, contract) => {
      const caller = await callerWith(roles.find((role) => isAllowed(contract.policy, [role]))!)
      for (const id of ['5', 'null', '../users', anyId.id])
        expect((await ask(caller, contract, '{}', { id })).status).toBe(400)
    },
  )
})
