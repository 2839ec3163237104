import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { database } from '@/lib/platform/db/database'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { csvOf } from '@/lib/testing/records/imports'
import {
  bearer,
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'
import { send } from '@/lib/testing/calls/call'
import type { Scope } from '@/lib/platform/access/scopes'

/** Sends a person who may sign in with another company, as the key of a system. */
async function moveLogin(scopes: Scope[]) {
  const [from, to] = [
    await createEmployer({ kind: 'Contractor' }),
    await createEmployer({ kind: 'Contractor' }),
  ]
  const { personId } = await createUser('Contractor', { employerId: from.id })
  const { code, firstNameTh, lastNameTh } = await database().db.person.findUniqueOrThrow({
    where: { id: personId },
  })
  const account = await createServiceAccount({ roles: ['Purchasing'] })
  const { id: keyId, key } = await createApiKey(account.id, { scopes })
  const form = new FormData()
  form.append('kind', 'Persons')
  const rows = [
    ['รหัส', 'ชื่อ', 'นามสกุล', 'บริษัท'],
    [code, firstNameTh, lastNameTh, to.nameTh],
  ]
  form.append('file', new File([csvOf(rows)], 'people.csv'))
  const { body } = await send<typeof imports.upload, { id: string }>(null, imports.upload, {
    body: form,
    headers: bearer(key),
  })
  const { mapping } = (await callByKey(key, imports.get, { id: body.id })).body
  const pairs = Object.entries(mapping).map(([field, column]) => ({ field, column }))
  await callByKey(key, imports.check, { id: body.id, mapping: pairs, onMatch: 'update' })
  await runImports(new Date())
  const commit = await callByKey(key, imports.commit, { id: body.id, mode: 'good' })
  await runImports(new Date())
  const { employerId } = await database().db.person.findUniqueOrThrow({ where: { id: personId } })
  const lines = await database().db.auditEntry.findMany({
    where: {
      event: 'import.committed',
      subjectId: body.id,
      changes: { path: ['apiKeyId'], equals: keyId },
    },
  })
  return { status: commit.status, isMoved: employerId === to.id, namesKey: lines.length === 1 }
}

test('an import does no more than the key that sent it may do, and its line names the key', async () => {
  const scopes: Scope[] = [
    'importing:read',
    'importing:write',
    'worker-mgmt:read',
    'worker-mgmt:write',
  ]
  expect(await moveLogin(scopes)).toEqual({ status: 400, isMoved: false, namesKey: false })
  expect(await moveLogin([...scopes, 'user-mgmt:write'])).toEqual({
    status: 200,
    isMoved: true,
    namesKey: true,
  })
})
