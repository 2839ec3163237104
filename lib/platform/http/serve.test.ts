import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createUser } from '@/lib/testing/records/factories'
import { tokenOf } from '@/lib/testing/calls/call'
import { command, get, list, query, result, done } from '../contract/contract'
import { text } from '../contract/fields'
import { serve, serveNotFound } from './serve'

const echo = query('/api/echo', {
  policy: 'realm-basic',
  summary: 'Gives back what it was given',
  input: z.object({
    Name: text(50),
    Items: z.array(z.object({ deepMember: z.string().optional() })).optional(),
  }),
  output: z.object({ Name: z.string(), Items: z.array(z.looseObject({})).optional() }),
})
const echoRoute = serve(echo, async (_, input) => input)

let authorization: string
beforeAll(async () => {
  authorization = `Bearer ${await tokenOf(await createUser('Contractor'))}`
})

const noParameters = { params: Promise.resolve({}) }
const request = (
  init: { method?: string; body?: BodyInit; headers?: Record<string, string> },
  path = '/api/echo',
) =>
  new NextRequest(`http://localhost:3000${path}`, {
    method: 'POST',
    ...init,
    headers: { authorization, 'content-type': 'application/json', ...init.headers },
  })

async function post(init: Parameters<typeof request>[0]) {
  const response = await echoRoute.POST(request(init), noParameters)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const nested = (open: string, close: string, depth: number, inside = '') =>
  open.repeat(depth) + inside + close.repeat(depth)

describe('a body', () => {
  test.each([
    ['not JSON', '{"Name": ', 400, 'malformed-json'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'malformed-json'],
    ['an array', '[1]', 400, 'invalid-input'],
    ['null', 'null', 400, 'invalid-input'],
    ['nothing', '', 400, 'invalid-input'],
    ['a wrong type', '{"Name": 5}', 400, 'invalid-input'],
    ['a NUL in a value', '{"Name": "a\\u0000b"}', 400, 'nul-character'],
    [
      'a NUL in a deep value',
      '{"Name":"a","Items":[{"deepMember":"\\u0000"}]}',
      400,
      'nul-character',
    ],
    ['half a Unicode character', '{"Name": "a\\ud83d"}', 400, 'lone-surrogate'],
    ['the other half, in a name', '{"Name": "a", "\\ude00": 1}', 400, 'lone-surrogate'],
    ['65 lists in one another', `{"x":${nested('[', ']', 64)}}`, 400, 'nested-too-deep'],
    ['objects as deep as 1 MB holds', nested('{"a":', '}', 170_000, '1'), 400, 'nested-too-deep'],
    ['lists as deep as 1 MB holds', nested('[', ']', 500_000), 400, 'nested-too-deep'],
  ])('%s', async (_, body, status, code) => {
    const answer = await post({ body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  test('64 levels are read', async () => {
    const answer = await post({ body: `{"Name":"a","x":${nested('[', ']', 63)}}` })
    expect(answer.status).toBe(200)
  })

  test('members with names that every object has are ignored like other unknown ones', async () => {
    const body =
      '{"Name":"a","__proto__":{"Items":[]},"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":1}'
    const answer = await post({ body })
    expect(answer.body).toEqual({ Name: 'a' })
    expect({}).not.toHaveProperty('polluted')
  })

  test('a text that is too long is named beside everything else that is wrong', async () => {
    const body = JSON.stringify({
      Name: 'x'.repeat(51),
      Items: [{ deepMember: 'é'.normalize('NFD').repeat(900) }, { deepMember: 5 }],
    })
    const answer = await post({ body, headers: { 'accept-language': 'en' } })
    expect(answer.body.errors).toEqual([
      { path: 'Name', message: 'At most 50 characters' },
      { path: 'Items.1.deepMember', message: 'Invalid input: expected string, received number' },
    ])
  })

  test('a list is refused for its length before its items are looked at', async () => {
    const body = JSON.stringify({ Name: 'a', Items: Array(200_000).fill(1) })
    const answer = await post({ body, headers: { 'accept-language': 'en' } })
    expect(answer.body.errors).toEqual([{ path: 'Items', message: 'At most 1000 items' }])
  })

  test('a letter with more marks than a text of any language has is refused', async () => {
    const answer = await post({ body: JSON.stringify({ Name: `a${'\u0301'.repeat(31)}` }) })
    expect(answer.body.errors).toEqual([
      { path: 'Name', message: 'มีสระหรือเครื่องหมายซ้อนบนตัวอักษรเดียวมากเกินไป' },
    ])
  })

  test('more than the limit is 413, with and without a Content-Length', async () => {
    const big = JSON.stringify({ Name: 'x'.repeat(10 * 1024 * 1024) })
    expect((await post({ body: big })).body.code).toBe('body-too-large')
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const streamed = new NextRequest('http://localhost:3000/api/echo', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { authorization, 'content-type': 'application/json' },
    })
    expect((await echoRoute.POST(streamed, noParameters)).status).toBe(413)
  })

  test('a search without a body counts as one without members, whatever its content type', async () => {
    for (const headers of [{ 'content-type': '' }, { 'content-type': 'text/plain' }]) {
      const answer = await post({ headers })
      expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'Name'])
    }
  })

  test('a command without a content type is 415', async () => {
    const change = command('/api/change', {
      policy: 'anyone',
      summary: 'Changes',
      input: z.object({}),
      output: result,
    })
    const route = serve(change, async () => done())
    const answer = await route.POST(request({ headers: { 'content-type': '' } }), noParameters)
    expect(answer.status).toBe(415)
  })

  test('another content type is 415', async () => {
    const answer = await post({ body: 'Name=a', headers: { 'content-type': 'text/plain' } })
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-content-type'])
  })

  test('members are matched without regard to case, the exact spelling winning; unknown ones are ignored', async () => {
    const body =
      '{"NAME":"other","Name":"this","items":[{"DeepMember":"x","more":1}],"__proto__":{"a":1}}'
    const answer = await post({ body })
    expect(answer.body).toEqual({ Name: 'this', Items: [{ deepMember: 'x' }] })
  })

  test('text is put into NFC', async () => {
    const answer = await post({
      body: JSON.stringify({ Name: 'น้ำ'.normalize('NFD') + 'é'.normalize('NFD') }),
    })
    expect(answer.body.Name).toBe('น้ำé'.normalize('NFC'))
  })
})

describe('authentication', () => {
  const without = async (headers: Record<string, string>) => {
    const anonymous = new NextRequest('http://localhost:3000/api/echo', {
      method: 'POST',
      body: '{',
      headers,
    })
    const response = await echoRoute.POST(anonymous, noParameters)
    return { response, body: await response.json() }
  }

  test('strangers get 401 before anything is said about their input', async () => {
    const { response, body } = await without({})
    expect([response.status, body.code]).toEqual([401, 'not-signed-in'])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(['Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(10_000)}`, ''])(
    'the Authorization header %j is 401',
    async (header) => {
      const { response, body } = await without({ authorization: header })
      expect([response.status, body.code]).toEqual([401, 'invalid-token'])
    },
  )

  test('an undeclared path is 404, for strangers 401', async () => {
    const nothing = serveNotFound()
    expect((await nothing.GET(request({ method: 'GET' }, '/api/none'), noParameters)).status).toBe(
      404,
    )
    const stranger = new NextRequest('http://localhost:3000/api/none')
    expect((await nothing.GET(stranger, noParameters)).status).toBe(401)
  })

  test('another method is 405 and names the right one', async () => {
    const response = await echoRoute.GET(request({ method: 'GET' }), noParameters)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('an answer', () => {
  test.each([
    [undefined, 'th'],
    ['fr', 'th'],
    ['en-US,en;q=0.9', 'en'],
    ['th;q=0.5, en;q=0.8', 'en'],
    ['en;q=0', 'th'],
  ])('to Accept-Language %s is in %s', async (accepted, language) => {
    const answer = await post({
      body: '{}',
      headers: accepted ? { 'accept-language': accepted } : {},
    })
    expect(answer.headers.get('content-language')).toBe(language)
    expect(answer.body.detail).toMatch(language === 'en' ? /input/ : /ข้อมูล/)
    expect(answer.body.errors[0].message).toMatch(language === 'en' ? /required/ : /จำเป็น/)
  })

  test('has its trace id in a header and in the body', async () => {
    const answer = await post({ body: '{}' })
    expect(answer.headers.get('x-trace-id')).toBe(answer.body.traceId)
  })

  test('to an unexpected error is 500 and does not name its cause', async () => {
    const broken = serve(echo, async () => {
      throw new Error('secret: hunter2')
    })
    const response = await broken.POST(request({ body: '{"Name":"a"}' }), noParameters)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hunter2')
  })

  test('leaves out members that the contract does not declare', async () => {
    const leaky = serve(echo, async (_, { Name }) => ({ Name, passwordHash: 'x' }))
    const response = await leaky.POST(request({ body: '{"Name":"a"}' }), noParameters)
    expect(await response.json()).toEqual({ Name: 'a' })
  })

  test('of a list is an array, with the total in a header', async () => {
    const rows = list('/api/rows', {
      policy: 'realm-basic',
      summary: 'Rows',
      filters: {},
      row: z.object({ n: z.int() }),
      sorts: ['n'],
    })
    const route = serve(rows, async (_, { page = 1, pageSize }) => ({
      rows: [{ n: page * pageSize }],
      total: 7,
    }))
    const response = await route.POST(
      request({ body: '{"PAGE":2,"pagesize":10,"sort":"-n"}' }),
      noParameters,
    )
    expect([await response.json(), response.headers.get('x-total-count')]).toEqual([
      [{ n: 20 }],
      '7',
    ])
    const wrong = await route.POST(request({ body: '{"sort":"password"}' }), noParameters)
    expect(wrong.status).toBe(400)
  })

  test('to a path parameter that is not a GUID is 400', async () => {
    const one = get('/api/one/{id}', {
      policy: 'realm-basic',
      summary: 'One',
      input: z.object({ id: z.guid() }),
      output: z.object({}),
    })
    const response = await serve(one, async () => ({})).GET(
      request({ method: 'GET' }, '/api/one/5'),
      { params: Promise.resolve({ id: '5' }) },
    )
    expect(response.status).toBe(400)
  })
})

describe('a write from a page of another site', () => {
  const change = command('/api/change', {
    policy: 'anyone',
    summary: 'Changes',
    input: z.object({}),
    output: result,
  })

  test('is allowed at an endpoint without sign-in, as it uses no cookie', async () => {
    const response = await serve(change, async () => done()).POST(
      request({ body: '{}', headers: { 'sec-fetch-site': 'cross-site' } }),
      noParameters,
    )
    expect(response.status).toBe(200)
  })
})
