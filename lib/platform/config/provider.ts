import * as z from 'zod'
import { yesOrNo } from './variables'

export const providerVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must look like https://sso.example.com/realms/site' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).default('SSO'),
  OIDC_ROLES_CLAIM: z.string().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_API_CLIENTS: z.string().default(''),
  OIDC_API_SCOPE: z.string().optional(),
  OIDC_ACR: z.string().default(''),
  OIDC_TRUST_EMAIL: yesOrNo.default(false),
  OIDC_ADMIN_CLIENT_ID: z.string().optional(),
  OIDC_ADMIN_CLIENT_SECRET: z.string().optional(),
}

/** An external identity provider that speaks OpenID Connect. */
export type Provider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Shown on the button of the sign-in page. */
  name: string
  /** Paths of the roles in its tokens; the first one that exists is used. */
  rolesClaims: string[]
  /** The audience that its access tokens must have. */
  audience: string
  /** Further clients whose access tokens are accepted. */
  apiClients: string[]
  /** The scope that its access tokens must have. */
  apiScope?: string
  /** Values of `acr` or `amr`, of which a sign-in must have one; none demands nothing. */
  strengths: string[]
  /** Accepts addresses that it does not declare as verified. */
  trustsEmail: boolean
}

const listIn = (text: string) => text.split(/[\s,]+/).filter(Boolean)

export function providerOf(
  data: z.output<z.ZodObject<typeof providerVariables>>,
): Provider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (!issuer || !clientId || !clientSecret) return undefined
  return {
    issuer,
    clientId,
    clientSecret,
    name: data.OIDC_NAME,
    rolesClaims: data.OIDC_ROLES_CLAIM ? [data.OIDC_ROLES_CLAIM] : ['realm_access.roles', 'roles'],
    audience: data.OIDC_AUDIENCE ?? clientId,
    apiClients: listIn(data.OIDC_API_CLIENTS),
    apiScope: data.OIDC_API_SCOPE,
    strengths: listIn(data.OIDC_ACR),
    trustsEmail: data.OIDC_TRUST_EMAIL,
  }
}

/** A client of the admin API of a Keycloak. */
export type ProviderAdmin = {
  baseUrl: string
  realm: string
  clientId: string
  clientSecret: string
}

/** The address of a realm: the server, with its path if any, and the name of the realm. */
export const KEYCLOAK_ISSUER = /^(https?:\/\/.+)\/realms\/([^/?#]+)\/?$/

export function providerAdminOf(
  data: z.output<z.ZodObject<typeof providerVariables>>,
): ProviderAdmin | undefined {
  const { OIDC_ADMIN_CLIENT_ID: clientId, OIDC_ADMIN_CLIENT_SECRET: clientSecret } = data
  const [, baseUrl, realm] = KEYCLOAK_ISSUER.exec(data.OIDC_ISSUER ?? '') ?? []
  if (!clientId || !clientSecret || !baseUrl || !realm) return undefined
  return { baseUrl, realm: decodeURIComponent(realm), clientId, clientSecret }
}
