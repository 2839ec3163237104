import { v7 as newId } from 'uuid'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { scopesFor } from '@/lib/platform/access/scopes'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { makeApiKey } from '@/lib/platform/auth/api-keys'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { call, callUnchecked } from '../calls/call'
import { createUser } from './factories'

type AccountInput = Omit<InputOf<typeof serviceAccounts.save>, 'id' | 'rowVersion'>

/** By the endpoint; with the role Purchasing if not said. */
export async function createServiceAccount(input: Partial<AccountInput> = {}) {
  const admin = await createUser('Admin')
  const { body } = await call(admin, serviceAccounts.save, {
    name: `ERP ${crypto.randomUUID()}`,
    roles: ['Purchasing'],
    ...input,
  })
  return { id: body.id! }
}

/** Past the endpoint, so that it may have ended already; with all scopes that the roles reach if not said. */
export async function createApiKey(
  serviceAccountId: string,
  overrides: Partial<Prisma.ApiKeyUncheckedCreateInput> = {},
) {
  const id = newId()
  const { key, secretHash } = makeApiKey(id)
  const { user } = await database().db.serviceAccount.findUniqueOrThrow({
    where: { id: serviceAccountId },
    select: { user: { select: { roles: true } } },
  })
  const data = {
    id,
    serviceAccountId,
    secretHash,
    name: 'เครื่องหลัก',
    scopes: scopesFor(user.roles),
    addresses: [],
    expiresAt: new Date(Date.now() + 30 * DAY),
    ...overrides,
  }
  await database().db.apiKey.create({ data })
  return { id, key }
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

export const callByKey = <C extends Contract>(
  key: string,
  contract: C,
  input: unknown = {},
  headers: Record<string, string> = {},
) => callUnchecked(null, contract, input, { ...bearer(key), ...headers })

export const issueKey = async (
  admin: { userId: string },
  input: InputOf<typeof apiKeys.issue>,
): Promise<string> => (await call(admin, apiKeys.issue, input)).body.key
