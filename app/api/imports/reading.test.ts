import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { invalidateActor } from '@/lib/platform/auth/actors'
import type { Scope } from '@/lib/platform/access/scopes'
import { database } from '@/lib/platform/db/database'
import { call, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, csvOf } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import {
  bearer,
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

const textsOf = [imports.get, imports.searchRows, imports.exportMarked]
const forbidden = [403, 'import-kind-forbidden']

test('who may no longer make the records of a kind reads no file of it any more', async () => {
  const reader = await createUser('Purchasing')
  const id = await checkedImport(reader, 'Persons', [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
    ['ก', 'ข', makeNationalId()],
  ])
  expect((await call(reader, imports.searchRows, { id })).status).toBe(200)
  await database().db.user.update({
    where: { id: reader.userId },
    data: { roles: ['WorkOwner'] },
  })
  invalidateActor(reader.userId)
  for (const contract of textsOf) {
    const { status, body } = await call(reader, contract, { id })
    expect([status, Object(body).code]).toEqual(forbidden)
  }
  expect((await call(reader, imports.search, {})).body).toEqual([])
  const stranger = await createUser('WorkOwner')
  expect((await call(stranger, imports.get, { id })).body.code).toBe('record-not-found')
})

const account = await createServiceAccount({ roles: ['Purchasing'] })
const keyWith = async (...scopes: Scope[]) => (await createApiKey(account.id, { scopes })).key

const files = [
  { kind: 'Persons', headers: ['ชื่อ', 'นามสกุล'], policy: 'worker-mgmt' },
  { kind: 'Employers', headers: ['ชื่อบริษัท', 'เลขผู้เสียภาษี'], policy: 'contractor-mgmt' },
] as const

test.each(files)(
  'a key reads a file of $kind with the scope of its records alone',
  async (file) => {
    const { kind, headers, policy } = file
    const form = new FormData()
    form.append('kind', kind)
    form.append('file', new File([csvOf([[...headers], ['ก', 'ข']])], 'rows.csv'))
    const maker = await keyWith('importing:write', `${policy}:write`)
    const sent = await send<typeof imports.upload, { id: string }>(null, imports.upload, {
      body: form,
      headers: bearer(maker),
    })
    const { id } = sent.body
    const [without, able] = [
      await keyWith('importing:read'),
      await keyWith('importing:read', `${policy}:read`),
    ]
    for (const contract of [...textsOf, imports.exportTemplate]) {
      const refused = await callByKey(without, contract, { id, kind })
      expect([refused.status, Object(refused.body).code]).toEqual(forbidden)
      expect((await callByKey(able, contract, { id, kind })).status).toBe(200)
    }
    const listed = async (key: string) =>
      (await callByKey(key, imports.search, {})).body.map((row) => row.id)
    expect([await listed(without), await listed(able)]).toEqual([[], [id]])
  },
)
