import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { tokenOf } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { query } from '../contract/contract'
import { serve } from './serve'
import { limitPerUser } from './per-user-limit'

const never = new AbortController()

/** Work that lasts until `open` is called, and how much of it has begun. */
function gate() {
  const state = { begun: 0, open: () => {} }
  const opened = new Promise<void>((resolve) => (state.open = resolve))
  const work = async () => {
    state.begun += 1
    await opened
  }
  return { state, work }
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('of one user eight requests run at once and the others wait; requests of other users do not wait for them', async () => {
  const { state, work } = gate()
  const all = Array.from({ length: 20 }, () => limitPerUser('busy', never, work))
  await nextTick()
  expect(state.begun).toBe(8)
  expect(await limitPerUser('other', never, async () => 'at once')).toBe('at once')
  state.open()
  await Promise.all(all)
  expect(state.begun).toBe(20)
})

test('of one user a hundred requests wait, and more are refused', async () => {
  const { state, work } = gate()
  const all = Array.from({ length: 108 }, () => limitPerUser('flood', never, work))
  await expect(limitPerUser('flood', never, work)).rejects.toMatchObject({
    status: 429,
    code: 'too-many-requests',
    extras: { retryAfter: 1 },
  })
  state.open()
  await Promise.all(all)
})

test('a request that is aborted while waiting is never begun; one that is aborted later counts until its work is done', async () => {
  const { state, work } = gate()
  const hangUp = new AbortController()
  const all = Promise.allSettled(
    Array.from({ length: 12 }, () => limitPerUser('gone', hangUp, work)),
  )
  await nextTick()
  hangUp.abort()
  const late = limitPerUser('gone', never, work)
  await nextTick()
  expect(state.begun).toBe(8)
  state.open()
  expect((await all).filter(({ status }) => status === 'rejected')).toHaveLength(4)
  await late
  expect(state.begun).toBe(9)
})

test('work that fails no longer counts', async () => {
  const fail = () => Promise.reject(new Error('no'))
  for (let n = 0; n < 20; n++)
    await expect(limitPerUser('unlucky', never, fail)).rejects.toThrow('no')
})

test('of the calls of one user to an endpoint eight run at once, whichever token they come with', async () => {
  const { state, work } = gate()
  const contract = query('/api/slow', {
    policy: 'realm-basic',
    summary: 'Takes its time',
    input: z.object({}),
    output: z.object({}),
  })
  const route = serve(contract, async () => (await work(), {}))
  const send = async (token: string) => {
    const authorization = `Bearer ${token}`
    const request = new NextRequest('http://localhost:3000/api/slow', {
      method: 'POST',
      headers: { authorization },
    })
    return (await route.POST(request, { params: Promise.resolve({}) })).status
  }
  const [busy, other] = [await createUser('Admin'), await createUser('Admin')]
  const tokens = await Promise.all(Array.from({ length: 12 }, () => tokenOf(busy)))
  const tokenOfOther = await tokenOf(other)
  const all = tokens.map(send)
  await expect.poll(() => state.begun).toBe(8)
  all.push(send(tokenOfOther))
  await expect.poll(() => state.begun).toBe(9)
  await nextTick()
  expect(state.begun).toBe(9)
  state.open()
  expect(await Promise.all(all)).toEqual(Array(13).fill(200))
})
