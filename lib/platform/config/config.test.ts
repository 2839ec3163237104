import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { external, problemsOf, production } from '@/lib/testing/runs/configuration'
import { readConfig } from './config'

const KEY = Buffer.alloc(32, 'key').toString('base64')
const OLDER_KEY = Buffer.alloc(32, 'older').toString('base64')

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      hostname: '127.0.0.1',
      dataDir: path.resolve('.data'),
      isEmbedded: false,
      siteMode: 'demo',
      appUrl: 'http://localhost:3000',
      logLevel: 'info',
      trustedHops: 0,
      shutdownDelay: 0,
      databasePool: 10,
      namesStatements: true,
      listLimit: 20_000,
      callsPerMinute: 1200,
      privateHosts: { names: [], ranges: [] },
      privatePushHosts: { names: [], ranges: [] },
    })
  })

  it('has the values that are set', () => {
    const env = {
      PORT: '8080',
      HOSTNAME: '0.0.0.0',
      DATA_DIR: '/srv/safety',
      DATABASE_URL: 'postgres://app:pw@db:5432/safety?sslmode=require',
      DATABASE_OWNER_URL: 'postgres://owner:pw@db:5432/safety?sslmode=require',
      DATABASE_EMBEDDED: '1',
      SITE_MODE: 'production',
      APP_URL: 'https://safety.example.com',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'twelve letters',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '2',
      SHUTDOWN_DELAY: '5',
      DB_POOL: '25',
      DB_STATEMENT_NAMES: 'no',
      LIST_LIMIT: '500',
      CALLS_PER_MINUTE: '6000',
      FIELD_KEY: `${KEY}, ${OLDER_KEY}`,
      OUTBOUND_PRIVATE_HOSTS: 'ERP.site.local 10.20.0.0/16, fd12::7',
      PUSH_PRIVATE_HOSTS: 'push.site.local',
    }
    expect(readConfig(env)).toEqual({
      port: 8080,
      hostname: '0.0.0.0',
      dataDir: '/srv/safety',
      databaseUrl: env.DATABASE_URL,
      databaseOwnerUrl: env.DATABASE_OWNER_URL,
      isEmbedded: true,
      siteMode: 'production',
      appUrl: 'https://safety.example.com',
      adminEmail: 'admin@example.com',
      adminPassword: 'twelve letters',
      logLevel: 'debug',
      trustedHops: 2,
      shutdownDelay: 5,
      databasePool: 25,
      namesStatements: false,
      listLimit: 500,
      callsPerMinute: 6000,
      fieldKeys: [KEY, OLDER_KEY],
      privateHosts: { names: ['erp.site.local'], ranges: ['10.20.0.0/16', 'fd12::7/128'] },
      privatePushHosts: { names: ['push.site.local'], ranges: [] },
    })
  })

  it('derives the address of the product from the port', () => {
    expect(readConfig({ PORT: '4100' }).appUrl).toBe('http://localhost:4100')
  })

  it('ignores a HOSTNAME that only names the machine', () => {
    expect(readConfig({ HOSTNAME: os.hostname() }).hostname).toBe('127.0.0.1')
  })

  it.each([
    ['true', 1],
    ['Yes', 1],
    ['1', 1],
    ['false', 0],
    ['no', 0],
    ['10', 10],
  ])('counts the proxies in front, in old words too: TRUST_PROXY=%s is %i', (text, hops) => {
    expect(readConfig({ TRUST_PROXY: text }).trustedHops).toBe(hops)
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '' })).toEqual(readConfig({}))
  })
})

const BELOW_HOST = 'APP_URL must end with the host or its port: nothing is served below a path'

describe('the configuration refuses', () => {
  it.each([
    ['PORT', 'three thousand', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 1 to 65535'],
    [
      'DATABASE_URL',
      'mysql://db/x',
      'DATABASE_URL must look like postgresql://user:password@host:5432/name',
    ],
    [
      'DATABASE_URL',
      'db.example.com',
      'DATABASE_URL must look like postgresql://user:password@host:5432/name',
    ],
    [
      'DATABASE_OWNER_URL',
      'postgres://owner:pw@db/x',
      'DATABASE_OWNER_URL is another login to the database of DATABASE_URL: set that, too',
    ],
    ['SITE_MODE', 'live', 'SITE_MODE must be one of demo, production'],
    ['APP_URL', 'safety.example.com', 'APP_URL must look like https://safety.example.com'],
    ['APP_URL', 'https://safety.example.com/', BELOW_HOST],
    ['APP_URL', 'https://example.com/safety', BELOW_HOST],
    ['APP_URL', 'https://example.com?site=1', BELOW_HOST],
    ['APP_URL', 'https://admin:secret@example.com', BELOW_HOST],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be the number of proxies in front, from 0 to 10'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be the number of proxies in front, from 0 to 10'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be the number of proxies in front, from 0 to 10'],
    ['DB_POOL', '0', 'DB_POOL must be a whole number from 1 to 500'],
    [
      'ADMIN_EMAIL',
      'admin@example.com',
      'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither',
    ],
  ])('%s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem])
  })

  it('a short admin password, without repeating it', () => {
    const problems = problemsOf({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' })
    expect(problems).toEqual(['ADMIN_PASSWORD must have at least 12 characters'])
  })

  it('with a list of all faults', () => {
    const problems = problemsOf({
      PORT: 'x',
      LOG_LEVEL: 'x',
      TRUST_PROXY: 'x',
      ADMIN_PASSWORD: 'long enough now',
    })
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'ADMIN_EMAIL',
    ])
  })
})

describe('a site in production', () => {
  it('is reached by https', () => {
    const problem = 'APP_URL must begin with https:// where SITE_MODE is production'
    expect(problemsOf({ ...production, APP_URL: '' })).toContain(problem)
    expect(problemsOf({ ...production, APP_URL: 'http://safety.example.com' })).toContain(problem)
  })

  it('asks an identity provider over https', () => {
    const provider = { OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' }
    const of = (OIDC_ISSUER: string) =>
      problemsOf({ ...production, ...external, ...provider, OIDC_ISSUER })
    expect(of('http://sso.example.com')).toEqual([
      'OIDC_ISSUER must begin with https:// where SITE_MODE is production',
    ])
    expect(of('https://sso.example.com')).toEqual([])
  })

  it('has backups of the embedded database', () => {
    expect(problemsOf(production)).toEqual([
      'BACKUP_DIR is needed beside the embedded database where SITE_MODE is production',
    ])
    expect(problemsOf({ ...production, ...external })).toEqual([])
    expect(readConfig({ ...production, BACKUP_DIR: '/mnt/backup' }).backupDir).toBe('/mnt/backup')
  })

  it('has BACKUP_DIR beside the embedded database only, also when that has started', () => {
    expect(problemsOf({ ...external, BACKUP_DIR: 'b' })).toHaveLength(1)
    expect(problemsOf({ ...external, BACKUP_DIR: 'b', DATABASE_EMBEDDED: '1' })).toEqual([])
  })
})

describe('the mail server', () => {
  const given = { SMTP_HOST: 'mail.example.com', MAIL_FROM: 'safety@example.com' }

  it('is absent unless a host is set', () => expect(readConfig({}).mailServer).toBeUndefined())

  it('is called by STARTTLS on port 587 and by TLS on port 465', () => {
    expect(readConfig(given).mailServer).toMatchObject({
      port: 587,
      isSecure: false,
      requireTls: true,
    })
    expect(readConfig({ ...given, SMTP_PORT: '465' }).mailServer).toMatchObject({ isSecure: true })
  })

  it.each([
    [{ SMTP_HOST: 'mail.example.com' }, 'MAIL_FROM'],
    [{ ...given, SMTP_USER: 'safety' }, 'SMTP_PASSWORD'],
    [{ ...given, SMTP_CA_FILE: '/not/there.pem' }, 'SMTP_CA_FILE names no file that can be read'],
    [{ ...given, SMTP_CA_FILE: '/' }, 'SMTP_CA_FILE names no file that can be read'],
    [{ OUTBOUND_CA_FILE: '/' }, 'OUTBOUND_CA_FILE names no file that can be read'],
    [{ ...given, MAIL_FROM: 'safety' }, 'MAIL_FROM'],
  ])('%j is refused with a sentence', (env, name) => expect(() => readConfig(env)).toThrow(name))
})

describe('the identity provider', () => {
  const given = {
    OIDC_ISSUER: 'https://sso.example.com/realms/site',
    OIDC_CLIENT_ID: 'site-safety',
    OIDC_CLIENT_SECRET: 'secret',
  }

  it('is the product itself unless three settings name another', () => {
    expect(readConfig({}).provider).toBeUndefined()
    expect(readConfig(given).provider).toMatchObject({
      issuer: given.OIDC_ISSUER,
      audience: 'site-safety',
      rolesClaims: ['realm_access.roles', 'roles'],
      apiClients: [],
      trustsEmail: false,
    })
    expect(readConfig({ ...given, OIDC_ROLES_CLAIM: 'a.b' }).provider?.rolesClaims).toEqual(['a.b'])
  })

  it.each(Object.keys(given))('is refused without %s', (name) =>
    expect(() => readConfig({ ...given, [name]: '' })).toThrow(/set all three or none/),
  )

  it('allows the first Admin to have an address and no password', () =>
    expect(readConfig({ ...given, ADMIN_EMAIL: 'a@example.com' }).adminEmail).toBe('a@example.com'))

  const managed = { OIDC_ADMIN_CLIENT_ID: 'site-safety-admin', OIDC_ADMIN_CLIENT_SECRET: 'another' }

  it('can be managed by a separate client if it is a Keycloak', () => {
    expect(readConfig(given).providerAdmin).toBeUndefined()
    expect(readConfig({ ...given, ...managed }).providerAdmin).toEqual({
      baseUrl: 'https://sso.example.com',
      realm: 'site',
      clientId: 'site-safety-admin',
      clientSecret: 'another',
    })
    const older = { ...given, ...managed, OIDC_ISSUER: 'http://kc:8080/auth/realms/my%20site/' }
    expect(readConfig(older).providerAdmin).toMatchObject({
      baseUrl: 'http://kc:8080/auth',
      realm: 'my site',
    })
  })

  it.each([
    [{ ...given, OIDC_ADMIN_CLIENT_ID: 'x' }, /set both or neither/],
    [managed, /must look like https:..sso.example.com.realms.site/],
    [{ ...given, ...managed, OIDC_ISSUER: 'https://login.example.com/v2.0' }, /for Keycloak only/],
    [{ ...given, ...managed, OIDC_ROLES_CLAIM: 'resource_access.x.roles' }, /roles of a client/],
  ])('managed by %j is refused with a sentence', (env, sentence) =>
    expect(() => readConfig(env)).toThrow(sentence),
  )
})
