import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { Provider, type Configuration } from 'oidc-provider'
import type { Config } from '@/lib/platform/config/config'
import type { KeycloakStandIn } from './keycloak'

type ProviderSettings = NonNullable<Config['provider']>

export const CLIENT = { clientId: 'site-safety', clientSecret: 'a secret between the two' }

/** The claims of an account. */
export type Person = { email: string; email_verified: boolean; roles: string[] }

/** A real OpenID provider on a local port. It accepts any password for the people given, by their sign-in name. */
export class IdentityProvider {
  issuer = ''
  private server!: http.Server
  private keys: { privateKey: CryptoKey; jwk: JWK }[] = []
  private handle!: (request: http.IncomingMessage, response: http.ServerResponse) => void
  isDown = false
  /** Whether it accepts connections and answers nothing. */
  isHanging = false
  /** How often it was asked, answered or not. */
  requests = 0
  /** How often its keys were fetched. */
  keyReads = 0

  /** With a Keycloak stand-in it serves its paths below `/realms/site`, as Keycloak does. */
  constructor(
    private readonly people: Record<string, Person>,
    private readonly redirectTo = 'http://localhost/nowhere',
    private readonly keycloak?: KeycloakStandIn,
  ) {}

  async start(): Promise<void> {
    this.server = http.createServer((request, response) => {
      this.requests++
      if (this.isDown) return void response.destroy()
      if (this.isHanging) return
      if (request.url === '/jwks') this.keyReads++
      if (this.keycloak?.isFor(request.url!)) return void this.keycloak.handle(request, response)
      // As Express does for a mounted app: oidc-provider finds its mount path by comparing the two URLs.
      const { url } = request
      Object.assign(request, { originalUrl: url, url: url!.replace(this.path, '') || '/' })
      this.handle(request, response)
    })
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const { port } = this.server.address() as AddressInfo
    this.issuer = `http://localhost:${port}${this.path}`
    await this.rotate()
  }

  private get path() {
    return this.keycloak ? '/realms/site' : ''
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Signs with a new key from now on. Earlier keys stay published unless `dropsOld`. */
  async rotate({ dropsOld = false } = {}): Promise<void> {
    const pair = await generateKeyPair('RS256', { extractable: true })
    const kid = crypto.randomUUID()
    const jwk = { ...(await exportJWK(pair.privateKey)), kid, alg: 'RS256', use: 'sig' }
    this.keys = [{ privateKey: pair.privateKey, jwk }, ...(dropsOld ? [] : this.keys)]
    this.handle = new Provider(this.issuer, this.configuration()).callback()
  }

  /** The settings with which the product uses this provider. */
  settings(overrides: Partial<ProviderSettings> = {}): ProviderSettings {
    return {
      issuer: this.issuer,
      ...CLIENT,
      name: 'Test SSO',
      rolesClaims: ['roles'],
      audience: CLIENT.clientId,
      apiClients: [],
      strengths: [],
      trustsEmail: false,
      ...overrides,
    }
  }

  /** An access token with the claims that Keycloak sets. */
  async token(name: string, changes: Record<string, unknown> = {}): Promise<string> {
    const [{ privateKey, jwk }] = this.keys as [(typeof this.keys)[number]]
    const { roles, ...person } = this.people[name]!
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({
      iss: this.issuer,
      aud: CLIENT.clientId,
      sub: name,
      iat: seconds,
      exp: seconds + 300,
      ...person,
      realm_access: { roles },
      ...changes,
    })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid! })
      .sign(privateKey)
  }

  private configuration(): Configuration {
    const { clientId, clientSecret } = CLIENT
    return {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${this.redirectTo}/api/auth/callback/oidc`],
          post_logout_redirect_uris: [`${this.redirectTo}/sign-in`],
        },
      ],
      jwks: { keys: this.keys.map(({ jwk }) => jwk) } as Configuration['jwks'],
      claims: { openid: ['sub', 'roles'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['of the test'] },
      findAccount: (_, id) => {
        const person = this.people[id]
        return person && { accountId: id, claims: async () => ({ sub: id, ...person }) }
      },
    }
  }
}
