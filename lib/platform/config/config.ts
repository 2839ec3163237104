import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'

/** The faults of a configuration, one sentence each. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(['The configuration is not usable:', ...problems.map((line) => `  - ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

const SITE_MODES = ['demo', 'production'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`)

const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((s) => ['true', 'false', '1', '0', 'yes', 'no'].includes(s), 'must be true or false')
  .transform((s) => ['true', '1', 'yes'].includes(s))

const HOPS = 'must be the number of proxies in front, from 0 to 10'
const YES_OR_NO_AS_HOPS: Readonly<Record<string, string>> = {
  true: '1',
  yes: '1',
  false: '0',
  no: '0',
}

/** The number of trusted proxies in front of the server; older configurations say `true` or `false`. */
const hops = z
  .string()
  .transform((text) => YES_OR_NO_AS_HOPS[text.toLowerCase()] ?? text)
  .refine((text) => /^(\d|10)$/.test(text), HOPS)
  .transform(Number)

const mailVariables = {
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: wholeNumber(1, 65535).default(587),
  SMTP_SECURE: yesOrNo.optional(),
  SMTP_REQUIRE_TLS: yesOrNo.default(true),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_CA_FILE: z
    .string()
    .refine((file) => fs.existsSync(file), 'names no file that can be read')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
}

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte, as on port 465; otherwise STARTTLS. */
  isSecure: boolean
  /** Sends neither login nor mail to a server that offers no STARTTLS. */
  requireTls: boolean
  login?: { user: string; pass: string }
  /** The certificate (PEM) of an authority that is not a public one. */
  ca?: string
  from: string
}

function mailServerOf(data: z.output<z.ZodObject<typeof mailVariables>>): MailServer | undefined {
  if (!data.SMTP_HOST || !data.MAIL_FROM) return undefined
  return {
    host: data.SMTP_HOST,
    port: data.SMTP_PORT,
    isSecure: data.SMTP_SECURE ?? data.SMTP_PORT === 465,
    requireTls: data.SMTP_REQUIRE_TLS,
    from: data.MAIL_FROM,
    ...(data.SMTP_USER && { login: { user: data.SMTP_USER, pass: data.SMTP_PASSWORD ?? '' } }),
    ...(data.SMTP_CA_FILE && { ca: fs.readFileSync(data.SMTP_CA_FILE, 'utf8') }),
  }
}

const providerVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must look like https://sso.example.com/realms/site' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).default('SSO'),
  OIDC_ROLES_CLAIM: z.string().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_API_CLIENTS: z.string().default(''),
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
  /** Accepts addresses that it does not declare as verified. */
  trustsEmail: boolean
}

function providerOf(data: z.output<z.ZodObject<typeof providerVariables>>): Provider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (!issuer || !clientId || !clientSecret) return undefined
  return {
    issuer,
    clientId,
    clientSecret,
    name: data.OIDC_NAME,
    rolesClaims: data.OIDC_ROLES_CLAIM ? [data.OIDC_ROLES_CLAIM] : ['realm_access.roles', 'roles'],
    audience: data.OIDC_AUDIENCE ?? clientId,
    apiClients: data.OIDC_API_CLIENTS.split(/[\s,]+/).filter(Boolean),
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
const KEYCLOAK_ISSUER = /^(https?:\/\/.+)\/realms\/([^/?#]+)\/?$/

function providerAdminOf(
  data: z.output<z.ZodObject<typeof providerVariables>>,
): ProviderAdmin | undefined {
  const { OIDC_ADMIN_CLIENT_ID: clientId, OIDC_ADMIN_CLIENT_SECRET: clientSecret } = data
  const [, baseUrl, realm] = KEYCLOAK_ISSUER.exec(data.OIDC_ISSUER ?? '') ?? []
  if (!clientId || !clientSecret || !baseUrl || !realm) return undefined
  return { baseUrl, realm: decodeURIComponent(realm), clientId, clientSecret }
}

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
})

const environment = z
  .object({
    PORT: wholeNumber(1, 65535).default(3000),
    HOSTNAME: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_OWNER_URL: databaseUrl.optional(),
    DATABASE_EMBEDDED: yesOrNo.default(false),
    SITE_MODE: z.enum(SITE_MODES, `must be one of ${SITE_MODES.join(', ')}`).default('demo'),
    APP_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://safety.example.com' })
      .refine((s) => !s.endsWith('/'), 'must not end with a slash')
      .optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    TRUST_PROXY: hops.default(0),
    DB_POOL: wholeNumber(1, 500).default(10),
    LIST_LIMIT: wholeNumber(1, 1_000_000).default(20_000),
    ...mailVariables,
    ...providerVariables,
  })
  .refine((e) => e.DATABASE_URL || !e.DATABASE_OWNER_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'is another login to the database of DATABASE_URL: set that, too',
    when: () => true,
  })
  .refine((e) => e.SITE_MODE !== 'production' || e.APP_URL?.startsWith('https:'), {
    path: ['APP_URL'],
    message: 'must begin with https:// where SITE_MODE is production',
    when: () => true,
  })
  .refine((e) => e.OIDC_ISSUER || Boolean(e.ADMIN_EMAIL) === Boolean(e.ADMIN_PASSWORD), {
    path: ['ADMIN_EMAIL'],
    message: 'and ADMIN_PASSWORD go together: set both or neither',
    when: () => true,
  })
  .refine(
    (e) => new Set([e.OIDC_ISSUER, e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET].map(Boolean)).size === 1,
    {
      path: ['OIDC_ISSUER'],
      message: 'goes together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set all three or none',
      when: () => true,
    },
  )
  .refine((e) => Boolean(e.OIDC_ADMIN_CLIENT_ID) === Boolean(e.OIDC_ADMIN_CLIENT_SECRET), {
    path: ['OIDC_ADMIN_CLIENT_ID'],
    message: 'and OIDC_ADMIN_CLIENT_SECRET go together: set both or neither',
    when: () => true,
  })
  .refine((e) => !e.OIDC_ADMIN_CLIENT_ID || KEYCLOAK_ISSUER.test(e.OIDC_ISSUER ?? ''), {
    path: ['OIDC_ADMIN_CLIENT_ID'],
    message:
      'is for Keycloak only: beside it OIDC_ISSUER must look like https://sso.example.com/realms/site',
    when: () => true,
  })
  .refine((e) => !e.OIDC_ADMIN_CLIENT_ID || !e.OIDC_ROLES_CLAIM?.startsWith('resource_access.'), {
    path: ['OIDC_ROLES_CLAIM'],
    message: 'reads roles of a client, but OIDC_ADMIN_CLIENT_ID gives roles of the realm',
    when: () => true,
  })
  .refine((e) => !e.SMTP_HOST || e.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed beside SMTP_HOST: the address that mails come from',
    when: () => true,
  })
  .refine((e) => Boolean(e.SMTP_USER) === Boolean(e.SMTP_PASSWORD), {
    path: ['SMTP_USER'],
    message: 'and SMTP_PASSWORD go together: set both or neither',
    when: () => true,
  })

export type Config = {
  port: number
  hostname: string
  /** Absolute. */
  dataDir: string
  databaseUrl?: string
  /** For migrations only, where another login than that of `databaseUrl` owns the tables. */
  databaseOwnerUrl?: string
  /** Whether the launcher runs the database itself. */
  isEmbedded: boolean
  /** In production nothing is seeded, and a start with passwords of the demo is refused. */
  siteMode: (typeof SITE_MODES)[number]
  /** The address that people open, without a slash at the end. */
  appUrl: string
  adminEmail?: string
  adminPassword?: string
  logLevel: (typeof LOG_LEVELS)[number]
  /** The number of trusted proxies: that many entries of X-Forwarded-For count, from the right. */
  trustedHops: number
  databasePool: number
  /** The most rows that a list answers without a page. */
  listLimit: number
  /** Without it mails stay in the outbox, where they can be read. */
  mailServer?: MailServer
  /** Without it the product signs people in itself. */
  provider?: Provider
  /** Where the product manages the accounts of the provider; without it the provider's roles count. */
  providerAdmin?: ProviderAdmin
}

type Environment = Readonly<Record<string, string | undefined>>

/** Leaves out empty variables, and a HOSTNAME that names this machine: the shell sets that one. */
function setByPeople(env: Environment): Environment {
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '')
  return Object.fromEntries(
    set.filter(([key, value]) => key !== 'HOSTNAME' || value !== os.hostname()),
  )
}

export function readConfig(env: Environment): Config {
  const { success, data, error } = environment.safeParse(setByPeople(env))
  if (!success) {
    throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  }
  return {
    port: data.PORT,
    hostname: data.HOSTNAME,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    isEmbedded: data.DATABASE_EMBEDDED,
    siteMode: data.SITE_MODE,
    appUrl: data.APP_URL ?? `http://localhost:${data.PORT}`,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    logLevel: data.LOG_LEVEL,
    trustedHops: data.TRUST_PROXY,
    databasePool: data.DB_POOL,
    listLimit: data.LIST_LIMIT,
    mailServer: mailServerOf(data),
    provider: providerOf(data),
    providerAdmin: providerAdminOf(data),
  }
}

let read: Config | undefined

/** The configuration of this process, read at the first call. */
export function config(): Config {
  read ??= readConfig(process.env)
  return read
}
