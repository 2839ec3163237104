import http from 'node:http'
import { expect, test } from '@playwright/test'

/** Larger than what either endpoint reads. */
const large = Buffer.alloc(10 * 1024 * 1024)

/** Sent in turn: unauthorized, answered, too large, answered. */
const requests = [
  { method: 'POST', path: '/api/users/search', body: large, status: 401 },
  { method: 'GET', path: '/api/auth/csrf', body: undefined, status: 200 },
  { method: 'POST', path: '/api/auth/token', body: large, status: 413 },
  { method: 'POST', path: '/api/auth/token', body: '{}', status: 400 },
]

function ask(base: URL, agent: http.Agent, { method, path, body }: (typeof requests)[number]) {
  const headers = { 'content-type': 'application/json' }
  return new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(new URL(path, base), { method, agent, headers }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    )
    request.once('error', reject)
    request.end(body)
  })
}

test('a thousand requests over reused connections are all answered, every other one before its body was read', async ({
  baseURL,
}) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const all = Array.from({ length: 1_000 }, (_, n) => requests[n % requests.length]!)
  const statuses = await Promise.all(all.map((request) => ask(new URL(baseURL!), agent, request)))
  expect(statuses).toEqual(all.map(({ status }) => status))
  agent.destroy()
})
