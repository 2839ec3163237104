import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressStaticFiles } from '../build/compress-static-files'
import { staticFiles } from './static-files'

const script = 'const words = "สวัสดี"\n'.repeat(100)
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'static-files-'))
const folder = path.join(home, 'static')
let port = 0

const answer = staticFiles(folder)
const server = http.createServer(async (request, response) => {
  if (!(await answer(request, response))) response.writeHead(404).end('passed on')
})

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'chunks'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'chunks/a~b-1.js'), script)
  fs.writeFileSync(path.join(folder, 'chunks/font.woff2'), 'font')
  fs.writeFileSync(path.join(home, 'secret.js.br'), 'secret')
  await compressStaticFiles(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  fs.rmSync(home, { recursive: true })
})

type Asked = { accept?: string; method?: string }

/** As it was sent: `fetch` would take the compression off and the dots out of the path. */
const ask = (url: string, { accept = 'gzip, deflate, br', method = 'GET' }: Asked = {}) =>
  new Promise<{ status?: number; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve) => {
    const headers = accept ? { 'accept-encoding': accept } : {}
    http
      .request({ port, host: '127.0.0.1', path: url, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      })
      .end()
  })

const SCRIPT = '/_next/static/chunks/a~b-1.js'

describe('a script of the pages', () => {
  it('is sent as the smallest copy that the browser takes', async () => {
    const { status, headers, bytes } = await ask(`${SCRIPT}?dpl=1`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(bytes.byteLength),
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(zlib.brotliDecompressSync(bytes).toString()).toBe(script)
  })

  it('is sent as gzip to a browser without a secure connection', async () => {
    const { headers, bytes } = await ask(SCRIPT, { accept: 'gzip, deflate' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(zlib.gunzipSync(bytes).toString()).toBe(script)
  })

  it('is described by HEAD', async () => {
    const { status, headers, bytes } = await ask(SCRIPT, { method: 'HEAD' })
    expect([status, headers['content-encoding'], bytes.byteLength]).toEqual([200, 'br', 0])
  })
})

it.each<[what: string, url: string, asked?: Asked]>([
  ['a browser that takes no compression', SCRIPT, { accept: '' }],
  ['one that refuses both', SCRIPT, { accept: 'br;q=0, gzip;q=0' }],
  ['another method', SCRIPT, { method: 'POST' }],
  ['a file that is not compressed', '/_next/static/chunks/font.woff2'],
  ['a file that is not there', '/_next/static/chunks/gone.js'],
  ['the copy itself', `${SCRIPT}.br`],
  ['a path out of the folder', '/_next/static/../secret.js'],
  ['an encoded path out of the folder', '/_next/static/%2e%2e/secret.js'],
  ['another address', '/projects'],
])('%s is left to Next', async (_, url, asked) => {
  expect((await ask(url, asked)).bytes.toString()).toBe('passed on')
})
