import { expect, test } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { database } from '@/lib/platform/db/database'
import { send } from '@/lib/testing/calls/call'
import { makePng } from '@/lib/testing/files/pictures'
import {
  createAsset,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'

async function upload(as: TestUser) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(await makePng())], 'photo.png'))
  body.append('assetType', 'Profile')
  const { status, body: answer } = await send(as, assets.upload, { body })
  return [status, (answer as { code?: string }).code]
}

test('a hundred files of one user wait to be saved, and no more; others go on', async () => {
  const [hoarder, other] = [await createUser('Contractor'), await createUser('Contractor')]
  const waiting: string[] = []
  for (let file = 0; file < 100; file++) waiting.push((await createAsset(hoarder.userId)).id)
  expect(await upload(hoarder)).toEqual([400, 'too-many-unused'])
  expect(await upload(other)).toEqual([200, undefined])
  await createPerson({ profileAssetId: waiting[0] })
  expect(await upload(hoarder)).toEqual([200, undefined])
  expect(await database().db.asset.count({ where: { uploadedByUserId: hoarder.userId } })).toBe(101)
})
