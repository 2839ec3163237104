import { PLAIN_NUMBERS } from '../domain/people/persons/national-id/rows'
import { PLAIN_SECRETS } from '../platform/auth/plain-secrets'
import { withClient } from './base/client'
import { callInChild } from './call-in-child'
import type { Logins } from './postgres/prepare-database'

/** What earlier versions have left plain: a statement that finds some, and what encrypts it. */
const kinds = [
  {
    name: 'National ids',
    some: PLAIN_NUMBERS,
    file: 'lib/domain/people/persons/national-id/commands.ts',
    work: 'encryptPlainNumbers',
  },
  {
    name: 'Keys of the product',
    some: PLAIN_SECRETS,
    file: 'lib/platform/auth/secrets.ts',
    work: 'encryptPlainSecrets',
  },
]

/** Encrypts it before anything is served. Several servers may. */
export async function encryptPlainValues({ owner }: Logins): Promise<void> {
  for (const { name, some, file, work } of kinds) {
    if (!(await isFound(owner, some))) continue
    console.log(`  ${name}: encrypting…`)
    const count = await callInChild(file, work, [])
    console.log(`  ${name}: ${String(count)} encrypted`)
  }
}

async function isFound(owner: string, statement: string): Promise<boolean> {
  const { rowCount } = await withClient(owner, (client) => client.query(statement))
  return rowCount !== 0
}
