import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Handler, HttpServer } from './http-server'

let server: HttpServer

async function listen(handle: Handler, trustProxy = false): Promise<string> {
  server = new HttpServer(handle, { trustProxy })
  await server.listen(0, '127.0.0.1')
  return `http://127.0.0.1:${(server.address as AddressInfo).port}`
}

afterEach(() => server.drain(0))

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const echoHeaders: Handler = async (request, response) => {
  response.end(JSON.stringify(request.headers))
}

const spoofed = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=198.51.100.7',
}

describe('who is calling', () => {
  it('is what the socket says, whatever the headers claim', async () => {
    const seen = await (await fetch(await listen(echoHeaders), { headers: spoofed })).json()
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'forwarded'])
      expect(seen).not.toHaveProperty(name)
  })

  it('is what a trusted proxy says', async () => {
    const seen = await (await fetch(await listen(echoHeaders, true), { headers: spoofed })).json()
    expect(seen).toMatchObject(spoofed)
  })
})

describe('draining', () => {
  it('finishes a slow request that is in flight, and closes its connection', async () => {
    const asked = gate()
    const released = gate()
    const url = await listen(async (_, response) => {
      asked.open()
      await released.opened
      response.end('whole')
    })
    const answer = fetch(url)
    await asked.opened
    const drained = server.drain(5_000)
    released.open()
    const response = await answer
    expect(await response.text()).toBe('whole')
    expect(response.headers.get('connection')).toBe('close')
    expect(await drained).toBe(true)
  })

  it('does not wait for idle keep-alive connections', async () => {
    const agent = new http.Agent({ keepAlive: true })
    const url = await listen(echoHeaders)
    await new Promise<void>((resolve) => {
      http.get(url, { agent }, (response) => response.resume().once('end', () => resolve()))
    })
    const began = Date.now()
    expect(await server.drain(5_000)).toBe(true)
    expect(Date.now() - began).toBeLessThan(1_000)
    agent.destroy()
  })

  it('does not wait for a connection whose answer had already begun', async () => {
    const released = gate()
    const url = await listen(async (_, response) => {
      response.write('first')
      await released.opened
      response.end('last')
    })
    const response = await fetch(url)
    const drained = server.drain(5_000)
    released.open()
    expect(await response.text()).toBe('firstlast')
    expect(await drained).toBe(true)
  })

  it('cuts what takes longer than the limit', async () => {
    const url = await listen(() => new Promise(() => undefined))
    const answer = fetch(url).catch((error: Error) => error.message)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await server.drain(200)).toBe(false)
    expect(await answer).toBe('fetch failed')
  })
})

it('answers 500 without details when a handler throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new Error('inner workings')
  const response = await fetch(await listen(() => Promise.reject(error)))
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('')
  expect(log).toHaveBeenCalledWith(error)
})

describe('what a page may run', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')

  it('is said with a new nonce for each answer, which the page is told, whoever asks', async () => {
    const url = await listen(echoHeaders)
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

  it('is nothing of the API, which nobody tells a policy either', async () => {
    const own = { 'content-security-policy': 'x' }
    const answer = await fetch(`${await listen(echoHeaders)}/api/users/search`, { headers: own })
    expect(policyOf(answer)).toBeNull()
    expect(await answer.json()).not.toHaveProperty('content-security-policy')
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  })
})

it('hands on both of two Authorization headers, which is then none', async () => {
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
