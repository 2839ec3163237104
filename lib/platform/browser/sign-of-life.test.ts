import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { HOUR, MINUTE, SECOND } from '../dates/durations'
import { signInWith } from './sign-in'
import { callApi } from './client'

const id = '0199c8a0-0000-7001-8000-000000000002'
const unreachable = { body: { code: 'unreachable', status: 0 } }

let calls = 0

/** Answers after some time, if its signal has not ended it by then, as in a browser. */
const after = (wait: number, { signal }: RequestInit, answer: Response) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => resolve(answer), wait)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** How long the server takes for an answer, and for a sign of life. */
const stubServer = (forAnswer: number, forSignOfLife: number) =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path === '/healthz') return after(forSignOfLife, init, new Response('ok'))
    calls++
    return after(forAnswer, init, Response.json({ id }))
  })

/** What a call has come to by some time; undefined while it is still waited for. */
async function comesTo(call: Promise<unknown>, within: number): Promise<unknown> {
  let end: unknown
  const note = (answerOrFailure: unknown) => void (end = answerOrFailure)
  void call.then(note, note)
  await vi.advanceTimersByTimeAsync(within)
  return end
}

beforeEach(() => {
  calls = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'th' } })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), wait)
    return ending.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('a call ends where the server gives no sign of life', async () => {
  stubServer(HOUR, HOUR)
  const end = await comesTo(callApi(employers.get, { id }), 30 * SECOND)
  expect(end).toMatchObject(unreachable)
  expect(onlineManager.isOnline()).toBe(false)
})

test('a call that takes its time is waited for while the server lives', async () => {
  stubServer(2 * MINUTE, SECOND)
  expect(await comesTo(callApi(employers.get, { id }), 2 * MINUTE)).toEqual({ id })
  expect(calls).toBe(1)
})

test('a call whose answer is lost ends though the server lives', async () => {
  stubServer(HOUR, SECOND)
  const end = await comesTo(callApi(employers.get, { id }), 4 * MINUTE)
  expect(end).toMatchObject(unreachable)
})

test('a call ends with the signal of its caller, which says nothing about the connection', async () => {
  stubServer(HOUR, SECOND)
  const leaving = new AbortController()
  const call = callApi(employers.get, { id }, leaving.signal)
  expect(await comesTo(call, SECOND)).toBeUndefined()
  leaving.abort()
  expect(await comesTo(call, 0)).toMatchObject(unreachable)
  expect(onlineManager.isOnline()).toBe(true)
})

test('an upload is not watched', async () => {
  stubServer(HOUR, HOUR)
  const file = new File(['x'], 'crane.pdf')
  const call = callApi(assets.upload, { file, assetType: 'Credential' })
  expect(await comesTo(call, 10 * MINUTE)).toBeUndefined()
})

test('a sign-in ends where the server gives no sign of life, and says so', async () => {
  stubServer(HOUR, HOUR)
  const signIn = signInWith({ username: 'one', password: 'two', isShared: false })
  expect(await comesTo(signIn, 30 * SECOND)).toBe('unreachable')
})
