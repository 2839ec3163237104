import { type Role, roles } from '../lib/platform/access/policies'

/** The accounts of a run: of each role as many that removed and disabled ones do not end it. */

const ACCOUNTS_OF_A_ROLE = 25

export const PASSWORD = 'fuzz-only-password'

export const emailsOf = (role: Role): string[] =>
  Array.from(
    { length: ACCOUNTS_OF_A_ROLE },
    (_, index) => `fuzz-${role.toLowerCase()}-${index + 1}@example.com`,
  )

export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name)
