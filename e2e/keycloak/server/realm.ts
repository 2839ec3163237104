import { expect } from '@playwright/test'
import type { Keycloak } from './keycloak'

export const PASSWORD = 'a password at Keycloak'

type Named = { id: string; name: string }
export type RealmAccount = {
  id: string
  username: string
  email: string
  emailVerified: boolean
  enabled: boolean
  firstName: string
}
type Key = { kid: string; providerId: string; algorithm: string; use: string; status: string }

/** What an administrator of the realm does in Keycloak's console, by its admin API. */
export class Realm {
  constructor(private readonly keycloak: Keycloak) {}

  /** Somebody with a password and a verified address. */
  async addPerson(email: string, roles: string[]): Promise<string> {
    const [username] = email.split('@')
    await this.ask('POST', '/users', {
      username,
      email,
      emailVerified: true,
      enabled: true,
      firstName: username,
      lastName: 'Test',
      credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    })
    const { id } = (await this.account(email))!
    await this.giveRoles(id, roles)
    return id
  }

  async account(email: string): Promise<RealmAccount | undefined> {
    const query = new URLSearchParams({ email, exact: 'true' })
    return (await this.ask<RealmAccount[]>('GET', `/users?${query}`))[0]
  }

  update = (id: string, changes: Partial<RealmAccount>) => this.ask('PUT', `/users/${id}`, changes)

  rolesOf = async (id: string) =>
    (await this.ask<Named[]>('GET', `/users/${id}/role-mappings/realm`)).map(({ name }) => name)

  giveRoles = (id: string, names: string[]) => this.changeRoles('POST', id, names)
  takeRoles = (id: string, names: string[]) => this.changeRoles('DELETE', id, names)

  private async changeRoles(method: string, id: string, names: string[]): Promise<void> {
    const all = await this.ask<Named[]>('GET', '/roles')
    const named = all.filter(({ name }) => names.includes(name))
    expect(named).toHaveLength(names.length)
    await this.ask(method, `/users/${id}/role-mappings/realm`, named)
  }

  sessionsOf = (id: string) => this.ask<unknown[]>('GET', `/users/${id}/sessions`)

  /** Another client, whose access tokens are for the product, too. */
  async addClient(clientId: string, redirectUri: string): Promise<string> {
    await this.ask('POST', '/clients', {
      clientId,
      redirectUris: [redirectUri],
      protocolMappers: [
        {
          name: 'audience',
          protocol: 'openid-connect',
          protocolMapper: 'oidc-audience-mapper',
          config: { 'included.client.audience': 'site-safety', 'access.token.claim': 'true' },
        },
      ],
    })
    const [client] = await this.ask<{ secret: string }[]>('GET', `/clients?clientId=${clientId}`)
    return client!.secret
  }

  /** Signs with a new key from now on. */
  addKey = () =>
    this.ask('POST', '/components', {
      name: `rsa ${crypto.randomUUID()}`,
      providerId: 'rsa-generated',
      providerType: 'org.keycloak.keys.KeyProvider',
      config: { priority: [String(Date.now()).slice(0, 10)], algorithm: ['RS256'] },
    })

  /** The component of the key that signs now. */
  async signingKey(): Promise<string> {
    const { active, keys } = await this.ask<{ active: Record<string, string>; keys: Key[] }>(
      'GET',
      '/keys',
    )
    return keys.find(({ kid }) => kid === active.RS256)!.providerId
  }

  removeKey = (component: string) => this.ask('DELETE', `/components/${component}`)

  /** Settings of the realm, such as its mail server. */
  configure = (settings: object) => this.ask('PUT', '', settings)

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.keycloak.url}/admin/realms/site${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.token()}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path} ${answer.status} ${text}`).toBe(true)
    return (text ? JSON.parse(text) : null) as T
  }

  private async token(): Promise<string> {
    const { name: username, password } = this.keycloak.administrator
    const answer = await fetch(`${this.keycloak.url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username,
        password,
      }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
}
