import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { callApi } from '@/lib/platform/browser/client'
import { setPageSession } from '@/lib/platform/browser/page-session'

const asked: { path: string; user: string | null }[] = []
let answers: Response[] = []
let renewals: boolean[] = []
let signIn: () => void = () => {}

const refusal = (status: number, code: string) =>
  Response.json(
    { status, code, detail: '', errors: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
const company = () => Response.json({ id: 'one' })
const save = () => callApi(employers.remove, { id: 'one' })

beforeEach(() => {
  asked.length = 0
  renewals = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push({ path, user: new Headers(headers).get('x-page-user') })
    return answers.shift()!
  })
  const isBack = new Promise<void>((resolve) => (signIn = resolve))
  setPageSession({
    userId: 'somchai',
    renew: (isTaken) => {
      renewals.push(isTaken)
      return isBack
    },
  })
})

afterEach(() => {
  setPageSession(null)
  vi.unstubAllGlobals()
})

test('what a session that has ended refused waits, and each call is sent once more after signing in', async () => {
  answers = [refusal(401, 'not-signed-in'), refusal(401, 'not-signed-in'), company(), company()]
  const saved = Promise.all([save(), save()])
  await expect.poll(() => renewals).toEqual([false, false])
  expect(asked).toHaveLength(2)
  signIn()
  expect(await saved).toEqual([{ id: 'one' }, { id: 'one' }])
  expect(asked.map(({ user }) => user)).toEqual(Array(4).fill('somchai'))
})

test('what is refused because another user has signed in is not sent again', async () => {
  answers = [refusal(409, 'another-user')]
  void save()
  await expect.poll(() => renewals).toEqual([true])
  expect(asked).toHaveLength(1)
})

test('any other refusal stands, also one of the status 409', async () => {
  answers = [refusal(409, 'stale-record')]
  await expect(save()).rejects.toMatchObject({ body: { code: 'stale-record' } })
  expect(renewals).toEqual([])
})

test('on a page without a session the refusal stands', async () => {
  setPageSession(null)
  answers = [refusal(401, 'not-signed-in')]
  await expect(save()).rejects.toMatchObject({ body: { code: 'not-signed-in' } })
  expect(asked).toEqual([{ path: '/api/employers/remove', user: null }])
})
