import type KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import type { ProviderAdmin } from '../../config/provider'
import { roles as ours, type Role } from '../../access/policies'
import { inSpan } from '../../tracing/spans'
import { plainName } from './claims'
import { ProviderFault } from './fault'

/** Accounts and roles of a Keycloak realm, through its admin API. Every call throws a ProviderFault. */

type UserRepresentation = NonNullable<Awaited<ReturnType<KeycloakAdminClient['users']['findOne']>>>

/** A complete account: Keycloak clears fields that an update leaves out, since 24 only where it brings attributes. */
export type Account = UserRepresentation & { id: string }
/** Those of our roles that an account has: `own` directly, `all` as its tokens name them, inherited ones included. */
type AccountRoles = { own: Role[]; all: Role[] }
export type Keycloak = ReturnType<typeof callsOf>

/** Signs in as the client that manages the realm. `timeout` is for each call, in milliseconds. */
export async function connectKeycloak(admin: ProviderAdmin, timeout: number): Promise<Keycloak> {
  const { baseUrl, realm: realmName, clientId, clientSecret } = admin
  return asProviderFault(async () => {
    // Imported here only: it is large, and most sites have no Keycloak.
    const { default: Client } = await import('@keycloak/keycloak-admin-client')
    const requestOptions = { redirect: 'error' as const }
    const client = new Client({ baseUrl, realmName, timeout, requestOptions })
    await client.auth({ grantType: 'client_credentials', clientId, clientSecret })
    return callsOf(client)
  })
}

const callsOf = (client: KeycloakAdminClient) => ({
  accountById: (id: string) =>
    asProviderFault(async () => ((await client.users.findOne({ id })) as Account | null) ?? null),

  accountByEmail: (email: string) =>
    asProviderFault(async () => {
      const found = (await client.users.find({ email, exact: true })) as Account[]
      // The list has shortened accounts; an update needs the complete one.
      const account = found.find((each) => each.email?.toLowerCase() === email)
      return account ? ((await client.users.findOne({ id: account.id })) as Account) : null
    }),

  createAccount: (account: UserRepresentation) =>
    asProviderFault(async () => (await client.users.create(account)).id),

  updateAccount: ({ id, ...account }: Account) =>
    asProviderFault(() => client.users.update({ id }, account)),

  rolesOf: (id: string): Promise<AccountRoles> =>
    asProviderFault(async () => ({
      own: ourRoles(await client.users.listRealmRoleMappings({ id })),
      all: ourRoles(await client.users.listCompositeRealmRoleMappings({ id })),
    })),

  /** Adds the roles that the realm has, then throws `roles-missing` with the names of the others, if any. */
  addRoles: (id: string, wanted: Role[]) =>
    asProviderFault(async () => {
      const roles = realmRoles(await client.roles.find(), wanted)
      if (roles.length > 0) await client.users.addRealmRoleMappings({ id, roles })
      const missing = wanted.filter((role) => !roles.some(({ name }) => isNamed(role, name)))
      if (missing.length > 0) throw new ProviderFault('roles-missing', missing.join(', '))
    }),

  removeRoles: (id: string, unwanted: Role[]) =>
    asProviderFault(async () => {
      const roles = realmRoles(await client.users.listRealmRoleMappings({ id }), unwanted)
      if (roles.length > 0) await client.users.delRealmRoleMappings({ id, roles })
    }),

  endSessions: (id: string) => asProviderFault(() => client.users.logout({ id })),

  hasPassword: (id: string) =>
    asProviderFault(async () =>
      (await client.users.getCredentials({ id })).some(({ type }) => type === 'password'),
    ),

  /** Whether nobody can sign in to it: it has no credential, no linked identity and no federation. */
  isUnclaimed: ({ id, federationLink }: Account) =>
    asProviderFault(async () => {
      const credentials = [
        ...(await client.users.getCredentials({ id })),
        ...(await client.users.listFederatedIdentities({ id })),
      ]
      return !federationLink && credentials.length === 0
    }),

  /** Keycloak's own mail, with a link to choose a password, which also verifies the address. */
  sendPasswordMail: (id: string, { clientId, seconds }: { clientId?: string; seconds: number }) =>
    asProviderFault(() =>
      client.users.executeActionsEmail({
        id,
        clientId,
        lifespan: seconds,
        actions: ['UPDATE_PASSWORD'],
      }),
    ),
})

const isNamed = (role: Role, name: string | undefined) =>
  name !== undefined && plainName(name) === plainName(role)

type RealmRole = { id?: string; name?: string }

/** The roles of a realm that match ours, with their ids and the realm's spelling. */
const realmRoles = (all: RealmRole[], wanted: readonly Role[]) =>
  all.flatMap(({ id, name }) =>
    id && name && wanted.some((role) => isNamed(role, name)) ? [{ id, name }] : [],
  )

const ourRoles = (mapped: { name?: string }[]) =>
  ours.filter((role) => mapped.some(({ name }) => isNamed(role, name)))

async function asProviderFault<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await inSpan({ name: 'provider', kind: 'CLIENT' }, call)
  } catch (error) {
    throw ProviderFault.of(error)
  }
}
