/** The photographs of people on this device. Source: docs/gate.md#6-offline. */
import { DAY } from '@/lib/platform/dates/durations'

const CACHE = 'kiosk-photos'
export const MOST_PHOTOS = 2_000
/** In milliseconds. Another one may stand in its place by now, or the consent for it may have been withdrawn. */
const FRESH_FOR = DAY
const KEPT_AT = 'x-kept-at'

const addressOf = (personId: string) => `/api/gate/photo/${personId}`

export async function keptPhoto(personId: string): Promise<Blob | null> {
  const found = await (await caches.open(CACHE)).match(addressOf(personId))
  return found ? found.blob() : null
}

export async function hasFreshPhoto(personId: string): Promise<boolean> {
  const found = await (await caches.open(CACHE)).match(addressOf(personId))
  return Number(found?.headers.get(KEPT_AT)) > Date.now() - FRESH_FOR
}

/** Asks the server. Null without an answer; a device without room keeps none, and forgets one that is there no more. */
export async function fetchPhoto(personId: string, token: string): Promise<Blob | null> {
  const cache = await caches.open(CACHE)
  const answer = await askFor(personId, token)
  if (!answer?.ok) return null
  const photo = await answer.blob()
  await keep(cache, personId, photo).catch(() => {})
  return photo
}

/** Whether to go on with the next person: the server answers this device, though not with a photograph of everybody. */
export async function renewPhoto(personId: string, token: string): Promise<boolean> {
  const cache = await caches.open(CACHE)
  const answer = await askFor(personId, token)
  if (!answer?.ok) return answer !== null && isOfPerson(answer.status)
  await keep(cache, personId, await answer.blob()).catch(() => {})
  return hasFreshPhoto(personId)
}

async function askFor(personId: string, token: string): Promise<Response | null> {
  const answer = await fetch(addressOf(personId), {
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
  }).catch(() => null)
  if (answer?.status === 400) await forget(personId).catch(() => {})
  return answer
}

/** Not of the access of the device, nor of too many calls. */
const isOfPerson = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429

/** The cache is that of before the server was asked: where all were forgotten meanwhile, it has gone, and this photograph with it. */
async function keep(cache: Cache, personId: string, photo: Blob): Promise<void> {
  await cache.delete(addressOf(personId))
  await cache.put(
    addressOf(personId),
    new Response(photo, { headers: { [KEPT_AT]: String(Date.now()) } }),
  )
  const kept = await cache.keys()
  // The oldest come first.
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_PHOTOS)))
    await cache.delete(request)
}

const forget = async (personId: string) => (await caches.open(CACHE)).delete(addressOf(personId))

/** Whatever photograph is not of these people: it was removed, or its person is of no more concern here. */
export async function forgetPhotosBut(personIds: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const stay = new Set(personIds.map(addressOf))
  for (const request of await cache.keys())
    if (!stay.has(new URL(request.url).pathname)) await cache.delete(request)
}

export const forgetPhotos = () => caches.delete(CACHE)
