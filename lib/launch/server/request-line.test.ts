import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { HttpServer } from './http-server'

let url: string
const server = new HttpServer(
  async ({ url: path, headers }, response) => void response.end(`${headers.host}${path}`),
  { trustedHops: 0, isHttps: false },
)
beforeAll(async () => {
  await server.listen(0, '127.0.0.1')
  url = `http://127.0.0.1:${(server.address as AddressInfo).port}`
})
afterAll(() => server.drain(0))

const ask = (line: string) =>
  RawConnection.exchange(
    url,
    `${line} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`,
  )

test.each([
  ['GET /users?from=%zz', 'localhost/users?from=%zz'],
  ['GET http://safety.example.com/users?a=1', 'safety.example.com/users?a=1'],
  ['GET HTTP://safety.example.com:8080', 'safety.example.com:8080/'],
  ['GET /%E0%B8%81', 'localhost/%E0%B8%81'],
  ['GET /readme/...x/a..b', 'localhost/readme/...x/a..b'],
  ['DELETE /api/users/remove', 'localhost/api/users/remove'],
])('%s is served', async (line, seen) => {
  const answer = await ask(line)
  expect(answer).toContain('HTTP/1.1 200 ')
  expect(answer.split('\r\n')).toContain(seen)
})

test.each([
  ['TRACE /', 405, 'method-not-allowed'],
  ['PROPFIND /api/users/search', 405, 'method-not-allowed'],
  ['GET /%zz', 400, 'malformed-path'],
  ['GET /api/users/get/%', 400, 'malformed-path'],
  ['GET /%ff', 400, 'malformed-path'],
  ['GET /a%00b', 400, 'malformed-path'],
  ['GET /_next/../users', 400, 'malformed-path'],
  ['POST /api/%2e%2E/sign-in', 400, 'malformed-path'],
  ['GET /./users', 400, 'malformed-path'],
  ['GET /users/..', 400, 'malformed-path'],
  ['POST /swagger-ui/swagger-ui.css', 405, 'method-not-allowed'],
  ['DELETE /projects', 405, 'method-not-allowed'],
  ['OPTIONS *', 405, 'method-not-allowed'],
  ['GET http://', 400, 'malformed-path'],
])('%s is answered with a problem and a trace id', async (line, status, code) => {
  const answer = await ask(line)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('content-type: application/problem+json')
  const [json] = /\{.*\}/.exec(body)!
  expect(JSON.parse(json!)).toMatchObject({ status, code, traceId: expect.any(String) })
})
