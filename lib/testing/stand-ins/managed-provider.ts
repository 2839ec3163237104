import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { call, type Caller } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { KeycloakStandIn } from '@/lib/testing/stand-ins/keycloak'

/** The stand-in for a Keycloak whose accounts the product manages. */
export const keycloak = new KeycloakStandIn()
export let admin: NonNullable<Caller>

/** For a test file: runs the provider during its tests and empties it before each. */
export function manageProvider(): void {
  beforeAll(async () => {
    await keycloak.start()
    config().providerAdmin = keycloak.settings()
    admin = await createUser('Admin')
  })
  afterAll(async () => {
    await runShutdown()
    keycloak.stop()
  })
  beforeEach(async () => {
    keycloak.reset()
    await database().db.providerSync.deleteMany()
  })
}

export const minutes = (count: number) => () => new Date(Date.now() + count * 60_000)

/** Runs the sync job as if that many minutes had passed. */
export const syncAfter = (count: number) => syncAccounts({ now: minutes(count) })

export const rowOf = (userId: string) =>
  database().db.providerSync.findUniqueOrThrow({ where: { userId } })
export const productRoles = (names: string[] | undefined) =>
  names?.filter((name) => !/default|offline/.test(name))

export const save = async (
  user: { id: string; email: string | null },
  roles: Role[],
  more = {},
) => {
  const { status } = await call(admin, users.save, {
    id: user.id,
    email: user.email!,
    roles,
    ...more,
  })
  expect(status).toBe(200)
}

export const invite = async ({ id }: { id: string }) =>
  expect((await call(admin, users.sendInvitation, { id })).status).toBe(200)

export const panelOf = async (id: string, caller = admin) =>
  (await call(caller, providerSyncs.get, { id })).body

export const retry = (id: string, caller = admin) => call(caller, providerSyncs.retry, { id })

/** A user of the product with an account of the same address at the provider. */
export async function createLinkedUser(roles: Role[] = ['WorkOwner'], account = {}) {
  const user = await createUser(roles)
  return { user, account: keycloak.add({ email: user.email!, ...account }) }
}

/** Lets the provider accept calls but answer none until the returned function is called. */
export function blockProvider(): () => void {
  let unblock = () => {}
  const blocked = new Promise<undefined>((resolve) => (unblock = () => resolve(undefined)))
  keycloak.intercept = () => blocked
  return unblock
}
