import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { assets } from '@/lib/domain/site/assets/contract'
import { call } from '@/lib/testing/calls/call'
import { createAsset, createPerson, createUser } from '@/lib/testing/records/factories'

test('a file is refused to its uploader once it was replaced or taken away', async () => {
  const admin = await createUser('Admin')
  const contractor = await createUser('Contractor')
  for (const next of [await createAsset(admin.id, { assetType: 'IdCard' }), null]) {
    const card = await createAsset(contractor.id, { assetType: 'IdCard' })
    const { id } = await createPerson({ idCardAssetId: card.id })
    const change = { id, IdCardAsset: next && { id: next.id } }
    expect((await call(admin, persons.save, change)).status).toBe(200)
    expect((await call(contractor, assets.get, { id: card.id })).body.code).toBe('record-not-found')
  }
})
