import { afterEach, expect, test, vi } from 'vitest'
import { HOUR } from '@/lib/platform/dates/durations'
import { fetchPhoto, hasFreshPhoto, keptPhoto } from './photos'

/** As much of a browser's cache as photographs need. */
function memoryCache() {
  const kept = new Map<string, Response>()
  return {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept.keys()].map((address) => new Request(`http://localhost${address}`)),
  }
}

const cache = memoryCache()
vi.stubGlobal('caches', { open: async () => cache })
afterEach(() => vi.useRealTimers())

const answer = (photo: Response | Error) =>
  vi.stubGlobal('fetch', () =>
    photo instanceof Error ? Promise.reject(photo) : Promise.resolve(photo),
  )
const textOf = async () => (await keptPhoto('one'))?.text()

test('a photograph is asked for anew after a day, so that another one takes the place of what was withdrawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer(new Response('first'))
  await fetchPhoto('one', 't')
  expect(await hasFreshPhoto('one')).toBe(true)
  vi.setSystemTime(Date.now() + 25 * HOUR)
  expect(await hasFreshPhoto('one')).toBe(false)
  answer(new Response('second'))
  await fetchPhoto('one', 't')
  expect([await hasFreshPhoto('one'), await textOf()]).toEqual([true, 'second'])
})

test('a photograph that the server has no more is forgotten at once, and kept while the server does not answer', async () => {
  answer(new Response('photo'))
  await fetchPhoto('one', 't')
  answer(new Error('offline'))
  await fetchPhoto('one', 't')
  answer(new Response('', { status: 503 }))
  await fetchPhoto('one', 't')
  expect(await textOf()).toBe('photo')
  answer(new Response('{}', { status: 400 }))
  expect(await fetchPhoto('one', 't')).toBeNull()
  expect(await textOf()).toBeUndefined()
})
