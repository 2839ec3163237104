import { beforeEach, expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { createUser } from '@/lib/testing/records/factories'
import { asOwner } from '@/lib/testing/runs/owner'
import { hasAdmin } from '../logins/queries'
import { ANY_ADMIN } from './rows'

beforeEach(() => asOwner('UPDATE "users" SET "removedAt" = now()'))

const password = 'a long password'
test.each([
  ['with a password', ['Admin'], { password }, true],
  ['of an external provider', ['Admin', 'WorkOwner'], { providerSubject: 'subject' }, true],
  ['who was only invited', ['Admin'], {}, false],
  ['who is disabled', ['Admin'], { password, disabledAt: new Date() }, false],
  ['who was removed', ['Admin'], { password, removedAt: new Date() }, false],
  ['of another role', ['TenantAdministrator'], { password }, false],
] as const)('the start and the product agree on an Admin %s', async (_, roles, fields, is) => {
  await createUser([...roles], fields)
  expect((await asOwner(ANY_ADMIN)).rowCount).toBe(is ? 1 : 0)
  expect(await hasAdmin(database().db)).toBe(is)
})
