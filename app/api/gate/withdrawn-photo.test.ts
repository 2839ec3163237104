import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetWithdrawn, keepPhotos, wantedPhotos } from '@/components/kiosk/list/keep-photos'
import { hasFreshPhoto } from '@/components/kiosk/store/photos'
import { gate } from '@/lib/domain/gate/gate/contract'
import { openList } from '@/lib/domain/gate/gate/snapshot/signed/rules'
import { account } from '@/lib/domain/people/account/contract'
import { consents } from '@/lib/domain/people/consents/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { call } from '@/lib/testing/calls/call'
import { createAsset, createUser } from '@/lib/testing/records/factories'
import { createTrainedPerson, pairDevice } from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const device = await pairDevice(await createUser('Admin'))

beforeEach(() => {
  vi.stubGlobal('caches', new CachesInMemory())
  vi.stubGlobal('fetch', async () => new Response('a photograph'))
})
afterEach(() => vi.unstubAllGlobals())

/** Of a browser's caches what the store of photographs uses, for one cache. */
class CachesInMemory {
  kept = new Map<string, Response>()
  async open() {
    const { kept } = this
    const pathOf = (key: string | { url: string }) =>
      typeof key === 'string' ? key : new URL(key.url).pathname
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
      delete: async (key: string | { url: string }) => kept.delete(pathOf(key)),
      keys: async () => [...kept.keys()].map((path) => ({ url: `http://localhost:3000${path}` })),
    }
  }
}

async function listNow() {
  const { body } = await call(null, gate.snapshot, {}, device.headers)
  if (body.unchanged) throw new Error('a caller without a list was told that it is unchanged')
  return (await openList(body.jws, (await call(null, account.jwks, {})).body.keys))!
}

async function createPhotographed() {
  const { id } = await createTrainedPerson()
  const asset = await createAsset(officer.userId)
  await call(officer, persons.save, { id, ProfileAsset: { id: asset.id } })
  return id
}

test('a device forgets a photograph with the first list after its consent was withdrawn, and keeps the others', async () => {
  const withdrawing = await createPhotographed()
  const other = await createPhotographed()
  await keepPhotos(await listNow(), device.token, new AbortController().signal)
  expect([await hasFreshPhoto(withdrawing), await hasFreshPhoto(other)]).toEqual([true, true])

  const { body } = await call(officer, consents.search, { personId: withdrawing })
  await call(officer, consents.withdraw, { id: body[0]!.id })
  const list = await listNow()
  await forgetWithdrawn(list)
  expect([await hasFreshPhoto(withdrawing), await hasFreshPhoto(other)]).toEqual([false, true])
  expect(wantedPhotos(list)).toEqual([other])
})
