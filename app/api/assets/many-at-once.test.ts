import { expect, test } from 'vitest'
import { assets, type AssetRecord } from '@/lib/domain/site/assets/contract'
import { send, type Caller } from '@/lib/testing/calls/call'
import { makePng } from '@/lib/testing/files/pictures'
import { createUser } from '@/lib/testing/records/factories'

function upload(as: Caller, content: Buffer) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(content)], 'photo.png'))
  body.append('assetType', 'Profile')
  return send<typeof assets.upload, AssetRecord>(as, assets.upload, { body })
}

test('of one user one picture is made and a few wait, and others need not wait for more', async () => {
  const [one, other] = [await createUser('Contractor'), await createUser('Contractor')]
  // A small file that takes long, so that all of them have come before the first is made.
  const picture = await makePng({ width: 6000, height: 6000 })
  const many = Promise.all(Array.from({ length: 8 }, () => upload(one, picture)))
  expect((await upload(other, picture)).status).toBe(200)
  const answers = await many
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body, headers } of refused)
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-many-files', '5'])
})
