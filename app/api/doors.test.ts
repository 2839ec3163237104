import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { roles } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { log } from '@/lib/platform/log/log'
import { call, routeFileOf, routes, send } from '@/lib/testing/call'
import { createUser } from '@/lib/testing/factories'
import { cookieOf } from '@/lib/testing/session-cookie'
import { account } from '@/lib/domain/people/account/contract'

const nameOf = ({ method, path }: Contract) => `${method} ${path}`
const closed = contracts.filter(({ policy }) => policy !== 'anyone')

describe('a page of another site, in a browser that is signed in,', () => {
  const everything = createUser([...roles], { employerId: null })
  const commands = closed.filter(({ kind }) => kind === 'command')

  test.each(commands.map((contract) => [nameOf(contract), contract] as const))(
    'cannot have %s done',
    async (_, contract) => {
      const cookie = await cookieOf(await everything)
      const id = crypto.randomUUID()
      const url = `http://localhost:3000${contract.path.replace('{id}', id)}`
      const route = await routes[routeFileOf(contract.path)]!()
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        {},
      ]) {
        const request = new NextRequest(url, {
          method: contract.method,
          // What a form can send without asking first
          headers: new Headers(
            Object.entries({
              'content-type': 'text/plain',
              host: 'localhost:3000',
              ...cookie,
              ...headers,
            }),
          ),
          ...(contract.method === 'POST' && { body: `{"id":"${id}"}` }),
        })
        const answer = await route[contract.method]!(request, { params: Promise.resolve({ id }) })
        expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross-site'])
      }
    },
  )
})

test('errors and the log hold no secret of a sign-in that fails or breaks', async () => {
  const written: string[] = []
  const keep = (fields: object, message: string) =>
    void written.push(JSON.stringify({ fields, message }))
  const { info, warn, error } = log
  Object.assign(log, { info: keep, warn: keep, error: keep })
  const password = 'my very secret password'
  const { email, userId } = await createUser('Admin', { password })
  const answers = [
    await call(null, account.token, { username: email!, password: `${password} wrong` }),
    await call(null, account.token, { username: email!, password }),
    await call({ userId }, account.changePassword, {
      currentPassword: password,
      newPassword: 'Password2026',
    }),
    await send(null, account.get, { headers: { authorization: `Bearer ${password}` } }),
  ]
  Object.assign(log, { info, warn, error })
  expect(written.length).toBeGreaterThanOrEqual(answers.length)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  for (const text of [...written, JSON.stringify(refused.map(({ body }) => body))])
    expect(text).not.toMatch(/my very secret|Password2026|scrypt\$|eyJ|next-auth/)
})
