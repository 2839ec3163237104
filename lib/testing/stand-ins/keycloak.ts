import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderAdmin } from '@/lib/platform/config/provider'
import { listen } from './listen'

export const ADMIN_CLIENT = {
  clientId: 'site-safety-admin',
  clientSecret: 'what only the two know',
}

export type KeycloakAccount = {
  id: string
  username: string
  email?: string
  emailVerified: boolean
  firstName?: string
  lastName?: string
  enabled: boolean
  attributes: Record<string, string[]>
  /** Names of realm roles: assigned directly, and inherited through groups. */
  roles: string[]
  inherited: string[]
  hasPassword: boolean
  /** Names of linked identity providers. */
  brokers: string[]
  /** How often its sessions were ended. */
  logouts: number
  mails: { actions: string[]; clientId: string | null; lifespan: string | null }[]
}

type Answer = { status: number; body?: unknown; location?: string }
type Call = { method: string; path: string; query: URLSearchParams; body: string }

const REALM = 'site'
const OURS = [
  'Admin',
  'TenantAdministrator',
  'safety-officer',
  'Work Owner',
  'Purchasing',
  'Contractor',
  'WorkspaceOwner',
]

/** The part of a Keycloak realm's admin API that the product calls, over real HTTP. Tests can make it fail. */
export class KeycloakStandIn {
  readonly accounts = new Map<string, KeycloakAccount>()
  realmRoles = [...OURS, 'offline_access', 'default-roles-site', 'payroll']
  /** Every call except those for tokens, such as `POST /users`. */
  readonly calls: string[] = []
  isDown = false
  /** Milliseconds before each answer. */
  delay = 0
  /** Called before each answer; what it returns replaces the answer. */
  intercept: (call: Call) => Answer | undefined | Promise<Answer | undefined> = () => undefined
  private server!: http.Server
  private port = 0
  private readonly token = `x.${btoa(JSON.stringify({ exp: 4e9 }))}.x`

  async start(): Promise<void> {
    this.server = http.createServer((request, response) => void this.handle(request, response))
    this.port = await listen(this.server, this.port)
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Back to the initial state, without accounts. */
  reset(): void {
    this.accounts.clear()
    this.calls.length = 0
    this.realmRoles = [...OURS, 'offline_access', 'default-roles-site', 'payroll']
    this.isDown = false
    this.delay = 0
    this.intercept = () => undefined
  }

  settings = (overrides: Partial<ProviderAdmin> = {}): ProviderAdmin => ({
    baseUrl: `http://127.0.0.1:${this.port}/auth`,
    realm: REALM,
    ...ADMIN_CLIENT,
    ...overrides,
  })

  add(account: Partial<KeycloakAccount> & { email: string }): KeycloakAccount {
    const added: KeycloakAccount = {
      id: crypto.randomUUID(),
      username: account.email,
      emailVerified: true,
      enabled: true,
      attributes: {},
      roles: ['default-roles-site', 'offline_access'],
      inherited: [],
      hasPassword: true,
      brokers: [],
      logouts: 0,
      mails: [],
      ...account,
    }
    this.accounts.set(added.id, added)
    return added
  }

  byEmail = (email: string) => [...this.accounts.values()].find((each) => each.email === email)

  /** Whether a URL belongs to the admin API. */
  isFor = (url: string) =>
    url.includes(`/admin/realms/${REALM}/`) || url.includes('/protocol/openid-connect/token')

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (this.isDown) return void response.destroy()
    if (this.delay > 0) await sleep(this.delay)
    const { pathname, searchParams: query } = new URL(request.url!, 'http://localhost')
    const body = Buffer.concat(chunks).toString()
    const isToken = pathname.endsWith('/protocol/openid-connect/token')
    // Keycloak's client adds a slash to the paths of collections.
    const own = pathname.split(`/admin/realms/${REALM}`)[1] ?? ''
    const path = isToken ? '/token' : own.replace(/\/$/, '')
    const call = { method: request.method!, path, query, body }
    if (!isToken) this.calls.push(`${call.method} ${path}`)
    const answer = (await this.intercept(call)) ?? this.checked(call, request.headers.authorization)
    const { status, body: json, location } = answer
    const origin = `http://127.0.0.1:${this.port}`
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(location && { location: `${origin}/auth/admin/realms/${REALM}${location}` }),
    })
    response.end(json === undefined ? undefined : JSON.stringify(json))
  }

  private checked(call: Call, authorization = ''): Answer {
    if (call.path !== '/token')
      return authorization === `Bearer ${this.token}` ? this.answer(call) : { status: 401 }
    const { clientId, clientSecret } = ADMIN_CLIENT
    const login = encodeURIComponent(clientSecret).replaceAll('%20', '+')
    const isRight = authorization === `Basic ${btoa(`${clientId}:${login}`)}`
    const isGrant = new URLSearchParams(call.body).get('grant_type') === 'client_credentials'
    return isRight && isGrant
      ? { status: 200, body: { access_token: this.token, expires_in: 300, token_type: 'Bearer' } }
      : { status: 401, body: { error: 'unauthorized_client', error_description: 'Invalid client' } }
  }

  private answer({ method, path, query, body }: Call): Answer {
    const [, noun, id, ...rest] = path.split('/')
    const json = body ? JSON.parse(body) : undefined
    if (noun === 'roles') return { status: 200, body: this.realmRoles.map(roleOf) }
    if (noun !== 'users') return { status: 404 }
    if (!id) return method === 'POST' ? this.create(json) : this.find(query)
    const account = this.accounts.get(id)
    if (!account) return { status: 404, body: { error: 'User not found' } }
    return this.about(account, `${method} ${rest.join('/')}`, { json, query })
  }

  private about(
    account: KeycloakAccount,
    what: string,
    { json, query }: { json: unknown; query: URLSearchParams },
  ): Answer {
    const names = Array.isArray(json) ? json.map(({ name }: { name: string }) => name) : []
    const ok: Answer = { status: 204 }
    switch (what) {
      case 'GET ':
        return { status: 200, body: shownOf(account) }
      case 'PUT ':
        return this.update(account, json as Partial<KeycloakAccount>)
      case 'POST logout':
        account.logouts++
        return ok
      case 'GET credentials':
        return { status: 200, body: account.hasPassword ? [{ id: '1', type: 'password' }] : [] }
      case 'GET federated-identity':
        return { status: 200, body: account.brokers.map((name) => ({ identityProvider: name })) }
      case 'GET role-mappings/realm':
        return { status: 200, body: account.roles.map(roleOf) }
      case 'GET role-mappings/realm/composite':
        return { status: 200, body: [...account.roles, ...account.inherited].map(roleOf) }
      case 'POST role-mappings/realm':
        account.roles = [...new Set([...account.roles, ...names])]
        return ok
      case 'DELETE role-mappings/realm':
        account.roles = account.roles.filter((name) => !names.includes(name))
        return ok
      case 'PUT execute-actions-email':
        account.mails.push({
          actions: json as string[],
          clientId: query.get('client_id'),
          lifespan: query.get('lifespan'),
        })
        return ok
      default:
        return { status: 404 }
    }
  }

  private create(fields: KeycloakAccount): Answer {
    const isTaken = [...this.accounts.values()].some(
      ({ email, username }) => email === fields.email || username === fields.username,
    )
    if (isTaken) return { status: 409, body: { errorMessage: 'User exists with same email' } }
    const refusal = refusalOf(fields)
    if (refusal) return refusal
    const { id } = this.add({ email: '', ...fields, hasPassword: false })
    return { status: 201, location: `/users/${id}` }
  }

  private update(account: KeycloakAccount, fields: Partial<KeycloakAccount>): Answer {
    const refusal = refusalOf({ firstName: fields.firstName, lastName: fields.lastName })
    if (refusal) return refusal
    Object.assign(account, fields.attributes && profile, fields)
    return { status: 204 }
  }

  private find(query: URLSearchParams): Answer {
    const email = query.get('email')
    const found = [...this.accounts.values()].filter((each) => each.email === email)
    // Without details, as in Keycloak's lists.
    return { status: 200, body: found.map(({ id, email: own }) => ({ id, email: own })) }
  }
}

/** Keycloak's PUT clears what is left out of the profile if it brings attributes; else that stays. */
const profile = { email: undefined, firstName: undefined, lastName: undefined }

/** The characters that Keycloak does not take in the names of a person and of an account. */
const REFUSED = /[<>&"$%!#?§;*~/\\|^=[\]{}()]/
const REFUSED_OF_ACCOUNT = /[\s',:`]/

function refusalOf({
  username = '',
  firstName = '',
  lastName = '',
}: Partial<KeycloakAccount>): Answer | null {
  if (REFUSED.test(username) || REFUSED_OF_ACCOUNT.test(username))
    return { status: 400, body: { errorMessage: 'error-username-invalid-character' } }
  if (REFUSED.test(firstName) || REFUSED.test(lastName))
    return { status: 400, body: { errorMessage: 'error-person-name-invalid-character' } }
  return null
}

const roleOf = (name: string) => ({ id: `id of ${name}`, name })

function shownOf(account: KeycloakAccount) {
  const { id, username, email, emailVerified, firstName, lastName, enabled, attributes } = account
  return { id, username, email, emailVerified, firstName, lastName, enabled, attributes }
}
