import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { roles } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { answerTo } from '@/lib/testing/calls/answer'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const nameOf = ({ method, path }: Contract) => `${method} ${path}`
const closed = contracts.filter(({ policy }) => policy !== 'anyone')

describe('a page of another site, in a signed-in browser', () => {
  const everyRole = createUser([...roles], { employerId: null })
  const commands = closed.filter(({ kind }) => kind === 'command')

  test.each(commands.map((contract) => [nameOf(contract), contract] as const))(
    'cannot call %s',
    async (_, contract) => {
      const cookie = await cookieOf(await everyRole)
      const id = crypto.randomUUID()
      const url = `http://localhost:3000${contract.path.replace('{id}', id)}`
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        {},
      ]) {
        const request = new NextRequest(url, {
          method: contract.method,
          // What a form can send without a preflight request
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
        const answer = await answerTo(contract, request, { id })
        expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross-site'])
      }
    },
  )
})
