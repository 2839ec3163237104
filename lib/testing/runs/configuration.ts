import { ConfigError, readConfig } from '@/lib/platform/config/config'

/** Of a site in production, without its database. */
export const production = { SITE_MODE: 'production', APP_URL: 'https://safety.example.com' }
/** A database of the site's own. */
export const external = {
  DATABASE_URL: 'postgres://app:pw@db:5432/safety?sslmode=verify-full',
  FIELD_KEY: Buffer.alloc(32).toString('base64'),
}

/** What is wrong with a configuration, one sentence each. */
export function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
