import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { log } from '../log/log'
import { query } from '../contract/contract'
import { serve } from './serve'

const echo = query('/api/echo', {
  policy: 'anyone',
  summary: 'Gives back nothing',
  input: z.object({}),
  output: z.object({}),
})
const route = serve(echo, async () => ({}))

/** Gives requests to the route as Next does: the body is the stream of the connection. */
const server = http.createServer()
const received = new Promise<http.IncomingMessage>((resolve) => server.once('request', resolve))
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})

test('a caller who hangs up while sending the body gets 400, and nothing is logged as a fault of the database', async () => {
  const errors = vi.spyOn(log, 'error')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const caller = await RawConnection.open(`http://127.0.0.1:${port}`)
  await caller.write(
    'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
  )
  const body = Readable.toWeb(await received) as ReadableStream<Uint8Array>
  const request = new NextRequest('http://localhost:3000/api/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  })
  const answered = route.POST(request, { params: Promise.resolve({}) })
  caller.destroy()
  const answer = await answered
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'body-incomplete'])
  expect(errors).not.toHaveBeenCalled()
})
