import { afterEach, expect, test, vi } from 'vitest'
import { HOUR } from '@/lib/platform/dates/durations'
import { keepPhotos } from '../list/keep-photos'
import { fetchPhoto, forgetPhotos, hasFreshPhoto, keptPhoto, renewPhoto } from './photos'

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

/** Like the browser's: whoever has opened a cache can still write to it after it was deleted, and nobody else finds it. */
function memoryCaches() {
  const named = new Map<string, ReturnType<typeof memoryCache>>()
  const open = async (name: string) => {
    const cache = named.get(name) ?? memoryCache()
    named.set(name, cache)
    return cache
  }
  return { open, delete: async (name: string) => named.delete(name) }
}

vi.stubGlobal('caches', memoryCaches())
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

test.each([fetchPhoto, renewPhoto])(
  'a photograph that is under way while all are forgotten is not kept',
  async (ask) => {
    vi.stubGlobal('fetch', async () => {
      await forgetPhotos()
      return new Response('photo')
    })
    await ask('one', 't')
    expect(await textOf()).toBeUndefined()
  },
)

const listed = ['a', 'b', 'c'].map((id) => ({
  id,
  code: id,
  firstNameTh: id,
  lastNameTh: id,
  firstNameEn: null,
  lastNameEn: null,
  hasPhoto: true,
  isRemoved: false,
  seatDays: [],
  permits: [],
}))

/** Who was asked for while the server answered so for each of them in turn, and who has a photograph since. */
async function photosAfter(...statuses: number[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.slice(-1))
    const status = statuses[asked.length - 1] ?? 200
    if (status === 0) throw new TypeError('offline')
    return new Response('photo', { status })
  })
  await forgetPhotos()
  await keepPhotos({ people: listed, inside: [] }, 't', new AbortController().signal)
  const kept = []
  for (const { id } of listed) if (await hasFreshPhoto(id)) kept.push(id)
  return [asked.join(''), kept.join('')]
}

test('whoever has no photograph after all is passed over; without an answer it ends', async () => {
  expect(await photosAfter(400)).toEqual(['abc', 'bc'])
  expect(await photosAfter(200, 404)).toEqual(['abc', 'ac'])
  expect(await photosAfter(200, 0)).toEqual(['ab', 'a'])
  expect(await photosAfter(503)).toEqual(['a', ''])
  expect(await photosAfter(401)).toEqual(['a', ''])
  expect(await photosAfter(429)).toEqual(['a', ''])
})
