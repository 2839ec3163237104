import { expect, test } from 'vitest'
import { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

test('describes the API to signed-in users', async () => {
  const { status, body } = await call(await createUser('Contractor'), apiDocs.get, {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/openapi.json': { get: {} } } })
})

test('is refused without a sign-in', async () => {
  const { status, body } = await call(null, apiDocs.get, {})
  expect(status).toBe(401)
  expect(body).not.toHaveProperty('paths')
})
