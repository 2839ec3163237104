import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { processWide } from '../process/process-wide'
import { databaseVariables, isProtected, PLAIN_DATABASE } from './database'
import { FIELD_KEY_FORM, fieldKeyVariables } from './field-keys'
import { type LineChannel, lineChannelOf, lineVariables } from './line'
import { type MailServer, mailServerOf, mailVariables } from './mail-server'
import { outboundVariables, type PrivateHosts, privateHostsOf } from './outbound'
import {
  KEYCLOAK_ISSUER,
  type Provider,
  type ProviderAdmin,
  providerAdminOf,
  providerOf,
  providerVariables,
} from './provider'
import { wholeNumber, yesOrNo } from './variables'

/** The faults of a configuration, one sentence each. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(['The configuration is not usable:', ...problems.map((line) => `  - ${line}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

const SITE_MODES = ['demo', 'production'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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

/** Pages, cookies and links stand at the root of a host. */
function isHostAlone(url: string): boolean {
  if (!URL.canParse(url)) return true // refused by its form
  const { pathname, search, hash, username, password } = new URL(url)
  return pathname === '/' && !url.endsWith('/') && !(search || hash || username || password)
}

const environment = z
  .object({
    PORT: wholeNumber(1, 65535).default(3000),
    HOSTNAME: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    BACKUP_DIR: z.string().optional(),
    DATABASE_EMBEDDED: yesOrNo.default(false),
    SITE_MODE: z.enum(SITE_MODES, `must be one of ${SITE_MODES.join(', ')}`).default('demo'),
    APP_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://safety.example.com' })
      .refine(isHostAlone, 'must end with the host or its port: nothing is served below a path')
      .optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    TRUST_PROXY: hops.default(0),
    SHUTDOWN_DELAY: wholeNumber(0, 60).default(0),
    DB_POOL: wholeNumber(1, 500).default(10),
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:4318' })
      .optional(),
    DB_STATEMENT_NAMES: yesOrNo.default(true),
    LIST_LIMIT: wholeNumber(1, 1_000_000).default(20_000),
    CALLS_PER_MINUTE: wholeNumber(120, 1_000_000_000).default(1200),
    ...databaseVariables,
    ...fieldKeyVariables,
    ...outboundVariables,
    ...lineVariables,
    ...mailVariables,
    ...providerVariables,
  })
  .refine((e) => e.DATABASE_URL || !e.DATABASE_OWNER_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'is another login to the database of DATABASE_URL: set that, too',
    when: () => true,
  })
  .refine((e) => !e.BACKUP_DIR || !e.DATABASE_URL || e.DATABASE_EMBEDDED, {
    path: ['BACKUP_DIR'],
    message: 'is for the embedded database: that of DATABASE_URL is backed up by its own means',
    when: () => true,
  })
  .refine((e) => e.SITE_MODE !== 'production' || e.DATABASE_URL || e.BACKUP_DIR, {
    path: ['BACKUP_DIR'],
    message: 'is needed beside the embedded database where SITE_MODE is production',
    when: () => true,
  })
  .refine((e) => e.SITE_MODE !== 'production' || e.APP_URL?.startsWith('https:'), {
    path: ['APP_URL'],
    message: 'must begin with https:// where SITE_MODE is production',
    when: () => true,
  })
  .refine((e) => e.SITE_MODE !== 'production' || !e.OIDC_ISSUER?.startsWith('http:'), {
    path: ['OIDC_ISSUER'],
    message: 'must begin with https:// where SITE_MODE is production',
    when: () => true,
  })
  .refine(
    (e) => e.SITE_MODE !== 'production' || !e.DATABASE_URL || e.DATABASE_EMBEDDED || e.FIELD_KEY,
    {
      path: ['FIELD_KEY'],
      message: `is needed beside DATABASE_URL where SITE_MODE is production; it ${FIELD_KEY_FORM}`,
      when: () => true,
    },
  )
  .superRefine((e, { addIssue }) => {
    if (e.SITE_MODE !== 'production' || e.DATABASE_EMBEDDED) return
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const)
      if (e[name] && !isProtected(e[name], e.DATABASE_PLAIN_HOSTS))
        addIssue({ code: 'custom', path: [name], message: PLAIN_DATABASE })
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
  .refine((e) => Boolean(e.LINE_CHANNEL_SECRET) === Boolean(e.LINE_CHANNEL_TOKEN), {
    path: ['LINE_CHANNEL_SECRET'],
    message: 'and LINE_CHANNEL_TOKEN go together: set both or neither',
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
  /** Absolute: where the embedded database is copied to, on another disk. */
  backupDir?: string
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
  /** In seconds: how long a server that is to stop still takes requests, for balancers to notice. */
  shutdownDelay: number
  databasePool: number
  /** Whether statements are prepared under names; a pooler of transactions before PgBouncer 1.21 takes none. */
  namesStatements: boolean
  /** Where this machine reads the metrics; without it there are none. */
  metricsPort?: number
  /** Where traces are sent, by OTLP; without it nothing is traced. */
  tracesEndpoint?: string
  /** The most rows that a list answers without a page. */
  listLimit: number
  /** Of one person. */
  callsPerMinute: number
  /** In base64, the one that encrypts first; the launcher sets it where nobody else does. */
  fieldKeys?: string[]
  privateHosts: PrivateHosts
  privatePushHosts: PrivateHosts
  /** Without it nobody is told by LINE. */
  line?: LineChannel
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
    backupDir: data.BACKUP_DIR && path.resolve(data.BACKUP_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    isEmbedded: data.DATABASE_EMBEDDED,
    siteMode: data.SITE_MODE,
    appUrl: data.APP_URL ?? `http://localhost:${data.PORT}`,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    logLevel: data.LOG_LEVEL,
    trustedHops: data.TRUST_PROXY,
    shutdownDelay: data.SHUTDOWN_DELAY,
    databasePool: data.DB_POOL,
    namesStatements: data.DB_STATEMENT_NAMES,
    metricsPort: data.METRICS_PORT,
    tracesEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    listLimit: data.LIST_LIMIT,
    callsPerMinute: data.CALLS_PER_MINUTE,
    fieldKeys: data.FIELD_KEY,
    ...privateHostsOf(data),
    line: lineChannelOf(data),
    mailServer: mailServerOf(data),
    provider: providerOf(data),
    providerAdmin: providerAdminOf(data),
  }
}

const read = () => processWide('config', (): { config?: Config } => ({}))

/** The configuration of this process, read at the first call. */
export const config = (): Config => (read().config ??= readConfig(process.env))

/** Call it where the environment of this process has changed. */
export const rereadConfig = (): Config => (read().config = readConfig(process.env))
