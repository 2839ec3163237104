import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { HttpServer, type Handler } from './http-server'

const echoHeaders: Handler = async (request, response) => {
  response.end(JSON.stringify(request.headers))
}
let server: HttpServer

async function listen(isHttps = false, handle = echoHeaders): Promise<string> {
  server = new HttpServer(handle, { trustedHops: 0, isHttps })
  await server.listen(0, '127.0.0.1')
  return `http://127.0.0.1:${(server.address as AddressInfo).port}`
}
afterEach(() => server.drain(0))

const policyOf = ({ headers }: Response) => headers.get('content-security-policy')

test('a page gets a new nonce with each answer, and Next is given the same policy whatever the client sent', async () => {
  const url = await listen()
  const own = { 'content-security-policy': "script-src 'nonce-mine'" }
  const answers = await Promise.all([1, 2].map(() => fetch(`${url}/users`, { headers: own })))
  const policies = answers.map(policyOf)
  expect(new Set(policies).size).toBe(2)
  for (const [index, answer] of answers.entries()) {
    expect(policies[index]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    expect(policies[index]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|nonce-mine/)
    const seen = (await answer.json()) as Record<string, string>
    expect(seen['content-security-policy']).toBe(policies[index])
  }
})

test.each(['/api/users/search', '/_next/static/chunks/a.js'])(
  '%s may load nothing, and a policy from the client is removed',
  async (path) => {
    const answer = await fetch((await listen()) + path, {
      headers: { 'content-security-policy': 'x' },
    })
    expect(policyOf(answer)).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(await answer.json()).not.toHaveProperty('content-security-policy')
  },
)

test.each([
  ['/api/users/search', false],
  ['/users', true],
])('%s asked for by its whole address gets the policy of what it is', async (path, isPage) => {
  const url = await listen()
  const text = `GET http://safety.example.com${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  const [head] = (await RawConnection.exchange(url, text)).split('\r\n\r\n')
  expect(head!.includes('script-src')).toBe(isPage)
})

test('an answer with a policy of its own keeps it', async () => {
  const url = await listen(false, async (_, response) => {
    response.writeHead(200, { 'content-security-policy': 'sandbox' }).end()
  })
  expect(policyOf(await fetch(`${url}/api/assets/get/1`))).toBe('sandbox')
})

test.each([
  ['a page', 'GET /users HTTP/1.1'],
  ['an answer of the API', 'GET /api/users/search HTTP/1.1'],
  ['a problem that the server answers itself', 'TRACE / HTTP/1.1'],
  ['the answer to what is not HTTP', 'rubbish'],
])('%s has the security headers', async (_, line) => {
  const text = `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  const head = (await RawConnection.exchange(await listen(), text)).toLowerCase()
  expect(head).toContain('content-security-policy: default-src')
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('x-frame-options: deny')
  expect(head).toContain('referrer-policy: same-origin')
  expect(head).toContain('cross-origin-resource-policy: same-origin')
})

test.each([
  ['a request without a host', 'GET /users HTTP/1.1', 400],
  [
    'a request that expects what nobody knows',
    'GET /users HTTP/1.1\r\nHost: x\r\nExpect: tea',
    417,
  ],
  ['a request for a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x', 400],
])('the answer to %s, which Node would give, has them, too', async (_, head, status) => {
  const text = `${head}\r\nConnection: close\r\n\r\n`
  const answer = (await RawConnection.exchange(await listen(), text)).toLowerCase()
  expect(answer).toContain(`http/1.1 ${status} `)
  expect(answer).toContain('content-security-policy: default-src')
})

test('what Next sends to its router names its characters', async () => {
  const url = await listen(false, async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component' }).end()
  })
  const { headers } = await fetch(`${url}/users`)
  expect(headers.get('content-type')).toBe('text/x-component; charset=utf-8')
})

test('HSTS is sent, subdomains included, only where the product is reached over https', async () => {
  const name = 'strict-transport-security'
  expect((await fetch(await listen())).headers.has(name)).toBe(false)
  await server.drain(0)
  const hsts = (await fetch(await listen(true))).headers.get(name)
  expect(hsts).toMatch(/^max-age=\d{8}; includeSubDomains$/)
})
