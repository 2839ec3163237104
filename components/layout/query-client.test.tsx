import { notificationsStore } from '@mantine/notifications'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { callApi } from '@/lib/platform/browser/client'
import { makeQueryClient } from './query-client'

const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const breaksOff = () =>
  vi.stubGlobal('fetch', async () => new Response('{"id":"o', { status: 200 }))
const answers = (status: number, body: object) => {
  const headers = {
    'content-type': status === 200 ? 'application/json' : 'application/problem+json',
  }
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }))
}
const queryKey = ['company']
const busy = { status: 503, code: 'database-unavailable', detail: 'ฐานข้อมูลไม่พร้อม', errors: [] }
const company = {
  queryKey,
  queryFn: () => callApi(employers.get, { id: 'one' }),
  staleTime: 0,
  retry: false,
}

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('a command without a network fails with a message instead of waiting', async () => {
  onlineManager.setOnline(false)
  away()
  const mutationFn = () => callApi(employers.remove, { id: 'one' })
  const saving = new MutationObserver(makeQueryClient(), { mutationFn })
  await expect(saving.mutate()).rejects.toMatchObject({ body: { code: 'unreachable' } })
})

test.each([
  ['cannot be reached, which the page says itself', away, []],
  ['breaks off in the middle of its answer', breaksOff, []],
  ['is busy, with a notice', () => answers(503, busy), [busy.detail]],
] as const)('data stays on screen when the server %s', async (_, fail, notices) => {
  const client = makeQueryClient()
  answers(200, { id: 'one' })
  await client.fetchQuery(company)
  fail()
  await client.fetchQuery(company).catch(() => {})
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'success', data: { id: 'one' } })
  const shown = notificationsStore.getState().notifications
  expect(shown.map(({ message }) => message)).toEqual(notices)
})

test('a removed record does not stay on screen, and a failed first reading is an error', async () => {
  const client = makeQueryClient()
  away()
  await client.fetchQuery(company).catch(() => {})
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error' })
  answers(200, { id: 'one' })
  await client.fetchQuery(company)
  answers(400, { status: 400, code: 'not-found', detail: 'ไม่พบ', errors: [] })
  await client.fetchQuery(company).catch(() => {})
  expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error' })
})
