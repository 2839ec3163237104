import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProblemBody } from '../../platform/contract/problem'
import { log } from '../../platform/log/log'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { type Handler, HttpServer } from './http-server'

/** In milliseconds, far beyond the limit of a test. */
const LONGER_THAN_A_TEST = 600_000

let server: HttpServer

async function listen(handle: Handler, trustedHops = 0): Promise<string> {
  server = new HttpServer(handle, { trustedHops, isHttps: false })
  await server.listen(0, '127.0.0.1')
  return `http://127.0.0.1:${(server.address as AddressInfo).port}`
}

afterEach(() => server.drain(0))

/** A promise that is resolved from outside. */
function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const echoHeaders: Handler = async (request, response) => {
  response.end(JSON.stringify(request.headers))
}

const spoofed = {
  'x-forwarded-for': '203.0.113.66, 198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=198.51.100.7',
}

describe('the address of the client', () => {
  it('is that of the socket, whatever the headers claim', async () => {
    const seen = await (await fetch(await listen(echoHeaders), { headers: spoofed })).json()
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'forwarded'])
      expect(seen).not.toHaveProperty(name)
  })

  it('is the one that our proxy added last, whatever the client put before it', async () => {
    const seen = await (await fetch(await listen(echoHeaders, 1), { headers: spoofed })).json()
    expect(seen).toMatchObject({ 'x-forwarded-for': '198.51.100.7' })
  })
})

describe('a chunked body', () => {
  const head =
    'POST /api/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n'
  const chunks = (count: number, bytes: number) =>
    `${`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(count)}0\r\n\r\n`

  let bytesRead = 0
  const countBytes: Handler = async (request, response) => {
    bytesRead = 0
    for await (const chunk of request) bytesRead += (chunk as Buffer).byteLength
    response.end(String(bytesRead))
  }

  it.each([
    [1_000, 1],
    [3_000, 576],
  ])('of %i chunks of %i bytes is read', async (count, bytes) => {
    const answer = await RawConnection.exchange(
      await listen(countBytes),
      head + chunks(count, bytes),
    )
    expect(answer).toMatch(new RegExp(`\\s${count * bytes}$`))
  })

  it('in far too many tiny chunks is refused with 413 and read no further', async () => {
    const answer = await RawConnection.exchange(await listen(countBytes), head + chunks(1_100, 1))
    expect(answer).toMatch(/^HTTP\/1.1 413 .*content-security-policy/s)
    expect(bytesRead).toBeLessThan(1_010)
  })
})

describe('draining', () => {
  it('finishes a slow request that is in flight, and closes its connection', async () => {
    const asked = deferred()
    const released = deferred()
    const url = await listen(async (_, response) => {
      asked.resolve()
      await released.promise
      response.end('complete')
    })
    const answer = fetch(url)
    await asked.promise
    const drained = server.drain(5_000)
    released.resolve()
    const response = await answer
    expect(await response.text()).toBe('complete')
    expect(response.headers.get('connection')).toBe('close')
    expect(await drained).toBe(true)
  })

  it('does not wait for idle keep-alive connections', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const url = await listen(echoHeaders)
    await new Promise<void>((resolve) => {
      http.get(url, { agent }, (response) => response.resume().once('end', () => resolve()))
    })
    expect(await server.drain(LONGER_THAN_A_TEST)).toBe(true)
    agent.destroy()
  })

  it('does not wait for a connection whose answer had already begun', async () => {
    const released = deferred()
    const url = await listen(async (_, response) => {
      response.write('first')
      await released.promise
      response.end('last')
    })
    const response = await fetch(url)
    const drained = server.drain(5_000)
    released.resolve()
    expect(await response.text()).toBe('firstlast')
    expect(await drained).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['half a head', 'POST /api/x HTTP/1.1\r\nHost: lo'],
    ['half a body', 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc'],
  ])('does not wait for a connection on which %s has arrived', async (_, text) => {
    const asked = deferred()
    const url = await listen(async (request) => {
      asked.resolve()
      await once(request.resume(), 'end')
    })
    const connection = await RawConnection.open(url)
    await connection.write(text)
    if (text.includes('abc')) await asked.promise
    else await expect.poll(() => server.connectionCount).toBe(1)
    expect(await server.drain(60_000)).toBe(true)
    await connection.closed
  })

  it('waits for a body that is still arriving', async () => {
    const asked = deferred()
    const url = await listen(async (request, response) => {
      asked.resolve()
      await once(request.resume(), 'end')
      response.end('complete')
    })
    const connection = await RawConnection.open(url)
    await connection.write(
      'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabc',
    )
    await asked.promise
    const drained = server.drain(60_000)
    await connection.write('def')
    expect(await connection.closed).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*complete/i)
    expect(await drained).toBe(true)
  })

  it('cuts off an answer that takes longer than the limit', async () => {
    const asked = deferred()
    const url = await listen(() => {
      asked.resolve()
      return new Promise(() => undefined)
    })
    const answer = fetch(url).catch((error: Error) => error.message)
    await asked.promise
    expect(await server.drain(200)).toBe(false)
    expect(await answer).toBe('fetch failed')
  })
})

it('answers 500 without details when a handler throws, and logs them with its trace id', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const response = await fetch(await listen(() => Promise.reject(new Error('inner workings'))))
  const { code, traceId, ...body } = (await response.json()) as ProblemBody
  expect([response.status, code]).toEqual([500, 'internal-error'])
  expect(JSON.stringify(body)).not.toContain('inner workings')
  expect(logged.mock.calls[0]![0]).toMatchObject({
    traceId,
    error: expect.stringContaining('inner workings'),
  })
})

it('joins two Authorization headers, so that neither is valid', async () => {
  const { port } = new URL(await listen(echoHeaders))
  const seen = await new Promise<string>((resolve) => {
    const headers = ['Host', 'localhost', 'Authorization', 'Bearer a', 'authorization', 'Bearer b']
    http.get({ port, host: '127.0.0.1', headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () =>
        resolve((JSON.parse(text) as { authorization: string }).authorization),
      )
    })
  })
  expect(seen).toBe('Bearer a, Bearer b')
})
