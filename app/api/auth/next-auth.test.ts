import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import type { ProblemBody } from '@/lib/platform/contract/problem'
import { DELETE, GET, PATCH, POST, PUT } from './[...nextauth]/route.next'

const route = { GET, POST, PUT, PATCH, DELETE }

const form = 'application/x-www-form-urlencoded'

type Init = { headers?: Record<string, string>; body?: BodyInit }

async function ask(method: keyof typeof route, path: string, { headers, body }: Init = {}) {
  const url = `http://localhost:3000/api/auth/${path}`
  const request = new NextRequest(url, { method, headers, body, duplex: 'half' })
  const names = path.split('?')[0]!.split('/').map(decodeURIComponent)
  const params = Promise.resolve({ nextauth: names })
  const answer = await route[method]!(request, { params })
  const problem = (await answer.json()) as ProblemBody
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(problem.traceId).toBe(answer.headers.get('x-trace-id'))
  return [answer.status, problem.code]
}

test.each([
  ['POST', '_log'],
  ['GET', 'providers'],
  ['GET', 'session'],
  ['GET', 'signout/anything'],
  ['GET', 'verify-request'],
  ['GET', 'error'],
  ['GET', 'signin'],
  ['POST', 'signin/oidc'],
  ['GET', 'callback/oidc'],
  ['POST', 'callback/credentials/more'],
  ['GET', 'constructor'],
  ['POST', 'callback%2Fcredentials'],
] as const)('%s %s of next-auth does not exist', async (method, path) => {
  expect(await ask(method, path)).toEqual([404, 'path-not-found'])
})

test.each([
  ['GET', 'signout'],
  ['GET', 'callback/credentials'],
  ['POST', 'csrf'],
  ['DELETE', 'signout'],
] as const)('%s %s is refused with the allowed method', async (method, path) => {
  expect(await ask(method, path)).toEqual([405, 'method-not-allowed'])
})

test('a body larger than our forms is refused while it arrives, whatever its content-length says', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(8 * 1024))
    },
  })
  const headers = { 'content-type': form, 'content-length': '10' }
  const refused = await ask('POST', 'callback/credentials', { headers, body })
  expect(refused).toEqual([413, 'body-too-large'])
  expect(sent).toBeLessThan(8)
})

test('a body that is no form is refused', async () => {
  const headers = { 'content-type': 'application/json' }
  const refused = await ask('POST', 'callback/credentials', { headers, body: '{}' })
  expect(refused).toEqual([415, 'unsupported-content-type'])
})

test.each([
  ['x', '/'],
  ['http://[', '/'],
  ['https://evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/projects?page=2', '/projects?page=2'],
])('whoever asks to return to %j is led to %s', async (callbackUrl, path) => {
  const browser = new SignInBrowser()
  const fields = { username: 'nobody@example.com', password: 'x', callbackUrl }
  expect((await browser.submit(fields)).error).toBe('wrong-credentials')
  const address = encodeURIComponent(`http://localhost:3000${path}`)
  expect(browser.cookie.cookie).toContain(`next-auth.callback-url=${address}`)
})

test.each(['x', 'https://evil.example/'])(
  'a cookie that returns to %j is forgotten',
  async (callbackUrl) => {
    const cookie = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`
    const browser = new SignInBrowser({ cookie })
    const { error } = await browser.submit({ username: 'nobody@example.com', password: 'x' })
    expect(error).toBe('wrong-credentials')
  },
)

test('a passkey with characters that nothing stores is a wrong one', async () => {
  const text = 'x'
  const response = { clientDataJSON: text, authenticatorData: text, signature: text }
  const passkey = { rawId: text, type: 'public-key', clientExtensionResults: {}, response }
  for (const id of ['a\u0000', 'a\ud83d']) {
    const fields = { passkey: JSON.stringify({ ...passkey, id }) }
    expect((await new SignInBrowser().submit(fields)).error).toBe('wrong-passkey')
  }
})
