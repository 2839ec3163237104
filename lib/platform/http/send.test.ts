import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnBlocks, takeBlock } from '../process/memory-blocks'
import { sendAnswer } from './send'

/** The memory of the last answer, and the end of sending it. */
let memory: Set<ArrayBuffer>
let sent: Promise<void>

/** Answers `/30/7` by 30 blocks, all bytes of which are 7. */
const server = http.createServer((request, response) => {
  const [count, byte] = request.url!.split('/').slice(1).map(Number)
  const body = Array.from({ length: count! }, () => takeBlock().fill(byte!))
  memory = new Set(body.map(({ buffer }) => buffer))
  sent = sendAnswer(response, { status: 200, headers: {}, body })
})
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void server.close())

/** Returns the response as soon as it begins. */
async function ask(path: string): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const [response] = await once(http.get({ port, path, agent: false }), 'response')
  return response as http.IncomingMessage
}

async function bytesOf(path: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await ask(path)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const isTakenFirst = () => memory.has(takeBlock().buffer)

test('the memory of an answer is used again once it has been sent', async () => {
  await bytesOf('/4/1')
  await sent
  expect(isTakenFirst()).toBe(true)
})

test('not while it is being sent, nor after the reader has gone', async () => {
  const response = await ask('/200/2')
  response.pause()
  expect(isTakenFirst()).toBe(false)
  response.destroy()
  await sent
  expect(isTakenFirst()).toBe(false)
})

test('nothing of one answer gets into another', async () => {
  const readAll = async (first: number) => {
    for (let byte = first; byte < first + 30; byte++) {
      const bytes = await bytesOf(`/30/${byte}`)
      expect(bytes.equals(Buffer.alloc(bytes.length, byte))).toBe(true)
    }
  }
  await Promise.all([1, 51, 101, 151].map(readAll))
})

test('a longer block is not kept', () => {
  const usual = takeBlock().byteLength
  returnBlocks([takeBlock(usual + 1)])
  expect(takeBlock().byteLength).toBe(usual)
})
